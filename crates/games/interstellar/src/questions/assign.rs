//! Where Workers go.

use orrery_core::{Dice, phrases};

use super::prelude::*;
use super::{PlaceCard, pose};
use crate::event::Work;
use crate::rules::{assignment, marriage, promises};
use crate::state::{Deed, Frame, Guest, Post, Worker};

/// What does this Ideology place (D1, DP-05)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assign {
    pub ideology: Ideology,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Placing {
    /// The pulse ends.
    Done,
    /// D1b
    Librarian(Worker, Workcell),
    /// D1d
    Cell(Worker, Cell),
    /// D1h
    Hibernate(Cyborg),
    /// D1c
    Workcell(Worker, Workcell),
    /// D1c
    Goo(Worker, Shape),
    /// D1g
    Pregnancy(Cyborg),
    /// D1e
    Stadium(Worker),
    /// D1a: onto that mat.
    Research(Worker, Workcell, Ideology),
    /// D1f: a ring, to this neighbour.
    Propose(Ideology),
}

phrases! { Placing {
    "done" => Done, "librarian" => Librarian(worker, card), "cell" => Cell(worker, cell), "hibernate" => Hibernate(cyborg),
    "workcell" => Workcell(worker, card), "goo" => Goo(worker, shape), "pregnancy" => Pregnancy(cyborg),
    "stadium" => Stadium(worker), "research" => Research(worker, card, mat), "propose" => Propose(to),
} }

/// Whether something has been placed in this pulse.
fn has_placed(state: &State) -> bool {
    matches!(state.public.frames.under(), Some(Frame::Assignment { placed: true, .. }))
}

impl Assign {
    /// Where a Worker goes, marked there.
    fn label(&self, placing: &Placing) -> Opt {
        let group = |worker: Worker, post: Post| Opt::of(placing, words::post(post)).group(words::worker(worker));
        match *placing {
            Placing::Done => Opt::of(placing, "placing-done"),
            Placing::Librarian(worker, card) => group(worker, Post::Librarian(card)).at(card.id()),
            Placing::Cell(worker, cell) => group(worker, Post::Cell(cell)).at(cell.id()).rule(cell.task().rule()),
            Placing::Workcell(worker, card) => group(worker, Post::Workcell(card)).at(card.id()),
            Placing::Goo(worker, shape) => group(worker, Post::Goo(shape)).at(marks::goo(shape)),
            Placing::Stadium(worker) => group(worker, Post::Stadium).at(marks::STADIUM).rule(ids::STADIUM),
            Placing::Pregnancy(cyborg) => {
                let opt = Opt::of(placing, words::post(Post::Pregnancy)).group(words::cyborg(cyborg));
                opt.at(cyborg.id()).rule(ids::PREGNANCY)
            }
            Placing::Research(worker, card, mat) => {
                let label = Message::new("placing-research").with("card", words::workcell(card));
                let label = label.with("ideology", words::ideology(mat));
                Opt::of(placing, label).group(words::worker(worker)).at(card.id()).rule(ids::RESEARCH)
            }
            Placing::Propose(to) => {
                let label = Message::new("placing-propose").with("ideology", words::ideology(to));
                let cell = Cupid::between(self.ideology, to).map_or("", Cupid::id);
                Opt::of(placing, label).at(cell).rule(ids::RING)
            }
            Placing::Hibernate(cyborg) => {
                let opt = Opt::of(placing, "placing-hibernate").group(words::cyborg(cyborg));
                opt.at(Tile::Section(Blueprint::Jars).id()).rule(ids::HIBERNATE)
            }
        }
    }

    /// D1d: a cell takes one Worker. RUL-115: what was refused is not proposed again in this phase.
    fn check_once(&self, state: &State, placing: Placing) -> Result<(), Refusal> {
        let public = &state.public;
        let was_refused = match placing {
            Placing::Cell(_, cell) => {
                let there = public.worker_in(cell).map_or_else(|| "".into(), words::worker);
                let is_free = public.worker_in(cell).is_none();
                return require(is_free, ids::CELLS, || Message::new("refused-cell-taken").with("worker", there));
            }
            Placing::Research(_, card, mat) => public.has_refused(card, mat),
            Placing::Propose(to) => {
                Cupid::between(self.ideology, to).is_some_and(|cupid| public.regime.jilted.contains(cupid))
            }
            _ => false,
        };
        require(!was_refused, ids::BOUNDS, || "refused-again")
    }

