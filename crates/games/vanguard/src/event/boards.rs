//! Crew boards: dice, cards, charges, wounds, gear.

use super::prelude::*;

facts! {
    pub enum Boards shown as BoardsShown {
        /// To the spent pool.
        Spent { by: Mate, dice: Dice },
        /// VG-SAC-1: out for this exploration.
        Sacrificed { by: Mate, dice: Dice },
        Recharged { by: Mate, dice: Dice },
        /// VG-WOUND-5
        PushedOut { by: Mate, dice: Dice },
        /// VG-DICE-8
        LeftBehind { place: Place, dice: Dice },
        /// VG-CARD-3
        Reshuffled { by: Mate },
        Drew { by: Mate, cards: Few<Card, 8> },
        Discarded { by: Mate, cards: Few<Card, 8> },
        /// VG-CARD-6: it leaves the hand at once.
        CardPlayed { by: Mate, card: Card },
        /// A combo was paid for.
        ComboPlayed { by: Mate, card: Card },
        CardPutAway { place: Place, card: Card },
        AbilityUsed { by: Mate },
        GearUsed { by: Mate, gear: Gear },
        GearStowed { place: Place, gear: Gear },
        Refreshed { place: Place },
        ChargesSet { by: Mate, charges: u8 },
        /// VG-WOUND-1: this card was taken.
        Hurt { by: Mate, wound: Wound },
        InjuryDie { place: Place, colour: Colour },
        InjuryHealed { by: Mate, colour: Colour },
        WoundHealed { by: Mate, slot: u8 },
        WoundTurned { by: Mate, slot: u8 },
        Immune { by: Mate, wound: Wound },
        WoundPrevented { by: Mate },
        /// VG-LETHAL-1
        Survived { by: Mate, dice: [Injury; 3] },
        Died { by: Mate },
        Enlisted { member: Member },
        CrewDrawn { crew: People },
        CrewKept { place: Place, crew: Crew },
        DeckChosen { place: Place, cards: Cards },
        DiceReady { place: Place, dice: Dice },
        GearLoaded { by: Mate, gear: Gear },
        GearPool { gear: Few<Gear, 56> },
        /// VG-LAUNCH-2
        CrewSent { place: Place, crew: Crew, rank: u8 },
        /// VG-GEAR-4, VG-GEAR-11: it keeps its used mark.
        GearHanded { from: Mate, to: Mate, gear: Gear },
        /// 8.3: the same as `Drew`, with closed hands.
        DrewClosed { by: Mate, seat: Seat, count: u8, cards: Few<Card, 8> => (seat) },
    }
}

fn slot(state: &mut State, place: Place, slot: u8) -> &mut Option<Hurt> {
    &mut state.member_mut(place).wounds[usize::from(slot) % 3]
}

/// The first of a hand that is this card leaves it.
fn take(hand: &mut Few<Card, 8>, card: Card) {
    let mut left = hand.iter().copied().collect::<Vec<_>>();
    if let Some(at) = left.iter().position(|one| *one == card) {
        left.remove(at);
    }
    *hand = Few::of(left).unwrap_or_default();
}

fn without(gear: &Few<Carried, 12>, one: Gear) -> Few<Carried, 12> {
    let mut left: Vec<Carried> = gear.to_vec();
    if let Some(at) = left.iter().position(|carried| carried.gear == one) {
        left.remove(at);
    }
    Few::of(left).unwrap_or_default()
}

