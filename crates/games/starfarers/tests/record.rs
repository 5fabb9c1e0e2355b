//! What is kept of a game for its end: each figure by an example, the same for everybody, and a mark for every round.

mod common;

use common::*;
use orrery_core::{Answer, Asking, Dice, Game, Play, Seat, SeatSet, Setup, Viewer};
use orrery_testkit::page::{self, shows_an_id};
use orrery_text::{Lang, Texts};
use starfarers::content::{Base, Planet, Resource};
use starfarers::record::{Curve, Record, Source, Tally, marks};
use starfarers::rules::score::score;
use starfarers::state::{Ending, Phase};
use starfarers::{Starfarers, TEXTS};

fn tally(table: &Table, seat: Seat) -> Tally {
    *public(table).record.player(seat)
}

/// Cards from each source, those of the start hand left out.
fn gained(table: &Table, seat: Seat) -> [u16; 7] {
    let mut gained = tally(table, seat).gained;
    gained[Source::Supply as usize] -= 3;
    gained
}

fn roll(table: &mut Table, sum: u8) {
    table.choose_lucky(P1, Choice::Roll(Rolling::Roll), |state| {
        state.public.turn.dice.is_some_and(|(a, b)| a + b == sum)
    });
}

/// Rolls are counted by their sum, and cards by the way they came: rolls, the supply deck.
#[test]
fn rolls_and_what_they_bring() {
    let mut table = basic();
    assert_eq!((public(&table).record.rolls(), tally(&table, P1).from(Source::Supply)), (0, 3), "the start hand");
    roll(&mut table, 8);
    assert_eq!(public(&table).record.dice, [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
    assert_eq!(gained(&table, P1), [0, 1, 0, 0, 0, 0, 0], "a supply card for whoever has few points");
    assert_eq!(gained(&table, P4), [2, 0, 0, 0, 0, 0, 0]);
    assert_eq!(tally(&table, P4).rolled, [0, 0, 1, 0, 1], "carbon and goods");
}

/// F03 adds a carbon to what comes; when the bank is short it is the one that does not.
#[test]
fn what_friends_add_to_a_roll() {
    let mut table = basic().with(|state| give_friend(state, P2, "F03"));
    roll(&mut table, 6);
    assert_eq!(gained(&table, P2), [1, 0, 0, 0, 1, 0, 0]);
    assert_eq!(tally(&table, P2).rolled, [0, 0, 2, 0, 0]);
    let mut table = basic().with(|state| {
        give_friend(state, P2, "F03");
        set_bank(state, "o8 u8 c2 f8 g8");
        state.public.sites.0[site("delta-BL").index()] = state.public.sites.0[site("delta-BR").index()];
    });
    roll(&mut table, 6);
    assert_eq!(gained(&table, P2), [2, 0, 0, 0, 0, 0, 0], "two of three");
}

/// F20 and F19 are friendship cards, the robbery of a 7 is none. Nothing tells which card it was.
#[test]
fn cards_of_others() {
    let mut table = basic().with(|state| give_friend(state, P1, "F20"));
    roll(&mut table, 9);
    table.choose(P1, Choice::Relief(Resource::Goods));
    assert_eq!(gained(&table, P1), [0, 1, 0, 0, 1, 0, 0]);
    let mut table = basic().with(|state| set_hand(state, P2, "u1"));
    roll(&mut table, 7);
    table.choose(P1, Choice::Steal(Victim::Seat(P2)));
    assert_eq!(gained(&table, P1), [0, 1, 0, 0, 0, 0, 1]);
    assert_eq!((gained(&table, P2), tally(&table, P1).rolled), ([0; 7], [0; 5]));
    let mut table = basic().with(|state| {
        give_friend(state, P1, "F19");
        set_vp(state, P2, 6);
        set_vp(state, P4, 6);
        set_hand(state, P2, "u1");
        set_hand(state, P4, "u1");
        state.public.frames.only(Phase::ask(P1, Shares));
    });
    table.choose(P1, Choice::Shares([P2, P4].into_iter().collect()));
    assert_eq!(gained(&table, P1), [0, 1, 0, 0, 2, 0, 0]);
}

#[test]
fn trades_and_exchanges() {
    let mut table = trading().with(|state| {
        set_hand(state, P1, "o5");
        set_hand(state, P2, "u2");
    });
    table.choose(P1, draft(cards("o1"), cards("u2"), SeatSet::empty()));
    table.choose(P2, Choice::Reply(Replied::Accept)).choose(P1, Choice::Trade(Trading::Confirm(P2)));
    assert_eq!((gained(&table, P1), tally(&table, P1).trades), ([0, 0, 2, 0, 0, 0, 0], 1));
    assert_eq!((gained(&table, P2), tally(&table, P2).trades), ([0, 0, 1, 0, 0, 0, 0], 1));
    table.choose(P1, Choice::Trade(Trading::Bank { give: Resource::Ore, take: Resource::Food }));
    assert_eq!((gained(&table, P1), tally(&table, P1).trades), ([0, 0, 2, 1, 0, 0, 0], 1));
    assert_eq!(tally(&table, P3), Tally { gained: [0, 3, 0, 0, 0, 0, 0], ..Tally::default() });
}

/// Encounters met, tests won and lost, fame won and lost, cards that came.
#[test]
fn encounters() {
    let mut table = meets(basic().with(|state| set_hand(state, P1, "o1 u2")), "E28");
    table.choose(P1, Choice::Give(cards("o1 u1")));
    assert_eq!((tally(&table, P1).met, tally(&table, P1).fame, gained(&table, P1)), (1, 1, [0; 7]));
    for win in [true, false] {
        let mut table = meets(basic(), "E09");
        lucky(&mut table, P1, Choice::Answer(false), |events| tested(events) == Some(win));
        let tally = tally(&table, P1);
        assert_eq!((tally.met, tally.won, tally.lost), (1, u16::from(win), u16::from(!win)));
        assert_eq!(gained(&table, P1)[Source::Encounters as usize], if win { 2 } else { 0 });
    }
}

/// E13 robs the others; E11 takes back the cards it let one choose, and they are no gain.
#[test]
fn cards_by_encounters() {
    let table = raided();
    assert_eq!(gained(&table, P1), [0, 0, 0, 0, 0, 2, 0]);
    for (sum, kept) in [(3, 0), (5, 3)] {
        let mut table = meets(basic().with(|state| set_hand(state, P1, "c1")), "E11");
        table.choose(P1, Choice::Answer(true)).choose(P1, Choice::Pay(cards("c1")));
        lucky(&mut table, P1, Choice::Take(cards("o2 f1")), |events| shaken(events) == Some(sum));
        assert_eq!(gained(&table, P1), [0, 0, 0, 0, 0, kept, 0]);
    }
}

#[test]
fn steps_flown() {
    let mut table = basic().with(|state| flight(state, P1, 5));
    let from = at(&table, P1, ONE);
    let way = way(from, common::point(from).neighbours()[0].id());
    table.choose(P1, Choice::Fly(Flight::Fly { ship: ONE, route: way, then: starfarers::questions::Then::Stop }));
    assert_eq!((tally(&table, P1).flown, tally(&table, P2).flown), (1, 0));
}

fn random_game(setup: &Setup, seed: u64, mut each: impl FnMut(&Play<Starfarers>)) -> Play<Starfarers> {
    let mut play = Play::<Starfarers>::begin(setup, Dice::seeded("record", seed)).expect("a table begins");
    let mut luck = Dice::seeded("luck", seed);
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let choice = Starfarers::sample(play.state(), &ask, &mut luck);
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
        each(&play);
    }
    play
}

#[test]
fn a_mark_for_every_round_and_the_last_one_is_the_result() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 4), (4, 5)] {
        let play = random_game(&Setup::new(seats), seed, |_| ());
        let public = &play.state().public;
        let rows: Vec<_> = public.record.curve.rows().collect();
        if usize::from(public.round) < Curve::MOST {
            let rounds: Vec<u16> = rows.iter().map(|(round, _)| *round).collect();
            assert_eq!(rounds, (0..=public.round).collect::<Vec<_>>(), "before the first round and after each");
        }
        let (first, last) = (rows[0].1, rows[rows.len() - 1].1);
        for seat in public.everybody() {
            assert_eq!(first[seat.index()].score().total, 4, "the basic set-up");
            assert_eq!(last[seat.index()].score(), score(public, seat));
        }
    }
}

