//! What the engine itself costs: random play of the calibration games on one core.
//! `cargo run --release -p orrery-testkit --example engine`

use orrery_core::Setup;
use orrery_testkit::{ConnectFour, Salvage, bench};

fn main() {
    println!("connect-four, 2 seats: {}", bench::measure::<ConnectFour>(&Setup::new(2), 3.0));
    for seats in [2, 5] {
        println!("salvage, {seats} seats: {}", bench::measure::<Salvage>(&Setup::new(seats), 3.0));
    }
}
