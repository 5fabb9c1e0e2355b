//! Builds, exchanges and answers to what lies on the table, described.

use super::super::launches::{launches, ship_opt};
use super::super::prelude::*;
use super::{Trade, Trading};
use crate::content::{Build, Gift, Resource};
use crate::questions::Draft;
use crate::rules::{bank, build, supply, trade};
use crate::state::{Launch, Order, ShipKind, Transporter};

pub(super) fn options(trade: &Trade, state: &State, seat: Seat) -> Vec<Opt> {
    let mut options = talk(trade, state, seat);
    options.extend(Build::ALL.into_iter().flat_map(|build| orders(state, seat, build)));
    options.extend(others(trade, state, seat));
    options.extend(exchanges(state, seat));
    options.push(to_flight(&state.public, seat));
    options
}

/// Section 8 warns of a hand that a 7 would strike.
pub(super) fn reason(public: &Public, seat: Seat) -> Message {
    match public.tribute(seat) {
        0 => Message::new("reason-trade"),
        lost => Message::new("reason-seven").with("hand", public.player(seat).hand).with("lost", lost),
    }
}

/// Answers that can be confirmed, proposals that can be agreed to, the own offer.
fn talk(trade: &Trade, state: &State, seat: Seat) -> Vec<Opt> {
    let public = &state.public;
    let all = public.others(seat).flat_map(|with| [confirm(public, with), agree(public, with)]).flatten();
    let legal = all.filter(|(trading, _)| trade.check(state, seat, trading).is_ok());
    let mut options: Vec<Opt> =
        legal.map(|(trading, label)| Opt::of(&trading, label).sealed().group("group-deals")).collect();
    if public.market.deal.is_some() {
        options.push(Opt::of(&Trading::Withdraw, "pick-withdraw").rule(ids::CONFIRM).group("group-deals"));
    }
    options
}

fn swap(id: &'static str, with: Seat, give: Cards, get: Cards) -> Message {
    words::about(id, with).with("give", words::cards(give)).with("get", words::cards(get))
}

/// The answer of `with`, if there is one.
fn confirm(public: &Public, with: Seat) -> Option<(Trading, Message)> {
    let (give, get) = trade::answer_of(public, with)?;
    Some((Trading::Confirm(with), swap("pick-confirm", with, give, get)))
}

/// The proposal of `with`, if there is one.
fn agree(public: &Public, with: Seat) -> Option<(Trading, Message)> {
    let terms = public.market.proposals[with.index()]?;
    Some((Trading::Agree(with), swap("pick-agree", with, terms.want, terms.give)))
}

/// Every way to carry out a build that can be paid for.
fn orders(state: &State, seat: Seat, build: Build) -> Vec<Opt> {
    if build::check_cost(state, seat, build).is_err() {
        return Vec::new();
    }
    let legal = places(&state.public, seat, build);
    let legal = legal.into_iter().filter(|order| build::check(state, seat, *order).is_ok());
    legal.map(|order| build_opt(&state.public, seat, order)).collect()
}

fn places(public: &Public, seat: Seat, build: Build) -> Vec<Order> {
    match build {
        Build::ColonyShip => launches(public, seat).map(|launch| Order::Ship(ShipKind::Colony, launch)).collect(),
        Build::TradeShip => launches(public, seat).map(|launch| Order::Ship(ShipKind::Trade, launch)).collect(),
        Build::Spaceport => public.sites_of(seat).map(|(site, _)| Order::Spaceport(site)).collect(),
        Build::Part(part) => vec![Order::Part(part)],
    }
}

fn build_opt(public: &Public, seat: Seat, order: Order) -> Opt {
    let (trading, build) = (Trading::Build(order), order.build());
    let mut option = match order {
        Order::Ship(kind, launch) => ship_opt(&trading, kind, launch).at(build.name()),
        Order::Spaceport(site) => {
            let label = Message::new("pick-spaceport").with("site", words::site(site));
            Opt::of(&trading, label).at(site.point().id()).at(build.name()).group("group-build")
        }
        Order::Part(part) => {
            let fitted = format!("part-{}", part.id());
            Opt::of(&trading, words::build(build)).at(fitted).at(build.name()).group("group-build")
        }
    };
    option.facts.push(facts::cost(build));
    option.facts.extend(facts::effect(public, seat, build));
    option
}

