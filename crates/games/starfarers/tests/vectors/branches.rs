//! Every branch of every encounter: the way to it, and exactly what it brings (R-06, SF-Z11).

use std::collections::BTreeSet;

use orrery_core::{Answer, Ask, Dice, Play, Seat, Setup};
use starfarers::Starfarers;
use starfarers::content::{Encounter, Part, Resource, leaf};
use starfarers::sets::Cards;
use starfarers::state::{Phase, Public, ShipKind, State};

use crate::common::*;

/// What is read out, the answers and tests on the way, and what has changed then. The player gives and pays ore, takes
/// food where the choice is free, fits cannons, removes boosters, goes back to 4_5 and jumps to 12_11. `left+` is a test
/// against that neighbour that was won; `right2` is the second one on that side; a bare number after an answer is the
/// sum of a shake.
#[rustfmt::skip]
const ROWS: [(&str, &str, &str); 128] = [
    ("E01-0", "give-0", "fame-1"),
    ("E01-1", "give-1", "ore-1 food+1"),
    ("E01-2", "give-2", "ore-2 food+1 fame+1"),
    ("E01-3", "give-3", "ore-3 food+2 fame+1"),
    ("E02-0", "give-0", ""),
    ("E02-1", "give-1", "ore-1 fame+1"),
    ("E02-2", "give-2", "ore-2 food+1 fame+1"),
    ("E02-3", "give-3", "ore-3 fame+1 cannon+1"),
    ("E03-0", "give-0", "fame-1"),
    ("E03-1", "give-1", "ore-1"),
    ("E03-2", "give-2", "ore-2 fame+1"),
    ("E03-3", "give-3", "ore-3 goods+2 fame+1"),
    ("E04-0", "give-0", "goods+1"),
    ("E04-1", "give-1", "ore-1 food+2"),
    ("E04-2", "give-2", "ore-2 food+2 fame+1"),
    ("E04-3", "give-3", "fame+1"),
    ("E05-0", "give-0", "fame-1 stall"),
    ("E05-1", "give-1", "ore-1 fame-1"),
    ("E05-2", "give-2", "ore-2 food+1 fame+1"),
    ("E05-3", "give-3", "ore-3 prize"),
    ("E06-0", "give-0", ""),
    ("E06-win", "give-1 yes combat-right+", "fame+1"),
    ("E06-win", "give-3 yes combat-right+", "fame+1"),
    ("E06-lose", "give-1 yes combat-right-", "ore-1 stall"),
    ("E06-lose", "give-2 yes combat-right-", "ore-2 stall"),
    ("E06-no", "give-1 no", "ore-1"),
    ("E06-no", "give-2 no", "ore-2"),
    ("E06-no", "give-3 no", "ore-3"),
    ("E07-0-win", "give-0 combat-left+", "fame+1"),
    ("E07-0-lose", "give-0 combat-left-", "stall"),
    ("E07-win", "give-1 yes combat-left+", "fame+1"),
    ("E07-win", "give-2 yes combat-left+", "fame+1"),
    ("E07-lose", "give-2 yes combat-left-", "ore-2 booster-1"),
    ("E07-lose", "give-3 yes combat-left-", "ore-3 booster-1"),
    ("E07-no", "give-1 no", "ore-1"),
    ("E07-no", "give-2 no", "ore-2"),
    ("E07-no", "give-3 no", "ore-3"),
    ("E08-yes", "yes", "ore-1"),
    ("E08-win", "no combat-right+", "fame+1 cannon+1"),
    ("E08-lose", "no combat-right-", "ore-2 booster-1"),
    ("E09-yes", "yes", "ore-2"),
    ("E09-win", "no combat-left2+", "carbon+2 fame+1"),
    ("E09-lose", "no combat-left2-", "ore-2 booster-1 stall"),
    ("E10-yes", "yes", "ore-1 speed-1"),
    ("E10-win", "no combat-left+", "ore+2 fame+1"),
    ("E10-lose", "no combat-left-", "ore-2 fame+1 booster-1 stall"),
    ("E11-low", "yes 1", "ore-1 food+3 fame-1"),
    ("E11-low", "yes 2", "ore-1 food+3 fame-1"),
    ("E11-middle", "yes 3", "ore-1"),
    ("E11-high", "yes 4", "ore-1 food+3"),
    ("E11-high", "yes 5", "ore-1 food+3"),
    ("E11-no", "no", "fame+1"),
    ("E12-low", "yes 1", "ore-1 food+3"),
    ("E12-low", "yes 2", "ore-1 food+3"),
    ("E12-middle", "yes 3", "ore-1"),
    ("E12-high", "yes 4", "ore-1 food+3 fame-1"),
    ("E12-high", "yes 5", "ore-1 food+3 fame-1"),
    ("E12-no", "no", ""),
    ("E13-low", "yes 1", "ore-1 fame-1"),
    ("E13-low", "yes 2", "ore-1 fame-1"),
    ("E13-middle", "yes 3", "ore-1 fame-1 rob"),
    ("E13-high", "yes 4", "ore-1 rob"),
    ("E13-high", "yes 5", "ore-1 rob"),
    ("E13-no", "no", ""),
    ("E14-escape", "yes escape-right+", ""),
    ("E14-win", "yes escape-right- combat-right+", "fame+1 cannon+1"),
    ("E14-lose", "yes escape-right- combat-right-", "ore-1 booster-1"),
    ("E14-win", "no combat-right+", "fame+1 cannon+1"),
    ("E14-lose", "no combat-right-", "ore-1 booster-1"),
    ("E15-escape", "yes escape-left2+", "fame-1"),
    ("E15-win", "yes escape-left2- combat-left2+", "ore+2 fame+1"),
    ("E15-lose", "yes escape-left2- combat-left2-", "booster-1 stall"),
    ("E15-win", "no combat-left2+", "ore+2 fame+1"),
    ("E15-lose", "no combat-left2-", "booster-1 stall"),
    ("E16-escape", "yes escape-left+", ""),
    ("E16-win", "yes escape-left- combat-left+", "prize"),
    ("E16-lose", "yes escape-left- combat-left-", "home"),
    ("E16-win", "no combat-left+", "prize"),
    ("E16-lose", "no combat-left-", "home"),
    ("E17-win", "yes race-right2+", "fame+1 cannon+1"),
    ("E17-lose", "yes race-right2-", "booster-1"),
    ("E17-no", "no", ""),
    ("E18-win", "yes race-left+", "food+2 fame+1"),
    ("E18-lose", "yes race-left-", "booster-1"),
    ("E18-no", "no", ""),
    ("E19-win", "yes race-right+", "fame+2"),
    ("E19-lose", "yes race-right-", "booster-1 stall"),
    ("E19-no", "no", "fame-1"),
    ("E20-win", "yes combat-right+", "food+2 fame+1"),
    ("E20-lose", "yes combat-right-", "ore-2"),
    ("E20-no", "no", ""),
    ("E21-win", "yes combat-left+", "goods+2 fame+1"),
    ("E21-lose", "yes combat-left-", "ore-1 stall"),
    ("E21-no", "no", ""),
    ("E22-win", "yes combat-right+", "food+2 fame+1"),
    ("E22-lose", "yes combat-right-", "booster-1"),
    ("E22-no", "no", "fame-1"),
    ("E23-win", "yes combat-right2+", "fame+1 jump"),
    ("E23-lose", "yes combat-right2-", "ore-1 stall"),
    ("E23-no", "no", ""),
    ("E24-win", "yes race-left+", "jump"),
    ("E24-lose", "yes race-left-", "stall"),
    ("E24-no", "no", "next"),
    ("E25-low", "yes 1", "lost"),
    ("E25-middle", "yes 2", "speed-1"),
    ("E25-middle", "yes 3", "speed-1"),
    ("E25-high", "yes 4", "jump"),
    ("E25-high", "yes 5", "jump"),
    ("E25-no", "no", ""),
    ("E26-win", "yes race-right2+", "fame+1 jump"),
    ("E26-lose", "yes race-right2-", "booster-1"),
    ("E26-no", "no", ""),
    ("E27-0", "give-0", "booster-1"),
    ("E27-1", "give-1", "ore-1 fame+1"),
    ("E27-2", "give-2", "ore-2 jump"),
    ("E27-3", "give-3", "ore-3 fame+1 jump"),
    ("E28-0", "give-0", ""),
    ("E28-1", "give-1", "ore-1 fame+1"),
    ("E28-2", "give-2", "ore-2 fame+1 speed+2"),
    ("E28-3", "give-3", "ore-3 prize"),
    ("E29-0", "give-0", "fame-1"),
    ("E29-1", "give-1", "ore-1 fame-1"),
    ("E29-2", "give-2", "ore-2 fame+1"),
    ("E29-3", "give-3", "ore-3 fame+1 jump"),
    ("E30-0", "give-0", ""),
    ("E30-1", "give-1", "ore-1 food+1"),
    ("E30-2", "give-2", "ore-2 fame+1 cannon+1"),
    ("E30-3", "give-3", "ore-3 fame+1 cannon+2"),
];

