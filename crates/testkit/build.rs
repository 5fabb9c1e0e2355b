//! Reads the samples of what cards of coming games do, for the tests.

fn main() {
    for game in ["interstellar", "vanguard"] {
        let [words, cards] = ["-words", ""].map(|part| format!("tests/fx/{game}{part}.fx"));
        orrery_fx::build(&format!("{game}.rs"), &words, &[&cards], "", &[]);
    }
}
