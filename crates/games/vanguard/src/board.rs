//! The view in words: the planet, the party, and what the lander holds.

use orrery_core::{Message, Section};

use crate::state::{Member, State};
use crate::view::View;
use crate::words;

pub(crate) fn board(view: &View) -> Vec<Section> {
    let state = &view.state;
    let named = state.places().filter(|place| state.is_named(*place));
    let crew = named.map(|place| member(state.member(place))).collect();
    vec![Section::new("section-planet", planet(state)), Section::new("section-crew", crew)]
}

fn planet(state: &State) -> Vec<Message> {
    let planet = &state.planet;
    let condition = Message::new("board-condition").with("condition", planet.condition().name());
    let pools = Message::new("board-pools").with("supplies", state.vessel.supplies).with("success", state.success);
    let pools = pools.with("found", state.found(None));
    let missions = planet.in_play.iter().map(|mission| Message::new("board-mission").with("mission", mission.name()));
    let places = (1..crate::state::SECTORS as u8).filter_map(|sector| {
        let poi = planet.poi(sector)?;
        Some(Message::new("board-place").with("sector", words::sector(state, sector)).with("poi", poi.name()))
    });
    [condition, pools].into_iter().chain(missions).chain(places).collect()
}

fn member(member: &Member) -> Message {
    Message::new("board-crew")
        .with("who", member.crew.name())
        .with("section", words::section(member.section))
        .with("sector", member.sector)
        .with("available", member.available.len())
        .with("spent", member.spent.len())
        .with("wounds", member.wound_cards())
        .with("cards", member.hand.len())
        .with("charges", member.charges)
}
