//! The program: serve, play, sim, replay, verify, export, backup, gallery.

fn main() {}