/// Five ore, three fame rings, parts of every kind; two ships of which the first has one ring. The others hold a card of
/// one type each and are as strong; if somebody is to be caught, they are faster.
fn table(seats: u8, path: &str) -> Table {
    basic_with(Setup::new(seats)).with(|state| {
        set_hand(state, P1, "o5");
        player(state, P1).fame = 3;
        set_parts(state, P1, 2, 1, 1);
        put_ship(state, P1, ONE, ShipKind::Colony, "10_11");
        put_ship(state, P1, THREE, ShipKind::Trade, "14_11");
        let caught = path.split(' ').any(|word| word.starts_with("escape") && word.ends_with('-'));
        for (seat, card) in [(P2, "u1"), (P3, "c1"), (P4, "g1")].into_iter().take(usize::from(seats) - 1) {
            set_hand(state, seat, card);
            set_parts(state, seat, if caught { 3 } else { 2 }, 1, 0);
        }
    })
}

/// SF-Z10: with three players the second left is the right neighbour, and the second right the left one.
fn name(seats: u8, enemy: Seat) -> &'static [&'static str] {
    match (seats, enemy) {
        (4, P2) => &["left"],
        (4, P3) => &["left2", "right2"],
        (4, P4) => &["right"],
        (3, P2) => &["left", "right2"],
        (3, P3) => &["right", "left2"],
        other => panic!("no neighbour: {other:?}"),
    }
}

