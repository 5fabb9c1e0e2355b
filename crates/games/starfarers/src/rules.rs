//! Who is asked what, what is legal, and what follows from it. A file for each subject.

mod asking;
pub mod bank;
pub mod build;
pub mod encounter;
pub mod fly;
pub mod found;
pub mod ids;
pub mod results;
pub mod score;
pub(crate) mod set_up;
pub mod supply;
pub mod time_out;
pub mod trade;
pub mod turn;

pub(crate) use asking::{asks, question_of};

use orrery_core::{Ask, Asks, Cx, Refusal, Seat};

use crate::Starfarers;
use crate::decision::{Choice, Decision};
use crate::event::Event;
use crate::state::{Ending, Phase, Stage, State};

/// The hand that writes.
pub(crate) type Hand<'a, 'b> = &'a mut Cx<'b, Starfarers>;

/// Whether an answer fits its question and the rules.
pub(crate) fn check(state: &State, ask: &Ask<Decision>, choice: &Choice) -> Result<(), Refusal> {
    let (public, seat) = (&state.public, ask.seat);
    match (ask.decision, *choice) {
        (Decision::FirstShip, Choice::FirstShip(kind, launch)) => set_up::check_ship(public, seat, kind, launch),
        (Decision::Place, Choice::Place { site, spaceport }) => set_up::check_place(public, seat, site, spaceport),
        (Decision::Roll, Choice::Roll) | (Decision::Shake, Choice::Shake) => Ok(()),
        (Decision::Discard { count }, Choice::Discard(cards)) => turn::check_discard(state, seat, count, cards),
        (Decision::Steal, Choice::Steal(from)) => turn::check_steal(public, from),
        (Decision::Relief, Choice::Relief(card)) => bank::check_stock(public, card),
        (Decision::Shares, Choice::Shares(from)) => turn::check_shares(public, from),
        (Decision::Trade, _) => trade::check(state, seat, choice),
        (Decision::Draft, Choice::Offer { give, want, to }) => trade::check_offer(state, seat, give, want, to),
        (Decision::Reply, _) => trade::check_reply(state, seat, choice),
        (Decision::Counter | Decision::Propose, Choice::Terms(terms)) => trade::check_terms(state, seat, terms),
        (Decision::Counter, Choice::NoTerms) => Ok(()),
        (Decision::Propose, Choice::NoTerms) => trade::check_no_terms(public, seat),
        (Decision::Give | Decision::Answer | Decision::Pay { .. } | Decision::Take { .. }, _) => {
            encounter::check(state, ask, choice)
        }
        (Decision::GainPart | Decision::LosePart, Choice::Part(part)) => results::check_part(public, ask, part),
        (Decision::Retreat, Choice::Retreat(to)) => results::check_retreat(public, seat, to),
        (Decision::Jump, Choice::Jump(to)) => results::check_jump(state, seat, to),
        (Decision::Prize, Choice::Prize(launch)) => {
            build::check_launch(public, seat, crate::state::ShipKind::Trade, launch)
        }
        (Decision::Fly, Choice::Fly { ship, route, then }) => fly::check(state, seat, ship, &route, then),
        (Decision::Fly, Choice::EndTurn) => fly::check_end(state, seat),
        (Decision::Card { base }, Choice::Card(card)) => found::check_card(public, base, card),
        _ => Err(Refusal::not_offered()),
    }
}

pub(crate) fn resolve(cx: Hand<'_, '_>, ask: &Ask<Decision>, choice: Choice) {
    act(cx, ask, choice);
    judge(cx);
}

fn act(cx: Hand<'_, '_>, ask: &Ask<Decision>, choice: Choice) {
    let seat = ask.seat;
    match choice {
        Choice::FirstShip(kind, launch) => cx.emit(Event::FirstShipPlaced { seat, kind, launch }),
        Choice::Place { site, spaceport } => cx.emit(Event::Placed { seat, site, spaceport }),
        Choice::Roll => turn::roll(cx, seat),
        Choice::Discard(cards) => cx.emit(Event::DiscardSealed { seat, cards }),
        Choice::Steal(from) => turn::steal(cx, seat, from),
        Choice::Relief(card) => cx.emit(Event::Relieved { seat, card }),
        Choice::Shares(from) => turn::share(cx, seat, from),
        Choice::Shake => encounter::shake(cx, seat),
        Choice::Give(cards) => encounter::give(cx, seat, cards),
        Choice::Answer(yes) => encounter::answer(cx, seat, yes),
        Choice::Pay(cards) => encounter::pay(cx, seat, cards),
        Choice::Take(cards) => encounter::take(cx, seat, cards),
        Choice::Part(part) => results::part(cx, ask, part),
        Choice::Retreat(to) => results::retreat(cx, seat, to),
        Choice::Jump(to) => results::jump(cx, seat, to),
        Choice::Prize(launch) => results::prize(cx, seat, launch),
        Choice::Fly { ship, route, then } => fly::fly(cx, seat, ship, &route, then),
        Choice::EndTurn => turn::end(cx, seat),
        Choice::Card(card) => cx.emit(Event::FriendTaken { seat, card }),
        _ => trade::act(cx, ask, choice),
    }
}

/// SF-END-1, SF-END-2, SF-ENC-20, R-22: who has the target in the own turn wins at once.
fn judge(cx: Hand<'_, '_>) {
    let public = &cx.state().public;
    if matches!(public.phase, Phase::SetUp | Phase::Over(_)) || public.vp(public.active) < public.terms.target {
        return;
    }
    let before = public.phase == Phase::Roll && public.turn.rolls == 0;
    cx.reveal();
    cx.emit(Event::Ended { ending: if before { Ending::TargetBefore } else { Ending::Target } });
}

/// One step that needs nobody, or the default of somebody who has left (SF-Z12, SF-ONLINE-1, SF-ONLINE-2).
pub(crate) fn advance(cx: Hand<'_, '_>) {
    match absent_default(cx.state()) {
        Some((ask, choice)) => act(cx, &ask, choice),
        None => step(cx),
    }
    judge(cx);
}

fn absent_default(state: &State) -> Option<(Ask<Decision>, Choice)> {
    if state.public.left.is_empty() {
        return None;
    }
    let mut open = Asks::default();
    asking::gather(state, &mut open, |seat| state.public.left.contains(seat));
    let ask = open.iter().find(|ask| ask.must)?.clone();
    let choice = time_out::fallback(state, &ask);
    Some((ask, choice))
}

fn step(cx: Hand<'_, '_>) {
    match cx.state().public.phase {
        Phase::SetUp => set_up::set_up(cx),
        Phase::Hands => set_up::deal_hands(cx),
        Phase::Rolled => turn::settle(cx),
        Phase::Discard => turn::open_discards(cx),
        Phase::Settled => turn::after_roll(cx),
        Phase::Supply => supply::phase(cx),
        Phase::Draw => encounter::draw(cx),
        Phase::Meeting(Stage::Wear) => results::after_wear(cx),
        Phase::Meeting(_) => encounter::go_on(cx),
        Phase::TurnOver => turn::next(cx),
        _ => {}
    }
}

/// SF-ONLINE-2: the seat stays in the game and is played by the defaults; without anybody left there is no winner.
pub(crate) fn leave(cx: Hand<'_, '_>, seat: Seat) {
    let public = &cx.state().public;
    if seat.0 >= public.seats || public.left.contains(seat) {
        return;
    }
    cx.emit(Event::PlayerLeft { seat });
    if cx.state().public.left.len() == usize::from(cx.state().public.seats) {
        cx.emit(Event::Ended { ending: Ending::Abandoned });
    }
}
