//! The place at hand: where whoever acts stands, or where the viewer looks, with everything that can be done there, what
//! the dice may bring, and how far it is.

use super::prelude::*;
use super::{dice, steps, vignette};
use crate::content::{Action, Check, Danger, Does, Line, Need, Owner, Poi, Row, Shown, Special, Threat, When};
use crate::rules::forecast::{self, Prospect};
use crate::rules::odds::ToRoll;
use crate::rules::payment::{Counting, all, is_paid_by};
use crate::rules::{passives, test, ways};
use crate::state::{Place, SECTORS, State};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let (state, sector) = (&scene.view.state, sector(scene));
    let progress: Vec<_> = state.planet.progress.iter().map(|one| (one.action.0, one.green, one.red)).collect();
    let shown: Vec<_> = (0..SECTORS as u8).map(|sector| state.planet.poi(sector).map(|poi| poi.0)).collect();
    let dice = who(scene).map(|place| format!("{:?}", state.member(place).available));
    let roll = state.trial.map(|trial| format!("{:?}{:?}{:?}", trial.pool, trial.taken, trial.of));
    let threats: Vec<u8> = Threat::all().map(|threat| state.planet.standee(threat).sector).collect();
    (
        state.planet.board.0,
        sector,
        shown,
        progress,
        (dice, roll, who(scene).map(|place| place.0), threats, (flags(state), steps::now(state))),
    )
}

/// Paths open by flags and counts.
fn flags(state: &State) -> String {
    format!("{:?}{:?}", state.flags, state.counts)
}

/// Whoever acts; otherwise the first of one's own.
fn who(scene: &Scene<'_>) -> Option<Place> {
    let state = &scene.view.state;
    let own = |place: &Place| scene.viewer.seat() == Some(state.member(*place).seat);
    state.turn.map(|turn| turn.place).or_else(|| state.crew().find(own)).or_else(|| state.crew().next())
}

/// What the viewer asks about.
fn asked(scene: &Scene<'_>) -> Option<u8> {
    let number = scene.about?.parse().ok()?;
    scene.view.state.planet.sector(number).map(|_| number)
}

/// Otherwise it is where whoever acts stands.
fn sector(scene: &Scene<'_>) -> u8 {
    asked(scene).unwrap_or_else(|| who(scene).map_or(0, |place| scene.view.state.sector_of(place)))
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, state, sector) = (&scene.voice, &scene.view.state, sector(scene));
    let poi = state.planet.poi(sector);
    let biomes: Vec<_> = state.planet.biomes(sector).collect();
    let name = poi.map_or(state.planet.board.name(), |poi| poi.name());
    html! {
        article.panel.spot {
            div.art { (vignette::scene(&biomes, poi.map_or(sector, |poi| poi.0))) @if sector > 0 { span.no { (voice.say(&words::sector(state, sector))) } } }
            div.bd {
                h2 { (voice.id(name)) }
                (steps::bar(voice, state))
                @match poi {
                    Some(poi) => p.fl { (voice.id(&format!("{}-text", poi.name()))) },
                    None => p.fl { (voice.id("face-nothing-here")) },
                }
                (kinds(voice, &biomes))
                @for action in poi.into_iter().flat_map(of).chain(threatening(state, sector)) { (deed(voice, Some(scene), action)) }
                (ways_out(scene, sector))
                (look_at(scene))
            }
        }
    }
}

fn kinds(voice: &Voice<'_>, biomes: &[crate::content::Biome]) -> Markup {
    html! { @if !biomes.is_empty() { ul.kinds { @for biome in biomes {
        li { svg.ic aria-hidden="true" viewBox="-18 -18 36 36" { use href={ "#vg-b-" (biome.id()) } {} } (voice.id(&format!("biome-{}", biome.id()))) }
    } } } }
}

/// Another place may be looked at without going there.
fn look_at(scene: &Scene<'_>) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    let all = (1..SECTORS as u8).filter(|number| state.planet.sector(*number).is_some());
    html! {
        form.look-at data-about="spot" {
            select name="about" aria-label=(voice.id("face-look-at")) {
                option value="" selected[asked(scene).is_none()] { (voice.id("face-at-hand")) }
                @for number in all { option value=(number) selected[asked(scene) == Some(number)] { (voice.say(&words::sector(state, number))) } }
            }
            button.btn { (voice.id("face-look")) }
        }
    }
}

