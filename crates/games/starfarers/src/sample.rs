//! Legal choices at random, cheap enough for thousands of games a second, with a chance for every legal choice.

use orrery_core::{Ask, Dice, Seat, SeatSet};

use crate::content::{Base, Build, Part, Planet, Point, Resource, Site};
use crate::decision::{Choice, Decision, Launch, Order, Then, Transporter};
use crate::rules::fly::Craft;
use crate::rules::{bank, build, encounter, fly, found, results, set_up, supply, trade};
use crate::sets::{Cards, Route};
use crate::state::{Bargain, Public, ShipKind, State};

pub(crate) fn sample(state: &State, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    let (public, seat, hand) = (&state.public, ask.seat, state.hand(ask.seat));
    match ask.decision {
        Decision::FirstShip => first_ship(public, seat, luck),
        Decision::Place => place(public, seat, luck),
        Decision::Roll => Choice::Roll,
        Decision::Discard { count } => Choice::Discard(random_cards(hand, count, luck)),
        Decision::Steal => steal(public, luck),
        Decision::Relief => Choice::Relief(random_card(public.bank, luck)),
        Decision::Shares => shares(public, luck),
        Decision::Trade => trade_or_build(state, seat, luck),
        Decision::Draft => draft(state, seat, luck),
        Decision::Reply => reply(state, seat, luck),
        Decision::Counter | Decision::Propose => terms(state, ask, luck),
        Decision::Shake => Choice::Shake,
        Decision::Give => {
            let most = encounter::MOST_GIFTS.min(hand.total());
            let count = luck.below(u32::from(most) + 1) as u8;
            Choice::Give(random_cards(hand, count, luck))
        }
        Decision::Answer => {
            let yes = luck.below(2) == 0;
            Choice::Answer(yes && encounter::check_answer(public, seat, true).is_ok())
        }
        Decision::Pay { count } => Choice::Pay(random_cards(hand, count, luck)),
        Decision::Take { count } => Choice::Take(random_cards(public.bank, count, luck)),
        Decision::GainPart => Choice::Part(
            one_of(Part::ALL.into_iter().filter(|part| public.can_fit(seat, *part)), luck).unwrap_or(Part::Cannon),
        ),
        Decision::LosePart => {
            let fitted = Part::ALL.into_iter().filter(|part| public.part(seat, *part) > 0);
            Choice::Part(one_of(fitted, luck).unwrap_or(Part::Cannon))
        }
        Decision::Retreat => Choice::Retreat(one_of(results::retreats(public, seat), luck).unwrap_or(Point(0))),
        Decision::Jump => jump(state, seat, luck),
        Decision::Prize => Choice::Prize(launch(public, seat, luck)),
        Decision::Fly => flight(state, seat, luck),
        Decision::Card { base } => {
            Choice::Card(one_of(public.cards_at(base), luck).unwrap_or(crate::content::FriendCard(0)))
        }
    }
}

/// One of a few, each as good as equally likely, without a list: the later ones take the place of the earlier with
/// falling chance. One word of luck decides as long as it lasts.
fn one_of<T>(items: impl Iterator<Item = T>, luck: &mut Dice) -> Option<T> {
    const USED_UP: u64 = 1 << 20;
    let (mut kept, mut word) = (None, 0);
    for (before, item) in (0u64..).zip(items) {
        if before > 0 && word < USED_UP {
            word = luck.word();
        }
        if word % (before + 1) == 0 {
            kept = Some(item);
        }
        word /= before + 1;
    }
    kept
}

fn random_card(cards: Cards, luck: &mut Dice) -> Resource {
    cards.nth(luck.below(u32::from(cards.total()))).unwrap_or(Resource::Ore)
}

fn random_cards(from: Cards, count: u8, luck: &mut Dice) -> Cards {
    let (mut rest, mut cards) = (from, Cards::NONE);
    for _ in 0..count {
        let card = random_card(rest, luck);
        rest = rest.minus(Cards::of(card, 1));
        cards.add(card, 1);
    }
    cards
}

fn launch(public: &Public, seat: Seat, luck: &mut Dice) -> Launch {
    let at = one_of(public.free_launch_points(seat), luck).unwrap_or(Point(0));
    Launch { at, transporter: one_of(public.free_transporters(seat), luck).unwrap_or(Transporter(0)) }
}

