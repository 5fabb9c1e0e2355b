//! The table page: what its regions say, where questions are answered on it, and what others do not see.

use crate::common::{card, cell, in_assignment, put, seat_in, set_row, table};
use interstellar::content::*;
use interstellar::state::*;
use interstellar::{Interstellar, TEXTS};
use orrery_core::{Answer, Asking, Dice, Game, Message, Options, Play, Seat, Setup, Viewer};
use orrery_draw::atlas::Atlas;
use orrery_testkit::page::{self, Page, shows_an_id, update_size};
use orrery_text::{Lang, Texts, Voice};

type Table = Play<Interstellar>;

fn page(table: &Table, viewer: Viewer, lang: Lang) -> Page {
    page::page(&Texts::of_game(&TEXTS), table, viewer, lang)
}

fn seen(table: &crate::common::Table, seat: u8) -> Page {
    page(table.play(), Viewer::Seat(Seat(seat)), Lang::En)
}

fn begin(seats: u8, seed: u64) -> Table {
    Play::begin(&Setup::new(seats), Dice::seeded("face", seed)).expect("a table begins")
}

fn step(table: &mut Table, luck: &mut Dice) {
    let ask = table.asks().iter().find(|ask| ask.must).cloned().expect("somebody is asked");
    let choice = Interstellar::sample(table.state(), &ask, luck);
    table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
}

/// A part of a drawing from the mark of that name on.
fn from_mark<'a>(html: &'a str, id: &str) -> &'a str {
    html.split(&format!("data-el=\"{id}\"")).nth(1).unwrap_or_else(|| panic!("{id} is not drawn"))
}

/// Frames whose parts are sent by themselves.
fn is_frame(id: &str) -> bool {
    ["hull", "market", "politics", "t-batteries", "turn"].contains(&id)
        || id.starts_with("mats-")
        || id.len() == 3 && id.starts_with('m')
}

#[test]
fn everything_on_the_page_has_words() {
    for (seats, seed) in [(1, 3), (3, 4), (6, 5)] {
        let (mut table, mut luck) = (begin(seats, seed), Dice::seeded("luck", seed));
        for turn in 0..700 {
            if turn % 50 == 0 || table.asks().is_empty() {
                for lang in Lang::ALL {
                    let page = page(&table, Viewer::Seat(Seat(0)), lang);
                    let unsaid = page.iter().find_map(|(id, (_, html))| Some((id, shows_an_id(html)?)));
                    assert_eq!(unsaid, None, "{}", lang.code());
                }
            }
            if table.asks().is_empty() {
                break;
            }
            step(&mut table, &mut luck);
        }
    }
}

/// Cards of the market and of the displays are fetched, and another row of tiles.
fn is_dear(id: &str) -> bool {
    ["displays", "hull", "planner", "result"].contains(&id) || id.len() == 3 && id.starts_with('m')
}

#[test]
fn a_region_changes_with_its_key_and_updates_stay_small() {
    // Games may be short: several together make 600 updates.
    let mut sent = Vec::new();
    for seed in 12.. {
        updates(seed, &mut sent);
        if sent.len() >= 600 {
            break;
        }
    }
    // Where a dozyear ends several phases pass at once, and with them almost everything changes.
    let large = sent.iter().filter(|bytes| **bytes > 6_000).count();
    assert!(large * 16 < sent.len() && sent.iter().all(|bytes| *bytes < 16_000), "{large} of {sent:?}");
}

/// How large the updates of one game are.
fn updates(seed: u64, sent: &mut Vec<usize>) {
    let (mut table, mut luck) = (begin(3, seed), Dice::seeded("luck", seed));
    let viewer = Viewer::Seat(Seat(1));
    // The set-up lays out all mats at once.
    while table.state().public.dozyear.number == 0 {
        step(&mut table, &mut luck);
    }
    let mut before = page(&table, viewer, Lang::En);
    let fetched: Vec<String> = before.keys().filter(|id| is_dear(id)).cloned().collect();
    let dear: Vec<&str> = fetched.iter().map(String::as_str).chain(["result"]).collect();
    while sent.len() < 600 && !table.asks().is_empty() {
        step(&mut table, &mut luck);
        let after = page(&table, viewer, Lang::En);
        sent.push(update_size(&before, &after, is_frame, &dear));
        before = after;
    }
}

