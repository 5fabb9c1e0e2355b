//! SF-T01 to SF-T15, SF-T68, SF-T69, SF-T75: production, the seven, the supply deck.

use orrery_core::{Asking, Setup};
use starfarers::Starfarers;
use starfarers::content::Resource;
use starfarers::rules::turn::production;
use starfarers::sets::Cards;
use starfarers::state::{Phase, ShipKind};

use crate::common::*;

/// What a roll brings to P1 to P4.
fn rolled(table: &Table, sum: u8) -> [Cards; 4] {
    production(table.play().state(), sum).0
}

fn gains(texts: [&str; 4]) -> [Cards; 4] {
    texts.map(cards)
}

/// SF-SETUP-2, SF-SETUP-4, SF-SETUP-5, SF-SETUP-6, SF-SETUP-7, SF-SETUP-11, SF-SETUP-12, SF-SETUP-13,
/// SF-SETUP-14
#[test]
fn sf_t01_the_basic_set_up() {
    let mut table = Table::new(Setup::new(4));
    for seat in public(&table).everybody() {
        let at = public(&table).launch_points(seat).next().expect("a launch point");
        let launch = starfarers::state::Launch { at, transporter: ONE };
        table.choose(seat, first_ship(starfarers::state::ShipKind::Colony, launch));
    }
    for seat in public(&table).everybody() {
        let player = public(&table).player(seat);
        assert_eq!(vp(&table, seat), 4);
        assert_eq!((player.colonies, player.posts, player.rings), (5, 7, 2));
        assert_eq!(public(&table).free_transporters(seat).count(), 2);
        assert_eq!((player.fame, player.hand), (1, 3));
    }
    let public = public(&table);
    assert_eq!((public.bank, public.supply, public.fame_left()), (Cards([8; 5]), 48, 36));
}

/// SF-PROD-1, SF-PROD-2, SF-PROD-3, SF-PROD-5, R-09
#[test]
fn sf_t02_to_t06_every_roll_of_the_basic_set_up() {
    let table = basic();
    assert_eq!(rolled(&table, 8), gains(["", "g1", "c1", "c1 g1"]), "SF-T02");
    assert_eq!(rolled(&table, 6), gains(["c1 g1", "c1", "g1", ""]), "SF-T03");
    assert_eq!(rolled(&table, 11), gains(["o1 u1", "", "", "o1 u1"]), "SF-T04");
    assert_eq!(rolled(&table, 2), gains(["u1", "", "", "u1"]), "SF-T04");
    assert_eq!(rolled(&table, 3), gains(["", "u1", "u1 o1", "o1"]), "SF-T05");
    assert_eq!(rolled(&table, 12), gains(["", "", "o1", "o1"]), "SF-T05");
    assert_eq!(rolled(&table, 4), gains(["f1", "", "f1", ""]), "SF-T06, SF-T09: a spaceport brings 1 card");
    assert_eq!(rolled(&table, 5), gains(["o1", "o1", "", ""]), "SF-T06");
    assert_eq!(rolled(&table, 9), gains(["", "f1", "", "f1"]), "SF-T06");
    assert_eq!(rolled(&table, 10), gains(["", "u1", "u1", ""]), "SF-T06");
}

/// SF-FRIEND-1
#[test]
fn sf_t07_green_folk_add_one() {
    let table = basic().with(|state| give_friend(state, P2, "F03"));
    assert_eq!(rolled(&table, 6)[1], cards("c2"));
    // A second colony at the same planet: 2 + 1.
    let table = table.with(|state| {
        state.public.sites.0[site("delta-BL").index()] = state.public.sites.0[site("delta-BR").index()];
    });
    assert_eq!(rolled(&table, 6)[1], cards("c3"));
}

