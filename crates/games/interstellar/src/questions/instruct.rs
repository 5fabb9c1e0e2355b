//! Standing orders.

use orrery_core::{Dice, Rule, phrases};

use super::prelude::*;
use crate::event::Whispers;
use crate::state::{Preference, StandingOrder};

/// Is a standing order set or withdrawn (4.6, DP-49)? It need not be answered, and nobody else learns of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instruct;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Instruction {
    Set(StandingOrder),
    Withdraw(StandingOrder),
}

phrases! { Instruction { "set" => Set(order), "withdraw" => Withdraw(order), } }
phrases! { StandingOrder {
    "mutiny" => Mutiny, "mutiny-now" => MutinyNow, "helm" => Helm, "helm-now" => HelmNow, "accept" => Accept,
    "consent" => Consent(mat), "wed" => Wed(cupid, yes), "bliss" => Bliss(cupid, favour), "heading" => Heading(star),
} }

fn label(order: StandingOrder) -> Message {
    match order {
        StandingOrder::Mutiny => Message::new("standing-mutiny"),
        StandingOrder::MutinyNow => Message::new("standing-mutiny-now"),
        StandingOrder::Helm => Message::new("standing-helm"),
        StandingOrder::HelmNow => Message::new("standing-helm-now"),
        StandingOrder::Accept => Message::new("standing-accept"),
        StandingOrder::Consent(mat) => Message::new("standing-consent").with("ideology", words::ideology(mat)),
        StandingOrder::Wed(cupid, yes) => {
            let id = if yes { "standing-wed" } else { "standing-not-wed" };
            Message::new(id).with("cupid", words::cupid(cupid))
        }
        StandingOrder::Bliss(cupid, favour) => {
            let id = match favour {
                Preference::Own => "standing-bliss-own",
                Preference::Other => "standing-bliss-other",
                Preference::Turns => "standing-bliss-turns",
            };
            Message::new(id).with("cupid", words::cupid(cupid))
        }
        StandingOrder::Heading(star) => Message::new("standing-heading").with("star", words::star(star)),
    }
}

fn rule(order: StandingOrder) -> Rule {
    match order {
        StandingOrder::Mutiny | StandingOrder::MutinyNow => ids::SILENCE,
        StandingOrder::Helm | StandingOrder::HelmNow => ids::SILENCE_AT_HELM,
        StandingOrder::Accept => ids::ACCEPT_ALWAYS,
        StandingOrder::Consent(_) => ids::CARDS_WELCOME,
        StandingOrder::Wed(..) => ids::STANDING_VOW,
        StandingOrder::Bliss(..) => ids::STANDING_BLISS,
        StandingOrder::Heading(_) => ids::FLIGHT_PLAN,
    }
}

impl Instruction {
    /// The order, and whether it is to stand.
    fn order(self) -> (StandingOrder, bool) {
        match self {
            Instruction::Set(order) => (order, true),
            Instruction::Withdraw(order) => (order, false),
        }
    }
}

impl Listed<Interstellar> for Instruct {
    type Answer = Instruction;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-instruct").act("act-instruct").hint("hint-instruct").rules(&[ids::STANDING_ORDERS])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Instruction> {
        let standing = state.secret.standing[seat.index()];
        state.standing_orders(seat).map(move |order| match standing.has(order) {
            true => Instruction::Withdraw(order),
            false => Instruction::Set(order),
        })
    }

    fn option(&self, _: &State, _: Seat, instruction: &Instruction) -> Opt {
        let (order, stands) = instruction.order();
        let group = if stands { "standing-set" } else { "standing-withdraw" };
        Opt::of(instruction, label(order)).group(group).rule(rule(order))
    }

    fn check(&self, state: &State, seat: Seat, instruction: &Instruction) -> Result<(), Refusal> {
        let (order, stands) = instruction.order();
        let is_new = state.secret.standing[seat.index()].has(order) != stands;
        if is_new && state.public.may_stand_for(seat, order) { Ok(()) } else { Err(not_offered(ids::STANDING_ORDERS)) }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Instruction {
        let from = luck.below(StandingOrder::COUNT as u32) as usize;
        let mut orders = StandingOrder::all().skip(from).chain(StandingOrder::all());
        let order = super::some(orders.find(|order| state.public.may_stand_for(seat, *order)));
        let stands = state.secret.standing[seat.index()].has(order);
        if stands { Instruction::Withdraw(order) } else { Instruction::Set(order) }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, instruction: Instruction) {
        let (order, stands) = instruction.order();
        cx.emit(Whispers::Instructed { seat, order, stands }.into());
    }
}