#[test]
fn a_first_page_stays_small() {
    let (mut table, mut luck) = (begin(6, 8), Dice::seeded("luck", 8));
    for _ in 0..300 {
        if table.asks().is_empty() {
            break;
        }
        step(&mut table, &mut luck);
    }
    let page = page(&table, Viewer::Seat(Seat(0)), Lang::Ja);
    // Parts stand in their frames.
    let frames =
        ["chart", "key", "hull", "market", "displays", "politics", "tokens", "follows", "landing", "strip", "turn"];
    let mats = (0..6).map(|seat| format!("mats-{seat}"));
    let all = frames.iter().map(|id| (*id).to_owned()).chain(mats);
    let whole: usize = all.map(|id| page[&id].1.len()).sum();
    // Packed it is a seventh of that.
    assert!(whole < 150_000, "{whole} bytes");
}

/// The charge stands on the Batteries and in the strip.
#[test]
fn the_charge_shown_is_the_ships() {
    for charge in 1..=6 {
        let mut table = table(3);
        table.arrange(|state| state.public.ship.charge = charge);
        let page = seen(&table, 0);
        for region in ["hull", "t-batteries", "charge", "strip"] {
            let said = format!("title=\"Charge {charge}\"");
            assert!(page[region].1.contains(&said), "{region}: {charge}");
        }
    }
}

#[test]
fn every_mark_that_a_question_points_at_is_drawn() {
    for (seats, seed) in [(2, 11), (3, 12), (5, 13)] {
        let (mut table, mut luck) = (begin(seats, seed), Dice::seeded("luck", seed));
        for _ in 0..500 {
            let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() else { break };
            if let Options::List(options) = Interstellar::offer(table.state(), &ask).options {
                let html: String =
                    page(&table, Viewer::Seat(ask.seat), Lang::En).into_values().map(|(_, html)| html).collect();
                for mark in options.iter().flat_map(|option| &option.elements) {
                    assert!(html.contains(&format!("data-el=\"{mark}\"")), "{mark} of {:?}", ask.decision);
                }
            }
            step(&mut table, &mut luck);
        }
    }
}

/// C1c: the players stand in the order of their first mats.
#[test]
fn players_stand_in_the_order_of_their_mats() {
    let mut table = table(3);
    crate::common::play_until(&mut table, |decision| matches!(decision, interstellar::questions::Decision::Assign(_)));
    let (public, page) = (table.play().state().public, seen(&table, 0));
    for (place, seat) in public.seating().enumerate() {
        let panel = &page[&format!("mats-{}", seat.0)].1;
        assert!(panel.contains(&format!("is-player o{place}")), "{seat:?}: {}", &panel[..120]);
    }
}

/// Each Ideology stands once among the mats, under its player, with its emblem and no seat's colour.
#[test]
fn mats_are_grouped_by_player() {
    let mut table = table(3);
    crate::common::play_until(&mut table, |decision| matches!(decision, interstellar::questions::Decision::Assign(_)));
    let (public, page) = (table.play().state().public, seen(&table, 0));
    for of in Ideology::ALL {
        for seat in 0..3 {
            let panel = &page[&format!("mats-{seat}")].1;
            let is_there = panel.contains(&format!("data-el=\"mat-{}\"", of.id()));
            assert_eq!(is_there, public.player(of) == Seat(seat), "{of:?} of {seat}");
        }
        let panel = &page[&format!("mats-{}", public.player(of).0)].1;
        let mat = from_mark(panel, &format!("mat-{}", of.id())).split("</article>").next().expect("its end");
        assert!(mat.contains(&format!("#is-{}\"", of.id())) && !mat.contains("class=\"seat"), "{of:?}");
    }
}

#[test]
fn dice_sit_in_their_cells() {
    let table = in_assignment(|state| put(state, Worker::avatar(Ideology::Freedom), Post::Cell(cell("E-f1"))));
    let page = seen(&table, 0);
    let engine = &page["t-engine"].1;
    let socket = from_mark(engine, "E-f1").split("is-task").next().expect("a socket");
    assert!(socket.contains("#is-FR\"") && socket.contains(" small\""), "{socket}");
    assert!(!from_mark(engine, "E-f2").contains("is-die"), "nobody sits in the other cell");
    assert!(page["hull"].1.contains(engine.as_str()), "the frame has the same");
}

