//! Cells around effects: rows of a check, special effects, combos, tracks, and what cards do at their moment.

use orrery_fx::{Cell, Cells, Wrong};

use crate::requirement;

/// Where a word stands outside of brackets.
fn find(words: &[&str], mark: &str) -> Option<usize> {
    let mut depth = 0;
    words.iter().position(|word| {
        depth += i32::from(*word == "(") - i32::from(*word == ")");
        depth == 0 && *word == mark
    })
}

/// The parts between `;` that stand outside of brackets.
fn parts<'w, 'a>(mut words: &'w [&'a str]) -> Vec<&'w [&'a str]> {
    let mut parts = Vec::new();
    while let Some(end) = find(words, ";") {
        parts.push(&words[..end]);
        words = &words[end + 1..];
    }
    parts.push(words);
    parts
}

/// `[n] req -> effect; >>line`
pub struct Row;

impl Cells for Row {
    fn rust(&self) -> String {
        "Option<Row>".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let all = cell.words();
        let mut words = &all[..];
        if words.is_empty() {
            return Ok("None".into());
        }
        let steps = words[0].strip_prefix('[').and_then(|word| word.strip_suffix(']')?.parse::<u8>().ok());
        words = if steps.is_some() { &words[1..] } else { words };
        let then = match words.last().and_then(|word| word.strip_prefix(">>")) {
            Some(line) => Some(cell.one("line", line)?),
            None => None,
        };
        words = if then.is_some() { &words[..words.len().saturating_sub(2)] } else { words };
        let (need, effect) = match find(words, "->").filter(|_| words[0] != "pay") {
            Some(end) => (requirement::rust(cell, &words[..end])?, &words[end + 1..]),
            None => ("&[]".into(), words),
        };
        let effect = cell.effect(if effect.is_empty() { &["-"] } else { effect })?;
        let then = then.map_or("None".into(), |line| format!("Some({line})"));
        Ok(format!("Some(Row {{ steps: {steps:?}, need: {need}, effect: {effect}, then: {then} }})"))
    }
}

/// `req => green +1; req => !red; no ICON => !red; req => effect`
pub struct Specials;

impl Cells for Specials {
    fn rust(&self) -> String {
        "&'static [Special]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        if words.is_empty() {
            return Ok("&[]".into());
        }
        let specials: Result<Vec<String>, Wrong> = parts(&words).into_iter().map(|part| special(cell, part)).collect();
        Ok(format!("&[{}]", specials?.join(", ")))
    }
}

fn special<'a>(cell: &mut Cell<'_, 'a>, words: &[&'a str]) -> Result<String, Wrong> {
    let Some(end) = find(words, "=>") else { return cell.wrong("a special effect is written 'dice => effect'") };
    let when = match &words[..end] {
        ["no", icon] => format!("When::Without({})", cell.one("icon", icon)?),
        need => format!("When::Shown({})", requirement::rust(cell, need)?),
    };
    let does = match &words[end + 1..] {
        [line, "+1"] if ["green", "red"].contains(line) => format!("Does::Advance({})", cell.one("line", line)?),
        [line] if line.starts_with('!') => format!("Does::AtOnce({})", cell.one("line", &line[1..])?),
        effect => format!("Does::Effect({})", cell.effect(effect)?),
    };
    Ok(format!("Special {{ when: {when}, does: {does} }}"))
}

/// `req => effect`
pub struct Combo;

impl Cells for Combo {
    fn rust(&self) -> String {
        "Option<Combo>".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        match find(&words, "=>") {
            None if words.is_empty() => Ok("None".into()),
            None => cell.wrong("a combo is written 'dice => effect'"),
            Some(end) => {
                let need = requirement::rust(cell, &words[..end])?;
                Ok(format!("Some(Combo {{ need: {need}, effect: {} }})", cell.effect(&words[end + 1..])?))
            }
        }
    }
}

/// `1: effect; 2: effect`: a space ends where the next begins.
pub struct Steps;

