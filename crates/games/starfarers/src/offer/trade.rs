//! The trade-and-build phase described: builds, exchanges, offers and answers.

use orrery_core::{Amount, Ask, Fact, Item, Message, Offer, Opt, Options, Refused, Rule, Seat, SeatSet, Tone};

use super::{amount, keys, launch_opt, launches, list, opt, plain, refused};
use crate::content::{Build, CARDS_EACH, Part, Point, Resource, Site};
use crate::decision::{Choice, Decision, Launch, Order, Transporter};
use crate::rules::{bank, build, check, ids, trade};
use crate::sets::Cards;
use crate::state::{Public, Reply, ShipKind, State};
use crate::{facts, words};

pub(super) fn offer(state: &State, ask: &Ask<Decision>) -> Offer {
    let mut options = talk(state, ask);
    options.extend(builds(state, ask));
    options.extend(others(state, ask));
    options.extend(exchanges(state, ask));
    options.push(to_flight(&state.public, ask.seat));
    let mut offer = list(ask, "title-trade", options, &[ids::TRADE, ids::BUILD]);
    offer.reason = Some(reason(&state.public, ask.seat));
    offer.refused = all_refused(state, ask);
    offer
}

/// Section 8 warns of a hand that a 7 would strike.
fn reason(public: &Public, seat: Seat) -> Message {
    match public.tribute(seat) {
        0 => Message::new("reason-trade"),
        lost => Message::new("reason-seven").with("hand", public.player(seat).hand).with("lost", lost),
    }
}

/// Answers that can be confirmed, proposals that can be agreed to, the own offer.
fn talk(state: &State, ask: &Ask<Decision>) -> Vec<Opt> {
    let public = &state.public;
    let choices = public.others(ask.seat).flat_map(|with| [Choice::Confirm(with), Choice::Agree(with)]);
    let legal = choices.filter(|choice| check(state, ask, choice).is_ok());
    let mut options: Vec<Opt> =
        legal.map(|choice| opt(&choice, trade_label(public, &choice)).sealed().group("group-deals")).collect();
    if public.market.deal.is_some() {
        options.push(opt(&Choice::Withdraw, "pick-withdraw").rule(ids::CONFIRM).group("group-deals"));
    }
    options
}

fn trade_label(public: &Public, choice: &Choice) -> Message {
    let (id, with, bags) = match *choice {
        Choice::Agree(with) => {
            let terms = public.market.proposals[with.index()];
            ("pick-agree", with, terms.map(|terms| (terms.want, terms.give)))
        }
        Choice::Confirm(with) => ("pick-confirm", with, trade::answer_of(public, with)),
        _ => ("pick-offer", public.active, None),
    };
    let (give, get) = bags.unwrap_or_default();
    words::about(id, with).with("give", words::cards(give)).with("get", words::cards(get))
}

fn builds(state: &State, ask: &Ask<Decision>) -> Vec<Opt> {
    Build::ALL.into_iter().flat_map(|build| orders(state, ask, build)).collect()
}

/// Every way to carry out a build that can be paid for.
fn orders(state: &State, ask: &Ask<Decision>, build: Build) -> Vec<Opt> {
    let (public, seat) = (&state.public, ask.seat);
    if build::check_cost(state, seat, build).is_err() {
        return Vec::new();
    }
    let orders: Vec<Order> = match build {
        Build::ColonyShip => launches(public, seat).map(|launch| Order::Ship(ShipKind::Colony, launch)).collect(),
        Build::TradeShip => launches(public, seat).map(|launch| Order::Ship(ShipKind::Trade, launch)).collect(),
        Build::Spaceport => public.sites_of(seat).map(|(site, _)| Order::Spaceport(site)).collect(),
        Build::Part(part) => vec![Order::Part(part)],
    };
    let legal = orders.into_iter().filter(|order| build::check(state, seat, *order).is_ok());
    legal.map(|order| build_opt(public, seat, order)).collect()
}

fn build_opt(public: &Public, seat: Seat, order: Order) -> Opt {
    let (choice, build) = (Choice::Build(order), order.build());
    let mut option = match order {
        Order::Ship(kind, launch) => launch_opt(&choice, kind, launch),
        Order::Spaceport(site) => {
            let label = Message::new("pick-spaceport").with("site", words::site(site));
            opt(&choice, label).at(site.point().id())
        }
        Order::Part(part) => opt(&choice, words::build(build)).at(format!("part-{}", part.id())),
    };
    option = option.group("group-build");
    option.facts.push(facts::cost(build));
    option.facts.extend(facts::effect(public, seat, build));
    option
}

