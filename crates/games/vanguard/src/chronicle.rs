//! What is told of a chapter in the book of its campaign (VG-SAVE-5), and of a voyage that has come to its end
//! (VG-CAMP-5).

use orrery_core::{Message, Section};

use crate::content::{Gear, Tally};
use crate::state::{Campaign, Ledger, Score, State};
use crate::words;

pub(crate) fn chronicle(state: &State) -> Vec<Section> {
    let Some(campaign) = &state.campaign else { return Vec::new() };
    let (before, now) = (campaign.before, Ledger::of(campaign, state.flags));
    let all = [
        ("chronicle-voyage", voyage(state, campaign)),
        ("chronicle-missions", missions(&before, &now)),
        (
            "chronicle-choices",
            now.flags.minus(before.flags).iter().map(|flag| Message::new(words::flag(flag))).collect(),
        ),
        ("chronicle-crew", crew(&before, &now)),
        ("chronicle-ship", ship(&before, &now)),
        ("chronicle-logs", now.logs.minus(before.logs).iter().map(|log| Message::new(log.name())).collect()),
    ];
    let told = all.into_iter().filter(|(_, lines): &(_, Vec<Message>)| !lines.is_empty());
    told.map(|(title, lines)| Section::new(title, lines)).collect()
}

/// VG-CAMP-5: only where it is over.
fn voyage(state: &State, campaign: &Campaign) -> Vec<Message> {
    let Some(ending) = campaign.ending else { return Vec::new() };
    let count = |id: &'static str, count: usize| Message::new(id).with("count", count);
    let scores = campaign.scores.iter().map(|Score { board, points }| {
        Message::new("chronicle-grade").with("operation", board.name()).with("grade", words::grade(*points))
    });
    let figures = [
        Message::new(words::ending(ending)),
        count("chronicle-phases", state.count(Tally::Phase).into()),
        count("chronicle-dice", campaign.dice.into()),
        count("chronicle-alive", campaign.crew(None, None).count()),
        count("chronicle-keystones", state.count(Tally::Key).into()),
        count("chronicle-exceptional", campaign.display.len()),
        count("chronicle-done", campaign.done().len()),
    ];
    figures.into_iter().chain(scores).collect()
}

fn missions(before: &Ledger, now: &Ledger) -> Vec<Message> {
    let done = now.done.minus(before.done).iter();
    let done = done.map(|mission| Message::new("log-mission-done").with("mission", mission.name()));
    let failed = now.failed.saturating_sub(before.failed);
    let failed = (failed > 0).then(|| Message::new("chronicle-failed").with("count", failed));
    done.chain(failed).collect()
}

fn crew(before: &Ledger, now: &Ledger) -> Vec<Message> {
    let named = |id: &'static str| move |crew: crate::content::Crew| Message::new(id).with("who", crew.name());
    let gained = now.crew.minus(before.crew).iter().map(named("chronicle-joined"));
    gained.chain(before.crew.minus(now.crew).iter().map(named("chronicle-lost"))).collect()
}

fn ship(before: &Ledger, now: &Ledger) -> Vec<Message> {
    let dice = (now.dice != before.dice).then(|| Message::new("log-dice").with("count", now.dice));
    let is_new = |gear: &Gear| now.gear.0[gear.index()] > before.gear.0[gear.index()];
    let gear = Gear::all().filter(is_new).map(|gear| Message::new("chronicle-gear").with("gear", gear.name()));
    dice.into_iter().chain(gear).collect()
}
