//! Ideas compared by playing on in the head: everything hidden is drawn anew, and every idea meets the same luck, so
//! that only the ideas differ.

use std::time::{Duration, Instant};

use orrery_core::Dice;

/// How long a bot may think: so many plays, and where the clock matters more than that a seed says all, so much time.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    plays: u32,
    time: Option<Duration>,
}

impl Budget {
    pub const fn plays(plays: u32) -> Budget {
        Budget { plays, time: None }
    }

    pub const fn within(self, time: Duration) -> Budget {
        Budget { time: Some(time), ..self }
    }

    /// One number for each play that may be begun.
    pub(crate) fn each(self) -> impl Iterator<Item = u32> {
        let began = Instant::now();
        (0..self.plays).take_while(move |play| *play == 0 || self.time.is_none_or(|time| began.elapsed() < time))
    }
}

/// Before so many plays no lead is believed.
const LEAST: usize = 8;
/// So many standard errors are a clear lead.
const CLEAR: f64 = 4.0;

/// Which of some ideas is best: what each `seems` worth, and what came of it on average when it was played on. Of
/// equals the first. Ends early where one leads clearly.
pub fn best_ahead<I, S>(
    ideas: &[I],
    seems: impl Fn(&I) -> f64,
    budget: Budget,
    luck: &mut Dice,
    mut imagine: impl FnMut(&mut Dice) -> S,
    mut play_on: impl FnMut(&S, &I, &mut Dice) -> f64,
) -> Option<usize> {
    if ideas.len() < 2 {
        return ideas.len().checked_sub(1);
    }
    let mut trials = Trials { seems: ideas.iter().map(seems).collect(), came: Vec::new() };
    for _ in budget.each() {
        let state = imagine(luck);
        let fate = luck.word();
        let came = ideas.iter().map(|idea| play_on(&state, idea, &mut Dice::seeded("fate", fate)));
        trials.came.push(came.collect());
        if trials.came.len() >= LEAST && trials.is_clear() {
            break;
        }
    }
    trials.best()
}

/// What came of each idea, play by play.
struct Trials {
    seems: Vec<f64>,
    came: Vec<Vec<f64>>,
}

impl Trials {
    fn merit(&self, idea: usize) -> f64 {
        let plays = self.came.len().max(1) as f64;
        self.seems[idea] + self.came.iter().map(|came| came[idea]).sum::<f64>() / plays
    }

    fn best(&self) -> Option<usize> {
        let merits: Vec<f64> = (0..self.seems.len()).map(|idea| self.merit(idea)).collect();
        (0..merits.len()).rev().max_by(|a, b| merits[*a].total_cmp(&merits[*b]))
    }

    /// The plays are compared one by one: the luck that all ideas shared cancels out.
    fn is_clear(&self) -> bool {
        let Some(best) = self.best() else { return true };
        (0..self.seems.len()).filter(|other| *other != best).all(|other| {
            let plays = self.came.len() as f64;
            let lead = self.merit(best) - self.merit(other);
            let apart = lead - (self.seems[best] - self.seems[other]);
            let spread: f64 = self.came.iter().map(|came| (came[best] - came[other] - apart).powi(2)).sum();
            lead > CLEAR * (spread / (plays - 1.0) / plays).sqrt()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ideas are chances in a hundred to win.
    fn best_of(chances: &[u32], budget: Budget, played: &mut u32) -> Option<usize> {
        let play = |(): &(), chance: &u32, luck: &mut Dice| f64::from(u8::from(luck.below(100) < *chance));
        let imagine = |_: &mut Dice| *played += 1;
        best_ahead(chances, |_| 0.0, budget, &mut Dice::seeded("ahead", 1), imagine, play)
    }

    #[test]
    fn the_better_idea_is_found_and_a_clear_one_soon() {
        let (mut even, mut clear) = (0, 0);
        assert_eq!(best_of(&[40, 70, 60], Budget::plays(400), &mut even), Some(1));
        assert_eq!(best_of(&[5, 5, 95], Budget::plays(400), &mut clear), Some(2));
        assert!((8..40).contains(&clear) && even > 40, "{clear} and {even}");
    }

    #[test]
    fn what_an_idea_seems_worth_counts_and_the_first_of_equals_is_taken() {
        let best = |seems: [f64; 3]| {
            let mut luck = Dice::seeded("ahead", 1);
            best_ahead(&seems, |seems| *seems, Budget::plays(3), &mut luck, |_| (), |(), _, _| 1.0)
        };
        assert_eq!((best([1.0, 3.0, 2.0]), best([2.0, 2.0, 1.0])), (Some(1), Some(0)));
        assert_eq!(best_of(&[], Budget::plays(3), &mut 0), None);
    }

    #[test]
    fn time_ends_the_plays_but_one_is_always_made() {
        let mut played = 0;
        assert_eq!(best_of(&[0, 100], Budget::plays(u32::MAX).within(Duration::ZERO), &mut played), Some(1));
        assert_eq!(played, 1);
    }
}