/// The supply card, a fame ring, vouchers.
fn others(state: &State, ask: &Ask<Decision>) -> Vec<Opt> {
    let is_legal = |choice: &Choice| check(state, ask, choice).is_ok();
    let mut options = Vec::new();
    if is_legal(&Choice::Draw) {
        options.push(opt(&Choice::Draw, "pick-draw").rule(ids::SUPPLY).sealed());
    }
    if is_legal(&Choice::BuyFame) {
        options.push(opt(&Choice::BuyFame, "pick-fame").rule(ids::GIFTS));
    }
    if state.public.player(ask.seat).vouchers > 0 {
        let redeem = launches(&state.public, ask.seat).map(|launch| (launch, Choice::Redeem(launch)));
        let legal = redeem.filter(|(_, choice)| is_legal(choice));
        options.extend(legal.map(|(launch, choice)| voucher(&choice, launch)));
    }
    options
}

fn voucher(choice: &Choice, launch: Launch) -> Opt {
    launch_opt(choice, ShipKind::Trade, launch).fact(Fact::new(Tone::Good, "fact-voucher").rule(ids::PRIZE))
}

fn exchanges(state: &State, ask: &Ask<Decision>) -> Vec<Opt> {
    let pairs = Resource::ALL.into_iter().flat_map(|give| Resource::ALL.map(|take| (give, take)));
    let legal = pairs.filter(|(give, take)| bank::check(state, ask.seat, *give, *take).is_ok());
    legal
        .map(|(give, take)| {
            let rate = state.public.rate(ask.seat, give);
            let label = Message::new("pick-bank").with("give", words::cards(Cards::of(give, rate)));
            let label = label.with("get", words::cards(Cards::of(take, 1)));
            opt(&Choice::Bank { give, take }, label).rule(bank::rate_rule(give, rate)).group("group-bank")
        })
        .collect()
}

/// SF-SUPPLY-2: a supply card not drawn is lost; SF-TRADE-9: so is what lies on the table.
fn to_flight(public: &Public, seat: Seat) -> Opt {
    let ship = public.has_ship(seat);
    let mut option = opt(&Choice::ToFlight, if ship { "pick-fly" } else { "pick-end" });
    if public.terms.button && crate::rules::supply::check(public, seat).is_ok() {
        option.facts.push(Fact::new(Tone::Warn, "fact-not-drawn").rule(ids::SUPPLY_ONCE));
    }
    if public.is_waited_for() {
        option.facts.push(Fact::new(Tone::Warn, "fact-offer-lapses").rule(ids::LAPSE));
    }
    if ship { option } else { option.sealed() }
}

/// Builds, exchanges and trades one might look for.
fn all_refused(state: &State, ask: &Ask<Decision>) -> Vec<Refused> {
    let (public, seat) = (&state.public, ask.seat);
    let mut all: Vec<Refused> = Build::ALL.into_iter().filter_map(|build| refused_build(state, ask, build)).collect();
    for give in Resource::ALL {
        let take = Resource::ALL.into_iter().find(|take| *take != give && public.bank.get(*take) > 0);
        let choice = Choice::Bank { give, take: take.unwrap_or(give) };
        let label = Message::new("label-bank").with("card", words::resource(give));
        all.extend(refused(state, ask, &choice, label));
    }
    let said = |with: &Seat| trade::answer_of(public, *with).is_some();
    for with in public.others(seat).filter(said) {
        let choice = Choice::Confirm(with);
        all.extend(refused(state, ask, &choice, trade_label(public, &choice)));
    }
    for with in public.others(seat).filter(|with| public.market.proposals[with.index()].is_some()) {
        let choice = Choice::Agree(with);
        all.extend(refused(state, ask, &choice, trade_label(public, &choice)));
    }
    all.extend(refused_draft(public, seat));
    if public.has_seat_of_honour(seat) {
        all.extend(refused(state, ask, &Choice::BuyFame, "pick-fame".into()));
    }
    if public.terms.button {
        all.extend(refused(state, ask, &Choice::Draw, "pick-draw".into()));
    }
    all
}

/// Why there is no question for an offer beside this one.
fn refused_draft(public: &Public, seat: Seat) -> Option<Refused> {
    let refusal = trade::check_draft(public, seat).err()?;
    let nothing = Choice::Offer { give: Cards::NONE, want: None, to: SeatSet::empty() };
    Some(Refused { given: keys::given(&nothing), label: "pick-offer".into(), elements: Vec::new(), refusal })
}

