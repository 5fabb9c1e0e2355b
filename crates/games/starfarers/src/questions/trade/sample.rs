//! Trades and builds at random, cheap enough for thousands of games a second.

use super::super::launches::random_launch;
use super::super::prelude::*;
use super::{Trading, check_agree, check_confirm};
use crate::content::{Base, Build, Resource, Site};
use crate::rules::{bank, build, supply};
use crate::state::{Order, ShipKind};

/// What can be built mostly is; the rest comes up now and then.
pub(super) fn sample(state: &State, seat: Seat, luck: &mut Dice) -> Trading {
    let word = luck.word();
    let rare = (word & 31) as u8;
    let choice = match rare {
        0 if word >> 8 & 3 == 0 && state.public.market.deal.is_some() => Some(Trading::Withdraw),
        1..=6 => exchange(state, seat, word >> 8),
        7 => Some(Trading::ToFlight),
        _ => None,
    };
    let choice = choice.or_else(|| extras(state, seat, word >> 20, luck));
    choice.or_else(|| any_build(state, seat, luck).map(Trading::Build)).unwrap_or(Trading::ToFlight)
}

fn extras(state: &State, seat: Seat, word: u64, luck: &mut Dice) -> Option<Trading> {
    let public = &state.public;
    if public.market.deal.is_some() || public.market.proposals.iter().any(Option::is_some) {
        let others = || public.others(seat);
        let confirm = others().filter(|with| check_confirm(state, seat, *with).is_ok());
        let agree = others().filter(|with| check_agree(state, seat, *with).is_ok());
        let answers = confirm.map(Trading::Confirm).chain(agree.map(Trading::Agree));
        if let (true, Some(choice)) = (word & 3 != 0, luck.one_of(answers)) {
            return Some(choice);
        }
    }
    if public.terms.button && word >> 2 & 3 != 0 && supply::check(public, seat).is_ok() {
        return Some(Trading::Draw);
    }
    if word >> 4 & 3 != 0 && build::check_fame(state, seat).is_ok() {
        return Some(Trading::BuyFame);
    }
    let redeems = public.player(seat).vouchers > 0 && build::check_ship(public, seat, ShipKind::Trade).is_ok();
    (redeems && word >> 6 & 3 != 0).then(|| Trading::Redeem(random_launch(public, seat, luck)))
}

/// A type of which there is enough for another that the bank has.
fn exchange(state: &State, seat: Seat, word: u64) -> Option<Trading> {
    let hand = state.hand(seat);
    let start = word as usize % 5;
    let give = (0..5)
        .map(|i| Resource::ALL[(start + i) % 5])
        .find(|give| hand.get(*give) >= state.public.rate(seat, *give))?;
    let take = Resource::ALL[(word >> 8) as usize % 5];
    bank::check(state, seat, give, take).is_ok().then_some(Trading::Bank { give, take })
}

/// Something that can be paid for and placed.
fn any_build(state: &State, seat: Seat, luck: &mut Dice) -> Option<Order> {
    let hand = state.hand(seat);
    // Ships and spaceports half of the time come first.
    let start = luck.below(12).saturating_sub(6) as usize;
    let mut kinds = (0..6).map(|i| Build::ALL[(start + i) % 6]).filter(|build| hand.covers(Cards(build.cost())));
    kinds.find_map(|build| order(&state.public, seat, build, luck))
}

fn order(public: &Public, seat: Seat, build: Build, luck: &mut Dice) -> Option<Order> {
    match build {
        Build::ColonyShip => ship(public, seat, ShipKind::Colony, luck),
        // Mostly only where a dock would take it.
        Build::TradeShip => {
            let taken = Base::all().filter_map(|base| public.open_dock(base));
            let wanted = taken.into_iter().any(|dock| dock.number <= public.freight(seat)) || luck.below(8) == 0;
            wanted.then(|| ship(public, seat, ShipKind::Trade, luck)).flatten()
        }
        Build::Spaceport => {
            let fits = |site: &Site| build::check_spaceport(public, seat, *site).is_ok();
            let plain = public.sites_of(seat).map(|(site, _)| site).filter(fits);
            luck.one_of(plain).map(Order::Spaceport)
        }
        Build::Part(part) => public.can_fit(seat, part).then_some(Order::Part(part)),
    }
}

fn ship(public: &Public, seat: Seat, kind: ShipKind, luck: &mut Dice) -> Option<Order> {
    build::check_ship(public, seat, kind).is_ok().then(|| Order::Ship(kind, random_launch(public, seat, luck)))
}
