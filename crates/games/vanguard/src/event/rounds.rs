//! Rounds, turns, events, danger dice, and how an exploration ends.

use super::prelude::*;

facts! {
    pub enum Rounds shown as RoundsShown {
        RoundBegan { round: u16 },
        StartGiven { by: Mate },
        TurnBegan { by: Mate },
        /// An action was taken, and so many are left.
        ActionTaken { left: u8, is_special: bool },
        ActionsGained { actions: u8 },
        Passed { by: Mate },
        TurnOver { by: Mate },
        /// VG-LIFT-5
        LiftProposed { by: Mate },
        LiftAnswered { seat: Seat, yes: bool },
        Rested { by: Mate },
        Prepared { by: Mate },
        Strained { by: Mate },
        EventsShuffled { events: Events },
        EventRevealed { by: Mate, event: crate::content::Event },
        EventDiscarded { event: crate::content::Event },
        /// VG-FX-29: in this order, the next one last.
        EventsSeen { events: Few<crate::content::Event, 4> },
        DangerRolled { by: Mate, table: Danger, dice: Few<Symbol, 4> },
        DangerChanged { dice: Few<Symbol, 4> },
        LandingRolled { number: u8 },
        TableRolled { number: u8 },
        PlayerLeft { seat: Seat },
        /// VG-PLAY-7
        SectionPassed { section: Section, to: Seat },
        Closed { how: Close },
        LessonWentOn { stage: u8 },
    }
}

impl Rounds {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Rounds::RoundBegan { round } => {
                (state.round, state.turn) = (round, None);
                state.account.began(round, &state.party);
                state.party.iter_mut().for_each(|member| member.has_acted = false);
            }
            Rounds::StartGiven { by } => state.start = by.place,
            Rounds::TurnBegan { by } => state.turn = Some(Turn::of(by.place)),
            Rounds::ActionTaken { left, is_special } => {
                if let Some(turn) = &mut state.turn {
                    turn.actions = left;
                    turn.special_used |= is_special;
                }
            }
            Rounds::ActionsGained { actions } => {
                state.turn.iter_mut().for_each(|turn| turn.actions = turn.actions.saturating_add(actions));
            }
            Rounds::Passed { .. } => state.turn.iter_mut().for_each(|turn| (turn.actions, turn.is_over) = (0, true)),
            Rounds::TurnOver { by } => state.member_mut(by.place).has_acted = true,
            Rounds::LiftProposed { .. } => state.turn.iter_mut().for_each(|turn| turn.has_proposed = true),
            Rounds::LiftAnswered { seat, .. } => {
                if let Frame::Consent { window, .. } = state.frames.top_mut() {
                    window.pass(seat);
                }
                state.frames.renew();
            }
            Rounds::EventsShuffled { events } => {
                state.decks.events = events;
                (state.decks.discarded_events, state.decks.known_events) = (Events::NONE, Few::NONE);
            }
            Rounds::EventRevealed { event, .. } => {
                state.decks.events.remove(event);
                if state.decks.known_events.last() == Some(event) {
                    state.decks.known_events.pop();
                }
                let open = state.frames.nearest_mut(|frame| matches!(frame, Frame::Events { .. }));
                if let Some(Frame::Events { event: shown, is_open, .. }) = open {
                    (*shown, *is_open) = (Some(event), true);
                }
            }
            Rounds::EventDiscarded { event } => {
                state.decks.discarded_events.insert(event);
                let open = state.frames.nearest_mut(|frame| matches!(frame, Frame::Events { .. }));
                if let Some(Frame::Events { event: shown, .. }) = open {
                    *shown = None;
                }
            }
            Rounds::EventsSeen { events } => state.decks.known_events = events,
            Rounds::DangerRolled { dice, .. } => {
                state.deeds.dangers = state.deeds.dangers.saturating_add(dice.len() as u8);
                set_dangers(state, dice);
            }
            Rounds::DangerChanged { dice } => set_dangers(state, dice),
            Rounds::PlayerLeft { seat } => state.left.insert(seat),
            Rounds::SectionPassed { section, to } => {
                state.controllers[section.index()] = to;
                let theirs = state.party.iter_mut().filter(|member| member.section == section);
                theirs.for_each(|member| member.seat = to);
                state.frames.renew();
            }
            Rounds::Closed { how } => {
                (state.closed, state.turn, state.trial, state.travel) = (Some(how), None, None, None);
                state.frames.only(Frame::Over);
            }
            Rounds::LessonWentOn { stage } => state.stage = stage,
            Rounds::Rested { .. }
            | Rounds::Prepared { .. }
            | Rounds::Strained { .. }
            | Rounds::LandingRolled { .. }
            | Rounds::TableRolled { .. } => {}
        }
    }
}

fn set_dangers(state: &mut State, to: Few<Symbol, 4>) {
    let open = state.frames.nearest_mut(|frame| matches!(frame, Frame::Dangers { .. }));
    if let Some(Frame::Dangers { dice, .. }) = open {
        *dice = to;
    }
}

impl RoundsShown {
    pub(super) fn line(&self) -> Option<LogLine> {
        use RoundsShown as Told;
        Some(match *self {
            Told::RoundBegan { round } => noted("log-round", "round", round, &[ids::ROUND]),
            Told::StartGiven { by } => did("log-start", by, &[ids::START_TOKEN]),
            Told::TurnBegan { by } => did("log-turn", by, &[ids::TURN]),
            Told::Passed { by } => did("log-passed", by, &[ids::PASS]),
            Told::LiftProposed { by } => did("log-lift-proposed", by, &[ids::LIFT_OFF]),
            Told::LiftAnswered { seat, yes } => {
                let id = if yes { "log-lift-yes" } else { "log-lift-no" };
                orrery_core::tell::plainly(id, seat, &[ids::LIFT_OFF])
            }
            Told::Rested { by } => did("log-rested", by, &[ids::REST]),
            Told::Prepared { by } => did("log-prepared", by, &[ids::PREPARE]),
            Told::Strained { by } => did("log-strained", by, &[ids::STRAIN]),
            Told::EventRevealed { by, event } => {
                did_with("log-event", by, "event", event.name(), &[ids::EVENT]).seen(SightKind::Reveal)
            }
            Told::DangerRolled { by, dice, .. } => {
                did_with("log-danger", by, "dice", words::symbols(&dice), &[ids::DANGER]).seen(SightKind::Roll)
            }
            Told::LandingRolled { number } => {
                noted("log-landing-rolled", "number", number, &[ids::LANDING]).seen(SightKind::Roll)
            }
            Told::PlayerLeft { seat } => orrery_core::tell::plainly("log-left", seat, &[ids::LEAVES]),
            Told::Closed { how } => {
                LogLine::new(None, words::closed(how), &[ids::END, ids::EVACUATION]).seen(SightKind::End)
            }
            Told::ActionTaken { .. }
            | Told::ActionsGained { .. }
            | Told::TurnOver { .. }
            | Told::EventsShuffled { .. }
            | Told::EventDiscarded { .. }
            | Told::EventsSeen { .. }
            | Told::DangerChanged { .. }
            | Told::TableRolled { .. }
            | Told::LessonWentOn { .. }
            | Told::SectionPassed { .. } => return None,
        })
    }
}
