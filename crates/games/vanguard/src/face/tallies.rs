//! What the story of a finished game is drawn from: dice, ranks and wounds, by who looks after them.

use orrery_core::Seat;
use orrery_draw::Tally;

use crate::content::Section;
use crate::state::{Campaign, Member, State};

pub fn of(state: &State) -> Vec<Tally> {
    match &state.campaign {
        Some(campaign) => vec![
            each(state, "tally-dice-owned", |_| campaign.dice.into()),
            each(state, "tally-ranks", |seat| ranks(state, campaign, seat)),
        ],
        None => vec![
            each(state, "tally-dice-left", |seat| sum(state, seat, |member| member.available.len())),
            each(state, "tally-wound-cards", |seat| sum(state, seat, Member::wound_cards)),
        ],
    }
}

fn each(state: &State, name: &'static str, count: impl Fn(Seat) -> i64) -> Tally {
    Tally { name, of: Seat::all(state.seats).map(count).collect() }
}

fn ranks(state: &State, campaign: &Campaign, seat: Seat) -> i64 {
    let own = Section::ALL.into_iter().filter(|section| state.controller(*section) == seat);
    let posts = own.flat_map(|section| campaign.crew(Some(section), None)).filter_map(|one| campaign.post(one));
    posts.map(|post| i64::from(post.rank)).sum()
}

fn sum(state: &State, seat: Seat, count: impl Fn(&Member) -> usize) -> i64 {
    state.party.iter().filter(|member| member.seat == seat).map(count).sum::<usize>() as i64
}
