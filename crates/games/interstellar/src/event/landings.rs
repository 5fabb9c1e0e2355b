//! Parties that leave the ship, and what is sent to planets (I3, I4).

use super::prelude::*;

facts! {
    pub enum Landings shown as LandingsShown {
        Begun { landing: Landing, step: Step },
        /// I4b: everybody is asked at once.
        VolunteersAsked { seats: SeatSet },
        Volunteered { seat: Seat, who: Tiles => seat },
        OffersOpened { offered: Tiles },
        CrewChosen { seat: Seat, members: Tiles },
        Aimed { star: Star },
        PlanetNamed { planet: PlanetBox },
        /// I4a: those who live; nobody may.
        Landed { party: Option<Party>, members: Tiles },
        /// I3b: from the next dozyear on.
        Watered { planet: PlanetBox },
        /// LS7, WA8
        Eased { planet: PlanetBox, of: RightStuff },
        /// I4g
        Sown { seat: Seat, bug: u8, at: Space },
        /// I3a
        Fuelled { wet: Position },
        /// RUL-98
        CavesOrdered { seat: Seat },
    }
}

impl Landings {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Landings::Begun { landing, step } => {
                public.landing = Some(landing);
                public.dozyear.dropped |= landing.way == Way::Drop;
                public.frames.push(Frame::Landing(step));
            }
            Landings::VolunteersAsked { seats } => {
                public.waiting = seats;
                public.frames.enter(Frame::Landing(Step::Offers));
            }
            Landings::Volunteered { seat, who } => {
                state.secret.volunteers = state.secret.volunteers.or(who);
                public.waiting.remove(seat);
            }
            Landings::OffersOpened { offered } => {
                state.secret.volunteers = Tiles::NONE;
                public.change_landing(|landing| landing.offered = offered);
                public.frames.enter(Frame::Landing(Step::Party));
            }
            Landings::CrewChosen { members, .. } => public.change_landing(|landing| landing.members = members),
            Landings::Aimed { star } => public.change_landing(|landing| landing.star = Some(star)),
            Landings::PlanetNamed { planet } => public.change_landing(|landing| landing.planet = Some(planet)),
            Landings::Landed { party, members } => public.set_down(party, members),
            Landings::Watered { planet } => drop(public.sky.coming.push(planet)),
            Landings::Eased { planet, of: RightStuff::Goo } => public.sky.less_goo.insert(planet),
            Landings::Eased { planet, of: RightStuff::Nugget } => public.sky.less_nuggets.insert(planet),
            Landings::Sown { bug, .. } => public.dustbugs[usize::from(bug)] = None,
            Landings::Fuelled { wet } => public.ship.wet = wet,
            Landings::CavesOrdered { .. } => public.dozyear.caves = true,
        }
    }
}

impl Public {
    fn change_landing(&mut self, change: impl FnOnce(&mut Landing)) {
        self.landing.as_mut().map(change);
    }

    /// Their dice leave their cells, and the star stays behind.
    fn set_down(&mut self, party: Option<Party>, members: Tiles) {
        let number = self.parties.len() as u8;
        if let Some(party) = party.filter(|_| !members.is_empty()) {
            self.parties.push(party);
            for cyborg in members.iter() {
                self.leaves_work(cyborg);
                self.person_mut(cyborg).place = Place::Landed(number);
            }
        }
        self.landing = None;
        self.frames.pop();
    }
}

impl LandingsShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Begun { landing, .. } => {
                let rule = match landing.way {
                    Way::Drop => ids::ORBITAL_DROP,
                    Way::Pod => ids::BAILOUT,
                    Way::Jars => ids::JAR_POD,
                };
                Line::new(None, "log-leaving", &[rule])
            }
            Self::VolunteersAsked { .. } => return None,
            Self::Volunteered { seat, who: None } => plainly("log-offered", seat, &[ids::CREW]),
            Self::Volunteered { seat, who: Some(who) } => {
                told("log-offers", seat, "cyborgs", words::cyborgs(who), &[ids::CREW])
            }
            Self::OffersOpened { offered } if offered.is_empty() => Line::new(None, "log-no-volunteers", &[ids::CREW]),
            Self::OffersOpened { offered } => {
                noted("log-volunteers", "cyborgs", words::cyborgs(offered), &[ids::CREW]).seen(SightKind::Reveal)
            }
            Self::CrewChosen { seat, members } => {
                told("log-crew", seat, "cyborgs", words::cyborgs(members), &[ids::CREW])
            }
            Self::Aimed { star } => noted("log-aimed", "star", words::star(star), &[ids::BAILOUT]),
            Self::PlanetNamed { planet } => noted("log-bound-for", "planet", words::planet(planet), &[ids::BAILOUT]),
            Self::Landed { members, .. } if members.is_empty() => Line::new(None, "log-nobody-landed", &[ids::BAILOUT]),
            Self::Landed { members, .. } => noted("log-landed", "cyborgs", words::cyborgs(members), &[ids::BAILOUT]),
            Self::Watered { planet } => noted("log-watered", "planet", words::planet(planet), &[ids::TERRAFORMING]),
            Self::Eased { planet, .. } => noted("log-eased", "planet", words::planet(planet), &[ids::TERRAFORMING]),
            Self::Sown { seat, at, .. } => told("log-sown", seat, "space", words::space(at), &[ids::PANSPERMIA]),
            Self::Fuelled { wet } => noted("log-fuelled", "mass", wet.mass(), &[ids::WET_MARKER]),
            Self::CavesOrdered { seat } => plainly("log-caves-ordered", seat, &[ids::CAVE_LANDFALL]),
        })
    }
}