fn first_ship(public: &Public, seat: Seat, luck: &mut Dice) -> Choice {
    let free = public.terms.expert || public.terms.any_first_ship;
    let kind = if free && luck.below(2) == 0 { ShipKind::Trade } else { ShipKind::Colony };
    Choice::FirstShip(kind, launch(public, seat, luck))
}

fn place(public: &Public, seat: Seat, luck: &mut Dice) -> Choice {
    let spaceport = luck.below(2) == 0;
    let fits = |site: &Site, spaceport: bool| set_up::check_place(public, seat, *site, spaceport).is_ok();
    let wanted = one_of(Site::all().filter(|site| fits(site, spaceport)), luck);
    let (site, spaceport) = match wanted {
        Some(site) => (site, spaceport),
        None => (one_of(Site::all().filter(|site| fits(site, !spaceport)), luck).unwrap_or(Site(0)), !spaceport),
    };
    Choice::Place { site, spaceport }
}

fn steal(public: &Public, luck: &mut Dice) -> Choice {
    Choice::Steal(if luck.below(8) == 0 { None } else { one_of(public.victims().iter(), luck) })
}

fn shares(public: &Public, luck: &mut Dice) -> Choice {
    let mut from = SeatSet::empty();
    for seat in public.fair_victims().iter() {
        if from.len() < 2 && luck.below(4) > 0 {
            from.insert(seat);
        }
    }
    Choice::Shares(from)
}

/// What can be built mostly is; the rest comes up now and then.
fn trade_or_build(state: &State, seat: Seat, luck: &mut Dice) -> Choice {
    let word = luck.word();
    let rare = (word & 31) as u8;
    let choice = match rare {
        0 if word >> 8 & 3 == 0 && state.public.market.deal.is_some() => Some(Choice::Withdraw),
        1..=6 => exchange(state, seat, word >> 8),
        7 => Some(Choice::ToFlight),
        _ => None,
    };
    let choice = choice.or_else(|| extras(state, seat, word >> 20, luck));
    choice.or_else(|| any_build(state, seat, luck)).unwrap_or(Choice::ToFlight)
}

fn extras(state: &State, seat: Seat, word: u64, luck: &mut Dice) -> Option<Choice> {
    let public = &state.public;
    if public.market.deal.is_some() || public.market.proposals.iter().any(Option::is_some) {
        let others = || public.others(seat);
        let confirm = others().filter(|with| trade::check_confirm(state, seat, *with).is_ok());
        let agree = others().filter(|with| trade::check_agree(state, seat, *with).is_ok());
        let answers = confirm.map(Choice::Confirm).chain(agree.map(Choice::Agree));
        if let (true, Some(choice)) = (word & 3 != 0, one_of(answers, luck)) {
            return Some(choice);
        }
    }
    if public.terms.button && word >> 2 & 3 != 0 && supply::check(public, seat).is_ok() {
        return Some(Choice::Draw);
    }
    if word >> 4 & 3 != 0 && build::check_fame(state, seat).is_ok() {
        return Some(Choice::BuyFame);
    }
    let redeems = public.player(seat).vouchers > 0 && build::check_ship(public, seat, ShipKind::Trade).is_ok();
    (redeems && word >> 6 & 3 != 0).then(|| Choice::Redeem(launch(public, seat, luck)))
}

/// A type of which there is enough for another that the bank has.
fn exchange(state: &State, seat: Seat, word: u64) -> Option<Choice> {
    let hand = state.hand(seat);
    let start = word as usize % 5;
    let give = (0..5)
        .map(|i| Resource::ALL[(start + i) % 5])
        .find(|give| hand.get(*give) >= state.public.rate(seat, *give))?;
    let take = Resource::ALL[(word >> 8) as usize % 5];
    bank::check(state, seat, give, take).is_ok().then_some(Choice::Bank { give, take })
}

/// Something that can be paid for and placed.
fn any_build(state: &State, seat: Seat, luck: &mut Dice) -> Option<Choice> {
    let (public, hand) = (&state.public, state.hand(seat));
    // Ships and spaceports half of the time come first.
    let start = luck.below(12).saturating_sub(6) as usize;
    let kinds = (0..6).map(|i| Build::ALL[(start + i) % 6]).filter(|build| hand.covers(Cards(build.cost())));
    for build in kinds {
        let order = match build {
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
                one_of(plain, luck).map(Order::Spaceport)
            }
            Build::Part(part) => public.can_fit(seat, part).then_some(Order::Part(part)),
        };
        if let Some(order) = order {
            return Some(Choice::Build(order));
        }
    }
    None
}

