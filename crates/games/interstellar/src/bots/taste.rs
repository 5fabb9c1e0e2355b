//! What a player gives for things, in points of the final score.

use crate::content::Printing;

pub(super) struct Taste {
    /// A dozyear on the way, a cloud that takes a tile and brings a nugget, how much more where no Shield is at the bow, a
    /// hazard, and a star where the fuel is not enough to stop.
    pub haste: f64,
    pub cloud: f64,
    pub bare_cloud: f64,
    pub hazard: f64,
    pub cannot_stop: f64,
    /// Up to which dozyear the ship waits for news of the stars.
    pub patience: u8,
    /// Up to which dozyear it stays at Sol for people to learn, by printing: in the second fewer cards can be used there.
    pub study: [u8; Printing::COUNT],
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
    /// What an Amazon in the Jars is worth there, by how many there are.
    pub reserve: [f64; 5],
    /// A look at the star the ship wants to fly to, and at another.
    pub look: f64,
    pub glance: f64,
    /// Archenemies who are both Awake, for a dozyear.
    pub quarrel: f64,
    /// An Amazon who wakes: she cannot sleep, and so keeps her archenemies from every shape that they have yet to learn.
    pub linger: f64,
    /// How much what there is to learn keeps from sleeping, and the Avatar who works instead.
    pub sleepless: f64,
    pub stand_in: f64,
    /// Who has learned everything sleeps for every shape that the archenemies have yet to learn; even the Commander may.
    pub makes_way: f64,
    pub relieves: bool,
    /// How much more a fight with goo is worth than it seems, and how much more a death in it counts.
    pub fight: f64,
    pub danger: f64,
    /// With the king up: what a point of the own best Ideology counts, and one of the best rival's against it. Who is
    /// selfish leaves others' Avatars what serves everybody, and minds every Ideology that may yet be the best.
    pub own: f64,
    pub rival: f64,
    pub selfish: bool,
    /// How much of all this is drawn at random.
    pub noise: f64,
}

/// The numbers were found by playing them against each other, see balance.md.
pub(super) static NORMAL: Taste = Taste {
    haste: 1.5,
    cloud: -3.0,
    bare_cloud: 4.0,
    hazard: 13.0,
    cannot_stop: 30.0,
    patience: 2,
    study: [0, 0],
    idle_years: 5.0,
    stress: [1.0, 2.4, 3.8, 4.8, 5.2, 5.2],
    learning: 4.0,
    childhood: 0.7,
    outbreak: 4.0,
    tame: 6.0,
    medal: 4.0,
    shield: 3.0,
    lean_batteries: 5.0,
    death: 6.0,
    amazon: 3.0,
    reserve: [0.0, 20.0, 9.0, 5.0, 2.0],
    look: 9.0,
    glance: 3.0,
    quarrel: 4.0,
    linger: 0.0,
    sleepless: 0.5,
    stand_in: 3.0,
    makes_way: 0.0,
    relieves: false,
    fight: 2.0,
    danger: 1.0,
    own: 1.0,
    rival: 0.3,
    selfish: false,
    noise: 0.0,
};

/// Knows the same, but is not at all sure of it, does not wait for news of the stars, and spares neither Amazons nor nerves.
pub(super) static EASY: Taste =
    Taste { patience: 0, noise: 19.0, quarrel: 0.0, reserve: [0.0; 5], fight: 1.0, ..NORMAL };

/// Stays longer at Sol: what people learn there outweighs the dozyears. Keeps off stars that kill whoever sleeps, has those
/// sleep who have learned everything so that others can wake, and with the king up works for itself.
pub(super) static HARD: Taste = Taste {
    patience: 6,
    study: [4, 2],
    hazard: 40.0,
    reserve: [0.0, 10.0, 4.5, 2.5, 1.0],
    linger: 1.0,
    makes_way: 1.5,
    relieves: true,
    danger: 1.5,
    own: 2.0,
    rival: 1.0,
    selfish: true,
    ..NORMAL
};
