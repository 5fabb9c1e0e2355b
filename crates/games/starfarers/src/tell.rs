//! Facts as log lines, and the whole table as headings and lines.

mod board;

pub(crate) use board::board;

use orrery_core::{Line, Message, Rule, Seat};

use crate::content::{Encounter, Node, Question, Resource};
use crate::event::{Event, Lapse, Side, Test};
use crate::rules::ids;
use crate::sets::Cards;
use crate::state::{Deal, Ending, MAX_SEATS};
use crate::view::Shown;
use crate::words::{self, about};

pub(crate) fn line(shown: &Shown) -> Option<Line> {
    match shown {
        Shown::Open(event) => trade(event).or_else(|| meeting(event)).or_else(|| flight(event)).or_else(|| turn(event)),
        Shown::Dealt { first, .. } => {
            let rules = [ids::DEAL, ids::FIRST_PLAYER, ids::CLOCKWISE];
            Some(Line::new(None, about("log-dealt", *first), &rules))
        }
        Shown::HandsDealt { hand } => hand.map(|hand| {
            Line::new(None, Message::new("log-hand").with("cards", words::cards(hand)), &[ids::START_HAND])
        }),
        Shown::DiscardSealed { seat, count, .. } => {
            Some(of_seat("log-discard-sealed", *seat, |line| line.with("count", *count), &[ids::SEALED]))
        }
        Shown::Stolen { by, from, card } => Some(stolen(*by, *from, *card)),
        Shown::SupplyDrawn { seat, card } => card.map(|card| {
            of_seat("log-supply-card", *seat, |line| line.with("card", words::resource(card)), &[ids::SUPPLY])
        }),
        Shown::EncounterDrawn { seat, question, card } => Some(drawn(*seat, *question, *card)),
        Shown::Looked { seat, planet, chip } => {
            let line = |line: Message| line.with("planet", words::planet(*planet));
            Some(match chip {
                Some(chip) => {
                    let told = |message| line(message).with("chip", words::chip(*chip));
                    of_seat("log-looked-own", *seat, told, &[ids::LOOK, ids::LOOK_PRIVATE])
                }
                None => of_seat("log-looked", *seat, line, &[ids::LOOK_PRIVATE]),
            })
        }
    }
}

fn of_seat(id: &'static str, seat: Seat, fill: impl FnOnce(Message) -> Message, rules: &[Rule]) -> Line {
    Line::new(Some(seat), fill(about(id, seat)), rules)
}

fn with_cards(id: &'static str, seat: Seat, cards: Cards, rules: &[Rule]) -> Line {
    of_seat(id, seat, |line| line.with("cards", words::cards(cards)), rules)
}

fn stolen(by: Seat, from: Seat, card: Option<Resource>) -> Line {
    let line = |line: Message| line.with("from", from);
    match card {
        Some(card) => {
            let told = |message| line(message).with("card", words::resource(card));
            of_seat("log-stolen-own", by, told, &[ids::STEAL, ids::HIDDEN_CARD])
        }
        None => of_seat("log-stolen", by, line, &[ids::STEAL, ids::HIDDEN_CARD]),
    }
}

/// Set-up, rolls, supply and the end.
fn turn(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::FirstShipPlaced { seat, kind, launch } => {
            let line = |line: Message| line.with("ship", words::ship_kind(kind)).with("place", words::point(launch.at));
            of_seat("log-first-ship", seat, |m| line(m).with("rings", launch.transporter.rings()), &[ids::FIRST_SHIP])
        }
        Event::Placed { seat, site, spaceport } => {
            let id = if spaceport { "log-placed-spaceport" } else { "log-placed-colony" };
            of_seat(id, seat, |line| line.with("site", words::site(site)), &[ids::PLACING])
        }
        Event::TurnBegan { seat, round, .. } => {
            of_seat("log-turn", seat, |line| line.with("round", round), &[ids::TURN])
        }
        Event::Rolled { seat, dice: (a, b) } => {
            let line = |line: Message| line.with("first", a).with("second", b).with("sum", a + b);
            of_seat("log-rolled", seat, line, &[ids::ROLL])
        }
        Event::Produced { ref cards, ref short, .. } => produced(cards, short),
        Event::DiscardsDue { seats } if seats.is_empty() => Line::new(None, "log-no-discards", &[ids::SEVEN]),
        Event::DiscardsDue { seats } => {
            Line::new(None, Message::new("log-discards-due").with("seats", words::seats(seats)), &[ids::SEVEN])
        }
        Event::DiscardsOpened { ref cards } => discards(cards)?,
        Event::NobodyRobbed { seat } => of_seat("log-nobody-robbed", seat, |line| line, &[ids::STEAL]),
        Event::Relieved { seat, card } => {
            of_seat("log-relieved", seat, |line| line.with("card", words::resource(card)), &[ids::GIFTS])
        }
        Event::SupplyRefilled { cards } => {
            Line::new(None, Message::new("log-refilled").with("cards", words::cards(cards)), &[ids::REFILL])
        }
        Event::SupplyDone { seat, cards } if cards > 0 => {
            of_seat("log-supply", seat, |line| line.with("count", cards), &[ids::SUPPLY])
        }
        Event::PlayerLeft { seat } => of_seat("log-left", seat, |line| line, &[ids::LEFT, ids::ABANDONED]),
        Event::Ended { ending } => Line::new(None, ending.name(), &[ending_rule(ending)]),
        _ => return None,
    })
}

