//! Whoever has nothing but our rulebook finds every word that is on a card, a chit or the map, in every language. All of
//! it follows from the tables of content: a new card without its text fails here.

use orrery_text::{Entry, Lang, Rulebook, Texts, Voice};
use space_diamonds::content::*;
use space_diamonds::state::Mode;
use space_diamonds::{RULEBOOKS, TEXTS, words};

/// One language: its book, its names, and how its sentences are put together.
struct Edition {
    lang: Lang,
    book: Rulebook,
    texts: Texts,
}

fn editions() -> Vec<Edition> {
    let edition = |(code, source): (&str, &str)| Edition {
        lang: Lang::ALL.into_iter().find(|lang| lang.code() == code).expect("a language"),
        book: Rulebook::read(source),
        texts: Texts::of_game(&TEXTS),
    };
    RULEBOOKS.into_iter().map(edition).collect()
}

impl Edition {
    fn voice(&self) -> Voice<'_> {
        Voice::new(&self.texts, self.lang, &[])
    }

    fn entry(&self, id: &str) -> &Entry {
        self.book.entry(id).unwrap_or_else(|| panic!("{:?}: no entry {id}", self.lang))
    }

    /// One of three, for English, Italian and Japanese.
    fn pick<T>(&self, [en, it, ja]: [T; 3]) -> T {
        match self.lang {
            Lang::En => en,
            Lang::It => it,
            Lang::Ja => ja,
        }
    }

    #[track_caller]
    fn says(&self, id: &str, paragraph: &str) {
        let found = self.entry(id).paragraphs.iter().any(|text| text == paragraph);
        assert!(found, "{:?} {id} lacks: {paragraph}", self.lang);
    }

    fn points(&self, vp: u8) -> String {
        self.pick([format!("{vp} VP"), format!("{vp} PV"), format!("{vp}VP")])
    }

    /// "gem 3 × 3 VP, 2 × 4 VP"
    fn kind(&self, printing: Printing, letter: Spectral, kind: ChitKind) -> Option<String> {
        let mut alike: Vec<Chit> =
            printing.chits().filter(|chit| (chit.spectral(), chit.kind()) == (letter, kind)).collect();
        alike.sort_by_key(|chit| (chit.drops(), chit.vp()));
        let faces = alike.chunk_by(|one, two| (one.vp(), one.drops()) == (two.vp(), two.drops()));
        let faces: Vec<String> =
            faces.map(|run| format!("{} × {}{}", run.len(), self.points(run[0].vp()), self.drops(run[0]))).collect();
        let name = self.voice().say(&words::kind(kind));
        (!faces.is_empty()).then(|| format!("{name} {}", faces.join(self.pick([", ", ", ", "、"]))))
    }

    /// "With sails, M (metallic): gem 4 × 4 VP; isofuel 2 × 0 VP."
    fn chits(&self, mode: Mode, with: &str, letter: Spectral) -> String {
        let of = |kind| self.kind(Printing::of_today(mode), letter, kind);
        let kinds: Vec<String> = ChitKind::ALL.into_iter().filter_map(of).collect();
        let name = self.voice().id(&format!("spectral-{}", letter.id()));
        let (letter, kinds) = (letter.id(), kinds.join(self.pick(["; ", "; ", "／"])));
        match self.lang {
            Lang::Ja => format!("{with}{letter}（{name}）：{kinds}。"),
            _ => format!("{with}{letter} ({name}): {kinds}."),
        }
    }

    /// What a mission is worth; what is dealt with both may be worth something else with rockets.
    fn worth(&self, mission: Mission) -> String {
        let [sails, rockets] = [Mode::Sails, Mode::Rockets].map(|mode| mission.vp(Printing::of_today(mode)));
        let [with_sails, with_rockets] = [sails, rockets].map(|vp| self.points(vp));
        match (mission.is_rocket(), sails == rockets) {
            (true, _) => with_rockets,
            (false, true) => with_sails,
            (false, false) => self.pick([
                format!("{with_sails}, with rockets {with_rockets}"),
                format!("{with_sails}, con i razzi {with_rockets}"),
                format!("{with_sails}、ロケットでは{with_rockets}"),
            ]),
        }
    }

    fn drops(&self, chit: Chit) -> String {
        match chit.drops() {
            0 => String::new(),
            1 => self.pick([" (1 blue drop)", " (1 goccia blu)", "（青いしずく1）"]).to_owned(),
            n => self.pick([format!(" ({n} blue drops)"), format!(" ({n} gocce blu)"), format!("（青いしずく{n}）")]),
        }
    }

    /// "Titan, Kraken Mare (8:14, H, water 3)"; under a chit water is hidden (R28).
    fn site(&self, space: Space) -> String {
        let ((h, m), name) = (space.clock(), self.voice().say(&words::space(space)));
        let site = space.site().expect("a site");
        let (letter, n) = (site.spectral.id(), site.hydration);
        let water = self.pick([format!(", water {n}"), format!(", acqua {n}"), format!("、水{n}")]);
        let water = if space.zone() > Zone::Ceres { water } else { String::new() };
        self.pick([
            format!("{name} ({h}:{m:02}, {letter}{water})"),
            format!("{name} ({h}:{m:02}, {letter}{water})"),
            format!("{name}（{h}:{m:02}、{letter}{water}）"),
        ])
    }
}