/// SF-PROD-6, R-10
#[test]
fn sf_t08_a_bank_that_is_too_small() {
    let table = basic().with(|state| set_bank(state, "o8 u8 c1 f8 g8"));
    assert_eq!(rolled(&table, 6), gains(["g1", "", "g1", ""]));
    let (_, short) = production(table.play().state(), 6);
    assert!(short[Resource::Carbon.index()] && !short[Resource::Goods.index()]);
    // Only P1 claims 2 carbon: P1 gets the 1.
    let table = table.with(|state| {
        state.public.sites.0[site("delta-BR").index()] = state.public.sites.0[site("delta-BL").index()];
    });
    assert_eq!(rolled(&table, 6)[0], cards("c1 g1"));
}

/// P1 rolls a 7.
fn seven(table: &mut Table) {
    table
        .choose_lucky(P1, Choice::Roll(Rolling::Roll), |state| state.public.turn.dice.is_some_and(|(a, b)| a + b == 7));
}

/// SF-SEVEN-1, SF-SEVEN-2, R-14
#[test]
fn sf_t10_half_of_more_than_seven() {
    let mut table = basic().with(|state| {
        set_hand(state, P1, "o7");
        set_hand(state, P2, "o2 u6");
        set_hand(state, P3, "u1 c8");
        set_hand(state, P4, "f10 g5");
    });
    seven(&mut table);
    table.not_asked(P1, |ask| matches!(ask, Decision::Discard(_)));
    table.asked(P2, |ask| *ask == Discard { count: 4 }.into());
    table.asked(P3, |ask| *ask == Discard { count: 4 }.into());
    table.asked(P4, |ask| *ask == Discard { count: 7 }.into());
    table.refused(P2, Choice::Discard(cards("u3")), "SF-SEVEN-1");
    table.choose(P3, Choice::Discard(cards("c4"))).choose(P2, Choice::Discard(cards("u4")));
    assert_eq!(hand(&table, P2), cards("o2 u6"), "nothing moves before all are in");
    table.choose(P4, Choice::Discard(cards("f7")));
    assert_eq!([P2, P3, P4].map(|seat| hand(&table, seat)), [cards("o2 u2"), cards("u1 c4"), cards("f3 g5")]);
    table.asked(P1, |ask| matches!(ask, Decision::Steal(_)));
}

#[test]
fn sf_t11_light_tribute() {
    let table = |text: &'static str| {
        basic().with(|state| {
            give_friend(state, P2, "F16");
            set_hand(state, P2, text);
        })
    };
    assert_eq!(public(&table("o6 u6")).tribute(P2), 0);
    assert_eq!(public(&table("o6 u7")).tribute(P2), 6);
}

/// SF-SEVEN-3, SF-SEVEN-4, SF-SUPPLY-1, R-23
#[test]
fn sf_t12_the_supply_card_comes_after_a_seven_too() {
    for (vp, drawn) in [(8, 1), (9, 0)] {
        let mut table = basic().with(|state| {
            set_vp(state, P1, vp);
            set_hand(state, P1, "o8");
            set_hand(state, P2, "u1");
        });
        seven(&mut table);
        table.choose(P1, Choice::Discard(cards("o4"))).choose(P1, Choice::Steal(Victim::Seat(P2)));
        assert_eq!(public(&table).phase(), Phase::Trade);
        assert_eq!(hand(&table, P1).total(), 4 + 1 + drawn, "with {vp} VP");
    }
}

/// SF-VAR-1
#[test]
fn sf_t13_the_fast_variant() {
    for (vp, due) in [(6, 2), (7, 1), (8, 1), (9, 0)] {
        let mut table = basic_with(Setup::new(4).with("supply", "fast")).with(|state| {
            set_vp(state, P1, vp);
            state.public.players.iter_mut().for_each(|player| player.friends = Default::default());
        });
        table.choose_lucky(P1, Choice::Roll(Rolling::Roll), |state| {
            state.public.turn.dice.is_some_and(|(a, b)| a + b == 10)
        });
        assert_eq!(hand(&table, P1).total(), due, "with {vp} VP");
    }
}

