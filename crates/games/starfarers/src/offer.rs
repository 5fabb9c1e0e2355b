//! The questions described for people and programs.

pub(crate) mod flight;
mod keys;
mod trade;

pub(crate) use keys::{choice, given};

use orrery_core::{Amount, Ask, Fact, Item, Message, Offer, Opt, Options, Refused, Rule, Seat, Tone};

use crate::content::{Part, Point, Resource, Site};
use crate::decision::{Choice, Decision, Launch, Transporter};
use crate::rules::{check, encounter, ids, results};
use crate::sets::Cards;
use crate::state::{Public, ShipKind, State};
use crate::{facts, words};

pub(crate) fn offer(state: &State, ask: &Ask<Decision>) -> Offer {
    Offer { hint: hint(ask.decision).map(Message::new), ..describe(state, ask) }
}

/// What a newcomer should know of each question.
fn hint(decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::FirstShip => "hint-first-ship",
        Decision::Place => "hint-place",
        Decision::Roll => "hint-roll",
        Decision::Discard { .. } => "hint-discard",
        Decision::Steal => "hint-steal",
        Decision::Trade => "hint-trade",
        Decision::Draft => "hint-draft",
        Decision::Reply => "hint-reply",
        Decision::Shake => "hint-shake",
        Decision::Give | Decision::Answer => "hint-encounter",
        Decision::Fly => "hint-fly",
        Decision::Card { .. } => "hint-card",
        _ => return None,
    })
}

fn describe(state: &State, ask: &Ask<Decision>) -> Offer {
    let (public, seat, hand) = (&state.public, ask.seat, state.hand(ask.seat));
    match ask.decision {
        Decision::FirstShip => first_ship(state, ask),
        Decision::Place => place(state, ask),
        Decision::Roll => button(ask, "title-roll", "pick-roll", Choice::Roll, ids::ROLL),
        Decision::Discard { count } => {
            let mut offer = amounts(ask, "title-discard", hand, count, count);
            offer.reason = Some(Message::new("reason-discard").with("count", count).with("hand", hand.total()));
            offer.rules = vec![ids::SEVEN, ids::SEALED];
            offer
        }
        Decision::Steal => steal(public, ask),
        Decision::Relief => {
            let cards = Resource::ALL.into_iter().filter(|card| public.bank.get(*card) > 0);
            let option = |card| opt(&Choice::Relief(card), words::resource(card)).at(format!("card-{}", card.id()));
            list(ask, "title-relief", cards.map(option).collect(), &[ids::GIFTS])
        }
        Decision::Shares => shares(public, ask),
        Decision::Trade => trade::offer(state, ask),
        Decision::Draft => trade::draft(state, ask),
        Decision::Reply => trade::reply(state, ask),
        Decision::Counter => trade::terms(state, ask, "title-counter", ids::REPLY),
        Decision::Propose => trade::terms(state, ask, "title-propose", ids::PROPOSAL),
        Decision::Shake => shake(public, ask),
        Decision::Give => give(state, ask),
        Decision::Answer => answer(public, ask),
        Decision::Pay { count } => {
            let mut offer = amounts(ask, "title-pay", hand, count, count);
            offer.rules = vec![ids::GIFT];
            offer
        }
        Decision::Take { count } => {
            let mut offer = amounts(ask, "title-take", public.bank, count, count);
            offer.rules = vec![ids::EFFECTS];
            offer
        }
        Decision::GainPart => parts(state, ask, "title-gain-part"),
        Decision::LosePart => parts(state, ask, "title-lose-part"),
        Decision::Retreat => {
            let option = |to| opt(&Choice::Retreat(to), words::point(to)).at(to.id());
            list(ask, "title-retreat", results::retreats(public, seat).map(option).collect(), &[ids::FIRST_STRUCK])
        }
        Decision::Jump => jump(state, ask),
        Decision::Prize => {
            let option = |launch| launch_opt(&Choice::Prize(launch), ShipKind::Trade, launch);
            list(ask, "title-prize", launches(public, seat).map(option).collect(), &[ids::PRIZE])
        }
        Decision::Fly => flight::offer(state, ask),
        Decision::Card { base } => {
            let option = |card| {
                let text = Fact::new(Tone::Plain, words::friend_text(card)).rule(ids::GIFTS);
                opt(&Choice::Card(card), words::friend(card)).at(format!("friend-{}", card.id())).fact(text).sealed()
            };
            list(ask, "title-card", public.cards_at(base).map(option).collect(), &[ids::FRIEND])
        }
    }
}

