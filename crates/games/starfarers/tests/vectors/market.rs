//! SF-T16 to SF-T26, SF-T76: trade and building.

use orrery_core::{AskId, Asking, Seat, SeatSet, Setup};
use starfarers::content::{Part, Resource};
use starfarers::questions;
use starfarers::state::{Bargain, Phase, Reply, ShipKind};

use crate::common::*;

pub fn offer(give: &str, want: &str) -> Choice {
    draft(cards(give), cards(want), SeatSet::empty())
}

fn haggling() -> Table {
    trading().with(|state| {
        set_hand(state, P1, "o2 f3 g2");
        [P2, P3, P4].into_iter().for_each(|seat| set_hand(state, seat, "g1 u1"));
    })
}

/// SF-TRADE-3, SF-TRADE-6, SF-TRADE-7
#[test]
fn sf_t16_one_acceptance_is_confirmed() {
    let mut table = haggling();
    table.choose(P1, offer("o1", "u1"));
    table.choose(P2, Choice::Reply(Replied::Accept)).choose(P4, Choice::Reply(Replied::Accept));
    table.choose(P3, Choice::Reply(Replied::Counter)).choose(P3, counter("g1 u1", "o2"));
    assert_eq!(hand(&table, P1), cards("o2 f3 g2"), "nothing moves");
    table.choose(P1, Choice::Trade(Trading::Confirm(P4)));
    assert_eq!((hand(&table, P1), hand(&table, P4)), (cards("o1 u1 f3 g2"), cards("g1 o1")));
    let market = &public(&table).market;
    assert!(market.deal.is_none() && market.replies.iter().all(|reply| *reply == Reply::Waiting), "all lapse");
    table.refused(P1, Choice::Trade(Trading::Confirm(P2)), "SF-TRADE-7");
}

/// SF-TRADE-6: until all have answered the active player may go on, and need not.
#[test]
fn nobody_waits_for_who_waits_for_answers() {
    let must = |table: &Table| {
        let open = table.play().asks().iter().find(|ask| matches!(ask.decision, Decision::Trade(_)));
        open.expect("trade is open").must
    };
    let mut table = haggling();
    assert!(must(&table), "nothing is offered yet");
    table.choose(P1, offer("o1", "u1")).choose(P2, Choice::Reply(Replied::Accept));
    table.choose(P3, Choice::Reply(Replied::Decline));
    assert!(!must(&table), "P4 has yet to answer");
    table.choose(P4, Choice::Reply(Replied::Counter));
    assert!(!must(&table), "P4 writes a counter");
    table.choose(P4, counter("g1 u1", "o2"));
    assert!(must(&table));
}

/// SF-TRADE-2, SF-TRADE-8
#[test]
fn sf_t17_only_the_active_player_trades() {
    let mut table = haggling();
    table.refused(P2, offer("g1", "o1"), "table");
    table.choose(P2, propose("g1", "o1"));
    table.choose(P1, Choice::Trade(Trading::Agree(P2)));
    assert_eq!((hand(&table, P1), hand(&table, P2)), (cards("o1 f3 g3"), cards("o1 u1")));
}

/// SF-TRADE-4, SF-TRADE-5, R-11, R-28
#[test]
fn sf_t18_something_on_each_side_and_no_type_on_both() {
    let mut table = haggling();
    table.refused(P1, offer("o1", ""), "SF-TRADE-4");
    table.refused(P1, offer("o2", "o1"), "SF-TRADE-4");
    table.refused(P1, offer("o2", "o1 u1"), "SF-TRADE-4");
    table.refused(P1, offer("", "u1"), "SF-TRADE-4");
    table.refused(P1, offer("o3", "u1"), "SF-TRADE-5");
}

/// SF-BANK-1, SF-BANK-2, SF-BANK-3
#[test]
fn sf_t19_the_bank() {
    use Resource::{Food, Fuel, Goods, Ore};
    let bank = |give, take| Choice::Trade(Trading::Bank { give, take });
    let mut table = haggling();
    table.choose(P1, bank(Food, Ore)).choose(P1, bank(Goods, Fuel));
    assert_eq!(hand(&table, P1), cards("o3 u1"));
    let poor = || trading().with(|state| set_hand(state, P1, "f2 g1"));
    poor().refused(P1, bank(Food, Ore), "SF-BANK-1").refused(P1, bank(Goods, Ore), "SF-BANK-2");
    let mut table = poor().with(|state| {
        give_friend(state, P1, "F09");
        give_friend(state, P1, "F10");
    });
    table.choose(P1, bank(Food, Ore)).choose(P1, bank(Goods, Ore));
    assert_eq!(hand(&table, P1), cards("o2"));
}

/// SF-TRADE-9
#[test]
fn sf_t20_an_offer_lapses_when_it_cannot_be_paid() {
    let mut table = haggling();
    table.choose(P1, offer("o2", "g1"));
    assert!(public(&table).market.deal.is_some());
    table.choose(P1, build_part(Part::FreightRing));
    assert!(public(&table).market.deal.is_none(), "the last 2 ore are spent");
    table.not_asked(P2, |ask| matches!(ask, Decision::Reply(_)));
}

