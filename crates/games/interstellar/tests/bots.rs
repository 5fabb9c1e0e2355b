//! The flight planner and the computer players.

mod planner {
    use interstellar::Interstellar;
    use interstellar::content::{Kind, Position, Space, Star, Velocity};
    use interstellar::planner::{Plan, legs, route, routes, routes_sparing};
    use interstellar::questions::Thrust;
    use interstellar::state::{Phase, Public, Ship, State};
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
    fn a_plan_has_its_dozyears_one_by_one() {
        for public in
            [ship("SOL", None, 0, 220), ship("R06-15", Some("R06-14"), 3, 50), ship("R01-20", Some("R01-19"), 4, 18)]
        {
            for plan in routes(&public).into_iter().flatten() {
                let legs = legs(&public, &plan);
                let burns = legs.iter().filter(|leg| leg.thrust.levels > 0).count();
                assert_eq!((legs.len(), burns), (plan.dozyears.into(), plan.burns.into()), "{plan:?}");
                assert_eq!(legs.last().map(|leg| leg.to), Some(plan.star.space()), "{plan:?}");
                assert_eq!(legs[0].thrust, plan.next_burn);
            }
        }
    }

    #[test]
    fn who_is_too_fast_for_the_fuel_is_told_so() {
        let plan = route(&ship("R01-20", Some("R01-19"), 4, 18), Star::Cyg).expect("a way");
        assert_eq!((plan.stops, plan.dozyears), (false, 1));
        assert!(route(&ship("R01-20", Some("R01-19"), 4, 18), Star::Sir).is_none(), "nobody turns back");
    }

    /// F2c, F2d, F2e: whether every brake of a plan may be made and the ship is in Orbit when its last move ends.
    fn comes_to_rest(public: &Public, plan: &Plan) -> bool {
        let (mut velocity, mut left) = (public.ship.velocity.0, public.ship.velocity.0);
        let mut brakes = plan.brakes.iter().peekable();
        for space in &plan.path {
            left = if left == 0 { velocity } else { left } - 1;
            let may_brake = space.kind() == Kind::Lens || space.star().is_some_and(|star| !star.flyby().is_empty());
            if may_brake && brakes.next_if_eq(&space).is_some() {
                velocity -= 1;
            }
        }
        brakes.next().is_none() && (velocity, left) == (0, 0) && plan.path.last() == Some(&plan.star.space())
    }

    fn without_fuel(at: &str, came_from: &str, velocity: u8) -> Public {
        ship(at, Some(came_from), velocity, 10)
    }

    // EX-I3c: entering Ran at velocity 1 is enough.
    #[test]
    fn a_ship_without_fuel_stops_on_a_world() {
        let public = without_fuel("R21-10", "R21-09", 1);
        let plan = route(&public, Star::Ran).expect("a way");
        assert_eq!((plan.stops, plan.dozyears, plan.burns, plan.brakes.as_slice()), (true, 1, 0, &[space("RAN")][..]));
        let dead = Public { ship: Ship { charge: 1, ..public.ship }, ..public };
        assert!(!route(&dead, Star::Ran).expect("a way").stops, "a brake takes a level and leaves one (H1a)");
        let bare = route(&without_fuel("R16-07", "R16-06", 1), Star::Prx).expect("a way");
        assert!(!bare.stops, "no world to brake on at Proxima");
    }

    // C9: from velocity 4 it takes four brakes, and the last move ends at the star.
    #[test]
    fn a_ship_without_fuel_brakes_as_often_as_it_is_fast() {
        for (at, from, velocity) in [("R06-02", "R06-01", 4), ("R06-14", "R06-13", 4), ("R26-03", "R26-02", 3)] {
            let public = without_fuel(at, from, velocity);
            let plans: Vec<Plan> = routes(&public).into_iter().flatten().filter(|plan| plan.stops).collect();
            assert!(!plans.is_empty(), "{at}");
            for plan in plans {
                assert_eq!(plan.brakes.len(), usize::from(velocity), "{plan:?}");
                assert!(comes_to_rest(&public, &plan), "{plan:?}");
                let stands: Vec<Space> = legs(&public, &plan).iter().map(|leg| leg.to).collect();
                assert_eq!((stands.len(), stands.last()), (plan.dozyears.into(), plan.path.last()), "{plan:?}");
            }
        }
    }

