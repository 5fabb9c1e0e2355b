//! Sections, crew, decks, gear, and where the party begins.

use super::prelude::*;
use crate::event::{Boards, Worlds};
use crate::lesson;
use crate::rules::ship::launch;
use crate::rules::{put, set_up};

orrery_kit::set! { Sections of Section }

/// Which of a player's sections land (VG-PLAY-4)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Muster {
    pub count: u8,
}

impl Words for Sections {
    fn read(given: &Given) -> Option<Self> {
        read_picked(given, Section::named).map(|sections| sections.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|section| section.id().to_owned()).collect())
    }
}

impl Question<Vanguard> for Muster {
    type Answer = Sections;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let item = |section: Section| Item::new(section.id(), words::section(section));
        let from = set_up::sections_of(state, asked.seat).map(item).collect();
        let count = u16::from(self.count);
        let options = Options::Pick { from, count: count..=count, judged: true };
        let title = Message::new("ask-muster").with("count", self.count);
        Offer::new(asked, title, options).act("act-muster").rules(&[ids::SIZE, ids::PARTY])
    }

    fn check(&self, state: &State, seat: Seat, sections: &Sections) -> Result<(), Refusal> {
        let own: Sections = set_up::sections_of(state, seat).collect();
        let is_so = sections.is_within(own) && sections.len() == usize::from(self.count);
        require(is_so, ids::SIZE, || Message::new("refused-count").with("count", self.count))?;
        let has_all = lesson::must_land(state).and(own).is_within(*sections);
        require(has_all, ids::TUTORIAL_PARTY, || {
            Message::new("refused-tutorial-party").with("who", at::crew::CR02.name())
        })
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        usual(self, state, seat)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Luck) -> Sections {
        let mut own: Vec<Section> = set_up::sections_of(state, seat).collect();
        luck.shuffle(&mut own);
        own.sort_by_key(|section| !lesson::must_land(state).contains(*section));
        own.into_iter().take(self.count.into()).collect()
    }

    fn fallback(&self, state: &State, seat: Seat) -> Sections {
        // DP20: those whose choice has the highest rank.
        let mut own: Vec<Section> = set_up::sections_of(state, seat).collect();
        let rank = |section: Section| state.campaign.map_or(0, |campaign| launch::best_rank(&campaign, section));
        own.sort_by_key(|section| (!lesson::must_land(state).contains(*section), std::cmp::Reverse(rank(*section))));
        own.into_iter().take(self.count.into()).collect()
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, sections: Sections) {
        answered(cx);
        set_up::enlist(cx, seat, sections);
    }
}

/// Which of a companion's sections land (VG-PLAY-8, DP20)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MusterFor {
    pub companion: Seat,
    pub count: u8,
}

impl MusterFor {
    /// The question as the companion itself would be asked it.
    const fn own(self) -> Muster {
        Muster { count: self.count }
    }
}

impl Question<Vanguard> for MusterFor {
    type Answer = Sections;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-muster-for").with("seat", self.companion).with("count", self.count);
        let own = self.own().offer(state, Asked { seat: self.companion, ..asked });
        Offer { seat: asked.seat, title, ..own }
    }

    fn check(&self, state: &State, _: Seat, sections: &Sections) -> Result<(), Refusal> {
        self.own().check(state, self.companion, sections)
    }

    fn suggestions(&self, state: &State, _: Seat) -> Vec<Suggestion> {
        self.own().suggestions(state, self.companion)
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Luck) -> Sections {
        self.own().sample(state, self.companion, luck)
    }

    fn fallback(&self, state: &State, _: Seat) -> Sections {
        self.own().fallback(state, self.companion)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, sections: Sections) {
        self.own().resolve(cx, self.companion, sections);
    }
}

/// Who of three is kept (VG-OPS-2, DP29)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepCrew {
    pub place: Place,
}

impl Listed<Vanguard> for KeepCrew {
    type Answer = Crew;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let section = words::section(state.member(self.place).section);
        let title = Message::new("ask-keep-crew").with("section", section);
        Offer::bare(asked, title).rules(&[ids::OPERATION_CREW])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Crew> {
        state.drawn.iter()
    }

    fn option(&self, _: &State, _: Seat, crew: &Crew) -> Opt {
        words::introduced(words::named(crew, "do-keep", crew.name()), *crew)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, crew: Crew) {
        answered(cx);
        cx.emit(Boards::CrewKept { place: self.place, crew }.into());
    }
}

/// Which cards make the deck (VG-CARD-5, DP20)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseDeck {
    pub place: Place,
}

/// 2.9
const LEAST: u8 = 10;

