//! Kinds of things that cards speak of.

orrery_kit::named! {
    /// The four sections of the ship (2.2).
    pub enum Section {
        Engineering = "Engineering",
        Recon = "Recon",
        Science = "Science",
        Security = "Security",
    }
}

orrery_kit::named! {
    /// The colour of a die.
    pub enum Colour {
        R = "r",
        G = "g",
        B = "b",
    }
}

orrery_kit::named! {
    /// A die of a colour, or of any.
    pub enum Die {
        R = "r",
        G = "g",
        B = "b",
        D = "d",
    }
}

orrery_kit::named! {
    /// What dice show (2.2).
    pub enum Icon {
        PHY = "PHY",
        GAT = "GAT",
        DEF = "DEF",
        EXP = "EXP",
        BIO = "BIO",
        XEN = "XEN",
        CON = "CON",
        SCI = "SCI",
        TEC = "TEC",
        BAS = "BAS",
        VAN = "VAN",
        ACC = "ACC",
    }
}

orrery_kit::named! {
    /// Dice of a roll, by colour or by what they show (VG-FX-21).
    pub enum Filter {
        R = "r",
        G = "g",
        B = "b",
        D = "d",
        PHY = "PHY",
        GAT = "GAT",
        DEF = "DEF",
        EXP = "EXP",
        BIO = "BIO",
        XEN = "XEN",
        CON = "CON",
        SCI = "SCI",
        TEC = "TEC",
        BAS = "BAS",
        VAN = "VAN",
        ACC = "ACC",
    }
}

orrery_kit::named! {
    /// What a place is like, for events.
    pub enum Biome {
        AQU = "AQU",
        CAV = "CAV",
        CRY = "CRY",
        DEA = "DEA",
        DES = "DES",
        FRO = "FRO",
        HOS = "HOS",
        ROC = "ROC",
        RUI = "RUI",
        TUT = "TUT",
        VEG = "VEG",
        VOI = "VOI",
        VOL = "VOL",
    }
}

orrery_kit::named! {
    /// What a sector or a point of interest bears besides.
    pub enum Mark {
        /// A lander may come down here.
        LZ = "LZ",
        /// No movement.
        NM = "NM",
        /// Not saved.
        NS = "NS",
        /// Fully explored.
        LP = "LP",
        /// Important.
        IM = "IM",
    }
}

orrery_kit::named! {
    /// The types of discoveries.
    pub enum Type {
        MIN = "MIN",
        MIC = "MIC",
        FLO = "FLO",
        LIV = "LIV",
        ALI = "ALI",
    }
}

orrery_kit::named! {
    /// What a lander is good at.
    pub enum Statistic {
        ARM = "ARM",
        SEN = "SEN",
        AGI = "AGI",
    }
}

orrery_kit::named! {
    /// The rows of a check.
    pub enum Line {
        Yellow = "yellow",
        Green = "green",
        Red = "red",
    }
}

orrery_kit::named! {
    /// Whether a path is walked both ways.
    pub enum Direction {
        Both = "both",
        OneWay = "one-way",
    }
}

orrery_kit::named! {
    /// Where a threat can be acted against (C6.1).
    pub enum Range {
        Same = "same",
        Any = "any",
    }
}

orrery_kit::named! {
    /// What a mission means for the exploration (C5).
    pub enum MissionKind {
        Main = "main",
        Optional = "optional",
        Step = "step",
    }
}

orrery_kit::named! {
    /// Where an event belongs (C7).
    pub enum EventDeck {
        Tutorial = "tutorial",
        Base = "base",
        Advanced = "advanced",
    }
}

orrery_kit::named! {
    pub enum Rarity {
        Common = "common",
        Rare = "rare",
    }
}

orrery_kit::named! {
    /// How gear is loaded (VG-GEAR-1).
    pub enum Class {
        Small = "small",
        Personal = "personal",
        Mission = "mission",
        Upgrade = "upgrade",
    }
}