/// SF-SUPPLY-3
#[test]
fn sf_t14_an_empty_supply_deck_is_refilled() {
    let mut table = basic_with(Setup::new(4).with("supply", "fast")).with(|state| {
        set_vp(state, P1, 6);
        // All but one card of the supply deck wait in other hands.
        set_bank(state, "o9 u4 f6 g7");
        set_hand(state, P2, "o5 u8 c10");
        set_hand(state, P3, "o5 u8 c10 f7");
        set_hand(state, P4, "o1 f7 g12");
        state.public.frames.only(Phase::ask(P1, Roll));
    });
    assert_eq!(public(&table).supply, 1);
    let events = lucky(&mut table, P1, Choice::Roll(Rolling::Roll), |events| {
        // A roll that gives nobody anything: the bank has no carbon for two, and 7 would ask for discards.
        events
            .iter()
            .any(|event| matches!(event, Event::Income(Income::Produced { cards, .. }) if cards.iter().all(|gain| gain.is_empty())))
            || events.iter().any(|event| matches!(event, Event::Income(Income::SupplyRefilled { .. })))
    });
    let refilled = events.iter().find_map(|event| match event {
        Event::Income(Income::SupplyRefilled { cards }) => Some(*cards),
        _ => None,
    });
    let produced = events.iter().find_map(|event| match event {
        Event::Income(Income::Produced { cards, .. }) => {
            Some(cards.iter().fold(Cards::NONE, |all, gain| all.plus(*gain)))
        }
        _ => None,
    });
    let bank = cards("o9 u4 f6 g7").minus(produced.expect("a roll"));
    let expected = Cards(bank.0.map(|stock| stock.min(6)));
    assert_eq!(refilled, Some(expected));
    assert_eq!(public(&table).bank, bank.minus(expected));
    assert_eq!(public(&table).supply, expected.total() - 1);
    assert!(hand(&table, P1).total() >= 2);
}

#[test]
fn sf_t14_the_numbers_of_the_example() {
    let bank = cards("o9 u4 f6 g7");
    let refill = Cards(bank.0.map(|stock| stock.min(starfarers::content::REFILL_EACH)));
    assert_eq!((refill, refill.total()), (cards("o6 u4 f6 g6"), 22));
    assert_eq!(bank.minus(refill), cards("o3 g1"));
}

///
#[test]
fn sf_t15_the_relief_chest() {
    let nine = |state: &starfarers::state::State| state.public.turn.dice.is_some_and(|(a, b)| a + b == 9);
    let setup = || basic_with(Setup::new(4).with("draw", "button")).with(|state| give_friend(state, P1, "F20"));
    let mut table = setup();
    table.choose_lucky(P1, Choice::Roll(Rolling::Roll), nine).asked(P1, |ask| matches!(ask, Decision::Relief(_)));
    table.choose(P1, Choice::Relief(Resource::Goods));
    assert_eq!(hand(&table, P1), cards("g1"));
    let mut table = setup().with(|state| begin(state, P2));
    table.choose_lucky(P2, Choice::Roll(Rolling::Roll), nine).asked(P2, |ask| matches!(ask, Decision::Trade(_)));
    // under the option it helps on every roll.
    let every = Setup::new(4).with("draw", "button").with("relief", "every");
    let mut table = basic_with(every).with(|state| {
        give_friend(state, P1, "F20");
        begin(state, P2);
    });
    table.choose_lucky(P2, Choice::Roll(Rolling::Roll), nine).asked(P1, |ask| matches!(ask, Decision::Relief(_)));
}

