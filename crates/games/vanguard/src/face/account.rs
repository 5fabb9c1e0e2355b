//! What is told of an exploration (8.6): success by source, finds kept and lost, what the dice did, wounds, who assisted
//! whom.

use super::prelude::*;
use super::{archive, crew, dice, portrait};
use crate::content::{Crew, Discovery, Icon, MissionKind};
use crate::rules::{end, ids};
use crate::state::{Account, Gain, Luck, Origin, Share, State};

pub fn figure(voice: &Voice<'_>, name: &str, value: impl maud::Render) -> Markup {
    html! { div { dt { (voice.id(name)) } dd { (value) } } }
}

/// Of an exploration that is a game by itself.
pub fn mission(scene: &Scene<'_>, how: &str) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    html! {
        p.ending { b { (how) } " · " (voice.id(state.planet.board.name())) " " (cite(GAME, ids::MISSION)) }
        dl.figures {
            (figure(voice, "term-success", state.success))
            @if state.is_operation() { (figure(voice, "face-score", end::score(state))) }
            (figure(voice, "face-rounds", state.account.rounds))
            (figure(voice, "term-supplies", state.vessel.supplies))
            (figure(voice, "face-visited", state.deeds.visited.count_ones()))
            (figure(voice, "face-dangers", state.deeds.dangers))
            (figure(voice, "face-logs-read", state.account.logs.len()))
        }
        div.vg-pair { (missions(voice, state)) (sources(voice, &state.account)) }
        (told(scene))
        details { summary { (voice.id("view-logs")) } (archive::archive(voice, state.account.logs)) }
    }
}

/// What is told of it at home, too.
pub fn told(scene: &Scene<'_>) -> Markup {
    let (voice, account) = (&scene.voice, &scene.view.state.account);
    html! {
        div.vg-pair {
            (finds(voice, "face-brought", account, |card| account.kept(card)))
            (finds(voice, "face-finds-lost", account, |card| account.lost.0[card.index()]))
        }
        (shares(scene))
        (helpers(voice, account))
    }
}

fn missions(voice: &Voice<'_>, state: &State) -> Markup {
    let planet = &state.planet;
    let sorts = [(planet.done, "face-done"), (planet.failed, "face-not-done"), (planet.in_play, "face-left-open")];
    html! {
        section { h3 { (voice.id("face-goals")) }
            ul.things {
                @for (missions, name) in sorts { @for one in missions.iter() {
                    li { b.main[one.kind() == MissionKind::Main] { (voice.id(one.name())) } " · " (voice.id(name)) }
                } }
                @if let Some((card, is_done)) = state.rank_up {
                    li { b { (voice.id(card.name())) } " · " (voice.id(if is_done { "face-done" } else { "face-not-done" })) }
                }
            } }
    }
}

/// Success tokens by the card they came from.
pub fn sources(voice: &Voice<'_>, account: &Account) -> Markup {
    html! { @if !account.gains.is_empty() {
        section { h3 { (voice.id("face-sources")) }
            ul.vg-sources { @for gain in account.gains.iter() { (source(voice, *gain)) } } }
    } }
}

/// A log is told by its number: its name is the whole story.
fn source(voice: &Voice<'_>, Gain { from, tokens }: Gain) -> Markup {
    let name = match from {
        Origin::Log(log) => voice.say(&Message::new("face-log").with("n", log.id())),
        from => voice.id(words::origin(from)),
    };
    html! { li { span { (name) } i aria-hidden="true" { @for _ in 0..tokens.max(0) { svg.ic { use href="#vg-success" {} } } } b { @if tokens > 0 { "+" } (tokens) } } }
}

fn finds(voice: &Voice<'_>, name: &str, account: &Account, count: impl Fn(Discovery) -> u8) -> Markup {
    let cards: Vec<Discovery> = Discovery::all().filter(|card| count(*card) > 0).collect();
    let relics = account.relics.iter().filter(|_| name == "face-brought");
    let relics: Vec<_> = relics.collect();
    html! { @if !cards.is_empty() || !relics.is_empty() {
        section { h3 { (voice.id(name)) }
            ul.things {
                @for relic in relics { li { svg.ic aria-hidden="true" { use href="#vg-key" {} } b { (voice.id(relic.name())) } } }
                @for card in cards { li { svg.ic aria-hidden="true" { use href={ "#vg-t-" (card.of().id()) } {} } (voice.id(card.name())) " ×" (count(card)) } }
            } }
    } }
}

/// A line for everybody who was there: what was thrown against what could be expected, and what it cost them.
fn shares(scene: &Scene<'_>) -> Markup {
    let (voice, account) = (&scene.voice, &scene.view.state.account);
    html! {
        div.vg-scroll { table.vg-shares { caption { (voice.id("face-dice-rolled")) }
            thead { tr { th { (voice.id("term-party")) } th { (voice.id("face-rolled")) }
                th { (dice::sign(voice, Icon::VAN)) } th { (dice::sign(voice, Icon::ACC)) }
                th { (voice.id("face-sacrificed")) } th { (voice.id("face-hurt")) } } }
            tbody { @for (_, crew, share) in account.crew() { tr {
                (person(scene, crew, share))
                td { (share.rolled) } td { (luck(voice, share.vanguard)) } td { (luck(voice, share.accidents)) }
                td { (share.sacrificed) } td { (share.wounds) }
            } } } } }
        p.sub { (voice.id("face-expected")) }
    }
}

/// Who was there, with section, rank and player while the party is still out.
fn person(scene: &Scene<'_>, one: Crew, share: &Share) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    let member = state.party.iter().find(|member| member.crew == one);
    let post = state.campaign.as_ref().and_then(|campaign| campaign.post(one));
    let section = member.map(|member| member.section).or(post.map(|post| post.section));
    html! {
        th class=[section.map(|section| format!("s{}", section.index() + 1))] { (portrait::of(one)) span { (voice.id(one.name()))
            small { @if share.is_lost { (voice.id("face-dead")) } @else if let Some(member) = member { (crew::rank(voice, member.rank)) " " (voice.name(member.seat)) } } } }
    }
}

/// So many, and to a tenth how many there should have been.
fn luck(voice: &Voice<'_>, luck: Luck) -> Markup {
    let tenths = (u32::from(luck.sixths) * 10 + 3) / 6;
    let due = Message::new("face-tenths").with("whole", tenths / 10).with("tenths", tenths % 10);
    let said = Message::new("face-against").with("thrown", luck.thrown).with("due", due.clone());
    html! { span title=(voice.say(&said)) { b { (luck.thrown) } " / " (voice.say(&due)) } }
}

/// Who gave whom how many dice and cards.
fn helpers(voice: &Voice<'_>, account: &Account) -> Markup {
    let given = account.crew().flat_map(|(_, by, share)| {
        account
            .crew()
            .map(move |(place, to, _)| (by, to, share.given[place.index()]))
            .filter(|(_, _, count)| *count > 0)
    });
    let given: Vec<_> = given.collect();
    html! { @if !given.is_empty() {
        section { h3 { (voice.id("face-helpers")) }
            ul.things { @for (by, to, count) in given {
                li { (voice.say(&Message::new("face-helped").with("who", by.name()).with("whom", to.name()).with("n", count))) }
            } } }
    } }
}
