//! What a bot makes of its view: which places are worth a visit and how much, in hundredths of a point.

use std::sync::LazyLock;

use orrery_bots::Level;
use orrery_core::Seat;

use super::clock::{Clock, rivals};
use crate::content::{Chit, ChitKind, Mission, Printing, Space, Spectral, Zone, usual_water};
use crate::flight::Engine;
use crate::planner::almanac::{Drive, Trip};
use crate::rules::missions::{card, enough, kind_of};
use crate::sets::{Chits, PerSite};
use crate::state::{Mode, Public};
use crate::view::{MissionState, View};

/// The mean worth of a chit by its letter, for each printing.
static MEANS: LazyLock<[[i32; 6]; Printing::COUNT]> = LazyLock::new(|| {
    Printing::ALL.map(|printing| Spectral::ALL.map(|letter| mean(Chits::all(printing).of_letter(letter))))
});

/// The mean worth of all chits of a printing.
static USUAL: LazyLock<[i32; Printing::COUNT]> = LazyLock::new(|| Printing::ALL.map(|all| mean(Chits::all(all))));

/// By how much the normal player with rockets overrates or underrates a site at most.
const FANCY: i32 = 100;

fn mean(chits: Chits) -> i32 {
    100 * i32::from(chits.vp()) / chits.len().max(1) as i32
}

/// What a chit with that back is worth on average.
pub(super) fn mean_of(printing: Printing, letter: usize) -> i32 {
    MEANS[printing.index()][letter]
}

/// How many of a hundred chits of each letter are of each kind, which is the same in every printing.
static SHARES: LazyLock<[[i32; 6]; 6]> = LazyLock::new(|| {
    Spectral::ALL.map(|letter| {
        let all = Chits::all(Printing::First).of_letter(letter);
        ChitKind::ALL.map(|kind| (100 * all.of_kind(kind) / all.len().max(1)) as i32)
    })
});

/// The mean of the drops on the whole map by letter (rules file 9.4).
static USUAL_WATER: LazyLock<[u8; 6]> = LazyLock::new(|| Spectral::ALL.map(usual_water));

/// What lies at a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lure {
    /// A chit, taken with the operation.
    Chit,
    /// Water, so many tanks with the operation.
    Water(u8),
    /// A place a mission asks for.
    Place,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub space: Space,
    pub worth: i32,
    pub lure: Lure,
    /// The turn in which a rival could be there.
    pub rival: i32,
}

pub(super) struct Outlook<'a> {
    pub view: &'a View,
    pub public: &'a Public,
    pub seat: Seat,
    pub engine: Engine,
    pub level: Level,
    pub clock: Clock,
    pub targets: Vec<Target>,
    pub water: PerSite,
    /// What a chit is worth on average.
    pub usual: i32,
    /// How far the bot is ahead of the best rival, as far as it can tell.
    lead: i32,
}