/// A build that no choice of place makes possible.
fn refused_build(state: &State, ask: &Ask<Decision>, build: Build) -> Option<Refused> {
    if !orders(state, ask, build).is_empty() {
        return None;
    }
    let (public, seat) = (&state.public, ask.seat);
    let at = public.free_launch_points(seat).next().unwrap_or(Point(0));
    let launch = Launch { at, transporter: public.free_transporters(seat).next().unwrap_or(Transporter(0)) };
    let order = match build {
        Build::ColonyShip => Order::Ship(ShipKind::Colony, launch),
        Build::TradeShip => Order::Ship(ShipKind::Trade, launch),
        Build::Spaceport => Order::Spaceport(public.sites_of(seat).next().map_or(Site(0), |(site, _)| site)),
        Build::Part(part @ (Part::Booster | Part::Cannon | Part::FreightRing)) => Order::Part(part),
    };
    refused(state, ask, &Choice::Build(order), words::build(build))
}

/// What is given and what is wanted, one amount of each.
fn bags(hand: Cards) -> Vec<Amount> {
    let give =
        hand.iter().map(|(card, count)| grouped(amount(format!("give-{}", card.id()), card, count), "group-give"));
    let want = Resource::ALL
        .into_iter()
        .map(|card| grouped(amount(format!("want-{}", card.id()), card, CARDS_EACH), "group-want"));
    give.chain(want).collect()
}

fn grouped(mut amount: Amount, group: &'static str) -> Amount {
    amount.item = amount.item.group(group);
    amount
}

fn switch(key: String, label: Message, group: &'static str) -> Amount {
    Amount { item: Item::new(key, label).group(group), range: 0..=1 }
}

fn judged(ask: &Ask<Decision>, title: &'static str, kinds: Vec<Amount>, rules: &[Rule]) -> Offer {
    let most = kinds.iter().map(|kind| *kind.range.end()).sum();
    Offer { rules: rules.to_vec(), ..plain(ask, title, Options::Amounts { kinds, total: 0..=most, judged: true }) }
}

pub(super) fn draft(state: &State, ask: &Ask<Decision>) -> Offer {
    let mut kinds = bags(state.hand(ask.seat));
    let to = |seat: Seat| switch(format!("to-{}", keys::number(seat)), words::about("seat", seat), "group-to");
    kinds.extend(state.public.others(ask.seat).map(to));
    kinds.push(switch("open".into(), "label-open-offer".into(), "group-to"));
    let mut offer = judged(ask, "title-draft", kinds, &[ids::OFFER, ids::BOTH_SIDES, ids::TALK_LIMIT]);
    offer.reason = Some("reason-draft".into());
    offer.act = Some("act-offer".into());
    offer.ready = true;
    offer
}

pub(super) fn terms(state: &State, ask: &Ask<Decision>, title: &'static str, rule: Rule) -> Offer {
    let mut offer = judged(ask, title, bags(state.hand(ask.seat)), &[rule, ids::BOTH_SIDES, ids::ACTIVE_ONLY]);
    offer.reason = deal_words(&state.public).or(Some("reason-propose".into()));
    offer.act = Some("act-terms".into());
    offer
}

/// The open offer in words.
fn deal_words(public: &Public) -> Option<Message> {
    let deal = public.market.deal?;
    let give = words::cards(deal.give);
    Some(match deal.want {
        Some(want) => words::about("reason-deal", public.active).with("give", give).with("want", words::cards(want)),
        None => words::about("reason-open-deal", public.active).with("give", give),
    })
}

pub(super) fn reply(state: &State, ask: &Ask<Decision>) -> Offer {
    let public = &state.public;
    let choices = [
        (Choice::Accept, "pick-accept", ids::CONFIRM),
        (Choice::Counter, "pick-counter", ids::REPLY),
        (Choice::Decline, "pick-decline", ids::REPLY),
    ];
    let legal = choices.iter().filter(|(choice, ..)| check(state, ask, choice).is_ok());
    let options = legal.map(|(choice, label, rule)| opt(choice, *label).rule(*rule)).collect();
    let mut offer = list(ask, "title-reply", options, &[ids::REPLY, ids::CANNOT_PAY]);
    offer.reason = match public.market.replies[ask.seat.index()] {
        Reply::Waiting => deal_words(public),
        _ => Some("reason-change".into()),
    };
    offer.refused =
        choices.iter().filter_map(|(choice, label, _)| refused(state, ask, choice, (*label).into())).collect();
    offer
}