impl Cells for Steps {
    fn rust(&self) -> String {
        "&'static [orrery_fx::BlockId]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        let mut spaces: Vec<Vec<&str>> = Vec::new();
        for part in parts(&words) {
            let next = Ok(spaces.len() + 1);
            match (part, spaces.last_mut()) {
                ([number, ":", effect @ ..], _) if number.parse() == next => spaces.push(effect.to_vec()),
                (part, Some(space)) => space.extend([";"].iter().chain(part)),
                (_, None) => return cell.wrong("a track is written '1: effect; 2: effect'"),
            }
        }
        let blocks: Result<Vec<String>, Wrong> =
            spaces.iter().map(|space| Ok(cell.effect(space)?.to_string())).collect();
        Ok(format!("&[{}]", blocks?.join(", ")))
    }
}

/// `[14+] effect`: how long a track is, and what its end does.
pub struct Time;

impl Cells for Time {
    fn rust(&self) -> String {
        "Option<Time>".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        let Some((length, effect)) = words.split_first() else { return Ok("None".into()) };
        let inside = length.strip_prefix('[').and_then(|length| length.strip_suffix(']'));
        let Some(inside) = inside else { return cell.wrong("a time is written '[8] effect'") };
        let (number, grows) = match inside.split_once('+') {
            None => (inside, "0"),
            Some((number, "")) => (number, "3"),
            Some(both) => both,
        };
        let (Ok(number), Ok(grows)) = (number.parse::<u8>(), grows.parse::<u8>()) else {
            return cell.wrong(format!("'{length}' is no length, such as [8], [8+] or [8+1]"));
        };
        Ok(format!("Some(Time {{ length: {number}, grows: {grows}, effect: {} }})", cell.effect(effect)?))
    }
}

/// `WORD: effect; passive key value; aura near key value`
pub struct Timed;

impl Cells for Timed {
    fn rust(&self) -> String {
        "Timed".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        let (when, rest) = match &words[..] {
            [word, ":", rest @ ..] => (format!("Some({})", cell.one("timing", word)?), rest),
            rest => ("None".into(), rest),
        };
        let (statics, effects): (Vec<_>, Vec<_>) = parts(rest).into_iter().partition(|part| is_static(part));
        let effect = effects.join(&";");
        let block = if effect.is_empty() { "None".into() } else { format!("Some({})", cell.effect(&effect)?) };
        let statics = holds(cell, &statics)?;
        Ok(format!("Timed {{ when: {when}, effect: {block}, holds: {statics} }}"))
    }
}

/// What holds while a condition is in force.
pub struct Statics;

impl Cells for Statics {
    fn rust(&self) -> String {
        "&'static [Holds]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        if words.is_empty() { Ok("&[]".into()) } else { holds(cell, &parts(&words)) }
    }
}

fn is_static(words: &[&str]) -> bool {
    matches!(words, ["passive" | "aura", ..])
}

fn holds(cell: &mut Cell<'_, '_>, statics: &[&[&str]]) -> Result<String, Wrong> {
    let all: Result<Vec<String>, Wrong> = statics.iter().map(|words| one_static(cell, words)).collect();
    Ok(format!("&[{}]", all?.join(", ")))
}

/// Reach, key and what the key is about.
fn one_static(cell: &mut Cell<'_, '_>, words: &[&str]) -> Result<String, Wrong> {
    let (reach, rest) = match words {
        ["passive", rest @ ..] => ("passive", rest),
        ["aura", reach, rest @ ..] => (*reach, rest),
        _ => return cell.wrong(format!("'{}' is no passive and no aura", words.join(" "))),
    };
    let reach = cell.one("reach", reach)?;
    let key = match rest {
        ["convert", colour, icon] => {
            format!("Key::Convert({}, {})", cell.one("colour", colour)?, cell.one("icon", icon)?)
        }
        ["biome.ignore", biome] => format!("Key::BiomeIgnore({})", cell.one("biome", biome)?),
        ["biome.add", biome] => format!("Key::BiomeAdd({})", cell.one("biome", biome)?),
        ["wound.immune", wound] => format!("Key::WoundImmune({})", cell.one("wound", wound)?),
        ["assist.range", "connected"] => "Key::AssistRange".into(),
        [key] => format!("Key::Plain({}, 1)", cell.one("plain-key", key)?),
        [key, value] => match value.parse::<u8>() {
            Ok(value) => format!("Key::Plain({}, {value})", cell.one("plain-key", key)?),
            Err(_) => return cell.wrong(format!("'{value}' is no number")),
        },
        _ => return cell.wrong(format!("'{}' is no key with its value", rest.join(" "))),
    };
    Ok(format!("Holds {{ reach: {reach}, key: {key} }}"))
}
