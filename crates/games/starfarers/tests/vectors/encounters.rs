//! SF-T27 to SF-T42, SF-T64, SF-T65, SF-T70, SF-T73, SF-T74: shakes and encounters.

use starfarers::content::{Ball, ChipValue, Encounter, Part};
use starfarers::sets::Cards;
use starfarers::state::{Phase, ShipKind, State};

use crate::common::*;

fn shake(table: &mut Table, balls: (Ball, Ball)) {
    lucky(table, P1, Choice::Shake(Shaking::Shake), |events| {
        events
            .iter()
            .any(|event| matches!(event, Event::Reading(Reading::Shaken { balls: found, .. }) if *found == balls))
    });
}

fn shaking() -> Table {
    basic().with(|state| state.public.frames.only(Phase::ask(P1, Shake)))
}

/// SF-SHAKE-2, SF-SHAKE-3, SF-SHAKE-4, SF-PART-1
#[test]
fn sf_t27_the_speed() {
    let mut table = shaking();
    shake(&mut table, (Ball::Blue, Ball::Red));
    assert_eq!((public(&table).speed(P1), public(&table).phase()), (4, Phase::ask(P1, Fly)));
    let mut table = shaking().with(|state| {
        set_parts(state, P1, 2, 0, 0);
        give_friend(state, P1, "F14");
    });
    shake(&mut table, (Ball::Yellow, Ball::Red));
    assert_eq!(public(&table).speed(P1), 9);
}

/// SF-ENC-1, SF-ENC-2
#[test]
fn sf_t28_a_black_ball_means_speed_three() {
    let mut table = shaking().with(|state| {
        set_parts(state, P1, 1, 0, 0);
        stack(state, "E02");
    });
    shake(&mut table, (Ball::Red, Ball::Black));
    table.asked(P1, |ask| matches!(ask, Decision::Give(_))).choose(P1, Choice::Give(Cards::NONE));
    assert_eq!((public(&table).speed(P1), public(&table).phase()), (4, Phase::ask(P1, Fly)));
}

#[test]
fn sf_t29_a_wind_for_the_sails() {
    let mut table = meets(
        basic().with(|state| {
            set_hand(state, P1, "o1 u2");
            set_parts(state, P1, 1, 0, 0);
        }),
        "E28",
    );
    table.choose(P1, Choice::Give(cards("o1 u1")));
    assert_eq!((hand(&table, P1), fame(&table, P1), public(&table).speed(P1)), (cards("u1"), 2, 3 + 2 + 1));
}

/// SF-ENC-7, SF-ENC-8, SF-FAME-2
#[test]
fn sf_t30_without_cards_the_answer_is_nothing() {
    let mut table = meets(basic(), "E01");
    table.refused(P1, Choice::Give(cards("o1")), "SF-ENC-7").choose(P1, Choice::Give(Cards::NONE));
    assert_eq!(fame(&table, P1), 0);
    let mut table = meets(basic().with(|state| player(state, P1).fame = 0), "E01");
    table.choose(P1, Choice::Give(Cards::NONE));
    assert_eq!(fame(&table, P1), 0);
}

#[test]
fn sf_t31_who_cannot_pay_fights() {
    let mut table = meets(basic().with(|state| set_hand(state, P1, "o1")), "E09");
    assert_eq!(offered(&table, P1), ["no"]);
    table.refused(P1, Choice::Answer(true), "SF-ENC-8");
    let events = lucky(&mut table, P1, Choice::Answer(false), |_| true);
    assert!(tested(&events).is_some(), "a combat");
}

/// The first test in which both sides shook so.
fn contest(table: &mut Table, choice: Choice, own: (Ball, Ball), other: (Ball, Ball)) -> (u8, u8, bool) {
    let events = lucky(table, P1, choice, |events| {
        events.iter().any(|event| match event {
            Event::Reading(Reading::Tested { own: mine, other: Some(theirs), .. }) => {
                mine.balls == Some(own) && theirs.balls == Some(other)
            }
            _ => false,
        })
    });
    let found = events.iter().find_map(|event| match event {
        Event::Reading(Reading::Tested { own: mine, other: Some(theirs), won, .. }) => {
            Some((mine.sum, theirs.sum, *won))
        }
        _ => None,
    });
    found.expect("a test")
}

