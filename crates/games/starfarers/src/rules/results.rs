//! The results of encounters, carried out in the order written (SF-ENC-19, SF-Z11).

use orrery_core::{Ask, Refusal, Seat, SeatSet};

use super::{Hand, build, encounter, fly, found, ids, turn};
use crate::content::{Effect, Encounter, Node, Part, Point};
use crate::decision::{Decision, Launch, Transporter};
use crate::event::Event;
use crate::sets::Cards;
use crate::state::{Phase, Public, ShipKind, Stage, State};

/// One result; what cannot be carried out is skipped.
pub(super) fn apply(cx: Hand<'_, '_>, effect: Effect) {
    let seat = cx.state().public.active;
    let asks = match effect {
        Effect::Choose(count) => choose(cx, count),
        Effect::GainPart => gain_part(cx, seat),
        Effect::LosePart => lose_part(cx, seat),
        Effect::Retreat => go_back(cx, seat),
        Effect::TradeShip => trade_ship(cx, seat),
        _ => {
            at_once(cx, seat, effect);
            false
        }
    };
    if !asks {
        cx.emit(Event::ResultDone { jump: effect == Effect::Jump, next: effect == Effect::Next });
    }
}

/// Results without a choice.
fn at_once(cx: Hand<'_, '_>, seat: Seat, effect: Effect) {
    let (public, meeting) = (&cx.state().public, cx.state().public.meeting);
    let first = public.first_ship(seat);
    match effect {
        Effect::Fame(by) => change_fame(cx, seat, by),
        Effect::Take(count, card) => {
            let cards = Cards::of(card, count.min(public.bank.get(card)));
            cx.emit(Event::Took { seat, cards, chosen: false });
        }
        Effect::Refund => cx.emit(Event::Refunded { seat, cards: meeting.map_or(Cards::NONE, |card| card.gave) }),
        Effect::Impound => cx.emit(Event::Impounded { seat, cards: meeting.map_or(Cards::NONE, |card| card.took) }),
        Effect::Lose(count) => lose(cx, seat, count),
        Effect::Rob => rob(cx, seat),
        Effect::Speed(by) => cx.emit(Event::SpeedChanged { seat, by }),
        Effect::Stall => first.into_iter().for_each(|ship| cx.emit(Event::Stalled { seat, ship })),
        Effect::LoseShip => first.into_iter().for_each(|ship| cx.emit(Event::ShipLost { seat, ship })),
        _ => {}
    }
}

/// SF-FAME-2: never below 0, never more than the stock.
fn change_fame(cx: Hand<'_, '_>, seat: Seat, by: i8) {
    let public = &cx.state().public;
    let least = -(public.player(seat).fame as i8);
    let by = by.clamp(least, public.fame_left() as i8);
    if by != 0 {
        cx.emit(Event::FameChanged { seat, by });
    }
}

/// Random cards to the bank, all if there are fewer.
fn lose(cx: Hand<'_, '_>, seat: Seat, count: u8) {
    let (mut hand, mut cards) = (cx.state().hand(seat), Cards::NONE);
    for _ in 0..count.min(hand.total()) {
        let place = cx.dice().below(u32::from(hand.total()));
        if let Some(card) = hand.nth(place) {
            hand = hand.minus(Cards::of(card, 1));
            cards.add(card, 1);
        }
    }
    if !cards.is_empty() {
        cx.emit(Event::Lost { seat, cards });
    }
}

/// One random card from everybody who has one, in turn order from the left.
fn rob(cx: Hand<'_, '_>, seat: Seat) {
    let victims = cx.state().public.others(seat);
    victims.for_each(|victim| turn::take_random(cx, seat, victim));
}

fn wait(cx: Hand<'_, '_>, stage: Stage) -> bool {
    cx.emit(Event::WentOn { to: Phase::Meeting(stage) });
    true
}

fn choose(cx: Hand<'_, '_>, count: u8) -> bool {
    match count.min(cx.state().public.bank.total()) {
        0 => false,
        count => wait(cx, Stage::Take { count }),
    }
}

fn gain_part(cx: Hand<'_, '_>, seat: Seat) -> bool {
    let public = &cx.state().public;
    match Part::ALL.into_iter().filter(|part| public.can_fit(seat, *part)).collect::<Vec<_>>()[..] {
        [] => false,
        [part] => {
            cx.emit(Event::PartFitted { seat, part });
            false
        }
        _ => wait(cx, Stage::GainPart),
    }
}

fn lose_part(cx: Hand<'_, '_>, seat: Seat) -> bool {
    let public = &cx.state().public;
    match Part::ALL.into_iter().filter(|part| public.part(seat, *part) > 0).collect::<Vec<_>>()[..] {
        [] => false,
        [part] => {
            cx.emit(Event::PartRemoved { seat, part });
            false
        }
        _ => wait(cx, Stage::LosePart),
    }
}

pub(super) fn check_part(public: &Public, ask: &Ask<Decision>, part: Part) -> Result<(), Refusal> {
    match ask.decision {
        Decision::GainPart => build::check_part(public, ask.seat, part),
        _ if public.part(ask.seat, part) > 0 => Ok(()),
        _ => Err(Refusal::new(ids::EFFECTS, "refused-no-part")),
    }
}

