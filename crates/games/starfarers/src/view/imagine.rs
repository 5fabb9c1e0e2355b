//! A whole state that agrees with a view, with everything hidden drawn anew.

use orrery_core::{Dice, Seat};
use orrery_kit::Rows;

use super::View;
use crate::content::{CARDS_EACH, Chip, ChipClass, Encounter, Planet, Resource};
use crate::questions::Decision;
use crate::rules::encounter::question_of;
use crate::sets::{Cards, ChipSet};
use crate::state::{MAX_SEATS, Phase, Public, Secret, State};

pub(crate) fn imagine(view: &View, luck: &mut Dice) -> State {
    let public = view.public;
    let (hands, supply) = hands(view, luck);
    let (discards, chips, card) = (discards(view, &hands, luck), chips(view, luck), card(view, luck));
    let secret = Secret { hands, supply, discards, chips, card, taken: view.taken };
    State { public, secret }
}

/// Own cards are known, and of others those everybody has traced; the rest of hands and supply deck is drawn.
fn hands(view: &View, luck: &mut Dice) -> ([Cards; MAX_SEATS], Cards) {
    let (public, mut hands) = (&view.public, [Cards::NONE; MAX_SEATS]);
    if public.phase() == Phase::SetUp {
        return (hands, Cards::NONE);
    }
    let certain = |seat: Seat| if view.own() == Some(seat) { view.hand } else { public.player(seat).traced };
    let known = public.everybody().fold(public.bank, |all, seat| all.plus(certain(seat)));
    let mut rest = Cards([CARDS_EACH; Resource::COUNT]).minus(known);
    for seat in public.everybody() {
        let drawn = rest.draw(public.player(seat).hand.saturating_sub(certain(seat).total()), luck);
        rest = rest.minus(drawn);
        hands[seat.index()] = certain(seat).plus(drawn);
    }
    (hands, rest)
}

/// Who is no longer waited for has sealed some cards of the right number.
fn discards(view: &View, hands: &[Cards; MAX_SEATS], luck: &mut Dice) -> [Option<Cards>; MAX_SEATS] {
    let public = &view.public;
    let sealed = |seat: Seat| {
        let due = public.phase() == Phase::Discard && public.tribute(seat) > 0 && !public.waiting.contains(seat);
        due.then(|| hands[seat.index()].draw(public.tribute(seat), luck))
    };
    let mut all = [None; MAX_SEATS];
    public.everybody().zip(public.everybody().map(sealed)).for_each(|(seat, cards)| all[seat.index()] = cards);
    if let Some(seat) = view.own() {
        all[seat.index()] = view.discard;
    }
    all
}

/// Known chips lie where they are; of each class the others are drawn, without those cleared and those never dealt.
fn chips(view: &View, luck: &mut Dice) -> Rows<Option<Chip>, { Planet::COUNT }> {
    let mut chips = view.chips;
    if view.public.phase() == Phase::SetUp {
        return chips;
    }
    let known: ChipSet = chips.0.iter().flatten().copied().collect();
    let cleared = view.public.players.iter().fold(ChipSet::NONE, |all, player| all.or(player.cleared));
    for class in [ChipClass::Yellow, ChipClass::Red, ChipClass::Blue] {
        let free = |chip: &Chip| !known.contains(*chip) && !cleared.contains(*chip);
        let mut rest: Vec<Chip> = class.chips().filter(free).collect();
        luck.shuffle(&mut rest);
        let hidden = |planet: &Planet| planet.dot() == class && view.chips.0[planet.index()].is_none();
        Planet::all().filter(hidden).zip(rest).for_each(|(planet, chip)| chips.0[planet.index()] = Some(chip));
    }
    chips
}

/// Any card whose question was read and that fits what has happened since.
fn card(view: &View, luck: &mut Dice) -> Option<Encounter> {
    let public = &view.public;
    public.meeting?;
    if view.card.is_some() {
        return view.card;
    }
    let fits: Vec<Encounter> = public.unread.iter().filter(|card| is_possible(public, *card)).collect();
    luck.pick(&fits).copied()
}

fn is_possible(public: &Public, card: Encounter) -> bool {
    let Some(meeting) = public.meeting else { return false };
    let asks = |node: u8| question_of(card.block(node)) == meeting.question;
    match public.phase() {
        Phase::Ask { question: Decision::Take(_), .. } => asks(0),
        _ => asks(meeting.node),
    }
}