/// SF-SHIP-1, SF-SHIP-2, SF-SHIP-6, SF-BUILD-1
#[test]
fn sf_t21_only_the_free_launch_point() {
    let mut table = trading().with(|state| set_hand(state, P1, "o1 u1 c1 f1"));
    assert_eq!(at(&table, P1, ONE), "2_5");
    let ships: Vec<String> =
        offered(&table, P1).into_iter().filter(|key| key.starts_with("build colony-ship")).collect();
    assert_eq!(ships, ["build colony-ship 4_5 2", "build colony-ship 4_5 3"]);
    table.refused(P1, build_ship(ShipKind::Colony, "2_5", TWO), "SF-SHIP-2");
    table.choose(P1, build_ship(ShipKind::Colony, "4_5", TWO));
    assert!(hand(&table, P1).is_empty());
    assert_eq!(public(&table).player(P1).colonies, 4);
}

/// SF-SHIP-5
#[test]
fn sf_t22_no_free_launch_point() {
    let mut table = trading().with(|state| {
        set_hand(state, P1, "o1 u1 c1 f1");
        put_ship(state, P1, TWO, ShipKind::Trade, "4_5");
    });
    table.refused(P1, build_ship(ShipKind::Colony, "4_5", THREE), "SF-SHIP-5");
}

/// SF-SHIP-3
#[test]
fn sf_t23_three_ships_are_all() {
    let mut table = trading().with(|state| {
        set_hand(state, P1, "o1 u1 c1 f1");
        put_ship(state, P1, TWO, ShipKind::Trade, "10_11");
        put_ship(state, P1, THREE, ShipKind::Trade, "12_11");
        player(state, P1).vouchers = 1;
    });
    table.refused(P1, build_ship(ShipKind::Colony, "4_5", ONE), "SF-SHIP-3");
    table.refused(P1, Choice::Trade(Trading::Redeem(launch("4_5", ONE))), "SF-SHIP-3");
}

/// SF-PORT-1, SF-PORT-2
#[test]
fn sf_t24_a_spaceport() {
    let mut table = trading().with(|state| set_hand(state, P1, "o1 u1 c4 f3"));
    table.choose(P1, build_port("gamma-BL"));
    assert_eq!((vp(&table, P1), hand(&table, P1)), (5, cards("o1 u1 c1 f1")));
    for key in ["build colony-ship 13_2 2", "build colony-ship 14_-1 2"] {
        assert!(offered(&table, P1).contains(&key.to_string()), "usable at once: {key}");
    }
    table.refused(P1, build_port("gamma-BL"), "SF-Z3");
}

/// SF-PORT-1: a ring goes round an own colony only, and round none twice.
#[test]
fn a_spaceport_needs_a_colony_of_ones_own() {
    let mut table = trading().with(|state| set_hand(state, P1, "c6 f4"));
    for (id, whose) in [("gamma-BR", "P2's colony"), ("beta-LR", "P2's spaceport"), ("A-LR", "nobody's site")] {
        table.refused(P1, build_port(id), "SF-PORT-1");
        assert!(!offered(&table, P1).contains(&format!("build spaceport {id}")), "{whose}");
    }
    table.refused(P1, build_port("alpha-LR"), "SF-PORT-1").choose(P1, build_port("gamma-BL"));
    table.refused(P1, build_port("gamma-BL"), "SF-PORT-1");
}

/// SF-PART-4, SF-PART-5, R-03: the sixth is the last of each kind, by option the fifth freight ring.
#[test]
fn six_parts_of_each_kind_are_all() {
    let cost = |part| match part {
        Part::FreightRing => "o4",
        Part::Booster => "u4",
        Part::Cannon => "c4",
    };
    for (setup, freight) in [(Setup::new(4), 6), (Setup::new(4).with("freight", "5"), 5)] {
        for part in Part::ALL {
            let most = if part == Part::FreightRing { freight } else { 6 };
            let mut table = basic_with(setup.clone()).with(|state| {
                state.public.frames.only(Phase::Trade);
                player(state, P1).parts[part.index()] = most - 1;
                set_hand(state, P1, cost(part));
            });
            table.choose(P1, build_part(part)).refused(P1, build_part(part), "SF-PART-4");
            assert_eq!(public(&table).part(P1, part), most);
            // With six a seventh is not gained either.
            assert!(!public(&table).can_fit(P1, part) && public(&table).can_fit(P2, part));
        }
    }
}

/// SF-PART-4
#[test]
fn sf_t25_six_boosters_are_all() {
    let mut table = trading().with(|state| {
        set_parts(state, P1, 5, 0, 0);
        give_friend(state, P1, "F14");
        set_hand(state, P1, "u4");
    });
    table.choose(P1, build_part(Part::Booster)).refused(P1, build_part(Part::Booster), "SF-PART-4");
}

