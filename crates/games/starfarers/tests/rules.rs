//! Rules one by one that the worked examples do not show.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Asking, Game, Options, Seat, SeatSet, Setup, Viewer};
use orrery_text::{Lang, Texts, Voice};
use starfarers::Starfarers;
use starfarers::content::{Base, Chip, ChipValue, Encounter, Part, People, Planet, Resource, System};
use starfarers::rules::score::{outcome, score};
use starfarers::rules::turn::production;
use starfarers::sets::Cards;
use starfarers::state::{Ending, Owner, Phase, ShipKind, State};

fn dealt(setup: &Setup, seed: u64) -> State {
    *Table::new(setup.clone()).key(seed).play().state()
}

fn expert(seats: u8) -> Setup {
    Setup::new(seats).with("set-up", "expert")
}

fn neutral(state: &State) -> Vec<(System, bool)> {
    let sites = starfarers::content::Site::all().filter_map(|site| Some((site, state.public.colony(site)?)));
    let neutral = sites.filter(|(_, colony)| colony.owner == Owner::Neutral);
    neutral.map(|(site, colony)| (site.system(), colony.spaceport)).collect()
}

/// SF-SETUP-1, SF-SETUP-8, SF-SETUP-9, SF-SETUP-10
#[test]
fn chips_are_dealt_by_their_backs_and_lie_face_down() {
    for seed in 0..20 {
        let state = dealt(&Setup::new(4), seed);
        let chips: BTreeSet<Chip> = state.secret.chips.0.iter().flatten().copied().collect();
        assert_eq!(chips.len(), Planet::COUNT, "no chip lies twice");
        for planet in Planet::all() {
            let chip = state.secret.chips.0[planet.index()].expect("a chip on every planet");
            assert_eq!(chip.class(), planet.dot());
            assert_eq!(state.public.open.contains(planet), planet.system().is_home());
            assert!(!planet.system().is_home() || Some(chip) == planet.basic_chip());
        }
        assert_eq!(state.public.reserve.len(), 5);
    }
}

/// SF-SETUP-3, SF-SETUP-18
#[test]
fn seats_get_the_starts_in_order_and_play_goes_clockwise() {
    let mut table = basic();
    assert_eq!(public(&table).colony(site("alpha-LR")).map(|colony| colony.owner), Some(Owner::Seat(P1)));
    assert_eq!(public(&table).colony(site("delta-LR")).map(|colony| colony.owner), Some(Owner::Seat(P4)));
    table.arrange(|state| flight(state, P1, 3));
    table.choose(P1, Choice::Fly(Flight::EndTurn)).asked(P2, |ask| matches!(ask, Decision::Roll(_)));
}

/// SF-SETUP-15, SF-Z9
#[test]
fn friendship_cards_lie_at_their_bases_and_stay_with_their_owners() {
    let table = basic();
    for base in Base::all() {
        assert_eq!(public(&table).cards_at(base).count(), 5);
        assert!(public(&table).cards_at(base).all(|card| card.people() == People::ALL[base.index()]));
    }
    assert!(public(&table).chips.iter().all(Option::is_none));
    let table = table.with(|state| give_friend(state, P2, "F12"));
    assert_eq!(public(&table).cards_at(Base(2)).count(), 4);
    assert!(public(&table).player(P2).friends.contains(friend("F12")));
}

/// SF-SETUP-16
#[test]
fn all_encounter_cards_are_unread_at_first() {
    let state = dealt(&Setup::new(4), 1);
    assert_eq!((state.public.unread.len(), state.public.discard.len()), (Encounter::COUNT, 0));
}

/// SF-SETUP-17
#[test]
fn the_highest_roll_begins() {
    let mut firsts = BTreeSet::new();
    for seed in 0..40 {
        let state = dealt(&Setup::new(4), seed);
        let most = state.public.first_rolls.iter().max().expect("four rolls");
        assert_eq!(state.public.first_rolls[state.public.first.index()], *most);
        firsts.insert(state.public.first);
    }
    assert_eq!(firsts.len(), 4);
}

/// SF-SETUP-19
#[test]
fn costs_balls_and_points_are_always_on_view() {
    let view = Starfarers::view(basic().play().state(), Viewer::Spectator);
    let help = Starfarers::board(&view).pop().expect("sections");
    assert_eq!((help.title.id, help.lines.len()), ("board-help", 6 + 3));
}