#[test]
fn the_tile_that_is_lost_first_is_marked() {
    let mut table = table(3);
    table.arrange(|state| {
        set_row(
            state,
            &[
                crate::common::shield(Ideology::Unity),
                crate::common::lean(Blueprint::Engine),
                crate::common::fat(Blueprint::Jars),
            ],
        );
    });
    let page = seen(&table, 0);
    assert_eq!(page["hull"].1.matches(" fore\"").count(), 1);
    assert!(page["t-shield-UN"].1.contains(" fore\""));
    assert!(page["hull"].1.contains("foremost: Shield of Unity"), "and named");
    let at = |tile: &str| page["hull"].1.find(&format!("data-el=\"{tile}\"")).expect("a tile");
    assert!(at("jars") < at("engine") && at("engine") < at("shield-UN"), "from stern to bow");
}

#[test]
fn goo_crawls_on_what_it_infests() {
    let table = in_assignment(|state| {
        state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
        state.public.goo[Shape::Jar.index()] = Goo::Mat(Ideology::Honor);
        put(state, Worker::of(Ideology::Honor.meathead()), Post::Goo(Shape::Heart));
    });
    let page = seen(&table, 0);
    let goo = from_mark(&page["t-life-support"].1, "goo-heart");
    assert!(goo.contains("Galahad, Honor"), "with whoever fights it");
    assert!(
        page["tokens"].1.contains("data-el=\"goo-heart\"") && !page["tokens"].1.contains("goo-jar"),
        "loose goo only"
    );
    let tamed = from_mark(&page["has-HO"].1, "aug-HO-jar");
    assert!(page["has-HO"].1.contains(" tame\" data-el=\"aug-HO-jar"), "{tamed}");
}

/// Who has peeked sees the face; nobody else's page changes by a byte.
#[test]
fn what_one_player_knows_of_reality_is_on_no_other_page() {
    let know = |knows: bool| {
        let mut table = table(3);
        table.arrange(|state| {
            state.public.nuggets[0] = Lies::Bow;
            state.secret.faces = Faces::ALL[0];
            // Only the worlds in which the first nugget shows X are left.
            state.secret.worlds[1] = if knows { Worlds([1, 1, 0, 0, 0, 1]) } else { Worlds::ANY };
        });
        table
    };
    let (before, after) = (know(false), know(true));
    for seat in [0, 2] {
        assert_eq!(seen(&before, seat), seen(&after, seat));
    }
    assert_eq!(page(before.play(), Viewer::Spectator, Lang::En), page(after.play(), Viewer::Spectator, Lang::En));
    let own = seen(&after, 1);
    assert!(from_mark(&own["bow"].1, "nugget-1").contains("#is-nuggetX"));
    assert!(
        own["tokens"].1.contains("Reality X: 2 in 3") && own["tokens"].1.contains("only you know"),
        "{}",
        own["tokens"].1
    );
    assert!(from_mark(&seen(&after, 0)["bow"].1, "nugget-1").contains("#is-nugget\""));
}

/// H1a, D4-1: the ledger of the batteries.
#[test]
fn what_follows_counts_the_charge() {
    let table = in_assignment(|state| {
        state.public.ship.charge = 3;
        put(state, Worker::avatar(Ideology::Freedom), Post::Cell(cell("E-f1")));
        put(state, Worker::avatar(Ideology::Individuality), Post::Cell(cell("L-f1")));
    });
    let follows = seen(&table, 0)["follows"].1.clone();
    let (ignition, ultralight) = (from_mark(&follows, "E-f1"), from_mark(&follows, "L-f1"));
    assert!(ignition.split("</li>").next().expect("a line").contains("charge 3 → 1"), "{ignition}");
    assert!(ultralight.split("</li>").next().expect("a line").contains("not enough charge"), "{ultralight}");
    assert!(follows.find("E-f1") < follows.find("L-f1"), "Ignition comes first");
}

