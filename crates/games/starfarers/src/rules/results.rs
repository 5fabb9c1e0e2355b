//! The results of encounters, carried out in the order written (SF-ENC-19, SF-Z11).

use orrery_core::{Seat, SeatSet};
use orrery_kit::fx::Flow;

use super::encounter::{ask, reading};
use super::{Cx, build, fly, score, turn};
use crate::content::card::{Stmt, Verb, Who};
use crate::content::{Encounter, Part, Point};
use crate::event::{Course, Fortune, Reading};
use crate::questions::{Prize, Refit, Retreat, Take};
use crate::record::Source;
use crate::sets::Cards;
use crate::state::{Public, ShipKind, State, Transporter};

/// One result; what cannot be carried out is skipped.
pub(super) fn apply(cx: &mut Cx<'_>, verb: Verb) -> Flow<()> {
    let seat = cx.state().public.active;
    match verb {
        Verb::Read(_) => read(cx, seat),
        Verb::Gain(count) => gain(cx, count),
        Verb::GainPart => gain_part(cx, seat),
        Verb::LosePart => lose_part(cx, seat),
        Verb::Retreat => go_back(cx, seat),
        Verb::TradeShip => trade_ship(cx, seat),
        // They come when the card is over (SF-ENC-19).
        Verb::Jump | Verb::Next => {
            cx.emit(Course::ResultDone { jump: verb == Verb::Jump, next: verb == Verb::Next }.into());
            Flow::Open
        }
        _ => {
            at_once(cx, seat, verb);
            Flow::Done(())
        }
    }
}

/// From here on everybody knows the card.
fn read(cx: &mut Cx<'_>, seat: Seat) -> Flow<()> {
    if let Some((card, meeting)) = reading(cx.state()) {
        cx.emit(Reading::Read { seat, card, node: meeting.node }.into());
    }
    Flow::Open
}

/// Results without a choice.
fn at_once(cx: &mut Cx<'_>, seat: Seat, verb: Verb) {
    let (public, meeting) = (&cx.state().public, cx.state().public.meeting);
    let first = public.first_ship(seat);
    match verb {
        Verb::Fame(by) => change_fame(cx, seat, by),
        Verb::Take(count, card) => {
            let cards = Cards::of(card, count.min(public.bank.get(card)));
            cx.emit(Fortune::Took { seat, cards, chosen: false }.into());
        }
        Verb::Refund => {
            cx.emit(Fortune::Refunded { seat, cards: meeting.map_or(Cards::NONE, |card| card.gave) }.into())
        }
        Verb::Impound => {
            cx.emit(Fortune::Impounded { seat, cards: meeting.map_or(Cards::NONE, |card| card.took) }.into())
        }
        Verb::Lose(count) => lose(cx, seat, count),
        Verb::Rob => rob(cx, seat),
        Verb::Speed(by) => cx.emit(Fortune::SpeedChanged { seat, by }.into()),
        Verb::Stall => first.into_iter().for_each(|ship| cx.emit(Fortune::Stalled { seat, ship }.into())),
        Verb::LoseShip => first.into_iter().for_each(|ship| cx.emit(Fortune::ShipLost { seat, ship }.into())),
        // These ask somebody, or are more than a result.
        Verb::Gain(_) | Verb::GainPart | Verb::LosePart | Verb::Retreat | Verb::TradeShip => {}
        Verb::Read(_) | Verb::Jump | Verb::Next => {}
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

fn gain(cx: &mut Cx<'_>, count: u8) -> Flow<()> {
    match count.min(cx.state().public.bank.total()) {
        0 => Flow::Done(()),
        count => ask(cx, Take { count }),
    }
}

fn gain_part(cx: &mut Cx<'_>, seat: Seat) -> Flow<()> {
    let public = &cx.state().public;
    let fits: Vec<Part> = Part::ALL.into_iter().filter(|part| public.can_fit(seat, *part)).collect();
    match fits[..] {
        [] => {}
        [part] => cx.emit(Fortune::PartFitted { seat, part }.into()),
        _ => return ask(cx, Refit { gain: true }),
    }
    Flow::Done(())
}

fn lose_part(cx: &mut Cx<'_>, seat: Seat) -> Flow<()> {
    let public = &cx.state().public;
    let fitted: Vec<Part> = Part::ALL.into_iter().filter(|part| public.part(seat, *part) > 0).collect();
    match fitted[..] {
        [] => {}
        [part] => cx.emit(Fortune::PartRemoved { seat, part }.into()),
        _ => return ask(cx, Refit { gain: false }),
    }
    Flow::Done(())
}

/// Launch points that are free, the one the first ship may stand on included.
pub fn retreats(public: &Public, seat: Seat) -> impl Iterator<Item = Point> + '_ {
    let first = public.first_ship(seat).map(|ship| (seat, ship));
    public.launch_points(seat).filter(move |point| public.ship_at(*point).is_none_or(|ship| Some(ship) == first))
}

fn go_back(cx: &mut Cx<'_>, seat: Seat) -> Flow<()> {
    let public = &cx.state().public;
    let Some(ship) = public.first_ship(seat) else { return Flow::Done(()) };
    match retreats(public, seat).collect::<Vec<_>>()[..] {
        [] => cx.emit(Fortune::Stalled { seat, ship }.into()),
        [to] => cx.emit(Fortune::Retreated { seat, ship, to }.into()),
        _ => return ask(cx, Retreat),
    }
    Flow::Done(())
}

/// SF-ENC-15: placed at once where that is possible, otherwise a voucher.
fn trade_ship(cx: &mut Cx<'_>, seat: Seat) -> Flow<()> {
    if build::check_ship(&cx.state().public, seat, ShipKind::Trade).is_ok() {
        return ask(cx, Prize);
    }
    cx.emit(Fortune::VoucherKept { seat }.into());
    Flow::Done(())
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

/// the removals are done; then what else the card says of everybody, and the deck is renewed.
pub(super) fn after_wear(cx: &mut Cx<'_>) {
    let Some(card) = cx.state().secret.card else { return };
    for stmt in card.block(0) {
        if let Stmt::Each(Who::MostFreight, block) = *stmt {
            let first = most_freight(&cx.state().public);
            let fame = card.block(block).iter().filter_map(|stmt| match stmt {
                Stmt::Do(Verb::Fame(by)) => Some(*by),
                _ => None,
            });
            fame.for_each(|by| first.iter().for_each(|seat| change_fame(cx, seat, by)));
        }
    }
    cx.emit(Reading::WearOver { card }.into());
}

/// At least one ring; in a tie all of them.
fn most_freight(public: &Public) -> SeatSet {
    let most = public.everybody().map(|seat| public.freight(seat)).max().unwrap_or(0);
    public.everybody().filter(|seat| most > 0 && public.freight(*seat) == most).collect()
}