pub fn of(poi: Poi) -> impl Iterator<Item = Action> {
    Action::all().filter(move |action| action.of() == Owner::Poi(poi))
}

fn threatening(state: &State, sector: u8) -> impl Iterator<Item = Action> {
    Action::all().filter(move |action| {
        matches!(action.of(), Owner::Threat(threat) if state.planet.standee(threat).is_in_play && state.planet.standee(threat).sector == sector)
    })
}

/// The dice that a check would be made with: those in hand once it has begun, all that lie there before.
fn hand(scene: &Scene<'_>, action: Action) -> Option<(Place, Vec<ToRoll>)> {
    let (state, place) = (&scene.view.state, who(scene)?);
    let trial = state.trial.filter(|trial| trial.of == Some(action));
    let taken = trial.map(|trial| forecast::in_hand(state, &trial)).filter(|dice| !dice.is_empty());
    Some((place, taken.unwrap_or_else(|| forecast::to_roll(state, place, state.member(place).available))))
}

/// Something that can be done; on a table with what the dice may bring, and how far it has come.
pub fn deed(voice: &Voice<'_>, table: Option<&Scene<'_>>, action: Action) -> Markup {
    let hand = table.and_then(|scene| Some((scene, hand(scene, action)?)));
    let (chances, count) = hand.map_or((Vec::new(), 0), |(scene, (place, dice))| {
        (forecast::of(&scene.view.state, place, action, &dice), dice.len())
    });
    html! {
        section.deed {
            h3 { (voice.id(action.name())) @if let Check::Dice { assisted, .. } = action.check() {
                small { (voice.id(if assisted { "face-check-assisted" } else { "face-check" })) }
                @if !chances.is_empty() { small { (voice.say(&Message::new("face-with-dice").with("n", count))) } }
            } }
            dl.rows {
                @for special in action.specials() { (effect_of(voice, action, *special)) }
                @for (line, row) in [(Line::Yellow, action.yellow()), (Line::Green, action.green()), (Line::Red, action.red())] {
                    @if let Some(row) = row { (result(voice, action, (line, row), &chances, standing(table, action, line, row))) }
                }
            }
            @if let Check::Dice { danger: Some((table, count)), .. } = action.check() { (peril(voice, table, count)) }
        }
    }
}

/// VG-ROLL-12: what dice do before a row is marked.
fn effect_of(voice: &Voice<'_>, action: Action, special: Special) -> Markup {
    let said = match special.does {
        Does::Advance(line) => Message::new("says-counter").with("by", "+1").with("line", words::line(line)),
        Does::AtOnce(line) => Message::new("face-at-once").with("line", words::line(line)),
        Does::Effect(block) => words::says(Some(action.program()), block),
    };
    html! {
        dt.special { @match special.when {
            When::Shown(wanted) => (need(voice, wanted)),
            When::Without(icon) => { (voice.id("face-without")) (dice::sign(voice, icon)) }
        } }
        dd { (voice.say(&said)) }
    }
}

/// How far a row's counter has come, and whether the dice that lie there now are enough for the row.
fn standing(table: Option<&Scene<'_>>, action: Action, line: Line, row: Row) -> (u8, bool) {
    let Some(scene) = table else { return (0, false) };
    let progress = scene.view.state.planet.progress_of(action);
    (if line == Line::Red { progress.red } else { progress.green }, holds(scene, action, row))
}

/// A result with what it asks for and how likely that is; a counter with how far it has come (VG-ROLL-19). What the dice
/// show now stands out.
fn result(
    voice: &Voice<'_>,
    action: Action,
    (line, row): (Line, Row),
    chances: &[Prospect],
    (now, holds): (u8, bool),
) -> Markup {
    html! {
        dt.{ "row-" (line.id()) } {
            span.vh { (voice.id(words::line(line))) }
            @match row.steps {
                Some(steps) => span.counter role="img" aria-label=(voice.say(&Message::new("face-time").with("now", now).with("length", steps))) {
                    @for step in 0..steps { i.on[step < now] {} }
                },
                None => (need(voice, row.need)),
            }
            @for one in chances.iter().filter(|one| one.line == line) { (chance(voice, *one)) }
        }
        dd.holds[holds] { (voice.say(&words::says(Some(action.program()), row.effect))) }
    }
}

