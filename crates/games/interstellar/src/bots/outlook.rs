//! What a seat makes of its view: where the ship is going, how long that takes, what is missing there, and what a point of
//! each Ideology is worth to it.

use orrery_core::Seat;

use super::planets::{Missing, Planets};
use super::taste::Taste;
use crate::content::{
    Blueprint, Cyborg, Ideology, Kind, Reality, Shape, Side, Space, Star, Tile, TroglodyteLandfall, at,
};
use crate::planner::{self, Plan};
use crate::questions::Thrust;
use crate::state::{Goo, Post, Public, State, Worker};

pub(super) struct Outlook<'a> {
    pub state: &'a State,
    pub public: &'a Public,
    pub seat: Seat,
    pub taste: &'static Taste,
    pub planets: Planets<'a>,
    /// The star the ship flies to, or stays at.
    pub course: Option<Plan>,
    /// What is missing there.
    pub missing: Missing,
    /// How likely that star becomes a home.
    pub hope: f64,
    /// The ship waits: for news of a star that an Ultralight can see, or for people to learn.
    pub scouting: bool,
    /// Dozyears until the game is likely to end.
    pub years: f64,
    /// What a point of each Ideology counts: all alike while the palm is up (A1g), else as `stakes` has it.
    pub share: [f64; Ideology::COUNT],
}

/// So much does a landing bring beyond everything else: people who live to see it.
const LANDING: f64 = 42.0;
const CAVE: f64 = 6.0;

