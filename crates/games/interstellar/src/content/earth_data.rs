//! The five Earth Data cards (2.10). Once up, a card helps everybody for the rest of the game.
//!
//! Rules held here beside those that are named below: B2h, K-Ability, K-Earth-Data.

orrery_kit::named! {
    pub enum EarthData {
        /// Opens the Stadium cell (D1e).
        Stadium = "ED1",
        /// Librarians relieve Stress.
        DeepVr = "ED2",
        /// Meatheads ignore Stress in Attrition Rolls.
        AlzheimersCure = "ED3",
        /// Amazons ignore Stress in Attrition Rolls.
        TumourVaccine = "ED4",
        /// Ignition gives no radiation Stress.
        CleanBurn = "ED5",
    }
}

orrery_kit::set! { EarthDataSet of EarthData }