impl<'a> Outlook<'a> {
    pub fn new(view: &'a View, seat: Seat, level: Level) -> Outlook<'a> {
        let public = &view.public;
        let (engine, clock) = (public.engine(seat), Clock::new(public, seat, price(public.terms.mode, level)));
        let (water, lead, usual) = (likely_water(view), lead(view, seat), USUAL[public.printing.index()]);
        let targets = Vec::new();
        let mut outlook = Outlook { view, public, seat, engine, level, clock, targets, water, usual, lead };
        outlook.targets = outlook.chit_targets();
        outlook.add_places();
        outlook.add_water();
        outlook
    }

    pub fn is_rocket(&self) -> bool {
        self.engine.mode == Mode::Rockets
    }

    /// Whoever comes home first ends the game: what is beyond the points when it is won or lost thereby. The best rival
    /// goes on at the usual pace for three more turns and may come home second.
    pub fn verdict(&self, gain: i32, turns: i32) -> i32 {
        if self.clock.is_settled() {
            return 0;
        }
        let pace = self.usual * if self.is_rocket() { 110 } else { 85 } / 100;
        let margin = self.lead + gain - pace * (turns + 2) - self.clock.second(turns);
        2 * margin.clamp(-400, 400)
    }

    /// Whether a mission is in hand and can still be completed.
    pub fn wants(&self, mission: Mission) -> bool {
        self.view.open_missions().any(|open| open == mission)
    }

    /// The points of a mission.
    pub fn points(&self, mission: Mission) -> i32 {
        mission.hundredths(self.public.printing)
    }

    /// What a chit is worth to keep.
    pub fn keep(&self, chit: Chit) -> i32 {
        let use_ = if chit.yellow() { 40 } else { 0 };
        let water = if self.is_rocket() { 20 * i32::from(chit.drops()) } else { 0 };
        let most: i32 = self.view.open_missions().map(|mission| self.towards_most(mission, chit)).sum();
        100 * i32::from(chit.vp()) + use_ + water + most
    }

    /// What one more of the kind a mission counts is worth.
    fn towards_most(&self, mission: Mission, chit: Chit) -> i32 {
        if kind_of(mission) != Some(chit.kind()) {
            return 0;
        }
        let own = self.view.hand.of_kind(chit.kind()) as i32 - i32::from(self.view.hand.contains(chit));
        let wanted = enough(self.public, mission).map_or_else(|| self.likely_most(chit.kind()), i32::from);
        let points = self.points(mission);
        if own > wanted { points / 8 } else { points / 2 }
    }

    /// How many chits of a kind the best rival may have, by the letters it holds.
    fn likely_most(&self, kind: ChitKind) -> i32 {
        let likely = |rival: Seat| -> i32 {
            let letters = self.public.ship(rival).letters;
            letters.iter().zip(&*SHARES).map(|(held, shares)| i32::from(*held) * shares[kind.index()]).sum()
        };
        let others = self.public.present().filter(|other| *other != self.seat);
        others.map(likely).max().unwrap_or(0).div_euclid(100)
    }

    fn chit_targets(&self) -> Vec<Target> {
        let letters = Spectral::ALL.map(|letter| self.mean(letter));
        let target = |space: Space| {
            let letter = space.site()?.spectral;
            let worth = letters[letter.index()] + self.extra(space, letter) + self.fancy(space);
            Some(Target { space, worth, lure: Lure::Chit, rival: self.rival(space) })
        };
        self.public.chit_sites().filter_map(target).collect()
    }

    /// With rockets the normal player fancies some sites and not others, the same ones for a whole game: luck with gems and
    /// life decides more there, so it has to play worse to lose as often, and players who fancy different sites are less
    /// in each other's way (`balance.md`).
    fn fancy(&self, space: Space) -> i32 {
        if self.level != Level::Normal || !self.is_rocket() {
            return 0;
        }
        let dealt = self.view.missions.iter().map(|view| view.mission.index());
        let whose = [space.index(), self.seat.index()].into_iter().chain(dealt);
        // FNV-1a: the same numbers with every build.
        let mixed = whose.fold(0x811C_9DC5_u32, |sum, one| (sum ^ one as u32).wrapping_mul(0x0100_0193));
        (mixed >> 16) as i32 % (2 * FANCY + 1) - FANCY
    }

    /// The mean over the chits of a letter that the bot has not seen.
    fn mean(&self, letter: Spectral) -> i32 {
        let unseen = Chits::all(self.public.printing).of_letter(letter).minus(seen(self.view));
        let sum: i32 = unseen.iter().map(|chit| self.keep(chit)).sum();
        sum / (unseen.len() as i32).max(1)
    }

    /// What own missions add to the chit of a site.
    fn extra(&self, space: Space, letter: Spectral) -> i32 {
        self.view.open_missions().map(|mission| self.mission_extra(mission, space, letter)).sum()
    }

    fn mission_extra(&self, mission: Mission, space: Space, letter: Spectral) -> i32 {
        let (ship, points) = (self.public.ship(self.seat), self.points(mission));
        // The last one brings all, those before it their part of the hope.
        let part = |counts: bool, have: u8, need: u8| match (counts, need.saturating_sub(have)) {
            (false, _) | (true, 0) => 0,
            (true, 1) => points,
            (true, lacks) => points / i32::from(lacks) * 8 / 10,
        };
        match mission {
            card::MARS => part(mission.places().contains(&space), ship.from_mars, 2),
            card::HOT => part(space.zone() <= Zone::Venus, ship.from_inner, 2),
            card::ALL_LETTERS => {
                let have = ship.letters.iter().filter(|count| **count > 0).count() as u8;
                let is_new = ship.letters[letter.index()] == 0;
                if have >= 3 { part(is_new, have, 6) } else { i32::from(is_new) * points / 8 }
            }
            card::CHITS => points / 5,
            card::EUROPA | card::HALLEY | card::SATURN | card::JUPITER | card::EXIT | card::OBERTHS => 0,
            card::COMET => i32::from(mission.places().contains(&space)) * points,
            _ => {
                let places = mission.places();
                let taken = places.iter().filter(|place| self.public.takers.get(**place) == Some(self.seat.0));
                part(places.contains(&space), taken.count() as u8, places.len() as u8)
            }
        }
    }

    /// The first turn in which a rival could land there.
    fn rival(&self, space: Space) -> i32 {
        let turns = |rival: Seat| {
            let (ship, engine) = (self.public.ship(rival), self.public.engine(rival));
            if ship.at == space {
                return Some(0);
            }
            let within = |trip: &&Trip| trip.burns <= engine.burns_left(ship.wet);
            Drive::of(engine, ship.wet).trips(ship.at).to(space).iter().find(within).map(|trip| i32::from(trip.turns))
        };
        rivals(self.public, self.seat).filter_map(turns).min().unwrap_or(99)
    }

    /// Places that missions want to be reached, not emptied.
    fn add_places(&mut self) {
        for view in self.view.missions.iter().filter(|view| view.state == MissionState::Open) {
            if matches!(view.mission, card::EUROPA | card::HALLEY | card::EXIT) {
                let worth = self.points(view.mission);
                let places = view.mission.places().iter();
                self.targets.extend(places.map(|space| Target { space: *space, worth, lure: Lure::Place, rival: 99 }));
            }
        }
        let gate = |(space, worth)| Target { space, worth, lure: Lure::Place, rival: 99 };
        let gates = self.gates();
        self.targets.extend(gates.into_iter().map(gate));
    }

    /// Emptied sites where a rocket can fill its tanks.
    fn add_water(&mut self) {
        if !self.is_rocket() {
            return;
        }
        let is_wet =
            |(site, drops): &(Space, u8)| *drops >= 2 && !self.public.has_chit(*site) && site.zone() <= Zone::Jupiter;
        let target = |(space, drops)| Target { space, worth: 0, lure: Lure::Water(drops), rival: 99 };
        let wells: Vec<Target> = self.water.iter().filter(is_wet).map(target).collect();
        self.targets.extend(wells);
    }
}

/// The chits whose faces the viewer knows: those it may look at, and those that were spent.
pub(super) fn seen(view: &View) -> Chits {
    let faces: Chits = view.finds.iter().map(|find| find.chit).collect();
    view.public.spent.iter().fold(faces, |all, some| all.or(*some))
}

/// Known water; elsewhere what is usual for the letter. What is printed under a chit is known to nobody but those who
/// scanned it (R28), so no player may think of it, however strong.
fn likely_water(view: &View) -> PerSite {
    let guess = |site: Space| site.site().map_or(0, |site| USUAL_WATER[site.spectral.index()]);
    Space::sites().map(|site| (site, view.water.get(site).unwrap_or_else(|| guess(site)))).collect()
}

/// What a turn costs by itself; what the others gain in it counts when the end is in sight ([`Outlook::verdict`]).
fn price(mode: Mode, level: Level) -> i32 {
    match (mode, level) {
        // Looking far ahead, long tours seem better than they turn out (`balance.md`).
        (Mode::Sails, Level::Hard) => 120,
        (Mode::Sails, _) => 60,
        (Mode::Rockets, _) => 40,
    }
}

/// How far the bot is ahead of the best rival, as far as it can tell.
fn lead(view: &View, seat: Seat) -> i32 {
    let public = &view.public;
    let missions =
        |seat: Seat| -> i32 { public.ship(seat).done.iter().map(|card| card.hundredths(public.printing)).sum() };
    let chits = |seat: Seat| -> i32 {
        let means = &MEANS[public.printing.index()];
        public.ship(seat).letters.iter().zip(means).map(|(held, mean)| i32::from(*held) * mean).sum()
    };
    let own = 100 * i32::from(view.hand.vp()) + missions(seat);
    let best = public.present().filter(|other| *other != seat).map(|other| chits(other) + missions(other)).max();
    own - best.unwrap_or(own)
}

#[cfg(test)]
mod tests {
    use orrery_core::{Dice, Play, Setup, Viewer};

