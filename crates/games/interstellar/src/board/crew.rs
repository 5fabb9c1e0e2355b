//! A mat in words: crew and cards slot by slot, those in the Jars, what has been learned, and what it is worth.

use orrery_core::Message;

use crate::content::{Cyborg, Ideology, Medal, Shape, Slot, Workcell};
use crate::face::worth;
use crate::state::{Goo, Lies, Person, Place, Post, Public, Worker};
use crate::words;

pub fn mat(public: &Public, of: Ideology) -> Vec<Message> {
    let mut lines = vec![head(public, of)];
    lines.extend(Slot::ALL.map(|slot| self::slot(public, of, slot)));
    let elsewhere = public.tiles_of(of).filter(|one| public.person(*one).slot().is_none());
    lines.extend(list("board-besides", elsewhere.filter_map(|one| person(public, one)).collect()));
    let workers = Worker::all().filter(|one| public.of(*one) == Some(of) && public.post(*one) != Post::Away);
    lines.extend(list("board-workers", workers.map(|one| at_work(public, one)).collect()));
    lines.extend(list("board-shapes", shapes(public, of)));
    lines.extend(list("board-medals", medals(public, of)));
    lines.extend((!public.nuggets_at(Lies::Mat(of)).is_empty()).then(|| Message::new("board-has-nugget")));
    lines
}

/// Nothing is said of what is not there.
fn list(id: &'static str, what: Vec<Message>) -> Option<Message> {
    (!what.is_empty()).then(|| Message::new(id).with("what", what))
}

fn head(public: &Public, of: Ideology) -> Message {
    let state = if public.is_awake(of) { "term-awake" } else { "term-asleep" };
    let [x, o] = worth::worth(public, of);
    let line = Message::new("board-mat").with("ideology", words::ideology(of)).with("state", state);
    line.with("stress", public.mat(of).stress).with("worth", Message::new("all-land").with("x", x).with("o", o))
}

fn slot(public: &Public, of: Ideology, slot: Slot) -> Message {
    let cards = public.mat(of).cards_in(slot);
    let sits = public.sitting(of, slot).and_then(|cyborg| person(public, cyborg));
    let holds: Vec<Message> = sits.into_iter().chain(cards.iter().map(|card| self::card(public, *card))).collect();
    let line = |id| Message::new(id).with("slot", words::slot(slot));
    match holds.is_empty() {
        false => line("board-slot").with("what", holds),
        true if public.is_open(of, slot) => line("board-slot-free"),
        true if public.mat(of).busted.contains(slot) => line("board-slot-shut").with("why", "slot-busted"),
        true => line("board-slot-shut").with("why", "slot-blocked"),
    }
}

/// A card with whoever works on it, and whether goo sits there.
fn card(public: &Public, card: Workcell) -> Message {
    let here = public.workers_at(Post::Workcell(card));
    let goo = public.has_goo(card).then(|| words::post(Post::Goo(card.shape())));
    let on: Vec<Message> = here.iter().map(words::worker).chain(goo).collect();
    match on.is_empty() {
        true => words::workcell(card),
        false => Message::new("board-with").with("what", words::workcell(card)).with("on", on),
    }
}

fn at_work(public: &Public, worker: Worker) -> Message {
    let line = Message::new("board-at-work").with("worker", words::worker(worker));
    line.with("post", words::post(public.post(worker)))
}

/// How somebody is; `None` of those who are not in this game.
pub(crate) fn state(person: &Person) -> Option<&'static str> {
    match person.place {
        Place::Nowhere => None,
        Place::Embryo => Some("term-embryo"),
        Place::Hibernating => Some("term-hibernate"),
        Place::Newborn(_) => Some("term-newborn"),
        Place::Awake(_) => Some("term-awake"),
        Place::Dead => Some("person-dead"),
        Place::Landed(_) => Some("person-landed"),
    }
}

/// Everything that is known of somebody in this game.
pub(crate) fn about(public: &Public, cyborg: Cyborg) -> Option<Vec<Message>> {
    let person = public.person(cyborg);
    let state = state(person)?;
    let wisdom = cyborg.wisdom().filter(|_| person.is_awake() && person.age.is_elder() && !person.orphan);
    let about = [
        Some(words::sex(public.sex(cyborg))),
        Some(Message::new(state)),
        person.slot().map(|_| Message::new("age-n").with("n", person.age.number()).with("years", person.age.years())),
        wisdom.map(words::wisdom),
        person.orphan.then(|| Message::new("term-orphan")),
        (public.commander == Some(cyborg)).then(|| Message::new("term-commander")),
        (public.post(Worker::of(cyborg)) == Post::Pregnancy).then(|| words::post(Post::Pregnancy)),
    ];
    Some(about.into_iter().flatten().collect())
}

fn person(public: &Public, cyborg: Cyborg) -> Option<Message> {
    let about = about(public, cyborg)?;
    Some(Message::new("board-person").with("name", words::cyborg(cyborg)).with("about", about))
}

/// What people have learned, and what goo lends.
fn shapes(public: &Public, of: Ideology) -> Vec<Message> {
    let human = Shape::ALL.into_iter().filter(|shape| public.mat(of).human.contains(*shape)).map(words::shape);
    let goo = Shape::ALL.into_iter().filter(|shape| public.goo[shape.index()] == Goo::Mat(of));
    human.chain(goo.map(|shape| words::post(Post::Goo(shape)))).collect()
}

fn medals(public: &Public, of: Ideology) -> Vec<Message> {
    Medal::ALL.into_iter().filter(|medal| public.holds_medal(of, *medal)).map(words::medal).collect()
}
