//! The set-up: everything is shuffled and dealt at once, without decisions (iC).

use orrery_core::{Dice, Frames, Seat, SeatSet, Setup};

use super::Cx;
use crate::content::{Chit, Craft, Mass, Mission, Printing, Space, Spectral};
use crate::event::{Covered, Dealing, Round};
use crate::lesson::{Lesson, PUPIL};
use crate::sets::{Chits, PerSite, Sites};
use crate::state::{Hydration, MAX_SEATS, Missions, Mode, Phase, Public, Secret, Ship, State, Terms, Turn};

pub(super) fn set_up(cx: &mut Cx<'_>) {
    let public = cx.state().public;
    let dice = cx.dice();
    // iC3.1
    let first = Seat(dice.below(u32::from(public.seats)) as u8);
    let first = public.terms.lesson.map_or(first, |_| PUPIL);
    let crafts = crafts(&public.terms, dice);
    let missions = missions(&public.terms, dice);
    let chits = chits(&public, dice);
    let water = water(&public, dice);
    // R28: where no chit lies the water is there for all to see.
    let uncovered = Space::sites().filter(|site| chits.get(*site).is_none()).collect();
    let (mode, map) = (public.terms.mode, Box::new(Covered { chits, water }));
    cx.emit(Dealing::Dealt { mode, first, crafts, uncovered, map }.into());
    for (seat, missions) in Seat::all(public.seats).zip(missions) {
        cx.emit(Dealing::MissionsDealt { seat, missions }.into());
    }
    cx.emit(Round::TurnBegan { seat: first, round: 1 }.into());
}

/// iC1c.1, iZ1.6: a random card each, or the same type for everybody.
fn crafts(terms: &Terms, dice: &mut Dice) -> [Craft; MAX_SEATS] {
    let mut cards = [0, 1, 2, 3, 4].map(Craft);
    dice.shuffle(&mut cards);
    if terms.lesson.is_some() {
        bring(&mut cards, |card| *card == Lesson::CRAFT);
    }
    terms.craft.map_or(cards, |craft| [craft; MAX_SEATS])
}

/// iZ6.1: the pupil gets the card the lesson speaks of, and whoever had it gets the pupil's.
fn bring<T>(cards: &mut [T], wanted: impl Fn(&T) -> bool) {
    if let Some(place) = cards.iter().position(wanted) {
        cards.swap(place, PUPIL.index());
    }
}

/// iC1b.1: a sail mission each, (R) and one of the 15 rocket missions (R35).
fn missions(terms: &Terms, dice: &mut Dice) -> [Missions; MAX_SEATS] {
    let (mut sail, mut rocket): (Vec<Mission>, Vec<Mission>) = Mission::all().partition(|card| !card.is_rocket());
    dice.shuffle(&mut sail);
    dice.shuffle(&mut rocket);
    for card in terms.lesson.into_iter().flat_map(Lesson::missions) {
        bring(if card.is_rocket() { &mut rocket } else { &mut sail }, |other| *other == card);
    }
    std::array::from_fn(|seat| match terms.mode {
        Mode::Sails => [sail[seat]].into_iter().collect(),
        Mode::Rockets => [sail[seat], rocket[seat]].into_iter().collect(),
    })
}

/// iC2a.1, iC2b.1: a random chit of its letter on each site; the rest go to the box unseen (iC2c.1).
fn chits(public: &Public, dice: &mut Dice) -> PerSite {
    let mut piles =
        Spectral::ALL.map(|letter| Chits::all(public.printing).of_letter(letter).iter().collect::<Vec<Chit>>());
    piles.iter_mut().for_each(|pile| dice.shuffle(pile));
    let draw = |site: Space| Some((site, piles[site.site()?.spectral.index()].pop()?.0));
    let mut dealt: PerSite = public.chit_sites().filter_map(draw).collect();
    public
        .terms
        .lesson
        .into_iter()
        .flat_map(|lesson| lesson.chits(public.printing))
        .for_each(|(site, chit)| put(&mut dealt, site, chit));
    dealt
}

/// iZ6.1: the chit the lesson speaks of lies here; the one that lay here goes where that one was.
fn put(dealt: &mut PerSite, site: Space, chit: Chit) {
    let place = dealt.iter().find(|(_, number)| *number == chit.0).map(|(place, _)| place);
    if let (Some(place), Some(here)) = (place, dealt.get(site)) {
        dealt.set(place, here);
    }
    dealt.set(site, chit.0);
}

/// iZ1.2: as printed, or permuted among the chit sites of one letter.
fn water(public: &Public, dice: &mut Dice) -> PerSite {
    let mut water = printed_water();
    if public.terms.hydration == Hydration::Shuffled {
        for letter in Spectral::ALL {
            let sites: Vec<Space> = public.chit_sites().filter(|site| is_of(*site, letter)).collect();
            let mut drops: Vec<u8> = sites.iter().filter_map(|site| water.get(*site)).collect();
            dice.shuffle(&mut drops);
            sites.into_iter().zip(drops).for_each(|(site, drops)| water.set(site, drops));
        }
    }
    water
}

/// The drops that lie under the chits of one letter, by size: they do not tell which site has how many (R28).
pub(crate) fn drops_under(public: &Public, letter: Spectral) -> Vec<u8> {
    let is_under = |site: &Space| public.is_chit_site(*site) && is_of(*site, letter);
    let mut drops: Vec<u8> =
        printed_water().iter().filter(|(site, _)| is_under(site)).map(|(_, drops)| drops).collect();
    drops.sort_unstable();
    drops
}

fn printed_water() -> PerSite {
    Space::sites().filter_map(|space| Some((space, space.site()?.hydration))).collect()
}

pub(crate) fn is_of(site: Space, letter: Spectral) -> bool {
    site.site().is_some_and(|site| site.spectral == letter)
}

/// The table before anything is dealt: every figure on LEO (iC1a.1), every tank at 8 (iC1e.1).
pub(crate) fn fresh(setup: &Setup, terms: Terms, printing: Printing) -> State {
    let ship = Ship { at: Space::LEO, wet: Mass::EIGHT, ..Ship::default() };
    let public = Public {
        terms,
        printing,
        seats: setup.seats,
        frames: Frames::new(Phase::SetUp),
        round: 0,
        first: Seat(0),
        active: Seat(0),
        turn: Turn::default(),
        ships: [ship; MAX_SEATS],
        left: SeatSet::empty(),
        takers: PerSite::default(),
        uncovered: Sites::NONE,
        scanned: [Sites::NONE; MAX_SEATS],
        spent: [Chits::NONE; MAX_SEATS],
        stage: 0,
    };
    State { public, secret: Secret::default() }
}
