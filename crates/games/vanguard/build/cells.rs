//! The sorts of cells that only this game has.

use orrery_fx::{Cell, Cells, Wrong};

use crate::effects::{Combo, Row, Specials, Statics, Steps, Time, Timed};
use crate::requirement;

pub const ALL: [(&str, &dyn Cells); 18] = [
    ("places", &Places),
    ("standees", &Standees),
    ("tolls", &Tolls),
    ("tests", &Tests),
    ("travel", &Travel),
    ("combo", &Combo),
    ("specials", &Specials),
    ("time", &Time),
    ("statics", &Statics),
    ("check", &Check),
    ("row", &Row),
    ("steps", &Steps),
    ("timed", &Timed),
    ("ship", &Ship),
    ("cost", &Cost),
    ("boost", &Boost),
    ("ways", &Ways),
    ("sectors", &Sectors),
];

/// `4=P201 5=P202`: what lies where at set-up.
struct Places;

impl Cells for Places {
    fn rust(&self) -> String {
        "&'static [(u8, Poi)]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        let place = |words: &[&str]| match words {
            [sector, "=", poi] if sector.parse::<u8>().is_ok() => Ok(format!("({sector}, {})", cell.one("poi", poi)?)),
            _ => cell.wrong(format!("'{}' is no place, such as 4=P201", words.concat())),
        };
        Ok(list(words.chunks(3).map(place).collect::<Result<_, _>>()?))
    }
}

/// `TH01@6 TH02@off`: threats in play, and where they stand.
struct Standees;

impl Cells for Standees {
    fn rust(&self) -> String {
        "&'static [(Threat, Option<u8>)]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        let standee = |word: &&str| match word.split_once('@').map(|(threat, at)| (threat, at, at.parse::<u8>())) {
            Some((threat, _, Ok(at))) => Ok(format!("({}, Some({at}))", cell.one("threat", threat)?)),
            Some((threat, "off", _)) => Ok(format!("({}, None)", cell.one("threat", threat)?)),
            _ => cell.wrong(format!("'{word}' is no standee, such as TH01@6")),
        };
        Ok(list(words.iter().map(standee).collect::<Result<_, _>>()?))
    }
}

/// What a path asks of whoever travels, in order: `T` the condition's travel effect, a die by its colour, a danger die by
/// its table (`Td` is table T), a sacrifice (VG-TRAVEL-9).
struct Tolls;

impl Cells for Tolls {
    fn rust(&self) -> String {
        "&'static [Toll]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        let toll = |word: &&str| match *word {
            "T" => Ok("Toll::Travel".into()),
            "sac" => Ok("Toll::Sacrifice".into()),
            "r" | "g" | "b" | "d" => Ok(format!("Toll::Spend({})", cell.one("die", word)?)),
            "Td" => Ok(format!("Toll::Danger({})", cell.one("danger", "T")?)),
            table => Ok(format!("Toll::Danger({})", cell.one("danger", table)?)),
        };
        Ok(list(words.iter().map(toll).collect::<Result<_, _>>()?))
    }
}

/// Tests that must all hold; none where `-` stands.
struct Tests;

impl Cells for Tests {
    fn rust(&self) -> String {
        "&'static [(Test, bool)]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        if words.is_empty() { Ok("&[]".into()) } else { cell.tests(&words) }
    }
}

/// What the travel icon does; `CHECK` where it is a check of its own.
struct Travel;

impl Cells for Travel {
    fn rust(&self) -> String {
        "Option<orrery_fx::BlockId>".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        if words == ["CHECK"] { Ok("None".into()) } else { Ok(format!("Some({})", cell.effect(&words)?)) }
    }
}

/// `plain`, `check`, `check+2B`, `check!assist`
struct Check;

impl Cells for Check {
    fn rust(&self) -> String {
        "Check".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        let [word] = words[..] else { return cell.wrong("an action is 'plain' or a 'check'") };
        if word == "plain" {
            return Ok("Check::Plain".into());
        }
        let Some(rest) = word.strip_prefix("check") else { return cell.wrong(format!("'{word}' is no check")) };
        let (danger, assisted) = rest.strip_suffix("!assist").map_or((rest, false), |rest| (rest, true));
        let danger = match danger.strip_prefix('+') {
            None if danger.is_empty() => "None".into(),
            None => return cell.wrong(format!("'{word}' is no check")),
            Some(dice) => danger_dice(cell, dice)?,
        };
        Ok(format!("Check::Dice {{ danger: {danger}, assisted: {assisted} }}"))
    }
}