/// SF-SHIP-7
#[test]
fn sf_t26_the_first_ship_has_the_fewest_rings() {
    let mut table = trading().with(|state| {
        remove_ship(state, P1, ONE);
        put_ship(state, P1, TWO, ShipKind::Trade, "10_11");
        put_ship(state, P1, THREE, ShipKind::Trade, "12_11");
        set_hand(state, P1, "o1 u1 c1 f1");
    });
    assert_eq!(public(&table).first_ship(P1), Some(TWO));
    table.choose(P1, build_ship(ShipKind::Colony, "4_5", ONE));
    assert_eq!(public(&table).first_ship(P1), Some(ONE));
}

/// SF-TRADE-10
#[test]
fn sf_t76_a_counter_that_cannot_be_paid_stays_on_view() {
    use orrery_core::Viewer;
    let mut table = trading().with(|state| {
        set_hand(state, P1, "o1 u1");
        set_hand(state, P2, "f1");
    });
    table.choose(P1, Choice::Draft(Drafted { give: cards("u1"), open: Open(true), ..Drafted::default() }));
    table.refused(P2, Choice::Reply(Replied::Accept), "SF-TRADE-5");
    table.choose(P2, Choice::Reply(Replied::Counter)).choose(P2, counter("f1", "o2"));
    let countered = Reply::Countered(Bargain { give: cards("f1"), want: cards("o2") });
    for seat in 0..4 {
        table.sees(Viewer::Seat(Seat(seat)), |view| view.public.market.replies[1] == countered);
    }
    table.refused(P1, Choice::Trade(Trading::Confirm(P2)), "SF-TRADE-10");
    let ask = table.play().asks().of(P1).next().expect("the active player is asked").clone();
    let refused = starfarers::Starfarers::offer(table.play().state(), &ask).refused;
    assert!(refused.iter().any(|refused| refused.refusal.rule.0 == "SF-TRADE-10"), "only P1 sees why");
}

/// SF-TRADE-5: whoever an offer is not made to, or has nothing to give, has declined from the start.
#[test]
fn an_offer_waits_for_those_alone_who_can_answer_it() {
    let some = draft(cards("o1"), cards("u1"), [P2].into_iter().collect());
    let mut table = haggling();
    table.choose(P1, some);
    let (waits, declined) = (Reply::Waiting, Reply::Declined);
    assert_eq!(public(&table).market.replies, [declined, waits, declined, declined]);
    let mut table = haggling().with(|state| set_hand(state, P4, ""));
    table.choose(P1, offer("o1", "u1"));
    assert_eq!(public(&table).market.replies, [declined, waits, waits, declined]);
}

/// SF-TRADE-9: an offer that still stands shows that its cards are still in hand, also after some of their kind are gone.
#[test]
fn what_stands_on_offer_stays_known() {
    let mut table = haggling().with(|state| player(state, P1).traced = cards(""));
    table.choose(P3, propose("g1", "o1")).choose(P1, offer("o1", "u1"));
    assert_eq!(public(&table).player(P1).traced, cards("o1"), "offered, so held");
    table.choose(P1, Choice::Trade(Trading::Agree(P3)));
    assert_eq!(public(&table).player(P1).traced, cards("o1 g1"), "the second ore pays the offer that stands");
}

fn id(table: &Table, seat: Seat, question: impl Into<Decision>) -> AskId {
    let question = question.into();
    table.play().asks().of(seat).find(|ask| ask.decision == question).expect("it is asked").id
}

/// A second click on an answer that was given finds another question, and what somebody says leaves the questions of the
/// others alone; only the active player, who answers to all of it, is asked anew.
#[test]
fn words_make_only_the_questions_stale_that_they_answer() {
    let mut table = haggling();
    table.choose(P1, offer("o1", "g1"));
    let (draft, trade) = (id(&table, P1, Draft), id(&table, P1, Trade));
    let (reply, other, proposal) =
        (id(&table, P2, questions::Reply), id(&table, P3, questions::Reply), id(&table, P2, Propose));
    table.choose(P2, Choice::Reply(Replied::Accept));
    assert!(id(&table, P1, Trade) != trade && id(&table, P2, questions::Reply) != reply);
    assert_eq!(
        (id(&table, P3, questions::Reply), id(&table, P2, Propose), id(&table, P1, Draft)),
        (other, proposal, draft)
    );
    let changed = id(&table, P2, questions::Reply);
    table.choose(P2, Choice::Reply(Replied::Decline));
    assert_ne!(id(&table, P2, questions::Reply), changed, "a reply that was changed");
    table.choose(P2, propose("u1", "f1"));
    let standing = id(&table, P2, Propose);
    assert_ne!(standing, proposal);
    table.choose(P2, propose("", ""));
    assert_ne!(id(&table, P2, Propose), standing, "a proposal that was taken back");
    table.choose(P1, Choice::Trade(Trading::Bank { give: Resource::Food, take: Resource::Carbon }));
    assert_eq!(
        (id(&table, P1, Draft), id(&table, P3, questions::Reply)),
        (draft, other),
        "built or exchanged meanwhile"
    );
}
