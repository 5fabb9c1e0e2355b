//! What the end of every game has: who won, what everybody's points are made of, and how it came to that. It knows no
//! game: names of things come as messages.

use maud::{Markup, html};
use orrery_core::{Message, Outcome, Seat, Viewer};
use orrery_text::Voice;

use crate::chart::{Columns, Curve, figure};
use crate::seat_mark;

/// Who won, said to whoever reads it.
pub fn headline(voice: &Voice<'_>, viewer: Viewer, outcome: Option<&Outcome>) -> String {
    let winners: Vec<Seat> = outcome.map(|outcome| outcome.winners().collect()).unwrap_or_default();
    let common = outcome.and_then(Outcome::common);
    let names: Vec<Message> = winners.iter().map(|seat| Message::new("result-name").with("seat", *seat)).collect();
    match (&winners[..], common) {
        (_, Some(common)) => voice.id(common),
        ([], None) => voice.id("nobody-won"),
        ([seat], None) if viewer.is(*seat) => voice.id("result-you-win"),
        _ => voice.say(&Message::new("result-wins").with("n", names.len()).with("names", names)),
    }
}

/// A source of points by its name: the message `source-{name}`, the class `src-{name}`.
pub type Source = (&'static str, i64);

const WIDTH: i64 = 560;

/// A bar for each seat, made of where its points came from.
pub fn bars(voice: &Voice<'_>, seats: &[(Seat, Vec<Source>)], most: i64) -> Markup {
    let total = |sources: &[Source]| sources.iter().map(|(_, points)| points).sum::<i64>();
    let most = seats.iter().map(|(_, sources)| total(sources)).max().unwrap_or(0).max(most).max(1);
    html! {
        div.bars { @for (seat, sources) in seats {
            div.bar { (seat_mark(*seat)) span title=(voice.name(*seat)) { (voice.name(*seat)) }
                svg viewBox={ "0 0 " (WIDTH) " 22" } preserveAspectRatio="none" aria-hidden="true" { (parts(sources, most)) }
                b { (total(sources)) } }
        } }
        @if let Some((_, sources)) = seats.first() { (key(voice, sources)) }
    }
}

fn parts(sources: &[Source], most: i64) -> Markup {
    let mut x = 0;
    html! { @for (source, points) in sources {
        @let width = points * WIDTH / most;
        rect.{ "src-" (source) } x=(x) width=(width) height="22" {}
        ({ x += width; "" })
    } }
}

/// What the parts of the bars stand for.
pub fn key(voice: &Voice<'_>, sources: &[Source]) -> Markup {
    html! { ul.sources { @for (source, _) in sources { li.{ "src-" (source) } { (voice.id(&format!("source-{source}"))) } } } }
}

/// What everybody has of something at one moment of a game; its name is a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub name: &'static str,
    pub of: Vec<i64>,
}

/// A game looked back upon: what everybody had, moment by moment of its replay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    pub moments: Vec<(u32, Vec<Tally>)>,
}

impl Story {
    /// The places at the end, and a curve for each thing that was counted and that anybody ever had. Its marks lead to
    /// their moments.
    pub fn draw(&self, voice: &Voice<'_>, outcome: &Outcome, leads: &dyn Fn(u32) -> String) -> Markup {
        let last = self.moments.last().map(|(_, tallies)| tallies.as_slice()).unwrap_or_default();
        let names = last.iter().map(|tally| tally.name).filter(|name| self.ever_had(name));
        html! {
            section.panel.tale {
                div.ph { h2 { (voice.id("story")) } }
                (places(voice, outcome))
                @for name in names { (self.curve(voice, name, leads)) }
            }
        }
    }

    fn ever_had(&self, name: &str) -> bool {
        let mut tallies = self.moments.iter().flat_map(|(_, tallies)| tallies);
        tallies.any(|tally| tally.name == name && tally.of.iter().any(|number| *number != 0))
    }

    fn seats(&self) -> u8 {
        let tallies = self.moments.iter().flat_map(|(_, tallies)| tallies);
        tallies.map(|tally| tally.of.len()).max().unwrap_or(0) as u8
    }

    /// A seat's numbers of one name.
    fn line(&self, name: &str, seat: Seat) -> Vec<(u32, i64)> {
        let number = |tallies: &[Tally]| tallies.iter().find(|tally| tally.name == name)?.of.get(seat.index()).copied();
        self.moments.iter().filter_map(|(at, tallies)| Some((*at, number(tallies)?))).collect()
    }

    fn curve(&self, voice: &Voice<'_>, name: &str, leads: &dyn Fn(u32) -> String) -> Markup {
        let seats: Vec<Seat> = Seat::all(self.seats()).collect();
        let lines: Vec<(Seat, Vec<(u32, i64)>)> = seats.iter().map(|seat| (*seat, self.line(name, *seat))).collect();
        let label = summary(voice, name, &lines);
        let tip = |seat: Seat, at: u32, number: i64| {
            voice.say(&Message::new("story-mark").with("at", i64::from(at)).with("seat", seat).with("number", number))
        };
        let rows = self.moments.iter().map(|(at, _)| self.row(name, *at, &seats, leads)).collect();
        let table =
            Columns { seats: &seats, corner: voice.id("replay-move"), rows, total: Vec::new(), best: Vec::new() };
        let curve = Curve { lines, goal: None, label, tip: &tip, leads: Some(leads) };
        let body = html! {
            (curve.draw(voice))
            details.rest { summary { (voice.id("story-numbers")) } (table.draw(voice)) }
        };
        figure("curve", &voice.id(name), body)
    }

