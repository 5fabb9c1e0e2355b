//! Elections and the star (F3, F5).

use super::prelude::*;

facts! {
    pub enum Politics shown as PoliticsShown {
        /// F3-1: everybody votes at once.
        ElectionOpened { seats: SeatSet },
        /// F3c: nobody else learns of it before all votes are in.
        Voted { seat: Seat, candidate: Ideology => seat },
        /// F3c: with the weight of each vote.
        VotesOpened { votes: [Option<Ideology>; MAX_SEATS], weights: [u8; MAX_SEATS] },
        /// F3e, F5a, F5d
        CommanderMade { cyborg: Cyborg, of: Ideology },
    }
}

impl Politics {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Politics::ElectionOpened { seats } => {
                public.waiting = seats;
                public.frames.push(Frame::Election);
            }
            Politics::Voted { seat, candidate } => {
                state.secret.ballots[seat.index()] = Some(candidate);
                public.waiting.remove(seat);
            }
            Politics::VotesOpened { .. } => {
                state.secret.ballots = [None; MAX_SEATS];
                public.frames.pop();
            }
            Politics::CommanderMade { cyborg, of } => {
                (public.commander, public.commanding) = (Some(cyborg), of);
                public.dozyear.alert_turned = false;
                state.secret.queue = Queue::default();
            }
        }
    }
}

impl PoliticsShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::ElectionOpened { .. } => Line::new(None, "log-election", &[ids::ELECTION]),
            Self::Voted { seat, candidate: None } => plainly("log-voted", seat, &[ids::SECRET_VOTE]),
            Self::Voted { seat, candidate: Some(of) } => {
                told("log-voted-for", seat, "ideology", words::ideology(of), &[ids::SECRET_VOTE])
            }
            Self::VotesOpened { votes, weights } => {
                let voter = |(seat, (vote, weight)): (u8, (Option<Ideology>, u8))| {
                    let message = Message::new("vote").with("seat", Seat(seat)).with("weight", weight);
                    vote.map(|of| message.with("ideology", words::ideology(of)))
                };
                let all = (0..).zip(votes.into_iter().zip(weights)).filter_map(voter);
                noted("log-votes", "votes", all.collect::<Vec<_>>(), &[ids::SECRET_VOTE]).seen(SightKind::Reveal)
            }
            Self::CommanderMade { cyborg, .. } => {
                noted("log-commander", "cyborg", words::cyborg(cyborg), &[ids::COMMANDER])
            }
        })
    }
}
