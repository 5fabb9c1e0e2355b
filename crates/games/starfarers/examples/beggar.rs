//! How a player fares who lives on begging among three normal ones.
//!
//! cargo run --release -p starfarers --example beggar -- 400 1

#[path = "../tests/common/beggar.rs"]
mod beggar;

fn main() {
    let mut args = std::env::args().skip(1).flat_map(|arg| arg.parse::<u64>());
    let (games, seed) = (args.next().unwrap_or(400), args.next().unwrap_or(1));
    let wins = beggar::wins(games, seed);
    println!("the beggar wins {wins} of {games} games, {:.1} per cent", 100.0 * wins as f64 / games as f64);
}