    // C9-4: two spaces in the first dozyear, on which nothing is resolved; fuel is never left out of account.
    #[test]
    fn forward_is_planned_before_it_sets_out() {
        let State { public, .. } = Interstellar::begin(&Setup::new(3).with("forward", "on"));
        let plan = route(&public, Star::Luy).expect("a way");
        assert!(plan.stops && plan.brakes.len() == 4 && !plan.brakes.contains(&plan.path[0]), "{plan:?}");
        let fuelled = route(&ship("R06-15", Some("R06-14"), 3, 50), Star::Sir).expect("a way");
        assert!(fuelled.stops && fuelled.brakes.is_empty(), "{fuelled:?}");
    }

    // D4b-4: clouds that are entered while braking do nothing; B8b: flares wait at Proxima.
    #[test]
    fn what_lies_on_the_way_is_counted() {
        let plan = route(&ship("SOL", None, 0, 220), Star::Prx).expect("a way");
        assert_eq!(plan.hazards, 1);
        assert!(plan.clouds <= 2);
        let braking = route(&ship("R16-03", Some("R16-02"), 4, 80), Star::Prx).expect("a way");
        assert_eq!((braking.clouds, braking.dozyears, braking.stops), (0, 3, true));
        assert_eq!(braking.next_burn, Thrust { brake: true, levels: 1 });
    }
}

mod players {
    use std::collections::BTreeSet;

    use interstellar::Interstellar;
    use interstellar::content::{Age, Ideology, Position, Slot, Space, Task, Velocity};
    use interstellar::event::{Council, Event};
    use interstellar::planner::{routes, routes_again};
    use interstellar::questions::{Choice, Decision, Placing, Revolt};
    use interstellar::rules::score;
    use interstellar::state::{Against, Edict, Ending, Frame, Phase, Place, Rising, State};
    use orrery_bots::{Level, Thinks, act};
    use orrery_core::{Answer, Ask, Asking, Dice, Game, Play, Seat, Setup, Viewer};

    type Table = Play<Interstellar>;

    /// More answers than any game needs: bots that go round in circles are found out.
    const ENOUGH: usize = 6_000;

    /// Bots answer what they must from their view alone; what happened is looked at.
    fn play(seed: u64, setup: &Setup, level: impl Fn(Seat) -> Level, mut look: impl FnMut(&State, &[Event])) -> Table {
        let mut play = Table::begin(setup, Dice::seeded("bots", seed)).expect("a table");
        let mut luck = Dice::seeded("thoughts", seed);
        for _ in 0..ENOUGH {
            let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() else { return play };
            let view = Interstellar::view(play.state(), Viewer::Seat(ask.seat));
            let (id, choice) = act::<Interstellar>(level(ask.seat), &view, &ask, play.asks(), &mut luck);
            let answer = Answer { ask: id, seat: ask.seat, choice };
            let legal = play.answer(&answer).is_ok();
            assert!(legal, "{:?} answers {:?} with {choice:?}", level(ask.seat), ask.decision);
            look(play.state(), play.events());
        }
        panic!("game {seed} does not end")
    }

    fn sum(table: &Table) -> u16 {
        let counts = table.outcome().is_some_and(|outcome| outcome.places.iter().any(|place| place.score > 0));
        if counts { score::sum(&score::totals(&table.state().public)) } else { 0 }
    }

    fn sums(level: Level, games: u64) -> u32 {
        (0..games).map(|seed| u32::from(sum(&play(seed, &Setup::new(3), |_| level, |_, _| ())))).sum()
    }

    // With fuel and without: what is remembered is what would be worked out anew, wherever the ship stands.
    #[test]
    fn remembered_routes_are_those_of_the_ship_as_it_is() {
        for forward in ["off", "on"] {
            let mut spaces = Vec::new();
            let setup = Setup::new(3).with("forward", forward);
            play(
                5,
                &setup,
                |_| Level::Normal,
                |state, _| {
                    assert_eq!(*routes_again(&state.public), routes(&state.public));
                    spaces.push(state.public.ship.space);
                },
            );
            spaces.dedup();
            assert!(spaces.len() > 5, "the ship flies: {spaces:?}");
        }
    }

    // 4.2: every question is answered, whoever plays and under whatever option; 1 to 6 seats.
    #[test]
    fn every_level_plays_legally_to_the_end() {
        let options = [
            ("fuel", "daredevil"),
            ("beginner", "on"),
            ("forward", "on"),
            ("assign_order", "all_at_once"),
            ("decant", "random"),
            ("troglodyte_landfall", "ordered"),
        ];
        for (seed, (option, value)) in (0..).zip(options) {
            let setup = Setup::new(1 + seed as u8).with(option, value);
            let mixed = |seat: Seat| [Level::Easy, Level::Normal, Level::Random][(seat.index() + seed as usize) % 3];
            assert!(play(seed, &setup, mixed, |_, _| ()).outcome().is_some(), "{option} {value}");
        }
    }