/// SF-PROD-4, SF-PROD-7, SF-3P-1, R-26
#[test]
fn hidden_chips_lairs_ships_posts_and_neutral_pieces_produce_nothing() {
    let table = basic().with(|state| {
        lay(state, "A-L", ChipValue::Number(4));
        put_colony(state, P2, "A-LR", false);
        state.public.open.remove(planet("A-L"));
        state.public.open.remove(planet("A-R"));
        put_ship(state, P3, ONE, ShipKind::Colony, "5_4");
    });
    let carbon = |table: &Table, sum| production(table.play().state(), sum).0[1].get(Resource::Carbon);
    assert_eq!(carbon(&table, 4), 0, "face down");
    let table = table.with(|state| state.public.open.insert(planet("A-L")));
    assert_eq!(carbon(&table, 4), 1);
    assert_eq!(production(table.play().state(), 4).0[2], cards("f1"), "a ship beside α-R brings nothing more");
    let three = dealt(&Setup::new(3), 1);
    assert_eq!(neutral(&three).len(), 3);
    assert!(three.public.players[3].ships.iter().all(Option::is_none), "neutral pieces have no ship");
    let gains: u8 = (2..=12).map(|sum| production(&three, sum).0[3].total()).sum();
    assert_eq!(gains, 0);
}

/// SF-SEVEN-5, SF-ONLINE-3, SF-Z13
#[test]
fn a_stolen_card_is_known_to_both_sides_only() {
    let mut table = basic().with(|state| {
        set_hand(state, P2, "o3 g2");
        state.public.frames.only(Phase::ask(P1, Steal));
    });
    table.choose(P1, Choice::Steal(Victim::Seat(P2)));
    let stolen = |shown: &[Shown]| {
        shown.iter().find_map(|shown| match shown {
            Shown::Seven(SevenShown::Stolen { card, .. }) => Some(card.is_some()),
            _ => None,
        })
    };
    for (viewer, knows) in
        [(Viewer::Seat(P1), true), (Viewer::Seat(P2), true), (Viewer::Seat(P3), false), (Viewer::Spectator, false)]
    {
        table.shown(viewer, |shown| stolen(shown) == Some(knows));
        table.sees(viewer, |view| view.taken[1].is_some() == knows);
    }
    table.sees(Viewer::Seat(P3), |view| view.hand.is_empty() && view.public.player(P2).hand == 4);
    table.sees(Viewer::Spectator, |view| view.hand.is_empty() && view.card.is_none());
}

/// SF-TRADE-1, SF-Z1
#[test]
fn trade_and_building_come_in_any_order() {
    let mut table = trading().with(|state| {
        set_hand(state, P1, "o2 u5 c2 f1");
        set_hand(state, P2, "g1");
    });
    let take = |take| Choice::Trade(Trading::Bank { give: Resource::Fuel, take });
    table.choose(P1, build_part(Part::FreightRing)).choose(P1, take(Resource::Ore));
    table.choose(P2, propose("g1", "f1")).choose(P1, Choice::Trade(Trading::Agree(P2)));
    table
        .choose(P1, build_part(Part::Cannon))
        .choose(P1, build_part(Part::Booster))
        .choose(P1, Choice::Trade(Trading::ToFlight));
    table.asked(P1, |ask| matches!(ask, Decision::Shake(_)));
    assert_eq!(hand(&table, P1), cards("o1 g1"));
}

/// SF-TRADE-9, SF-TRADE-11
#[test]
fn talk_has_limits_and_lapses_with_the_phase() {
    let mut table = trading().with(|state| {
        set_hand(state, P1, "o1");
        set_hand(state, P2, "g1");
    });
    let terms = |want: &str| propose("g1", want);
    for count in 1..=6 {
        table.choose(P2, terms(&format!("o{count}")));
    }
    table.refused(P2, terms("u1"), "SF-TRADE-11").choose(P2, propose("", ""));
    let to: SeatSet = [P2].into_iter().collect();
    for _ in 0..12 {
        table.choose(P1, draft(cards("o1"), cards("g1"), to));
    }
    table.not_asked(P1, |ask| matches!(ask, Decision::Draft(_)));
    assert_eq!(why_not(&table, P1, "pick-offer"), Some("SF-TRADE-11"));
    table.choose(P2, Choice::Reply(Replied::Accept));
    table.choose(P1, Choice::Trade(Trading::ToFlight));
    assert!(public(&table).market.deal.is_none());
    assert_eq!(hand(&table, P1), cards("o1"), "an answer without confirmation moves nothing");
}