/// SF-ENC-9, SF-ENC-10, SF-ENC-11, SF-PART-2, R-19, R-20
#[test]
fn sf_t32_the_active_player_wins_ties() {
    // E21 fights the left neighbour, P2, who holds F15 too: it does not count.
    let mut table = meets(
        basic().with(|state| {
            set_parts(state, P1, 0, 1, 0);
            set_parts(state, P2, 0, 1, 0);
            give_friend(state, P1, "F15");
        }),
        "E21",
    );
    let bonus = |table: &Table| public(table).strength_bonus(P1);
    assert_eq!(bonus(&table), 2);
    let sums = contest(&mut table, Choice::Answer(true), (Ball::Blue, Ball::Yellow), (Ball::Yellow, Ball::Red));
    assert_eq!(sums, (6, 6, true));
    let mut table = meets(
        basic().with(|state| {
            set_parts(state, P2, 0, 1, 0);
            give_friend(state, P2, "F15");
        }),
        "E21",
    );
    let sums = contest(&mut table, Choice::Answer(true), (Ball::Blue, Ball::Yellow), (Ball::Yellow, Ball::Red));
    assert_eq!(sums, (3, 6, false), "SF-ENC-10: cannons only");
}

/// SF-ENC-12
#[test]
fn sf_t33_a_black_ball_in_a_combat_counts_nothing() {
    let mut table = meets(basic(), "E21");
    let sums = contest(&mut table, Choice::Answer(true), (Ball::Blue, Ball::Yellow), (Ball::Yellow, Ball::Black));
    assert_eq!(sums, (3, 2, true));
    assert_eq!(
        (public(&table).phase(), public(&table).turn.encounters),
        (Phase::ask(P1, Fly), 1),
        "no encounter for anybody"
    );
}

/// SF-FRIEND-2
#[test]
fn sf_t34_escape() {
    let ambushed = |boosters: u8| {
        meets(
            basic().with(|state| {
                set_parts(state, P1, 1, 0, 0);
                give_friend(state, P1, "F11");
                set_parts(state, P4, boosters, 0, 0);
            }),
            "E14",
        )
    };
    let mut table = ambushed(2);
    let events = lucky(&mut table, P1, Choice::Answer(true), |_| true);
    let escape = Event::Reading(Reading::Tested {
        seat: P1,
        test: Test::Escape { enemy: P4 },
        own: Side { balls: None, sum: 2 },
        other: Some(Side { balls: None, sum: 2 }),
        won: true,
    });
    assert!(events.contains(&escape) && public(&table).phase() == Phase::ask(P1, Fly));
    let mut table = ambushed(3);
    let events = lucky(&mut table, P1, Choice::Answer(true), |_| true);
    assert_eq!(tested(&events), Some(false), "caught");
    assert_eq!(
        events.iter().filter(|event| matches!(event, Event::Reading(Reading::Tested { .. }))).count(),
        2,
        "then a combat"
    );
}

#[test]
fn sf_t35_refund() {
    let mut table = meets(basic().with(|state| set_hand(state, P1, "o2 u1 g1")), "E04");
    table.choose(P1, Choice::Give(cards("o1 u1 g1")));
    assert_eq!((hand(&table, P1), fame(&table, P1)), (cards("o2 u1 g1"), 2));
}

#[test]
fn sf_t36_impound() {
    let mut table = meets(basic().with(|state| set_hand(state, P1, "c1 u1")), "E11");
    table.choose(P1, Choice::Answer(true)).choose(P1, Choice::Pay(cards("c1")));
    lucky(&mut table, P1, Choice::Take(cards("o2 f1")), |events| shaken(events) == Some(3));
    assert_eq!(hand(&table, P1), cards("u1"), "the carbon stays lost");
    assert_eq!(public(&table).bank, cards("o8 u8 c9 f8 g8"));
}