/// `2B`: how many danger dice, on which table.
fn danger_dice(cell: &mut Cell<'_, '_>, dice: &str) -> Result<String, Wrong> {
    let table = dice.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let count = dice[..dice.len() - table.len()].parse::<u8>().unwrap_or(1);
    Ok(format!("Some(({}, {count}))", cell.one("danger", table)?))
}

/// `keep: effect`, or `spend: effect` where one may and then gives it up.
struct Ship;

impl Cells for Ship {
    fn rust(&self) -> String {
        "Option<Ship>".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        match &cell.words()[..] {
            [] => Ok("None".into()),
            ["keep", ":", effect @ ..] => {
                Ok(format!("Some(Ship {{ spent: false, effect: {} }})", cell.effect(effect)?))
            }
            ["spend", ":", effect @ ..] => {
                Ok(format!("Some(Ship {{ spent: true, effect: {} }})", cell.effect(effect)?))
            }
            words => cell.wrong(format!("'{}' is neither 'keep: effect' nor 'spend: effect'", words.join(" "))),
        }
    }
}

/// `2 MIN, 1 rare ALI, 1 any`, or `free`
struct Cost;

impl Cells for Cost {
    fn rust(&self) -> String {
        "&'static [Price]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let text = cell.words().join(" ");
        if text == "free" {
            return Ok("&[]".into());
        }
        let price = |price: &str| {
            let words: Vec<&str> = price.split_whitespace().collect();
            let (count, rare, of) = match words[..] {
                [count, "rare", of] => (count, true, of),
                [count, "rare"] => (count, true, "any"),
                [count, of] => (count, false, of),
                _ => return cell.wrong(format!("'{price}' is no price, such as '1 rare ALI'")),
            };
            let Ok(count) = count.parse::<u8>() else { return cell.wrong(format!("'{count}' is no number")) };
            let of = if of == "any" { "None".into() } else { format!("Some({})", cell.one("type", of)?) };
            Ok(format!("Price {{ count: {count}, rare: {rare}, of: {of} }}"))
        };
        Ok(list(text.split(',').map(price).collect::<Result<_, _>>()?))
    }
}

/// A requirement, or `any`: any icon will do.
struct Boost;

impl Cells for Boost {
    fn rust(&self) -> String {
        "Option<Need>".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        if words == ["any"] { Ok("None".into()) } else { Ok(format!("Some({})", requirement::rust(cell, &words)?)) }
    }
}

/// `assign Recon / pay energy 1`
struct Ways;

impl Cells for Ways {
    fn rust(&self) -> String {
        "&'static [Way]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        let way = |words: &[&str]| match words {
            ["assign", section] => Ok(format!("Way::Assign({})", cell.one("section", section)?)),
            ["pay", "energy", count] => Ok(format!("Way::Energy({count})")),
            ["pay", "command", count] => Ok(format!("Way::Command({count})")),
            ["pay", "bank", count] => Ok(format!("Way::Bank({count})")),
            ["pay", "disc", count] => Ok(format!("Way::Discoveries({count})")),
            words => cell.wrong(format!("'{}' is no way to solve a situation", words.join(" "))),
        };
        Ok(list(words.split(|word| *word == "/").map(way).collect::<Result<_, _>>()?))
    }
}

/// The sectors a lander may come down in.
struct Sectors;

impl Cells for Sectors {
    fn rust(&self) -> String {
        "&'static [u8]".into()
    }

    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
        let words = cell.words();
        match words.iter().find(|word| word.parse::<u8>().is_err()) {
            Some(word) => cell.wrong(format!("'{word}' is no sector")),
            None => Ok(list(words.iter().map(ToString::to_string).collect())),
        }
    }
}

fn list(items: Vec<String>) -> String {
    format!("&[{}]", items.join(", "))
}