/// Whether a fact of the encounter is this word of the way.
fn is_word(seats: u8, event: &Event, word: &str) -> bool {
    let Event::Reading(Reading::Tested { test, own, won, .. }) = event else { return false };
    let against = |kind: &str, enemy: Seat| {
        let sign = if *won { '+' } else { '-' };
        name(seats, enemy).iter().any(|name| word == format!("{kind}-{name}{sign}"))
    };
    match *test {
        Test::Shake => word == own.sum.to_string(),
        Test::Combat { enemy } => against("combat", enemy),
        Test::Race { enemy } => against("race", enemy),
        Test::Escape { enemy } => against("escape", enemy),
    }
}

/// What the player of these rows answers; `words` are the ways not yet gone.
fn choice(ask: &Ask<Decision>, words: &mut &[&str]) -> Option<Choice> {
    let mut word = || {
        let (first, rest) = words.split_first()?;
        *words = rest;
        Some(*first)
    };
    let of = |card: Resource, count: u8| Cards::of(card, count);
    Some(match ask.decision {
        Decision::Give(_) => Choice::Give(of(Resource::Ore, word()?.strip_prefix("give-")?.parse().ok()?)),
        Decision::Answer(_) => Choice::Answer(word()? == "yes"),
        Decision::Pay(it) => Choice::Pay(of(Resource::Ore, it.count)),
        Decision::Take(it) => Choice::Take(of(Resource::Food, it.count)),
        Decision::Refit(Refit { gain: true }) => Choice::Refit(Part::Cannon),
        Decision::Refit(Refit { gain: false }) => Choice::Refit(Part::Booster),
        Decision::Retreat(_) => Choice::Retreat(point("4_5")),
        Decision::Jump(_) => Choice::Jump(Leap::To(point("12_11"))),
        Decision::Prize(_) => Choice::Prize(launch("4_5", TWO)),
        _ => return None,
    })
}

