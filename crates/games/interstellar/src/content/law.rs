//! Which regulations are in force and which marriage law holds under a Commander of each Ideology (2.12).
//!
//! Rules held here beside those that are named below: A3c, F4b-2, F4b-3, F4b-5.

use super::Ideology;

orrery_kit::named! {
    pub enum Regulation {
        /// F1a
        UnfitForDuty = "unfit-for-duty",
        /// H2h: the culprit of an outbreak goes to the Jars.
        JarCulprit = "jar-culprit",
        /// F1b
        Levy = "levy",
        /// F1c
        StateSecurity = "state-security",
        /// F1d
        ArrangedMarriage = "arranged-marriage",
        /// F1e
        Copyright = "copyright",
    }
}

orrery_kit::set! { Regulations of Regulation }

orrery_kit::named! {
    /// F4b
    pub enum MarriageLaw {
        Polygamy = "polygamy",
        Exogamy = "exogamy",
        /// Without divorce.
        Monogamy = "monogamy",
        Heterogamy = "heterogamy",
        Arranged = "arranged",
        Polyamory = "polyamory",
    }
}

const FREE: Regulations = Regulations::NONE;
const UNFIT: Regulations = FREE.with(Regulation::UnfitForDuty);
const LEVY: Regulations = UNFIT.with(Regulation::JarCulprit).with(Regulation::Levy);
const SECURITY: Regulations = LEVY.with(Regulation::StateSecurity);

impl Ideology {
    /// In force while a Cyborg of this Ideology commands.
    pub const fn regulations(self) -> Regulations {
        match self {
            Ideology::Individuality => UNFIT.with(Regulation::Copyright),
            Ideology::Freedom => FREE.with(Regulation::Copyright),
            Ideology::Honor => LEVY,
            Ideology::Unity => SECURITY,
            Ideology::Authority => SECURITY.with(Regulation::ArrangedMarriage),
            Ideology::Equality => UNFIT.with(Regulation::StateSecurity),
        }
    }

    /// The law while a Cyborg of this Ideology commands.
    pub const fn marriage_law(self) -> MarriageLaw {
        MarriageLaw::ALL[self as usize]
    }
}
