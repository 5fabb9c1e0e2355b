//! Bugs planted on purpose: the suite must find each of them, or it proves nothing.
//!
//! The game they are planted in is as small as a game with secrets can be. Two seats are dealt a hidden card, seal a
//! bid each, draw another hidden card when the bids are opened, and then the first seat calls or folds.

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};

use orrery_core::{
    Advice, Answer, Ask, AskId, Asked, Asks, Cx, Dice, Fault, Game, Given, Info, Journal, Line, Message, Offer, Opt,
    Outcome, Questions, Refusal, Rule, Seat, Section, Setup, Standing, Stop, Viewer,
};
use orrery_testkit::{Conformance, conformance::Pieces, golden};
use serde::{Deserialize, Serialize};

const HONEST: u8 = 0;
const DEAD_END: u8 = 1;
const LOOP: u8 = 2;
const FOLD: u8 = 3;
const ENDLESS: u8 = 4;
const UNSAVED: u8 = 5;
const UNOFFERED: u8 = 6;
const ONE_WAY: u8 = 7;
const CRASH: u8 = 8;
const WAITS_FOR_LEAVER: u8 = 9;
const LOSES_PIECE: u8 = 10;
const BAD_FALLBACK: u8 = 11;
const AGAIN: u8 = 12;
const HALF_WON: u8 = 13;
const UNSAVED_LEGACY: u8 = 14;
const LEAK_VIEW: u8 = 20;
const LEAK_OFFER: u8 = 21;
const LEAK_LOG_OF_DRAW: u8 = 22;
const LEAK_LOG_OF_BID: u8 = 23;
const LEAK_REFUSAL: u8 = 24;
const LEAK_ASKS: u8 = 25;
const LEAK_SAMPLE: u8 = 26;
const LEAK_UNDO: u8 = 27;
const LEAK_SEALED_VIEW: u8 = 28;
const LEAK_ADVICE: u8 = 29;

/// Nobody's call counts.
const ENDLESSLY: [u8; 2] = [ENDLESS, AGAIN];

struct Tiny;

thread_local! {
    /// The bug that is planted in this test: a game of its own for each would take minutes to build.
    static PLANTED: Cell<u8> = const { Cell::new(HONEST) };
}

fn bug() -> u8 {
    PLANTED.get()
}

const RULE: Rule = Rule("T-1");
const RED: Seat = Seat(0);

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    dealt: bool,
    cards: [Vec<u8>; 2],
    bids: [Option<u8>; 2],
    opened: bool,
    called: Option<bool>,
    calls: u8,
    left: Option<Seat>,
    #[serde(skip)]
    unsaved: u8,
}

