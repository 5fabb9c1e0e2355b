//! The search that knows no game, on games it does not know.

use orrery_bots::{Budget, at_random, best_in_tree};
use orrery_core::{Answer, Ask, Asking, Dice, Game, Play, Seat, Setup, Viewer};
use orrery_testkit::connect_four::{Choice, ConnectFour, Drop};

fn after(columns: &[u8]) -> Play<ConnectFour> {
    let mut play = Play::begin(&Setup::new(2), Dice::seeded("tree", 1)).unwrap();
    for column in columns {
        let ask = must(&play);
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice: Choice::Column(Drop(*column)) }).unwrap();
    }
    play
}

fn must<G: Game>(play: &Play<G>) -> Ask<G::Decision> {
    play.asks().iter().find(|ask| ask.must).cloned().unwrap()
}

fn best<G: Game>(play: &Play<G>, plays: u32, seed: u64) -> G::Choice {
    let ask = must(play);
    let view = G::view(play.state(), Viewer::Seat(ask.seat));
    best_in_tree(&view, &ask, Budget::plays(plays), &mut Dice::seeded("search", seed), at_random::<G>)
}

#[test]
fn a_win_is_taken_and_a_loss_prevented() {
    let three_each = after(&[3, 0, 3, 0, 3, 0]);
    assert_eq!(best(&three_each, 400, 1), Choice::Column(Drop(3)), "four in a column win");
    let threatened = after(&[3, 0, 3, 0, 3]);
    assert_eq!((best(&threatened, 400, 1), must(&threatened).seat), (Choice::Column(Drop(3)), Seat(1)));
}

/// An open three is lost: only a search that looks beyond its own answer sees it coming.
#[test]
fn an_open_pair_is_stopped_in_time() {
    assert!(matches!(best(&after(&[2, 2, 3]), 2_000, 1), Choice::Column(Drop(1 | 4))), "two in the lowest row");
}

#[test]
fn it_beats_random_play_and_says_the_same_again() {
    let wins = (0..10).filter(|seed| winner(*seed) == Some(Seat(0))).count();
    assert!(wins >= 9, "{wins} of 10");
    let play = after(&[1, 5]);
    assert_eq!(best(&play, 100, 7), best(&play, 100, 7));
}

fn winner(seed: u64) -> Option<Seat> {
    let (mut play, mut luck) = (after(&[]), Dice::seeded("other", seed));
    while !play.is_over() {
        let ask = must(&play);
        let choice = match ask.seat {
            Seat(0) => best(&play, 60, seed),
            _ => ConnectFour::sample(play.state(), &ask, &mut luck),
        };
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).unwrap();
    }
    play.outcome().and_then(|outcome| outcome.winners().next())
}
