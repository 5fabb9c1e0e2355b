//! What the one who learns is told about the question that is open, and the answer that leads on.

use orrery_core::{Ask, AskId, Asking, Message, Note, Question, Words};

use super::{Aim, PUPIL};
use crate::Starfarers;
use crate::bots;
use crate::content::{Build, Part, Point, Resource};
use crate::questions::{Choice, Decision, Drafted, Flight, Fly, Leap, Then, Trade, Trading};
use crate::rules::{bank, build, ids};
use crate::sets::{Cards, Route};
use crate::state::{Order, ShipKind, State};
use crate::view::View;
use crate::words;

pub(crate) fn note(view: &View, asks: &[&Ask<Decision>]) -> Option<Note> {
    let public = &view.public;
    let lesson = public.terms.lesson.filter(|_| view.own() == Some(PUPIL) && !public.is_over())?;
    let stage = lesson.stages().get(usize::from(public.stage))?;
    let must = asks.iter().find(|ask| ask.must);
    let text = must.and_then(|ask| aside(&ask.decision)).unwrap_or(stage.text);
    let note = Note::new(ids::LESSON, public.stage, lesson.stages().len(), Message::new(text));
    let state = bots::known(view, PUPIL);
    let offer = asks.iter().filter(|_| stage.aim == Aim::Offer).find_map(|ask| offer(&state, ask));
    Some(match (must, offer) {
        (Some(ask), Some((id, drafted))) if matches!(ask.decision, Decision::Trade(_)) => {
            note.next("lesson-next-offer").answer(id, drafted.write())
        }
        (Some(ask), _) => lead(note, &state, ask, stage.aim),
        (None, _) => note,
    })
}

/// What may come between: a seven, an encounter, another player's words.
fn aside(question: &Decision) -> Option<&'static str> {
    match question {
        Decision::Discard(_) | Decision::Steal(_) => Some("lesson-seven"),
        Decision::Give(_) | Decision::Answer(_) | Decision::Pay(_) | Decision::Take(_) => Some("lesson-encounter"),
        Decision::Refit(_) | Decision::Retreat(_) | Decision::Jump(_) | Decision::Prize(_) => Some("lesson-encounter"),
        Decision::Relief(_) | Decision::Shares(_) | Decision::Reply(_) | Decision::Counter(_) => Some("lesson-aside"),
        Decision::Propose(_) | Decision::Card(_) | Decision::Place(_) => Some("lesson-aside"),
        Decision::FirstShip(_) | Decision::Roll(_) | Decision::Trade(_) | Decision::Draft(_) => None,
        Decision::Shake(_) | Decision::Fly(_) => None,
    }
}

/// Without an answer of its own a note has the easy bot's.
fn lead(note: Note, state: &State, ask: &Ask<Decision>, aim: Aim) -> Note {
    let choice = match ask.decision {
        Decision::Trade(_) => Choice::Trade(trading(state, aim)),
        Decision::Fly(_) => Choice::Fly(flight(state, ask, aim)),
        Decision::FirstShip(_) => bots::easy(state, ask),
        // Who jumps to a site has learnt nothing about flying.
        Decision::Jump(_) => Choice::Jump(Leap::Stay),
        Decision::Roll(_) => return note.next("lesson-next-roll"),
        Decision::Shake(_) => return note.next("lesson-next-shake"),
        _ => return note.next("lesson-next-marked"),
    };
    let note = next(note, &choice);
    note.answer(ask.id, Starfarers::given(ask, &choice))
}

fn next(note: Note, choice: &Choice) -> Note {
    let place = |id: &'static str, at: Point| Message::new(id).with("place", words::point(at));
    match choice {
        Choice::FirstShip(first) => note.at(first.launch.at.id()).next(place("lesson-next-launch", first.launch.at)),
        Choice::Trade(Trading::Build(Order::Ship(_, launch))) => {
            note.at(launch.at.id()).next(place("lesson-next-ship", launch.at))
        }
        Choice::Trade(Trading::Build(Order::Part(part))) => {
            let message = Message::new("lesson-next-part").with("part", words::part(*part));
            note.at(format!("part-{}", part.id())).next(message)
        }
        Choice::Trade(Trading::Bank { give, take }) => {
            let message = Message::new("lesson-next-bank").with("give", words::resource(*give));
            note.at(format!("card-{}", give.id())).next(message.with("take", words::resource(*take)))
        }
        Choice::Trade(Trading::Confirm(_)) => note.next("lesson-next-confirm"),
        Choice::Trade(_) => note.next("lesson-next-flight"),
        Choice::Fly(Flight::Fly { route, then, .. }) => flown(note, route, *then),
        Choice::Jump(_) => note.next("lesson-next-marked"),
        _ => note.next("lesson-next-end"),
    }
}

