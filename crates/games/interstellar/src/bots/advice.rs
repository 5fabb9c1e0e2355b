//! What is suggested to people, with the reason, by the same judgement as the normal player's.

use orrery_core::{Ask, AskId, Message, Questions, Seat, Suggestion};

use super::outlook::Outlook;
use super::{known_to, taste};
use crate::questions::{Choice, Decision};
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

/// What the normal player would answer, and why; nothing where it has no idea of its own.
pub(crate) fn suggest(state: &State, seat: Seat, decision: Decision, label: impl Fn(&Choice) -> Option<Message>) -> Vec<Suggestion> {
    let known = known_to(state, seat);
    let ask = Ask { id: AskId(0), seat, decision, must: true };
    let Some(choice) = super::idea(&known, &ask, &taste::NORMAL, None) else { return Vec::new() };
    let outlook = Outlook::new(&known, seat, &taste::NORMAL);
    let (Some(why), Some(what)) = (why(&outlook, &decision, &choice), label(&choice)) else { return Vec::new() };
    let label = Message::new("advice").with("what", what).with("why", Message::new(why.id()));
    vec![Suggestion { label, given: decision.given(&choice), facts: Vec::new() }]
}

fn why(outlook: &Outlook<'_>, decision: &Decision, choice: &Choice) -> Option<Why> {
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
        (_, Choice::Helm(crate::questions::Order::TurnAlert)) => Why::Alert,
        (_, Choice::Ultralight(_)) => Why::Look,
        (_, Choice::Child(_)) => Why::Child,
        _ => return None,
    })
}