impl<'a> Outlook<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, taste: &'static Taste) -> Outlook<'a> {
        let public = &state.public;
        let mut outlook = Outlook {
            state,
            public,
            seat,
            taste,
            planets: Planets::new(public),
            course: None,
            missing: Missing::default(),
            hope: 0.0,
            scouting: false,
            years: taste.idle_years,
            share: [1.0; Ideology::COUNT],
        };
        outlook.set_course();
        if public.competitive {
            outlook.share = outlook.stakes();
        }
        outlook
    }

    /// The best star, and whether it is worth to wait for a look at it.
    fn set_course(&mut self) {
        let routes = planner::routes_again(self.public);
        let judged = best(routes.iter().flatten().map(|plan| (self.star_worth(&self.planets, plan), plan)));
        let Some((_, plan)) = judged.filter(|(worth, _)| *worth > -60.0) else { return };
        self.hope = self.planets.promise(plan.star).goldilocks;
        self.missing = self.planets.missing(plan.star);
        let waits = f64::from(self.missing.goo + self.missing.drops.min(1) + self.missing.nuggets);
        self.scouting = self.may_scout(plan.star) || self.studies();
        let delay = if self.scouting { 1.5 } else { 0.0 };
        self.years = f64::from(plan.dozyears) + 1.0 + waits + delay;
        self.course = Some(plan.clone());
    }

    pub(super) fn star_worth(&self, planets: &Planets<'_>, plan: &Plan) -> f64 {
        let promise = planets.promise(plan.star);
        let shields = self.public.ship.row.iter().filter(|part| matches!(part.tile, Tile::Shield(_))).count();
        let bare = f64::from(plan.clouds) - shields as f64;
        let cannot_stop = if plan.stops { 0.0 } else { self.taste.cannot_stop };
        let goldilocks = if self.is_trap(planets, plan.star) { 0.0 } else { promise.goldilocks };
        LANDING * goldilocks + CAVE * promise.cave
            - self.taste.haste * f64::from(plan.dozyears)
            - self.taste.cloud * f64::from(plan.clouds)
            - self.taste.bare_cloud * bare.max(0.0)
            - self.taste.hazard * f64::from(plan.hazards)
            - cannot_stop
    }

    /// J1b: with two species a cave is landed on before a desert becomes a home.
    fn is_trap(&self, planets: &Planets<'_>, star: Star) -> bool {
        self.tame() >= 2 && self.has_cave(star) && planets.missing(star).wants_time()
    }

    pub(super) fn has_cave(&self, star: Star) -> bool {
        let sky = &self.public.sky;
        let automatic = self.public.terms.troglodyte == TroglodyteLandfall::Automatic;
        automatic && star.boxes().any(|planet| !planet.kind().is_goldilocks() && sky.exists(planet))
    }

    /// At rest, and not for ever: while the star is unexplored and an Ultralight can see it.
    fn may_scout(&self, star: Star) -> bool {
        let public = self.public;
        let is_early = public.dozyear.number <= self.taste.patience;
        is_early
            && public.ship.is_in_orbit()
            && public.sky.is_unexplored(star)
            && public.ship.section(Blueprint::LifeSupport).is_some()
            && lookouts(public).any(|space| space.shows(public.terms.printing) == Some(star))
    }

    /// Before it leaves: people learn most where no engine burns.
    fn studies(&self) -> bool {
        let public = self.public;
        let left: u8 = Ideology::ALL.into_iter().map(|of| self.unlearned(of)).sum();
        let until = self.taste.study[public.terms.printing.index()];
        public.dozyear.number <= until && public.ship.is_in_orbit() && self.at_home_star() && left > 6
    }

    pub(super) fn at_home_star(&self) -> bool {
        self.public.ship.space == at::SOL
    }

    /// Whether the plan wants a burn in this dozyear.
    pub(super) fn burn(&self) -> Thrust {
        match &self.course {
            Some(plan) if !self.scouting && plan.stops => plan.next_burn,
            _ => planner::NO_BURN,
        }
    }

    pub(super) fn burn_is_due(&self) -> bool {
        self.burn().levels > 0
    }

    /// The ship is in Orbit where it wants to be.
    pub(super) fn has_arrived(&self) -> bool {
        let here = self.public.ship.space.star();
        self.public.ship.is_in_orbit() && self.course.as_ref().is_some_and(|plan| Some(plan.star) == here)
    }

    /// F2c, F2d: how often the ship is to brake without fuel, in all and in its next move.
    pub(super) fn brakes_ahead(&self) -> u8 {
        self.course.as_ref().map_or(0, |plan| plan.brakes.len() as u8)
    }

    pub(super) fn brakes_next(&self) -> bool {
        let speed = usize::from(self.public.ship.velocity.0);
        self.course.as_ref().is_some_and(|plan| plan.path.iter().take(speed).any(|space| plan.brakes.contains(space)))
    }

    pub(super) fn share_of(&self, of: Ideology) -> f64 {
        self.share[of.index()]
    }

    pub(super) fn is_fat(&self, section: Blueprint) -> bool {
        self.public.ship.section(section).is_some_and(|part| part.side == Side::Fat)
    }

    pub(super) fn is_lean(&self, section: Blueprint) -> bool {
        self.public.ship.section(section).is_some_and(|part| part.side == Side::Lean)
    }

    /// The shapes an Ideology has yet to learn while there is something of that colour.
    pub(super) fn unlearned(&self, of: Ideology) -> u8 {
        let has = |shape: &Shape| self.public.ship.has(Tile::Section(shape.blueprint()));
        let mat = self.public.mat(of);
        Shape::ALL.into_iter().filter(|shape| has(shape) && !mat.human.contains(*shape)).count() as u8
    }

    pub(super) fn awake_humans(&self) -> usize {
        Cyborg::all().filter(|one| *one != Cyborg::POST_HUMAN && self.public.person(*one).is_awake()).count()
    }

    /// What another point of Stress costs an Ideology.
    pub(super) fn stress_cost(&self, of: Ideology) -> f64 {
        let stress = usize::from(self.public.mat(of).stress).min(self.taste.stress.len() - 1);
        let asleep = if self.public.is_awake(of) { 1.0 } else { 0.3 };
        self.taste.stress[stress] * asleep
    }

    /// What relief is worth.
    pub(super) fn relief(&self, of: Ideology, by: u8) -> f64 {
        let stress = self.public.mat(of).stress;
        let asleep = if self.public.is_awake(of) { 1.0 } else { 0.2 };
        let before = |level: u8| self.taste.stress[usize::from(level).min(self.taste.stress.len() - 1)];
        (stress.saturating_sub(by)..stress).map(before).sum::<f64>() * asleep
    }

    /// The Workers still to be placed, with those that may learn nothing.
    pub(super) fn idle(&self) -> (usize, usize) {
        let waits = Worker::all().filter(|worker| self.public.post(*worker) == Post::Trapezoid);
        waits.fold((0, 0), |(avatars, cyborgs), worker| match worker.cyborg() {
            None => (avatars + 1, cyborgs),
            Some(_) => (avatars, cyborgs + 1),
        })
    }

    /// With the king up what serves everybody is left to others, as long as they have Avatars to place; players who are
    /// not selfish take turns by the dozyear.
    pub(super) fn leaves_to_others(&self) -> bool {
        let public = self.public;
        let turn = usize::from(public.dozyear.number % public.seats);
        let leaves = self.taste.selfish || turn != self.seat.index();
        let is_theirs = |worker: &Worker| worker.cyborg().is_none() && public.player_of(*worker) != self.seat;
        let mut waiting = Worker::all().filter(|worker| public.post(*worker) == Post::Trapezoid);
        public.competitive && leaves && waiting.any(|worker| is_theirs(&worker))
    }

    pub(super) fn loose_goo(&self) -> impl Iterator<Item = Shape> + use<'_> {
        Shape::ALL.into_iter().filter(|shape| self.public.goo[shape.index()].is_loose())
    }

    /// Species that were tamed.
    pub(super) fn tame(&self) -> u8 {
        self.public.goo.iter().filter(|goo| matches!(goo, Goo::Mat(_))).count() as u8
    }

    /// What the cards of a mat are worth whatever the reality turns out to be.
    pub(super) fn card_points(&self, card: crate::content::Workcell) -> f64 {
        let x = self.odds_of_x();
        x * f64::from(card.vp(Reality::X)) + (1.0 - x) * f64::from(card.vp(Reality::O))
    }

    /// How likely reality is X, as far as this seat knows.
    pub(super) fn odds_of_x(&self) -> f64 {
        let (x, all) = self.state.secret.worlds[self.seat.index()].x();
        if all == 0 { 0.5 } else { f64::from(x) / f64::from(all) }
    }

    /// The clouds on the way within so many steps that have no Dustbug.
    pub(super) fn clouds_within(&self, steps: usize) -> impl Iterator<Item = Space> + use<'_> {
        let path = self.course.iter().flat_map(move |plan| plan.path.iter().copied().take(steps));
        path.filter(|space| space.kind() == Kind::Lic && !self.public.dustbugs.contains(&Some(*space)))
    }
}

/// Where an Ultralight shows something unexplored (D5b).
pub(super) fn lookouts(public: &Public) -> impl Iterator<Item = Space> + use<'_> {
    const RANGE: u8 = 10;
    let near = public.ship.space.within(if public.ship.off_map { 0 } else { RANGE });
    near.filter(|space| public.is_worth_a_look(*space))
}

/// The one that is worth most; of equal ones the first.
pub(super) fn best<T>(all: impl IntoIterator<Item = (f64, T)>) -> Option<(f64, T)> {
    let mut best: Option<(f64, T)> = None;
    for (worth, one) in all {
        if best.as_ref().is_none_or(|(other, _)| worth > *other) {
            best = Some((worth, one));
        }
    }
    best
}