/// SF-TRADE-6: answers may be changed until the trade is confirmed; SF-HOT-1: each seat is asked by itself.
#[test]
fn answers_may_be_changed_and_come_in_any_order() {
    let mut table = trading().with(|state| {
        set_hand(state, P1, "o1");
        [P2, P3, P4].into_iter().for_each(|seat| set_hand(state, seat, "g1"));
    });
    table.choose(P1, draft(cards("o1"), cards("g1"), SeatSet::empty()));
    let asked = |table: &Table, seat: Seat| table.play().asks().of(seat).next().map(|ask| ask.id);
    let before = asked(&table, P4);
    table.choose(P3, Choice::Reply(Replied::Accept)).choose(P2, Choice::Reply(Replied::Decline));
    assert_eq!(asked(&table, P4), before, "the answers of others leave a question alone");
    table.choose(P4, Choice::Reply(Replied::Decline)).choose(P3, Choice::Reply(Replied::Decline)).refused(
        P1,
        Choice::Trade(Trading::Confirm(P3)),
        "SF-TRADE-7",
    );
    table.choose(P2, Choice::Reply(Replied::Accept)).choose(P1, Choice::Trade(Trading::Confirm(P2)));
    assert_eq!(hand(&table, P2), cards("o1"));
}

/// SF-BANK-4, R-12
#[test]
fn the_bank_must_have_the_type_and_the_bazaar_may_be_open_once() {
    let goods = |take| Choice::Trade(Trading::Bank { give: Resource::Goods, take });
    let mut table = trading().with(|state| {
        set_bank(state, "u3");
        set_hand(state, P1, "g4");
        give_friend(state, P1, "F10");
    });
    table.refused(P1, goods(Resource::Ore), "SF-BANK-4");
    table.choose(P1, goods(Resource::Fuel)).choose(P1, goods(Resource::Fuel)).choose(P1, goods(Resource::Fuel));
    assert_eq!(hand(&table, P1), cards("u3 g1"), "unlimited");
    let mut table = basic_with(Setup::new(4).with("bazaar", "once")).with(|state| {
        set_hand(state, P1, "g4");
        give_friend(state, P1, "F10");
        state.public.frames.only(Phase::Trade);
    });
    table.choose(P1, goods(Resource::Fuel)).choose(P1, goods(Resource::Fuel));
    assert_eq!(hand(&table, P1), cards("u2 g1"), "the second costs 2");
}

/// SF-BUILD-2
#[test]
fn a_ship_built_this_turn_may_fly_this_turn() {
    let mut table = trading().with(|state| set_hand(state, P1, "o1 u1 c1 f1"));
    table.choose(P1, build_ship(ShipKind::Colony, "4_5", TWO)).choose(P1, Choice::Trade(Trading::ToFlight));
    lucky(
        &mut table,
        P1,
        Choice::Shake(Shaking::Shake),
        |events| matches!(events[0], Event::Reading(Reading::Shaken { balls, .. }) if !has_black(balls)),
    );
    table.choose(P1, fly(TWO, "4_7"));
}

/// SF-SHIP-4, SF-LIMIT-1, SF-PART-5, R-03
#[test]
fn what_is_out_of_stock_cannot_be_built() {
    let mut table = trading().with(|state| {
        set_hand(state, P1, "o3 u3 c4 f3 g2");
        player(state, P1).colonies = 0;
        player(state, P1).posts = 0;
        player(state, P1).rings = 0;
    });
    table.refused(P1, build_ship(ShipKind::Colony, "4_5", TWO), "SF-SHIP-4");
    table.refused(P1, build_ship(ShipKind::Trade, "4_5", TWO), "SF-SHIP-4");
    table.refused(P1, build_port("gamma-BL"), "SF-PORT-2");
    let mut table = basic_with(Setup::new(4).with("freight", "5")).with(|state| {
        set_hand(state, P1, "o2");
        set_parts(state, P1, 0, 0, 5);
        state.public.frames.only(Phase::Trade);
    });
    table.refused(P1, build_part(Part::FreightRing), "SF-PART-4");
    let mut table = trading().with(|state| {
        set_hand(state, P1, "c2");
        [P2, P3, P4].into_iter().for_each(|seat| set_parts(state, seat, 0, 8, 0));
    });
    table.refused(P1, build_part(Part::Cannon), "SF-PART-5");
}