fn produced(cards: &[Cards; MAX_SEATS], short: &[bool]) -> Line {
    let gains = (0..).map(Seat).zip(cards).filter(|(_, cards)| !cards.is_empty());
    let gains: Vec<Message> =
        gains.map(|(seat, cards)| about("seat-cards", seat).with("cards", words::cards(*cards))).collect();
    let id = if gains.is_empty() { "log-nothing-produced" } else { "log-produced" };
    let line = if gains.is_empty() { Message::new(id) } else { Message::new(id).with("gains", gains) };
    if short.contains(&true) {
        return Line::new(None, Message::new("log-shortage").with("line", line), &[ids::PRODUCTION, ids::SHORTAGE]);
    }
    Line::new(None, line, &[ids::PRODUCTION])
}

fn discards(cards: &[Cards; MAX_SEATS]) -> Option<Line> {
    let gone = (0..).map(Seat).zip(cards).filter(|(_, cards)| !cards.is_empty());
    let gone: Vec<Message> =
        gone.map(|(seat, cards)| about("seat-cards", seat).with("cards", words::cards(*cards))).collect();
    (!gone.is_empty()).then(|| Line::new(None, Message::new("log-discards").with("gone", gone), &[ids::SEVEN]))
}

fn ending_rule(ending: Ending) -> Rule {
    match ending {
        Ending::Target => ids::TARGET,
        Ending::TargetBefore => ids::TARGET_BEFORE,
        Ending::Standstill => ids::STANDSTILL,
        Ending::Abandoned => ids::ABANDONED,
    }
}

/// Trade and building.
fn trade(event: &Event) -> Option<Line> {
    use crate::decision::Order;
    Some(match *event {
        Event::Built { seat, order } => {
            let what = |line: Message| line.with("build", words::build(order.build()));
            let place = match order {
                Order::Ship(_, launch) => Some(words::point(launch.at)),
                Order::Spaceport(site) => Some(words::site(site)),
                Order::Part(_) => None,
            };
            match place {
                Some(place) => of_seat("log-built-at", seat, |line| what(line).with("place", place), &[ids::BUILD]),
                None => of_seat("log-built", seat, what, &[ids::BUILD]),
            }
        }
        Event::Exchanged { seat, give, take } => {
            let line = |line: Message| line.with("give", words::cards(give)).with("card", words::resource(take));
            of_seat("log-exchanged", seat, line, &[ids::BANK])
        }
        Event::FameBought { seat } => of_seat("log-fame-bought", seat, |line| line, &[ids::GIFTS]),
        Event::Redeemed { seat, launch } => at_place("log-redeemed", seat, launch.at, &[ids::PRIZE]),
        Event::Offered { seat, deal } => offered(seat, deal),
        Event::OfferLapsed { seat, why } => of_seat(lapse_id(why), seat, |line| line, &[ids::LAPSE]),
        Event::Accepted { seat } => of_seat("log-accepted", seat, |line| line, &[ids::REPLY]),
        Event::Declined { seat } | Event::ReplyLapsed { seat } => {
            of_seat("log-declined", seat, |line| line, &[ids::REPLY])
        }
        Event::Countered { seat, terms } => bargain("log-countered", seat, terms.give, terms.want, ids::REPLY),
        Event::Proposed { seat, terms } => bargain("log-proposed", seat, terms.give, terms.want, ids::PROPOSAL),
        Event::ProposalLapsed { seat, .. } => of_seat("log-proposal-lapsed", seat, |line| line, &[ids::LAPSE]),
        Event::Traded { seat, with, give, get, .. } => {
            let line = |line: Message| line.with("with", with).with("give", words::cards(give));
            of_seat("log-traded", seat, |message| line(message).with("get", words::cards(get)), &[ids::CONFIRM])
        }
        _ => return None,
    })
}

