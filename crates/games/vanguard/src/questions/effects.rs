//! What cards leave to the player: branches, offers, targets, steps, orders.

use orrery_kit::Few;
use orrery_kit::fx::{self, BlockId};

use super::prelude::*;
use crate::event::{Rounds, Worlds};
use crate::rules::effect::{self, Reader};
use crate::rules::{ask, costs, over, prospects, time, travel, ways};

/// Which branch (DP12, DP22)? VG-FX-2, R104: only those that can be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose;

fn branches(state: &State) -> &'static [BlockId] {
    if let Some(Stmt::Choose(parts)) = effect::statement(state) { parts } else { &[] }
}

fn payable(state: &State) -> Vec<BlockId> {
    let case = effect::asked_about(state).map(|effect| effect.case(state));
    case.map_or(Vec::new(), |case| prospects::payable_parts(state, case, branches(state)))
}

impl Listed<Vanguard> for Choose {
    type Answer = u8;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let origin = effect::asked_about(state).map(|effect| words::origin(effect.origin));
        let title = Message::new("ask-branch").with("card", origin.unwrap_or("heal-nothing"));
        let offer = Offer::bare(asked, title).rules(&[ids::BRANCH]);
        if state.is_landing() && !state.is_aboard() { offer.hint("hint-landing") } else { offer }
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        0..branches(state).len() as u8
    }

    fn option(&self, state: &State, _: Seat, part: &u8) -> Opt {
        let block = branches(state).get(usize::from(*part)).copied().unwrap_or(0);
        let program = effect::asked_about(state).map(|effect| effect.origin.program());
        Opt::of(part, words::says(program, block))
    }

    fn allows(&self, state: &State, _: Seat, part: &u8) -> Result<(), Refusal> {
        let is_open = branches(state).get(usize::from(*part)).is_some_and(|block| payable(state).contains(block));
        require(is_open, ids::BRANCH, || "refused-price")?;
        let block = branches(state).get(usize::from(*part)).copied().unwrap_or(0);
        crate::lesson::allows_branch(state, block)
    }

    /// DP12: the least cost by 9.3, of equal ones the first.
    fn fallback(&self, state: &State, seat: Seat) -> u8 {
        let case = effect::asked_about(state).map(|effect| effect.case(state));
        let cost = |part: &u8| {
            let block = branches(state).get(usize::from(*part)).copied();
            block.zip(case).map_or(0, |(block, case)| costs::of(state, case, block))
        };
        let open = self.answers(state, seat).filter(|part| self.allows(state, seat, part).is_ok());
        open.min_by_key(cost).unwrap_or(0)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, part: u8) {
        let block = branches(cx.state()).get(usize::from(part)).copied();
        answered(cx);
        block.into_iter().for_each(|block| fx::into(&mut Reader(cx), block));
    }
}

/// Is it taken, for its price or for nothing (DP12)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take;

impl Listed<Vanguard> for Take {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let program = effect::asked_about(state).map(|effect| effect.origin.program());
        let (title, rule) = match effect::statement(state) {
            Some(Stmt::Pay(price, then, _)) => {
                let title = Message::new("ask-pay").with("price", words::says(program, *price));
                (title.with("gain", words::says(program, *then)), ids::PAY)
            }
            Some(Stmt::May(block)) => (Message::new("ask-may").with("gain", words::says(program, *block)), ids::MAY),
            _ => (Message::new("ask-may").with("gain", "says-nothing"), ids::MAY),
        };
        Offer::bare(asked, title).rules(&[rule])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        if *yes { Opt::of(yes, "take-it").act("do-that") } else { Opt::of(yes, "leave-it").act("do-without") }
    }

    fn allows(&self, state: &State, _: Seat, yes: &bool) -> Result<(), Refusal> {
        let case = effect::asked_about(state).map(|effect| effect.case(state));
        let can = match (effect::statement(state), case) {
            (Some(Stmt::Pay(price, ..)), Some(case)) => prospects::is_payable(state, case, *price),
            _ => true,
        };
        require(!*yes || can, ids::PAY, || "refused-price")
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        fx::decide(&mut Reader(cx), yes);
    }
}

/// Which crew member (VG-FX-26, DP23)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Whom {
    pub among: Places,
    pub block: BlockId,
}

impl Listed<Vanguard> for Whom {
    type Answer = Place;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let program = effect::asked_about(state).map(|effect| effect.origin.program());
        let title = Message::new("ask-whom").with("gain", words::says(program, self.block));
        Offer::bare(asked, title).rules(&[ids::TARGETS])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = Place> {
        self.among.iter()
    }

    fn option(&self, state: &State, _: Seat, place: &Place) -> Opt {
        words::named(place, "do-choose", state.member(*place).crew.name())
    }

    /// DP23: the source where it may, otherwise the first in seat order.
    fn fallback(&self, state: &State, _: Seat) -> Place {
        let source = effect::asked_about(state).map(|effect| effect.source);
        let first = self.among.iter().next().unwrap_or(Place(0));
        source.filter(|source| self.among.contains(*source)).unwrap_or(first)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, place: Place) {
        answered(cx);
        Reader(cx).go_through(self.block, Places::NONE.with(place));
    }
}