/// SF-SHIP-8, SF-COLONY-5, R-38
#[test]
fn ships_and_colonies_are_for_good() {
    let table = trading().with(|state| set_hand(state, P1, "o9 u9 c9 f9 g9"));
    let keys = offered(&table, P1);
    let known = ["build", "bank", "offer", "fly", "voucher", "fame", "draw"];
    assert!(keys.iter().all(|key| known.iter().any(|verb| key.starts_with(verb))), "nothing gives up a ship: {keys:?}");
}

/// SF-PORT-3, R-30: building comes before flying, so a new colony waits for the next turn.
#[test]
fn a_colony_becomes_a_spaceport_in_the_next_turn() {
    let mut table = basic().with(|state| {
        lay(state, "A-L", ChipValue::Number(4));
        put_ship(state, P1, ONE, ShipKind::Colony, "3_16");
        set_hand(state, P1, "c3 f2");
        flight(state, P1, 3);
    });
    table.choose(P1, fly(ONE, "2_17")).choose(P1, found(ONE)).refused(P1, build_port("A-LR"), "table");
    let mut table = table.with(|state| state.public.frames.only(Phase::Trade));
    table.choose(P1, build_port("A-LR"));
    assert_eq!(vp(&table, P1), 6);
}

/// SF-SHAKE-1
#[test]
fn without_a_ship_there_is_no_shake() {
    let mut table = trading().with(|state| remove_ship(state, P1, ONE));
    table.choose(P1, Choice::Trade(Trading::ToFlight)).asked(P2, |ask| matches!(ask, Decision::Roll(_)));
}

/// SF-ENC-3, SF-ENC-4, SF-ENC-5, R-24
#[test]
fn only_the_reader_sees_the_card() {
    let mut table = meets(basic(), "E20");
    for (viewer, card) in [(P1, None), (P2, Some(card("E20"))), (P3, None), (P4, None)] {
        table.sees(Viewer::Seat(viewer), |view| view.card == card);
    }
    lucky(&mut table, P1, Choice::Answer(false), |_| true);
    table.sees(Viewer::Seat(P1), |view| view.card.is_none() && view.public.discard.contains(card("E20")));
    let mut table = meets(basic_with(Setup::new(4).with("reader", "no")), "E20");
    table.sees(Viewer::Seat(P2), |view| view.card.is_none());
}

/// SF-ENC-19: what cannot be carried out is skipped, in part if need be.
#[test]
fn results_are_carried_out_as_far_as_they_can_be() {
    let mut table = meets(basic().with(|state| set_hand(state, P1, "o1")), "E08");
    lucky(&mut table, P1, Choice::Answer(false), |events| tested(events) == Some(false));
    assert_eq!(
        (hand(&table, P1).total(), public(&table).phase()),
        (0, Phase::ask(P1, Fly)),
        "no part, and 1 card of 2"
    );
    let mut table = meets(
        basic().with(|state| {
            set_bank(state, "u3");
            set_hand(state, P1, "f3");
        }),
        "E03",
    );
    table.choose(P1, Choice::Give(cards("f3")));
    assert_eq!((hand(&table, P1), fame(&table, P1)), (Cards::NONE, 2), "the bank has no goods");
}

/// SF-ENC-20
#[test]
fn an_encounter_can_win_the_game() {
    let mut table = meets(
        basic().with(|state| {
            set_vp(state, P1, 14);
            player(state, P1).fame += 1;
        }),
        "E19",
    );
    lucky(&mut table, P1, Choice::Answer(true), |events| tested(events) == Some(true));
    table.ended("ending-target").wins(&[P1]);
}