/// D6a: Wophe at Age 6 lives on with 1 to 4.
#[test]
fn what_follows_tells_who_may_die() {
    let table = in_assignment(|state| state.public.people.0[Ideology::Unity.amazon().index()].age = Age::Six);
    let follows = seen(&table, 0)["follows"].1.clone();
    assert!(from_mark(&follows, "UN-A").contains("Wophe, 78</b><em>dies 33 %"), "{follows}");
}

/// J3a, J3c, J3d without an end: a Cyborg, a star, a medal of 4, a human and a goo augmentation, and LS1 (0/4).
#[test]
fn points_if_all_land_are_told_for_both_realities() {
    let table = in_assignment(|state| {
        let public = &mut state.public;
        public.people.0[Ideology::Unity.meathead().index()].place = Place::Dead;
        let mat = &mut public.mats[Ideology::Unity.index()];
        mat.cards[Slot::Jars.index()].push(card("LS1"));
        mat.human.insert(Shape::Heart);
        public.goo[Shape::Jar.index()] = Goo::Mat(Ideology::Unity);
        public.medals[Medal::Detective.index()] = Some(Ideology::Unity);
    });
    let (goods, worth) = (seen(&table, 0)["has-UN"].1.clone(), seen(&table, 0)["worth-UN"].1.clone());
    assert!(worth.contains("20 VP in reality X, 24 VP in reality O"), "{worth}");
    assert!(goods.contains("data-el=\"detective\"") && worth.contains(">20–24<"), "{goods} {worth}");
    let mut table = table;
    // Two of three show X in all the worlds that are left.
    table.arrange(|state| state.secret.worlds[0] = Worlds([1, 1, 1, 0, 0, 0]));
    assert!(seen(&table, 0)["worth-UN"].1.contains(">20<"), "who knows reality sees its sum");
    assert!(seen(&table, 1)["worth-UN"].1.contains(">20–24<"), "and nobody else");
}

#[test]
fn the_chart_shows_where_the_ship_will_stand() {
    let mut table = table(3);
    let space = |id: &str| Space::named(id).expect("a space");
    table.arrange(|state| {
        crate::common::place_ship(state, space("R01-12"), space("R01-11"), 3);
        state.public.dozyear.number = 4;
    });
    let page = seen(&table, 0);
    assert!(page["exodus"].1.contains("data-flies=\"R01-12\""));
    let end = &page["course"].1;
    assert_eq!(end.matches("is-then").count(), 1);
    assert!(end.contains("61 Cygni · 15") && end.contains("here in D5"), "{end}");
    let layers = ["chart", "bugs", "course", "exodus"].map(|id| page[id].1.as_str());
    let atlas = Atlas::read(layers).expect("a map");
    assert!(atlas.place("R01-15").is_some());
}

/// 8.3: the planner tells dozyears, burns and fuel, and draws the way with a mark for every dozyear.
#[test]
fn the_planner_is_told_and_drawn() {
    let mut table = table(3);
    table.arrange(|state| state.public.dozyear.number = 1);
    let about = |star: Option<&str>| {
        let viewer = Viewer::Seat(Seat(0));
        let mut page = page::page_about(&Texts::of_game(&TEXTS), table.play(), viewer, Lang::En, star);
        page.remove("planner").expect("a planner").1
    };
    assert!(!about(None).contains("<path") && about(None).contains("value=\"CYG\""));
    let told = about(Some("CYG"));
    for said in ["in 10 dozyears", "fuel left: 0", "is-planned", ">10</text>"] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert!(!told.contains("cannot stop"));
    table.arrange(|state| {
        let space = |id: &str| Space::named(id).expect("a space");
        crate::common::place_ship(state, space("R01-20"), space("R01-19"), 4);
        state.public.ship.wet = Position::all().find(|wet| wet.mass() == 18).expect("a mass");
    });
    let viewer = Viewer::Seat(Seat(0));
    let fast = page::page_about(&Texts::of_game(&TEXTS), table.play(), viewer, Lang::En, Some("CYG"));
    assert_eq!(fast["planner"].1.matches("cannot stop there").count(), 2, "beside the chart and on it");
}

