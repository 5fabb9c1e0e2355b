//! Interstellar: six ideologies on one ship fly to the stars, raise children, tame goo and land on a new world. What is
//! printed on the components, and what everything is called.
//!
//! Deliberately absent: rules, storage, the web and other games.

pub mod content;

/// The names of everything in each language.
pub const TEXTS: orrery_text::Sources = orrery_text::texts!("names-", "spaces-");