#[test]
fn sf_t37_raiders() {
    let table = raided();
    assert_eq!(hand(&table, P1), cards("o1 u1"));
    assert_eq!((hand(&table, P2), hand(&table, P4)), (cards("o3"), cards("u1")));
}

/// SF-ENC-15
#[test]
fn sf_t38_a_voucher() {
    let mut table = meets(
        basic().with(|state| {
            set_hand(state, P1, "o3");
            put_ship(state, P1, TWO, ShipKind::Trade, "10_11");
            put_ship(state, P1, THREE, ShipKind::Trade, "12_11");
        }),
        "E05",
    );
    table.choose(P1, Choice::Give(cards("o3")));
    assert_eq!(public(&table).player(P1).vouchers, 1);
    let mut table = table.with(|state| {
        remove_ship(state, P1, TWO);
        state.public.frames.only(Phase::Trade);
    });
    table.choose(P1, Choice::Trade(Trading::Redeem(launch("4_5", TWO))));
    let player = public(&table).player(P1);
    assert_eq!((player.vouchers, player.hand, at(&table, P1, TWO)), (0, 0, "4_5"));
    // With room for it the ship is placed at once.
    let mut table = meets(basic().with(|state| set_hand(state, P1, "o3")), "E05");
    table.choose(P1, Choice::Give(cards("o3"))).asked(P1, |ask| matches!(ask, Decision::Prize(_)));
    table.choose(P1, Choice::Prize(launch("4_5", THREE)));
    assert_eq!((at(&table, P1, THREE), public(&table).player(P1).vouchers), ("4_5", 0));
    table.choose(P1, fly(THREE, "4_7"));
}

/// SF-ENC-16, R-21
#[test]
fn sf_t39_the_rift_swallows_the_first_ship() {
    let mut table = meets(
        basic().with(|state| {
            put_ship(state, P1, TWO, ShipKind::Trade, "10_11");
            set_parts(state, P1, 1, 0, 0);
        }),
        "E25",
    );
    let colonies = public(&table).player(P1).colonies;
    lucky(&mut table, P1, Choice::Answer(true), |events| shaken(events) == Some(1));
    assert_eq!(public(&table).player(P1).colonies, colonies + 1);
    assert_eq!((at(&table, P1, ONE), public(&table).speed(P1)), ("nowhere", 4));
    table.choose(P1, fly(TWO, "10_13"));
}

/// SF-ENC-17
#[test]
fn sf_t40_long_haul() {
    let mut table = basic().with(|state| {
        state.public.frames.only(Phase::ask(P1, Shake));
        for (seat, (boosters, cannons, freight)) in [(P1, (3, 3, 3)), (P2, (3, 3, 2)), (P3, (5, 0, 0)), (P4, (6, 3, 3))]
        {
            set_parts(state, seat, boosters, cannons, freight);
        }
        stack(state, "E31");
    });
    lucky(&mut table, P1, Choice::Shake(Shaking::Shake), |events| {
        events.iter().any(|event| matches!(event, Event::Reading(Reading::WearStruck { .. })))
    });
    table
        .not_asked(P2, |ask| *ask == Refit { gain: false }.into())
        .not_asked(P3, |ask| *ask == Refit { gain: false }.into());
    table.choose(P4, Choice::Refit(Part::Booster)).choose(P1, Choice::Refit(Part::Cannon));
    assert_eq!((public(&table).all_parts(P1), public(&table).all_parts(P4)), (8, 11));
    let public = public(&table);
    assert_eq!((public.unread.len(), public.discard.len()), (31, 0), "shuffled together without E31");
    assert!(public.aside.contains(card("E31")) && public.turn.encounters == 2);
    assert_eq!(public.phase() == Phase::Wear, table.play().state().secret.card == Some(card("E32")));
}