/// 4.2: whatever is asked, the main button says what it does, and a rule stands beside the question.
#[test]
fn every_question_has_words_for_its_main_button_and_a_rule() {
    for (seats, seed) in [(1, 3), (2, 6), (3, 4), (6, 5)] {
        let (mut table, mut luck) = (begin(seats, seed), Dice::seeded("acts", seed));
        for _ in 0..700 {
            for ask in table.asks().iter() {
                let offer = Interstellar::offer(table.state(), ask);
                assert!(offer.act.is_some() && !offer.rules.is_empty(), "{:?}", offer.title);
            }
            if table.asks().is_empty() {
                break;
            }
            step(&mut table, &mut luck);
        }
    }
}

#[test]
fn the_hexagon_shows_star_stress_and_foes() {
    let table = in_assignment(|state| {
        state.public.mats[Ideology::Unity.index()].stress = 3;
        seat_in(state, Ideology::Individuality.meathead(), Slot::LifeSupport);
    });
    let page = seen(&table, 0);
    let politics = &page["politics"].1;
    assert!(politics.contains("Unity commands") && politics.contains("Heterogamy"));
    let stands = &page["hexagon"].1;
    assert!(politics.contains(stands.as_str()) && politics.contains(&page["foes"].1));
    assert!(stands.contains("aria-label=\"Unity, Awake, 3 Stress, Command star\""), "{stands}");
    assert!(stands.contains("aria-label=\"Freedom, Asleep, 0 Stress\""));
    assert_eq!(stands.matches("#is-command").count(), 1);
    assert_eq!(page["foes"].1.matches("is-foes").count(), 1, "Individuality and Unity");
}

#[test]
fn before_the_launch_nobody_has_commanded() {
    let page = page(&begin(3, 1), Viewer::Seat(Seat(0)), Lang::En);
    assert!(page["law"].1.contains("No Commander yet") && !page["law"].1.contains("is-rules"), "{}", page["law"].1);
}

#[test]
fn librarians_stand_on_their_cards() {
    let mut table = in_assignment(|_| {});
    let lying = table.play().state().public.market.column(Blueprint::Jars)[0].expect("a card");
    table.arrange(|state| put(state, Worker::avatar(Ideology::Freedom), Post::Librarian(lying)));
    let page = seen(&table, 0);
    assert!(page["l20"].1.contains("#is-FR\"") && !page["l21"].1.contains("is-die"));
    assert!(page["market"].1.contains(&page["m20"].1) && page["m20"].1.contains(&page["l20"].1));
    assert!(page["m20"].1.contains("0 Stress") && page["m22"].1.contains("2 Stress"));
}

/// What an offered burn would leave is hatched while somebody is to ignite the engine.
#[test]
fn the_strip_shows_dry_wet_and_after() {
    let table = in_assignment(|state| {
        state.public.ship.wet = Position(6);
        put(state, Worker::avatar(Ideology::Freedom), Post::Cell(cell("E-f1")));
    });
    let strip = seen(&table, 0)["strip"].1.clone();
    assert!(strip.contains("dry 10 · wet 50 · after 18"), "{strip}");
    assert_eq!((strip.matches("spent").count(), strip.matches("lf").count()), (2, 1));
    assert_eq!(strip.matches("data-el=\"speed-").count(), Velocity::COUNT);
}

