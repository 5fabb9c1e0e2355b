//! What is saved names things by their place in a list: lists of the saved form grow at their end only.

mod common;

use common::*;
use orrery_testkit::format::{begins_with, place};
use starfarers::content::{Part, Resource};
use starfarers::record::Source;
use starfarers::state::{Ending, Phase, ShipKind};

#[test]
fn questions_and_answers_keep_their_places() {
    let saved = [
        "FirstShip",
        "Place",
        "Roll",
        "Discard",
        "Steal",
        "Relief",
        "Shares",
        "Trade",
        "Draft",
        "Reply",
        "Counter",
        "Propose",
        "Shake",
        "Give",
        "Answer",
        "Pay",
        "Take",
        "Refit",
        "Retreat",
        "Jump",
        "Prize",
        "Fly",
        "Card",
    ];
    begins_with(Decision::NAMES, &saved);
    // Answers are listed with their questions.
    assert_eq!([place(&Choice::Roll(Rolling::Roll)), place(&Choice::Fly(Flight::EndTurn))], [2, 21]);
}

#[test]
fn facts_keep_their_places() {
    let saved: [(&str, &[&str]); 10] = [
        ("Course", &["WentOn", "CardAsked", "NodeReached", "ResultDone", "Rose"]),
        ("Beginning", &["Dealt", "FirstShipPlaced", "Placed", "HandDealt"]),
        ("Round", &["TurnBegan", "TurnEnded", "PlayerLeft", "Ended", "LessonWentOn", "OneRoll"]),
        ("Income", &["Rolled", "Produced", "Relieved", "SupplyRefilled", "SupplyDrawn", "SupplyDone"]),
        ("Seven", &["DiscardsDue", "DiscardSealed", "DiscardsOpened", "Stolen", "NobodyRobbed"]),
        ("Works", &["Built", "Exchanged", "FameBought", "Redeemed"]),
        (
            "Talk",
            &[
                "Offered",
                "OfferLapsed",
                "Accepted",
                "Declined",
                "ReplyLapsed",
                "CounterBegun",
                "Countered",
                "Proposed",
                "ProposalLapsed",
                "Traded",
                "MarketClosed",
            ],
        ),
        (
            "Reading",
            &[
                "Shaken",
                "DeckRenewed",
                "EncounterDrawn",
                "Answered",
                "Gave",
                "Tested",
                "Read",
                "WearStruck",
                "WearOver",
                "EncounterOver",
            ],
        ),
        (
            "Fortune",
            &[
                "FameChanged",
                "Took",
                "Refunded",
                "Impounded",
                "Lost",
                "PartFitted",
                "PartRemoved",
                "Stalled",
                "Retreated",
                "ShipLost",
                "Jumped",
                "PrizePlaced",
                "VoucherKept",
                "SpeedChanged",
            ],
        ),
        ("Voyage", &["Flew", "Looked", "Cleared", "ColonyFounded", "PostFounded", "FriendTaken"]),
    ];
    assert!(Event::NAMES.len() >= saved.len());
    for ((subject, facts), (was, saved)) in Event::NAMES.iter().zip(saved) {
        assert_eq!(*subject, was);
        begins_with(facts, saved);
    }
}

#[test]
fn what_stands_in_facts_and_answers_keeps_its_place() {
    let phases = [
        Phase::SetUp,
        Phase::FirstShips,
        Phase::Placing { placed: 0 },
        Phase::PlacingShip { placed: 0 },
        Phase::Hands,
        Phase::Rolled,
        Phase::Discard,
        Phase::Settled,
        Phase::Supply,
        Phase::Trade,
        Phase::Draw,
        Phase::Meeting,
        Phase::Wear,
        Phase::TurnOver,
        Phase::Over(Ending::Target),
        Phase::ask(P1, Roll),
    ];
    assert!(phases.iter().map(place).eq(0..16));
    let launch = launch("4_5", ONE);
    let orders = [Order::Ship(ShipKind::Colony, launch), Order::Spaceport(site("alpha-BR")), Order::Part(Part::Cannon)];
    assert!(orders.iter().map(place).eq(0..3));
    let (give, take) = (Resource::Ore, Resource::Fuel);
    let trading = [
        Trading::Build(orders[0]),
        Trading::Bank { give, take },
        Trading::Draw,
        Trading::BuyFame,
        Trading::Redeem(launch),
        Trading::Offer,
        Trading::Confirm(P1),
        Trading::Withdraw,
        Trading::Agree(P1),
        Trading::ToFlight,
    ];
    assert!(trading.iter().map(place).eq(0..10));
    let flights =
        [Choice::Fly(Flight::EndTurn), found(ONE)].map(|choice| postcard::to_stdvec(&choice).expect("bytes")[1]);
    assert_eq!(flights, [0, 1]);
    let planet = starfarers::content::Planet(0);
    assert!([Then::Stop, Then::Look, Then::Clear(planet), Then::Found].iter().map(place).eq(0..4));
    assert!([Replied::Accept, Replied::Decline, Replied::Counter].iter().map(place).eq(0..3));
    assert_eq!((place(&Victim::Nobody), place(&Victim::Seat(P1)), place(&Leap::Stay)), (0, 1, 0));
    assert!(Source::ALL.iter().map(place).eq(0..7));
}