// Rule: DM126F, DM127F, DM128F, DM129F, DM130F, DM131F, DM132F, DM133F, DM134F, DM135F, DM136F, DM137F, DM138F, DM139F,
// DM140F, DM141F, DM142F, DM143F, DM144F, DM145F, DM146F, DM147F, DM148F, DM149F, DM150F, DM151F, DM152F, DM153F, DM154F,
// DM155F
#[test]
fn every_mission_is_there_with_its_condition_and_points() {
    for edition in editions() {
        let voice = edition.voice();
        for mission in Mission::all() {
            let (name, points) = (voice.id(&format!("mission-{}", mission.id())), edition.worth(mission));
            let condition = voice.id(&format!("mission-{}-text", mission.id()));
            assert_eq!(edition.entry(mission.id()).title, name);
            let said = edition.pick([
                format!("{condition} {points}."),
                format!("{condition} {points}."),
                format!("{condition}{points}。"),
            ]);
            edition.says(mission.id(), &said);
        }
    }
}

// Rule: iG.1, iC1b.1
#[test]
fn sail_and_rocket_missions_have_a_chapter_each() {
    for edition in editions() {
        let of = |mission: Mission| {
            edition.book.chapters.iter().position(|c| c.entries.iter().any(|entry| entry.id == mission.id()))
        };
        let chapters: Vec<(bool, Option<usize>)> = Mission::all().map(|card| (card.is_rocket(), of(card))).collect();
        let (sail, rocket) = (chapters[0].1, chapters[Mission::SAIL].1);
        assert!(sail.is_some() && rocket.is_some() && sail != rocket);
        assert!(chapters.iter().all(|(is_rocket, chapter)| *chapter == if *is_rocket { rocket } else { sail }));
    }
}

// Rule: iZ7.1
#[test]
fn every_chit_is_there_by_letter_kind_and_face() {
    for edition in editions() {
        let sails = ["With sails, ", "Con le vele, ", "帆："];
        let rockets = ["With rockets, ", "Con i razzi, ", "ロケット："];
        for (mode, with) in [(Mode::Sails, sails), (Mode::Rockets, rockets)] {
            let said = |letter| edition.chits(mode, edition.pick(with), letter);
            Spectral::ALL.into_iter().for_each(|letter| edition.says("iZ7.1", &said(letter)));
        }
    }
}

// Rule: iZ7.2
#[test]
fn every_site_is_there_by_zone_with_hour_and_letter() {
    for edition in editions() {
        for zone in Zone::ALL {
            let sites: Vec<String> =
                Space::sites().filter(|site| site.zone() == zone).map(|site| edition.site(site)).collect();
            let (name, sites) = (edition.voice().say(&words::zone(zone)), sites.join(edition.pick(["; ", "; ", "／"])));
            let said = [format!("{name}: {sites}."), format!("{name}圏：{sites}。")];
            if !sites.is_empty() {
                edition.says("iZ7.2", &said[usize::from(edition.lang == Lang::Ja)]);
            }
        }
    }
}

// Rule: iC1c.1, iAa.1
#[test]
fn every_spacecraft_is_there_with_its_triangle_and_dry_mass() {
    for edition in editions() {
        for craft in Craft::all() {
            let (name, drive) = (words::craft(craft), format!("drive-{}", craft.drive().id()));
            let (name, drive) = (edition.voice().say(&name), edition.voice().id(&drive));
            let (thrust, use_, dry) = (craft.thrust(), craft.consumption(), craft.dry().text());
            let said = edition.pick([
                format!("{name}: {drive}, thrust {thrust}, consumption {use_}, dry mass {dry}."),
                format!("{name}: {drive}, spinta {thrust}, consumo {use_}, massa a secco {dry}."),
                format!("{name}：{drive}、推力{thrust}、燃料消費{use_}、乾質量{dry}。"),
            ]);
            edition.says("iC1c.1", &said);
        }
        let sail = edition.pick(["thrust 2", "spinta 2", "推力2"]);
        assert!(edition.entry("iAa.1").paragraphs.iter().any(|text| text.contains(sail)), "{:?}", edition.lang);
    }
}

// Rule: iE2a.1, iE3a.1
#[test]
fn every_zone_and_flyby_is_there_with_what_it_adds() {
    for edition in editions() {
        let sunlight = edition.entry("iE2a.1").paragraphs.join(" ");
        for zone in Zone::ALL.into_iter().filter(|zone| *zone != Zone::Neptune) {
            let added = match zone.sail_modifier() {
                0 => "0".to_owned(),
                n if n < 0 => format!("−{}", -n),
                n => format!("+{n}"),
            };
            let name = edition.voice().say(&words::zone(zone));
            let found = [" ", ""].map(|gap| format!("{name}{gap}{added}")).iter().any(|said| sunlight.contains(said));
            assert!(found, "{:?}: {name} {added} in {sunlight}", edition.lang);
        }
        let flybys = edition.entry("iE3a.1").paragraphs.join(" ");
        for space in Space::all().filter(|space| space.printed().flyby() > 0) {
            let count = flybys.matches(&format!("+{}", space.printed().flyby())).count();
            let alike = Space::all().filter(|other| other.printed().flyby() == space.printed().flyby()).count();
            assert_eq!(count, alike, "{:?}: {}", edition.lang, space.id());
        }
    }
}