/// Questions point at marks by these names, where a thing's own id does not do.
#[test]
fn everything_that_can_be_chosen_has_a_mark() {
    let table = in_assignment(|state| {
        state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
        state.public.earth_data[2] = Some(EarthData::Stadium);
    });
    let html: String = seen(&table, 0).into_values().map(|(_, html)| html).collect();
    let public = table.play().state().public;
    let mats = Ideology::ALL.map(|of| format!("mat-{}", of.id()));
    let slots = Ideology::ALL.iter().flat_map(|of| Slot::ALL.map(|slot| format!("slot-{}-{}", of.id(), slot.id())));
    let augmentations =
        Ideology::ALL.iter().flat_map(|of| Shape::ALL.map(|shape| format!("aug-{}-{}", of.id(), shape.id())));
    let speeds = Velocity::all().map(|speed| format!("speed-{}", speed.0));
    let nuggets = Nugget::all().map(|nugget| format!("nugget-{}", nugget.id()));
    let data = (1..=EarthData::COUNT).map(|place| format!("data-{place}"));
    let seats = (1..=3).map(|seat| format!("seat-{seat}"));
    let single = ["alert", "exodus", "stadium", "goo-heart"].map(str::to_owned);
    let cells = public.cells().map(|cell| cell.id().to_owned());
    let tiles = public.ship.row.iter().map(|part| part.tile.id().to_owned());
    let people = Cyborg::all().filter(|cyborg| *cyborg != Cyborg::POST_HUMAN).map(|cyborg| cyborg.id().to_owned());
    let cards = public.market.cards().chain(public.displays()).map(|card| card.id().to_owned());
    let all = mats.into_iter().chain(slots).chain(augmentations).chain(speeds).chain(nuggets).chain(data).chain(seats);
    for mark in all.chain(single).chain(cells).chain(tiles).chain(people).chain(cards) {
        assert!(html.contains(&format!("data-el=\"{mark}\"")), "{mark}");
    }
}

/// What is foremost would take its Workers, cards, slots and sleepers along.
#[test]
fn the_ship_tells_what_the_foremost_tile_takes_along() {
    let table = in_assignment(|state| {
        set_row(state, &[crate::common::fat(Blueprint::Jars), crate::common::fat(Blueprint::Engine)]);
        put(state, Worker::avatar(Ideology::Freedom), Post::Cell(cell("J-f1")));
        state.public.mats[Ideology::Honor.index()].cards[Slot::Shield.index()].push(card("JA3"));
    });
    let loss = seen(&table, 0)["loss"].1.clone();
    assert!(loss.contains("If it is lost: Jars") && loss.contains("Avatar of Freedom"), "{loss}");
    assert!(loss.contains("Ectogenesis bank") && loss.contains("Jars slot"), "{loss}");
    assert!(loss.contains("Gaia"), "an embryo");
}

/// Nothing on the page is without a name: pictures that stand alone have a title or a label.
#[test]
fn pictures_that_stand_alone_have_names() {
    let (mut table, mut luck) = (begin(3, 12), Dice::seeded("luck", 12));
    for _ in 0..120 {
        if table.asks().is_empty() {
            break;
        }
        step(&mut table, &mut luck);
    }
    for lang in Lang::ALL {
        for (id, (_, html)) in page(&table, Viewer::Seat(Seat(0)), lang) {
            for picture in html.split("role=\"img\"").skip(1) {
                let tag = picture.split('>').next().unwrap_or_default();
                let before = tag.contains("aria-label=\"") || tag.contains("title=\"");
                assert!(before && !tag.contains("title=\"\"") && !tag.contains("aria-label=\"\""), "{id}: {tag}");
            }
        }
    }
}

/// The list view as one seat reads it.
fn list_view(table: &Table, viewer: Viewer, lang: Lang) -> Vec<String> {
    let (texts, names) = (Texts::of_game(&TEXTS), ["Ada", "Ben", "Cyd", "Dov", "Eve", "Fay"].map(String::from));
    let voice = Voice::new(&texts, lang, &names);
    let sections = Interstellar::board(&Interstellar::view(table.state(), viewer));
    let said = |message: &Message| voice.say(message);
    sections.iter().flat_map(|section| [&section.title].into_iter().chain(&section.lines).map(said)).collect()
}

#[test]
fn the_list_view_has_words_for_everything() {
    for (seats, seed) in [(1, 21), (3, 22), (6, 23)] {
        let (mut table, mut luck) = (begin(seats, seed), Dice::seeded("luck", seed));
        for turn in 0..600 {
            for lang in Lang::ALL.into_iter().filter(|_| turn % 40 == 0 || table.asks().is_empty()) {
                for line in list_view(&table, Viewer::Seat(Seat(0)), lang) {
                    let mut words = line.split([' ', ',', '.', ':', '(', ')', '[', ']', '（', '）', '、', '。', '：']);
                    let unsaid = words.find(|word| shows_an_id(&format!(">{word}<")).is_some());
                    assert!(
                        unsaid.is_none_or(|word| !word.starts_with("board-") && !word.starts_with("term-")),
                        "{line}"
                    );
                }
            }
            if table.asks().is_empty() {
                break;
            }
            step(&mut table, &mut luck);
        }
    }
}

