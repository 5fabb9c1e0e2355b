//! The rules, a room for each chapter.

pub mod odds;
pub mod payment;
pub mod pool;
pub mod special;