fn ship(public: &Public, seat: Seat, kind: ShipKind, luck: &mut Dice) -> Option<Order> {
    build::check_ship(public, seat, kind).is_ok().then(|| Order::Ship(kind, launch(public, seat, luck)))
}

/// Two bags of up to three cards; the one from the own hand.
fn bargain(hand: Cards, luck: &mut Dice) -> Option<Bargain> {
    let most = hand.total().min(3);
    if most == 0 {
        return None;
    }
    let count = 1 + luck.below(u32::from(most)) as u8;
    let give = random_cards(hand, count, luck);
    let others = Cards(give.0.map(|count| u8::from(count == 0)));
    if others.is_empty() {
        return None;
    }
    let mut want = Cards::NONE;
    for _ in 0..1 + luck.below(3) {
        want.add(random_card(others, luck), 1);
    }
    Some(Bargain { give, want })
}

fn draft(state: &State, seat: Seat, luck: &mut Dice) -> Choice {
    let Bargain { give, want } = bargain(state.hand(seat), luck).unwrap_or_default();
    let word = luck.word();
    let to =
        if word & 3 == 0 { one_of(state.public.others(seat), luck).into_iter().collect() } else { SeatSet::empty() };
    Choice::Offer { give, want: (word >> 2 & 15 != 0).then_some(want), to }
}

fn reply(state: &State, seat: Seat, luck: &mut Dice) -> Choice {
    let public = &state.public;
    let want = public.market.deal.and_then(|deal| deal.want);
    let may_counter = public.turn.replies[seat.index()] < crate::content::REPLIES_A_TURN;
    match luck.below(4) {
        0 if may_counter => Choice::Counter,
        1 => Choice::Decline,
        _ if want.is_some_and(|want| state.hand(seat).covers(want)) => Choice::Accept,
        _ => Choice::Decline,
    }
}

fn terms(state: &State, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    let public = &state.public;
    let may_stop = ask.decision == Decision::Counter || public.market.proposals[ask.seat.index()].is_some();
    let said = public.turn.replies[ask.seat.index()] >= crate::content::REPLIES_A_TURN;
    if may_stop && (said || luck.below(8) == 0) {
        return Choice::NoTerms;
    }
    // Up to three cards leave a type to ask for; without a card there is nothing to say.
    bargain(state.hand(ask.seat), luck).map_or(Choice::NoTerms, Choice::Terms)
}

fn jump(state: &State, seat: Seat, luck: &mut Dice) -> Choice {
    let Some(ship) = state.public.first_ship(seat) else { return Choice::Jump(None) };
    if luck.below(8) == 0 {
        return Choice::Jump(None);
    }
    let about = state.public.ship(seat, ship).copied();
    let founds = about.filter(|_| luck.below(2) == 0);
    let aim = founds.and_then(|ship| aim(state, seat, ship.kind, ship.at, luck));
    let any = (0..20).map(|_| Point(luck.below(Point::COUNT as u32) as u16));
    Choice::Jump(aim.into_iter().chain(any).find(|to| results::can_jump(state, seat, ship, *to)))
}

/// Somewhere the ship could found, as far as its owner knows: mostly the nearest such place.
fn aim(state: &State, seat: Seat, kind: ShipKind, from: Point, luck: &mut Dice) -> Option<Point> {
    let public = &state.public;
    let any = luck.below(8) == 0;
    match kind {
        ShipKind::Colony => {
            let closed = |planet: Planet| state.known_chip(seat, planet).is_some_and(|chip| chip.value().is_closed());
            let free = |site: &Site| public.colony(*site).is_none() && !public.is_closed(*site);
            let open = |site: &Site| free(site) && !site.planets().into_iter().any(closed);
            let site =
                if any { one_of(Site::all().filter(open), luck) } else { from.sites().iter().copied().find(open) };
            site.map(Site::point)
        }
        ShipKind::Trade => {
            let freight = public.freight(seat);
            let docks = Base::all().filter_map(|base| public.open_dock(base));
            let open = docks.filter(|dock| dock.number <= freight).map(|dock| dock.point());
            if any { one_of(open, luck) } else { open.min_by_key(|point| from.distance(*point)) }
        }
    }
}

