//! What is counted over many games: how explorations end, by world, party and dice; what becomes of a campaign and of
//! every card that leaves a hand.

use crate::content::Tally;
use crate::event::{Boards, Event, Rounds, Ships};
use crate::rules::{end, set_up};
use crate::state::{Close, State};

type Counted = Vec<(String, i64)>;

pub(crate) fn counts(before: &State, event: &Event) -> Counted {
    match event {
        Event::Rounds(Rounds::Closed { how }) => exploration(before, *how),
        Event::Ships(Ships::CampaignEnded { .. }) => campaign(before),
        Event::Boards(Boards::CardPlayed { card, .. } | Boards::ComboPlayed { card, .. }) => vec![used(card.id(), 1)],
        Event::Boards(Boards::Discarded { cards, .. }) => cards.iter().map(|card| used(card.id(), 0)).collect(),
        _ => Counted::new(),
    }
}

/// Of all the times it left a hand.
fn used(card: &str, times: i64) -> (String, i64) {
    (format!("card {card} used"), times)
}

/// A world is named by its landing card too, so that a second visit is not taken for a first one.
fn world(state: &State) -> String {
    let landing = state.campaign.and_then(|campaign| campaign.landing).or(state.terms.goal.landing());
    let board = state.planet.board.id();
    landing.map_or_else(|| board.to_owned(), |landing| format!("{board} {}", landing.id()))
}

/// Dice that every section owns.
fn dice(state: &State) -> u8 {
    let (_, alone) = set_up::strength(state.terms.goal);
    state.campaign.map_or(alone, |campaign| campaign.dice)
}

fn exploration(before: &State, how: Close) -> Counted {
    let (world, crew) = (world(before), before.party.len());
    let has_won = end::has_succeeded(&State { closed: Some(how), ..*before });
    let ranks = before.party.iter().map(|member| (format!("rank on {world}"), i64::from(member.rank)));
    let dead = before.party.iter().filter(|member| member.is_dead).count() as i64;
    let all = [
        (format!("success on {world}, {crew} crew, {} dice", dice(before)), i64::from(has_won)),
        (format!("rounds on {world}, {crew} crew"), i64::from(before.round)),
        (format!("success tokens on {world}"), i64::from(before.success)),
        (format!("wounds on {world}"), before.wound_cards() as i64),
        (format!("deaths on {world}"), dead),
    ];
    all.into_iter().chain(ranks).collect()
}

fn campaign(before: &State) -> Counted {
    let Some(campaign) = before.campaign else { return Counted::new() };
    let all = [
        ("phases", i64::from(before.count(Tally::Phase))),
        ("dice at the end", i64::from(campaign.dice)),
        ("missions failed", i64::from(campaign.failed)),
        ("deaths", i64::from(campaign.dead)),
    ];
    all.into_iter().map(|(name, count)| (name.to_owned(), count)).collect()
}