/// Goes this way, if luck will have it: what was read out, and where that leads.
fn go(before: &State, seats: u8, path: &str, seed: u64) -> Option<(&'static str, State)> {
    let mut play = Play::<Starfarers>::of_state(*before, Dice::seeded("branch", seed));
    let words: Vec<&str> = path.split(' ').collect();
    let (mut words, mut read) = (&words[..], None);
    while let (Some(_), 1) = (play.state().public.meeting, play.state().public.turn.encounters) {
        let ask = play.asks().of(P1).find(|ask| ask.must)?.clone();
        let choice = choice(&ask, &mut words)?;
        play.answer(&Answer { ask: ask.id, seat: P1, choice }).expect("a legal answer");
        for event in play.events() {
            if let (Event::Reading(Reading::Tested { .. }), [word, rest @ ..]) = (event, words) {
                if !is_word(seats, event, word) {
                    return None;
                }
                words = rest;
            }
            if let Event::Reading(Reading::Read { card, node, .. }) = event
                && let Some(id) = leaf(card.block(*node))
            {
                read = Some(id);
            }
        }
    }
    // A card that wears all down may come next and change more than this one did.
    let alone = play.state().public.turn.encounters < 2 || play.state().secret.card.is_some_and(|card| !card.is_wear());
    (words.is_empty() && alone).then(|| (read.expect("something is read out"), *play.state()))
}

fn change(name: &str, before: u8, after: u8) -> Option<String> {
    let by = i16::from(after) - i16::from(before);
    (by != 0).then(|| format!("{name}{by:+}"))
}

/// What is different, in the words of the rows.
fn changes(before: &State, after: &State) -> String {
    let (old, new) = (&before.public, &after.public);
    let loot = robbed(before, after);
    let cards = Resource::ALL
        .into_iter()
        .filter_map(|card| change(card.id(), before.hand(P1).get(card) + loot.get(card), after.hand(P1).get(card)));
    let parts = [("freight", Part::FreightRing), ("booster", Part::Booster), ("cannon", Part::Cannon)];
    let parts = parts.into_iter().filter_map(|(name, part)| change(name, old.part(P1, part), new.part(P1, part)));
    let mut words: Vec<String> = cards.chain(change("fame", old.player(P1).fame, new.player(P1).fame)).collect();
    words.extend(parts);
    words.extend(first_ship(new).map(str::to_owned));
    words.extend(change("voucher", old.player(P1).vouchers, new.player(P1).vouchers));
    let by = new.turn.modifier;
    words.extend((by != 0).then(|| format!("speed{by:+}")));
    words.extend((!loot.is_empty()).then(|| "rob".to_owned()));
    words.extend((new.turn.encounters == 2).then(|| "next".to_owned()));
    words.join(" ")
}

/// What the others have lost: nothing, or everything they held.
fn robbed(before: &State, after: &State) -> Cards {
    let others = || before.public.others(P1);
    let lost = others().fold(Cards::NONE, |all, seat| all.plus(before.hand(seat).minus(after.hand(seat))));
    let all = others().fold(Cards::NONE, |all, seat| all.plus(before.hand(seat)));
    assert!(lost.is_empty() || lost == all, "some were robbed, some not: {lost:?}");
    lost
}

