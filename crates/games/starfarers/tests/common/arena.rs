//! Games of bots among whom one may be led by a trick, and what is counted on the way.

use orrery_bots::{Level, act};
use orrery_core::{Answer, Ask, AskId, Dice, Game, Play, Seat, Setup, Viewer};
use starfarers::Starfarers;
use starfarers::questions::{Choice, Decision};

pub type Table = Play<Starfarers>;

/// What is said or done instead of what the level would do.
pub type Deed = Option<(AskId, Choice)>;

/// More answers than any game needs: bots that go round in circles are found out.
const ENOUGH: usize = 20_000;

/// A game to its end. `lead` may answer in the place of a bot; `watch` sees the table before each answer.
pub fn game(
    seed: u64,
    setup: &Setup,
    level: impl Fn(Seat) -> Level,
    mut lead: impl FnMut(&Table, &Ask<Decision>, &mut Dice) -> Deed,
    mut watch: impl FnMut(&Table, Seat, &Choice),
) -> Table {
    let mut play = Table::begin(setup, Dice::seeded("strength", seed)).expect("a table");
    let mut luck = Dice::seeded("thoughts", seed);
    for _ in 0..ENOUGH {
        let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() else { return play };
        let (id, choice) = lead(&play, &ask, &mut luck).unwrap_or_else(|| {
            let view = Starfarers::view(play.state(), Viewer::Seat(ask.seat));
            act::<Starfarers>(level(ask.seat), &view, &ask, play.asks(), &mut luck)
        });
        watch(&play, ask.seat, &choice);
        let answered = play.answer(&Answer { ask: id, seat: ask.seat, choice }).is_ok();
        assert!(answered, "{:?} answers {:?} with {choice:?}", level(ask.seat), ask.decision);
    }
    panic!("game {seed} does not end")
}

pub fn has_won(play: &Table, seat: Seat) -> bool {
    play.outcome().is_some_and(|outcome| outcome.winners().any(|winner| winner == seat))
}