fn plain(ask: &Ask<Decision>, title: impl Into<Message>, options: Options) -> Offer {
    let (ask, seat, must) = (ask.id, ask.seat, ask.must);
    let (title, rules, refused) = (title.into(), vec![], vec![]);
    Offer { ask, seat, must, title, reason: None, hint: None, ready: false, rules, act: None, options, refused }
}

fn list(ask: &Ask<Decision>, title: impl Into<Message>, options: Vec<Opt>, rules: &[Rule]) -> Offer {
    Offer { rules: rules.to_vec(), ..plain(ask, title, Options::List(options)) }
}

fn opt(choice: &Choice, label: impl Into<Message>) -> Opt {
    Opt::new(keys::key(choice), label)
}

fn button(ask: &Ask<Decision>, title: &'static str, label: &'static str, choice: Choice, rule: Rule) -> Offer {
    list(ask, title, vec![opt(&choice, label).act(label).rule(rule).sealed()], &[ids::TURN, rule])
}

/// Cards of choice out of a bag.
fn amounts(ask: &Ask<Decision>, title: &'static str, from: Cards, least: u8, most: u8) -> Offer {
    let kinds = from.iter().map(|(card, count)| amount(card.id().to_string(), card, count)).collect();
    let total = u32::from(least)..=u32::from(most);
    plain(ask, title, Options::Amounts { kinds, total, judged: false })
}

fn amount(key: String, card: Resource, most: u8) -> Amount {
    let item = Item::new(key, words::resource(card)).at(format!("card-{}", card.id())).sign(card.sign());
    Amount { item, range: 0..=u32::from(most) }
}

/// A neighbour of the offered choices, if the rules refuse it.
fn refused(state: &State, ask: &Ask<Decision>, choice: &Choice, label: Message) -> Option<Refused> {
    let refusal = check(state, ask, choice).err()?;
    Some(Refused { given: given(choice), label, elements: Vec::new(), refusal })
}

/// Every launch point with every transporter that is free.
pub(crate) fn launches(public: &Public, seat: Seat) -> impl Iterator<Item = Launch> + '_ {
    let transporters = move || public.free_transporters(seat);
    public
        .free_launch_points(seat)
        .flat_map(move |at| transporters().map(move |transporter| Launch { at, transporter }))
}

fn launch_opt(choice: &Choice, kind: ShipKind, Launch { at, transporter }: Launch) -> Opt {
    let label = Message::new("pick-launch").with("ship", words::ship_kind(kind));
    opt(choice, label.with("place", words::point(at)).with("rings", transporter.rings())).at(at.id())
}

fn first_ship(state: &State, ask: &Ask<Decision>) -> Offer {
    let choices = ShipKind::ALL.into_iter().flat_map(|kind| {
        launches(&state.public, ask.seat).map(move |launch| (kind, launch, Choice::FirstShip(kind, launch)))
    });
    let legal = choices.filter(|(_, _, choice)| check(state, ask, choice).is_ok());
    let options = legal.map(|(kind, launch, choice)| launch_opt(&choice, kind, launch)).collect();
    list(ask, "title-first-ship", options, &[ids::FIRST_SHIP, ids::TRANSPORTER])
}

fn place(state: &State, ask: &Ask<Decision>) -> Offer {
    let sites = Site::all().filter(|site| site.system().is_home());
    let choices = sites.flat_map(|site| [false, true].map(|spaceport| (site, spaceport)));
    let option = |(site, spaceport): (Site, bool)| {
        let id = if spaceport { "pick-place-spaceport" } else { "pick-place-colony" };
        let choice = Choice::Place { site, spaceport };
        let mut option = opt(&choice, Message::new(id).with("site", words::site(site))).at(site.point().id());
        option.facts.extend(facts::site(state, ask.seat, site));
        check(state, ask, &choice).is_ok().then_some(option)
    };
    let rules = [ids::PLACING, ids::PLACING_ORDER, ids::PLACING_SHIP];
    list(ask, "title-place", choices.filter_map(option).collect(), &rules)
}

fn steal(public: &Public, ask: &Ask<Decision>) -> Offer {
    let victims = public.others(ask.seat).filter(|seat| public.victims().contains(*seat));
    let option = |seat: Seat| {
        let option = opt(&Choice::Steal(Some(seat)), words::about("pick-steal", seat)).at(seat_element(seat));
        option.fact(facts::standing(public, seat)).sealed()
    };
    let mut options: Vec<Opt> = victims.map(option).collect();
    options.push(opt(&Choice::Steal(None), "pick-nobody"));
    list(ask, "title-steal", options, &[ids::STEAL, ids::HIDDEN_CARD])
}

