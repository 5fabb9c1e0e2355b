//! What the Commander orders.

use orrery_core::{Dice, Question, phrases};

use super::prelude::*;
use crate::rules::council;
use crate::state::Edict;

/// What is ordered next (D2a, DP-09)? It is asked until the Commander is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regulate;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decree {
    Done,
    Give(Edict),
}

phrases! { Decree { "done" => Done, _ => Give(edict) } }
phrases! { Edict {
    "unfit" => Unfit(cyborg), "levy" => Levy(worker, cell), "fight" => LevyToGoo(worker, shape), "seize" => Seize(of),
    "wed" => Wed(of, cupid), "rewed" => Rewed(from, to), "part" => Part(cupid), "summon" => Summon(worker, cell),
    "summon-goo" => SummonToGoo(worker, shape),
} }

/// How often chance is done at once: orders are not given for their own sake.
const MOSTLY: u32 = 3;

/// How an order is shown, marked where it takes effect.
pub(super) fn option(edict: Edict) -> Opt {
    let opt = Opt::of(&Decree::Give(edict), words::edict(edict)).rule(edict.rule());
    match edict {
        Edict::Levy(_, cell) | Edict::Summon(_, cell) => opt.at(cell.id()),
        Edict::Unfit(cyborg) => opt.at(cyborg.id()),
        Edict::Wed(_, cupid) | Edict::Rewed(_, cupid) | Edict::Part(cupid) => opt.at(cupid.id()),
        Edict::LevyToGoo(_, shape) | Edict::SummonToGoo(_, shape) => opt.at(marks::goo(shape)),
        Edict::Seize(of) => opt.at(marks::mat(of)),
    }
}

/// The levies of one Worker stand together.
fn grouped(edict: Edict) -> Opt {
    match edict.worker() {
        Some(worker) => option(edict).group(words::worker(worker)),
        None => option(edict),
    }
}

pub(super) fn offer(asked: Asked, title: impl Into<Message>, orders: Vec<Edict>) -> Offer {
    let done = Opt::of(&Decree::Done, "orders-done");
    Offer::list(asked, title, [done].into_iter().chain(orders.into_iter().map(grouped)))
}

pub(super) fn sample(luck: &mut Dice, any: impl FnOnce(&mut Dice) -> Option<Edict>) -> Decree {
    match luck.below(MOSTLY) {
        0 => any(luck).map_or(Decree::Done, Decree::Give),
        _ => Decree::Done,
    }
}

impl Question<Interstellar> for Regulate {
    type Answer = Decree;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let offer = offer(asked, "ask-regulate", state.public.orders());
        offer.act("act-order").reason("hint-regulate").hint(words::hint::law(state.public.commanding)).rules(&[
            ids::ORDERS,
            ids::REGULATIONS,
            ids::CARRIED_OUT,
        ])
    }

    fn check(&self, state: &State, _: Seat, decree: &Decree) -> Result<(), Refusal> {
        let Decree::Give(edict) = *decree else { return Ok(()) };
        let public = &state.public;
        let in_force = !edict.is_summons() && public.commanding.regulations().contains(edict.regulation());
        require(in_force, ids::REGULATIONS, || "refused-regulation")?;
        require(!public.is_spent(edict), ids::BOUNDS, || "refused-moved-once")?;
        require(public.may_order(edict), edict.rule(), || "refused-order")
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> Decree {
        sample(luck, |luck| state.public.any_order(luck))
    }

    fn fallback(&self, _: &State, _: Seat) -> Decree {
        Decree::Done
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, decree: Decree) {
        answered(cx);
        match decree {
            Decree::Done => council::done(cx),
            Decree::Give(edict) => council::order(cx, seat, edict),
        }
    }
}