/// To which sector (VG-FX-27, DP23)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepTo {
    pub place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stride {
    Stay,
    To(u8),
}

orrery_core::phrases! { Stride { "stay" => Stay, "to" => To(sector), } }

impl Listed<Vanguard> for StepTo {
    type Answer = Stride;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let who = state.member(self.place).crew.name();
        Offer::bare(asked, Message::new("ask-step").with("who", who)).rules(&[ids::STEP])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Stride> {
        let begun = |frame: &Frame| if let Frame::Steps { has_begun, .. } = frame { Some(*has_begun) } else { None };
        let stay = state.frames.nearest(begun).unwrap_or(false).then_some(Stride::Stay);
        let mut around: Vec<u8> = ways::connected(state, state.sector_of(self.place)).collect();
        around.sort_unstable();
        around.dedup();
        around.into_iter().map(Stride::To).chain(stay)
    }

    fn option(&self, state: &State, _: Seat, stride: &Stride) -> Opt {
        match *stride {
            Stride::Stay => Opt::of(stride, "step-stay"),
            Stride::To(sector) => words::named(stride, "do-step", words::sector(state, sector)).at(words::mark(sector)),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, stride: Stride) {
        answered(cx);
        match stride {
            Stride::Stay => over(cx),
            Stride::To(sector) => travel::walk(cx, sector),
        }
    }
}

/// Which track is advanced next (VG-TIME-2, DP17)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTrack {
    pub place: Place,
}

fn due(state: &State) -> Vec<Track> {
    let listed = |frame: &Frame| match frame {
        Frame::Time { condition, threats, .. } => Some((*condition, *threats)),
        _ => None,
    };
    let (condition, threats) = state.frames.nearest(listed).unwrap_or_default();
    time::due(state, condition, threats)
}

impl Listed<Vanguard> for NextTrack {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-track").hint("hint-ask-track").rules(&[ids::TIME])
    }

    /// DP17: the condition first, then threats by number.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        0..due(state).len() as u8
    }

    fn option(&self, state: &State, _: Seat, at: &u8) -> Opt {
        let track = due(state).get(usize::from(*at)).copied();
        let Some(track) = track else { return Opt::of(at, "says-nothing") };
        let stands = Message::new("track-stands").with("space", time::stands(state, track));
        let fact = Fact::new(Tone::Plain, stands.with("length", time::length(state, track)));
        words::named(at, "do-track", words::track(track)).fact(fact)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, at: u8) {
        let track = due(cx.state()).get(usize::from(at)).copied();
        answered(cx);
        track.into_iter().for_each(|track| time::take(cx, track));
    }
}

/// In which order are the events put back (VG-FX-29)? Which comes next?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderEvents {
    /// So many are still to be ordered.
    pub count: u8,
}

impl Listed<Vanguard> for OrderEvents {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-next-event").rules(&[ids::PEEK])
    }

    /// As they lie, the uppermost first; each is put under those that were chosen before.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        let known = state.decks.known_events.len() as u8;
        (0..self.count.min(known)).rev()
    }

    fn option(&self, state: &State, _: Seat, at: &u8) -> Opt {
        let event = state.decks.known_events.get(usize::from(*at));
        words::named(at, "do-event", event.map_or("says-nothing", |event| event.name()))
    }

    fn fallback(&self, state: &State, _: Seat) -> u8 {
        (self.count.min(state.decks.known_events.len() as u8)).saturating_sub(1)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, at: u8) {
        answered(cx);
        let mut events = cx.state().decks.known_events.to_vec();
        let left = usize::from(self.count).min(events.len());
        let chosen = events.remove(usize::from(at));
        events.insert(left - 1, chosen);
        let events = Few::of(events).unwrap_or_default();
        cx.emit(Rounds::EventsSeen { events }.into());
        if left > 2 {
            ask(cx, seat, OrderEvents { count: left as u8 - 1 });
        }
    }
}

/// Which icon of the path is ignored?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ignore {
    pub left: u8,
}

impl Listed<Vanguard> for Ignore {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, Message::new("ask-ignore").with("count", self.left)).rules(&[ids::IGNORE])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        let due = state.travel.map_or(Vec::new(), |travel| travel::tolls_due(&travel));
        due.into_iter().map(|(at, _)| at)
    }

    fn option(&self, state: &State, _: Seat, at: &u8) -> Opt {
        let toll = state.travel.and_then(|travel| travel.path.tolls().get(usize::from(*at)).copied());
        words::named(at, "do-ignore", toll.map_or(Message::new("says-nothing"), words::toll))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, at: u8) {
        answered(cx);
        let tolls = cx.state().travel.map_or(0, |travel| travel.tolls) & !(1 << at);
        cx.emit(Worlds::TollsSet { tolls }.into());
        if self.left > 1 && tolls > 0 {
            ask(cx, seat, Ignore { left: self.left - 1 });
        }
    }
}
