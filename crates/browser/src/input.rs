//! Keys as Chromium wants them.

use serde_json::{Value, json};

/// What a key press is made of: its name, place on the keyboard, number, and the text it types.
struct Key {
    name: String,
    code: String,
    number: u32,
    text: Option<String>,
}

/// The parameters of a key going down and up again.
pub fn stroke(key: &str) -> [Value; 2] {
    let (key, modifiers) = key.strip_prefix("Shift+").map_or((key, 0), |key| (key, 8));
    let key = find(key);
    let mut down = json!({ "type": if key.text.is_some() { "keyDown" } else { "rawKeyDown" }, "key": key.name,
        "code": key.code, "windowsVirtualKeyCode": key.number, "modifiers": modifiers });
    if let Some(text) = &key.text {
        down["text"] = text.as_str().into();
    }
    let up = json!({ "type": "keyUp", "key": key.name, "code": key.code, "windowsVirtualKeyCode": key.number,
        "modifiers": modifiers });
    [down, up]
}

fn find(name: &str) -> Key {
    let named = |code: &str, number, text: Option<&str>| Key {
        name: name.to_owned(),
        code: code.to_owned(),
        number,
        text: text.map(str::to_owned),
    };
    match name {
        "Enter" => named("Enter", 13, Some("\r")),
        "Tab" => named("Tab", 9, None),
        "Escape" => named("Escape", 27, None),
        " " => named("Space", 32, Some(" ")),
        "ArrowLeft" => named("ArrowLeft", 37, None),
        "ArrowUp" => named("ArrowUp", 38, None),
        "ArrowRight" => named("ArrowRight", 39, None),
        "ArrowDown" => named("ArrowDown", 40, None),
        "Home" => named("Home", 36, None),
        "End" => named("End", 35, None),
        _ => letter(name),
    }
}

fn letter(name: &str) -> Key {
    let upper = name.to_uppercase();
    let code = if name.chars().all(|c| c.is_ascii_digit()) { format!("Digit{name}") } else { format!("Key{upper}") };
    let number = upper.bytes().next().map_or(0, u32::from);
    Key { name: name.to_owned(), code, number, text: Some(name.to_owned()) }
}