/// SF-FLY-2
#[test]
fn a_ship_may_pass_a_place_several_times() {
    let mut table = basic().with(|state| {
        put_ship(state, P1, ONE, ShipKind::Colony, "10_11");
        flight(state, P1, 5);
    });
    table.choose(P1, fly(ONE, "10_13 10_11 10_13 10_11 11_10"));
    assert_eq!((at(&table, P1, ONE), public(&table).ship(P1, ONE).map(|ship| ship.steps)), ("11_10", Some(5)));
}

/// SF-FLY-12
#[test]
fn a_ship_that_cannot_reach_a_legal_place_stays() {
    let mut table = basic().with(|state| {
        put_colony(state, P4, "B-LR", true);
        put_ship(state, P1, ONE, ShipKind::Colony, "21_16");
        flight(state, P1, 1);
        for (seat, near) in [(P2, "20_17"), (P3, "21_14")] {
            put_ship(state, seat, ONE, ShipKind::Colony, near);
        }
    });
    table.refused(P1, fly(ONE, "21_14"), "SF-FLY-14").choose(P1, Choice::Fly(Flight::EndTurn));
    assert_eq!(at(&table, P1, ONE), "21_16");
}

/// SF-EXPLORE-6, SF-COLONY-1, SF-PIRATE-4, R-15
#[test]
fn where_looking_is_on_request_it_comes_before_founding_and_clearing() {
    let mut table = basic_with(Setup::new(4).with("look", "request")).with(|state| {
        lay(state, "A-T", ChipValue::Lair(4));
        lay(state, "A-L", ChipValue::Number(4));
        put_ship(state, P1, ONE, ShipKind::Colony, "1_22");
        set_parts(state, P1, 0, 4, 0);
        flight(state, P1, 4);
    });
    let clear = fly_and(ONE, "", Then::Clear(planet("A-T")));
    table.refused(P1, clear, "SF-PIRATE-4").choose(P1, fly(ONE, "1_20")).refused(P1, found(ONE), "SF-COLONY-1");
    assert!(!public(&table).knows(P1, planet("A-T")));
    table.choose(P1, fly_and(ONE, "", Then::Look)).choose(P1, clear).choose(P1, found(ONE));
    assert_eq!(vp(&table, P1), 6);
}

/// SF-COLONY-6, SF-COLONY-8
#[test]
fn colonies_stand_on_sites_one_each_and_founding_ends_the_flight() {
    let mut table = basic().with(|state| {
        put_ship(state, P1, ONE, ShipKind::Colony, "5_4");
        flight(state, P1, 3);
    });
    table.refused(P1, found(ONE), "SF-COLONY-6");
    table.refused(P1, fly_and(ONE, "4_5 3_4", Then::Found), "SF-COLONY-6");
    let mut table = basic().with(|state| {
        lay(state, "A-L", ChipValue::Number(4));
        put_ship(state, P1, ONE, ShipKind::Colony, "3_16");
        flight(state, P1, 5);
    });
    table.choose(P1, fly(ONE, "2_17")).choose(P1, found(ONE)).refused(P1, fly(ONE, "3_16"), "table");
}

/// SF-TRADEBASE-3, SF-TRADEBASE-4, R-29
#[test]
fn a_post_stays_whatever_becomes_of_the_freight_rings() {
    let mut table = basic().with(|state| {
        put_ship(state, P1, ONE, ShipKind::Trade, "2_23");
        set_parts(state, P1, 0, 0, 1);
        flight(state, P1, 3);
    });
    table.choose(P1, fly_and(ONE, "2_25", Then::Found)).refused(P1, Choice::Fly(Flight::EndTurn), "table");
    table.choose(P1, Choice::Card(friend("F01")));
    assert_eq!(public(&table).free_transporters(P1).count(), 3);
    let table = table.with(|state| set_parts(state, P1, 0, 0, 0));
    assert_eq!((public(&table).posts_at(P1, Base(0)), vp(&table, P1)), (1, 6));
}

///
#[test]
fn posts_elsewhere_move_no_chip() {
    let table = basic_with(Setup::new(4).with("tie", "fewest")).with(|state| {
        [P1, P2].into_iter().for_each(|seat| put_post(state, seat, Base(0)));
        put_post(state, P1, Base(1));
    });
    assert_eq!(public(&table).chips[0], Some(P1), "judged only when a post is founded there");
}