/// What the last call leaves for the next game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Legacy(u8, #[serde(skip)] u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Decision {
    Bid,
    Call,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Number(u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Event {
    Drew(Seat, u8),
    Bid(Seat, u8),
    Opened,
    Called(bool, u8),
    Left(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct View {
    viewer: Viewer,
    own: Vec<u8>,
    counts: [usize; 2],
    bid: [bool; 2],
    own_bid: Option<u8>,
    bids: Option<[Option<u8>; 2]>,
    dealt: bool,
    called: Option<bool>,
    calls: u8,
    left: Option<Seat>,
    told: Option<u8>,
}

impl State {
    fn others_card(&self, seat: Seat) -> u8 {
        self.cards[usize::from(1 - seat.0)].first().copied().unwrap_or(0)
    }

    fn is_in(&self) -> bool {
        self.bids.iter().enumerate().all(|(i, bid)| bid.is_some() || self.left == Some(Seat(i as u8)))
    }
}

impl Questions<Tiny> for Decision {
    type Choice = Number;

    fn check(&self, state: &State, seat: Seat, choice: &Number) -> Result<(), Refusal> {
        let most = if *self == Decision::Bid { 3 } else { 1 };
        let no_way = bug() == DEAD_END && *self == Decision::Call;
        if choice.0 <= most && !no_way {
            return Ok(());
        }
        let told = if bug() == LEAK_REFUSAL { state.others_card(seat) } else { 0 };
        Err(Refusal::new(RULE, Message::new("refused-number").with("told", told)))
    }

    fn resolve(&self, cx: &mut Cx<'_, Tiny>, seat: Seat, Number(number): Number) {
        match self {
            Decision::Bid => cx.emit(Event::Bid(seat, number)),
            Decision::Call => {
                let card = cx.state().others_card(RED);
                if bug() != LEAK_UNDO {
                    cx.reveal();
                }
                cx.emit(Event::Called(number == 1 && !ENDLESSLY.contains(&bug()), card));
            }
        }
    }

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let told = if bug() == LEAK_OFFER { state.others_card(asked.seat) } else { 0 };
        let most = if *self == Decision::Bid && bug() != UNOFFERED { 4 } else { 2 };
        let title = Message::new("number").with("told", told);
        Offer::list(asked, title, (0..most).map(|n: u8| Opt::new(n.to_string(), "number"))).rules(&[RULE])
    }

    fn choice(&self, given: &Given) -> Result<Number, Refusal> {
        let no = || Refusal::new(RULE, Message::new("refused-form").with("told", 0));
        match given {
            Given::Option(key) => key.parse().map(Number).ok().filter(|n| n.0.to_string() == *key).ok_or_else(no),
            Given::Form(_) if bug() == CRASH => panic!("nobody sits there"),
            _ => Err(no()),
        }
    }

    fn given(&self, choice: &Number) -> Given {
        let number = if bug() == ONE_WAY { choice.0.min(1) } else { choice.0 };
        Given::Option(number.to_string())
    }

    fn advise(&self, state: &State, asked: Asked, given: Option<&Given>) -> Advice {
        let judge = |given| {
            let choice = Questions::<Tiny>::choice(self, given)?;
            Questions::<Tiny>::check(self, state, asked.seat, &choice)
        };
        let told = Refusal::new(RULE, Message::new("refused-form").with("told", state.others_card(asked.seat)));
        let refusal = given.and_then(|given| judge(given).err());
        Advice {
            refusal: refusal.map(|refusal| if bug() == LEAK_ADVICE { told } else { refusal }),
            ..Advice::default()
        }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Number {
        match self {
            Decision::Bid if bug() == LEAK_SAMPLE => Number(state.others_card(seat)),
            Decision::Bid => Number(luck.below(4) as u8),
            Decision::Call => Number(luck.below(2) as u8),
        }
    }

    fn fallback(&self, _: &State, _: Seat) -> Number {
        Number(if bug() == BAD_FALLBACK { 9 } else { 0 })
    }
}

impl Game for Tiny {
    type State = State;
    type Decision = Decision;
    type Choice = Number;
    type Event = Event;
    type View = View;
    type Shown = (u8, Seat, Option<u8>);
    type Legacy = Legacy;

    fn info() -> Info {
        Info {
            id: "tiny",
            rules_version: 1,
            format: 1,
            seats: 2..=2,
            seats_rule: RULE,
            usual_seats: 2,
            minutes: 1..=1,
            options: &[],
        }
    }

    fn begin(_: &Setup) -> State {
        State::default()
    }

    fn asks(state: &State, asks: &mut Asks<Decision>) {
        let waits = |seat: Seat| state.left != Some(seat) || bug() == WAITS_FOR_LEAVER;
        let holds = |seat: Seat| bug() != LEAK_ASKS || state.cards[seat.index()].first() > Some(&1);
        if !state.dealt {
            return;
        }
        for seat in Seat::all(2).filter(|seat| !state.opened && state.bids[seat.index()].is_none()) {
            if waits(seat) && holds(seat) {
                asks.must(AskId::new(1, seat, 0), seat, Decision::Bid);
            }
        }
        if state.opened && waits(RED) {
            asks.must(AskId::new(2 + u32::from(state.calls), RED, 0), RED, Decision::Call);
        }
    }

    fn advance(cx: &mut Cx<'_, Self>) {
        if cx.state().dealt && cx.state().is_in() && bug() != LOOP {
            cx.reveal();
            cx.emit(Event::Opened);
        }
        if cx.state().dealt && !cx.state().opened {
            return;
        }
        for seat in Seat::all(2) {
            let card = cx.dice().below(4) as u8;
            cx.emit(Event::Drew(seat, card));
        }
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) {
        cx.emit(Event::Left(seat));
    }

    fn evolve(state: &mut State, event: &Event) {
        static IMPURE: AtomicU8 = AtomicU8::new(0);
        match event {
            Event::Drew(seat, card) => {
                state.dealt = *seat == Seat(1) || state.dealt;
                state.cards[seat.index()].push(*card);
            }
            Event::Bid(seat, bid) => state.bids[seat.index()] = Some(*bid),
            Event::Opened => state.opened = true,
            Event::Called(called, _) => {
                state.called = (*called || !ENDLESSLY.contains(&bug())).then_some(*called);
                state.calls = state.calls.wrapping_add(u8::from(bug() != AGAIN));
            }
            Event::Left(seat) => state.left = Some(*seat),
        }
        match (bug(), event) {
            (FOLD, Event::Bid(seat, _)) => state.cards[seat.index()].push(IMPURE.fetch_add(1, Ordering::Relaxed)),
            (UNSAVED, Event::Bid(..)) => state.unsaved = 1,
            (LOSES_PIECE, Event::Opened) => drop(state.cards[0].pop()),
            _ => {}
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let gone = state.left.is_some() && bug() != WAITS_FOR_LEAVER;
        state.called.filter(|_| !gone).or(gone.then_some(false))?;
        let place = |seat| Standing { seat, place: if bug() == HALF_WON { seat.number() as u8 } else { 1 }, score: 0 };
        Some(Outcome { ending: "ending", places: Seat::all(2).map(place).collect(), together: true })
    }

    fn leaves(state: &State) -> Option<Legacy> {
        Some(Legacy(state.calls, u8::from(bug() == UNSAVED_LEGACY)))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = viewer.seat();
        let others = own.map(|seat| state.others_card(seat));
        let sealed = (bug() == LEAK_SEALED_VIEW).then_some(state.bids);
        View {
            viewer,
            own: own.map_or(Vec::new(), |seat| state.cards[seat.index()].clone()),
            counts: state.cards.each_ref().map(Vec::len),
            bid: state.bids.map(|bid| bid.is_some()),
            own_bid: own.and_then(|seat| state.bids[seat.index()]),
            bids: state.opened.then_some(state.bids).or(sealed),
            dealt: state.dealt,
            called: state.called,
            calls: state.calls,
            left: state.left,
            told: others.filter(|_| bug() == LEAK_VIEW),
        }
    }

    fn show(event: &Event, viewer: Viewer) -> Option<(u8, Seat, Option<u8>)> {
        Some(match event {
            Event::Drew(seat, card) => {
                (0, *seat, Some(*card).filter(|_| viewer.is(*seat) || bug() == LEAK_LOG_OF_DRAW))
            }
            Event::Bid(seat, bid) => (1, *seat, Some(*bid).filter(|_| viewer.is(*seat) || bug() == LEAK_LOG_OF_BID)),
            Event::Opened => (2, RED, None),
            Event::Called(_, card) => (3, RED, Some(*card)),
            Event::Left(seat) => (4, *seat, None),
        })
    }

    fn imagine(view: &View, viewer: Viewer, luck: &mut Dice) -> State {
        let mut card = || luck.below(4) as u8;
        let mut cards = view.counts.map(|count| (0..count).map(|_| card()).collect::<Vec<u8>>());
        let mut bids = view.bids.unwrap_or_else(|| view.bid.map(|bid| bid.then(&mut card)));
        if let Viewer::Seat(seat) = viewer {
            cards[seat.index()] = view.own.clone();
            bids[seat.index()] = view.own_bid;
        }
        let (opened, unsaved) = (view.bids.is_some() && bug() != LEAK_SEALED_VIEW || view.counts[1] > 1, 0);
        State {
            dealt: view.dealt,
            cards,
            bids,
            opened,
            called: view.called,
            calls: view.calls,
            left: view.left,
            unsaved,
        }
    }

    fn line(_: &(u8, Seat, Option<u8>)) -> Option<Line> {
        None
    }

    fn board(_: &View) -> Vec<Section> {
        Vec::new()
    }
}

/// What the suite says to a bug; empty where it finds nothing.
fn found(planted: u8) -> String {
    PLANTED.set(planted);
    let pieces =
        |state: &State| -> Pieces { vec![("decks", state.cards.iter().filter(|c| c.len() < 3).count() as u64)] };
    let sealed = |ask: &Ask<Decision>| ask.decision == Decision::Bid;
    let log_only = |event: &Event| matches!(event, Event::Called(..));
    let suite = Conformance::<Tiny>::new().games(60).seed(u64::from(bug())).most_answers(50).hides();
    let suite = suite.pieces(if bug() == LOSES_PIECE { count_cards } else { pieces }).log_only(log_only);
    let suite = if bug() == LEAK_LOG_OF_BID { suite } else { suite.sealed(sealed) };
    // Impure rules look like a leak too; here the fold is to be found out.
    let suite = suite.look_every(if bug() == FOLD { u32::MAX } else { 1 });
    let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| suite.check()));
    let cause = checked.err();
    cause.and_then(|cause| cause.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Two cards each after the second draw, one each before: the difference is even.
fn count_cards(state: &State) -> Pieces {
    vec![("cards", state.cards.iter().map(Vec::len).sum::<usize>() as u64 % 2)]
}

macro_rules! planted {
    ($($name:ident: $bug:ident => $words:expr;)*) => { $(#[test] fn $name() {
        let found = found($bug);
        assert!(found.contains($words), "expected \"{}\", found \"{found}\"", $words);
    })* };
}

planted! {
    a_question_without_an_answer: DEAD_END => "is refused";
    a_game_without_end: ENDLESS => "no end after";
    a_field_that_is_not_saved: UNSAVED => "saving and loading";
    a_legal_choice_that_is_not_offered: UNOFFERED => "not on offer";
    a_choice_that_does_not_come_back: ONE_WAY => "reads back as another choice";
    a_panic_on_bad_input: CRASH => "nobody sits there";
    a_double_click_that_counts_twice: AGAIN => "is open under the same id";
    a_game_that_waits_for_somebody_gone: WAITS_FOR_LEAVER => "who has left";
    a_half_won_common_game: HALF_WON => "together";
    a_legacy_that_is_not_saved: UNSAVED_LEGACY => "what is left";
    a_lost_piece: LOSES_PIECE => "pieces were made or lost";
    an_illegal_fallback: BAD_FALLBACK => "the fallback";
    a_secret_in_the_view: LEAK_VIEW => "tells more than it may";
    a_secret_in_the_offer: LEAK_OFFER => "the offer of";
    a_secret_draw_in_the_log: LEAK_LOG_OF_DRAW => "the log tells what the view keeps back";
    a_secret_bid_in_the_log: LEAK_LOG_OF_BID => "the log tells secret answers apart";
    a_secret_in_a_refusal: LEAK_REFUSAL => "the verdict on";
    a_secret_in_the_advice: LEAK_ADVICE => "the verdict on";
    a_secret_in_the_sample: LEAK_SAMPLE => "the sample of";
    a_peek_that_can_be_taken_back: LEAK_UNDO => "a barrier is missing";
    a_sealed_bid_in_the_view: LEAK_SEALED_VIEW => "the view tells sealed answers apart";
}

#[test]
fn the_honest_game_passes() {
    assert_eq!(found(HONEST), "");
}

#[test]
fn a_secret_in_who_is_waited_for() {
    let found = found(LEAK_ASKS);
    assert!(found.contains("who is waited for tells") || found.contains("the asks of"), "{found}");
}

#[test]
fn rules_that_go_round_in_circles_run_out_of_fuel_and_the_table_stays() {
    PLANTED.set(LOOP);
    let begun = Journal::<Tiny>::begin(Setup::new(2), [3; 32]);
    let mut journal = begun.unwrap_or_else(|stop| panic!("{stop:?}"));
    let bid = |seat: Seat| Answer { ask: AskId::new(1, seat, 0), seat, choice: Number(1) };
    assert!(journal.answer(bid(Seat(1))).is_ok());
    let (state, digest) = (journal.play().state().clone(), journal.play().digest());
    for _ in 0..2 {
        assert_eq!(journal.answer(bid(RED)).err(), Some(Stop::Fault(Fault::OutOfFuel)));
        assert_eq!(
            (journal.play().state(), journal.play().digest(), journal.entries().len()),
            (&state, digest.clone(), 2)
        );
    }
    assert!(found(LOOP).contains("OutOfFuel"));
}

#[test]
fn facts_that_fold_differently_are_saved_as_a_game_that_fails_again() {
    let found = found(FOLD);
    assert!(found.contains("folding the facts"), "{found}");
    let path = found.rsplit("saved as ").next().unwrap_or_default();
    let again = golden::check_file::<Tiny>(path.as_ref());
    assert!(again.is_err_and(|why| why.contains("the digest was")), "{found}");
}
