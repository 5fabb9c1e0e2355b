use orrery_bots::{Level, act};
use orrery_core::{Answer, Dice, Game, Play, Setup, Viewer};
use starfarers::Starfarers;
use starfarers::decision::Choice;
fn main() {
    let seed: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let quiet = std::env::args().nth(2).is_some();
    let mut play = Play::<Starfarers>::begin(&Setup::new(4), Dice::seeded("scratch", seed)).unwrap();
    let mut luck = Dice::seeded("thoughts", seed);
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let view = Starfarers::view(play.state(), Viewer::Seat(ask.seat));
        let (id, choice) = act::<Starfarers>(
            if ask.seat.0 as u64 == seed % 4 { Level::Hard } else { Level::Random },
            &view,
            &ask,
            play.asks(),
            &mut luck,
        );
        let p = &play.state().public;
        if quiet {
        } else if ask.seat.0 as u64 == seed % 4 || matches!(choice, Choice::Roll) {
            match choice {
                Choice::Shake | Choice::Decline => {}
                Choice::Roll => println!(
                    "R{} P{} vp {} hand {:?} parts {:?} fame {} ships {:?} friends {:?}",
                    p.round,
                    ask.seat.0 + 1,
                    p.vp(ask.seat),
                    view.hand.0,
                    p.player(ask.seat).parts,
                    p.player(ask.seat).fame,
                    p.ships(ask.seat).map(|(_, s)| (s.kind, s.at.id())).collect::<Vec<_>>(),
                    p.player(ask.seat).friends.iter().map(|f| f.id()).collect::<Vec<_>>()
                ),
                Choice::Fly { route, then, .. } => println!(
                    "     P{} fly {} steps to {:?} {then:?}",
                    ask.seat.0 + 1,
                    route.len(),
                    route.last().map(|p| (p.id(), p.site().map(|s| s.id()), p.dock()))
                ),
                Choice::ToFlight | Choice::EndTurn => {
                    println!("     P{} {choice:?} hand {:?}", ask.seat.0 + 1, view.hand.0)
                }
                _ => println!("     P{} {choice:?}", ask.seat.0 + 1),
            }
        }
        play.answer(&Answer { ask: id, seat: ask.seat, choice }).unwrap();
    }
    println!(
        "seed {seed} won {} round {}",
        play.outcome().unwrap().winners().next().unwrap().0 as u64 == seed % 4,
        play.state().public.round
    );
}