/// SF-VP-2, R-36
#[test]
fn points_are_public_and_one_ring_a_turn_is_bought() {
    let mut table = trading().with(|state| {
        set_hand(state, P1, "g3");
        give_friend(state, P1, "F17");
        give_friend(state, P1, "F18");
    });
    table.choose(P1, Choice::Trade(Trading::BuyFame)).refused(P1, Choice::Trade(Trading::BuyFame), "R-36");
    assert_eq!((hand(&table, P1), vp(&table, P1)), (cards("g2"), 5));
    table.sees(Viewer::Spectator, |view| view.scores[0].total == 5 && view.scores[0].fame == 1);
    assert_eq!(score(public(&table), P2).total, 4);
}

/// SF-END-3
#[test]
fn the_others_are_ranked_by_points_chips_fame_and_cards() {
    let table = basic().with(|state| {
        set_vp(state, P1, 15);
        state.public.frames.only(Phase::Over(Ending::Target));
        player(state, P3).fame = 0;
        set_hand(state, P4, "o1");
    });
    let places: Vec<u8> = outcome(table.play().state()).expect("over").places.iter().map(|place| place.place).collect();
    assert_eq!(places, [1, 3, 4, 2], "P4 has a card more than P2, P3 no fame");
    let shared = basic().with(|state| state.public.frames.only(Phase::Over(Ending::Target)));
    let places: Vec<u8> =
        outcome(shared.play().state()).expect("over").places.iter().map(|place| place.place).collect();
    assert_eq!(places, [1, 2, 2, 2], "equals share a place");
}

/// SF-LIMIT-2
#[test]
fn twelve_rounds_without_a_rise_end_the_game() {
    let last = |idle: u8, risen: bool| {
        basic().with(move |state| {
            flight(state, P4, 3);
            (state.public.idle, state.public.risen) = (idle, risen);
        })
    };
    last(10, false).choose(P4, Choice::Fly(Flight::EndTurn)).asked(P1, |ask| matches!(ask, Decision::Roll(_)));
    last(11, true).choose(P4, Choice::Fly(Flight::EndTurn)).asked(P1, |ask| matches!(ask, Decision::Roll(_)));
    last(11, false).choose(P4, Choice::Fly(Flight::EndTurn)).ended("ending-standstill").wins(&[P4]);
}

/// SF-3P-4, SF-2P-1, R-27
#[test]
fn fewer_players_have_neutral_starts() {
    let free = |state: &State| neutral(state).iter().map(|(system, _)| *system).collect::<BTreeSet<_>>();
    let starts: BTreeSet<_> =
        (0..40).map(|seed| free(&dealt(&Setup::new(3), seed)).into_iter().collect::<Vec<_>>()).collect();
    assert_eq!(starts.len(), 4, "which start is neutral is drawn");
    let two = dealt(&Setup::new(2), 1);
    assert_eq!(neutral(&two).len(), 6);
    assert_eq!(two.public.colony(site("delta-LR")).map(|colony| colony.owner), Some(Owner::Seat(P2)));
    assert!(!two.public.is_closed(site("alpha-LR")), "home systems are never closed");
}

/// SF-VAR-2, SF-VAR-6, SF-2P-3, R-39
#[test]
fn the_expert_set_up_shuffles_home_chips_and_neutral_pieces() {
    let homes = |seed| -> Vec<Chip> {
        let state = dealt(&expert(4), seed);
        Planet::all()
            .filter(|planet| planet.system().is_home())
            .filter_map(|planet| state.secret.chips.0[planet.index()])
            .collect()
    };
    assert!((1..20).any(|seed| homes(seed) != homes(0)));
    for seed in 0..20 {
        for (seats, pieces, ports, systems) in [(4, 0, 0, 0), (3, 3, 1, 3), (2, 6, 2, 4)] {
            let neutral = neutral(&dealt(&expert(seats), seed));
            let homes: BTreeSet<System> = neutral.iter().map(|(system, _)| *system).collect();
            let count = neutral.iter().filter(|(_, port)| *port).count();
            assert_eq!((neutral.len(), count, homes.len()), (pieces, ports, systems), "{seats} players");
        }
    }
}

