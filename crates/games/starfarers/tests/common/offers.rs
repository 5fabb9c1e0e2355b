//! What bots ask of others who might be people: how often, whether it can be paid, and whether it is any good.

use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Dice, Game, Seat, SeatSet, Setup, Viewer};
use starfarers::Starfarers;
use starfarers::questions::{Choice, Decision, Drafted, Replied};

use super::arena::{self, Table};

/// Counted by everybody who was asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    pub games: u64,
    pub asked: u64,
    /// Of those: who could not pay; whom a normal player would have accepted in the place of.
    pub poor: u64,
    pub good: u64,
    /// Who was asked twice within two rounds.
    pub pressed: u64,
    pub trades: u64,
}

impl Offers {
    /// What players of a level ask of each other.
    pub fn of(level: Level, setup: &Setup, games: u64, seed: u64) -> Offers {
        let mut offers = Offers { games, ..Offers::default() };
        for number in 0..games {
            let mut last = [None; 4];
            let watch = |play: &Table, seat: Seat, choice: &Choice| {
                if let Choice::Draft(drafted) = choice {
                    offers.made(play, seat, drafted, &mut last);
                }
            };
            let play = arena::game(seed * 1_000_003 + number, setup, |_| level, |_, _, _| None, watch);
            let public = &play.state().public;
            offers.trades +=
                public.everybody().map(|seat| u64::from(public.record.player(seat).trades)).sum::<u64>() / 2;
        }
        offers
    }

    fn made(&mut self, play: &Table, seat: Seat, drafted: &Drafted, last: &mut [Option<u16>; 4]) {
        let (public, round) = (&play.state().public, play.state().public.round);
        let all: SeatSet = public.others(seat).filter(|to| public.player(*to).hand > 0).collect();
        let to = if drafted.to.is_empty() { all } else { drafted.to };
        for asked in to.iter() {
            self.asked += 1;
            self.poor += u64::from(!play.state().hand(asked).covers(drafted.want));
            self.good += u64::from(accepts(play, seat, asked, drafted));
            self.pressed += u64::from(last[asked.index()].is_some_and(|last| round < last + 2));
            last[asked.index()] = Some(round);
        }
    }
}

/// Whether a normal player who is asked accepts at once.
fn accepts(play: &Table, seat: Seat, asked: Seat, drafted: &Drafted) -> bool {
    let mut play = play.clone();
    let is_draft = |decision: &Decision| matches!(decision, Decision::Draft(_));
    let draft = play.asks().of(seat).find(|ask| is_draft(&ask.decision)).expect("an offer can be made").id;
    play.answer(&Answer { ask: draft, seat, choice: Choice::Draft(*drafted) }).expect("a legal offer");
    let is_reply = |decision: &Decision| matches!(decision, Decision::Reply(_));
    let Some(ask) = play.asks().of(asked).find(|ask| is_reply(&ask.decision)) else { return false };
    let view = Starfarers::view(play.state(), Viewer::Seat(asked));
    let answer = Starfarers::think(Level::Normal, &view, asked, ask, &mut Dice::seeded("reply", 1));
    answer == Choice::Reply(Replied::Accept)
}