impl Question<Vanguard> for ChooseDeck {
    type Answer = Cards;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let cards = set_up::cards_for(state.member(self.place));
        let count = u16::from(LEAST)..=cards.len() as u16;
        let options = Options::Pick { from: super::picks::items(cards.iter()), count, judged: true };
        let section = words::section(state.member(self.place).section);
        let title = Message::new("ask-deck").with("section", section).with("count", LEAST);
        Offer::new(asked, title, options).act("act-deck").hint("hint-ask-deck").rules(&[ids::DECK])
    }

    fn check(&self, state: &State, _: Seat, cards: &Cards) -> Result<(), Refusal> {
        let is_so = cards.is_within(set_up::cards_for(state.member(self.place))) && cards.len() >= usize::from(LEAST);
        require(is_so, ids::DECK, || Message::new("refused-deck").with("count", LEAST))
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        usual(self, state, seat)
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Luck) -> Cards {
        let mut all: Vec<Card> = set_up::cards_for(state.member(self.place)).iter().collect();
        luck.shuffle(&mut all);
        let more = luck.below(all.len() as u32 - u32::from(LEAST) + 1) as usize;
        all.into_iter().take(usize::from(LEAST) + more).collect()
    }

    /// DP20: the deck of the last launch, as far as it is still allowed; otherwise the ten with a white bar.
    fn fallback(&self, state: &State, _: Seat) -> Cards {
        let member = state.member(self.place);
        let last = state.campaign.map(|campaign| campaign.decks[member.section.index()].and(set_up::cards_for(member)));
        last.filter(|cards| cards.len() >= usize::from(LEAST)).unwrap_or_else(|| set_up::white_cards(member))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, cards: Cards) {
        answered(cx);
        cx.emit(Boards::DeckChosen { place: self.place, cards }.into());
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Loading {
    Done,
    With(Gear, Place),
}

orrery_core::phrases! { Loading { "done" => Done, "load" => With(gear, place), } }

/// What is loaded next, and who carries it (VG-GEAR-2, DP21)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Load;

impl Listed<Vanguard> for Load {
    type Answer = Loading;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-load").hint("hint-gear").rules(&[ids::CARGO, ids::MARKED, ids::OPERATION_GEAR])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Loading> {
        let mut kinds: Vec<Gear> = state.pool.to_vec();
        kinds.sort_unstable();
        kinds.dedup();
        let with = kinds.into_iter().flat_map(|gear| state.places().map(move |place| Loading::With(gear, place)));
        let fitting = with
            .filter(|one| matches!(one, Loading::With(gear, place) if set_up::may_load(state, seat, *gear, *place)));
        [Loading::Done].into_iter().chain(fitting.collect::<Vec<_>>())
    }

    fn option(&self, state: &State, _: Seat, loading: &Loading) -> Opt {
        match *loading {
            Loading::Done => Opt::of(loading, "load-done"),
            Loading::With(gear, place) => {
                let label = Message::new("load-with").with("gear", gear.name());
                let label = label.with("who", state.member(place).crew.name());
                words::named(loading, "do-load", label).group(gear.name())
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, loading: Loading) {
        answered(cx);
        if let Loading::With(gear, place) = loading {
            let by = cx.state().mate(place);
            cx.emit(Boards::GearLoaded { by, gear }.into());
            put(cx, seat, Load);
        }
    }
}

/// In which sector does a crew member begin (VG-SETUP-7, DP27)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartIn {
    pub place: Place,
}

impl Listed<Vanguard> for StartIn {
    type Answer = u8;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let who = state.member(self.place).crew.name();
        Offer::bare(asked, Message::new("ask-start-in").with("who", who)).rules(&[ids::QUICK_START])
    }

    /// At least one in each: the last takes the one that is empty.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        let is_last = self.place.index() + 1 == state.party.len();
        let is_empty = |sector: u8| state.in_sector(sector).is_empty();
        let alone = is_last && (is_empty(1) || is_empty(2));
        // DP27: by turns.
        let order = if self.place.0.is_multiple_of(2) { [1, 2] } else { [2, 1] };
        order.into_iter().filter(move |sector| !alone || is_empty(*sector))
    }

    fn option(&self, state: &State, _: Seat, sector: &u8) -> Opt {
        words::named(sector, "do-begin-in", words::sector(state, *sector)).at(words::mark(*sector))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, sector: u8) {
        answered(cx);
        let by = cx.state().mate(self.place);
        cx.emit(Worlds::Moved { by, to: sector }.into());
    }
}

/// Where does the lander come down (VG-LAND-6, DP27)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LandIn;

impl Listed<Vanguard> for LandIn {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-land-in").hint("hint-ask-land-in").rules(&[ids::LANDED])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        state.landing().map_or(&[][..], |landing| landing.sectors()).iter().copied()
    }

    fn option(&self, state: &State, _: Seat, sector: &u8) -> Opt {
        words::named(sector, "do-land-in", words::sector(state, *sector)).at(words::mark(*sector))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, sector: u8) {
        answered(cx);
        cx.emit(Worlds::LanderDown { sector }.into());
    }
}

/// Which rank-up card is kept (VG-RANK-1, DP18)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepRankUp;

impl Listed<Vanguard> for KeepRankUp {
    type Answer = RankUp;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-rank-up").hint("hint-ask-rank-up").rules(&[ids::RANK_UP_CARDS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = RankUp> {
        state.rank_ups_drawn.iter()
    }

    fn option(&self, _: &State, _: Seat, card: &RankUp) -> Opt {
        words::named(card, "do-keep", card.name())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, card: RankUp) {
        answered(cx);
        cx.emit(Worlds::RankUpSet { card }.into());
    }
}
