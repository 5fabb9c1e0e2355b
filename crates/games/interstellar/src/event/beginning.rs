//! The set-up (C).

use super::prelude::*;
use crate::lesson::{self, Lesson};

facts! {
    pub enum Beginning shown as BeginningShown {
        /// C4-1, RUL-102
        Dealt { order: [Seat; MAX_SEATS], faces: Faces => Nobody, earth_data: [EarthData; EarthData::COUNT] => Nobody },
        /// C3a
        MarketLaid { columns: [[Workcell; MarketRow::COUNT]; Blueprint::COUNT] },
        /// C1a
        IdeologyTaken { seat: Seat, ideology: Ideology },
        /// C2-1: of every Ideology that somebody runs so far; the others form the coalition.
        EmbryosLaid,
        /// C2b
        CommanderNamed { ideology: Ideology },
        /// C2c
        FirstOfficerNamed { seat: Seat, ideology: Ideology },
        /// C2d
        CoalitionGiven { ideology: Ideology, to: Seat },
        /// C1-b
        Helped { ideology: Ideology, shape: Shape },
        /// 8.8: a lesson begins in the middle of a voyage.
        Staged { lesson: Lesson },
    }
}

impl Beginning {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Beginning::Dealt { order, faces, earth_data } => {
                public.order = order;
                (state.secret.faces, state.secret.earth_data) = (faces, earth_data);
                public.frames.enter(match public.terms.combined {
                    Combined::Off => Frame::SetUp(Stage::Ideologies),
                    Combined::On => Frame::Sheet { line: crate::state::Line::Colour, at: 0 },
                });
            }
            Beginning::MarketLaid { columns } => {
                public.market.unseen = Workcell::all().collect();
                let laid = columns.into_iter().flat_map(|column| column.into_iter().zip(MarketRow::ALL));
                laid.for_each(|(card, row)| public.market.deal(card, row));
            }
            Beginning::IdeologyTaken { seat, ideology } => public.take(ideology, seat),
            Beginning::EmbryosLaid => lay_embryos(public),
            Beginning::CommanderNamed { ideology } => {
                public.begin_awake(ideology, ideology.amazon());
                (public.commander, public.commanding) = (Some(ideology.amazon()), ideology);
                public.frames.enter(Frame::SetUp(Stage::FirstOfficer));
            }
            Beginning::FirstOfficerNamed { ideology, .. } => {
                public.begin_awake(ideology, ideology.meathead());
                public.frames.enter(Frame::SetUp(Stage::Coalition));
            }
            Beginning::CoalitionGiven { ideology, to } => public.take(ideology, to),
            Beginning::Staged { lesson } => lesson::arrange(state, lesson),
            Beginning::Helped { ideology, shape } => public.mats[ideology.index()].human.insert(shape),
        }
    }
}

impl Public {
    fn take(&mut self, ideology: Ideology, seat: Seat) {
        self.taken.insert(ideology);
        self.players[ideology.index()] = seat;
    }

    /// The Avatar goes to its jar, the Cyborg's die to the Trapezoid.
    fn begin_awake(&mut self, of: Ideology, cyborg: Cyborg) {
        self.person_mut(cyborg).place = Place::Awake(Slot::LifeSupport);
        self.put(Worker::avatar(of), Post::Away);
        self.put(Worker::of(cyborg), Post::Trapezoid);
    }
}

fn lay_embryos(public: &mut Public) {
    let taken = public.taken;
    public.coalition = Ideology::ALL.into_iter().filter(|of| !taken.contains(*of)).collect();
    let laid = taken.iter().flat_map(|of| [of.amazon(), of.meathead()]);
    laid.for_each(|cyborg| public.person_mut(cyborg).place = Place::Embryo);
    Ideology::ALL.into_iter().for_each(|of| public.put(Worker::avatar(of), Post::Trapezoid));
    public.frames.enter(Frame::SetUp(Stage::Commander));
}

impl BeginningShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Dealt { .. } => Line::new(None, "log-dealt", &[ids::NUGGETS]),
            Self::IdeologyTaken { seat, ideology } => {
                told("log-ideology-taken", seat, "ideology", words::ideology(ideology), &[ids::MATS])
            }
            Self::MarketLaid { .. } => Line::new(None, "log-market", &[ids::MARKET]),
            Self::EmbryosLaid | Self::Staged { .. } => return None,
            Self::CommanderNamed { ideology } => {
                noted("log-commander-named", "cyborg", words::cyborg(ideology.amazon()), &[ids::FIRST_COMMANDER])
            }
            Self::FirstOfficerNamed { seat, ideology } => {
                told("log-first-officer", seat, "cyborg", words::cyborg(ideology.meathead()), &[ids::FIRST_OFFICER])
            }
            Self::CoalitionGiven { ideology, to } => {
                told("log-coalition", to, "ideology", words::ideology(ideology), &[ids::COALITION])
            }
            Self::Helped { ideology, shape } => {
                let message = Message::new("log-helped").with("ideology", words::ideology(ideology));
                Line::new(None, message.with("shape", words::shape(shape)), &[ids::BEGINNER])
            }
        })
    }
}