/// SF-VAR-8
#[test]
fn peoples_may_change_places() {
    let peoples: BTreeSet<_> =
        (0..60).map(|seed| dealt(&Setup::new(4).with("bases", "shuffled"), seed).public.peoples).collect();
    assert!(peoples.len() > 10);
    assert_eq!(dealt(&Setup::new(4), 3).public.peoples, People::ALL);
}

///
#[test]
fn the_first_ship_is_a_colony_ship_unless_agreed_otherwise() {
    let trade = |at: &str| first_ship(ShipKind::Trade, launch(at, ONE));
    Table::new(Setup::new(4)).refused(P1, trade("2_5"), "R-02");
    Table::new(Setup::new(4).with("first-ship", "choice")).choose(P1, trade("2_5"));
}

///
#[test]
fn two_number_chips_may_show_one_number() {
    let table = basic_with(Setup::new(4).with("two-numbers", "off"));
    let ore = |sum| production(table.play().state(), sum).0[3].get(Resource::Ore);
    assert_eq!((ore(3), ore(12)), (1, 0));
}

/// SF-ONLINE-1, SF-ONLINE-2, SF-SOLO-1, SF-Z12
#[test]
fn who_has_left_is_played_by_the_defaults() {
    let mut table = basic().with(|state| flight(state, P1, 3));
    table.leave(P2).choose(P1, Choice::Fly(Flight::EndTurn));
    assert_eq!(public(&table).active, P3, "P2's turn passed by itself");
    table.leave(P1).leave(P3);
    assert!(!table.play().is_over());
    table.leave(P4).ended("ending-abandoned");
    assert_eq!(table.play().outcome().map(|outcome| outcome.winners().count()), Some(0));
}

/// SF-SOLO-2: what a personal best list needs is counted.
#[test]
fn the_figures_of_a_game_tell_its_rounds_and_points() {
    let table = basic().with(|state| state.public.frames.only(Phase::Over(Ending::Target)));
    let figures = Starfarers::figures(table.play().state());
    assert!(figures.iter().any(|(name, _)| *name == "rounds"));
    assert_eq!(figures.iter().filter(|(name, _)| *name == "vp").count(), 4);
}

/// F19: one random card from each of up to two who have more VP.
#[test]
fn fair_shares() {
    let mut table = basic_with(Setup::new(4).with("draw", "button")).with(|state| {
        give_friend(state, P1, "F19");
        set_vp(state, P2, 6);
        set_vp(state, P3, 6);
        set_hand(state, P2, "o2");
        set_hand(state, P3, "u2");
        set_hand(state, P4, "g2");
        state.public.turn.rolls = 1;
        state.public.frames.only(Phase::ask(P1, Shares));
    });
    table.refused(P1, Choice::Shares([P4].into_iter().collect()), "SF-FRIEND-1");
    table.choose(P1, Choice::Shares([P2, P3].into_iter().collect()));
    assert_eq!(hand(&table, P1), cards("o1 u1"));
}

/// A place out of reach is suggested a turn at a time, and the suggestion is a legal flight.
#[test]
fn a_flight_towards_a_far_site_is_suggested() {
    let table = basic().with(|state| flight(state, P1, 3));
    let ask = table.play().asks().of(P1).next().expect("P1 flies").clone();
    let advice = Starfarers::advise(table.play().state(), &ask, None);
    let towards = advice.suggestions.iter().find(|one| one.label.id == "suggest-towards").expect("a suggestion");
    let choice = Starfarers::choice(&ask, &towards.given).expect("in the offer's words");
    assert_eq!(Starfarers::check(table.play().state(), &ask, &choice), Ok(()));
}

/// Of several ships a suggestion names the one it means.
#[test]
fn a_suggested_flight_names_its_ship_among_several() {
    let table = basic().with(|state| {
        flight(state, P1, 3);
        state.public.players[0].ships[2] = state.public.players[0].ships.iter().flatten().next().copied();
    });
    let ask = table.play().asks().of(P1).next().expect("P1 flies").clone();
    let advice = Starfarers::advise(table.play().state(), &ask, None);
    assert!(!advice.suggestions.is_empty());
    assert!(advice.suggestions.iter().all(|one| one.label.id == "suggest-ship"), "{advice:?}");
}

