//! Somebody leaves for good, and those who stay take over (VG-PLAY-7).

use orrery_core::{Asking, Dice as Luck, Seat};
use vanguard::Vanguard;
use vanguard::questions::{Buying, Choice, Decision, Deed, Muster, PassStart};
use vanguard::state::{Frame, Page};

use crate::common::{ME, Table, play_until, setup};
use crate::ship::aboard_with;

const OTHER: Seat = Seat(1);
const THIRD: Seat = Seat(2);

fn open(table: &Table) -> Vec<(Seat, Decision)> {
    table.play().asks().iter().filter(|ask| ask.must).map(|ask| (ask.seat, ask.decision)).collect()
}

// Rule: VG-PLAY-7
#[test]
fn who_stays_takes_over_the_sections() {
    let mut table = Table::new(setup("pellucid", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.leave(ME);
    table.expect(|state| state.party.iter().all(|member| member.seat == OTHER));
    table.leave(OTHER).ended("ending-abandoned");
    let mut table = Table::new(setup("pellucid", 3));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.controllers == [0, 1, 2, 0].map(Seat));
    table.leave(ME);
    table.expect(|state| state.controllers == [1, 1, 2, 2].map(Seat) && state.party.len() == 3);
}

/// What is open when the one who is asked leaves, and what is open then.
fn handed_on(mut table: Table, wanted: impl Fn(&Decision) -> bool) {
    play_until(&mut table, wanted);
    let (seat, decision) = open(&table)[0];
    table.leave(seat);
    assert_eq!(open(&table), [(Seat(1 - seat.0), decision)]);
}

// Rule: VG-PLAY-7
#[test]
fn who_takes_over_is_asked_what_was_open() {
    let landing = || Table::new(setup("pellucid", 2));
    handed_on(landing(), |decision| matches!(decision, Decision::KeepCrew(_)));
    handed_on(landing(), |decision| matches!(decision, Decision::ChooseDeck(_)));
    handed_on(landing(), |decision| matches!(decision, Decision::Load(_)));
    handed_on(landing(), |decision| matches!(decision, Decision::KeepRankUp(_)));
    handed_on(landing(), |decision| matches!(decision, Decision::GiveStart(_)));
    handed_on(landing(), |decision| matches!(decision, Decision::TakeAction(_)));
    let star_map = aboard_with(setup("campaign", 2), Page::StarMap, |_| {});
    handed_on(star_map, |decision| matches!(decision, Decision::Plot(_)));
}

// Rule: VG-PLAY-7, VG-SETUP-6
#[test]
fn what_waits_below_is_handed_on_as_well() {
    let mut table = Table::new(setup("campaign", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::KeepCrew(_)));
    let (seat, _) = open(&table)[0];
    table.leave(seat);
    play_until(&mut table, |decision| matches!(decision, Decision::KeepResting(_)));
    assert_eq!(open(&table)[0].0, Seat(1 - seat.0));
}

/// As a table of earlier rules may be: who left is still asked, below what somebody else is asked first.
// Rule: VG-PLAY-7
#[test]
fn what_waits_for_somebody_who_has_left_is_handed_on() {
    let mut table = Table::new(setup("pellucid", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::GiveStart(_)));
    let (seat, decision) = open(&table)[0];
    let (other, start) = (Seat(1 - seat.0), table.play().state().start);
    table.arrange(|state| {
        state.left.insert(seat);
        state.controllers = [other; 4];
        state.party.iter_mut().for_each(|member| member.seat = other);
        state.frames.push(Frame::Ask { seat: other, question: PassStart.into() });
    });
    table.choose(other, Choice::PassStart(start));
    assert_eq!(open(&table), [(other, decision)]);
}

// Rule: VG-PLAY-7, VG-PLAY-4
#[test]
fn a_party_that_is_being_chosen_is_chosen_anew() {
    let mut table = Table::new(setup("pellucid", 2));
    let (seat, Decision::Muster(asked)) = open(&table)[0] else { panic!("not asked for a party") };
    assert_eq!((seat, asked), (ME, Muster { count: 1 }));
    let choice = Vanguard::fallback(table.play().state(), table.play().asks().iter().next().expect("a question"));
    table.choose(ME, choice).expect(|state| state.party.len() == 1);
    table.leave(OTHER).expect(|state| state.party.is_empty());
    assert_eq!(open(&table), [(ME, Muster { count: 2 }.into())]);
}

fn proposed() -> (Table, Seat, [Seat; 2]) {
    let mut table = Table::new(setup("pellucid", 3));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    let (proposer, _) = open(&table)[0];
    table.choose(proposer, Choice::TakeAction(Deed::LiftOff));
    let mut others = [ME, OTHER, THIRD].into_iter().filter(|seat| *seat != proposer);
    let others = std::array::from_fn(|_| others.next().expect("two others"));
    (table, proposer, others)
}

fn asked(table: &Table) -> Vec<Seat> {
    open(table).into_iter().map(|(seat, _)| seat).collect()
}

// Rule: VG-PLAY-7, VG-LIFT-1
#[test]
fn who_has_taken_over_is_asked_anew_for_a_lift_off() {
    let (mut table, _, [one, other]) = proposed();
    table.choose(one, Choice::Consent(true));
    table.leave(other);
    table.expect(|state| state.closed.is_none());
    assert_eq!(asked(&table), [one]);
    table.choose(one, Choice::Consent(true)).ended("ending-failed");
}

// Rule: VG-PLAY-7, VG-LIFT-1
#[test]
fn all_who_stay_are_asked_where_the_proposer_leaves() {
    let (mut table, proposer, others) = proposed();
    table.leave(proposer);
    assert_eq!(asked(&table), others);
    table.choose(others[0], Choice::Consent(false)).expect(|state| state.closed.is_none());
}

// Rule: R104, VG-DEBRIEF-8
#[test]
fn who_can_buy_nothing_is_not_asked() {
    let poor = |bank: u8| {
        aboard_with(setup("campaign", 1), Page::Debriefing, move |state| {
            state.campaign.as_mut().expect("a campaign").bank = bank;
        })
    };
    let is_asked = |table: &Table| open(table).iter().any(|(_, decision)| matches!(decision, Decision::Debrief(_)));
    assert!(!is_asked(&poor(0)));
    let mut table = poor(9);
    assert!(is_asked(&table));
    table.choose(ME, Choice::Debrief(Buying::Die));
    assert!(!is_asked(&table), "nothing is left to buy with");
}

/// By chance, with somebody leaving after so many answers, a hundred answers more.
fn left_at(mission: &str, seats: u8, answers: usize) {
    let mut table = Table::new(setup(mission, seats));
    let mut luck = Luck::seeded(mission, answers as u64);
    for number in 0..answers + 100 {
        if number == answers {
            table.leave(Seat(luck.below(seats.into()) as u8));
        }
        let Some(ask) = table.play().asks().iter().find(|ask| ask.must).cloned() else {
            return assert!(table.play().is_over(), "nobody is asked");
        };
        assert!(!table.play().state().left.contains(ask.seat), "{ask:?} of somebody who has left");
        let choice = Vanguard::sample(table.play().state(), &ask, &mut luck);
        table.choose(ask.seat, choice);
    }
}

// Rule: VG-PLAY-7
#[test]
fn nobody_who_has_left_is_ever_asked() {
    for answers in 0..60 {
        left_at(["campaign", "pellucid", "loom"][answers % 3], 2 + answers as u8 / 3 % 3, answers * 4);
    }
}
