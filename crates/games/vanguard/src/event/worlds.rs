//! The board: points of interest, tracks, conditions, missions, threats, tokens, and who stands where.

use super::prelude::*;

facts! {
    pub enum Worlds shown as WorldsShown {
        BoardLaid { planet: Planet },
        /// VG-POI-5, VG-POI-6
        PoiPlaced { sector: u8, poi: Poi, replaces: bool },
        MarksSet { sector: u8, count: u8 },
        TimeSet { track: Track, to: u8 },
        ConditionSet { condition: Option<Condition> },
        MissionAdded { mission: Mission },
        MissionDone { mission: Mission },
        MissionFailed { mission: Mission },
        ThreatAdded { threat: Threat, sector: u8 },
        /// 0 is off the board.
        ThreatMoved { threat: Threat, to: u8 },
        ThreatRemoved { threat: Threat },
        TokenPlaced { by: Mate, gear: Gear, sector: u8 },
        Moved { by: Mate, to: u8 },
        SuppliesSet { supplies: u8 },
        SuccessSet { success: u8 },
        Flagged { flag: Flag },
        Counted { tally: Tally, count: u8 },
        LogShown { log: Log },
        LanderReady { lander: Lander, modifications: Few<Modification, 4>, supplies: u8 },
        LanderDamaged,
        LanderDown { sector: u8 },
        /// VG-TRAVEL-2: where to is fixed.
        TravelBegan { by: Mate, travel: Travel },
        TollsSet { tolls: u8 },
        TravelOver,
        RankUpSet { card: RankUp },
        RankUpCompleted { card: RankUp },
        RankUpsDrawn { cards: RankUps },
        /// VG-DEBRIEF-2
        RankUpReturned { card: RankUp, is_gone: bool },
    }
}

impl Worlds {
    pub(super) fn fold(&self, state: &mut State) {
        let planet = &mut state.planet;
        match *self {
            Worlds::BoardLaid { planet: laid } => *planet = laid,
            Worlds::PoiPlaced { sector, poi, replaces } => place_poi(planet, sector, poi, replaces),
            Worlds::MarksSet { sector, count } => planet.marks[usize::from(sector)] = count,
            Worlds::TimeSet { track, to } => match track {
                Track::Threat(threat) => planet.threats[threat.index()].time = to,
                Track::Condition(condition) if planet.over == Some(condition) => planet.over_time = to,
                Track::Condition(_) => planet.printed_time = to,
            },
            Worlds::ConditionSet { condition } => (planet.over, planet.over_time) = (condition, 0),
            Worlds::MissionAdded { mission } => planet.in_play.insert(mission),
            Worlds::MissionDone { mission } => {
                planet.in_play.remove(mission);
                planet.failed.remove(mission);
                planet.done.insert(mission);
                planet.completed.insert(mission);
            }
            Worlds::MissionFailed { mission } => {
                planet.in_play.remove(mission);
                planet.done.remove(mission);
                planet.failed.insert(mission);
            }
            Worlds::ThreatAdded { threat, sector } => {
                planet.threats[threat.index()] = Standee { is_in_play: true, sector, time: 0 };
            }
            Worlds::ThreatMoved { threat, to } => planet.threats[threat.index()].sector = to,
            Worlds::ThreatRemoved { threat } => {
                planet.threats[threat.index()] = Standee::default();
                forget(planet, |action| action.of() == Owner::Threat(threat));
            }
            Worlds::TokenPlaced { by, gear, sector } => {
                planet.tokens.push(Token { gear, sector, carrier: by.place });
            }
            Worlds::Moved { by, to } => {
                state.deeds.visited |= 1 << to;
                state.member_mut(by.place).sector = to;
                let broken = state.travel.as_mut().filter(|travel| travel.place == by.place && travel.from != to);
                broken.into_iter().for_each(|travel| travel.is_broken = true);
            }
            Worlds::SuppliesSet { supplies } => state.vessel.supplies = supplies,
            Worlds::SuccessSet { success } => {
                state.note_success(success);
                state.success = success;
            }
            Worlds::Flagged { flag } => state.flags.insert(flag),
            Worlds::Counted { tally, count } => state.counts[tally.index()] = count,
            Worlds::LanderReady { lander, modifications, supplies } => {
                (state.vessel.lander, state.vessel.modifications) = (lander, modifications);
                state.vessel.supplies = supplies;
            }
            Worlds::LanderDamaged => state.vessel.is_damaged = true,
            Worlds::LanderDown { sector } => planet.lander = sector,
            Worlds::TravelBegan { travel, .. } => state.travel = Some(travel),
            Worlds::TollsSet { tolls } => state.travel.iter_mut().for_each(|travel| travel.tolls = tolls),
            Worlds::TravelOver => state.travel = None,
            // VG-RANK-1: the other one goes back under the deck.
            Worlds::RankUpSet { card } => {
                state.rank_up = Some((card, false));
                state.rank_ups = state.rank_ups.or(state.rank_ups_drawn.without(card));
                state.rank_ups_drawn = RankUps::NONE;
            }
            Worlds::RankUpReturned { card, is_gone } => {
                state.rank_up = None;
                if !is_gone && card != at::rank_up::T0 {
                    state.rank_ups.insert(card);
                }
            }
            Worlds::RankUpsDrawn { cards } => {
                state.rank_ups = state.rank_ups.minus(cards);
                state.rank_ups_drawn = cards;
            }
            Worlds::RankUpCompleted { card } => state.rank_up = Some((card, true)),
            Worlds::LogShown { log } => {
                state.account.logs.insert(log);
                state.campaign.iter_mut().for_each(|ship| ship.shown.insert(log));
            }
        }
    }
}