    /// What needs no Worker.
    fn others(&self, state: &State) -> impl Iterator<Item = Placing> {
        let public = &state.public;
        let may_stop = has_placed(state) && public.terms.assign_order == AssignOrder::Rounds;
        let proposals = public.suits(self.ideology).map(Placing::Propose);
        may_stop.then_some(Placing::Done).into_iter().chain(proposals)
    }
}

impl Placing {
    /// The Worker who is placed.
    pub fn worker(self) -> Option<Worker> {
        match self {
            Placing::Librarian(worker, _) | Placing::Cell(worker, _) | Placing::Workcell(worker, _) => Some(worker),
            Placing::Goo(worker, _) | Placing::Stadium(worker) | Placing::Research(worker, ..) => Some(worker),
            Placing::Hibernate(cyborg) | Placing::Pregnancy(cyborg) => Some(Worker::of(cyborg)),
            Placing::Done | Placing::Propose(_) => None,
        }
    }
}

impl Listed<Interstellar> for Assign {
    type Answer = Placing;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-assign").with("ideology", words::ideology(self.ideology));
        Offer::bare(asked, title).act("act-assign").hint("hint-assign").rules(&[
            ids::ASSIGNMENT,
            ids::NO_PASSING,
            ids::ADVICE_HIBERNATE,
        ])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Placing> {
        let public = &state.public;
        let placings = public.waiting(self.ideology).iter().flat_map(|worker| public.targets(worker));
        placings.chain(self.others(state))
    }

    fn option(&self, state: &State, _: Seat, placing: &Placing) -> Opt {
        facts::placing(&state.public, *placing).into_iter().fold(self.label(placing), Opt::fact)
    }

    fn check(&self, state: &State, _: Seat, placing: &Placing) -> Result<(), Refusal> {
        let waiting = state.public.waiting(self.ideology);
        self.check_once(state, *placing)?;
        match placing.worker() {
            Some(worker) => {
                let post = state.public.post(worker);
                let told = |id| Message::new(id).with("worker", words::worker(worker)).with("post", words::post(post));
                require(waiting.contains(worker), ids::ASSIGNMENT, || told("refused-not-waiting"))?;
                require(state.public.may_place(worker, *placing), ids::ASSIGNMENT, || "refused-target")
            }
            None => require(self.others(state).any(|one| one == *placing), ids::NO_PASSING, || {
                Message::new("refused-passing").with("waiting", waiting.len())
            }),
        }
    }

    /// A ring or nothing more once in a while.
    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Placing {
        let (waiting, mut draws) = (state.public.waiting(self.ideology), luck.draws());
        let worker = waiting.nth(draws.below(waiting.len()));
        let other = if draws.below(8) == 0 { draws.one_of(self.others(state)) } else { None };
        let target = || worker.and_then(|worker| state.public.any_target(worker, &mut draws));
        other.or_else(target).unwrap_or_else(|| Listed::fallback(self, state, seat))
    }

    /// An Avatar recharges where that is needed; all others are librarians.
    fn fallback(&self, state: &State, seat: Seat) -> Placing {
        let public = &state.public;
        let lit = public.cells().any(|cell| cell.task() == Task::Ignition && public.worker_in(cell).is_some());
        let needed = public.ship.charge < CHARGE_AT_START || lit;
        let recharges = |placing: &Placing| matches!(placing, Placing::Cell(worker, cell) if worker.cyborg().is_none() && cell.task() == Task::Recharge);
        let first = self.answers(state, seat).find(|placing| needed && recharges(placing));
        super::some(first.or_else(|| self.answers(state, seat).next()))
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        bots::suggest(self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, placing: Placing) {
        answered(cx);
        let (worker, post) = match placing {
            Placing::Done => return assignment::next_pulse(cx, self.ideology),
            Placing::Hibernate(cyborg) => return assignment::hibernate(cx, cyborg),
            Placing::Propose(to) => return marriage::propose(cx, seat, self.ideology, to),
            Placing::Research(worker, card, mat) => {
                let guest = Guest::Card(worker, card);
                return pose(cx, seat, PlaceCard { guest, mat, suggested: None });
            }
            Placing::Librarian(worker, card) => (worker, Post::Librarian(card)),
            Placing::Cell(worker, cell) => (worker, Post::Cell(cell)),
            Placing::Workcell(worker, card) => (worker, Post::Workcell(card)),
            Placing::Goo(worker, shape) => (worker, Post::Goo(shape)),
            Placing::Stadium(worker) => (worker, Post::Stadium),
            Placing::Pregnancy(cyborg) => (Worker::of(cyborg), Post::Pregnancy),
        };
        cx.emit(Work::Assigned { seat, worker, post }.into());
        if let Post::Workcell(card) = post {
            promises::judge(cx, seat, Deed::Worked(card));
        }
    }
}
