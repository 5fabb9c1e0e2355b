//! What a player gives for things, in points of the final score.

pub(super) struct Taste {
    /// A dozyear on the way, a cloud that takes a tile, one where no Shield is at the bow, a hazard, and a star where the
    /// fuel is not enough to stop.
    pub haste: f64,
    pub cloud: f64,
    pub bare_cloud: f64,
    pub hazard: f64,
    pub cannot_stop: f64,
    /// Up to which dozyear the ship waits for news of the stars.
    pub patience: u8,
    /// How long a game lasts when nobody knows where to go.
    pub idle_years: f64,
    /// The next point of Stress, by how many there are.
    pub stress: [f64; 6],
    /// An augmentation, and how much of what a child may learn counts.
    pub learning: f64,
    pub childhood: f64,
    /// What goo that breaks out costs, and what a tame species brings beyond its points.
    pub outbreak: f64,
    pub tame: f64,
    /// A medal that nobody has, a Shield, lean Batteries beyond it.
    pub medal: f64,
    pub shield: f64,
    pub lean_batteries: f64,
    /// A Cyborg who dies, and how much more a young Amazon.
    pub death: f64,
    pub amazon: f64,
    /// A look at the star the ship wants to fly to, and at another.
    pub look: f64,
    pub glance: f64,
    /// How much of all this is drawn at random.
    pub noise: f64,
}

pub(super) static NORMAL: Taste = Taste {
    haste: 0.9,
    cloud: 2.0,
    bare_cloud: 5.0,
    hazard: 13.0,
    cannot_stop: 30.0,
    patience: 4,
    idle_years: 5.0,
    stress: [0.4, 1.0, 1.6, 2.0, 2.2, 2.2],
    learning: 4.0,
    childhood: 0.7,
    outbreak: 4.0,
    tame: 6.0,
    medal: 4.0,
    shield: 3.0,
    lean_batteries: 5.0,
    death: 5.0,
    amazon: 3.0,
    look: 9.0,
    glance: 3.0,
    noise: 0.0,
};

/// Knows the same, but is not so sure of it and in more of a hurry.
pub(super) static EASY: Taste = Taste { patience: 0, noise: 5.0, childhood: 0.3, tame: 2.0, ..NORMAL };
