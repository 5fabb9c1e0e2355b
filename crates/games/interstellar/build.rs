//! Reads the map and what workcells do.

fn main() {
    let spaces = ["text/spaces-en.ftl", "text/spaces-it.ftl", "text/spaces-ja.ftl"];
    let names = ["text/names-en.ftl", "text/names-it.ftl", "text/names-ja.ftl"];
    orrery_fx::build("map.rs", "content/map-words.fx", &["content/map.fx"], "space-", &spaces);
    orrery_fx::build("workcells.rs", "content/workcells-words.fx", &["content/workcells.fx"], "workcell-", &names);
}
