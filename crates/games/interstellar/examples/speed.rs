//! How fast random play is: answers a second on one core, and how large a state is.

use interstellar::Interstellar;
use orrery_core::Setup;
use orrery_testkit::bench;

fn main() {
    for seats in [6, 3, 1] {
        println!("{seats} seats: {}", bench::measure::<Interstellar>(&Setup::new(seats), 3.0));
    }
}
