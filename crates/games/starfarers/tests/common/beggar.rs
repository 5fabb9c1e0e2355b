//! A player who lives on begging: one card for two or three of somebody else's, as often as the rules allow. Otherwise it
//! plays like the normal computer player.

use orrery_bots::{Level, act};
use orrery_core::{Answer, Ask, AskId, Dice, Game, Outcome, Play, Seat, Setup, Viewer};
use starfarers::Starfarers;
use starfarers::content::Resource;
use starfarers::questions::{Choice, Decision, Drafted, Trading};
use starfarers::sets::Cards;
use starfarers::state::{Reply, State};
use starfarers::view::View;

/// More answers than any game needs.
const ENOUGH: usize = 20_000;

/// Two or three cards without the type that is given.
pub fn bags(give: Resource) -> impl Iterator<Item = Cards> {
    let kinds = move || Resource::ALL.into_iter().filter(move |card| *card != give);
    let one = |card| Cards::of(card, 1);
    let pairs = kinds().flat_map(move |a| kinds().filter(move |b| *b >= a).map(move |b| one(a).plus(one(b))));
    let pairs: Vec<Cards> = pairs.collect();
    let threes = pairs.clone().into_iter().flat_map(move |pair| kinds().map(move |card| pair.plus(one(card))));
    let threes: Vec<Cards> = threes.collect();
    threes.into_iter().chain(pairs)
}

/// An offer that somebody is known to be able to pay, or any.
fn beg(view: &View, seat: Seat, luck: &mut Dice) -> Option<Choice> {
    let kinds: Vec<Resource> = Resource::ALL.into_iter().filter(|card| view.hand.get(*card) > 0).collect();
    let give = *luck.pick(&kinds)?;
    let known = |want: &Cards| view.public.others(seat).any(|other| view.public.player(other).traced.covers(*want));
    let all: Vec<Cards> = bags(give).collect();
    let payable: Vec<Cards> = all.iter().copied().filter(known).collect();
    let want = *luck.pick(if payable.is_empty() { &all } else { &payable })?;
    Some(Choice::Draft(Drafted { give: Cards::of(give, 1), want, ..Drafted::default() }))
}

/// Somebody has taken the offer.
fn taken(state: &State) -> Option<Choice> {
    let public = &state.public;
    let accepts = |seat: &Seat| public.market.replies[seat.index()] == Reply::Accepted;
    public
        .market
        .deal
        .and_then(|_| public.others(public.active).find(accepts))
        .map(|seat| Choice::Trade(Trading::Confirm(seat)))
}

/// In its own trade the beggar takes what is given, and asks for more.
fn live_on_others(play: &Play<Starfarers>, ask: &Ask<Decision>, luck: &mut Dice) -> Option<(AskId, Choice)> {
    if !matches!(ask.decision, Decision::Trade(_)) {
        return None;
    }
    if let Some(choice) = taken(play.state()) {
        return Some((ask.id, choice));
    }
    let draft = play.asks().of(ask.seat).find(|ask| matches!(ask.decision, Decision::Draft(_)))?.id;
    let view = Starfarers::view(play.state(), Viewer::Seat(ask.seat));
    Some((draft, beg(&view, ask.seat, luck)?))
}

/// A game of four with the beggar on this seat and normal players on the others.
pub fn game(seed: u64, beggar: Seat) -> Outcome {
    let mut play = Play::<Starfarers>::begin(&Setup::new(4), Dice::seeded("beggar", seed)).expect("a table");
    let mut luck = Dice::seeded("begging", seed);
    for _ in 0..ENOUGH {
        let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() else { break };
        let begged = if ask.seat == beggar { live_on_others(&play, &ask, &mut luck) } else { None };
        let (id, choice) = begged.unwrap_or_else(|| {
            let view = Starfarers::view(play.state(), Viewer::Seat(ask.seat));
            act::<Starfarers>(Level::Normal, &view, &ask, play.asks(), &mut luck)
        });
        play.answer(&Answer { ask: id, seat: ask.seat, choice }).expect("a legal answer");
    }
    play.outcome().expect("the game ends")
}

/// Games won by the beggar, on every seat in turn.
pub fn wins(games: u64, seed: u64) -> u64 {
    let won = |number: &u64| {
        let seat = Seat((number % 4) as u8);
        game(seed * 1_000_003 + number, seat).winners().any(|winner| winner == seat)
    };
    (0..games).filter(won).count() as u64
}
