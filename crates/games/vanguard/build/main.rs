//! Reads the tables of the game (C2 to C18 of its rules) and turns them into Rust. Whatever is wrong in them is an error
//! of the build.

mod cells;
mod effects;
mod requirement;

fn main() {
    println!("cargo::rerun-if-changed=build");
    let english = ["text/content-en.ftl", "text/logs-en.ftl"];
    let italian = ["text/content-it.ftl", "text/logs-it.ftl"];
    let japanese = ["text/content-ja.ftl", "text/logs-ja.ftl"];
    orrery_fx::build_book("content.rs", "content", &cells::ALL, &[&english, &italian, &japanese]);
}
