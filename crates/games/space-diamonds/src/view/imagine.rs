//! A whole state that agrees with a view, with everything hidden drawn anew.

use orrery_core::{Dice, Seat};

use super::View;
use crate::content::{Chit, Mission, Space, Spectral};
use crate::rules::missions::is_met;
use crate::rules::set_up::{drops_under, is_of};
use crate::sets::{Chits, PerSite};
use crate::state::{MAX_SEATS, Missions, Mode, Phase, Public, Secret, State};

/// How likely a player holds a card, against the other cards of its deck. Never known for certain: a card of no weight
/// is still drawn when no other is left.
pub(crate) type Likely<'a> = &'a dyn Fn(Seat, Mission) -> u32;

/// With every card as likely as any other.
pub(crate) fn imagine(view: &View, luck: &mut Dice) -> State {
    imagine_with(view, luck, &|_, _| 1)
}

pub(crate) fn imagine_with(view: &View, luck: &mut Dice, likely: Likely<'_>) -> State {
    let mut secret = Secret { missions: missions(view, luck, likely), ..Secret::default() };
    if view.public.phase() != Phase::SetUp {
        secret.dealt = dealt(view, luck);
        secret.water = water(view, luck);
        secret.hands = hands(view, &secret.dealt, luck);
    }
    let own = view.own().map_or(MAX_SEATS, Seat::index);
    secret.fresh[own] = view.fresh;
    State { public: view.public, secret }
}

/// Known faces lie where they were found; the rest are drawn.
fn dealt(view: &View, luck: &mut Dice) -> PerSite {
    let mut dealt: PerSite = view.finds.iter().map(|find| (find.site, find.chit.0)).collect();
    place_spent(view, &mut dealt, luck);
    let placed: Chits = dealt.iter().map(|(_, chit)| Chit(chit)).collect();
    for letter in Spectral::ALL {
        let mut rest: Vec<Chit> = Chits::all(view.public.printing).of_letter(letter).minus(placed).iter().collect();
        luck.shuffle(&mut rest);
        let open: Vec<Space> = chit_sites(&view.public, letter).filter(|site| dealt.get(*site).is_none()).collect();
        open.into_iter().zip(rest).for_each(|(site, chit)| dealt.set(site, chit.0));
    }
    dealt
}

/// Every spent chit came from a site its owner took; on which, nobody needs to remember.
fn place_spent(view: &View, dealt: &mut PerSite, luck: &mut Dice) {
    let known: Chits = view.finds.iter().map(|find| find.chit).collect();
    for (seat, spent) in Seat::all(view.public.seats).zip(view.public.spent) {
        for chit in spent.minus(known).iter() {
            let took = |site: &Space| view.public.takers.get(*site) == Some(seat.0) && dealt.get(*site).is_none();
            let sites: Vec<Space> = chit_sites(&view.public, chit.spectral()).filter(took).collect();
            luck.pick(&sites).iter().for_each(|site| dealt.set(**site, chit.0));
        }
    }
}

/// The sites that were dealt a chit of this letter.
fn chit_sites(public: &Public, letter: Spectral) -> impl Iterator<Item = Space> + '_ {
    Space::sites().filter(move |site| public.is_chit_site(*site) && is_of(*site, letter))
}

/// Unknown water is what is left of the printed values of its letter, in any order.
fn water(view: &View, luck: &mut Dice) -> PerSite {
    let mut water = view.water;
    for letter in Spectral::ALL {
        let sites: Vec<Space> = chit_sites(&view.public, letter).collect();
        let mut drops = drops_under(&view.public, letter);
        for known in sites.iter().filter_map(|site| view.water.get(*site)) {
            drops.iter().position(|drop| *drop == known).map(|place| drops.swap_remove(place));
        }
        luck.shuffle(&mut drops);
        let unknown = sites.into_iter().filter(|site| view.water.get(*site).is_none());
        unknown.zip(drops).for_each(|(site, drops)| water.set(site, drops));
    }
    water
}

fn hands(view: &View, dealt: &PerSite, luck: &mut Dice) -> [Chits; MAX_SEATS] {
    let mut hands = [Chits::NONE; MAX_SEATS];
    for seat in Seat::all(view.public.seats) {
        hands[seat.index()] = match (&view.result, view.own() == Some(seat)) {
            (Some(result), _) => result.seats[seat.index()].hand,
            (None, true) => view.hand,
            (None, false) => hand(&view.public, dealt, seat, luck),
        };
    }
    hands
}

