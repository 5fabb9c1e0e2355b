//! Vanguard: a landing party explores worlds, a crew runs its ship page by page, and a campaign comes to one of eight
//! endings.

pub mod content;
pub mod rules;
