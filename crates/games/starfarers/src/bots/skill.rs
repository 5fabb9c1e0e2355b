//! What a player gives for things, in victory points. The numbers were found by playing them against each other.

/// Weights of the judgement.
pub(super) struct Skill {
    /// Steps a shake moves a ship, boosters apart (SF-SHAKE-3, SF-ENC-2).
    pub shake: f64,
    /// How much a turn takes from what comes later, and how much more beyond the likely end of the game.
    pub haste: f64,
    pub too_late: f64,
    /// Rounds for each point the leader needs.
    pub pace: f64,
    /// A pip for a round.
    pub pip: f64,
    /// How much more where a type hardly comes in, and how many cards a round are enough.
    pub shortage: f64,
    pub enough: f64,
    /// Boosters one after the other, with the whole game ahead.
    pub boosters: [f64; 6],
    pub cannons: [f64; 6],
    /// A freight ring beyond the docks it opens.
    pub freight: f64,
    /// A colony, a spaceport, a friendship chip, a fame ring, a cleared planet.
    pub colony: f64,
    pub port: f64,
    pub chip: f64,
    /// A further dock where the chip is held already.
    pub hold: f64,
    pub fame: f64,
    pub clear: f64,
    /// What a spaceport further out saves.
    pub forward: f64,
    /// How much of the value of friendship cards counts.
    pub friends: f64,
    /// Each of them: what it is worth by itself, and for a card of its type a round.
    pub honour: (f64, f64),
    pub bazaar: (f64, f64),
    pub more: (f64, f64),
    pub rate: (f64, f64),
    pub drive: f64,
    pub relief: f64,
    /// A card lost to a 7.
    pub tribute: f64,
    /// What is left of a place that may be closed, of one that somebody else reaches at the same time, and first.
    pub blocked: f64,
    pub tied: f64,
    pub beaten: f64,
    /// What a card to spare is worth of another.
    pub spare: f64,
    /// A card given in a trade for which none comes back.
    pub card: f64,
    /// What a trade has to bring, and how much more for each point the partner is ahead.
    pub gain: f64,
    pub envy: f64,
    /// How much of the goal after the next counts.
    pub ahead: f64,
    /// Saves for one aim at a time as long as the hand is small.
    pub saves: bool,
    /// Makes offers of its own (SF-TRADE-5).
    pub talks: bool,
}

pub(super) const NORMAL: Skill = Skill {
    shake: 3.6,
    haste: 0.05,
    too_late: 0.3,
    pace: 1.05,
    pip: 0.022,
    shortage: 0.8,
    enough: 0.7,
    boosters: [0.45, 0.35, 0.28, 0.2, 0.12, 0.08],
    cannons: [0.12, 0.1, 0.08, 0.06, 0.05, 0.05],
    freight: 0.06,
    colony: 1.0,
    port: 1.0,
    chip: 2.3,
    hold: 0.25,
    fame: 0.5,
    clear: 1.1,
    forward: 0.05,
    friends: 2.2,
    honour: (0.9, 2.2),
    bazaar: (0.4, 0.7),
    more: (0.1, 1.0),
    rate: (0.15, 0.3),
    drive: 0.35,
    relief: 0.5,
    tribute: 0.12,
    blocked: 0.6,
    tied: 0.6,
    beaten: 0.35,
    spare: 0.8,
    card: 0.2,
    gain: 0.02,
    envy: 0.0,
    ahead: 0.3,
    saves: true,
    talks: true,
};

/// One thing after the other, and no talk.
pub(super) static EASY: Skill = Skill { ahead: 0.0, saves: false, talks: false, ..NORMAL };

/// More in a hurry than the normal player: speed, points and the Seat of Honour before income and cheap exchanges.
/// Found by games in which all weights were drawn at random at once, see balance.md.
pub(super) const HARD: Skill = Skill {
    shake: 4.05,
    haste: 0.15,
    too_late: 0.36,
    pace: 0.83,
    boosters: [0.78, 0.61, 0.49, 0.35, 0.21, 0.14],
    cannons: [0.11, 0.09, 0.07, 0.05, 0.04, 0.04],
    freight: 0.08,
    colony: 1.23,
    port: 0.89,
    chip: 2.5,
    // It wins no points; the card there is all it is for.
    hold: -0.1,
    fame: 0.69,
    clear: 0.74,
    forward: 0.02,
    friends: 2.6,
    honour: (1.4, 3.4),
    more: (0.06, 0.58),
    rate: (0.08, 0.16),
    drive: 0.67,
    tribute: 0.1,
    tied: 0.93,
    spare: 0.56,
    gain: 0.11,
    envy: 0.04,
    ahead: 1.0,
    saves: false,
    ..NORMAL
};

/// For games in the head: the hard player, and the others, who are taken for normal ones.
pub(super) static SWIFT: Skill = Skill { ahead: 0.02, talks: false, ..HARD };
pub(super) static OTHERS: Skill = Skill { ahead: 0.02, saves: false, talks: false, ..NORMAL };