orrery_kit::named! {
    /// How often gear can be used (VG-GEAR-9).
    pub enum Use {
        Passive = "passive",
        Free = "free",
        Turn = "turn",
        Mission = "mission",
        Stow = "stow",
        Token = "token",
        Upgrade = "upgrade",
    }
}

orrery_kit::named! {
    /// Whether a lander can be damaged.
    pub enum Damage {
        Never = "never",
        Possible = "possible",
    }
}

orrery_kit::named! {
    pub enum ModificationKind {
        Structural = "structural",
        Functional = "functional",
    }
}

orrery_kit::named! {
    /// Where a modification is of use.
    pub enum Where {
        Always = "always",
        Lander = "lander",
    }
}

orrery_kit::named! {
    pub enum Branch {
        Builders = "builders",
        Biology = "biology",
        Alien = "alien",
        Systems = "systems",
    }
}

orrery_kit::named! {
    /// Where an upgrade is installed.
    pub enum Slot {
        Infirmary = "infirmary",
        Production = "production",
        Bridge = "bridge",
        AddOn = "add-on",
    }
}

orrery_kit::named! {
    /// What becomes of a situation that was solved.
    pub enum Solved {
        Keep = "keep",
        Retire = "retire",
    }
}

orrery_kit::named! {
    /// Whether a flight needs a stronger hull (VG-STAR-2).
    pub enum Hazard {
        Safe = "safe",
        Dangerous = "dangerous",
    }
}

orrery_kit::named! {
    pub enum Pile {
        Tutorial = "tutorial",
        White = "white",
        Campaign = "campaign",
    }
}

orrery_kit::named! {
    /// How a campaign ends (VG-CAMP-4).
    pub enum Ending {
        END1 = "END1",
        END1B = "END1B",
        END2 = "END2",
        END2B = "END2B",
        END3 = "END3",
        END3B = "END3B",
        END4 = "END4",
        END5 = "END5",
    }
}

orrery_kit::named! {
    /// How a threat moves where nobody leads it.
    pub enum Heading {
        Low = "low",
        High = "high",
        Random = "random",
    }
}

orrery_kit::named! {
    /// Whom a threat moves towards (VG-THREAT-6).
    pub enum Quarry {
        Wounded = "wounded",
        Nearest = "nearest",
        Actor = "actor",
    }
}

orrery_kit::named! {
    /// When an effect can be used.
    pub enum Timing {
        Check = "Check",
        Assist = "Assist",
        Anytime = "Anytime",
        Turn = "Turn",
        Action = "Action",
        Rest = "Rest",
        Prepare = "Prepare",
        Travel = "Travel",
        Event = "Event",
        Danger = "Danger",
        Wound = "Wound",
        Phase = "Phase",
    }
}

orrery_kit::named! {
    /// Who has a passive: its owner, those in its sector, those near it.
    pub enum Reach {
        Passive = "passive",
        Here = "here",
        Near = "near",
    }
}

orrery_kit::named! {
    /// Passives that are a number.
    pub enum PlainKey {
        RestRecharge = "rest.recharge",
        RestDraw = "rest.draw",
        StrainRecharge = "strain.recharge",
        PrepareDraw = "prepare.draw",
        ThreatGuard = "threat.guard",
        TravelFree = "travel.free",
        SuppliesUnlimited = "supplies.unlimited",
        LanderArm = "lander.arm",
        LanderSen = "lander.sen",
        LanderAgi = "lander.agi",
        SuppliesMax = "supplies.max",
        DiscMax = "disc.max",
        CargoPersonal = "cargo.personal",
        CargoMission = "cargo.mission",
        ChargeStart = "charge.start",
        SurvivalReroll = "survival.reroll",
        MedSlots = "med.slots",
        MedStep = "med.step",
        ProdQueue2 = "prod.queue2",
        ProdBoost = "prod.boost",
        ProdStep = "prod.step",
        HazardFly = "hazard.fly",
        ScanFree = "scan.free",
        EnergyIncome = "energy.income",
        CommandIncome = "command.income",
        EnergyKeep = "energy.keep",
        FlyDiscount = "fly.discount",
    }
}
