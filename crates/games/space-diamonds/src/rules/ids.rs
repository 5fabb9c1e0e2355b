//! The ids of the rules, as the rulebook numbers them.

use orrery_core::Rule;

pub const SAILS: Rule = Rule("iAa.1");
pub const HOME_FOR_GOOD: Rule = Rule("iA1a.1");
/// Five figures, so five players at most.
pub const COMPONENTS: Rule = Rule("iB1.1");
pub const SPENDING: Rule = Rule("iB2c.2");
pub const DEAL_MISSIONS: Rule = Rule("iC1b.1");
pub const DEAL_CHITS: Rule = Rule("iC2b.1");
pub const FIRST_PLAYER: Rule = Rule("iC3.1");
pub const ONE_MOVE: Rule = Rule("iD1.1");
pub const ONE_OPERATION: Rule = Rule("iD1.1");
pub const OPERATION_APART: Rule = Rule("iD1.2");

pub const NET_THRUST: Rule = Rule("iEa.1");
pub const EDGES: Rule = Rule("iE1d.1");
pub const NOT_BACK: Rule = Rule("iE1e.2");
pub const NO_BURN_LEFT: Rule = Rule("iE1g.2");
pub const PIVOT: Rule = Rule("iE1i.1");
pub const NO_FUEL_NO_COAST: Rule = Rule("iE1k.3");
pub const LANDING: Rule = Rule("iE1l.2");
pub const SUNLIGHT: Rule = Rule("iE2a.1");
pub const WEIGHT_CLASS: Rule = Rule("iE2b.1");
pub const PAY_REGULAR: Rule = Rule("iE3.3");
pub const FLYBY: Rule = Rule("iE3a.1");
pub const ISOFUEL: Rule = Rule("iE3b.1");
pub const HAZARD: Rule = Rule("iE4.1");
pub const HAZARD_PASSED: Rule = Rule("iE4a.1");
pub const HAZARD_LOSS: Rule = Rule("iE4a.2");
pub const HAZARD_STOP: Rule = Rule("iE4a.3");
pub const EMERGENCY: Rule = Rule("iE5.1");
pub const EMERGENCY_STEP: Rule = Rule("iE5.2");
pub const TANKS: Rule = Rule("iE6b.1");
pub const FUEL_STEPS: Rule = Rule("iE6d.1");
pub const NOT_BELOW_DRY: Rule = Rule("iE6e.1");
pub const WATER_CHIT: Rule = Rule("iE6f.1");

pub const DISCOVERY: Rule = Rule("iF1.1");
pub const SCANNER: Rule = Rule("iF2.1");
pub const REFUEL: Rule = Rule("iF3.1");
pub const MISSION_DONE: Rule = Rule("iGa.1");
pub const MISSION_AT_END: Rule = Rule("iG.2");
pub const FOUR_CHITS: Rule = Rule("iH1.1");
pub const THREE_TURNS: Rule = Rule("iH1.2");
pub const ARRIVAL: Rule = Rule("iH1b.1");
pub const GAME_END: Rule = Rule("iH1c.1");
pub const RACE_POINTS: Rule = Rule("iH2a.1");
pub const CHIT_POINTS: Rule = Rule("iH2b.1");
pub const MISSION_POINTS: Rule = Rule("iH2c.1");
pub const WINNER: Rule = Rule("iH3.1");

pub const FIRSTS_RULING: Rule = Rule("R18");
pub const LOST_CHITS_RULING: Rule = Rule("R27");
pub const WATER_RULING: Rule = Rule("R28");
pub const LEAVING_RULING: Rule = Rule("R33");

/// Our own rules.
pub const MEMORY: Rule = Rule("iZ1.3");
pub const ROUND_LIMIT: Rule = Rule("iZ1.7");
pub const ROUND: Rule = Rule("iZ1.8");
pub const SOLO: Rule = Rule("iZ2.1");
pub const SOLO_RATING: Rule = Rule("iZ2.4");
pub const PASSING: Rule = Rule("iZ5.2");
pub const LESSON: Rule = Rule("iZ6.1");
