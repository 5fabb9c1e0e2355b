use orrery_bots::{Level, act};
use orrery_core::{Answer, Dice, Game, Play, Seat, Setup, Viewer};
use starfarers::Starfarers;
use std::collections::BTreeMap;
fn main() {
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut cards: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    let mut seats: [BTreeMap<&str, f64>; 4] = Default::default();
    let mut firsts = [0u32; 4];
    for seed in 0..n {
        let mut play = Play::<Starfarers>::begin(&Setup::new(4), Dice::seeded("scratch", seed)).unwrap();
        let mut luck = Dice::seeded("thoughts", seed);
        while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
            let view = Starfarers::view(play.state(), Viewer::Seat(ask.seat));
            let (id, choice) = act::<Starfarers>(Level::Normal, &view, &ask, play.asks(), &mut luck);
            play.answer(&Answer { ask: id, seat: ask.seat, choice }).unwrap();
        }
        let s = &play.state().public;
        let w = play.outcome().unwrap().winners().next().unwrap();
        firsts[((w.0 + 4 - s.first.0) % 4) as usize] += 1;
        for seat in Seat::all(4) {
            for card in s.player(seat).friends.iter() {
                let e = cards.entry(card.id()).or_default();
                e.0 += 1;
                e.1 += (seat == w) as u32;
            }
            let m = &mut seats[seat.index()];
            let sc = starfarers::rules::score::score(s, seat);
            let t = &s.record.players[seat.index()];
            let mut add = |k, v: f64| *m.entry(k).or_default() += v / n as f64;
            add("col", sc.colonies as f64);
            add("port", sc.spaceports as f64);
            add("friend", sc.friendship as f64);
            add("fame", sc.fame as f64);
            add("vp", sc.total as f64);
            add("rolled", t.rolled.iter().sum::<u16>() as f64);
            add("trades", t.trades as f64);
            add("flown", t.flown as f64);
            for (i, k) in ["ore", "fuel", "carbon", "food", "goods"].into_iter().enumerate() {
                add(k, t.rolled[i] as f64);
            }
            for (i, k) in
                ["g-prod", "g-sup", "g-trade", "g-bank", "g-friend", "g-enc", "g-theft"].into_iter().enumerate()
            {
                add(k, t.gained[i] as f64);
            }
            add("boost", s.player(seat).parts[1] as f64);
            add("cannon", s.player(seat).parts[2] as f64);
            add("freight", s.player(seat).parts[0] as f64);
            add("posts", s.all_posts(seat) as f64);
            add("met", t.met as f64);
        }
    }
    println!("by order {firsts:?}");
    for (c, (k, w)) in cards {
        println!("{c}: {k} held, {:.1}% won", 100.0 * w as f64 / k as f64);
    }
    for m in &seats {
        println!("{}", m.iter().map(|(k, v)| format!("{k} {v:.2}")).collect::<Vec<_>>().join(", "));
    }
}
