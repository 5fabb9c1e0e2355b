//! The flight planner and the computer players.

mod planner {
    use interstellar::Interstellar;
    use interstellar::content::{Position, Space, Star, Velocity};
    use interstellar::planner::{route, routes, routes_sparing};
    use interstellar::questions::Thrust;
    use interstellar::state::{Phase, Public, State};
    use orrery_core::{Game, Setup};

    fn space(id: &str) -> Space {
        Space::named(id).expect("a space")
    }

    /// A new ship here, so fast, with the wet marker there, about to begin a dozyear.
    fn ship(at: &str, came_from: Option<&str>, velocity: u8, mass: u8) -> Public {
        let State { mut public, .. } = Interstellar::begin(&Setup::new(3));
        public.ship.space = space(at);
        public.ship.came_from = came_from.map(space);
        public.ship.velocity = Velocity(velocity);
        public.ship.wet = Position::all().find(|wet| wet.mass() == mass).expect("a mass");
        public.dozyear.phase = Phase::Assignment;
        public
    }

    // 2.7.6: the row of Sol; no way leads through Sol itself.
    #[test]
    fn the_ways_are_as_long_as_the_map_says() {
        let from_sol = [0, 9, 8, 12, 16, 15, 17, 27, 29, 28, 21, 24, 18, 34, 31, 28, 23, 23, 24, 32];
        let plans = routes(&ship("SOL", None, 0, 220));
        for (star, steps) in Star::ALL.into_iter().zip(from_sol).skip(1) {
            let plan = plans[star.index()].as_ref().expect("a way");
            assert_eq!(plan.path.len(), steps, "{star:?}");
        }
        assert_eq!(route(&ship("SIR", None, 0, 220), Star::Pro).expect("a way").path.len(), 10);
        assert_eq!(route(&ship("RAN", None, 0, 220), Star::Eri).expect("a way").path.len(), 13);
        assert!(route(&ship("CYG", None, 0, 220), Star::Sol).is_none());
    }

    // EX-D4b
    #[test]
    fn a_ship_brakes_in_time() {
        let plan = route(&ship("R06-15", Some("R06-14"), 3, 50), Star::Sir).expect("a way");
        assert_eq!((plan.dozyears, plan.burns, plan.fuel_left, plan.stops), (2, 2, 0, true));
        assert_eq!(plan.next_burn, Thrust { brake: true, levels: 1 });
        let second = route(&ship("SIR", Some("R06-16"), 2, 30), Star::Sir).expect("it is there");
        assert_eq!((second.dozyears, second.next_burn), (1, Thrust { brake: true, levels: 2 }));
    }

    // EX-A2n: three dozyears to velocity 4 need four levels, and two are not enough to stop.
    #[test]
    fn a_ship_does_not_fly_faster_than_it_can_stop() {
        let plan = route(&ship("SOL", None, 0, 220), Star::Cyg).expect("a way");
        assert!(plan.stops && plan.dozyears == 10, "{plan:?}");
        assert_eq!((plan.clouds, plan.hazards, plan.fuel_left), (0, 0, 0));
        let slow = &routes_sparing(&ship("SOL", None, 0, 220), 2)[Star::Cyg.index()];
        let slow = slow.as_ref().expect("a slower way");
        assert!(slow.stops && slow.dozyears > plan.dozyears, "{slow:?}");
    }

    #[test]
    fn who_is_too_fast_for_the_fuel_is_told_so() {
        let plan = route(&ship("R01-20", Some("R01-19"), 4, 18), Star::Cyg).expect("a way");
        assert_eq!((plan.stops, plan.dozyears), (false, 1));
        assert!(route(&ship("R01-20", Some("R01-19"), 4, 18), Star::Sir).is_none(), "nobody turns back");
    }

    // D4b-4: clouds that are entered while braking do nothing; B8b: flares wait at Proxima.
    #[test]
    fn what_lies_on_the_way_is_counted() {
        let plan = route(&ship("SOL", None, 0, 220), Star::Prx).expect("a way");
        assert_eq!(plan.hazards, 1);
        assert!(plan.clouds <= 2);
        let braking = route(&ship("R16-02", Some("R16-01"), 3, 220), Star::Prx).expect("a way");
        assert!(braking.clouds < 2, "{braking:?}");
    }
}