/// The part of choice; wear and tear strikes several at once and is no result of its own.
pub(super) fn part(cx: Hand<'_, '_>, ask: &Ask<Decision>, part: Part) {
    let seat = ask.seat;
    if ask.decision == Decision::GainPart {
        cx.emit(Event::PartFitted { seat, part });
    } else {
        cx.emit(Event::PartRemoved { seat, part });
    }
    if cx.state().public.phase == Phase::Meeting(Stage::Go) {
        cx.emit(Event::ResultDone { jump: false, next: false });
    }
}

/// Launch points that are free, the one the first ship may stand on included.
pub fn retreats(public: &Public, seat: Seat) -> impl Iterator<Item = Point> + '_ {
    let first = public.first_ship(seat).map(|ship| (seat, ship));
    public.launch_points(seat).filter(move |point| public.ship_at(*point).is_none_or(|ship| Some(ship) == first))
}

fn go_back(cx: Hand<'_, '_>, seat: Seat) -> bool {
    let public = &cx.state().public;
    let Some(ship) = public.first_ship(seat) else { return false };
    match retreats(public, seat).collect::<Vec<_>>()[..] {
        [] => cx.emit(Event::Stalled { seat, ship }),
        [to] => cx.emit(Event::Retreated { seat, ship, to }),
        _ => return wait(cx, Stage::Retreat),
    }
    false
}

pub(super) fn check_retreat(public: &Public, seat: Seat, to: Point) -> Result<(), Refusal> {
    let free = retreats(public, seat).any(|point| point == to);
    if free { Ok(()) } else { Err(Refusal::new(ids::LAUNCH, "refused-launch-point")) }
}

pub(super) fn retreat(cx: Hand<'_, '_>, seat: Seat, to: Point) {
    if let Some(ship) = cx.state().public.first_ship(seat) {
        cx.emit(Event::Retreated { seat, ship, to });
        cx.emit(Event::ResultDone { jump: false, next: false });
    }
}

/// SF-ENC-15: placed at once where that is possible, otherwise a voucher.
fn trade_ship(cx: Hand<'_, '_>, seat: Seat) -> bool {
    if build::check_ship(&cx.state().public, seat, ShipKind::Trade).is_ok() {
        return wait(cx, Stage::Prize);
    }
    cx.emit(Event::VoucherKept { seat });
    false
}

pub(super) fn prize(cx: Hand<'_, '_>, seat: Seat, launch: Launch) {
    cx.emit(Event::PrizePlaced { seat, launch });
    cx.emit(Event::ResultDone { jump: false, next: false });
}

/// Where the first ship could end its flight (SF-ENC-14). Where it stood at the start does not matter here.
pub(crate) fn can_jump(state: &State, seat: Seat, ship: Transporter, to: Point) -> bool {
    let Some(craft) = fly::Craft::of(&state.public, seat, ship) else { return false };
    let craft = fly::Craft { ship: crate::state::Ship { began: None, ..craft.ship }, ..craft };
    to != craft.ship.at && craft.can_end(state, to)
}

pub(super) fn check_jump(state: &State, seat: Seat, to: Option<Point>) -> Result<(), Refusal> {
    let Some(to) = to else { return Ok(()) };
    let first = state.public.first_ship(seat);
    let fits = to.index() < Point::COUNT && first.is_some_and(|ship| can_jump(state, seat, ship, to));
    if fits { Ok(()) } else { Err(Refusal::new(ids::JUMP, "refused-jump")) }
}

/// SF-ENC-14, R-33: it explores where it lands; a trade ship at the open dock founds at once (SF-FLY-9).
pub(super) fn jump(cx: Hand<'_, '_>, seat: Seat, to: Option<Point>) {
    let ship = cx.state().public.first_ship(seat);
    let (Some(ship), Some(to)) = (ship, to) else { return encounter::close(cx) };
    cx.emit(Event::Jumped { seat, ship, to });
    if !cx.state().public.terms.look_on_request {
        fly::look(cx, seat, to);
    }
    encounter::close(cx);
    let kind = cx.state().public.ship(seat, ship).map(|ship| ship.kind);
    if kind == Some(ShipKind::Trade) && to.dock().is_some() {
        found::found(cx, seat, ship, to);
    }
}

/// SF-ENC-17: everybody with too many parts removes one.
pub(super) fn wear(cx: Hand<'_, '_>, card: Encounter, over: u8) {
    let public = &cx.state().public;
    let seats: SeatSet = public.everybody().filter(|seat| public.all_parts(*seat) > over).collect();
    cx.emit(Event::WearStruck { card, seats });
}

/// the removals are done; then perhaps fame for the most freight rings, and the deck is renewed.
pub(super) fn after_wear(cx: Hand<'_, '_>) {
    let Some(card) = cx.state().secret.card else { return };
    if let Node::Wear { fame_for_most_freight: true, .. } = card.node(0) {
        let public = &cx.state().public;
        let most = public.everybody().map(|seat| public.freight(seat)).max().unwrap_or(0);
        let first: SeatSet = public.everybody().filter(|seat| most > 0 && public.freight(*seat) == most).collect();
        first.iter().for_each(|seat| change_fame(cx, seat, 1));
    }
    cx.emit(Event::WearOver { card });
}
