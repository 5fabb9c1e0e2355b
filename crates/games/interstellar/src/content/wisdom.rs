//! The Wisdoms on the elder sides of Cyborg tiles (2.4).
//!
//! Rules held here beside those that are named below: K-Wisdom.

orrery_kit::named! {
    pub enum Wisdom {
        Pilot = "pilot",
        Polymath = "polymath",
        Forgemaster = "forgemaster",
        Obstetrics = "obstetrics",
        Paladin = "paladin",
        Watchkeeper = "watchkeeper",
        School = "school",
        Mimarobe = "mimarobe",
        Marshal = "marshal",
        Surveyor = "surveyor",
        Physician = "physician",
        Ecologist = "ecologist",
    }
}
