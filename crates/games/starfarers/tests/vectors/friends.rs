//! Every friendship card: exactly what changes for its owner, and nothing else (SF-FRIEND-1, SF-FRIEND-2).

use starfarers::content::{FriendCard, People, Resource};
use starfarers::rules::turn::production;
use starfarers::state::{Phase, State};

use crate::common::*;

/// All that any of the cards changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Means {
    /// What P1's start yields on all rolls from 2 to 12 together, in the order of the types.
    yields: [u8; Resource::COUNT],
    /// Cards of each type for one of the bank.
    rates: [u8; Resource::COUNT],
    /// With a base speed of 3, one booster and two cannons.
    speed: u8,
    strength: u8,
    /// Cards to discard on a 7 of 7, 8, 12, 13 and 15.
    tribute: [u8; 5],
    /// A fame ring for 1 goods.
    buys_fame: bool,
    /// Players to take a card from, of two who are ahead with cards, one ahead without and one behind.
    shares: usize,
    /// A card after a roll of one's own that gave none, and after one that gave some.
    relief: [bool; 2],
}

const NO_FRIEND: Means = Means {
    yields: [2, 2, 1, 1, 1],
    rates: [3, 3, 3, 3, 2],
    speed: 4,
    strength: 2,
    tribute: [0, 4, 6, 6, 7],
    buys_fame: false,
    shares: 0,
    relief: [false, false],
};

const fn yields(yields: [u8; Resource::COUNT]) -> Means {
    Means { yields, ..NO_FRIEND }
}

const fn rates(rates: [u8; Resource::COUNT]) -> Means {
    Means { rates, ..NO_FRIEND }
}

const fn ship(speed: u8, strength: u8) -> Means {
    Means { speed, strength, ..NO_FRIEND }
}

/// P1's start touches ore on 5 and on 11, fuel on 2 and 11, and one planet each of the others.
const CARDS: [(&str, People, Means); 20] = [
    ("F01", People::GreenFolk, yields([4, 2, 1, 1, 1])),
    ("F02", People::GreenFolk, yields([2, 4, 1, 1, 1])),
    ("F03", People::GreenFolk, yields([2, 2, 2, 1, 1])),
    ("F04", People::GreenFolk, yields([2, 2, 1, 2, 1])),
    ("F05", People::GreenFolk, yields([2, 2, 1, 1, 2])),
    ("F06", People::Merchants, rates([2, 3, 3, 3, 2])),
    ("F07", People::Merchants, rates([3, 2, 3, 3, 2])),
    ("F08", People::Merchants, rates([3, 3, 2, 3, 2])),
    ("F09", People::Merchants, rates([3, 3, 3, 2, 2])),
    ("F10", People::Merchants, rates([3, 3, 3, 3, 1])),
    ("F11", People::Scientists, ship(5, 3)),
    ("F12", People::Scientists, ship(5, 3)),
    ("F13", People::Scientists, ship(5, 3)),
    ("F14", People::Scientists, ship(6, 2)),
    ("F15", People::Scientists, ship(4, 4)),
    ("F16", People::Diplomats, Means { tribute: [0, 0, 0, 6, 7], ..NO_FRIEND }),
    ("F17", People::Diplomats, Means { buys_fame: true, ..NO_FRIEND }),
    ("F18", People::Diplomats, Means { buys_fame: true, ..NO_FRIEND }),
    ("F19", People::Diplomats, Means { shares: 2, ..NO_FRIEND }),
    ("F20", People::Diplomats, Means { relief: [true, false], ..NO_FRIEND }),
];

fn with_friend(id: Option<&str>) -> State {
    let table = basic().with(|state| {
        set_parts(state, P1, 1, 2, 0);
        state.public.turn.base = 3;
        if let Some(id) = id {
            give_friend(state, P1, id);
        }
    });
    *table.play().state()
}

fn yielded(state: &State) -> [u8; Resource::COUNT] {
    let rolls = (2..=12).map(|sum| production(state, sum).0[P1.index()]);
    rolls.fold([0; Resource::COUNT], |all, cards| {
        let mut all = all;
        all.iter_mut().zip(cards.0).for_each(|(sum, count)| *sum += count);
        all
    })
}

fn tribute(state: &State, hand: u8) -> u8 {
    let mut public = state.public;
    public.players[P1.index()].hand = hand;
    public.tribute(P1)
}

/// One goods is paid and one ring is there, or the answer is refused.
fn buys_fame(state: &State) -> bool {
    let mut table = basic().with(|table| {
        *table = *state;
        set_hand(table, P1, "g1");
        table.public.frames.only(Phase::Trade);
    });
    if !offered(&table, P1).contains(&"fame".to_owned()) {
        table.refused(P1, Choice::Trade(Trading::BuyFame), "SF-FRIEND-1");
        return false;
    }
    table.choose(P1, Choice::Trade(Trading::BuyFame));
    assert_eq!((hand(&table, P1).total(), fame(&table, P1)), (0, 2));
    true
}

fn shares(state: &State) -> usize {
    let mut state = *state;
    [P2, P3, P4].into_iter().for_each(|seat| set_vp(&mut state, seat, 6));
    [P2, P4].into_iter().for_each(|seat| set_hand(&mut state, seat, "o1"));
    let ahead = state.public.fair_victims();
    set_vp(&mut state, P4, 4);
    assert!(!state.public.fair_victims().contains(P4), "as many VP are not more");
    assert!(ahead.iter().all(|seat| seat == P2 || seat == P4));
    ahead.len()
}

/// P1 rolls a 9, which gives nothing, or a 5, which gives ore.
fn relief(state: &State, sum: u8) -> bool {
    let mut table = basic().with(|table| *table = *state);
    table.choose_lucky(P1, Choice::Roll(Rolling::Roll), |state| {
        state.public.turn.dice.is_some_and(|(a, b)| a + b == sum)
    });
    table.play().state().public.phase() == Phase::ask(P1, Relief)
}

fn means(id: Option<&str>) -> Means {
    let state = with_friend(id);
    Means {
        yields: yielded(&state),
        rates: Resource::ALL.map(|card| state.public.rate(P1, card)),
        speed: state.public.speed(P1),
        strength: state.public.strength(P1),
        tribute: [7, 8, 12, 13, 15].map(|hand| tribute(&state, hand)),
        buys_fame: buys_fame(&state),
        shares: shares(&state),
        relief: [9, 5].map(|sum| relief(&state, sum)),
    }
}

/// SF-FRIEND-1, SF-FRIEND-2, SF-BANK-3, SF-PROD-2, SF-SEVEN-1, R-12, R-13
#[test]
fn every_card_does_what_it_says_and_nothing_else() {
    assert_eq!(means(None), NO_FRIEND);
    for (id, people, wanted) in CARDS {
        assert_eq!((means(Some(id)), friend(id).people()), (wanted, people), "{id}");
    }
    assert!(FriendCard::all().map(FriendCard::id).eq(CARDS.map(|row| row.0)), "no card is missing");
}

/// SF-FRIEND-2: bonuses of several cards add up, and count for nobody else.
#[test]
fn scientists_cards_add_up() {
    let mut state = with_friend(None);
    People::Scientists.cards().into_iter().for_each(|card| player(&mut state, P1).friends.insert(card));
    assert_eq!((state.public.speed(P1), state.public.strength(P1)), (4 + 5, 2 + 5));
    assert_eq!((state.public.speed(P2), state.public.strength(P2)), (3, 0));
}