/// SF-ENC-17, R-34
#[test]
fn sf_t41_inspection() {
    let mut table = basic().with(|state| {
        state.public.frames.only(Phase::ask(P1, Shake));
        for (seat, (boosters, freight)) in [(P1, (4, 3)), (P2, (3, 3)), (P3, (2, 1)), (P4, (0, 0))] {
            set_parts(state, seat, boosters, 0, freight);
        }
        stack(state, "E32");
    });
    lucky(&mut table, P1, Choice::Shake(Shaking::Shake), |events| {
        events.iter().any(|event| matches!(event, Event::Reading(Reading::WearStruck { .. })))
    });
    table.not_asked(P2, |ask| *ask == Refit { gain: false }.into()).choose(P1, Choice::Refit(Part::FreightRing));
    assert_eq!([P1, P2, P3, P4].map(|seat| fame(&table, seat)), [1, 2, 1, 1]);
}

/// SF-FAME-1
#[test]
fn sf_t42_two_rings_are_a_point() {
    let points = |fame: u8| vp(&basic().with(|state| player(state, P1).fame = fame), P1) - 4;
    assert_eq!((points(3), points(4), points(2)), (1, 2, 1));
}

/// P1's first ship is a colony ship at 10_11.
fn far_out(state: &mut State) {
    put_ship(state, P1, ONE, ShipKind::Colony, "10_11");
    lay(state, "G-L", ChipValue::Number(3));
    lay(state, "G-T", ChipValue::Number(10));
}

/// SF-ENC-14, R-33
#[test]
fn sf_t64_a_jump() {
    let mut table = meets(
        basic().with(|state| {
            far_out(state);
            put_colony(state, P2, "G-LR", false);
        }),
        "E24",
    );
    lucky(&mut table, P1, Choice::Answer(true), |events| tested(events) == Some(true));
    let places = offered(&table, P1);
    assert!(places.contains(&"11_26".to_string()) && places.contains(&"stay".to_string()));
    assert!(!places.contains(&"12_23".to_string()), "a colony stands there");
    assert!(!places.contains(&"8_37".to_string()), "a dock is nothing for a colony ship");
    table.refused(P1, Choice::Jump(Leap::To(point("12_23"))), "SF-ENC-14");
    let before = vp(&table, P1);
    table.choose(P1, Choice::Jump(Leap::To(point("11_26"))));
    assert!(public(&table).knows(P1, planet("G-T")) && !public(&table).knows(P3, planet("G-T")));
    table.choose(P1, found(ONE));
    assert_eq!(vp(&table, P1), before + 1);
    assert!(public(&table).open.contains(planet("G-L")) && public(&table).open.contains(planet("G-T")));
}

/// SF-ENC-14, SF-FLY-9: a trade ship that jumps to the open dock founds a post at once, and jumps to no other.
#[test]
fn a_trade_ship_jumps_to_a_dock() {
    let rides = |freight: u8| {
        let mut table = meets(
            basic().with(|state| {
                put_ship(state, P1, ONE, ShipKind::Trade, "10_11");
                set_parts(state, P1, 0, 0, freight);
            }),
            "E24",
        );
        lucky(&mut table, P1, Choice::Answer(true), |events| tested(events) == Some(true));
        table
    };
    let dock = |id: &str| Choice::Jump(Leap::To(point(id)));
    rides(0).refused(P1, dock("2_25"), "SF-ENC-14");
    let mut table = rides(2);
    table.refused(P1, dock("3_26"), "SF-ENC-14").refused(P1, dock("2_17"), "SF-ENC-14");
    let posts = public(&table).player(P1).posts;
    table.choose(P1, dock("2_25")).asked(P1, |ask| matches!(ask, Decision::Card(_)));
    assert_eq!((public(&table).posts[0][0], at(&table, P1, ONE)), (Some(P1), "nowhere"));
    assert_eq!((vp(&table, P1), public(&table).player(P1).posts), (6, posts));
    table.choose(P1, Choice::Card(friend("F01"))).choose(P1, Choice::Fly(Flight::EndTurn));
}

