//! Where the rules have come to: what it means is told by other facts.

use orrery_core::SeatSet;
use orrery_kit::Window;
use orrery_kit::fx::{self, Move};

use super::prelude::*;
use crate::questions::Decision;

facts! {
    pub enum Course hidden {
        /// This takes the place of what was done.
        Entered { to: Frame },
        /// This first.
        Began { what: Frame },
        /// What lies below goes on.
        Ended,
        Asked { seat: Seat, question: Decision },
        Answered,
        /// An effect goes on.
        Went { to: Move<Places> },
        /// Somebody has let a window pass.
        Passed { place: Place },
        /// Something was used, so everybody is asked again (VG-WIN-3, VG-WIN-6, VG-ROLL-36).
        Reopened,
        /// Something was used meanwhile; what was open is asked anew (VG-WIN-1).
        Renewed,
        /// VG-THREAT-8: one more attack of this space.
        Attacked,
        /// VG-ASSIST-1: these are asked for help.
        HelpersAsked { places: Places },
        /// VG-WIN-2: how a player is asked in windows from here on.
        Attended { seat: Seat, to: Attention },
        /// R25: nobody has voted any more.
        VoteCleared,
        /// VG-PLAY-7: what was asked of who left is asked of this player.
        HandedOn { from: Seat, to: Seat },
        /// VG-PLAY-7: nobody has been chosen for the party any more.
        PartyDissolved,
        /// VG-PLAY-7: these are asked anew whether they agree to lift off.
        ConsentBegun { of: SeatSet },
    }
}

impl Course {
    pub(super) fn fold(&self, state: &mut State) {
        let frames = &mut state.frames;
        match *self {
            Course::Entered { to } => frames.enter(to),
            Course::Began { what } => frames.push(what),
            Course::Ended | Course::Answered => drop(frames.pop()),
            Course::Asked { seat, question } => frames.push(Frame::Ask { seat, question }),
            Course::Went { to } => fx::fold(frames, to),
            Course::Passed { place } => {
                if let Frame::Window(opening) = frames.top_mut() {
                    opening.passed.insert(place);
                }
                frames.renew();
            }
            Course::Reopened => {
                if let Frame::Window(opening) = frames.top_mut() {
                    opening.passed = Places::NONE;
                }
                frames.renew();
            }
            Course::Renewed => frames.renew(),
            Course::Attacked => {
                let track = frames.nearest_mut(|frame| matches!(frame, Frame::Track { .. }));
                if let Some(Frame::Track { attacks, .. }) = track {
                    *attacks += 1;
                }
            }
            Course::Attended { seat, to } => {
                state.attention[seat.index()] = to;
                state.attends[seat.index()] = frames.allot();
            }
            Course::VoteCleared => state.ballots = [None; MOST],
            Course::HandedOn { from, to } => {
                let theirs = |frame: &Frame| matches!(frame, Frame::Ask { seat, .. } if *seat == from);
                if let Some(Frame::Ask { seat, .. }) = frames.nearest_mut(theirs) {
                    *seat = to;
                }
                frames.renew();
            }
            Course::PartyDissolved => state.party = Few::NONE,
            Course::ConsentBegun { of } => {
                let open = frames.nearest_mut(|frame| matches!(frame, Frame::Consent { .. }));
                if let Some(Frame::Consent { window, .. }) = open {
                    *window = Window::new(of.iter());
                }
                frames.renew();
            }
            Course::HelpersAsked { places } => {
                state.trial.iter_mut().for_each(|trial| trial.waiting = places);
            }
        }
    }
}
