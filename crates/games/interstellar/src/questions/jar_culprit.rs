//! Who has caused an outbreak.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::People;
use crate::rules::lab;
use crate::state::Workers;

/// Is a Meathead who caused the outbreak hibernated (H2h, DP-38)? It is asked until nobody is, or nobody is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JarCulprit;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Culprit {
    Nobody,
    Jar(Cyborg),
}

phrases! { Culprit { "nobody" => Nobody, "jar" => Jar(cyborg), } }

impl Listed<Interstellar> for JarCulprit {
    type Answer = Culprit;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-jar-culprit").act("act-jar").rules(&[ids::JAR_CULPRIT])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Culprit> {
        [Culprit::Nobody].into_iter().chain(state.public.culprits().iter().map(Culprit::Jar))
    }

    fn option(&self, _: &State, _: Seat, culprit: &Culprit) -> Opt {
        match *culprit {
            Culprit::Nobody => Opt::of(culprit, "culprit-nobody"),
            Culprit::Jar(cyborg) => Opt::of(culprit, words::cyborg(cyborg)).at(cyborg.id()),
        }
    }

    /// His Avatar, if due, comes at D7a.
    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, culprit: Culprit) {
        answered(cx);
        match culprit {
            Culprit::Nobody => lab::own(cx),
            Culprit::Jar(cyborg) => cx.emit(People::Hibernated { cyborg, avatars: Workers::NONE }.into()),
        }
    }
}
