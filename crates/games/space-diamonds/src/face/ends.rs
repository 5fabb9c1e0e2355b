//! Where the move can end, as marks on the map that take the way there, and where the move after it could (8.4). Both
//! are fetched by the page, in the manner its switches say.

use std::fmt::Write;

use maud::PreEscaped;
use orrery_draw::{Side, is_freer_below};

use super::chart::at;
use super::layers::layer;
use super::prelude::*;
use super::risk;
use crate::content::{Chit, Space};
use crate::flight::{Flight, Pay};
use crate::questions::{self, Step};
use crate::reach::{End, Manner, Reach, reach, reach_by};
use crate::rules::course::Course;
use crate::state::Phase;

/// What the page asks for: isofuel spent, or fuel burnt before a bonus. Nobody wants both at once: bonus burns end with
/// the move, so whoever spends isofuel uses them.
pub const ISOFUEL: &str = "isofuel";
pub const FUEL: &str = "fuel";

/// The move the viewer may still make, as far as its reach depends on it.
pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let flight = flying(scene).map(|seat| scene.view.public.flight(seat));
    flight.map(|it| ((it.at, it.from), (it.regular, it.bonus, it.oberth), it.wet, it.chits))
}

/// The viewer, if it is their turn and their craft may still move.
fn flying(scene: &Scene<'_>) -> Option<Seat> {
    let public = &scene.view.public;
    let turn = public.phase() == Phase::Turn;
    scene.view.own().filter(|seat| turn && public.active == *seat && public.may_fly(*seat))
}

/// Every space where the move can end, with the cheapest way there; a press on one takes it.
pub fn ends(scene: &Scene<'_>) -> Markup {
    let marks = match flying(scene) {
        Some(seat) => marks(scene, seat, &reach_by(&scene.view.public.flight(seat), manner(scene))),
        None => String::new(),
    };
    layer("reach", PreEscaped(marks))
}

fn manner(scene: &Scene<'_>) -> Manner {
    let isofuel = if scene.about == Some(ISOFUEL) { scene.view.hand.isofuel().len() as u8 } else { 0 };
    let pay = if scene.about == Some(FUEL) { Pay::Regular } else { Pay::BonusFirst };
    Manner { isofuel, avoid_hazards: false, pay }
}

/// The cheapest first: that is their order for those who go through them by keys.
fn marks(scene: &Scene<'_>, seat: Seat, reach: &Reach) -> String {
    let start = scene.view.public.ship(seat).at;
    let spaces = reach.spaces().into_iter().filter_map(|space| reach.best(space));
    let mut ends: Vec<End> = spaces.filter(|end| end.flight.from.is_some() && end.space != start).collect();
    ends.sort_by_key(|end| (end.hazards, end.isofuel, end.regular, end.space));
    let mut marks = String::new();
    for end in &ends {
        let class = match (end.hazards, end.isofuel) {
            (0, 0) => "",
            (0, _) => " class=dear",
            _ => " class=risky",
        };
        mark(&mut marks, scene, reach, end, class);
        // A dearer way without a hazard, for those who ask for it.
        let calm = reach.ends_at(end.space).find(|other| other.hazards == 0 && end.hazards > 0);
        calm.iter().for_each(|other| mark(&mut marks, scene, reach, other, " class=calm"));
    }
    marks
}

fn mark(marks: &mut String, scene: &Scene<'_>, reach: &Reach, end: &End, class: &str) {
    let steps: Vec<String> = isofuel(scene, end.isofuel).chain(reach.steps(end.label)).map(Step::id).collect();
    let price = html! { (price(scene, end)) }.into_string();
    let (steps, at) = (steps.join(","), at(end.space));
    // One of them is reached by the tab key, the others from there.
    let tab = if marks.is_empty() { 0 } else { -1 };
    let _ = write!(marks, r##"<g{class} role=button tabindex={tab} data-steps="{steps}" aria-label="{price}""##);
    if scene.view.public.terms.mode == Mode::Rockets {
        let _ = write!(marks, " data-leaves={}", end.flight.wet.index());
    }
    let _ = write!(marks, r##" transform="{at}"><use href="#sd-end"/>"##);
    if class != " class=calm" {
        label(marks, scene, end.space, end.regular);
    }
    marks.push_str("</g>");
}

/// The name beside it, which sites have on the map already, and the price in burns above or below it.
fn label(marks: &mut String, scene: &Scene<'_>, space: Space, burns: u8) {
    let ways: Vec<(i16, i16)> =
        space.neighbours().iter().map(|near| (near.x() - space.x(), near.y() - space.y())).collect();
    let side = space.site().map_or_else(|| Side::roomiest(&ways).id(), |site| site.anchor.id());
    let below = if side.starts_with(['n', 's']) { side.starts_with('n') } else { is_freer_below(&ways) };
    let name = html! { (scene.voice.say(&words::space(space))) }.into_string();
    if !space.is_site() {
        let _ = write!(marks, r##"<text class="sl {side}" data-label>{name}</text>"##);
    }
    if burns > 0 {
        let class = if below { "pr below" } else { "pr" };
        let _ = write!(marks, r##"<g class="{class}"><use href="#sd-price"/><text x=6 y=5>{burns}</text></g>"##);
    }
}

/// What it costs to end there, what is left, and the risk.
fn price(scene: &Scene<'_>, end: &End) -> String {
    let rockets = scene.view.public.terms.mode == Mode::Rockets;
    let price = Message::new(if rockets { "reach-price-fuel" } else { "reach-price" })
        .with("space", words::space(end.space))
        .with("burns", end.regular)
        .with("left", end.flight.regular + end.flight.bonus)
        .with("risk", risk(end.hazards));
    let price = if rockets { price.with("wet", words::mass(end.flight.wet)) } else { price };
    let price = scene.voice.say(&price);
    if end.isofuel == 0 {
        return price;
    }
    price + ", " + &scene.voice.say(&Message::new("plan-isofuel").with("n", end.isofuel))
}

/// Where the turn after this one could end, if this one ends with the way asked about.
pub fn after(scene: &Scene<'_>) -> Markup {
    let flight = flying(scene).and_then(|seat| next_move(scene, seat));
    let spaces = flight.map_or(Vec::new(), |flight| reach(&flight, 0, false).spaces());
    layer("after", html! { @for space in spaces { g transform=(at(space)) { use href="#sd-next" {} } } })
}

/// The move that begins where the way asked about ends.
fn next_move(scene: &Scene<'_>, seat: Seat) -> Option<Flight> {
    let way = questions::way(scene.about?)?;
    let mut course = course(scene, seat);
    course.follow(&way).ok()?;
    course.flight.next()
}

/// The move of `seat` as far as it has come.
pub fn course(scene: &Scene<'_>, seat: Seat) -> Course {
    let public = &scene.view.public;
    let (flight, begun) = (public.flight(seat), public.turn.flight.is_some());
    let head_start = public.head_start(seat);
    Course { flight, hand: scene.view.hand, head_start, begun, over: public.turn.moved }
}

/// So many isofuel chits of the viewer's, the cheapest ones, to be spent.
pub fn isofuel(scene: &Scene<'_>, count: u8) -> impl Iterator<Item = Step> + use<> {
    scene.view.hand.isofuel().cheapest(Chit::vp).take(count.into()).map(Step::Isofuel)
}
