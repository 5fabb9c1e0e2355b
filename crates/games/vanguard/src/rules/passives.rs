//! What holds without being carried out (VG-FX-17).

use super::pool::Conversions;
use super::ways;
use crate::content::{Biome, Class, Holds, Key, PlainKey, Reach, Wound};
use crate::lesson;
use crate::state::{Place, State};

/// Everything that holds for a crew member: of its own gear, of the condition, of tokens and modifications around it.
fn held(state: &State, place: Place) -> impl Iterator<Item = Key> + '_ {
    let member = state.member(place);
    let own = member.gear.iter().flat_map(|carried| carried.gear.effect().holds);
    let own = own.filter(|holds| holds.reach == Reach::Passive);
    let condition = state.planet.condition().passives().iter();
    let vessel = state.vessel.modifications.iter().flat_map(|one| one.effect().holds);
    let vessel = vessel.filter(move |holds| reaches(state, place, state.planet.lander, holds));
    own.chain(condition).chain(vessel).map(|holds| holds.key).chain(around(state, place))
}

/// VG-GEAR-6, VG-GEAR-10: auras of tokens, and of the upgrades their carriers have.
fn around(state: &State, place: Place) -> impl Iterator<Item = Key> + '_ {
    state.planet.tokens.iter().flat_map(move |token| {
        let carrier = state.member(token.carrier);
        let upgrades = carrier.gear.iter().map(|one| one.gear).filter(|gear| gear.class() == Class::Upgrade);
        let upgrades = upgrades.filter(|gear| gear.upgrades() == Some(token.gear));
        let all = [token.gear].into_iter().chain(upgrades).flat_map(|gear| gear.effect().holds);
        all.filter(move |holds| reaches(state, place, token.sector, holds)).map(|holds| holds.key)
    })
}

/// VG-FX-28: counted from the sector of the token or lander outwards.
fn reaches(state: &State, place: Place, from: u8, holds: &Holds) -> bool {
    let sector = state.sector_of(place);
    match holds.reach {
        Reach::Passive => true,
        Reach::Here => sector > 0 && sector == from,
        Reach::Near => sector > 0 && (sector == from || ways::connected(state, from).any(|to| to == sector)),
    }
}

/// Equal bonuses of different sources add up.
pub(crate) fn bonus(state: &State, place: Place, key: PlainKey) -> u8 {
    held(state, place)
        .filter_map(|held| if let Key::Plain(of, by) = held { (of == key).then_some(by) } else { None })
        .sum()
}

/// A bonus of the lander in use.
pub(crate) fn of_lander(state: &State, key: PlainKey) -> u8 {
    let all = state.vessel.modifications.iter().flat_map(|one| one.effect().holds);
    let plain = all.filter_map(|holds| if let Key::Plain(of, by) = holds.key { Some((of, by)) } else { None });
    plain.filter(|(of, _)| *of == key).map(|(_, by)| by).sum()
}

/// VG-CONV-1: a crew member's own conversion, and those that gear gives. R32: not in the tutorial's first round.
pub(crate) fn conversions(state: &State, place: Place) -> Conversions {
    if lesson::is_led(state) {
        return Conversions::NONE;
    }
    let crew = state.member(place).crew;
    let own = Conversions::NONE.with(crew.converts(), crew.into());
    held(state, place).fold(own, |all, key| match key {
        Key::Convert(colour, icon) => all.with(colour, icon),
        _ => all,
    })
}

pub(crate) fn is_immune(state: &State, place: Place, wound: Wound) -> bool {
    held(state, place).any(|key| key == Key::WoundImmune(wound))
}

pub(crate) fn assists_from_afar(state: &State, place: Place) -> bool {
    held(state, place).any(|key| key == Key::AssistRange)
}

/// VG-EVENT-2
pub(crate) fn biomes(state: &State, place: Place) -> Vec<Biome> {
    let added = held(state, place).filter_map(|key| if let Key::BiomeAdd(biome) = key { Some(biome) } else { None });
    let mut all: Vec<Biome> = state.planet.biomes(state.sector_of(place)).chain(added).collect();
    all.retain(|biome| !held(state, place).any(|key| key == Key::BiomeIgnore(*biome)));
    all
}

/// `supplies.unlimited`: losses do nothing.
pub(crate) fn is_unlimited(state: &State) -> bool {
    let passives = state.planet.condition().passives();
    passives.iter().any(|holds| matches!(holds.key, Key::Plain(PlainKey::SuppliesUnlimited, _)))
}