/// Found and clear where that is possible, most of the time; then the ships fly towards something or wander.
fn flight(state: &State, seat: Seat, luck: &mut Dice) -> Choice {
    let word = luck.word();
    let order = (word % 3) as u8;
    let names = (0..3).map(|i| Transporter((order + i) % 3));
    let crafts =
        state.public.turn.flying.into_iter().chain(names).filter_map(|name| Craft::of(&state.public, seat, name));
    for craft in crafts {
        let must = craft.must_move(state);
        if let Some(choice) = on_the_spot(state, &craft, word >> 8) {
            return choice;
        }
        let rests = word >> 16 & 31 == 0 || craft.left == 0;
        if rests && !must {
            continue;
        }
        if craft.left == 0 {
            break;
        }
        if let Some(choice) = wander(state, &craft, luck).or_else(|| must.then(|| away(state, &craft)).flatten()) {
            return choice;
        }
        if must {
            break;
        }
    }
    match fly::check_end(state, seat) {
        Ok(()) => Choice::EndTurn,
        Err(_) => crate::rules::time_out::fly(state, seat),
    }
}

fn on_the_spot(state: &State, craft: &Craft, word: u64) -> Option<Choice> {
    let (at, ship) = (craft.ship.at, craft.name);
    let here = |then: Then| Some(Choice::Fly { ship, route: Route::NONE, then });
    if at.planets().is_empty() && at.dock().is_none() {
        return None;
    }
    let clears = |planet: &&Planet| found::can_clear(state, craft.seat, **planet);
    if let (Some(planet), true) = (at.planets().iter().find(clears), word & 7 != 0) {
        return here(Then::Clear(*planet));
    }
    if word >> 3 & 7 != 0 && craft.can_found(state, at) {
        return here(Then::Found);
    }
    let looks = state.public.terms.look_on_request && word >> 6 & 3 != 0;
    if looks && fly::check_look(&state.public, craft.seat, at).is_ok() { here(Then::Look) } else { None }
}

/// Steps towards an aim, or anywhere, as far as the ship gets or less; then back until it may stop.
fn wander(state: &State, craft: &Craft, luck: &mut Dice) -> Option<Choice> {
    let word = luck.word();
    let goal = if word & 31 == 0 { None } else { aim(state, craft.seat, craft.ship.kind, craft.ship.at, luck) };
    // A trade ship that no dock takes mostly waits.
    if goal.is_none() && word & 24 != 0 {
        return None;
    }
    let far = if word >> 5 & 15 == 0 { 1 + (word >> 9) as u8 % craft.left } else { craft.left };
    let (mut route, mut at, mut left, mut turns) = (Route::NONE, craft.ship.at, craft.left, word >> 16);
    for _ in 0..far {
        if Some(at) == goal {
            break;
        }
        let near = at.neighbours();
        // A division by a number known beforehand is much the cheaper one.
        let start = if near.len() == 3 { turns % 3 } else { turns % near.len() as u64 } as usize;
        turns >>= 2;
        let to = match goal {
            Some(goal) => {
                let here = at.distance(goal);
                near[start..].iter().chain(&near[..start]).copied().find(|to| to.distance(goal) < here)?
            }
            None => near[start],
        };
        if !craft.leads_on(state, to, left - 1) || !route.push(to) {
            break;
        }
        (at, left) = (to, left - 1);
    }
    stop(state, craft, route)
}

fn stop(state: &State, craft: &Craft, mut route: Route) -> Option<Choice> {
    while let Some(at) = route.last() {
        if craft.can_found(state, at) {
            return Some(Choice::Fly { ship: craft.name, route, then: Then::Found });
        }
        if craft.can_end(state, at) {
            return Some(Choice::Fly { ship: craft.name, route, then: Then::Stop });
        }
        route.pop();
    }
    None
}

/// The nearest place where the ship may be.
fn away(state: &State, craft: &Craft) -> Option<Choice> {
    let (to, _) = craft.nearest(state, craft.ship.at)?;
    stop(state, craft, crate::rules::time_out::shortest(craft.ship.at, to))
}
