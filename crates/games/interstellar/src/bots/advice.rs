//! What is suggested to people, with the reason, by the same judgement as the normal player's. Nothing is done for them:
//! a suggestion only fills in the answer.

use orrery_core::{Ask, AskId, Listed, Message, Opt, Question, Questions, Seat, Suggestion, Words};

use super::outlook::Outlook;
use super::{idea, known_to, taste};
use crate::Interstellar;
use crate::questions::{Choice, Decision, Order};
use crate::state::State;

orrery_kit::named! {
    /// Why something is suggested.
    pub(super) enum Why {
        Nothing = "why-nothing",
        Burn = "why-burn",
        Brake = "why-brake",
        Coast = "why-coast",
        Charge = "why-charge",
        Look = "why-look",
        Wake = "why-wake",
        Child = "why-child",
        Learn = "why-learn",
        Success = "why-success",
        Goo = "why-goo",
        Foam = "why-foam",
        Nugget = "why-nugget",
        Dustbug = "why-dustbug",
        Water = "why-water",
        Shield = "why-shield",
        Outbreak = "why-outbreak",
        Sleep = "why-sleep",
        Rest = "why-rest",
        Recycle = "why-recycle",
        Marriage = "why-marriage",
        Course = "why-course",
        Alert = "why-alert",
    }
}

/// What the normal player would answer, and why; nothing where it has no reason that can be told.
pub(crate) fn suggest<Q>(question: &Q, state: &State, seat: Seat) -> Vec<Suggestion>
where
    Q: Listed<Interstellar> + Copy + Into<Decision>,
{
    suggest_as(*question, state, seat, |answer| whole(question.option(state, seat, &answer)))
}

/// The same for a question whose answers are shown otherwise.
pub(crate) fn suggest_as<Q>(
    question: Q,
    state: &State,
    seat: Seat,
    label: impl Fn(Q::Answer) -> Message,
) -> Vec<Suggestion>
where
    Q: Question<Interstellar> + Copy + Into<Decision>,
{
    let decision: Decision = question.into();
    let Some((choice, why)) = judged(&known_to(state, seat), seat, decision) else { return Vec::new() };
    let given = decision.given(&choice);
    let answer = Q::Answer::read(&given).filter(|answer| question.check(state, seat, answer).is_ok());
    let suggestion = |answer| {
        let label = Message::new("advice").with("what", label(answer)).with("why", Message::new(why.id()));
        Suggestion { label, given: given.clone(), facts: Vec::new() }
    };
    answer.map(suggestion).into_iter().collect()
}

/// With the name of the Worker, if the answer is one of those of a Worker.
fn whole(option: Opt) -> Message {
    match option.group {
        Some(who) => Message::new("advice-who").with("who", who).with("what", option.label),
        None => option.label,
    }
}

fn judged(known: &State, seat: Seat, decision: Decision) -> Option<(Choice, Why)> {
    let ask = Ask { id: AskId(0), seat, decision, must: true };
    let choice = idea(known, &ask, &taste::NORMAL, None)?;
    let why = reason(&Outlook::new(known, seat, &taste::NORMAL), &decision, &choice)?;
    Some((choice, why))
}

fn reason(outlook: &Outlook<'_>, decision: &Decision, choice: &Choice) -> Option<Why> {
    Some(match (decision, choice) {
        (Decision::Assign(asked), Choice::Assign(placing)) => {
            Some(outlook.placing(asked.ideology, placing).1).filter(|why| *why != Why::Nothing)?
        }
        (_, Choice::Burn(thrust)) => match (thrust.levels, thrust.brake) {
            (0, _) => Why::Coast,
            (_, true) => Why::Brake,
            (_, false) => Why::Burn,
        },
        (_, Choice::Heading(_) | Choice::Branch(_)) => Why::Course,
        (_, Choice::Helm(Order::TurnAlert)) => Why::Alert,
        (_, Choice::Ultralight(_)) => Why::Look,
        (_, Choice::Child(_)) => Why::Child,
        _ => return None,
    })
}
