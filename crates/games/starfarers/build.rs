//! Reads what cards do.

fn main() {
    let texts = ["text/names-en.ftl", "text/names-it.ftl", "text/names-ja.ftl"];
    orrery_fx::build("encounters.rs", "content/encounter-words.fx", &["content/encounters.fx"], "encounter-", &texts);
    orrery_fx::build("friends.rs", "content/friend-words.fx", &["content/friends.fx"], "friend-", &texts);
}
