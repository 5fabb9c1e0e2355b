//! What dice must show: `2GAT / EXP+g / SAME2` (VG-ROLL-30 to 34).

use orrery_fx::{Cell, Wrong};

/// The words up to what the requirement is for, as Rust.
pub fn rust(cell: &mut Cell<'_, '_>, words: &[&str]) -> Result<String, Wrong> {
    let ways: Result<Vec<String>, Wrong> = words.split(|word| *word == "/").map(|way| one_way(cell, way)).collect();
    Ok(format!("&[{}]", ways?.join(", ")))
}

fn one_way(cell: &mut Cell<'_, '_>, way: &[&str]) -> Result<String, Wrong> {
    let [way] = way else { return cell.wrong(format!("'{}' is no requirement, such as 2GAT+d", way.join(" "))) };
    let terms: Result<Vec<String>, Wrong> = way.split('+').map(|word| term(cell, word)).collect();
    Ok(format!("&[{}]", terms?.join(", ")))
}

/// A number that may be left out, and an icon, a die, or any icon that is shown more than once.
fn term(cell: &mut Cell<'_, '_>, word: &str) -> Result<String, Wrong> {
    if let Some(count) = word.strip_prefix("SAME").and_then(|count| count.parse::<u8>().ok()) {
        return Ok(format!("Term {{ count: {count}, of: Shown::Same }}"));
    }
    let name = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let count = word[..word.len() - name.len()].parse::<u8>().unwrap_or(1);
    let of = match name {
        "r" | "g" | "b" | "d" => format!("Shown::Die({})", cell.one("die", name)?),
        icon => format!("Shown::Icon({})", cell.one("icon", icon)?),
    };
    Ok(format!("Term {{ count: {count}, of: {of} }}"))
}