/// What the drawings show stands in the list view, too.
#[test]
fn the_list_view_tells_what_the_drawings_show() {
    let table = in_assignment(|state| {
        state.public.ship.charge = 4;
        state.public.mats[Ideology::Unity.index()].stress = 2;
        state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
        state.public.regime.bands[0].at = Cupid::between(Ideology::Unity, Ideology::Honor);
        put(state, Worker::avatar(Ideology::Freedom), Post::Cell(cell("E-f1")));
        crate::common::explored(state, Star::Cyg, &[("CYG-gA", "yellow-1-0")], &[("w-CYGa", "water-moon-1")]);
    });
    let said = list_view(table.play(), Viewer::Seat(Seat(0)), Lang::En).join("\n");
    for told in [
        "charge 4",
        "Unity, Awake, Stress 2",
        "heart goo on Life support",
        "Honor and Unity are married",
        "Ignition [Avatar of Freedom]",
        "Wophe (Amazon, Awake",
        "hydration 1; needs goo 1, nuggets 0",
    ] {
        assert!(said.contains(told), "{told} is missing in\n{said}");
    }
    let landed = said.lines().filter(|line| line.starts_with("Unity, Awake")).count();
    assert_eq!(landed, 1, "every mat once");
}

/// Nobody else reads what one player knows.
#[test]
fn the_list_view_keeps_secrets() {
    let mut table = table(3);
    table.arrange(|state| state.secret.worlds[1] = Worlds([1, 0, 0, 0, 0, 0]));
    let said = |seat| list_view(table.play(), Viewer::Seat(Seat(seat)), Lang::En).join("\n");
    assert!(said(1).contains("Reality X") && !said(0).contains("Reality X\n"));
}

#[test]
fn explored_worlds_rings_domes_and_the_way_flown_are_drawn() {
    let (sol, next) = (Star::Sol.space(), Star::Sol.space().neighbours()[0]);
    let table = in_assignment(|state| {
        crate::common::explored(state, Star::Cyg, &[("CYG-gA", "yellow-1-0")], &[("w-CYGa", "water-moon-1")]);
        state.public.regime.bands[0].at = Cupid::between(Ideology::Unity, Ideology::Honor);
        state.public.domes[0] = Dome::Space(next);
        state.public.record.flown.insert(sol);
        state.public.record.flown.insert(next);
        state.public.competitive = true;
    });
    let page = seen(&table, 0);
    assert_eq!(page["at-CYG"].1.matches("is-known").count(), Star::Cyg.boxes().count());
    assert!(page["at-CYG"].1.contains("hydration 1") && page["at-CYG"].1.contains("no such world"));
    assert!(page["hexagon"].1.contains("Honor and Unity are married"));
    assert!(page["bugs"].1.contains("The radio dome of Individuality flies home"));
    assert_eq!(page["trail"].1.matches('M').count(), 1, "one step: {}", page["trail"].1);
    assert!(page["ends"].1.contains("#is-king"));
}

/// Burns, brakes, helm orders, votes and tame goo are chosen on the drawings.
#[test]
fn what_is_decided_has_its_mark() {
    use interstellar::questions::Decision;
    let mut met = std::collections::BTreeSet::new();
    for seed in 30..60 {
        let (mut table, mut luck) = (begin(3, seed), Dice::seeded("luck", seed));
        for _ in 0..400 {
            let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() else { break };
            let name = match ask.decision {
                Decision::Burn(_) => "burn",
                Decision::Brake(_) => "brake",
                Decision::Helm(_) => "helm",
                Decision::Ballot(_) => "ballot",
                Decision::Tame(_) => "tame",
                _ => "",
            };
            if let (false, Options::List(options)) = (name.is_empty(), Interstellar::offer(table.state(), &ask).options)
            {
                met.insert(name);
                assert!(options.iter().all(|option| option.elements.len() == 1), "{name}");
            }
            step(&mut table, &mut luck);
        }
    }
    assert!(met.is_superset(&["ballot", "burn", "helm"].into()), "{met:?}");
}
