//! Reads the map.

fn main() {
    let texts = ["text/names-en.ftl", "text/names-it.ftl", "text/names-ja.ftl"];
    orrery_fx::build("map.rs", "content/map-words.fx", &["content/map.fx"], "space-", &texts);
}