/// F20: an empty bank has no card to give, and a 7 is no roll that gives none.
#[test]
fn the_relief_chest_needs_a_card_and_no_seven() {
    for (bank, sum, relieved) in [("o1", 9, true), ("", 9, false), ("o1", 7, false)] {
        let mut table = basic().with(|state| {
            give_friend(state, P1, "F20");
            set_bank(state, bank);
        });
        table.choose_lucky(P1, Choice::Roll(Rolling::Roll), |state| {
            state.public.turn.dice.is_some_and(|(a, b)| a + b == sum)
        });
        assert_eq!(public(&table).phase() == Phase::ask(P1, Relief), relieved, "{bank} on {sum}");
    }
}

/// SF-2P-2
#[test]
fn sf_t68_two_players_roll_twice() {
    let eight = |state: &starfarers::state::State| state.public.turn.dice.is_some_and(|(a, b)| a + b == 8);
    let mut table = basic_with(Setup::new(2));
    table.choose_lucky(P1, Choice::Roll(Rolling::Roll), eight).asked(P1, |ask| matches!(ask, Decision::Roll(_)));
    assert_eq!(hand(&table, P1).total(), 0, "no supply card between the rolls");
    table.choose_lucky(P1, Choice::Roll(Rolling::Roll), eight).asked(P1, |ask| matches!(ask, Decision::Trade(_)));
    assert_eq!(hand(&table, P2), cards("c2 g2"), "the second player has start P4");
    assert_eq!(hand(&table, P1).total(), 1);
}

/// SF-2P-2
#[test]
fn the_very_first_turn_of_two_has_one_roll() {
    let mut table = Table::new(Setup::new(2));
    for seat in [P1, P2] {
        let at = table.play().state().public.launch_points(seat).min_by_key(|point| point.x()).expect("a spaceport");
        table.choose(seat, first_ship(ShipKind::Colony, Launch { at, transporter: ONE }));
    }
    let first = public(&table).first;
    let eight = |state: &starfarers::state::State| state.public.turn.dice.is_some_and(|(a, b)| a + b == 8);
    table.choose_lucky(first, Choice::Roll(Rolling::Roll), eight).asked(first, |ask| matches!(ask, Decision::Trade(_)));
    table.choose(first, Choice::Trade(Trading::ToFlight));
    while public(&table).active == first {
        let ask = table.play().asks().iter().find(|ask| ask.must).expect("a question").clone();
        let choice = Starfarers::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
    }
    let second = public(&table).active;
    table
        .choose_lucky(second, Choice::Roll(Rolling::Roll), eight)
        .asked(second, |ask| matches!(ask, Decision::Roll(_)));
}

/// SF-SUPPLY-2
#[test]
fn sf_t69_a_forgotten_supply_card_is_lost() {
    let mut table =
        basic_with(Setup::new(4).with("draw", "button")).with(|state| state.public.frames.only(Phase::Trade));
    table.choose(P1, Choice::Trade(Trading::ToFlight)).refused(P1, Choice::Trade(Trading::Draw), "table");
    assert_eq!(hand(&table, P1).total(), 0);
}

/// SF-SUPPLY-2, R-37
#[test]
fn sf_t75_with_a_button_the_card_may_be_left() {
    let eight = |state: &mut starfarers::state::State| {
        set_hand(state, P1, "o7");
        set_vp(state, P1, 8);
        state.public.frames.only(Phase::Supply);
    };
    let mut table = basic_with(Setup::new(4).with("draw", "button"))
        .with(eight)
        .with(|state| state.public.frames.only(Phase::Trade));
    assert!(offered(&table, P1).contains(&"draw".to_string()));
    table.choose(P1, Choice::Trade(Trading::ToFlight));
    assert_eq!(hand(&table, P1).total(), 7);
    let mut table = basic().with(|state| {
        set_hand(state, P1, "o7");
        set_vp(state, P1, 8);
    });
    table.choose_lucky(P1, Choice::Roll(Rolling::Roll), |state| {
        state.public.turn.dice.is_some_and(|(a, b)| a + b == 10)
    });
    assert_eq!(hand(&table, P1).total(), 8, "by default it is drawn");
}