    fn row(&self, name: &str, at: u32, seats: &[Seat], leads: &dyn Fn(u32) -> String) -> (Markup, Vec<Markup>) {
        let number =
            |seat: &Seat| self.line(name, *seat).into_iter().find(|(then, _)| *then == at).map(|(_, number)| number);
        let cells = seats.iter().map(|seat| html! { @if let Some(number) = number(seat) { (number) } }).collect();
        (html! { a href=(leads(at)) { (at) } }, cells)
    }
}

/// Where everybody began and ended.
fn summary(voice: &Voice<'_>, name: &str, lines: &[(Seat, Vec<(u32, i64)>)]) -> String {
    let end = |mark: Option<&(u32, i64)>| mark.map_or(0, |(_, number)| *number);
    let rise = |(seat, marks): &(Seat, Vec<(u32, i64)>)| {
        let (from, to) = (end(marks.first()), end(marks.last()));
        Message::new("story-rise").with("seat", *seat).with("from", from).with("to", to)
    };
    let ends: Vec<Message> = lines.iter().map(rise).collect();
    format!("{}: {}", voice.id(name), voice.say(&Message::new("story-rises").with("ends", ends)))
}

/// Everybody by place; those who played together have none.
fn places(voice: &Voice<'_>, outcome: &Outcome) -> Markup {
    let mut places: Vec<_> = outcome.places.iter().collect();
    places.sort_by_key(|standing| (standing.place, standing.seat));
    html! { @if !outcome.together { ol.standings { @for standing in places {
        li { b { (standing.place) } (seat_mark(standing.seat)) span { (voice.name(standing.seat)) } i { (standing.score) } }
    } } } }
}

#[cfg(test)]
mod tests {
    use orrery_core::Standing;
    use orrery_text::{Lang, Texts};

    use super::*;

    fn voiced<T>(say: impl FnOnce(&Voice<'_>) -> T) -> T {
        let texts = Texts::of_game(&[("en", "gems = Gems"), ("it", ""), ("ja", "")]);
        let names = ["Ada", "Ben"].map(String::from);
        say(&Voice::new(&texts, Lang::En, &names))
    }

    fn outcome(places: [u8; 2], together: bool) -> Outcome {
        let standing = |(seat, place)| Standing { seat: Seat(seat), place, score: 7 };
        Outcome { ending: "ending", places: (0..).zip(places).map(standing).collect(), together }
    }

    #[test]
    fn the_headline_speaks_to_whoever_reads_it() {
        let said = |viewer, places, together| voiced(|voice| headline(voice, viewer, Some(&outcome(places, together))));
        assert_eq!(said(Viewer::Seat(Seat(0)), [1, 2], false), "You win");
        assert_eq!(said(Viewer::Seat(Seat(1)), [1, 2], false), "Ada wins");
        assert_eq!(said(Viewer::Spectator, [1, 2], false), "Ada wins");
        assert_eq!(said(Viewer::Seat(Seat(0)), [1, 1], false), "Ada and Ben share the victory");
        assert_eq!(said(Viewer::Seat(Seat(0)), [2, 2], false), "Nobody won");
        assert_eq!(said(Viewer::Seat(Seat(0)), [1, 1], true), "Won together");
    }

    #[test]
    fn a_story_has_every_number_and_leads_to_its_moments() {
        let gems = |of: [i64; 2]| vec![Tally { name: "gems", of: of.to_vec() }];
        let story = Story { moments: vec![(0, gems([0, 0])), (8, gems([3, 1])), (20, gems([3, 6]))] };
        let leads = |at: u32| format!("/replay?at={at}");
        let drawn = voiced(|voice| story.draw(voice, &outcome([2, 1], false), &leads)).into_string();
        assert_eq!(drawn.matches("<path d=\"M").count(), 2, "a line for each seat");
        assert_eq!(drawn.matches("href=\"/replay?at=8\"").count(), 3, "a mark for each seat, and a row");
        assert!(drawn.contains("Gems: Ada from 0 to 3 and Ben from 0 to 6"), "{drawn}");
        assert!(drawn.find("Ben").unwrap() < drawn.find("Ada").unwrap(), "the winner comes first");
    }

    #[test]
    fn what_nobody_ever_had_has_no_curve() {
        let tallies = |gems, ore| vec![Tally { name: "gems", of: vec![gems] }, Tally { name: "ore", of: vec![ore] }];
        let story = Story { moments: vec![(0, tallies(0, 1)), (8, tallies(0, 0))] };
        let drawn = voiced(|voice| story.draw(voice, &outcome([1, 2], false), &|_| String::new())).into_string();
        assert_eq!(drawn.matches("<path d=\"M").count(), 1, "{drawn}");
        assert!(!drawn.contains("Gems"), "{drawn}");
    }
}