/// The kind of a ship is chosen first, in one place, then where it stands: on the map and in the panel of costs.
#[test]
fn ships_to_build_are_folded_by_kind() {
    let table = trading().with(|state| set_hand(state, P1, "o2 u2 c1 f1 g2"));
    let ask = table.play().asks().of(P1).find(|ask| matches!(ask.decision, Decision::Trade(_)));
    let offer = Starfarers::offer(table.play().state(), ask.expect("P1 trades"));
    let Options::List(options) = offer.options else { panic!("a list") };
    let ships = |kind: &str| {
        options.iter().filter(|one| one.group.as_ref().is_some_and(|group| group.id == kind)).collect::<Vec<_>>()
    };
    for kind in ["build-colony-ship", "build-trade-ship"] {
        assert!(!ships(kind).is_empty(), "{kind}");
        assert!(ships(kind).iter().all(|one| one.folded && one.elements.iter().any(|mark| mark == kind)), "{kind}");
    }
    assert!(options.iter().filter(|one| one.folded).all(|one| one.elements.len() == 2), "a place and a row of costs");
}

/// One card that is not needed is offered for the one that a build lacks.
#[test]
fn a_swap_that_makes_a_build_possible_is_suggested() {
    let table = trading().with(|state| set_hand(state, P1, "u1 c3"));
    let ask = table
        .play()
        .asks()
        .of(P1)
        .find(|ask| matches!(ask.decision, Decision::Draft(_)))
        .expect("P1 may offer")
        .clone();
    let advice = Starfarers::advise(table.play().state(), &ask, None);
    let given = draft(cards("c1"), cards("u1"), SeatSet::empty());
    let given = Starfarers::given(&ask, &given);
    assert!(advice.suggestions.iter().any(|one| one.given == given), "a booster for 2 fuel: {advice:?}");
}

/// An offer half made says what it would pay for and who is likely to have what is wanted.
#[test]
fn an_offer_says_what_it_is_good_for_and_to_whom() {
    let table = trading().with(|state| set_hand(state, P1, "u1 c3"));
    let ask = table.play().asks().of(P1).find(|ask| matches!(ask.decision, Decision::Draft(_)));
    let ask = ask.expect("P1 may offer").clone();
    let said = |give: &str, want: &str| {
        let given = Starfarers::given(&ask, &draft(cards(give), cards(want), SeatSet::empty()));
        let facts = Starfarers::advise(table.play().state(), &ask, Some(&given)).facts;
        facts.iter().map(|fact| fact.message.id).collect::<Vec<_>>()
    };
    assert!(said("c1", "u1").contains(&"fact-enables"), "a booster: {:?}", said("c1", "u1"));
    assert!(!said("u1", "c1").contains(&"fact-enables"), "cannons could be paid for before");
    assert!(said("c1", "u1").contains(&"fact-makers"));
}

/// Beside each player stands what comes to them most and least often.
#[test]
fn whom_one_may_offer_has_what_their_planets_yield() {
    let table = trading().with(|state| set_hand(state, P1, "u1 c3"));
    let ask =
        table.play().asks().of(P1).find(|ask| matches!(ask.decision, Decision::Draft(_))).expect("an offer").clone();
    let Options::Form { fields, .. } = Starfarers::offer(table.play().state(), &ask).options else { panic!("a form") };
    let to = fields.iter().find(|field| field.key == "to").expect("to whom");
    let Options::Pick { from, .. } = &to.options else { panic!("players") };
    let (texts, names) = (Texts::of_game(&starfarers::TEXTS), []);
    let voice = Voice::new(&texts, Lang::En, &names);
    let notes: Vec<String> = from.iter().filter_map(|item| Some(voice.say(item.note.as_ref()?))).collect();
    assert_eq!(notes, ["fuel carbon for food ore", "fuel carbon for food ore", "ore carbon for fuel food"]);
    // Of P4 by the dice themselves: how much each type brings over all 36 rolls.
    let yields = |card| {
        let pips = |sum: u8| u32::from(6 - sum.abs_diff(7));
        (2..=12).map(|sum| pips(sum) * u32::from(production(table.play().state(), sum).0[3].get(card))).sum::<u32>()
    };
    let [ore, fuel, carbon, food, goods] = Resource::ALL.map(yields);
    assert!(ore.min(carbon) >= goods && goods >= fuel.max(food), "{ore} {fuel} {carbon} {food} {goods}");
}