/// VG-POI-7: counters of the former card go with it.
fn place_poi(planet: &mut Planet, sector: u8, poi: Poi, replaces: bool) {
    if let Some(former) = planet.poi(sector) {
        forget(planet, |action| action.of() == Owner::Poi(former));
    }
    let stack = &mut planet.pois[usize::from(sector)];
    if replaces {
        *stack = Few::NONE;
    }
    stack.push_out(poi);
}

fn forget(planet: &mut Planet, of: impl Fn(Action) -> bool) {
    let kept: Vec<Progress> = planet.progress.iter().copied().filter(|one| !of(one.action)).collect();
    planet.progress = Few::of(kept).unwrap_or_default();
}

impl WorldsShown {
    pub(super) fn line(&self) -> Option<LogLine> {
        use WorldsShown as Told;
        Some(match *self {
            Told::PoiPlaced { sector, poi, .. } => {
                let message = Message::new("log-poi").with("poi", poi.name()).with("sector", sector);
                LogLine::new(None, message, &[ids::POI]).seen(SightKind::Reveal)
            }
            Told::TimeSet { track, to } => {
                let message = Message::new("log-time").with("track", words::track(track)).with("space", to);
                LogLine::new(None, message, &[ids::SPACE])
            }
            Told::ConditionSet { condition: Some(condition) } => {
                noted("log-condition", "condition", condition.name(), &[ids::CONDITION]).seen(SightKind::Reveal)
            }
            Told::ConditionSet { condition: None } => LogLine::new(None, "log-condition-over", &[ids::CONDITION]),
            Told::MissionAdded { mission } => noted("log-mission-added", "mission", mission.name(), &[ids::MISSION]),
            Told::MissionDone { mission } => {
                noted("log-mission-done", "mission", mission.name(), &[ids::MISSION]).seen(SightKind::Gain)
            }
            Told::MissionFailed { mission } => {
                noted("log-mission-failed", "mission", mission.name(), &[ids::MISSION]).seen(SightKind::Loss)
            }
            Told::ThreatAdded { threat, sector } | Told::ThreatMoved { threat, to: sector } => {
                let message = Message::new("log-threat").with("threat", threat.name()).with("sector", sector);
                LogLine::new(None, message, &[ids::THREAT_MOVE])
            }
            Told::ThreatRemoved { threat } => noted("log-threat-gone", "threat", threat.name(), &[ids::THREAT_MOVE]),
            Told::TokenPlaced { by, gear, .. } => did_with("log-token", by, "gear", gear.name(), &[ids::TOKEN]),
            Told::Moved { by, to } => did_with("log-moved", by, "sector", to, &[ids::PATHS]),
            Told::SuppliesSet { supplies } => noted("log-supplies", "count", supplies, &[ids::SUPPLIES]),
            Told::SuccessSet { success } => noted("log-success", "count", success, &[ids::MISSION]),
            Told::LogShown { log } => noted("log-log", "log", log.name(), &[ids::LOG]).seen(SightKind::Reveal),
            Told::LanderDamaged => LogLine::new(None, "log-lander-damaged", &[ids::LANDING]),
            Told::LanderDown { sector } => noted("log-landed", "sector", sector, &[ids::LANDED]),
            Told::TravelBegan { by, travel } => did_with("log-travels", by, "sector", travel.to, &[ids::PATHS]),
            Told::RankUpCompleted { card } => noted("log-rank-up", "card", card.name(), &[ids::RANK_UP]),
            Told::BoardLaid { .. }
            | Told::MarksSet { .. }
            | Told::Flagged { .. }
            | Told::Counted { .. }
            | Told::LanderReady { .. }
            | Told::TollsSet { .. }
            | Told::TravelOver
            | Told::RankUpSet { .. }
            | Told::RankUpsDrawn { .. }
            | Told::RankUpReturned { .. } => return None,
        })
    }
}
