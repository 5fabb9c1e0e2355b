//! The double page that is open, under tabs in page order. Whoever likes may leaf through the others.

use super::super::prelude::*;
use super::{bridge, facilities, hangar, home, map, scanner};
use crate::questions::Decision;
use crate::state::{Campaign, Frame, Page, State};

orrery_kit::named! {
    /// The leaves of the book (4.1).
    pub enum Leaf {
        Bridge = "bridge",
        StarMap = "star-map",
        Facilities = "facilities",
        Hangar = "hangar",
        Launch = "launch",
        Debriefing = "debriefing",
        Unloading = "unloading",
        Infirmary = "infirmary",
        Memorial = "memorial",
    }
}

impl Leaf {
    /// Where a step of the book stands.
    pub const fn of(page: Page) -> Leaf {
        match page {
            Page::StarMap | Page::Scanner => Leaf::StarMap,
            Page::Facilities | Page::Advance | Page::Hands | Page::Recruit | Page::Train => Leaf::Facilities,
            Page::Hangar => Leaf::Hangar,
            Page::Launch => Leaf::Launch,
            Page::Leaving | Page::Errands | Page::Docking | Page::Debriefing => Leaf::Debriefing,
            Page::Unloading | Page::Exhibits | Page::Goals => Leaf::Unloading,
            Page::Infirmary | Page::Nursing | Page::Patients => Leaf::Infirmary,
            Page::Memorial | Page::Save => Leaf::Memorial,
            _ => Leaf::Bridge,
        }
    }

    /// 4.1: the number on the page.
    pub const fn number(self) -> u8 {
        [2, 5, 6, 18, 23, 27, 28, 32, 36][self.index()]
    }

    pub fn name(self) -> String {
        format!("term-{}", self.id())
    }
}

/// Where the ship is in its phase; nowhere while a party is away. A page may be turned while its last question is open.
pub fn now(state: &State) -> Option<Leaf> {
    state.frames.nearest(|frame| match frame {
        Frame::Ask { question, .. } => asked(question),
        Frame::Ship { page, .. } => Some(Leaf::of(*page)),
        _ => None,
    })
}

const fn asked(question: &Decision) -> Option<Leaf> {
    Some(match question {
        Decision::Debrief(_) => Leaf::Debriefing,
        Decision::UseShip(_) | Decision::LeaveFind(_) => Leaf::Unloading,
        Decision::Nurse(_) | Decision::RerollSurvival(_) => Leaf::Infirmary,
        _ => return None,
    })
}

/// What somebody looks at: a leaf, and where the ship was then. When the ship goes on, the book turns to its page.
fn looked_at(leaf: Leaf, now: Option<Leaf>) -> String {
    format!("{}.{}", leaf.id(), now.map_or("", Leaf::id))
}

fn opened(about: &str, now: Option<Leaf>) -> Option<Leaf> {
    Leaf::ALL.into_iter().find(|leaf| looked_at(*leaf, now) == about)
}

pub fn book(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let now = now(&scene.view.state);
    let open = scene.about.and_then(|about| opened(about, now)).or(now).unwrap_or(Leaf::StarMap);
    html! {
        article.vg-book { (tabs(scene, open)) (spread(scene, campaign, open)) }
    }
}

fn tabs(scene: &Scene<'_>, open: Leaf) -> Markup {
    let (voice, now) = (&scene.voice, now(&scene.view.state));
    html! {
        form.leaves data-about="book" {
            @for leaf in Leaf::ALL {
                label.on[leaf == open].now[now == Some(leaf)] {
                    input.vh type="radio" name="about" value=(looked_at(leaf, now)) checked[leaf == open];
                    @if now.is_some_and(|now| leaf < now) { (icon("i-check")) }
                    (voice.id(&leaf.name())) small { (leaf.number()) }
                }
            }
            button.btn { (voice.id("face-look")) }
        }
    }
}

/// The left page and the right one.
pub fn spread(scene: &Scene<'_>, campaign: &Campaign, open: Leaf) -> Markup {
    let [left, right] = match open {
        Leaf::Bridge => [bridge::dials(scene, campaign), bridge::shelf(&scene.voice, campaign)],
        Leaf::StarMap => [map::map(scene, campaign), scanner::card(scene, campaign)],
        Leaf::Facilities => [facilities::doors(scene, campaign), facilities::laboratory(&scene.voice, campaign)],
        Leaf::Hangar => [hangar::landers(&scene.voice, campaign), hangar::modifications(&scene.voice, campaign)],
        Leaf::Launch => [hangar::party(&scene.voice, campaign), hangar::stores(&scene.voice, campaign)],
        Leaf::Debriefing => [home::bank(scene, campaign), home::ranks(scene, campaign)],
        Leaf::Unloading => [home::display(&scene.voice, campaign), home::finds(&scene.voice, campaign)],
        Leaf::Infirmary => [home::beds(&scene.voice, campaign), home::resting(&scene.voice, campaign)],
        Leaf::Memorial => [home::memorial(&scene.voice, campaign), home::worlds(&scene.voice, campaign)],
    };
    html! { div.spread { section.leaf { (left) } section.leaf { (right) } } }
}

/// The head of a page.
pub fn head(voice: &Voice<'_>, name: &str) -> Markup {
    html! { h2 { (voice.id(name)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_turns_when_the_ship_goes_on() {
        let looks = looked_at(Leaf::Hangar, Some(Leaf::Bridge));
        assert_eq!(opened(&looks, Some(Leaf::Bridge)), Some(Leaf::Hangar), "whoever leafs through it may read on");
        assert_eq!(opened(&looks, Some(Leaf::StarMap)), None);
        assert_eq!(opened("nothing", None), None);
    }
}
