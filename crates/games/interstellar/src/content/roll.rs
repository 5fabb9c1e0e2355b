//! What the dice of a Workcell Roll and of a Goo Roll say (2.14).
//!
//! Rules held here beside those that are named below: K-Cyborg-Roll, K-Domesticate, T-ROLLS.

orrery_kit::named! {
    pub enum Alert {
        /// Goo is killed.
        Red = "red",
        /// Goo is domesticated.
        Yellow = "yellow",
    }
}

orrery_kit::named! {
    /// H2
    pub enum WorkcellRoll {
        Success = "success",
        /// A success only if the Worker's mat has an augmentation of the card's shape, human or goo.
        WithAugmentation = "with-augmentation",
        Fail = "fail",
        /// A fail; a Cyborg's Ideology takes 1 Stress, or the Cyborg dies if the card is risky.
        Mishap = "mishap",
    }
}

impl WorkcellRoll {
    pub const fn of(die: u8) -> WorkcellRoll {
        match die {
            1 => WorkcellRoll::Success,
            2 => WorkcellRoll::WithAugmentation,
            6 => WorkcellRoll::Mishap,
            _ => WorkcellRoll::Fail,
        }
    }
}

orrery_kit::named! {
    /// H3
    pub enum GooRoll {
        Killed = "killed",
        Domesticated = "domesticated",
        Fail = "fail",
        /// A fail, and a Cyborg dies.
        Death = "death",
    }
}

impl GooRoll {
    pub const fn of(alert: Alert, die: u8) -> GooRoll {
        match (alert, die) {
            (Alert::Red, 1 | 2) => GooRoll::Killed,
            (Alert::Yellow, 1) => GooRoll::Domesticated,
            (_, 6) => GooRoll::Death,
            _ => GooRoll::Fail,
        }
    }
}