    // C9: nobody lands without fuel who does not know how to brake.
    #[test]
    fn normal_players_land_without_an_engine() {
        let setup = Setup::new(3).with("forward", "on");
        let lands = |seed| {
            let frame = play(seed, &setup, |_| Level::Normal, |_, _| ()).state().public.frame();
            matches!(frame, Frame::Over(Ending::Goldilocks | Ending::Troglodyte))
        };
        assert!((0..8).any(lands));
    }

    #[test]
    fn the_hard_player_plays_legally_from_its_view() {
        let setup = Setup::new(2);
        let mut table = Table::begin(&setup, Dice::seeded("hard", 1)).expect("a table");
        let mut luck = Dice::seeded("thoughts", 1);
        while table.state().public.dozyear.number < 3 {
            let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() else { break };
            let view = Interstellar::view(table.state(), Viewer::Seat(ask.seat));
            let choice = Interstellar::think(Level::Hard, &view, ask.seat, &ask, &mut luck);
            table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a legal answer");
        }
    }

    #[test]
    fn the_same_view_and_luck_give_the_same_game() {
        let game = || play(7, &Setup::new(3), |_| Level::Normal, |_, _| ()).digest().expect("a digest");
        assert_eq!(game(), game());
    }

    #[test]
    fn normal_beats_easy_and_easy_beats_random() {
        let (normal, easy, random) = (sums(Level::Normal, 16), sums(Level::Easy, 16), sums(Level::Random, 16));
        assert!(3 * normal > 4 * easy && easy > 2 * random, "{normal}, {easy}, {random}");
    }

    // Section 9: nobody mutinies for less than 3 points, and nobody while all fly together.
    #[test]
    fn nobody_mutinies_while_the_palm_is_up() {
        for seed in 0..4 {
            play(
                seed,
                &Setup::new(3),
                |_| Level::Normal,
                |state, events| {
                    let risen =
                        |event: &Event| matches!(event, Event::Council(Council::WindowClosed { rising: Some(_) }));
                    assert!(state.public.competitive || !events.iter().any(risen), "game {seed}");
                },
            );
        }
    }

    /// A game of normal players in which the next question of this kind is open.
    fn open(seed: u64, wanted: impl Fn(&State, &Decision) -> bool) -> Option<(Table, Ask<Decision>)> {
        let mut table = Table::begin(&Setup::new(3), Dice::seeded("open", seed)).expect("a table");
        let mut luck = Dice::seeded("thoughts", seed);
        loop {
            let ask = table.asks().iter().find(|ask| ask.must).cloned()?;
            if wanted(table.state(), &ask.decision) {
                return Some((table, ask));
            }
            let view = Interstellar::view(table.state(), Viewer::Seat(ask.seat));
            let choice = Interstellar::think(Level::Normal, &view, ask.seat, &ask, &mut luck);
            table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a legal answer");
        }
    }

    fn thought(state: &State, ask: &Ask<Decision>) -> Choice {
        let view = Interstellar::view(state, Viewer::Seat(ask.seat));
        Interstellar::think(Level::Normal, &view, ask.seat, ask, &mut Dice::seeded("thought", 1))
    }

    // D2b: with the king up a levy of a Worker who does nothing of worth is no reason to rise, whatever the votes.
    #[test]
    fn a_small_grievance_is_no_reason_to_mutiny() {
        let (table, _) =
            open(1, |state, decision| matches!(decision, Decision::Assign(_)) && state.public.dozyear.number == 2)
                .expect("dozyear 2");
        let mut state = *table.state();
        state.public.competitive = true;
        state.public.dozyear.phase = Phase::Orders;
        let of = Ideology::ALL.into_iter().find(|of| *of != state.public.commanding).expect("others");
        let seat = state.public.player(of);
        let worker = interstellar::state::Worker::avatar(of);
        let cell = state.public.cells().find(|cell| cell.task() == Task::Recharge).expect("a cell");
        state.public.regime.orders.push(Edict::Levy(worker, cell));
        state.public.regime.awake.insert(of);
        let ask = Ask { id: orrery_core::AskId(0), seat, decision: interstellar::questions::Mutiny.into(), must: true };
        assert!(state.public.risings(seat).any(|one| one == Rising { of, against: Against::Commander }));
        assert_eq!(thought(&state, &ask), Choice::Mutiny(Revolt::No));
    }