fn flown(note: Note, route: &Route, then: Then) -> Note {
    let id = if then == Then::Found { "lesson-next-found" } else { "lesson-next-fly" };
    match route.last() {
        Some(at) if then == Then::Found => note.at(at.id()).next(id),
        Some(at) => note.at(at.id()).next(Message::new(id).with("place", words::point(at))),
        None if then == Then::Found => note.next(id),
        None => note.next("lesson-next-marked"),
    }
}

/// SF-TRADE-5: one of what there is most of for one of what there is least of, to everybody.
fn offer(state: &State, ask: &Ask<Decision>) -> Option<(AskId, Drafted)> {
    let Decision::Draft(draft) = ask.decision else { return None };
    let hand = state.hand(PUPIL);
    let most = Resource::ALL.into_iter().max_by_key(|card| hand.get(*card))?;
    let least = Resource::ALL.into_iter().min_by_key(|card| (hand.get(*card), *card == Resource::Goods))?;
    let drafted = Drafted { give: Cards::of(most, 1), want: Cards::of(least, 1), ..Drafted::default() };
    draft.check(state, PUPIL, &drafted).is_ok().then_some((ask.id, drafted))
}

/// What was agreed is done first; then what the stage is about is built, exchanged for, or waited for.
fn trading(state: &State, aim: Aim) -> Trading {
    let public = &state.public;
    let agreed = public.others(PUPIL).map(Trading::Confirm).find(|trading| Trade.check(state, PUPIL, trading).is_ok());
    let built = || match aim {
        Aim::Part => part(state).or_else(|| exchange(state, Build::Part(Part::Booster))),
        Aim::Ship => ship(state).or_else(|| exchange(state, Build::ColonyShip)),
        Aim::GoOn | Aim::Offer | Aim::Approach => None,
    };
    agreed.or_else(built).unwrap_or(Trading::ToFlight)
}

fn part(state: &State) -> Option<Trading> {
    let parts = [Part::Booster, Part::Cannon, Part::FreightRing].map(Order::Part);
    parts.into_iter().find(|order| build::check(state, PUPIL, *order).is_ok()).map(Trading::Build)
}

fn ship(state: &State) -> Option<Trading> {
    build::check_cost(state, PUPIL, Build::ColonyShip).ok()?;
    build::check_ship(&state.public, PUPIL, ShipKind::Colony).ok()?;
    Some(Trading::Build(Order::Ship(ShipKind::Colony, bots::launch(state, PUPIL))))
}

/// SF-BANK-1: what is missing for it, for cards it does not need.
fn exchange(state: &State, build: Build) -> Option<Trading> {
    let (hand, cost) = (state.hand(PUPIL), Cards(build.cost()));
    let take = cost.minus(hand).nth(0)?;
    let spare = hand.minus(cost);
    let gives = Resource::ALL.into_iter().filter(|give| spare.get(*give) >= state.public.rate(PUPIL, *give));
    gives.filter(|give| bank::check(state, PUPIL, *give, take).is_ok()).map(|give| Trading::Bank { give, take }).next()
}

/// The easy bot's flight; one that would found at once stops on the way while the stage is about flying.
fn flight(state: &State, ask: &Ask<Decision>, aim: Aim) -> Flight {
    let Choice::Fly(flight) = bots::easy(state, ask) else { return Flight::EndTurn };
    let Flight::Fly { ship, mut route, then: Then::Found } = flight else { return flight };
    while aim == Aim::Approach && route.len() > 1 {
        route.pop();
        let shorter = Flight::Fly { ship, route, then: Then::Stop };
        if Fly.check(state, PUPIL, &shorter).is_ok() {
            return shorter;
        }
    }
    flight
}
