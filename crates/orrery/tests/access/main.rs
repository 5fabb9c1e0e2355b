//! What everybody needs of every page, whatever they see, hear or point with: nothing cut or covered, names for
//! whatever can be pressed, letters that stand out. Looked at in a real browser, over sample tables of all games.

#[path = "../common/mod.rs"]
mod common;
mod fits;
mod manners;
mod pages;
mod samples;
