//! Every board, die, card and book page of the game at once.

use orrery_core::{Setup, Viewer};
use orrery_kit::fx::BlockId;

use super::prelude::*;
use super::{Scene, dice, planet, portrait, ship, spot, tools, vignette};
use crate::content::{
    Biome, Board, Card, Colour, Condition, Crew, Danger, Discovery, Event, Exceptional, Gear, Goal, Icon, Kind, Lander,
    Landing, Mission, Modification, Objective, Poi, Production, Program, RankUp, Research, Section, Situation, Test,
    Threat, Upgrade, Wound, faces, order,
};
use crate::state::{Planet, State, Terms, Venture};
use crate::view::{self, View};

pub fn gallery(voice: &Voice<'_>) -> Markup {
    html! {
        section { h2 { (voice.id("map-key")) } (tools::key().whole(voice)) }
        section { h2 { (voice.id("all-icons")) } ul.marks { @for icon in Icon::ALL { li { (dice::sign(voice, icon)) (voice.id(words::icon(icon))) } } } }
        section { h2 { (voice.id("all-dice")) } @for colour in Colour::ALL { @for kind in kinds(colour) { (faces_of(voice, colour, kind)) } } }
        section { h2 { (voice.id("all-boards")) } div.boards.worlds { @for board in Board::all() { (world(voice, board)) } } }
        section { h2 { (voice.id("face-line-biomes")) } div.boards { @for biome in Biome::ALL { figure { (vignette::scene(&[biome], biome.index() as u8)) figcaption { (voice.id(&format!("biome-{}", biome.id()))) } } } } }
        (cards(voice))
        (section(voice, "all-tables", Danger::all(), |table| html! { h3 { (voice.id(table.name())) } (spot::dangers(voice, table)) }))
        section { h2 { (voice.id("all-pages")) } (pages(voice)) }
    }
}

/// Every kind of die that a colour has (2.3): three are specialised, each in an icon of the colour.
fn kinds(colour: Colour) -> Vec<Kind> {
    let owned = Section::ALL.into_iter().flat_map(|section| order(section).iter().copied());
    let mut all = vec![Kind::Base];
    for (_, kind) in owned.filter(|(of, _)| *of == colour) {
        all.extend((!all.contains(&kind)).then_some(kind));
    }
    all
}

fn faces_of(voice: &Voice<'_>, colour: Colour, kind: Kind) -> Markup {
    html! { p.faces { @for face in faces(colour, kind) { (dice::face(voice, colour, face)) } } }
}

fn section<T>(voice: &Voice<'_>, title: &str, all: impl Iterator<Item = T>, draw: impl Fn(T) -> Markup) -> Markup {
    html! { section { h2 { (voice.id(title)) } div.vg-cards { @for one in all { article.panel { (draw(one)) } } } } }
}

/// A card: its name, what stands under it, and what it does.
fn card(voice: &Voice<'_>, name: &str, text: Option<String>, (program, blocks): (Program, &[BlockId])) -> Markup {
    html! {
        h3 { (voice.id(name)) } @if let Some(text) = text { p.fl { (voice.id(&text)) } }
        @for block in blocks { p { (voice.say(&words::says(Some(program), *block))) } }
    }
}

