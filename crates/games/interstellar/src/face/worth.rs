//! What an Ideology would score if everybody on board landed on a Goldilocks now (8.3), in either reality.

use crate::content::{Cyborg, Ideology, Medal, Reality, Shape};
use crate::state::{Goo, Lies, Public, Worlds};

/// J3a, J3d: a Cyborg, an augmentation, a nugget, the command star.
const EACH: u16 = 4;

pub struct Worth {
    /// What is the same in both realities.
    sure: u16,
    cards: [u16; Reality::COUNT],
}

impl Worth {
    pub fn of(public: &Public, of: Ideology) -> Worth {
        let cards = |reality| public.mat(of).display().map(|card| u16::from(card.vp(reality))).sum();
        Worth { sure: EACH * things(public, of) + medals(public, of), cards: Reality::ALL.map(cards) }
    }

    pub fn total(&self, reality: Reality) -> u16 {
        self.sure + self.cards[reality.index()]
    }
}

/// Cyborgs in slots and Jars, human and goo augmentations, a nugget, the star.
fn things(public: &Public, of: Ideology) -> u16 {
    let lands = |cyborg: &Cyborg| public.person(*cyborg).is_on_board();
    let people = [of.amazon(), of.meathead()].iter().filter(|cyborg| lands(cyborg)).count();
    let goo = Shape::ALL.iter().filter(|shape| public.goo[shape.index()] == Goo::Mat(of)).count();
    let nugget = usize::from(!public.nuggets_at(Lies::Mat(of)).is_empty());
    let star = usize::from(public.commander.is_some_and(|cyborg| cyborg.ideology() == Some(of)));
    (people + public.mat(of).human.len() + goo + nugget + star) as u16
}

/// J3c
fn medals(public: &Public, of: Ideology) -> u16 {
    Medal::ALL.iter().filter(|medal| public.holds_medal(of, **medal)).map(|medal| u16::from(medal.vp())).sum()
}

/// The sum in the reality that the viewer knows; without that both, the lower first.
pub fn told(worlds: &Worlds, x: u16, o: u16) -> String {
    match worlds.x() {
        (cases, of) if cases == of => x.to_string(),
        (0, _) => o.to_string(),
        _ if x == o => x.to_string(),
        _ => format!("{}–{}", x.min(o), x.max(o)),
    }
}
