//! The results of encounters, carried out in the order written (SF-ENC-19, SF-Z11).

use orrery_core::{Seat, SeatSet};

use super::{Cx, build, fly, score, turn};
use crate::content::{Effect, Encounter, Node, Part, Point};
use crate::event::{Course, Fortune, Reading};
use crate::questions::{Decision, Prize, Refit, Retreat, Take};
use crate::record::Source;
use crate::sets::Cards;
use crate::state::{Public, ShipKind, State, Transporter};

/// One result; what cannot be carried out is skipped.
pub(super) fn apply(cx: &mut Cx<'_>, effect: Effect) {
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
        cx.emit(Course::ResultDone { jump: effect == Effect::Jump, next: effect == Effect::Next }.into());
    }
}

/// Results without a choice.
fn at_once(cx: &mut Cx<'_>, seat: Seat, effect: Effect) {
    let (public, meeting) = (&cx.state().public, cx.state().public.meeting);
    let first = public.first_ship(seat);
    match effect {
        Effect::Fame(by) => change_fame(cx, seat, by),
        Effect::Take(count, card) => {
            let cards = Cards::of(card, count.min(public.bank.get(card)));
            cx.emit(Fortune::Took { seat, cards, chosen: false }.into());
        }
        Effect::Refund => {
            cx.emit(Fortune::Refunded { seat, cards: meeting.map_or(Cards::NONE, |card| card.gave) }.into())
        }
        Effect::Impound => {
            cx.emit(Fortune::Impounded { seat, cards: meeting.map_or(Cards::NONE, |card| card.took) }.into())
        }
        Effect::Lose(count) => lose(cx, seat, count),
        Effect::Rob => rob(cx, seat),
        Effect::Speed(by) => cx.emit(Fortune::SpeedChanged { seat, by }.into()),
        Effect::Stall => first.into_iter().for_each(|ship| cx.emit(Fortune::Stalled { seat, ship }.into())),
        Effect::LoseShip => first.into_iter().for_each(|ship| cx.emit(Fortune::ShipLost { seat, ship }.into())),
        // These ask somebody, or come when the card is over (SF-ENC-19).
        Effect::Choose(_) | Effect::GainPart | Effect::LosePart | Effect::Retreat | Effect::TradeShip => {}
        Effect::Jump | Effect::Next => {}
    }
}

/// SF-FAME-2: never below 0, never more than the stock.
fn change_fame(cx: &mut Cx<'_>, seat: Seat, by: i8) {
    let public = &cx.state().public;
    let least = -(public.player(seat).fame as i8);
    let by = by.clamp(least, public.fame_left() as i8);
    if by != 0 {
        cx.emit(Fortune::FameChanged { seat, by }.into());
        score::rise(cx);
    }
}

/// Random cards to the bank, all if there are fewer.
fn lose(cx: &mut Cx<'_>, seat: Seat, count: u8) {
    let (mut hand, mut cards) = (cx.state().hand(seat), Cards::NONE);
    for _ in 0..count.min(hand.total()) {
        let place = cx.dice().below(u32::from(hand.total()));
        if let Some(card) = hand.nth(place) {
            hand = hand.minus(Cards::of(card, 1));
            cards.add(card, 1);
        }
    }
    if !cards.is_empty() {
        cx.emit(Fortune::Lost { seat, cards }.into());
    }
}

/// One random card from everybody who has one, in turn order from the left.
fn rob(cx: &mut Cx<'_>, seat: Seat) {
    let victims = cx.state().public.others(seat);
    victims.for_each(|victim| turn::take_random(cx, seat, victim, Source::Encounters));
}

fn wait(cx: &mut Cx<'_>, question: impl Into<Decision>) -> bool {
    cx.emit(Course::CardAsked { question: question.into() }.into());
    true
}

fn choose(cx: &mut Cx<'_>, count: u8) -> bool {
    match count.min(cx.state().public.bank.total()) {
        0 => false,
        count => wait(cx, Take { count }),
    }
}

fn gain_part(cx: &mut Cx<'_>, seat: Seat) -> bool {
    let public = &cx.state().public;
    match Part::ALL.into_iter().filter(|part| public.can_fit(seat, *part)).collect::<Vec<_>>()[..] {
        [] => false,
        [part] => {
            cx.emit(Fortune::PartFitted { seat, part }.into());
            false
        }
        _ => wait(cx, Refit { gain: true }),
    }
}

fn lose_part(cx: &mut Cx<'_>, seat: Seat) -> bool {
    let public = &cx.state().public;
    match Part::ALL.into_iter().filter(|part| public.part(seat, *part) > 0).collect::<Vec<_>>()[..] {
        [] => false,
        [part] => {
            cx.emit(Fortune::PartRemoved { seat, part }.into());
            false
        }
        _ => wait(cx, Refit { gain: false }),
    }
}

/// Launch points that are free, the one the first ship may stand on included.
pub fn retreats(public: &Public, seat: Seat) -> impl Iterator<Item = Point> + '_ {
    let first = public.first_ship(seat).map(|ship| (seat, ship));
    public.launch_points(seat).filter(move |point| public.ship_at(*point).is_none_or(|ship| Some(ship) == first))
}

fn go_back(cx: &mut Cx<'_>, seat: Seat) -> bool {
    let public = &cx.state().public;
    let Some(ship) = public.first_ship(seat) else { return false };
    match retreats(public, seat).collect::<Vec<_>>()[..] {
        [] => cx.emit(Fortune::Stalled { seat, ship }.into()),
        [to] => cx.emit(Fortune::Retreated { seat, ship, to }.into()),
        _ => return wait(cx, Retreat),
    }
    false
}

/// SF-ENC-15: placed at once where that is possible, otherwise a voucher.
fn trade_ship(cx: &mut Cx<'_>, seat: Seat) -> bool {
    if build::check_ship(&cx.state().public, seat, ShipKind::Trade).is_ok() {
        return wait(cx, Prize);
    }
    cx.emit(Fortune::VoucherKept { seat }.into());
    false
}

/// Where the first ship could end its flight (SF-ENC-14). Where it stood at the start does not matter here.
pub(crate) fn can_jump(state: &State, seat: Seat, ship: Transporter, to: Point) -> bool {
    let Some(craft) = fly::Craft::of(&state.public, seat, ship) else { return false };
    let craft = fly::Craft { ship: crate::state::Ship { began: None, ..craft.ship }, ..craft };
    to != craft.ship.at && craft.can_end(state, to)
}

/// SF-ENC-17: everybody with too many parts removes one.
pub(super) fn wear(cx: &mut Cx<'_>, card: Encounter, over: u8) {
    let public = &cx.state().public;
    let seats: SeatSet = public.everybody().filter(|seat| public.all_parts(*seat) > over).collect();
    cx.emit(Reading::WearStruck { card, seats }.into());
}

/// the removals are done; then perhaps fame for the most freight rings, and the deck is renewed.
pub(super) fn after_wear(cx: &mut Cx<'_>) {
    let Some(card) = cx.state().secret.card else { return };
    if let Node::Wear { fame_for_most_freight: true, .. } = card.node(0) {
        let public = &cx.state().public;
        let most = public.everybody().map(|seat| public.freight(seat)).max().unwrap_or(0);
        let first: SeatSet = public.everybody().filter(|seat| most > 0 && public.freight(*seat) == most).collect();
        first.iter().for_each(|seat| change_fame(cx, seat, 1));
    }
    cx.emit(Reading::WearOver { card }.into());
}