/// SF-ENC-13
#[test]
fn sf_t65_driven_home() {
    let lost = |setup: &dyn Fn(&mut State)| {
        let mut table = meets(basic().with(|state| setup(state)), "E16");
        lucky(&mut table, P1, Choice::Answer(false), |events| tested(events) == Some(false));
        table
    };
    let table = lost(&|state| {
        put_ship(state, P1, ONE, ShipKind::Colony, "10_11");
        put_ship(state, P1, TWO, ShipKind::Trade, "2_5");
        set_parts(state, P1, 2, 0, 0);
    });
    assert_eq!(at(&table, P1, ONE), "4_5", "the only free one");
    let mut table = table;
    table.refused(P1, fly(ONE, "4_7"), "SF-ENC-13");
    assert_eq!(public(&table).speed(P1), 5);
    table.choose(P1, fly(TWO, "2_7"));
    // The place it stands on counts as free.
    let table = lost(&|state| put_ship(state, P1, ONE, ShipKind::Colony, "2_5"));
    assert_eq!(offered(&table, P1), ["2_5", "4_5"]);
}

/// SF-ENC-6, SF-ENC-18
#[test]
fn sf_t70_at_most_three_cards() {
    let mut table = meets(basic(), "E24");
    let mut table = {
        table.arrange(|state| state.public.discard = Default::default());
        table.arrange(|state| state.public.unread = [card("E24"), card("E31")].into_iter().collect());
        table
    };
    lucky(&mut table, P1, Choice::Answer(false), |events| {
        let drawn = events.iter().filter_map(|event| match event {
            Event::Reading(Reading::EncounterDrawn { card, .. }) => Some(*card),
            _ => None,
        });
        drawn.collect::<Vec<_>>() == [card("E31"), card("E24")]
    });
    assert_eq!(public(&table).turn.encounters, 3);
    table.choose(P1, Choice::Answer(false));
    assert_eq!(
        (public(&table).phase(), public(&table).turn.encounters),
        (Phase::ask(P1, Fly), 3),
        "nothing more is drawn"
    );
    assert!(public(&table).discard.contains(card("E31")), "it joins the discard afterwards");
}

#[test]
fn sf_t70_wear_and_tear_is_never_the_third_card() {
    let mut table = meets(basic(), "E24").with(|state| {
        state.public.turn.encounters = 2;
        if let Some(meeting) = &mut state.public.meeting {
            meeting.number = 2;
        }
        state.public.unread = [card("E24"), card("E31"), card("E32"), card("E20")].into_iter().collect();
        state.public.discard = Encounter::all().filter(|card| !state.public.unread.contains(*card)).collect();
    });
    let events = lucky(&mut table, P1, Choice::Answer(false), |_| true);
    assert_eq!(table.play().state().secret.card, Some(card("E20")), "{events:?}");
}

/// SF-ENC-21
#[test]
fn sf_t73_without_a_ship_the_turn_ends() {
    let mut table = meets(basic(), "E25");
    lucky(&mut table, P1, Choice::Answer(true), |events| shaken(events) == Some(1));
    assert_eq!((public(&table).active, public(&table).phase()), (P2, Phase::ask(P2, Roll)));
}

/// SF-PIRATE-5
#[test]
fn sf_t74_a_jump_beside_a_lair() {
    let jumped = |cannons: u8| {
        let mut table = meets(
            basic().with(|state| {
                far_out(state);
                set_parts(state, P1, 0, cannons, 0);
                lay(state, "A-T", ChipValue::Lair(5));
            }),
            "E24",
        );
        lucky(&mut table, P1, Choice::Answer(true), |events| tested(events) == Some(true));
        table.choose(P1, Choice::Jump(Leap::To(point("3_20"))));
        table
    };
    let mut table = jumped(5);
    table.refused(P1, found(ONE), "SF-COLONY-7");
    table.choose(P1, fly_and(ONE, "", Then::Clear(planet("A-T"))));
    assert_eq!((vp(&table, P1), public(&table).open.contains(planet("A-T"))), (5, true));
    table.choose(P1, found(ONE));
    assert_eq!(vp(&table, P1), 6);
    let mut table = jumped(4);
    table.refused(P1, fly_and(ONE, "", Then::Clear(planet("A-T"))), "SF-PIRATE-1");
    table.choose(P1, Choice::Fly(Flight::EndTurn));
    assert_eq!(at(&table, P1, ONE), "3_20", "it may stay this turn");
    let mut table = table.with(|state| flight(state, P1, 3));
    table.refused(P1, Choice::Fly(Flight::EndTurn), "SF-FLY-8");
}
