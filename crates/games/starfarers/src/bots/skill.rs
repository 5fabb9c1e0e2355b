//! What a player gives for things, in victory points. The numbers were found by playing them against each other.

/// Weights of the judgement, each with its number for the normal player and for the hard one.
macro_rules! weights {
    ($($(#[$about:meta])* $name:ident: $of:ty = $normal:expr, $hard:expr;)+) => {
        pub(super) struct Skill {
            $($(#[$about])* pub $name: $of,)+
        }

        pub(super) const NORMAL: Skill = Skill { $($name: $normal,)+ };

        /// More in a hurry than the normal player: speed, points and the Seat of Honour before income and cheap exchanges.
        /// Found by games in which all weights were drawn at random at once, see balance.md.
        pub(super) const HARD: Skill = Skill { $($name: $hard,)+ };
    };
}

weights! {
    /// Steps a shake moves a ship, boosters apart (SF-SHAKE-3, SF-ENC-2).
    shake: f64 = 3.6, 4.05;
    /// How much a turn takes from what comes later, and how much more beyond the likely end of the game.
    haste: f64 = 0.05, 0.15;
    too_late: f64 = 0.3, 0.36;
    /// Rounds for each point the leader needs.
    pace: f64 = 1.05, 0.83;
    /// A pip for a round.
    pip: f64 = 0.022, 0.022;
    /// How much more where a type hardly comes in, and how many cards a round are enough.
    shortage: f64 = 0.8, 0.8;
    enough: f64 = 0.7, 0.7;
    /// Boosters one after the other, with the whole game ahead.
    boosters: [f64; 6] = [0.22, 0.17, 0.14, 0.1, 0.06, 0.04], [0.78, 0.61, 0.49, 0.35, 0.21, 0.14];
    cannons: [f64; 6] = [0.012, 0.01, 0.008, 0.006, 0.005, 0.005], [0.11, 0.09, 0.07, 0.05, 0.04, 0.04];
    /// A freight ring beyond the docks it opens.
    freight: f64 = 0.0, 0.08;
    /// A colony, a spaceport, a friendship chip, a fame ring, a cleared planet.
    colony: f64 = 1.0, 1.23;
    port: f64 = 1.0, 0.89;
    chip: f64 = 2.3, 2.5;
    /// A further dock where the chip is held already. It wins the hard player no points; the card there is all it is for.
    hold: f64 = 0.25, -0.1;
    fame: f64 = 0.5, 0.69;
    clear: f64 = 1.1, 0.74;
    /// What a spaceport further out saves.
    forward: f64 = 0.05, 0.02;
    /// How much of the value of friendship cards counts.
    friends: f64 = 2.2, 2.6;
    /// Each of them: what it is worth by itself, and for a card of its type a round.
    honour: (f64, f64) = (1.1, 2.7), (1.4, 3.4);
    bazaar: (f64, f64) = (0.4, 0.7), (0.4, 0.7);
    more: (f64, f64) = (0.1, 1.0), (0.06, 0.58);
    rate: (f64, f64) = (0.45, 0.1), (0.08, 0.16);
    drive: f64 = 0.35, 0.67;
    strength: f64 = 0.3, 0.5;
    /// Where every roll of one's own brings nothing, for each of those ahead, and for each card a round.
    relief: f64 = 3.2, 3.2;
    shares: f64 = 0.9, 0.9;
    light: f64 = 0.4, 0.2;
    /// The part of the best card's worth that another one must have to be taken instead.
    choosy: f64 = 0.6, 0.8;
    /// A card lost to a 7.
    tribute: f64 = 0.12, 0.1;
    /// What is left of a place that may be closed, of one that somebody else reaches at the same time, and first.
    blocked: f64 = 0.6, 0.6;
    tied: f64 = 0.6, 0.93;
    beaten: f64 = 0.35, 0.35;
    /// What a card to spare is worth of another.
    spare: f64 = 0.8, 0.56;
    /// A card given in a trade for which none comes back.
    card: f64 = 0.2, 0.45;
    /// What a trade has to bring, and how much more for each point the partner is ahead.
    gain: f64 = 0.005, 0.11;
    envy: f64 = 0.0, 0.04;
    /// How much of what the partner gains more counts against it, and how much more each further offer of a turn has to bring.
    grudge: f64 = 0.4, 0.4;
    patience: f64 = 0.04, 0.04;
    /// How much of the goal after the next counts.
    ahead: f64 = 0.3, 1.0;
    /// Saves for one aim at a time as long as the hand is small, and builds nothing else that puts it off.
    saves: bool = true, false;
    /// Makes offers of its own (SF-TRADE-5).
    talks: bool = true, true;
}

/// One thing after the other, and no talk.
pub(super) static EASY: Skill = Skill { ahead: 0.0, saves: false, talks: false, ..NORMAL };

/// For games in the head: the hard player, and the others, who are taken for normal ones.
pub(super) static SWIFT: Skill = Skill { ahead: 0.02, talks: false, ..HARD };
pub(super) static OTHERS: Skill = Skill { ahead: 0.02, saves: false, talks: false, ..NORMAL };
