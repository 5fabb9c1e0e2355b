//! The hard player plays its best ideas on in its head: everything hidden is drawn anew, everybody plays on like the normal
//! player, and where that leads is judged.

use std::time::{Duration, Instant};

use orrery_bots::{Budget, best_ahead};
use orrery_core::{Answer, Ask, Dice, Listed, Play};

use super::outlook::Outlook;
use super::standing::standing;
use super::{decide, known, taste};
use crate::Interstellar;
use crate::content::Ideology;
use crate::questions::{Assign, Choice, Decision, Order, Placing};
use crate::state::State;
use crate::view::{View, imagine};

/// How many ideas are played on, and by how much less than the best they may seem worth.
const IDEAS: usize = 5;
const MARGIN: f64 = 5.0;
/// How often each is, and how many dozyears it goes on.
const PLAYS: u32 = 16;
const DOZYEARS: u8 = 1;
/// So long new plays are begun, and then those that are under way are judged where they stand: nobody waits for a bot,
/// however busy the machine is.
const PATIENCE: Duration = Duration::from_millis(250);
const LIMIT: Duration = Duration::from_millis(500);
/// How much what came of an idea counts beside what it seems worth: while the palm is up, and with the king up.
const TRUST: f64 = 0.5;
const TRUST_THE_KING: f64 = 1.0;

type Idea = (f64, Choice);

pub(super) fn ponder(view: &View, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    let state = known(view, ask.seat);
    let ideas = ideas(&state, ask);
    if ideas.len() < 2 {
        return decide(&state, ask, &taste::HARD, None);
    }
    let until = Instant::now() + LIMIT;
    let trust = if state.public.competitive { TRUST_THE_KING } else { TRUST };
    let play_on = |state: &State, idea: &Idea, luck: &mut Dice| trust * play_on(state, ask, idea.1, luck.word(), until);
    let budget = Budget::plays(PLAYS).within(PATIENCE);
    let imagined = |luck: &mut Dice| imagine(view, luck);
    let best = best_ahead(&ideas, |idea| idea.0, budget, luck, imagined, play_on);
    ideas[best.unwrap_or(0)].1
}

/// What is worth a second thought: where Workers go, the alert, and whether the ship burns.
fn ideas(state: &State, ask: &Ask<Decision>) -> Vec<Idea> {
    match ask.decision {
        Decision::Assign(asked) => placings(state, ask, asked),
        Decision::Helm(_) if !state.public.dozyear.alert_turned && has_goo(state) => {
            [Order::Fly, Order::TurnAlert].map(|order| (0.0, Choice::Helm(order))).to_vec()
        }
        _ => Vec::new(),
    }
}

fn has_goo(state: &State) -> bool {
    state.public.goo.iter().any(|goo| goo.is_loose())
}

fn placings(state: &State, ask: &Ask<Decision>, asked: Assign) -> Vec<Idea> {
    let outlook = Outlook::new(state, ask.seat, &taste::HARD);
    let judged = asked.answers(state, ask.seat).map(|placing| (outlook.placing(asked.ideology, &placing).0, placing));
    let mut ideas: Vec<(f64, Placing)> = judged.collect();
    ideas.sort_by(|a, b| b.0.total_cmp(&a.0));
    // A ring costs nothing, and the engine is never left alone.
    let best = ideas.first().map_or(0.0, |(worth, _)| *worth);
    ideas.retain(|(worth, _)| *worth > best - MARGIN);
    ideas.truncate(IDEAS);
    ideas.into_iter().map(|(worth, placing)| (worth, Choice::Assign(placing))).collect()
}

/// What comes of a choice some dozyears later, or until then.
fn play_on(state: &State, ask: &Ask<Decision>, choice: Choice, fate: u64, until: Instant) -> f64 {
    let mut play = Play::<Interstellar>::of_state(*state, Dice::seeded("fate", fate));
    let last = state.public.dozyear.number + DOZYEARS;
    let mut next = Some((ask.clone(), choice));
    while let Some((ask, choice)) = next {
        let answer = Answer { ask: ask.id, seat: ask.seat, choice };
        let is_played = play.answer_with(answer).is_err() || play.state().public.dozyear.number >= last;
        if is_played || Instant::now() > until {
            break;
        }
        let open = play.asks().iter().find(|ask| ask.must).cloned();
        next = open.map(|ask| (ask.clone(), decide(play.state(), &ask, &taste::HARD, None)));
    }
    let mut outlook = Outlook::new(play.state(), ask.seat, &taste::HARD);
    // A1g: while the palm is up all play for the sum, which is no smaller once an experiment has brought up the king.
    if !state.public.competitive {
        outlook.share = [1.0; Ideology::COUNT];
    }
    standing(play.state(), &outlook)
}
