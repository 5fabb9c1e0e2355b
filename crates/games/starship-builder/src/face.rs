//! How the game looks: regions of the table page, its cards and its gallery. Rules are asked, never made, here.

mod bench;
mod blueprint;
mod card;
mod players;
mod result;
mod yard;

use std::rc::Rc;

use maud::{Markup, PreEscaped, html};
use orrery_core::{Seat, Viewer};
use orrery_draw::{Face, Id, Place, Region, Tally};
use orrery_text::Voice;

use crate::StarshipBuilder;
use crate::cards::Card;
use crate::content::Kind;
use crate::rules::compare;
use crate::ship::{Layout, Ship};
use crate::standing::Contest;
use crate::state::{Phase, State};
use blueprint::plan::{LARGE, SMALL, flown};
use players::Found;

pub(crate) type Scene<'a> = orrery_draw::Scene<'a, crate::view::View>;

impl Face for StarshipBuilder {
    const STYLE: &'static str = include_str!("face/style.css");
    const SYMBOLS: &'static str = include_str!("face/symbols.svg");

    fn regions<'a>(scene: &'a Scene<'a>) -> Vec<Region<'a>> {
        let found = Rc::new(Found::default());
        // Every update of every page looks at all of them: there is room from the beginning.
        let mut regions = Vec::with_capacity(80);
        Seat::all(scene.view.seats).for_each(|seat| player(scene, seat, &found, &mut regions));
        match scene.view.phase {
            Phase::SetUp | Phase::Draft => draft(scene, found, &mut regions),
            Phase::Assemble => assembly(scene, found, &mut regions),
            Phase::Over(_) => over(scene, &mut regions),
        }
        regions
    }

    /// What everybody would have won with their best ship, had the draft ended there; at the end what they did win.
    fn tallies(state: &State) -> Vec<Tally> {
        let categories = state.terms.categories.list();
        let hands = state.present().map(|seat| (seat, state.hand(seat)));
        let field = if matches!(state.phase(), Phase::Over(_)) {
            compare::field(state)
        } else {
            Contest::new(hands, categories).field
        };
        let points = compare::points(&field, categories);
        vec![Tally { name: "tally-points", of: Seat::all(state.seats).map(|seat| points.of(seat).into()).collect() }]
    }

    fn cover() -> Markup {
        PreEscaped(r##"<svg class="vig" aria-hidden="true"><use href="#cover-starship-builder"/></svg>"##.to_owned())
    }

    /// The six kinds of cards by their signs.
    fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
        html! {
            @if rule == "iI1.1" { p.kinds { @for kind in Kind::ALL { span.{ "k-" (kind.id()) } { (card::pill(voice, kind)) " " } } } }
        }
    }

    fn gallery(voice: &Voice<'_>) -> Markup {
        html! {
            @for kind in Kind::ALL {
                section class={ "k-" (kind.id()) } {
                    h2 { (voice.id(kind.names())) " · " (kind.deck_size()) }
                    div.cards { @for card in kind.cards().iter() { (card::large(voice, card)) } }
                }
            }
            section { h2 { (voice.id("a-ship")) } @for size in [LARGE, SMALL] { (blueprint::draw(voice, &sample(), None, size)) } }
        }
    }
}

/// A ship to look at: six cards, all fed and cooled.
fn sample() -> Ship {
    let cards = ["TH11", "RE08", "GE01", "RA04", "RF08", "RO07"].into_iter().filter_map(Card::named).collect();
    flown(Layout::new(cards, Card::named("RA04").into_iter().collect()))
}

/// A player's panel, in parts: its frame stays, its status and what stands for the hand change one at a time.
fn player<'a>(scene: &'a Scene<'a>, seat: Seat, found: &Rc<Found>, regions: &mut Vec<Region<'a>>) {
    let frame = Id::numbered("player-", seat.0, "");
    let status = (players::status(scene, seat), scene.acting.contains(&seat));
    let (shows_best, within) = (players::shows_best(scene, seat), Rc::clone(found));
    let panel = Region::new(frame, Place::Left, shows_best, move || players::panel(scene, seat, &within));
    let line = move || players::status_line(scene, seat);
    regions.push(if shows_best { panel.on_demand() } else { panel });
    regions.push(Region::new(players::status_id(seat), Place::Left, status, line).inside(frame));
    if shows_best {
        regions.push(best(scene, seat, Rc::clone(found)).inside(frame));
    } else {
        regions.extend(Kind::ALL.into_iter().map(|kind| count(scene, seat, kind).inside(frame)));
    }
}

