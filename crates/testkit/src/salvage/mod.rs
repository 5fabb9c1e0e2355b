//! Salvage: a toy game for two to four captains who win or lose together, and the shortest whole walk through
//! `docs/adding-a-game.md`. Each round one of them salvages a wreck, which does what its card says
//! (`content/wrecks.fx`), until no wreck or no air is left. The next game may begin with what this one leaves.

mod effect;
mod event;
mod questions;
mod state;
mod view;

use orrery_core::{
    AskId, Asks, Cx, Dice, Game, GameOption, Info, Line, Message, Outcome, Seat, Section, Setup, Standing, Viewer,
};
use orrery_kit::fx::{self, Stmt};

pub use event::{Event, Shown};
pub use questions::{Choice, Decision, Never, Pick, Take};
pub use state::{Frame, Public, State, wreck};
pub use view::View;

/// The rules by number.
pub mod rule {
    use orrery_core::Rule;

    /// Two to four captains play.
    pub const SEATS: Rule = Rule("SV-1");
    /// Each round costs air; the next captain salvages a wreck drawn at random.
    pub const ROUND: Rule = Rule("SV-2");
    /// What a wreck does is done from first to last; what it leaves open is the captain's choice.
    pub const EFFECT: Rule = Rule("SV-3");
    /// All who may react are asked at once. The first who does gets it, and the others are asked again.
    pub const REACT: Rule = Rule("SV-4");
    /// A captain may let all reactions pass beforehand, and nobody is told.
    pub const NEVER: Rule = Rule("SV-5");
    /// Without air, or with too few points after the last wreck, all lose; otherwise all win. What air is left is there
    /// when they go on.
    pub const END: Rule = Rule("SV-6");
    /// Nobody waits for who leaves; alone all is lost.
    pub const LEAVE: Rule = Rule("SV-7");
}

/// How much air there is.
const AIR: GameOption = GameOption::new("air", &["12", "4", "40"]).anew();
/// Whether it is a campaign's from its beginning, or becomes one when somebody goes on.
const CAMPAIGN: GameOption = GameOption::new("campaign", &["later", "now"]).folded();
/// How much must be salvaged.
const GOAL: u8 = 9;

pub struct Salvage;

impl Game for Salvage {
    type State = State;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Shown = Shown;
    /// The air that is left.
    type Legacy = u8;

    fn info() -> Info {
        let (id, rules_version, format, seats, seats_rule) = ("salvage", 1, 1, 2..=4, rule::SEATS);
        Info {
            id,
            rules_version,
            format,
            seats,
            seats_rule,
            usual_seats: 2,
            minutes: 5..=10,
            options: &[AIR, CAMPAIGN],
        }
    }

    fn begin(setup: &Setup) -> State {
        let air: u8 = setup.value(&AIR).parse().unwrap_or(12);
        State::begin(setup.seats, air.saturating_add(setup.legacy::<Salvage>().unwrap_or(0)))
    }

    fn asks(state: &State, asks: &mut Asks<Decision>) {
        let public = &state.public;
        let id = |seat, decision: &Decision| public.frames.ask(seat, decision.kind());
        let mut must = |seat, decision: Decision| asks.must(id(seat, &decision), seat, decision);
        match public.frames.top() {
            Frame::Between => {}
            Frame::Effect(at) => match public.statement().filter(|_| public.present.contains(at.actor)) {
                Some(Stmt::Choose(_)) => must(at.actor, Pick.into()),
                Some(Stmt::May(_) | Stmt::Pay(..)) => must(at.actor, Take.into()),
                _ => {}
            },
            Frame::React { window, .. } => {
                window.asked().filter(|seat| public.present.contains(*seat)).for_each(|seat| must(seat, Take.into()));
                asks.alike(window.concerned());
            }
        }
        for seat in public.present.iter().filter(|seat| state.never.of(*seat).is_none()) {
            asks.may(AskId::new(0, seat, Decision::from(Never).kind()), seat, Never.into());
        }
    }

    fn advance(cx: &mut Cx<'_, Self>) {
        let public = &cx.state().public;
        match *public.frames.top() {
            Frame::Between => next_wreck(cx),
            Frame::Effect(at) if !public.present.contains(at.actor) => cx.emit(Event::Salvaged),
            Frame::Effect(_) => fx::step(&mut effect::Salvor(cx)),
            Frame::React { .. } => cx.emit(Event::WindowClosed),
        }
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) {
        cx.emit(Event::Left { seat });
    }

    fn evolve(state: &mut State, event: &Event) {
        event.fold(state);
    }

    /// SV-6: all win or all lose.
    fn outcome(state: &State) -> Option<Outcome> {
        let public = &state.public;
        let ending = match public {
            _ if public.present.len() < 2 => "ending-alone",
            _ if public.air == 0 => "ending-no-air",
            _ if !public.wrecks.is_empty() || *public.frames.top() != Frame::Between => return None,
            _ if public.points >= GOAL => "ending-rich",
            _ => "ending-poor",
        };
        let place = if ending == "ending-rich" { 1 } else { 2 };
        let standing = |seat| Standing { seat, place, score: public.points.into() };
        Some(Outcome { ending, places: Seat::all(public.seats).map(standing).collect(), together: true })
    }

    fn leaves(state: &State) -> Option<u8> {
        Self::outcome(state).filter(|_| state.public.air > 0).map(|_| state.public.air)
    }

    fn is_campaign(setup: &Setup) -> bool {
        setup.value(&CAMPAIGN) == "now"
    }

    /// What the captains have brought home.
    fn chronicle(state: &State) -> Vec<Section> {
        let brought = Message::new("station-line").with("air", state.public.air).with("points", state.public.points);
        vec![Section::new("brought-home", vec![brought])]
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Shown> {
        event.is_for(viewer).then(|| event.show(viewer))
    }

    fn imagine(view: &View, viewer: Viewer, luck: &mut Dice) -> State {
        view.imagine(viewer, luck)
    }

    fn line(shown: &Shown) -> Option<Line> {
        shown.line()
    }

    fn board(view: &View) -> Vec<Section> {
        view.board()
    }
}

/// SV-2: the next captain salvages the next wreck.
fn next_wreck(cx: &mut Cx<'_, Salvage>) {
    let (wrecks, last) = (cx.state().public.wrecks.clone(), cx.state().public.last);
    let next = cx.state().public.present.iter().min_by_key(|seat| (seat.0 <= last.0, seat.0));
    if let Some((kind, by)) = wrecks.pick(cx.dice()).zip(next) {
        cx.emit(Event::WreckFound { kind, by });
    }
}

/// It can be played at tables, by bots at random and on a page without pictures.
impl orrery_bots::Thinks for Salvage {}
impl orrery_draw::Face for Salvage {}