fn lapse_id(why: Lapse) -> &'static str {
    match why {
        Lapse::Withdrawn => "log-offer-withdrawn",
        Lapse::CannotPay => "log-offer-lapsed",
    }
}

fn offered(seat: Seat, deal: Deal) -> Line {
    let line = |line: Message| line.with("to", words::seats(deal.to)).with("give", words::cards(deal.give));
    match deal.want {
        Some(want) => {
            of_seat("log-offered", seat, |message| line(message).with("want", words::cards(want)), &[ids::OFFER])
        }
        None => of_seat("log-offered-open", seat, line, &[ids::OFFER]),
    }
}

fn bargain(id: &'static str, seat: Seat, give: Cards, want: Cards, rule: Rule) -> Line {
    of_seat(id, seat, |line| line.with("give", words::cards(give)).with("want", words::cards(want)), &[rule])
}

fn at_place(id: &'static str, seat: Seat, at: crate::content::Point, rules: &[Rule]) -> Line {
    of_seat(id, seat, |line| line.with("place", words::point(at)), rules)
}

/// Shakes and encounters.
fn meeting(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::Shaken { seat, balls } => {
            of_seat("log-shaken", seat, |line| line.with("balls", words::balls(balls)), &[ids::SHAKE])
        }
        Event::DeckRenewed => Line::new(None, "log-deck-renewed", &[ids::WEAR]),
        Event::Answered { seat, yes } => {
            of_seat(if yes { "log-answered-yes" } else { "log-answered-no" }, seat, |line| line, &[ids::READING])
        }
        Event::Gave { seat, cards } if cards.is_empty() => of_seat("log-gave-nothing", seat, |line| line, &[ids::GIFT]),
        Event::Gave { seat, cards } => with_cards("log-gave", seat, cards, &[ids::GIFT]),
        Event::Tested { seat, test, own, other, won } => tested(seat, test, own, other, won),
        Event::Read { seat, card, node } => read(seat, card, node)?,
        Event::FameChanged { seat, by } => {
            of_seat("log-fame", seat, |line| line.with("by", words::signed(by)), &[ids::FAME])
        }
        Event::Took { seat, cards, .. } => with_cards("log-took", seat, cards, &[ids::EFFECTS]),
        Event::Refunded { seat, cards } => with_cards("log-refunded", seat, cards, &[ids::EFFECTS]),
        Event::Impounded { seat, cards } => with_cards("log-impounded", seat, cards, &[ids::EFFECTS]),
        Event::Lost { seat, cards } => with_cards("log-lost", seat, cards, &[ids::EFFECTS]),
        Event::PartFitted { seat, part } => {
            of_seat("log-part-fitted", seat, |line| line.with("part", words::part(part)), &[ids::EFFECTS])
        }
        Event::PartRemoved { seat, part } => {
            of_seat("log-part-removed", seat, |line| line.with("part", words::part(part)), &[ids::EFFECTS])
        }
        Event::WearStruck { card, seats } => {
            let line = Message::new(if seats.is_empty() { "log-wear-nobody" } else { "log-wear" });
            let line = line.with("card", words::encounter(card));
            let line = if seats.is_empty() { line } else { line.with("seats", words::seats(seats)) };
            Line::new(None, line, &[ids::WEAR])
        }
        Event::EncounterOver { card } => {
            Line::new(None, Message::new("log-encounter-over").with("card", words::encounter(card)), &[ids::ENCOUNTER])
        }
        Event::SpeedChanged { seat, by } => {
            of_seat("log-speed", seat, |line| line.with("by", words::signed(by)), &[ids::ENCOUNTER_SPEED])
        }
        Event::PrizePlaced { seat, launch } => at_place("log-prize", seat, launch.at, &[ids::PRIZE]),
        Event::VoucherKept { seat } => of_seat("log-voucher", seat, |line| line, &[ids::PRIZE]),
        _ => return None,
    })
}

