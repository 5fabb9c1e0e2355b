//! A search that knows no game: a tree of answers grown by playing on in states imagined from one seat's view. An
//! answer belongs to what the seat can tell apart, not to one imagined state, so it is judged over many of them.

use orrery_core::{Answer, Ask, Dice, Game, Play, Questions, Seat, Viewer};

use crate::Budget;

/// How eager the search is to try what it has seldom tried.
const CURIOUS: f64 = 0.7;
/// A question gets a further answer to try when its visits exceed the square of those it has.
const WIDER: usize = 2;

/// The answer of `ask.seat` that fared best. `judge` plays a position to an end of its own choosing and says what each
/// seat has of it, from 0 to 1.
pub fn best_in_tree<G: Game>(
    view: &G::View,
    ask: &Ask<G::Decision>,
    budget: Budget,
    luck: &mut Dice,
    mut judge: impl FnMut(Play<G>, &mut Dice) -> Vec<f64>,
) -> G::Choice {
    let mut tree = Tree { nodes: vec![Node::default()] };
    for _ in budget.each() {
        let state = G::imagine(view, Viewer::Seat(ask.seat), luck);
        let play = Play::<G>::of_state(state, Dice::seeded("fate", luck.word()));
        tree.grow(play, luck, &mut judge);
    }
    let most = tree.nodes[0].answers.iter().max_by_key(|answer| answer.visits);
    most.map(|answer| answer.choice.clone()).unwrap_or_else(|| crate::random_choice::<G>(view, ask.seat, ask, luck))
}

/// Who has won when everybody answers at random: what a position is worth where a game says nothing better.
pub fn at_random<G: Game>(mut play: Play<G>, luck: &mut Dice) -> Vec<f64> {
    while let Some(ask) = must(&play) {
        let choice = ask.decision.sample(play.state(), ask.seat, luck);
        if !answered(&mut play, &ask, choice) {
            break;
        }
    }
    let Some(outcome) = play.outcome() else { return Vec::new() };
    let winners = if outcome.together { 1 } else { outcome.winners().count().max(1) };
    let share = 1.0 / winners as f64;
    outcome.places.iter().map(|standing| if standing.place == 1 { share } else { 0.0 }).collect()
}

/// The first question that must be answered.
fn must<G: Game>(play: &Play<G>) -> Option<Ask<G::Decision>> {
    play.asks().iter().find(|ask| ask.must).cloned()
}

fn answered<G: Game>(play: &mut Play<G>, ask: &Ask<G::Decision>, choice: G::Choice) -> bool {
    play.answer_with(Answer { ask: ask.id, seat: ask.seat, choice }).is_ok()
}

struct Tree<C> {
    nodes: Vec<Node<C>>,
}

struct Node<C> {
    visits: u32,
    answers: Vec<Tried<C>>,
}

impl<C> Default for Node<C> {
    fn default() -> Self {
        Node { visits: 0, answers: Vec::new() }
    }
}

struct Tried<C> {
    seat: Seat,
    choice: C,
    leads_to: usize,
    visits: u32,
    total: f64,
}

impl<C> Tried<C> {
    fn promise(&self, tries: u32) -> f64 {
        let visits = f64::from(self.visits.max(1));
        self.total / visits + CURIOUS * (f64::from(tries.max(1)).ln() / visits).sqrt()
    }
}

impl<C: Clone + Eq> Tree<C> {
    /// Down the tree, one new answer at its edge, judged, and back up.
    fn grow<G: Game<Choice = C>>(
        &mut self,
        mut play: Play<G>,
        luck: &mut Dice,
        judge: &mut impl FnMut(Play<G>, &mut Dice) -> Vec<f64>,
    ) {
        let (mut path, mut at, mut is_new) = (Vec::new(), 0, false);
        while let Some(ask) = must(&play).filter(|_| !is_new) {
            let (place, fresh) = self.choose(at, &play, &ask, luck);
            let tried = &self.nodes[at].answers[place];
            if !answered(&mut play, &ask, tried.choice.clone()) {
                break;
            }
            path.push((at, place));
            (at, is_new) = (tried.leads_to, fresh);
        }
        let worth = judge(play, luck);
        path.into_iter().for_each(|(node, place)| self.note(node, place, &worth));
    }

    /// An answer for this position: a new one while few are known, otherwise the most promising that is legal here.
    fn choose<G: Game<Choice = C>>(
        &mut self,
        at: usize,
        play: &Play<G>,
        ask: &Ask<G::Decision>,
        luck: &mut Dice,
    ) -> (usize, bool) {
        let (node, seat) = (&self.nodes[at], ask.seat);
        let legal =
            |tried: &Tried<C>| tried.seat == seat && ask.decision.check(play.state(), seat, &tried.choice).is_ok();
        let known: Vec<usize> = (0..node.answers.len()).filter(|place| legal(&node.answers[*place])).collect();
        if known.len().pow(2) <= node.visits as usize * WIDER {
            let choice = ask.decision.sample(play.state(), seat, luck);
            if !known.iter().any(|place| node.answers[*place].choice == choice) {
                return (self.add(at, seat, choice), true);
            }
        }
        let promise = |place: &usize| node.answers[*place].promise(node.visits);
        let best = known.into_iter().max_by(|a, b| promise(a).total_cmp(&promise(b)));
        match best {
            Some(place) => (place, false),
            None => (self.add(at, seat, ask.decision.sample(play.state(), seat, luck)), true),
        }
    }

    fn add(&mut self, at: usize, seat: Seat, choice: C) -> usize {
        let leads_to = self.nodes.len();
        self.nodes.push(Node::default());
        self.nodes[at].answers.push(Tried { seat, choice, leads_to, visits: 0, total: 0.0 });
        self.nodes[at].answers.len() - 1
    }

    fn note(&mut self, node: usize, place: usize, worth: &[f64]) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        let tried = &mut node.answers[place];
        tried.visits += 1;
        tried.total += worth.get(tried.seat.index()).copied().unwrap_or(0.0);
    }
}