/// What became of the first ship, and of the one that may have come.
fn first_ship(public: &Public) -> Option<&'static str> {
    let third = public.ship(P1, THREE).expect("no card strikes another ship");
    assert_eq!((third.at, third.stalled), (point("14_11"), false));
    let first = public.ship(P1, ONE).map(|ship| (ship.at.id(), ship.stalled));
    let prize = public.ship(P1, TWO).map(|ship| (ship.kind, ship.at.id()));
    match (first, prize) {
        (Some(("10_11", false)), None) => None,
        (Some(("10_11", true)), None) => Some("stall"),
        (Some(("4_5", true)), None) => Some("home"),
        (Some(("12_11", false)), None) => Some("jump"),
        (None, None) => Some("lost"),
        (Some(("10_11", false)), Some((ShipKind::Trade, "4_5"))) => Some("prize"),
        other => panic!("{other:?}"),
    }
}

/// SF-ENC-7, SF-ENC-9, SF-ENC-16, SF-ENC-19, SF-Z10, SF-Z11, R-06
#[test]
fn every_branch_brings_what_its_card_says() {
    for (id, path, wanted) in ROWS {
        for seats in [4, 3] {
            let table = meets(table(seats, path), &id[..3]);
            let before = table.play().state();
            let gone = (0..2000).find_map(|seed| go(before, seats, path, seed));
            let (read, after) = gone.unwrap_or_else(|| panic!("no way leads to {id} by {path} with {seats}"));
            assert_eq!((read, changes(before, &after).as_str()), (id, wanted), "{path} with {seats}");
            let over = after.public.phase() == Phase::ask(P1, Fly) && after.public.discard.contains(card(&id[..3]));
            assert!(over || wanted == "next", "{id}");
            let parts = |state: &State| state.public.players.map(|player| player.parts);
            assert_eq!(parts(before)[1..], parts(&after)[1..], "{id}: the enemy loses nothing");
        }
    }
}

