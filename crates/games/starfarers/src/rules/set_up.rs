//! SF-SETUP: dealing chips and starts, the first player, the expert set-up, start hands.

use orrery_core::{Dice, Seat};
use orrery_kit::Rows;

use super::{Cx, score, turn};
use crate::content::{Base, Chip, ChipClass, People, Planet, START_HAND, Site, Start, System};
use crate::event::{Beginning, Dealt, Round};
use crate::lesson::PUPIL;
use crate::state::{Colony, MAX_SEATS, Owner, Phase};
use crate::terms::Terms;

type Sites = Rows<Option<Colony>, { Site::COUNT }>;
type Chips = Rows<Option<Chip>, { Planet::COUNT }>;

pub(super) fn set_up(cx: &mut Cx<'_>) {
    let (terms, seats) = (cx.state().public.terms, cx.state().public.seats);
    let dice = cx.dice();
    let peoples = peoples(terms, dice);
    let chips = chips(terms, dice);
    let sites = if terms.expert { neutral_sites(seats, dice) } else { starts(seats, dice) };
    let (mut first, mut first_rolls) = first_player(seats, dice);
    if terms.lesson.is_some() {
        first_rolls.swap(first.index(), PUPIL.index());
        first = PUPIL;
    }
    let dealt = Box::new(Dealt { peoples, chips, sites, first, first_rolls, seats });
    let to = if terms.expert { Phase::Placing { placed: 0 } } else { Phase::FirstShips };
    let has_one_roll = cx.state().public.turn.rolls > 0;
    cx.emit(Beginning::Dealt { first, dealt, to }.into());
    if has_one_roll {
        cx.emit(Round::OneRoll.into());
    }
    score::rise(cx);
}

/// SF-VAR-8
fn peoples(terms: Terms, dice: &mut Dice) -> [People; Base::COUNT] {
    let mut peoples = People::ALL;
    if terms.shuffled_bases {
        dice.shuffle(&mut peoples);
    }
    peoples
}

/// SF-SETUP-8, SF-SETUP-9, SF-VAR-2: unseen on every planet with that dot; home chips as printed or shuffled.
fn chips(terms: Terms, dice: &mut Dice) -> Chips {
    use ChipClass::{Alpha, Beta, Blue, Delta, Gamma, Red, Yellow};
    let mut table = Rows(std::array::from_fn(|at| Planet(at as u8).basic_chip()));
    let classes: &[ChipClass] =
        if terms.expert { &[Yellow, Red, Blue, Alpha, Beta, Gamma, Delta] } else { &[Yellow, Red, Blue] };
    for class in classes {
        let mut chips: Vec<Chip> = class.chips().collect();
        dice.shuffle(&mut chips);
        let planets = Planet::all().filter(|planet| planet.dot() == *class);
        planets.zip(chips).for_each(|(planet, chip)| table.0[planet.index()] = Some(chip));
    }
    table
}

/// SF-SETUP-3, SF-3P-1, SF-3P-4, SF-2P-1, R-26: seats in order get the starts that are not neutral.
fn starts(seats: u8, dice: &mut Dice) -> Sites {
    let neutral = if seats == 3 { Some(Start(dice.below(4) as u8)) } else { None };
    let plays = |start: &Start| match seats {
        2 => Start::OF_TWO.contains(start),
        _ => Some(*start) != neutral,
    };
    let mut sites = Sites::default();
    let mut free = Seat::all(seats);
    for start in Start::all() {
        let seat = if plays(&start) { free.next() } else { None };
        put_start(&mut sites, start, seat.map_or(Owner::Neutral, Owner::Seat));
    }
    sites
}

fn put_start(sites: &mut Sites, start: Start, owner: Owner) {
    sites.0[start.spaceport().index()] = Some(Colony { owner, spaceport: true });
    for site in start.colonies() {
        sites.0[site.index()] = Some(Colony { owner, spaceport: false });
    }
}

/// SF-VAR-6, SF-2P-3, R-39: neutral pieces block random home sites.
fn neutral_sites(seats: u8, dice: &mut Dice) -> Sites {
    let mut homes: Vec<System> = System::all().take(System::HOMES).collect();
    dice.shuffle(&mut homes);
    let counts: &[usize] = match seats {
        2 => &[2, 2, 1, 1],
        3 => &[1, 1, 1],
        _ => &[],
    };
    let mut chosen = Vec::new();
    for (home, count) in homes.iter().zip(counts) {
        let mut sites = home.sites();
        dice.shuffle(&mut sites);
        chosen.extend_from_slice(&sites[..*count]);
    }
    dice.shuffle(&mut chosen);
    let spaceports = chosen.len() / 3;
    let mut sites = Sites::default();
    for (place, site) in chosen.into_iter().enumerate() {
        sites.0[site.index()] = Some(Colony { owner: Owner::Neutral, spaceport: place < spaceports });
    }
    sites
}

/// SF-SETUP-17: the highest sum begins; those tied roll again.
fn first_player(seats: u8, dice: &mut Dice) -> (Seat, [u8; MAX_SEATS]) {
    let mut tied: Vec<Seat> = Seat::all(seats).collect();
    let first_rolls = roll_for(&mut tied, dice);
    loop {
        match tied[..] {
            [first] => return (first, first_rolls),
            _ => roll_for(&mut tied, dice),
        };
    }
}

/// Each rolls both dice; only those with the highest sum are still in.
fn roll_for(tied: &mut Vec<Seat>, dice: &mut Dice) -> [u8; MAX_SEATS] {
    let mut rolls = [0; MAX_SEATS];
    for seat in tied.iter() {
        rolls[seat.index()] = (dice.roll(6) + dice.roll(6)) as u8;
    }
    let most = rolls.into_iter().max().unwrap_or(0);
    tied.retain(|seat| rolls[seat.index()] == most);
    rolls
}

/// SF-SETUP-13, SF-VAR-7, SF-LESSON-1: three cards each, or those of the lesson; then the first player begins.
pub(super) fn deal_hands(cx: &mut Cx<'_>) {
    let (mut deck, seats) = (cx.state().secret.supply, cx.state().public.seats);
    let terms = cx.state().public.terms;
    for seat in Seat::all(seats) {
        let cards = match terms.lesson {
            Some(lesson) if seat == PUPIL => lesson.hand(),
            _ => deck.draw(START_HAND, cx.dice()),
        };
        deck = deck.minus(cards);
        cx.emit(Beginning::HandDealt { seat, cards }.into());
    }
    let first = cx.state().public.first;
    turn::begin(cx, first, 1, 0);
}
