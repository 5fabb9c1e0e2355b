//! Actions, the start token, lift-off, reactions, and what may be done at any time.

use super::prelude::*;
use crate::event::{Course, Rounds};
use crate::lesson;
use crate::outlook;
use crate::rules::{actions, end, plays, turns, windows};

orrery_kit::named! {
    /// VG-PREP-1: one or both, in any order.
    pub enum Manner {
        Draw = "draw",
        Check = "check",
        DrawThenCheck = "draw-check",
        CheckThenDraw = "check-draw",
    }
}

/// What is done with an action (VG-ACT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    Special(Action),
    Travel(Path, u8),
    Prepare(Manner),
    Rest,
    LiftOff,
    /// VG-ACT-6, R86
    Use(Play),
    /// VG-ROUND-8: an effect of one's own turn, which costs no action.
    Turn(Play),
    Pass,
}

orrery_core::phrases! {
    Deed {
        "act" => Special(action), "travel" => Travel(path, to), "prepare" => Prepare(manner), "rest" => Rest,
        "lift-off" => LiftOff, "use" => Use(play), "turn" => Turn(play), "pass" => Pass,
    }
}

/// What does a crew member do (DP4)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeAction {
    pub place: Place,
}

impl Listed<Vanguard> for TakeAction {
    type Answer = Deed;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let left = state.turn.map_or(0, |turn| turn.actions);
        let title = Message::new("ask-action").with("who", state.member(self.place).crew.name()).with("count", left);
        let offer = Offer::bare(asked, title).rules(&[ids::ACTIONS]);
        let is_threatened = Threat::all().any(|threat| state.planet.standee(threat).is_in_play);
        offer.hint(if is_threatened { "hint-threats" } else { "hint-ask-action" })
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Deed> {
        actions::deeds(state, self.place).into_iter()
    }

    fn allows(&self, state: &State, _: Seat, deed: &Deed) -> Result<(), Refusal> {
        actions::allows(state, self.place, *deed)
    }

    fn option(&self, state: &State, _: Seat, deed: &Deed) -> Opt {
        let opt = Opt::of(deed, words::deed(state, self.place, *deed));
        match deed {
            Deed::Special(action) => {
                let opt = opt.group("group-special");
                if action.check() == Check::Plain { opt } else { opt.sealed() }
            }
            Deed::Travel(path, to) => {
                let price = Message::new("travel-price").with("tolls", words::tolls(&[*path]));
                opt.group("group-travel").at(words::mark(*to)).fact(Fact::new(Tone::Plain, price))
            }
            Deed::Prepare(_) => opt.group("group-prepare"),
            Deed::Rest => {
                let yield_ = Message::new("rest-yield").with("count", actions::rest_dice(state, self.place));
                opt.fact(Fact::new(Tone::Plain, yield_))
            }
            Deed::LiftOff => {
                let opt = opt.sealed();
                let away = state.everybody().minus(state.in_sector(state.planet.lander)).len();
                let behind = Message::new("lift-behind").with("count", away);
                if away > 0 { opt.fact(Fact::new(Tone::Grave, behind).rule(ids::LEFT_BEHIND)) } else { opt }
            }
            Deed::Use(_) | Deed::Turn(_) => opt.group("group-use"),
            Deed::Pass => opt,
        }
    }

    /// Every second time one of those that lead on.
    fn sample(&self, state: &State, _: Seat, luck: &mut Luck) -> Deed {
        let open = || actions::deeds(state, self.place).into_iter();
        let legal = |deed: &Deed| actions::allows(state, self.place, *deed).is_ok();
        let leads = luck.below(2) == 0;
        let on = luck.one_of(open().filter(|deed| leads && outlook::leads_on(state, self.place, *deed)));
        on.or_else(|| luck.one_of(open().filter(legal))).unwrap_or(Deed::Pass)
    }

    fn fallback(&self, state: &State, _: Seat) -> Deed {
        actions::fallback(state, self.place)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, deed: Deed) {
        answered(cx);
        turns::carry(cx, self.place, deed);
    }
}

/// Who is given the start token first (VG-ROUND-1, DP2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveStart;

/// Who has the start token in the next round (VG-ROUND-3, DP3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassStart;

macro_rules! start {
    ($question:ident, $title:literal, $rule:expr, $usual:expr) => {
        impl Listed<Vanguard> for $question {
            type Answer = Place;

            fn ask(&self, _: &State, asked: Asked) -> Offer {
                Offer::bare(asked, $title).rules(&[$rule])
            }

            fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Place> {
                state.everybody().iter()
            }

            fn option(&self, state: &State, _: Seat, place: &Place) -> Opt {
                words::named(place, "do-start", state.member(*place).crew.name())
            }

            fn fallback(&self, state: &State, _: Seat) -> Place {
                let usual: Option<Place> = $usual(state);
                usual.or_else(|| state.crew().next()).unwrap_or(Place(0))
            }

            fn resolve(&self, cx: &mut Cx<'_>, _: Seat, place: Place) {
                answered(cx);
                let by = cx.state().mate(place);
                cx.emit(Rounds::StartGiven { by }.into());
            }
        }
    };
}