/// What is different from the start of the other rows, which branch, by which way, and what is left of it.
type InPart = (fn(&mut State), &'static str, &'static str, &'static str);

fn no_room(state: &mut State) {
    put_ship(state, P2, TWO, ShipKind::Colony, "2_5");
    put_ship(state, P2, THREE, ShipKind::Colony, "4_5");
}

#[rustfmt::skip]
const IN_PART: [InPart; 18] = [
    (|state| set_parts(state, P1, 6, 6, 6), "E08-win", "no combat-right+", "fame+1"),
    (|state| set_parts(state, P1, 6, 5, 6), "E08-win", "no combat-right+", "fame+1 cannon+1"),
    (|state| set_parts(state, P1, 6, 5, 6), "E30-3", "give-3", "ore-3 fame+1 cannon+1"),
    (|state| set_parts(state, P1, 0, 0, 0), "E27-0", "give-0", ""),
    (|state| set_parts(state, P1, 0, 0, 2), "E27-0", "give-0", "freight-1"),
    (|state| set_hand(state, P1, "o1"), "E20-lose", "yes combat-right-", "ore-1"),
    (|state| set_hand(state, P1, ""), "E20-lose", "yes combat-right-", ""),
    (|state| set_bank(state, "f1"), "E18-win", "yes race-left+", "food+1 fame+1"),
    (|state| set_bank(state, ""), "E18-win", "yes race-left+", "fame+1"),
    (|state| set_bank(state, "g1"), "E21-win", "yes combat-left+", "goods+1 fame+1"),
    (|state| player(state, P2).fame = 37, "E19-win", "yes race-right+", ""),
    (|state| player(state, P2).fame = 36, "E19-win", "yes race-right+", "fame+1"),
    (|state| player(state, P1).fame = 0, "E19-no", "no", ""),
    (|state| set_hand(state, P3, ""), "E13-high", "yes 4", "ore-1 rob"),
    (no_room, "E16-lose", "no combat-left-", "stall"),
    (no_room, "E16-win", "no combat-left+", "voucher+1"),
    (|state| player(state, P1).posts = 0, "E05-3", "give-3", "ore-3 voucher+1"),
    (|state| player(state, P1).colonies = 0, "E05-3", "give-3", "ore-3 prize"),
];

/// SF-ENC-19, SF-ENC-15, SF-FAME-2, SF-PART-4: what cannot be done is left out, or done in part.
#[test]
fn what_cannot_be_done_is_left_out() {
    for (number, (arrange, id, path, wanted)) in IN_PART.into_iter().enumerate() {
        let table = table(4, path).with(|state| {
            [P3, P4].into_iter().for_each(|seat| player(state, seat).fame = 0);
            arrange(state);
        });
        let table = meets(table, &id[..3]);
        let before = table.play().state();
        let gone = (0..2000).find_map(|seed| go(before, 4, path, seed));
        let (read, after) = gone.unwrap_or_else(|| panic!("no way leads to {id} by {path}, row {number}"));
        assert_eq!((read, changes(before, &after).as_str()), (id, wanted), "{path}, row {number}");
        assert_eq!(after.public.phase(), Phase::ask(P1, Fly));
    }
}

/// No card and no branch is missing above.
#[test]
fn every_branch_is_in_the_table() {
    let all: BTreeSet<&str> = Encounter::all().flat_map(Encounter::leaves).map(|(_, id)| id).collect();
    assert_eq!(ROWS.iter().map(|row| row.0).collect::<BTreeSet<_>>(), all);
    let wear: Vec<&str> = Encounter::all().filter(|card| card.is_wear()).map(Encounter::id).collect();
    assert_eq!(wear, ["E31", "E32"], "these have rows of their own");
}

/// SF-ENC-17: parts of the four, who must remove one, and the fame of all afterwards.
type Wear = (&'static str, [[u8; 3]; 4], [bool; 4], [u8; 4]);

const WEAR: [Wear; 6] = [
    ("E31", [[3, 3, 2], [3, 3, 3], [6, 2, 1], [0, 0, 0]], [false, true, true, false], [1, 1, 1, 1]),
    ("E31", [[2, 2, 2], [4, 3, 0], [0, 0, 6], [0, 1, 0]], [false; 4], [1, 1, 1, 1]),
    ("E32", [[2, 2, 2], [3, 2, 2], [0, 0, 6], [6, 1, 0]], [false, true, false, true], [1, 1, 2, 1]),
    ("E32", [[1, 0, 3], [0, 1, 3], [0, 0, 2], [0, 0, 0]], [false; 4], [2, 2, 1, 1]),
    ("E32", [[3, 3, 0], [3, 4, 0], [0, 0, 0], [0, 0, 0]], [false, true, false, false], [1, 1, 1, 1]),
    ("E32", [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [false; 4], [1, 1, 1, 1]),
];

/// SF-ENC-17, R-34: also an inspection that finds no freight ring at all, which honours nobody.
#[test]
fn wear_and_tear_strikes_whom_it_says() {
    let seats = [P1, P2, P3, P4];
    for (id, parts, struck, wanted) in WEAR {
        let mut table = basic().with(|state| {
            state.public.frames.only(Phase::ask(P1, Shake));
            for (seat, [boosters, cannons, freight]) in seats.into_iter().zip(parts) {
                set_parts(state, seat, boosters, cannons, freight);
            }
            stack(state, id);
        });
        let events = lucky(&mut table, P1, Choice::Shake(Shaking::Shake), |events| wears(events) == 1);
        let due = events.iter().find_map(|event| match event {
            Event::Reading(Reading::WearStruck { seats, .. }) => Some(*seats),
            _ => None,
        });
        assert_eq!(due.map(|due| seats.map(|seat| due.contains(seat))), Some(struck), "{id} {parts:?}");
        for (seat, _) in seats.into_iter().zip(struck).filter(|(_, struck)| *struck) {
            // The last one to remove a part brings the next card.
            lucky(&mut table, seat, Choice::Refit(Part::Booster), |events| wears(events) == 0);
        }
        let worn = |at: usize| parts[at].iter().sum::<u8>() - u8::from(struck[at]);
        assert_eq!(seats.map(|seat| public(&table).all_parts(seat)), [0, 1, 2, 3].map(worn), "{id} {parts:?}");
        assert_eq!(seats.map(|seat| fame(&table, seat)), wanted, "{id} {parts:?}");
    }
}

fn wears(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Reading(Reading::WearStruck { .. }))).count()
}
