//! Hangar and launch: landers with their statistics and slots, who goes, and what can be loaded.

use super::super::prelude::*;
use super::book::head;
use super::roster::person;
use super::scanner::losses;
use crate::content::{Gear, Lander, ModificationKind};
use crate::state::{Campaign, Status};

pub fn landers(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! {
        (head(voice, "term-hangar"))
        ul.things { @for lander in campaign.landers.iter() {
            li.can[campaign.lander == lander] { b { (voice.id(lander.name())) } @if campaign.damaged.contains(lander) { span.warn { (voice.id("face-damaged")) } }
                (bars(voice, lander)) }
        } }
        @if let Some(landing) = campaign.scanner.filter(|_| campaign.lines >= 3) { (losses(voice, campaign, landing)) }
    }
}

pub fn bars(voice: &Voice<'_>, lander: Lander) -> Markup {
    let all =
        [("term-armour", lander.armour()), ("term-sensors", lander.sensors()), ("term-agility", lander.agility())];
    let holds = [
        ("term-supplies", lander.supplies()),
        ("term-personal-gear", lander.personal()),
        ("term-mission-gear", lander.mission()),
        ("term-discovery", lander.discoveries()),
    ];
    html! {
        dl.bars-of { @for (name, count) in all { dt { (voice.id(name)) } dd { @for _ in 0..count { i {} } (count) } } }
        small { @for (at, (name, count)) in holds.into_iter().enumerate() { @if at > 0 { " · " } (voice.id(name)) " " (count) } }
    }
}

pub fn modifications(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! {
        (head(voice, "face-modifications"))
        @if campaign.modifications.is_empty() { p.fl { (voice.id("face-none-yet")) } }
        ul.things { @for one in campaign.modifications.iter() {
            li { b { (voice.id(one.name())) } small { (voice.id(match one.kind() { ModificationKind::Structural => "term-structural", ModificationKind::Functional => "term-functional" })) } }
        } }
    }
}

pub fn party(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    let (goes, can): (Vec<_>, Vec<_>) =
        (campaign.crew(None, Some(Status::Party)).collect(), campaign.crew(None, Some(Status::Available)).collect());
    html! {
        (head(voice, "term-launch"))
        h3 { (voice.id("term-party")) } @for crew in goes { (person(voice, campaign, crew)) }
        h3 { (voice.id("term-available")) } @for crew in can { (person(voice, campaign, crew)) }
    }
}

pub fn stores(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    let held: Vec<Gear> = Gear::all().filter(|gear| campaign.inventory.0[gear.index()] > 0).collect();
    html! {
        (head(voice, "term-inventory"))
        @if held.is_empty() { p.fl { (voice.id("face-none-yet")) } }
        ul.things { @for gear in held { li { b { (voice.id(gear.name())) } " ×" (campaign.inventory.0[gear.index()])
            @if let Some(block) = gear.effect().effect { small { (voice.say(&words::says(Some(gear.program()), block))) } } } } }
    }
}