/// DP2: the Recon crew member.
fn recon(state: &State) -> Option<Place> {
    state.crew().find(|place| state.member(*place).section == Section::Recon)
}

/// DP3: it stays.
fn holder(state: &State) -> Option<Place> {
    Some(state.start).filter(|place| !state.member(*place).is_dead)
}

start!(GiveStart, "ask-give-start", ids::START_TOKEN, recon);
start!(PassStart, "ask-pass-start", ids::PASS_TOKEN, holder);

/// Does the party lift off (VG-LIFT-1, DP14)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Consent;

impl Listed<Vanguard> for Consent {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-consent").hint("hint-ask-consent").rules(&[ids::LIFT_OFF])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "lift-yes" } else { "lift-no" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, yes: bool) {
        cx.emit(Rounds::LiftAnswered { seat, yes }.into());
        if !yes {
            end::refuse(cx);
        }
    }
}

/// What is said in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reaction {
    Pass,
    Use(Play),
}

orrery_core::phrases! { Reaction { "pass" => Pass, "use" => Use(play), } }

/// Does a crew member react (4.4, DP7)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct React {
    pub place: Place,
}

fn opening(state: &State) -> Option<Opening> {
    if let Frame::Window(opening) = state.frame() { Some(opening) } else { None }
}

impl Listed<Vanguard> for React {
    type Answer = Reaction;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let moment = opening(state).map_or("moment-check", |opening| words::moment(opening.moment));
        let title = Message::new("ask-react").with("who", state.member(self.place).crew.name());
        Offer::bare(asked, title.with("moment", moment)).hint("hint-ask-react").rules(&[ids::WINDOW])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Reaction> {
        let timing = opening(state).map(|opening| opening.moment.timing());
        let open = timing.map_or(Vec::new(), |timing| plays::usable(state, self.place, timing));
        [Reaction::Pass].into_iter().chain(open.into_iter().map(Reaction::Use))
    }

    fn allows(&self, state: &State, _: Seat, reaction: &Reaction) -> Result<(), Refusal> {
        lesson::allows_reaction(state, *reaction)
    }

    fn option(&self, state: &State, _: Seat, reaction: &Reaction) -> Opt {
        match reaction {
            Reaction::Pass => Opt::of(reaction, "react-pass"),
            Reaction::Use(play) => {
                Opt::of(reaction, Message::new("act-use").with("card", play.name(state, self.place)))
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, reaction: Reaction) {
        let Some(opening) = opening(cx.state()) else { return };
        match reaction {
            Reaction::Pass => cx.emit(Course::Passed { place: self.place }.into()),
            Reaction::Use(play) => {
                cx.emit(Course::Reopened.into());
                plays::carry(cx, self.place, play, opening.moment.timing());
            }
        }
        debug_assert!(windows::asked(cx.state(), opening).len() <= MOST);
    }
}

/// Something done at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aside {
    Strain(Place),
    Use(Place, Play),
    /// VG-GEAR-4: gear goes from one to another.
    Hand(Gear, Place, Place),
}

orrery_core::phrases! {
    Aside { "strain" => Strain(place), "use" => Use(place, play), "hand" => Hand(gear, from, to), }
}

/// Is something used meanwhile (VG-WIN-1, DP15)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meanwhile;

impl Listed<Vanguard> for Meanwhile {
    type Answer = Aside;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-meanwhile").hint("hint-strain").rules(&[ids::ANYTIME])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Aside> {
        plays::asides(state, seat).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, state: &State, _: Seat, aside: &Aside) -> Opt {
        match *aside {
            Aside::Strain(place) => {
                Opt::of(aside, Message::new("act-strain").with("who", state.member(place).crew.name()))
            }
            Aside::Use(place, play) => {
                let label = Message::new("act-use-of").with("card", play.name(state, place));
                Opt::of(aside, label.with("who", state.member(place).crew.name()))
            }
            Aside::Hand(gear, from, to) => {
                let label = Message::new("act-hand").with("gear", gear.name());
                let label = label.with("from", state.member(from).crew.name());
                Opt::of(aside, label.with("to", state.member(to).crew.name()))
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, aside: Aside) {
        plays::meanwhile(cx, seat, aside);
    }
}

/// Does a player take what is handed over, or give what is asked for (DP26)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    pub gear: Gear,
    pub from: Place,
    pub to: Place,
}

impl Listed<Vanguard> for Exchange {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-exchange").with("gear", self.gear.name());
        let title = title.with("from", state.member(self.from).crew.name());
        Offer::bare(asked, title.with("to", state.member(self.to).crew.name())).rules(&[ids::EXCHANGE])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        if *yes { Opt::of(yes, "take-it").act("do-exchange") } else { Opt::of(yes, "leave-it").act("do-refuse") }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        if yes && plays::can_hand(cx.state(), self.gear, self.from, self.to) {
            plays::hand(cx, self.gear, self.from, self.to);
        }
    }
}