fn seat_element(seat: Seat) -> String {
    format!("seat-{}", keys::number(seat))
}

fn shares(public: &Public, ask: &Ask<Decision>) -> Offer {
    let victims = public.fair_victims();
    let item = |seat: Seat| Item::new(keys::number(seat), words::about("seat", seat)).at(seat_element(seat));
    let from: Vec<Item> = victims.iter().map(item).collect();
    let most = from.len().min(2) as u16;
    let mut offer = plain(ask, "title-shares", Options::Pick { from, count: 0..=most, judged: false });
    offer.rules = vec![ids::GIFTS, ids::HIDDEN_CARD];
    offer
}

/// Chances and the speeds they give.
fn shake(public: &Public, ask: &Ask<Decision>) -> Offer {
    let added = public.part(ask.seat, Part::Booster) + public.speed_bonus(ask.seat);
    let speeds = Message::new("fact-shake").with("three", 3 + added).with("four", 4 + added).with("five", 5 + added);
    let mut offer = button(ask, "title-shake", "pick-shake", Choice::Shake, ids::SHAKE);
    if let Options::List(options) = &mut offer.options {
        options[0].facts.push(Fact::new(Tone::Plain, speeds).rule(ids::SPEED));
        options[0].facts.push(Fact::new(Tone::Plain, "fact-encounter-chance").rule(ids::ENCOUNTER));
    }
    offer
}

/// The words of the card, which alone are known before the answer (SF-ENC-5).
fn question(public: &Public) -> Message {
    match public.meeting.and_then(|meeting| meeting.question) {
        Some((question, price)) if price > 0 => Message::new(question.message()).with("count", price),
        Some((question, _)) => Message::new(question.message()),
        None => Message::new("title-answer"),
    }
}

fn give(state: &State, ask: &Ask<Decision>) -> Offer {
    let hand = state.hand(ask.seat);
    let mut offer = amounts(ask, "title-give", hand, 0, encounter::MOST_GIFTS.min(hand.total()));
    offer.reason = Some(question(&state.public));
    offer.rules = vec![ids::READING, ids::GIFT, ids::MUST_REFUSE];
    offer.act = Some("act-give".into());
    offer
}

fn answer(public: &Public, ask: &Ask<Decision>) -> Offer {
    let no = opt(&Choice::Answer(false), "pick-no").sealed();
    let mut offer = list(ask, "title-answer", vec![no], &[ids::READING]);
    offer.reason = Some(question(public));
    let yes = opt(&Choice::Answer(true), "pick-yes").sealed();
    match (encounter::check_answer(public, ask.seat, true), &mut offer.options) {
        (Ok(()), Options::List(options)) => options.insert(0, yes),
        (Ok(()), _) => {}
        (Err(refusal), _) => {
            let (given, label) = (given(&Choice::Answer(true)), "pick-yes".into());
            offer.refused.push(Refused { given, label, elements: Vec::new(), refusal });
        }
    }
    offer
}

fn parts(state: &State, ask: &Ask<Decision>, title: &'static str) -> Offer {
    let choices = || Part::ALL.map(|part| (Choice::Part(part), words::part(part)));
    let legal = choices().into_iter().filter(|(choice, _)| check(state, ask, choice).is_ok());
    let fitted = |part: Part| {
        let count = Message::new("fact-fitted").with("count", state.public.part(ask.seat, part));
        Fact::new(Tone::Plain, count)
    };
    let option = |(choice, label): (Choice, Message)| match choice {
        Choice::Part(part) => opt(&choice, label).fact(fitted(part)).at(format!("part-{}", part.id())),
        _ => opt(&choice, label),
    };
    let mut offer = list(ask, title, legal.map(option).collect(), &[ids::EFFECTS]);
    offer.refused = choices().into_iter().filter_map(|(choice, label)| refused(state, ask, &choice, label)).collect();
    offer
}

fn jump(state: &State, ask: &Ask<Decision>) -> Offer {
    let mut options = vec![opt(&Choice::Jump(None), "pick-stay")];
    let first = state.public.first_ship(ask.seat);
    let fits = |to: &Point| first.is_some_and(|ship: Transporter| results::can_jump(state, ask.seat, ship, *to));
    let option = |to: Point| opt(&Choice::Jump(Some(to)), words::point(to)).at(to.id()).sealed();
    options.extend(Point::all().filter(fits).map(option));
    list(ask, "title-jump", options, &[ids::JUMP])
}
