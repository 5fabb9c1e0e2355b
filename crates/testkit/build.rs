//! Reads what wrecks do, and for the tests samples of what cards of coming games do.

fn main() {
    orrery_fx::build("wrecks.rs", "content/wreck-words.fx", &["content/wrecks.fx"], "", &[]);
    for game in ["interstellar", "vanguard"] {
        let [words, cards] = ["-words", ""].map(|part| format!("tests/fx/{game}{part}.fx"));
        orrery_fx::build(&format!("{game}.rs"), &words, &[&cards], "", &[]);
    }
}
