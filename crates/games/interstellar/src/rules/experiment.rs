//! Reckless experiments (E6) and what they bring about.
//!
//! Rules held here beside those that are named below: E6a, E6b, E6e, K-Posthuman-2, K-Posthuman-5, RUL-45, RUL-63,
//! RUL-68, RUL-79, RUL-137, RUL-154.

use orrery_core::Seat;

use super::{Cx, effect, election, honours, reset};
use crate::content::{Age, Blueprint, Cyborg, Ideologies, Ideology, MarketRow, Medal, Sex, Shape, Slot, Workcell};
use crate::event::{Destiny, Finds, Ideas};
use crate::questions::{self, Deliver, Favour, TameAll, Throne};
use crate::state::{Lies, Nugget, Place, Public};

/// E6-1: all nuggets outside the Cosmos are flipped, and the majority of all that lie face up decides.
pub(super) fn carry_out(cx: &mut Cx<'_>, engineer: Ideology) {
    cx.reveal();
    let (outside, faces) = (cx.state().public.unflipped_outside(), cx.state().secret.faces);
    let shown = Nugget::all().map(|nugget| outside.contains(nugget).then_some(faces.of(nugget)));
    let mut flipped = [None; Nugget::COUNT];
    flipped.iter_mut().zip(shown).for_each(|(place, face)| *place = face);
    cx.emit(Finds::Flipped { flipped }.into());
    honours::earn(cx, Medal::MadScientist, engineer);
    match cx.state().public.reality() {
        Some(_) => effect::begin(cx, engineer),
        None => transcend(cx, engineer),
    }
}

/// E6c, K-Posthuman-1: the game is competitive from now on. RUL-60: there is only one Post-human.
pub(super) fn transcend(cx: &mut Cx<'_>, of: Ideology) {
    if cx.state().public.post_human.is_some() || !cx.state().public.can_seat_post_human(of) {
        return cx.emit(Destiny::KingCame.into());
    }
    cx.emit(Destiny::Transcended { of }.into());
    let public = &cx.state().public;
    let (seat, has_room) = (public.player(of), public.has_room(of));
    match has_room {
        true => questions::pose(cx, seat, Throne { of }),
        false => cx.emit(Destiny::Stored.into()),
    }
}

impl Public {
    /// K-Restoration: a section that this voyage never had is not Lost.
    pub fn may_restore(&self, section: Blueprint) -> bool {
        section.workcells().any(|card| self.market.gone.contains(card))
    }

    /// RUL-86: in a slot, where its own tiles make room, or else in the Jars.
    fn can_seat_post_human(&self, of: Ideology) -> bool {
        let is_own = |cyborg: Cyborg| self.side(cyborg) == Some(of);
        let own_slot = of.pair().into_iter().any(|cyborg| is_own(cyborg) && self.person(cyborg).slot().is_some());
        own_slot || self.has_room(of) || self.can_hibernate(Cyborg::POST_HUMAN)
    }
}

/// F5a: on a ghost ship it commands at once.
pub(super) fn enthrone(cx: &mut Cx<'_>, slot: Slot) {
    cx.emit(Destiny::Enthroned { slot }.into());
    election::first_out_of_the_jars(cx, Cyborg::POST_HUMAN);
}

/// Whom a favour may be done.
pub(crate) fn fits(public: &Public, favour: Favour, cyborg: Cyborg) -> bool {
    let place = public.person(cyborg).place;
    let has_room = || public.side(cyborg).is_some_and(|of| public.has_room(of));
    let is_male = public.sex(cyborg) == Sex::Meathead;
    match favour {
        Favour::Birth => place == Place::Embryo && has_room(),
        Favour::Younger => {
            matches!(place, Place::Awake(_)) && public.person(cyborg).age > Age::One && cyborg != Cyborg::POST_HUMAN
        }
        Favour::Wake => place == Place::Hibernating && is_male && has_room(),
        Favour::Turn => match place {
            Place::Embryo => is_male && has_room(),
            Place::Landed(party) => is_male && public.is_bachelor(party.into()),
            _ => false,
        },
    }
}

/// WA1; RUL-139: of a tie the owner of the mat names the mats, among the tied only.
pub(super) fn deliver(cx: &mut Cx<'_>, card: Workcell, engineer: Ideology) {
    let public = &cx.state().public;
    let tied = public.roll.map_or(Ideologies::NONE, |roll| public.leaders(&roll));
    let owner = public.owner(card).unwrap_or(engineer);
    match tied.len() > 1 {
        true => deliver_next(cx, public.player(owner), tied),
        false => deliver_next(cx, public.player(engineer), Ideology::ALL.into_iter().collect()),
    }
}

/// What fits nowhere stays at the bow.
pub(crate) fn deliver_next(cx: &mut Cx<'_>, seat: Seat, among: Ideologies) {
    if let Some(nugget) = cx.state().public.nuggets_at(Lies::Bow).nth(0) {
        questions::pose_any(cx, seat, Deliver { nugget, among });
    }
}

/// LS6: one species after another.
pub(crate) fn tame_next(cx: &mut Cx<'_>, by: Ideology) {
    let public = &cx.state().public;
    if let Some(shape) = Shape::ALL.into_iter().find(|shape| public.goo[shape.index()].is_loose()) {
        questions::pose(cx, public.player(by), TameAll { shape, by });
    }
}

/// K-Restoration: three cards of its deck come to the market.
pub(crate) fn restock(cx: &mut Cx<'_>, section: Blueprint) {
    for row in MarketRow::ALL {
        let market = cx.state().public.market;
        if let Some(card) = market.next(section, cx.dice()) {
            cx.emit(Ideas::Drawn { card, row }.into());
        }
    }
    reset::show_top(cx, section);
}