fn drawn(seat: Seat, question: Option<(Question, u8)>, card: Option<Encounter>) -> Line {
    let asked = match question {
        Some((question, price)) if price > 0 => Message::new(question.message()).with("count", price),
        Some((question, _)) => Message::new(question.message()),
        None => card.map_or_else(|| Message::new("title-answer"), words::encounter),
    };
    of_seat("log-encounter", seat, |line| line.with("question", asked), &[ids::ENCOUNTER, ids::READING])
}

fn read(seat: Seat, card: Encounter, node: u8) -> Option<Line> {
    let Node::Read(leaf, _) = card.node(node) else { return None };
    Some(Line::new(Some(seat), words::leaf(leaf), &[ids::READING, ids::EFFECT_ORDER]))
}

fn tested(seat: Seat, test: Test, own: Side, other: Option<Side>, won: bool) -> Line {
    let theirs = other.map_or(0, |side| side.sum);
    let against = |line: Message, enemy: Seat| line.with("enemy", enemy).with("own", own.sum).with("other", theirs);
    let (id, enemy, rules): (_, _, &[Rule]) = match (test, won) {
        (Test::Shake, _) => return of_seat("log-shake-sum", seat, |line| line.with("sum", own.sum), &[ids::EFFECTS]),
        (Test::Combat { enemy }, true) => ("log-combat-won", enemy, &[ids::STRENGTH, ids::ENEMY]),
        (Test::Combat { enemy }, false) => ("log-combat-lost", enemy, &[ids::STRENGTH, ids::ENEMY]),
        (Test::Race { enemy }, true) => ("log-race-won", enemy, &[ids::ENEMY]),
        (Test::Race { enemy }, false) => ("log-race-lost", enemy, &[ids::ENEMY]),
        (Test::Escape { enemy }, true) => ("log-escaped", enemy, &[ids::ENEMY]),
        (Test::Escape { enemy }, false) => ("log-caught", enemy, &[ids::ENEMY]),
    };
    of_seat(id, seat, |line| against(line, enemy), rules)
}

/// Ships, colonies, posts.
fn flight(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::Flew { seat, ship, ref route } => {
            let to = words::point(route.last()?);
            let line = |line: Message| line.with("rings", ship.rings()).with("place", to).with("steps", route.len());
            of_seat("log-flew", seat, line, &[ids::FLY]).along(route.points().iter().map(|point| point.id()))
        }
        Event::Stalled { seat, ship } => {
            of_seat("log-stalled", seat, |line| line.with("rings", ship.rings()), &[ids::STALL, ids::FIRST_STRUCK])
        }
        Event::Retreated { seat, to, .. } => at_place("log-retreated", seat, to, &[ids::FIRST_STRUCK]),
        Event::ShipLost { seat, ship } => {
            of_seat("log-ship-lost", seat, |line| line.with("rings", ship.rings()), &[ids::FIRST_STRUCK])
        }
        Event::Jumped { seat, to, .. } => at_place("log-jumped", seat, to, &[ids::JUMP]),
        Event::Cleared { seat, planet, chip, reserve } => {
            let line = |line: Message| line.with("planet", words::planet(planet)).with("chip", words::chip(chip));
            let reserve = reserve.map_or_else(|| Message::new("chip-none"), words::chip);
            of_seat(
                "log-cleared",
                seat,
                |message| line(message).with("reserve", reserve),
                &[ids::CLEARING, ids::RESERVE],
            )
        }
        Event::ColonyFounded { seat, site, chips: [one, two], .. } => {
            let line = |line: Message| line.with("site", words::site(site)).with("one", words::chip(one));
            of_seat("log-colony", seat, |message| line(message).with("two", words::chip(two)), &[ids::FOUND])
        }
        Event::PostFounded { seat, base, dock, chip, .. } => {
            let line = |line: Message| line.with("base", words::base(base)).with("dock", dock);
            match chip {
                Some(holder) => {
                    of_seat("log-post", seat, |message| line(message).with("holder", holder), &[ids::POST, ids::CHIP])
                }
                None => of_seat("log-post-only", seat, line, &[ids::POST]),
            }
        }
        Event::FriendTaken { seat, card } => {
            of_seat("log-friend", seat, |line| line.with("card", words::friend(card)), &[ids::FRIEND])
        }
        _ => return None,
    })
}