fn chance(voice: &Voice<'_>, one: Prospect) -> Markup {
    let percent = one.chance.per_cent();
    let said = Message::new(if one.steps > 0 { "fact-step" } else { "fact-row" });
    let said = said.with("line", words::line(one.line)).with("n", one.steps).with("percent", percent);
    html! { small.chance title=(voice.say(&said)) { @if one.steps > 0 { "+" (one.steps) " " } (percent) " %" } }
}

/// Whether the dice that lie there now are enough for a row.
fn holds(scene: &Scene<'_>, action: Action, row: Row) -> bool {
    let state = &scene.view.state;
    let Some(trial) = state.trial.filter(|trial| trial.of == Some(action) && !trial.pool.is_empty()) else {
        return false;
    };
    let pool = trial.shown();
    is_paid_by(row.need, &pool, all(&pool), Counting::Freely(passives::conversions(state, trial.active)))
}

pub fn need(voice: &Voice<'_>, need: Need) -> Markup {
    html! {
        @for (at, way) in need.iter().enumerate() {
            @if at > 0 { span.or { "/" } }
            span.way { @for term in *way {
                @if term.count > 1 { b { (term.count) "×" } }
                @match term.of {
                    Shown::Icon(icon) => (dice::sign(voice, icon)),
                    Shown::Die(die) => span title=(voice.id(words::one_die(die))) { svg.ic aria-hidden="true" viewBox="-9 -9 18 18" { use href={ "#vg-die-" (die.id()) } {} } span.vh { (voice.id(words::one_die(die))) } },
                    Shown::Same => span title=(voice.id("face-same")) { b { "=" } span.vh { (voice.id("face-same")) } },
                }
            } }
        }
    }
}

/// The danger dice of a check, with all that they can do: the worst is on the list.
fn peril(voice: &Voice<'_>, table: Danger, count: u8) -> Markup {
    let said = Message::new("says-danger").with("count", count).with("table", table.name());
    html! { details.peril { summary { (icon("i-warn")) (voice.say(&said)) } (dangers(voice, table)) } }
}

/// A danger table.
pub fn dangers(voice: &Voice<'_>, table: Danger) -> Markup {
    let results = [
        ("symbol-common", table.common()),
        ("symbol-uncommon", table.uncommon()),
        ("symbol-rare", table.rare()),
        ("symbol-special", table.special()),
    ];
    html! { dl.rows { @for (symbol, block) in results { dt { (voice.id(symbol)) } dd { (voice.say(&words::says(Some(table.program()), block))) } } } }
}

/// The paths that leave a sector with their price, and how far it is from where one stands (8.4).
fn ways_out(scene: &Scene<'_>, sector: u8) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    let stands = who(scene).map_or(0, |place| state.sector_of(place));
    let routes = ways::routes(state, stands);
    let paths: Vec<_> = state.planet.paths(sector).collect();
    html! {
        @if let Some(route) = routes[usize::from(sector)].as_ref().filter(|route| !route.is_empty()) { p.sub { (journey(voice, state, route)) } }
        @if !paths.is_empty() { details.ways { summary { (voice.id("face-ways")) }
            ul { @for (path, to) in paths {
                li { b { (voice.say(&words::sector(state, to))) } " "
                    @if test::all(state, path.lock()) { (voice.say(&Message::new("face-price").with("tolls", words::tolls(&[path])))) }
                    @else { (voice.say(&Message::new("face-locked").with("needs", words::lacking(state, path.lock())))) } }
            } } } }
        @if stands > 0 { details.ways { summary { (voice.id("face-distances")) }
            ul { @for (to, route) in (0..).zip(&routes) { @if let Some(route) = route.as_ref().filter(|route| !route.is_empty()) {
                li { b { (voice.say(&words::sector(state, to))) } " " (journey(voice, state, route)) }
            } } } } }
    }
}

/// How far it is, what the way asks for, and how many supplies that may be.
fn journey(voice: &Voice<'_>, state: &State, route: &[crate::content::Path]) -> Markup {
    let supplies = forecast::supplies_on(state, route);
    html! {
        (voice.say(&Message::new("face-far").with("n", route.len()))) ". " (voice.say(&Message::new("face-asks").with("tolls", words::tolls(route))))
        @if supplies > 0 { " " (voice.say(&Message::new("face-supplies-most").with("n", supplies))) }
    }
}