/// The longest game has a curve too, and every possible score has its own mark.
#[test]
fn a_long_game_keeps_every_second_round_and_then_every_fourth() {
    let mut state = *basic().play().state();
    state.public.players[0].fame = 40;
    state.public.chips = [Some(P1); Base::COUNT];
    for round in 2..=70 {
        let marks = Some(marks(&state.public));
        let to = Phase::ask(P1, Roll);
        Starfarers::evolve(&mut state, &Round::TurnBegan { seat: P1, round, idle: 0, marks, to }.into());
    }
    let marks = marks(&state.public);
    Starfarers::evolve(&mut state, &Round::Ended { ending: Ending::Standstill, marks }.into());
    let rows: Vec<_> = state.public.record.curve.rows().collect();
    let rounds: Vec<u16> = rows.iter().map(|(round, _)| *round).collect();
    assert_eq!(rounds, (0..=68).step_by(4).chain([70]).collect::<Vec<u16>>());
    assert_eq!(rows[5].1[0].score(), score(&state.public, P1));
    assert_eq!((rows[5].1[0].score().fame, rows[5].1[0].score().friendship), (20, 8));
}

#[test]
fn everybody_sees_the_same_record_and_it_is_small() {
    let play = random_game(&Setup::new(4), 6, |play| {
        let state = play.state();
        let viewers = [Viewer::Spectator].into_iter().chain(state.public.everybody().map(Viewer::Seat));
        viewers.for_each(|viewer| assert_eq!(Starfarers::view(state, viewer).public.record, state.public.record));
    });
    assert!(play.is_over() && size_of::<Record>() <= 448, "{} bytes", size_of::<Record>());
}

