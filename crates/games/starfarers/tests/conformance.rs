//! The promises every game keeps, over random games of 2 to 4 players with every option.

use orrery_core::{GameOption, Setup};
use orrery_testkit::{Conformance, bench, conformance};
use starfarers::Starfarers;
use starfarers::content::{CARDS_EACH, COLONIES, Chip, Encounter, OPTIONS, POSTS, RINGS, Resource};
use starfarers::event::{Event, Income, Reading};
use starfarers::questions::Decision;
use starfarers::sets::{Cards, ChipSet};
use starfarers::state::{Owner, Phase, ShipKind, State};

/// Every value of every option comes up, in mixed company.
fn setups(seats: u8, from: usize) -> impl Iterator<Item = Setup> {
    (from..from + 8).map(move |number| {
        let value =
            |place: usize, option: &GameOption| option.values[(number * 7 + place * 3) / 2 % option.values.len()];
        OPTIONS
            .iter()
            .enumerate()
            .fold(Setup::new(seats), |setup, (place, option)| setup.with(option.id, value(place, option)))
    })
}

/// All cards are in the bank, the supply deck or a hand (SF-Z5).
fn all_cards(state: &State) -> bool {
    let hands = state.secret.hands.iter().fold(Cards::NONE, |all, hand| all.plus(*hand));
    let all = hands.plus(state.public.bank).plus(state.secret.supply);
    all == Cards([CARDS_EACH; Resource::COUNT])
}

/// SF-Z2, SF-Z5: every card, chip and piece is somewhere, and in one place only.
fn pieces(state: &State) -> conformance::Pieces {
    let public = &state.public;
    assert!(all_cards(state) || public.phase() == Phase::SetUp, "cards were made or lost");
    let mut chips: Vec<Chip> = state.secret.chips.0.iter().flatten().copied().collect();
    let cleared = public.players.iter().fold(ChipSet::NONE, |all, player| all.or(player.cleared));
    chips.extend(public.reserve.or(cleared).iter());
    chips.sort();
    chips.dedup();
    let cards = [public.unread, public.discard, public.aside].iter().map(|set| set.len()).sum::<usize>();
    assert_eq!(cards, Encounter::COUNT, "an encounter card is in two places or none");
    for seat in public.everybody() {
        let player = public.player(seat);
        let ships = |kind| player.ships.iter().flatten().filter(|ship| ship.kind == kind).count() as u8;
        let built = public.sites_of(seat).count() as u8;
        let ports = public.sites_of(seat).filter(|(_, colony)| colony.spaceport).count() as u8;
        assert_eq!(player.colonies + built + ships(ShipKind::Colony), COLONIES);
        assert_eq!(player.posts + public.all_posts(seat) + ships(ShipKind::Trade), POSTS);
        assert_eq!(player.rings + ports, RINGS);
        assert_eq!(player.hand, state.hand(seat).total(), "everybody knows how many cards there are");
        assert!(state.hand(seat).covers(player.traced), "what everybody knows of a hand is true");
    }
    assert_eq!(state.secret.supply.total(), public.supply);
    let neutral = public.sites.0.iter().flatten().filter(|colony| colony.owner == Owner::Neutral).count();
    vec![("chips", chips.len() as u64), ("neutral", neutral as u64)]
}

/// Other hands come to light by dice, by payments, and in the talk of the trade phase: what is offered is held.
fn other_hands(truth: &State, imagined: &State) -> State {
    let market = &truth.public.market;
    let talks = market.deal.is_some() || market.proposals.iter().any(Option::is_some);
    let mut blend = *truth;
    if !talks && truth.public.phase() != Phase::Discard {
        blend.secret.hands = imagined.secret.hands;
        blend.secret.supply = imagined.secret.supply;
    }
    blend
}

/// Balls and dice are seen by all; the view keeps the last ones only, and not every branch that was read.
fn log_only(event: &Event) -> bool {
    matches!(
        event,
        Event::Income(Income::Rolled { .. })
            | Event::Reading(Reading::Shaken { .. })
            | Event::Reading(Reading::Tested { .. })
            | Event::Reading(Reading::Read { .. })
    )
}

fn suite(seats: u8, seed: u64) -> Conformance<Starfarers> {
    let suite = Conformance::<Starfarers>::new().setups(setups(seats, seed as usize * 8)).games(10).seed(seed);
    let suite = suite.most_answers(20_000).pieces(pieces).log_only(log_only).stays_hidden(other_hands);
    suite.sealed(|ask| matches!(ask.decision, Decision::Discard(_))).look_every(12).hides()
}

#[test]
fn four_players_keep_every_promise() {
    let report = suite(4, 1).check();
    assert!(report.undone > 0 && report.rolled_otherwise > 50, "{report:?}");
    let rules = [
        "SF-PROD-1",
        "SF-SEVEN-1",
        "SF-SEVEN-3",
        "SF-TRADE-5",
        "SF-TRADE-6",
        "SF-TRADE-7",
        "SF-TRADE-8",
        "SF-BANK-1",
        "SF-BUILD-1",
        "SF-SHIP-3",
        "SF-SHAKE-2",
        "SF-ENC-3",
        "SF-ENC-8",
        "SF-ENC-14",
        "SF-FLY-1",
        "SF-FLY-4",
        "SF-FLY-5",
        "SF-FLY-7",
        "SF-TRADEBASE-5",
        "SF-Z3",
    ];
    for rule in rules {
        assert!(report.rules.contains(rule), "nobody was ever shown {rule}");
    }
}

#[test]
fn three_players_keep_every_promise() {
    let report = suite(3, 2).check();
    assert!(report.worlds > 100, "{report:?}");
}

#[test]
fn two_players_keep_every_promise() {
    let report = suite(2, 3).check();
    assert!(report.worlds > 100, "{report:?}");
}

#[test]
fn leavers_are_played_by_the_defaults() {
    let report = suite(3, 4).check();
    assert!(report.left > 0, "{report:?}");
}

#[test]
fn a_state_stays_small() {
    let figures = bench::measure::<Starfarers>(&Setup::new(4), 0.3);
    assert!(figures.bytes_in_memory <= 4096, "{figures}");
}