impl Boards {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Boards::Spent { by, dice } | Boards::PushedOut { by, dice } => {
                let member = state.member_mut(by.place);
                member.available = member.available.minus(dice);
                member.spent = member.spent.or(dice);
            }
            Boards::Sacrificed { by, dice } => {
                sacrifice(state, by.place, dice);
                let share = &mut state.account.shares[by.place.index()];
                share.sacrificed = share.sacrificed.saturating_add(dice.len() as u8);
            }
            Boards::LeftBehind { place, dice } => sacrifice(state, place, dice),
            Boards::Recharged { by, dice } => {
                let member = state.member_mut(by.place);
                member.spent = member.spent.minus(dice);
                member.available = member.available.or(dice);
            }
            Boards::Reshuffled { by } => {
                let member = state.member_mut(by.place);
                (member.deck, member.discard) = (member.deck.or(member.discard), Cards::NONE);
            }
            Boards::Drew { by, cards } | Boards::DrewClosed { by, cards, .. } => {
                let member = state.member_mut(by.place);
                for card in cards.iter() {
                    member.deck.remove(*card);
                    member.hand.push(*card);
                }
            }
            Boards::Discarded { by, cards } => {
                let member = state.member_mut(by.place);
                for card in cards.iter() {
                    take(&mut member.hand, *card);
                    member.discard.insert(*card);
                }
            }
            Boards::CardPlayed { by, card } | Boards::ComboPlayed { by, card } => {
                take(&mut state.member_mut(by.place).hand, card);
            }
            Boards::CardPutAway { place, card } => state.member_mut(place).discard.insert(card),
            Boards::AbilityUsed { by } => {
                let member = state.member_mut(by.place);
                member.charges = member.charges.saturating_sub(1);
            }
            Boards::GearUsed { by, gear } => {
                let carried = state.member_mut(by.place).gear.iter_mut().find(|one| one.gear == gear && !one.used);
                carried.into_iter().for_each(|one| one.used = true);
            }
            Boards::GearStowed { place, gear } => {
                let member = state.member_mut(place);
                member.gear = without(&member.gear, gear);
                state.campaign.iter_mut().for_each(|ship| ship.inventory.0[gear.index()] += 1);
            }
            Boards::Refreshed { place } => {
                let of_turn = |one: &&mut Carried| one.gear.used() == Use::Turn;
                state.member_mut(place).gear.iter_mut().filter(of_turn).for_each(|one| one.used = false);
            }
            Boards::ChargesSet { by, charges } => state.member_mut(by.place).charges = charges,
            Boards::Hurt { by, wound } => {
                state.decks.wounds.0[wound.index()] -= 1;
                let share = &mut state.account.shares[by.place.index()];
                share.wounds = share.wounds.saturating_add(1);
                let free = state.member_mut(by.place).wounds.iter_mut().find(|slot| slot.is_none());
                let hurt = Hurt { wound, face_down: false, covered: false };
                free.into_iter().for_each(|slot| *slot = Some(hurt));
            }
            Boards::InjuryDie { place, colour } => state.member_mut(place).injured.insert(colour),
            Boards::InjuryHealed { by, colour } => state.member_mut(by.place).injured.remove(colour),
            Boards::WoundHealed { by, slot: at } => {
                if let Some(hurt) = slot(state, by.place, at).take() {
                    state.decks.wounds.0[hurt.wound.index()] += 1;
                    // A die that lay on it is in nobody's way until it returns to a column.
                    let idle = u8::from(hurt.covered);
                    state.trial.iter_mut().for_each(|trial| trial.idle += idle);
                }
            }
            Boards::WoundTurned { by, slot: at } => {
                slot(state, by.place, at).iter_mut().for_each(|hurt| hurt.face_down = true);
            }
            Boards::Died { by } => {
                die(state, by.place);
                state.account.shares[by.place.index()].is_lost = true;
            }
            Boards::Enlisted { member } => {
                state.party.push(member);
            }
            Boards::CrewDrawn { crew } => {
                state.drawn = crew;
                state.decks.recruits = state.decks.recruits.minus(crew);
            }
            Boards::CrewKept { place, crew } => {
                state.member_mut(place).crew = crew;
                state.drawn.remove(crew);
                // VG-SETUP-6: in a campaign one of the others stays aboard.
                if state.campaign.is_none() {
                    state.decks.recruits = state.decks.recruits.or(std::mem::take(&mut state.drawn));
                }
            }
            Boards::CrewSent { place, crew, rank } => {
                let member = state.member_mut(place);
                (member.crew, member.rank) = (crew, rank);
            }
            Boards::DeckChosen { place, cards } => {
                let member = state.member_mut(place);
                member.deck = cards;
                let section = member.section.index();
                state.campaign.iter_mut().for_each(|ship| ship.decks[section] = cards);
            }
            Boards::DiceReady { place, dice } => state.member_mut(place).available = dice,
            Boards::GearLoaded { by, gear } => {
                let mut left: Vec<Gear> = state.pool.to_vec();
                if let Some(at) = left.iter().position(|one| *one == gear) {
                    left.remove(at);
                }
                state.pool = Few::of(left).unwrap_or_default();
                state.member_mut(by.place).gear.push(Carried { gear, used: false });
            }
            Boards::GearPool { gear } => state.pool = gear,
            Boards::GearHanded { from, to, gear } => {
                for gear in state.member(from.place).handed_with(gear) {
                    let giver = state.member_mut(from.place);
                    let carried = giver.gear.iter().find(|one| one.gear == gear).copied();
                    giver.gear = without(&giver.gear, gear);
                    state.member_mut(to.place).gear.extend(carried);
                }
            }
            Boards::WoundPrevented { .. } => {
                let pending = |frame: &Frame| matches!(frame, Frame::Wounded { stage: Wounding::Take, .. });
                if let Some(Frame::Wounded { stage, .. }) = state.frames.nearest_mut(pending) {
                    *stage = Wounding::Over;
                }
            }
            Boards::Immune { .. } | Boards::Survived { .. } => {}
        }
    }
}

fn sacrifice(state: &mut State, place: Place, dice: Dice) {
    let member = state.member_mut(place);
    (member.available, member.spent) = (member.available.minus(dice), member.spent.minus(dice));
}