/// What came in a game is what went into hands: nothing is counted twice or forgotten.
#[test]
fn all_cards_are_accounted_for() {
    for seed in 7..17 {
        let mut left = 0;
        let play =
            random_game(&Setup::new(4), seed, |play| left += play.events().iter().map(leaves_a_hand).sum::<i64>());
        let came: i64 = play.state().public.record.players.iter().flat_map(|tally| tally.gained).map(i64::from).sum();
        let kept: i64 = play.state().secret.hands.iter().map(|hand| i64::from(hand.total())).sum();
        assert_eq!(came, kept + left);
    }
}

/// How many cards a fact takes from hands, for the bank or another hand; what is given back was never gone.
fn leaves_a_hand(event: &Event) -> i64 {
    let count: u8 = match *event {
        Event::Seven(Seven::DiscardsOpened { cards, .. }) => cards.iter().map(|cards| cards.total()).sum(),
        Event::Seven(Seven::Stolen { .. }) | Event::Works(Works::FameBought { .. }) => 1,
        Event::Works(Works::Built { order, .. }) => order.build().cost().iter().sum(),
        Event::Works(Works::Exchanged { give, .. }) => give.total(),
        Event::Talk(Talk::Traded { give, get, .. }) => give.total() + get.total(),
        Event::Reading(Reading::Gave { cards, .. }) | Event::Fortune(Fortune::Lost { cards, .. }) => cards.total(),
        Event::Fortune(Fortune::Refunded { cards, .. }) => return -i64::from(cards.total()),
        _ => 0,
    };
    i64::from(count)
}

/// Section 8: at the end all chips lie open, for whoever watches too.
#[test]
fn at_the_end_all_chips_are_face_up() {
    let play = random_game(&Setup::new(3), 8, |_| ());
    let view = Starfarers::view(play.state(), Viewer::Spectator);
    let hidden = Planet::all().filter(|planet| !view.public.open.contains(*planet)).count();
    assert!(hidden > 0 && view.chips == play.state().secret.chips);
}

/// The part of the page of the end that has this class.
fn figure(html: &str, class: &str) -> String {
    let from = html.find(&format!("fig {class}")).unwrap_or_else(|| panic!("no chart {class}"));
    html[from..].split("</figure>").next().expect("a beginning").to_owned()
}

#[test]
fn the_charts_have_a_mark_for_every_figure() {
    for seats in 2..=4 {
        let play = random_game(&Setup::new(seats), 9, |_| ());
        let record = &play.state().public.record;
        let page = page::page(&Texts::of_game(&TEXTS), &play, Viewer::Spectator, Lang::En);
        let (html, seats) = (&page["result"].1, usize::from(seats));
        let curve = figure(html, "curve");
        let marks = record.curve.rows().len();
        assert_eq!(curve.matches("<title>").count(), seats * marks);
        assert_eq!(curve.matches("<tr>").count(), 1 + marks, "the same as a table");
        assert_eq!(figure(html, "by-source").matches("<path class=\"src-").count(), 5 * seats);
        let gains = record.players.iter().flat_map(|tally| tally.gained).filter(|count| *count > 0).count();
        assert_eq!(figure(html, "gains").matches("<rect").count(), gains);
        let rolls = figure(html, "rolls");
        assert_eq!((rolls.matches("<rect").count(), rolls.matches("path class=\"exp\"").count()), (11, 11));
        let flown = record.player(P2).flown;
        assert!(figure(html, "travels").contains(&format!("<td>{flown}</td>")));
    }
}

/// Every chart says in words what it shows, in every language.
#[test]
fn the_charts_have_words() {
    let play = random_game(&Setup::new(4), 10, |_| ());
    for lang in Lang::ALL {
        let page = page::page(&Texts::of_game(&TEXTS), &play, Viewer::Seat(P1), lang);
        let html = &page["result"].1;
        assert_eq!(shows_an_id(html), None, "{}", lang.code());
        assert_eq!(html.matches(r#"role="img""#).count(), html.matches("aria-label=").count());
        assert!(!html.contains("record-") && !html.contains("=\"chart-"), "{}", lang.code());
        assert!(html.len() < 45_000, "{} bytes", html.len());
    }
}
