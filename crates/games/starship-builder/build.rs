//! Reads what is printed on the patent cards.

fn main() {
    let texts = ["text/en.ftl", "text/it.ftl", "text/ja.ftl"];
    orrery_fx::build("patents.rs", "content/patent-words.fx", &["content/patents.fx"], "card-", &texts);
}