/// Hands stay as they are while ships are assembled: what is best changes only when somebody leaves.
fn best<'a>(scene: &'a Scene<'a>, seat: Seat, found: Rc<Found>) -> Region<'a> {
    let hands: Vec<_> = scene.view.present().map(|other| (other, scene.view.hand(other).cards)).collect();
    Region::new(players::best_id(seat), Place::Left, hands, move || players::best(scene, seat, &found)).on_demand()
}

fn count<'a>(scene: &'a Scene<'a>, seat: Seat, kind: Kind) -> Region<'a> {
    let hand = scene.view.hand(seat);
    let depends = (hand.counts[kind.index()], hand.cards.map(|cards| cards.of(kind).first().map(|card| card.index())));
    Region::new(players::count_id(seat, kind), Place::Left, depends, move || players::count(scene, seat, kind))
}

/// A deck, in parts: the kind's frame and picture stay, the top card and the number left change.
fn deck<'a>(scene: &'a Scene<'a>, kind: Kind) -> [Region<'a>; 2] {
    let deck = scene.view.deck(kind);
    let frame = Id::joined("deck-", kind.id());
    let depends = (deck.top.map(|card| card.index()), deck.left);
    [
        Region::new(frame, Place::Board, (), move || yard::deck(scene, kind)),
        Region::new(yard::top_id(kind), Place::Board, depends, move || yard::top(scene, kind)).inside(frame),
    ]
}

fn draft<'a>(scene: &'a Scene<'a>, found: Rc<Found>, regions: &mut Vec<Region<'a>>) {
    regions.push(Region::new("key", Place::Left, (), move || players::key(scene)));
    regions.extend(Kind::ALL.into_iter().flat_map(|kind| deck(scene, kind)));
    own(scene, found, regions);
}

/// One's own cards, a column for each kind, and what they could become.
fn own<'a>(scene: &'a Scene<'a>, found: Rc<Found>, regions: &mut Vec<Region<'a>>) {
    let Viewer::Seat(seat) = scene.viewer else { return };
    let Some(hand) = scene.view.own_hand() else { return };
    regions.push(Region::new("hand", Place::Own, (), move || yard::hand(scene, hand)));
    for kind in Kind::ALL {
        let column = yard::column_id(kind);
        regions.push(Region::new(column, Place::Own, (), move || yard::column(scene, hand, kind)).inside("hand"));
        let cards = hand.of(kind).iter().map(|held| {
            let small = move || html! { (card::small(&scene.voice, held)) };
            Region::new(yard::card_id(held), Place::Own, (), small).inside(column)
        });
        regions.extend(cards);
    }
    let everyone: Vec<_> =
        scene.view.hands.iter().map(|hand| (hand.counts, hand.cards.map(|cards| cards.len()))).collect();
    let prospects = move || bench::prospects(scene, seat, hand, &found);
    regions.push(Region::new("ship", Place::Right, everyone, prospects).on_demand());
}

fn assembly<'a>(scene: &'a Scene<'a>, found: Rc<Found>, regions: &mut Vec<Region<'a>>) {
    regions.push(Region::new("key", Place::Left, (), move || players::key(scene)));
    let (Some(seat), Some(hand)) = (scene.viewer.seat(), scene.view.own_hand()) else {
        return regions.push(Region::new("bench", Place::Board, (), move || bench::waiting(scene)));
    };
    let handed_in = (scene.view.submitted.contains(seat), scene.view.choosing.contains(seat));
    let within = Rc::clone(&found);
    let plan = move || bench::drawing(scene, seat, hand, &found);
    let prospects = move || bench::prospects(scene, seat, hand, &within);
    regions.push(Region::new("plan", Place::Board, handed_in, plan).on_demand());
    regions.push(Region::new("bench", Place::Board, handed_in, move || bench::workbench(scene, hand)).on_demand());
    regions.push(Region::new("ship", Place::Right, ("assembly", handed_in), prospects).on_demand());
}

fn over<'a>(scene: &'a Scene<'a>, regions: &mut Vec<Region<'a>>) {
    regions.push(Region::new("result", Place::Board, "over", move || result::table(scene)).on_demand());
}
