//! Whether anybody rises against the Commander.

use orrery_core::phrases;

use super::prelude::*;
use crate::rules::uprising;
use crate::state::{Against, Rising};

/// Does one of the own Ideologies mutiny (D2b, F2f; DP-10)? All are asked at once, and in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mutiny;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Revolt {
    No,
    Rise(Ideology, Against),
}

phrases! { Revolt { "no" => No, "rise" => Rise(of, against), } }

impl Listed<Interstellar> for Mutiny {
    type Answer = Revolt;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-mutiny").act("act-mutiny").hint("hint-mutiny").rules(&[
            ids::MUTINY,
            ids::ONE_MUTINY,
            ids::OWN_COMMANDER,
        ])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Revolt> {
        let rise = state.public.risings(seat).map(|Rising { of, against }| Revolt::Rise(of, against));
        [Revolt::No].into_iter().chain(rise)
    }

    fn option(&self, _: &State, _: Seat, revolt: &Revolt) -> Opt {
        match *revolt {
            Revolt::No => Opt::of(revolt, "mutiny-no"),
            Revolt::Rise(of, against) => {
                let id = if against == Against::Commander { "mutiny-yes" } else { "mutiny-yes-levies" };
                Opt::of(revolt, Message::new(id).with("ideology", words::ideology(of))).at(marks::mat(of))
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, revolt: Revolt) {
        let rising = match revolt {
            Revolt::No => None,
            Revolt::Rise(of, against) => Some(Rising { of, against }),
        };
        uprising::answer(cx, seat, rising);
    }
}
