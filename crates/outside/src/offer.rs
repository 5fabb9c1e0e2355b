//! Some answer to an offer, in the offer's own words, chosen by luck.

use serde_json::{Map, Value, json};

use crate::luck::Luck;

/// None where the form of the offer leaves nothing to choose.
pub fn some_answer(offer: &Value, luck: &mut Luck) -> Option<Value> {
    let (form, inside) = offer["options"].as_object()?.iter().next()?;
    match form.as_str() {
        "list" => Some(json!({ "option": luck.one(inside.as_array()?)?["key"] })),
        "pick" => Some(json!({ "picked": picked(inside, luck)? })),
        "amounts" => Some(json!({ "amounts": amounts(inside, luck)? })),
        "path" => Some(json!({ "steps": [luck.one(inside["next"].as_array()?)?["key"]] })),
        "order" => Some(json!({ "order": shuffled(inside.as_array()?, luck) })),
        "seat" => Some(json!({ "seat": luck.one(inside.as_array()?)? })),
        "yesno" => Some(json!({ "yes": luck.once_in(2) })),
        _ => None,
    }
}

/// The steps that the page offers after those of a way half made; true if it may also end here.
pub fn further_steps(advice: &str) -> (Vec<String>, bool) {
    let steps = advice.split("data-step=\"").skip(1).filter_map(|rest| rest.split('"').next());
    (steps.map(str::to_owned).collect(), !advice.contains("name=\"unfinished\""))
}

/// A text as part of an address.
pub fn escaped(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' | b'_' | b'.' => (byte as char).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}

fn shuffled(items: &[Value], luck: &mut Luck) -> Vec<Value> {
    let mut keys: Vec<Value> = items.iter().map(|item| item["key"].clone()).collect();
    (1..keys.len()).rev().for_each(|last| keys.swap(last, luck.below(last + 1)));
    keys
}

fn bounds(range: &Value) -> Option<(u64, u64)> {
    Some((range["start"].as_u64()?, range["end"].as_u64()?))
}

/// Distinct items of a count within the range, none of which exclude each other.
fn picked(pick: &Value, luck: &mut Luck) -> Option<Vec<Value>> {
    let from = pick["from"].as_array()?;
    let (least, most) = bounds(&pick["count"])?;
    // Where not every set is legal, the smallest mostly is.
    let most = if pick["judged"] == true && luck.once_in(2) { least } else { most.min(from.len() as u64).max(least) };
    let count = luck.within(least, most) as usize;
    let either = |key: &Value| from.iter().find(|item| item["key"] == *key).map(|item| item["either"].clone());
    let mut chosen: Vec<Value> = Vec::new();
    for key in shuffled(from, luck) {
        let side = either(&key).filter(|side| !side.is_null());
        let clashes = side.is_some() && chosen.iter().any(|other| either(other) == side);
        if chosen.len() < count && !clashes {
            chosen.push(key);
        }
    }
    Some(chosen)
}

/// The least of each kind, then one more of some kind until the total is reached.
fn amounts(offer: &Value, luck: &mut Luck) -> Option<Map<String, Value>> {
    let kinds = offer["kinds"].as_array()?;
    let ranges: Vec<(u64, u64)> = kinds.iter().map(|kind| bounds(&kind["range"])).collect::<Option<_>>()?;
    let (least, most) = bounds(&offer["total"])?;
    let room: u64 = ranges.iter().map(|(_, most)| most).sum();
    let total = luck.within(least, most.min(room).max(least));
    let mut given: Vec<u64> = ranges.iter().map(|(least, _)| *least).collect();
    while given.iter().sum::<u64>() < total.min(room) {
        let open: Vec<usize> = (0..given.len()).filter(|kind| given[*kind] < ranges[*kind].1).collect();
        given[*luck.one(&open)?] += 1;
    }
    let keys = kinds.iter().map(|kind| kind["item"]["key"].as_str().map(str::to_owned));
    keys.zip(given).map(|(key, amount)| Some((key?, json!(amount)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(options: Value) -> Value {
        some_answer(&json!({ "options": options }), &mut Luck::new(3)).unwrap()
    }

    #[test]
    fn every_form_is_answered_in_its_own_words() {
        assert_eq!(of(json!({ "list": [{ "key": "a" }] })), json!({ "option": "a" }));
        assert_eq!(of(json!({ "path": { "next": [{ "key": "n" }], "may_stop": false } })), json!({ "steps": ["n"] }));
        assert_eq!(of(json!({ "order": [{ "key": "a" }] })), json!({ "order": ["a"] }));
        assert_eq!(of(json!({ "seat": [2] })), json!({ "seat": 2 }));
        assert!(of(json!({ "yesno": { "yes": {}, "no": {} } }))["yes"].is_boolean());
    }

    #[test]
    fn a_way_goes_on_by_the_steps_of_the_page() {
        let page = r#"<a class="chip" data-step="2_5" href="x">there</a><input type="hidden" name="unfinished">"#;
        assert_eq!(further_steps(page), (vec!["2_5".to_owned()], false));
        assert_eq!(further_steps("<div></div>"), (vec![], true));
        assert_eq!(escaped("found 2_5"), "found%202_5");
    }

    #[test]
    fn two_sides_of_a_card_are_never_picked_together() {
        let from = json!([{ "key": "a", "either": "x" }, { "key": "b", "either": "x" }, { "key": "c" }]);
        let pick = of(json!({ "pick": { "from": from, "count": { "start": 2, "end": 2 } } }));
        let picked = pick["picked"].as_array().unwrap();
        assert_eq!(picked.len(), 2, "{pick}");
        assert!(picked.contains(&json!("c")), "{pick}");
    }

    #[test]
    fn amounts_reach_the_total_within_their_ranges() {
        let kind = |key, least, most| json!({ "item": { "key": key }, "range": { "start": least, "end": most } });
        let offer = json!({ "kinds": [kind("ore", 0, 2), kind("ice", 1, 2)], "total": { "start": 4, "end": 4 } });
        assert_eq!(of(json!({ "amounts": offer })), json!({ "amounts": { "ore": 2, "ice": 2 } }));
    }
}