/// VG-LETHAL-2, VG-LETHAL-6
fn die(state: &mut State, place: Place) {
    let member = state.member_mut(place);
    let wounds = std::mem::take(&mut member.wounds);
    let gear = member.gear;
    *member = Member {
        sector: member.sector,
        is_dead: true,
        ..Member::new(member.seat, member.section, member.crew, member.rank)
    };
    if let Some(ship) = &mut state.campaign {
        gear.iter().for_each(|one| ship.inventory.0[one.gear.index()] += 1);
    }
    wounds.iter().flatten().for_each(|hurt| state.decks.wounds.0[hurt.wound.index()] += 1);
    state.planet.tokens =
        Few::of(state.planet.tokens.iter().copied().filter(|token| token.carrier != place)).unwrap_or_default();
    if let Some(trial) = &mut state.trial {
        trial.pool = Few::of(trial.pool.iter().copied().filter(|cast| cast.owner != place)).unwrap_or_default();
        (trial.taken[place.index()], trial.given[place.index()]) = (Dice::NONE, Dice::NONE);
        trial.waiting.remove(place);
    }
    state.turn.iter_mut().filter(|turn| turn.place == place).for_each(|turn| turn.is_over = true);
    if state.start == place {
        let order = (1..MOST).map(|steps| Place(((place.index() + steps) % MOST) as u8));
        let next = order.filter(|next| next.index() < state.party.len()).find(|next| !state.member(*next).is_dead);
        state.start = next.unwrap_or(place);
    }
}

impl BoardsShown {
    pub(super) fn line(&self) -> Option<LogLine> {
        use BoardsShown as Told;
        Some(match *self {
            Told::Spent { by, dice } => did_with("log-spent", by, "count", dice.len(), &[ids::SPEND]),
            Told::Sacrificed { by, dice } => did_with("log-sacrificed", by, "count", dice.len(), &[ids::SACRIFICE]),
            Told::Recharged { by, dice } => did_with("log-recharged", by, "count", dice.len(), &[ids::RECHARGE]),
            Told::PushedOut { by, dice } => did_with("log-pushed-out", by, "count", dice.len(), &[ids::PUSHED_OUT]),
            Told::DrewClosed { by, count, .. } => did_with("log-drew", by, "count", count, &[ids::HAND_LIMIT]),
            Told::Drew { by, cards } => did_with("log-drew", by, "count", cards.len(), &[ids::HAND_LIMIT]),
            Told::Discarded { by, cards } => {
                did_with("log-discarded", by, "cards", words::cards(&cards), &[ids::HAND_LIMIT])
            }
            Told::CardPlayed { by, card } => did_with("log-played", by, "card", card.name(), &[ids::MODIFY]),
            Told::ComboPlayed { by, card } => did_with("log-combo", by, "card", card.name(), &[ids::COMBO]),
            Told::AbilityUsed { by } => did("log-ability", by, &[ids::ABILITY]),
            Told::GearUsed { by, gear } => did_with("log-gear", by, "gear", gear.name(), &[ids::GEAR]),
            Told::ChargesSet { by, charges } => did_with("log-charges", by, "count", charges, &[ids::ABILITY]),
            Told::Hurt { by, wound } => {
                did_with("log-wounded", by, "wound", wound.name(), &[ids::WOUND]).seen(SightKind::Loss)
            }
            Told::InjuryHealed { by, .. } => did("log-injury-healed", by, &[ids::HEAL]),
            Told::WoundHealed { by, .. } => did("log-wound-healed", by, &[ids::HEAL]),
            Told::WoundTurned { by, .. } => did("log-wound-turned", by, &[ids::FACE_DOWN]),
            Told::Immune { by, wound } => did_with("log-immune", by, "wound", wound.name(), &[ids::WOUND]),
            Told::WoundPrevented { by } => did("log-wound-prevented", by, &[ids::WINDOW]),
            Told::Survived { by, .. } => did("log-survived", by, &[ids::LETHAL]),
            Told::Died { by } => did("log-died", by, &[ids::DEATH]).seen(SightKind::Loss),
            Told::GearLoaded { by, gear } => did_with("log-loaded", by, "gear", gear.name(), &[ids::CARGO]),
            Told::GearHanded { from, to, gear } => {
                let line = did_with("log-handed", from, "gear", gear.name(), &[ids::EXCHANGE]);
                LogLine { message: line.message.with("to", to.crew.name()), ..line }
            }
            Told::LeftBehind { .. }
            | Told::Reshuffled { .. }
            | Told::CardPutAway { .. }
            | Told::GearStowed { .. }
            | Told::Refreshed { .. }
            | Told::InjuryDie { .. }
            | Told::Enlisted { .. }
            | Told::CrewDrawn { .. }
            | Told::CrewKept { .. }
            | Told::CrewSent { .. }
            | Told::DeckChosen { .. }
            | Told::DiceReady { .. }
            | Told::GearPool { .. } => return None,
        })
    }
}