/// The supply card, a fame ring, vouchers.
fn others(trade: &Trade, state: &State, seat: Seat) -> Vec<Opt> {
    let is_legal = |trading: &Trading| trade.check(state, seat, trading).is_ok();
    let mut options = Vec::new();
    if is_legal(&Trading::Draw) {
        options.push(Opt::of(&Trading::Draw, "pick-draw").rule(ids::SUPPLY).sealed());
    }
    if is_legal(&Trading::BuyFame) {
        options.push(Opt::of(&Trading::BuyFame, "pick-fame").rule(ids::GIFTS));
    }
    if state.public.player(seat).vouchers > 0 {
        let redeem = launches(&state.public, seat).map(|launch| (launch, Trading::Redeem(launch)));
        let legal = redeem.filter(|(_, trading)| is_legal(trading));
        options.extend(legal.map(|(launch, trading)| voucher_opt(&trading, launch)));
    }
    options
}

/// Apart from the trade ships that are paid for.
fn voucher_opt(trading: &Trading, launch: Launch) -> Opt {
    let free = Fact::new(Tone::Good, "fact-voucher").rule(ids::PRIZE);
    ship_opt(trading, ShipKind::Trade, launch).group("group-voucher").fact(free)
}

fn exchanges(state: &State, seat: Seat) -> Vec<Opt> {
    let pairs = Resource::ALL.into_iter().flat_map(|give| Resource::ALL.map(|take| (give, take)));
    let legal = pairs.filter(|(give, take)| bank::check(state, seat, *give, *take).is_ok());
    let option = |(give, take)| {
        let rate = state.public.rate(seat, give);
        let label = Message::new("pick-bank").with("give", words::cards(Cards::of(give, rate)));
        let label = label.with("get", words::cards(Cards::of(take, 1)));
        Opt::of(&Trading::Bank { give, take }, label).rule(bank::rate_rule(give, rate)).group("group-bank")
    };
    legal.map(option).collect()
}

/// SF-SUPPLY-2: a supply card not drawn is lost; SF-TRADE-9: so is what lies on the table.
fn to_flight(public: &Public, seat: Seat) -> Opt {
    let ship = public.has_ship(seat);
    let mut option = Opt::of(&Trading::ToFlight, if ship { "pick-fly" } else { "pick-end" });
    if public.terms.button && supply::check(public, seat).is_ok() {
        option.facts.push(Fact::new(Tone::Warn, "fact-not-drawn").rule(ids::SUPPLY_ONCE));
    }
    if public.is_waited_for() {
        option.facts.push(Fact::new(Tone::Warn, "fact-offer-lapses").rule(ids::LAPSE));
    }
    if ship { option } else { option.sealed() }
}

/// Builds, exchanges and trades one might look for.
pub(super) fn refused(trade: &Trade, state: &State, seat: Seat) -> Vec<Refused> {
    let public = &state.public;
    let mut all: Vec<(Trading, Message)> =
        Build::ALL.into_iter().filter_map(|build| impossible(state, seat, build)).collect();
    for give in Resource::ALL {
        let take = Resource::ALL.into_iter().find(|take| *take != give && public.bank.get(*take) > 0);
        let label = Message::new("label-bank").with("card", words::resource(give));
        all.push((Trading::Bank { give, take: take.unwrap_or(give) }, label));
    }
    all.extend(public.others(seat).filter_map(|with| confirm(public, with)));
    all.extend(public.others(seat).filter_map(|with| agree(public, with)));
    if Draft::check_open(public, seat).is_err() {
        all.push((Trading::Offer, "pick-offer".into()));
    }
    if public.has(seat, Gift::SeatOfHonour) {
        all.push((Trading::BuyFame, "pick-fame".into()));
    }
    if public.terms.button {
        all.push((Trading::Draw, "pick-draw".into()));
    }
    let why = |(trading, label)| Some(Refused::new(&trading, label, trade.check(state, seat, &trading).err()?));
    all.into_iter().filter_map(why).collect()
}

/// A build that no choice of place makes possible, with a place that comes nearest.
fn impossible(state: &State, seat: Seat, build: Build) -> Option<(Trading, Message)> {
    if !orders(state, seat, build).is_empty() {
        return None;
    }
    let public = &state.public;
    let ship = |kind: ShipKind| {
        let at = public.free_launch_points(seat).chain(public.launch_points(seat)).next()?;
        let transporter = public.free_transporters(seat).chain(Transporter::all()).next()?;
        Some(Order::Ship(kind, Launch { at, transporter }))
    };
    let order = match build {
        Build::ColonyShip => ship(ShipKind::Colony)?,
        Build::TradeShip => ship(ShipKind::Trade)?,
        Build::Spaceport => Order::Spaceport(public.sites_of(seat).next()?.0),
        Build::Part(part) => Order::Part(part),
    };
    Some((Trading::Build(order), words::build(build)))
}
