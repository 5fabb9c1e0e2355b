//! The results of encounters, carried out in the order written (SF-ENC-19, SF-Z11).

use orrery_core::{Seat, SeatSet};
use orrery_kit::fx::Flow;

use super::encounter::{ask, reading};
use super::{Cx, build, fly, score, turn};
use crate::content::card::{Stmt, Verb};
use crate::content::{Encounter, Part, Point};
use crate::event::{Course, Fortune, Reading};
use crate::questions::{Prize, Refit, Retreat, Take};
use crate::record::Source;
use crate::sets::Cards;
use crate::state::{Public, ShipKind, State, Transporter};

/// One result; what cannot be carried out is skipped.
pub(super) fn apply(cx: &mut Cx<'_>, verb: Verb) -> Flow<()> {
    let public = &cx.state().public;
    let (seat, meeting) = (public.active, public.meeting.unwrap_or_default());
    let first = public.first_ship(seat);
    match verb {
        Verb::Read(_) => return read(cx, seat),
        Verb::Gain(count) => return gain(cx, count),
        Verb::GainPart => return refit(cx, seat, Refit { gain: true }),
        Verb::LosePart => return refit(cx, seat, Refit { gain: false }),
        Verb::Retreat => return go_back(cx, seat),
        Verb::TradeShip => return trade_ship(cx, seat),
        // They come when the card is over (SF-ENC-19).
        Verb::Jump | Verb::Next => {
            cx.emit(Course::ResultDone { jump: verb == Verb::Jump, next: verb == Verb::Next }.into());
            return Flow::Open;
        }
        Verb::Fame(by) => change_fame(cx, seat, by),
        Verb::Take(count, card) => {
            let cards = Cards::of(card, count.min(public.bank.get(card)));
            cx.emit(Fortune::Took { seat, cards, chosen: false }.into());
        }
        Verb::Refund => cx.emit(Fortune::Refunded { seat, cards: meeting.gave }.into()),
        Verb::Impound => cx.emit(Fortune::Impounded { seat, cards: meeting.took }.into()),
        Verb::Lose(count) => lose(cx, seat, count),
        Verb::Rob => rob(cx, seat),
        Verb::Speed(by) => cx.emit(Fortune::SpeedChanged { seat, by }.into()),
        Verb::Stall => first.into_iter().for_each(|ship| cx.emit(Fortune::Stalled { seat, ship }.into())),
        Verb::LoseShip => first.into_iter().for_each(|ship| cx.emit(Fortune::ShipLost { seat, ship }.into())),
    }
    Flow::Done(())
}

/// From here on everybody knows the card.
fn read(cx: &mut Cx<'_>, seat: Seat) -> Flow<()> {
    if let Some((card, meeting)) = reading(cx.state()) {
        cx.emit(Reading::Read { seat, card, node: meeting.node }.into());
    }
    Flow::Open
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
    let hand = cx.state().hand(seat);
    let cards = hand.draw(count, cx.dice());
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

fn refit(cx: &mut Cx<'_>, seat: Seat, refit: Refit) -> Flow<()> {
    let public = &cx.state().public;
    let fits = |part: &Part| if refit.gain { public.can_fit(seat, *part) } else { public.part(seat, *part) > 0 };
    match Part::ALL.into_iter().filter(fits).collect::<Vec<_>>()[..] {
        [] => {}
        [part] => cx.emit(refit.done(seat, part).into()),
        _ => return ask(cx, refit),
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

/// What the card gives to those with the most freight rings.
pub(super) fn honour(cx: &mut Cx<'_>, block: &[Stmt]) {
    for seat in most_freight(&cx.state().public).iter() {
        for stmt in block {
            if let Stmt::Do(Verb::Fame(by)) = *stmt {
                change_fame(cx, seat, by);
            }
        }
    }
}

/// At least one ring; in a tie all of them.
fn most_freight(public: &Public) -> SeatSet {
    let most = public.everybody().map(|seat| public.freight(seat)).max().unwrap_or(0);
    public.everybody().filter(|seat| most > 0 && public.freight(*seat) == most).collect()
}