fn cards(voice: &Voice<'_>) -> Markup {
    let draw = |name: &str, program: Program, blocks: &[BlockId]| card(voice, name, None, (program, blocks));
    let told = |name: &str, program: Program, blocks: &[BlockId]| {
        card(voice, name, Some(format!("{name}-text")), (program, blocks))
    };
    let some = |block: Option<BlockId>| block.into_iter().collect::<Vec<_>>();
    html! {
        (section(voice, "all-places", Poi::all(), |one| html! { h3 { (voice.id(one.name())) } p.fl { (voice.id(&format!("{}-text", one.name()))) } @for action in spot::of(one) { (spot::deed(voice, None, action)) } }))
        (section(voice, "all-missions", Mission::all(), |one| told(one.name(), one.program(), &[one.reward()])))
        (section(voice, "all-threats", Threat::all(), |one| told(one.name(), one.program(), one.track())))
        (section(voice, "all-conditions", Condition::all(), |one| told(one.name(), one.program(), &some(one.travel().or(one.time().map(|time| time.effect))))))
        (section(voice, "all-events", Event::all(), |one| draw(one.name(), one.program(), &[one.unmatched(), one.matched()])))
        (section(voice, "all-discoveries", Discovery::all(), |one| draw(one.name(), one.program(), &some(one.explore().effect))))
        (section(voice, "term-exceptional", Exceptional::all(), |one| draw(one.name(), one.program(), &some(one.effect().effect))))
        (section(voice, "all-gear", Gear::all(), |one| draw(one.name(), one.program(), &some(one.effect().effect))))
        (section(voice, "all-modifications", Modification::all(), |one| draw(one.name(), one.program(), &some(one.effect().effect))))
        (section(voice, "all-crew", Crew::all(), |one| html! { (portrait::of(one)) (draw(one.name(), one.program(), &some(one.ability().effect))) }))
        (section(voice, "all-cards", Card::all(), |one| html! { (draw(one.name(), one.program(), &some(one.main().effect)))
            @if let Some(combo) = one.combo() { p { (spot::need(voice, combo.need)) " → " (voice.say(&words::says(Some(one.program()), combo.effect))) } } }))
        (section(voice, "all-wounds", Wound::all(), |one| draw(one.name(), one.program(), &[one.damage(), one.severe(), one.mental(), one.special()].into_iter().flatten().collect::<Vec<_>>())))
        (section(voice, "all-situations", Situation::all(), |one| told(one.name(), one.program(), &[one.effect()])))
        (section(voice, "all-objectives", Objective::all(), |one| told(one.name(), one.program(), &[one.effect()])))
        (section(voice, "all-projects", Research::all(), |one| draw(one.name(), one.program(), &[one.effect()])))
        (section(voice, "term-production-project", Production::all(), |one| draw(one.name(), one.program(), &[one.effect()])))
        (section(voice, "all-upgrades", Upgrade::all(), |one| draw(one.name(), one.program(), &some(one.effect().effect))))
        (section(voice, "term-lander", Lander::all(), |one| html! { h3 { (voice.id(one.name())) } (ship::bars(voice, one)) }))
        (section(voice, "term-rank-up-card", RankUp::all(), |one| asks(voice, one.name(), one.completes())))
        (section(voice, "term-side-goal", Goal::all(), |one| html! { (asks(voice, one.name(), one.completes())) p { (voice.say(&words::says(Some(one.program()), one.reward()))) } }))
        (section(voice, "all-landings", Landing::all(), |one| html! { h3 { (voice.id(one.name())) } p { (voice.id(one.board().name())) } }))
    }
}

/// A card that is complete when something holds.
fn asks(voice: &Voice<'_>, name: &str, completes: &[(Test, bool)]) -> Markup {
    let needs = Message::new("face-lacks").with("needs", words::asks(completes));
    html! { h3 { (voice.id(name)) } p { (voice.say(&needs)) } }
}

/// What a campaign begins with, as anybody sees it.
fn beginning() -> View {
    let setup = Setup::new(4).with(Venture::OPTION.id, Venture::Campaign.id());
    view::view(&State::fresh(Terms::of(&setup), 4), Viewer::Spectator)
}

fn scene<'a>(voice: &Voice<'a>, view: &'a View) -> Scene<'a> {
    let viewer = view.viewer;
    Scene { view, viewer, offers: &[], voice: *voice, acting: &[], bots: &[], outcome: None, about: None }
}

/// A board before anybody has set foot on it.
fn world(voice: &Voice<'_>, board: Board) -> Markup {
    let mut view = beginning();
    view.state.planet = Planet::new(board);
    let scene = scene(voice, &view);
    html! { figure { div.land { (planet::ground(voice, board)) (planet::paths(&scene)) (planet::sectors(&scene)) } figcaption { (voice.id(board.name())) } } }
}

/// The book as it lies there when a campaign begins.
fn pages(voice: &Voice<'_>) -> Markup {
    let view = beginning();
    let scene = scene(voice, &view);
    html! { @if let Some(campaign) = &view.state.campaign { @for leaf in ship::Leaf::ALL { (ship::spread(&scene, campaign, leaf)) } } }
}
