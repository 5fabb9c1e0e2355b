//! Reads what encounter cards do.

fn main() {
    let texts = ["text/names-en.ftl", "text/names-it.ftl", "text/names-ja.ftl"];
    orrery_fx::build("content/words.fx", &["content/encounters.fx"], "encounter-", &texts);
}
