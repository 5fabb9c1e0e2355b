//! Who commands and by which law, the political hexagon, and archenemies who are both Awake.

use orrery_draw::{Id, Place, Region, part};

use super::prelude::*;
use super::{hexagon, law};
use crate::content::Ideologies;
use crate::state::Public;

/// The panel stays; what changes in it is sent by itself.
pub fn regions<'a>(scene: &'a Scene<'a>) -> [Region<'a>; 4] {
    let public = &scene.view.public;
    let law = (public.commander.is_some(), public.commanding, is_new(public));
    let inside = |region: Region<'a>| region.inside("politics");
    [
        Region::new("politics", Place::Left, (), || panel(scene)),
        inside(Region::new("law", Place::Left, law, || self::law(scene))),
        inside(Region::new("hexagon", Place::Left, hexagon::key(scene), || hexagon::stands(scene))),
        inside(Region::new("foes", Place::Left, public.awake(), || foes(scene))),
    ]
}

fn panel(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.is-politics aria-label=(scene.voice.id("politics")) {
            (part(Id::new("law"), law(scene)))
            div.is-hexagon { (hexagon::ground(scene)) (part(Id::new("hexagon"), hexagon::stands(scene))) }
            (part(Id::new("foes"), foes(scene)))
        }
    }
}

/// Who commands, and what holds under them.
fn law(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    html! {
        div.ph { h2 { (voice.say(&title(public))) } (cite(GAME, ids::COMMANDER)) }
        @if !is_new(public) { ul.is-rules { (law::rules(voice, public.commanding)) } }
    }
}

/// Nobody has commanded yet.
fn is_new(public: &Public) -> bool {
    public.commander.is_none() && public.dozyear.number == 0
}

/// Who commands; of a ghost ship who commanded last (RUL-118).
fn title(public: &Public) -> Message {
    let id = match public.commander {
        Some(_) => "commands",
        None if is_new(public) => "nobody-yet",
        None => "nobody-commands",
    };
    Message::new(id).with("ideology", words::ideology(public.commanding))
}

/// D7b: they put each other under Stress in every reset.
fn foes(scene: &Scene<'_>) -> Markup {
    let awake = scene.view.public.awake();
    html! { @for of in hexagon::feuds(awake) {
        @let both = Ideologies::NONE.with(of).with(of.archenemy());
        p.is-foes { (icon("i-warn")) (scene.voice.say(&Message::new("awake-foes").with("who", words::ideologies(both)))) }
    } }
}