/// Of what a player took, any chits of the right letters that were not spent.
fn hand(public: &Public, dealt: &PerSite, seat: Seat, luck: &mut Dice) -> Chits {
    let taken = dealt.iter().filter(|(site, _)| public.takers.get(*site) == Some(seat.0));
    let mut chits: Vec<Chit> =
        taken.map(|(_, chit)| Chit(chit)).filter(|chit| !public.spent[seat.index()].contains(*chit)).collect();
    luck.shuffle(&mut chits);
    let mut wanted = public.ship(seat).letters;
    chits.retain(|chit| {
        let left = &mut wanted[chit.spectral().index()];
        let keep = *left > 0;
        *left = left.saturating_sub(1);
        keep
    });
    chits.into_iter().collect()
}

/// Own cards are known and completed ones lie open; nobody holds a card he would have laid open by now.
fn missions(view: &View, luck: &mut Dice, likely: Likely<'_>) -> [Missions; MAX_SEATS] {
    let mut hands = [Missions::default(); MAX_SEATS];
    if view.public.phase() == Phase::SetUp {
        return hands;
    }
    if let Some(result) = &view.result {
        result.seats.iter().for_each(|seat| hands[seat.seat.index()] = seat.dealt);
        return hands;
    }
    deal_deck(view, &mut hands, false, luck, likely);
    if view.public.terms.mode == Mode::Rockets {
        deal_deck(view, &mut hands, true, luck, likely);
    }
    hands
}

fn deal_deck(view: &View, hands: &mut [Missions; MAX_SEATS], rocket: bool, luck: &mut Dice, likely: Likely<'_>) {
    let is_of_deck = |card: &Mission| card.is_rocket() == rocket;
    let mut deck: Vec<Mission> = Mission::all().filter(is_of_deck).collect();
    let known = |seat: Seat| match view.own() == Some(seat) {
        true => view.missions.iter().map(|view| view.mission).find(is_of_deck),
        false => view.public.ship(seat).done.iter().find(is_of_deck),
    };
    let (certain, mut open): (Vec<Seat>, Vec<Seat>) =
        Seat::all(view.public.seats).partition(|seat| known(*seat).is_some());
    for seat in certain {
        let card = known(seat);
        deck.retain(|other| Some(*other) != card);
        card.iter().for_each(|card| hands[seat.index()].insert(*card));
    }
    // Who draws first has the widest choice, so that is a matter of luck too.
    luck.shuffle(&mut open);
    Draw { public: &view.public, likely, luck }.assign(&open, &mut deck, hands);
}

/// Cards drawn for those whose hands are unknown.
struct Draw<'a> {
    public: &'a Public,
    likely: Likely<'a>,
    luck: &'a mut Dice,
}

impl Draw<'_> {
    /// Cards for each of `open` that he may still hold, by trying until all have one.
    fn assign(&mut self, open: &[Seat], deck: &mut Vec<Mission>, hands: &mut [Missions; MAX_SEATS]) -> bool {
        let Some((seat, rest)) = open.split_first() else { return true };
        let mut left: Vec<Mission> = deck.iter().copied().filter(|card| !is_met(self.public, *seat, *card)).collect();
        while !left.is_empty() {
            let card = left.swap_remove(self.place(*seat, &left));
            deck.retain(|other| *other != card);
            if self.assign(rest, deck, hands) {
                hands[seat.index()].insert(card);
                return true;
            }
            deck.push(card);
        }
        false
    }

    /// The place of one of the cards, drawn by their weights.
    fn place(&mut self, seat: Seat, cards: &[Mission]) -> usize {
        let weights = cards.iter().map(|card| (self.likely)(seat, *card));
        let total: u32 = weights.clone().sum();
        if total == 0 {
            return self.luck.below(cards.len() as u32) as usize;
        }
        let (drawn, mut sum) = (self.luck.below(total), 0);
        let reaches = |weight: u32| {
            sum += weight;
            drawn < sum
        };
        weights.into_iter().position(reaches).unwrap_or(0)
    }
}