    use super::*;
    use crate::SpaceDiamonds;
    use crate::view::view;

    const ADA: Seat = Seat(0);

    // Rule: R28
    #[test]
    fn covered_water_is_guessed_by_the_letter_alone_at_every_level() {
        let play = Play::<SpaceDiamonds>::begin(&Setup::new(2).with("mode", "rockets"), Dice::seeded("water", 1));
        let mut state = *play.expect("a table").state();
        state.public.scanned[ADA.index()].insert(crate::content::at::icarus);
        let seen = view(&state, Viewer::Seat(ADA));
        for level in [Level::Normal, Level::Hard] {
            let water = Outlook::new(&seen, ADA, level).water;
            for site in Space::sites() {
                let letter = site.site().map(|site| site.spectral).expect("a letter");
                let known = state.known_water(ADA, site);
                assert_eq!(water.get(site), Some(known.unwrap_or(usual_water(letter))), "{}", site.id());
            }
        }
        assert_eq!(Spectral::ALL.map(usual_water), [0, 2, 0, 1, 3, 1], "the means of the map, rounded down");
    }

    #[test]
    fn the_normal_player_of_rockets_fancies_the_same_sites_for_a_whole_game() {
        let state = |mode: &str| {
            let play = Play::<SpaceDiamonds>::begin(&Setup::new(2).with("mode", mode), Dice::seeded("fancies", 1));
            *play.expect("a table").state()
        };
        let fancies = |state: &crate::state::State, seat: Seat, level: Level| -> Vec<i32> {
            let seen = view(state, Viewer::Seat(seat));
            let outlook = Outlook::new(&seen, seat, level);
            Space::sites().map(|site| outlook.fancy(site)).collect()
        };
        let rockets = state("rockets");
        let early = fancies(&rockets, ADA, Level::Normal);
        let mut later = rockets;
        later.public.round += 5;
        assert_eq!(fancies(&later, ADA, Level::Normal), early);
        assert_ne!(fancies(&rockets, Seat(1), Level::Normal), early, "everybody has fancies of their own");
        assert!(early.iter().all(|fancy| (-FANCY..=FANCY).contains(fancy)));
        assert!(early.iter().any(|fancy| *fancy < -FANCY / 2) && early.iter().any(|fancy| *fancy > FANCY / 2));
        assert!(fancies(&rockets, ADA, Level::Hard).iter().all(|fancy| *fancy == 0));
        assert!(fancies(&state("sails"), ADA, Level::Normal).iter().all(|fancy| *fancy == 0));
    }
}
