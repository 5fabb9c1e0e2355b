//! Ships put on launch points, as answers.

use orrery_core::{Dice, Message, Opt, Seat, Word, phrase};

use super::some;
use crate::state::{Launch, Public, ShipKind};
use crate::words;

phrase! { Launch { at, transporter } }

/// Every launch point with every transporter that is free.
pub(super) fn launches(public: &Public, seat: Seat) -> impl Iterator<Item = Launch> + '_ {
    let transporters = move || public.free_transporters(seat);
    public
        .free_launch_points(seat)
        .flat_map(move |at| transporters().map(move |transporter| Launch { at, transporter }))
}

/// A ship among other things to build: the kind is chosen first, then its launch point and transporter.
pub(super) fn ship_opt(answer: &impl Word, kind: ShipKind, launch: Launch) -> Opt {
    let rings = Message::new("pick-rings").with("rings", launch.transporter.rings());
    let told = |id| Message::new(id).with("place", words::point(launch.at)).with("rings", rings.clone());
    let act = told("act-launch").with("ship", words::ship_kind(kind));
    Opt::of(answer, told("pick-launch")).at(launch.at.id()).folded(words::ship_kind(kind)).act(act)
}

/// The point on the map, its transporters as a small choice beside it. Where ships of both kinds are `mixed`, each
/// point says whose it is.
pub(super) fn launch_point_opt(answer: &impl Word, kind: ShipKind, launch: Launch, mixed: bool) -> Opt {
    let told = |id| Message::new(id).with("ship", words::ship_kind(kind)).with("place", words::point(launch.at));
    let rings = Message::new("pick-rings").with("rings", launch.transporter.rings());
    let point = if mixed { told("group-launch") } else { words::point(launch.at) };
    Opt::of(answer, rings.clone()).at(launch.at.id()).group(point).act(told("act-launch").with("rings", rings))
}

pub(super) fn random_launch(public: &Public, seat: Seat, luck: &mut Dice) -> Launch {
    let at = some(luck.one_of(public.free_launch_points(seat)));
    Launch { at, transporter: some(luck.one_of(public.free_transporters(seat))) }
}