    // Section 9: one Worker on Ignition whenever the plan burns, and Recharge before the batteries are dead (EX-own-01).
    #[test]
    fn the_unloved_cells_are_staffed() {
        let mut seen = BTreeSet::new();
        for seed in 0..3 {
            play(
                seed,
                &Setup::new(3),
                |_| Level::Normal,
                |state, _| {
                    let public = &state.public;
                    if public.dozyear.phase == Phase::Maintenance {
                        let staffed =
                            |task| public.cells().any(|cell| cell.task() == task && public.worker_in(cell).is_some());
                        seen.extend(
                            [Task::Ignition, Task::Recharge]
                                .into_iter()
                                .filter(|task| staffed(*task))
                                .map(|task| task.id()),
                        );
                    }
                    assert!(public.ship.wet <= Position::TOP);
                },
            );
        }
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["ignition", "recharge"]);
    }

    /// J1c: one old woman is left on a ship that cannot stop, far from everything.
    fn forlorn(state: &State) -> State {
        let mut state = *state;
        let space = |id: &str| Space::named(id).expect("a space");
        state.public.people.0.iter_mut().for_each(|person| person.place = Place::Dead);
        let her = &mut state.public.people.0[Ideology::Honor.amazon().index()];
        (her.place, her.age) = (Place::Awake(Slot::LifeSupport), Age::Eight);
        let ship = &mut state.public.ship;
        (ship.velocity, ship.wet, ship.charge) = (Velocity(1), ship.dry(), 1);
        (ship.space, ship.came_from, ship.heading) = (space("R19-09"), Some(space("R19-08")), None);
        state
    }

    // DP-34: they agree as soon as somebody does, and begin only where nothing can be won any more.
    #[test]
    fn bots_give_up_after_somebody_else_or_where_all_is_lost() {
        let (table, must) =
            open(2, |state, decision| matches!(decision, Decision::Assign(_)) && state.public.dozyear.number == 1)
                .expect("dozyear 1");
        let mut state = *table.state();
        let give_up =
            table.asks().iter().find(|ask| matches!(ask.decision, Decision::GiveUp(_)) && ask.seat == must.seat);
        let ask = give_up.expect("a question beside the flow").clone();
        let volunteers = |state: &State| {
            let view = Interstellar::view(state, Viewer::Seat(ask.seat));
            Interstellar::volunteer(Level::Normal, &view, ask.seat, &ask, &mut Dice::seeded("luck", 1))
        };
        assert_eq!(volunteers(&state), None);
        let mut lost = forlorn(&state);
        assert_eq!(volunteers(&lost), Some(Choice::GiveUp(true)));
        lost.public.people.0[Ideology::Unity.amazon().index()].place = Place::Embryo;
        assert_eq!(volunteers(&lost), None, "somebody can yet be born");
        let other = state.public.everybody().find(|seat| *seat != ask.seat).expect("three play");
        state.public.agreed.insert(other);
        assert_eq!(volunteers(&state), Some(Choice::GiveUp(true)));
    }

    // Suggestions say what the normal player would do, and why; they are legal, and alone at the table they are there too.
    #[test]
    fn people_are_advised_with_a_reason() {
        for seats in [1, 3] {
            let mut table = Table::begin(&Setup::new(seats), Dice::seeded("advice", 3)).expect("a table");
            let mut advised = BTreeSet::new();
            for _ in 0..400 {
                let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() else { break };
                let advice = Interstellar::advise(table.state(), &ask, None);
                for suggestion in &advice.suggestions {
                    assert_eq!(suggestion.label.id, "advice");
                    let choice = Interstellar::choice(&ask, &suggestion.given).expect("in the words of the offer");
                    assert!(Interstellar::check(table.state(), &ask, &choice).is_ok());
                    assert_eq!(choice, thought(table.state(), &ask));
                    advised.insert(match choice {
                        Choice::Assign(Placing::Research(..)) => "research",
                        Choice::Assign(_) => "assign",
                        Choice::Burn(_) => "burn",
                        Choice::Heading(_) => "heading",
                        _ => "other",
                    });
                }
                let choice = thought(table.state(), &ask);
                table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a legal answer");
            }
            for kind in ["research", "assign", "burn", "heading"] {
                assert!(advised.contains(kind), "{seats}: {advised:?}");
            }
        }
    }
}
