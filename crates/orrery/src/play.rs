//! `orrery play`: a line client for the terminal, driven by offers alone. It knows no game.

use std::io::{BufRead, Write};

use orrery_bots::Level;
use orrery_catalog::{AnyGame, AnyPlay, Done};
use orrery_core::{AskId, Dice, Fact, Given, Message, Offer, Opt, Options, Seat, Setup, Stop, Viewer};
use orrery_text::{Lang, Voice};

use crate::{explain, find_game, options};

#[derive(clap::Args)]
pub struct Args {
    /// The game, such as starship-builder
    game: String,
    /// How many players
    #[arg(long)]
    players: Option<u8>,
    /// The level of the bots on the other seats: random, easy, normal or hard
    #[arg(long, default_value = "normal")]
    bots: Level,
    /// How many of the seats are people at this terminal, one after the other
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// A number for the same deal again; a new deal each time without it
    #[arg(long)]
    seed: Option<u64>,
    /// Options of the game, such as hands=hidden
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Language: en, it or ja
    #[arg(long, default_value = "en")]
    lang: String,
}

struct Client<'a> {
    game: &'static dyn AnyGame,
    voice: Voice<'a>,
    people: u8,
    level: Level,
    luck: Dice,
}

pub fn run(args: Args) -> Result<(), String> {
    let game = find_game(&args.game)?;
    let lang = Lang::of_code(&args.lang).ok_or("the language must be en, it or ja")?;
    let players = args.players.unwrap_or(*game.info().seats.start());
    let setup = Setup { seats: players, options: options(&args.options)?, carried: None };
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|error| error.to_string())?,
    };
    let names = names(&Voice::new(game.texts(), lang, &[]), players, args.people);
    let voice = Voice::new(game.texts(), lang, &names);
    let luck = Dice::seeded("terminal-bots", seed);
    let mut client = Client { game, voice, people: args.people, level: args.bots, luck };
    let key = *Dice::seeded("terminal", seed).key();
    let (mut play, done) = game.begin(&setup, key).map_err(|stop| explain(stop, game))?;
    client.tell(&*play, &done);
    client.go(&mut play)
}

fn names(voice: &Voice<'_>, players: u8, people: u8) -> Vec<String> {
    let bots = voice.id("bot-names");
    let bots: Vec<&str> = bots.split(',').map(str::trim).collect();
    let name = |seat: u8| match seat.checked_sub(people) {
        None => voice.name(Seat(seat)),
        Some(bot) => bots[usize::from(bot) % bots.len().max(1)].to_owned(),
    };
    (0..players).map(name).collect()
}

/// What a person typed.
enum Typed {
    Given(Given),
    /// Another open question.
    Other(AskId),
    Board,
    Why,
    Quit,
    Nonsense,
}

impl Client<'_> {
    fn go(&mut self, play: &mut Box<dyn AnyPlay>) -> Result<(), String> {
        while let Some(open) = play.open().into_iter().find(|open| open.must) {
            let (ask, given) = if open.seat.0 < self.people {
                match self.ask(&**play, open.seat, open.ask)? {
                    Some(answer) => answer,
                    None => return Ok(()),
                }
            } else {
                let thought = play.think(self.level, open.seat, open.ask, &mut self.luck);
                thought.ok_or("the bot found no answer")?
            };
            let mut next = play.clone_play();
            match next.answer(open.seat, ask, &given) {
                Ok(done) => {
                    *play = next;
                    self.tell(&**play, &done);
                }
                Err(Stop::Refused(refusal)) => {
                    println!("  {} ({})", self.voice.say(&refusal.reason), refusal.rule.0);
                }
                Err(stop) => return Err(explain(stop, self.game)),
            }
        }
        self.finish(&**play);
        Ok(())
    }

    fn viewer(&self) -> Viewer {
        if self.people == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator }
    }

    fn tell(&self, play: &dyn AnyPlay, done: &Done) {
        for line in play.lines(&done.events, self.viewer()) {
            let rules: Vec<&str> = line.rules.iter().map(|rule| rule.0).collect();
            println!("· {} [{}]", self.voice.say(&line.message), rules.join(", "));
        }
    }

    fn board(&self, play: &dyn AnyPlay, seat: Seat) {
        for section in play.board(Viewer::Seat(seat)) {
            println!("\n{}", self.voice.say(&section.title));
            section.lines.iter().for_each(|line| println!("  {}", self.voice.say(line)));
        }
        println!();
    }

    /// What a guided first game says.
    fn coach(&self, play: &dyn AnyPlay, seat: Seat) {
        let Some(note) = play.note(seat) else { return };
        let step = Message::new("lesson-step").with("n", note.stage).with("all", note.stages);
        println!("\n* {}: {}", self.voice.say(&step), self.voice.say(&note.say));
        note.next.iter().for_each(|next| println!("  > {}", self.voice.say(next)));
    }

    /// Asks until an answer of the right form is typed; `None` when the person leaves.
    fn ask(&self, play: &dyn AnyPlay, seat: Seat, ask: AskId) -> Result<Option<(AskId, Given)>, String> {
        let offers = play.offers(seat);
        let Some(offer) = offers.iter().find(|offer| offer.ask == ask) else {
            return Err("the question has no offer".into());
        };
        self.coach(play, seat);
        if let Options::Path { next, may_stop } = &offer.options {
            return self.walk(play, offer, next.clone(), *may_stop);
        }
        self.show(play, offer);
        loop {
            let Some(line) = read_line()? else { return Ok(None) };
            match self.understand(play, offer, &line) {
                Typed::Given(given) => return Ok(Some((ask, given))),
                Typed::Other(other) => return self.ask(play, seat, other),
                Typed::Board => self.board(play, seat),
                Typed::Why => self.why(offer),
                Typed::Quit => return Ok(None),
                Typed::Nonsense => println!("  {}", self.voice.id("terminal-nonsense")),
            }
        }
    }

    /// A path is typed a step at a time; the next steps come from the advice on those so far.
    fn walk(
        &self,
        play: &dyn AnyPlay,
        offer: &Offer,
        mut next: Vec<Opt>,
        mut may_stop: bool,
    ) -> Result<Option<(AskId, Given)>, String> {
        let mut steps: Vec<String> = Vec::new();
        loop {
            println!("\n{}: {}", self.voice.name(offer.seat), self.voice.say(&offer.title));
            next.iter().enumerate().for_each(|(i, step)| println!("  {:>2}  {}", i + 1, self.voice.say(&step.label)));
            self.show_others(play, offer);
            println!("  ({}; {})", self.voice.id("terminal-keys"), self.voice.id("terminal-path"));
            let Some(line) = read_line()? else { return Ok(None) };
            if let Some(other) = other(play, offer, &line) {
                return self.ask(play, offer.seat, other);
            }
            match line.as_str() {
                "q" => return Ok(None),
                "" if may_stop => return Ok(Some((offer.ask, Given::Steps(steps)))),
                "b" => self.board(play, offer.seat),
                line => match line.parse::<usize>().ok().and_then(|number| next.get(number.wrapping_sub(1))) {
                    Some(step) => steps.push(step.key.clone()),
                    None => println!("  {}", self.voice.id("terminal-nonsense")),
                },
            }
            let advice = play.advise(offer.seat, offer.ask, Some(&Given::Steps(steps.clone()))).unwrap_or_default();
            if let Some(Options::Path { next: further, may_stop: stop }) = advice.next {
                (next, may_stop) = (further, stop);
            }
        }
    }

    fn show(&self, play: &dyn AnyPlay, offer: &Offer) {
        println!("\n{}: {}", self.voice.name(offer.seat), self.voice.say(&offer.title));
        match &offer.options {
            Options::Form { fields, .. } => fields.iter().for_each(|field| {
                println!("  {}", self.voice.say(&field.label));
                self.show_choices(&field.options);
            }),
            options => self.show_choices(options),
        }
        for (number, suggestion) in self.suggestions(play, offer).into_iter().enumerate() {
            println!("  s{}  {}", number + 1, suggestion.0);
        }
        if let Some(forfeit) = &offer.forfeit {
            println!("  {GIVE_UP}  {}", self.voice.say(&forfeit.label));
        }
        self.show_others(play, offer);
        println!(
            "  ({}{})",
            self.voice.id("terminal-keys"),
            form(&offer.options).map(|id| format!("; {}", self.voice.id(id))).unwrap_or_default()
        );
    }

    fn show_choices(&self, options: &Options) {
        for (number, (label, facts)) in self.choices(options).into_iter().enumerate() {
            let facts: Vec<String> = facts.iter().map(|fact| self.voice.say(&fact.message)).collect();
            println!("  {:>2}  {label}  {}", number + 1, facts.join("; "));
        }
    }

    fn show_others(&self, play: &dyn AnyPlay, offer: &Offer) {
        for (number, other) in others(play, offer).iter().enumerate() {
            println!("  o{}  {}", number + 1, self.voice.say(&other.title));
        }
    }

    fn suggestions(&self, play: &dyn AnyPlay, offer: &Offer) -> Vec<(String, Given)> {
        let advice = play.advise(offer.seat, offer.ask, None).unwrap_or_default();
        let say =
            |facts: &[Fact]| facts.iter().map(|fact| self.voice.say(&fact.message)).collect::<Vec<_>>().join(", ");
        let suggestion = |one: &orrery_core::Suggestion| {
            let facts = if one.facts.is_empty() { String::new() } else { format!(": {}", say(&one.facts)) };
            (self.voice.say(&one.label) + &facts, one.given.clone())
        };
        advice.suggestions.iter().map(suggestion).collect()
    }

    /// A label behind the name of its group.
    fn grouped(&self, group: Option<&Message>, label: &Message) -> String {
        let group = group.map(|group| self.voice.say(group) + ": ").unwrap_or_default();
        group + &self.voice.say(label)
    }

    fn choices(&self, options: &Options) -> Vec<(String, Vec<Fact>)> {
        let plain = |label: String| (label, Vec::new());
        match options {
            Options::List(options) | Options::Path { next: options, .. } => {
                let label = |option: &Opt| self.grouped(option.group.as_ref(), &option.label);
                options.iter().map(|option| (label(option), option.facts.clone())).collect()
            }
            Options::Pick { from, .. } => {
                from.iter().map(|item| plain(self.grouped(item.group.as_ref(), &item.label))).collect()
            }
            Options::Amounts { kinds, .. } => kinds
                .iter()
                .map(|kind| {
                    let label = self.grouped(kind.item.group.as_ref(), &kind.item.label);
                    plain(format!("{label} ({}–{})", kind.range.start(), kind.range.end()))
                })
                .collect(),
            Options::Form { .. } => Vec::new(),
        }
    }

    fn understand(&self, play: &dyn AnyPlay, offer: &Offer, line: &str) -> Typed {
        match line {
            "q" => return Typed::Quit,
            "b" => return Typed::Board,
            "w" => return Typed::Why,
            _ => {}
        }
        if let Some(other) = other(play, offer, line) {
            return Typed::Other(other);
        }
        if let Some(number) = line.strip_prefix('s').and_then(|number| number.parse::<usize>().ok()) {
            let suggested = self.suggestions(play, offer).into_iter().nth(number.wrapping_sub(1));
            return suggested.map_or(Typed::Nonsense, |(_, given)| Typed::Given(given));
        }
        let forfeit = offer.forfeit.as_ref().map(|forfeit| forfeit.given.clone());
        match line {
            GIVE_UP => forfeit.map_or(Typed::Nonsense, Typed::Given),
            // Nobody gives up by pressing Enter.
            _ => typed(&offer.options, line)
                .filter(|given| Some(given) != forfeit.as_ref())
                .map_or(Typed::Nonsense, Typed::Given),
        }
    }

    fn why(&self, offer: &Offer) {
        for refused in &offer.refused {
            let reason = self.voice.say(&refused.refusal.reason);
            println!("  {}: {reason} ({})", self.voice.say(&refused.label), refused.refusal.rule.0);
        }
    }

    fn finish(&self, play: &dyn AnyPlay) {
        self.board(play, Seat(0));
        if let Some(outcome) = play.outcome() {
            println!("{}", self.voice.id(outcome.ending));
            outcome.common().iter().for_each(|end| println!("{}", self.voice.id(end)));
            for place in &outcome.places {
                println!("{}. {}: {}", place.place, self.voice.name(place.seat), place.score);
            }
        }
    }
}

/// The other questions open to the seat: those that may be left alone, or the one that must be answered.
fn others(play: &dyn AnyPlay, offer: &Offer) -> Vec<Offer> {
    play.offers(offer.seat).into_iter().filter(|other| other.ask != offer.ask).collect()
}

/// The other question named by a line such as "o1".
fn other(play: &dyn AnyPlay, offer: &Offer, line: &str) -> Option<AskId> {
    let number: usize = line.strip_prefix('o')?.parse().ok()?;
    others(play, offer).get(number.checked_sub(1)?).map(|other| other.ask)
}

/// One line from the keyboard; `None` at its end.
fn read_line() -> Result<Option<String>, String> {
    print!("> ");
    std::io::stdout().flush().map_err(|error| error.to_string())?;
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line).map_err(|error| error.to_string())?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}

/// What is typed to give something up for good.
const GIVE_UP: &str = "xx";

/// How to type an answer of this kind.
fn form(options: &Options) -> Option<&'static str> {
    match options {
        Options::Pick { .. } => Some("terminal-pick"),
        Options::Amounts { .. } => Some("terminal-amounts"),
        Options::Form { .. } => Some("terminal-form"),
        _ => None,
    }
}

/// A line as an answer: numbers, and for a form those of each field with a semicolon between the fields.
fn typed(options: &Options, line: &str) -> Option<Given> {
    let Options::Form { fields, .. } = options else {
        let numbers: Option<Vec<usize>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
        return pick(options, &numbers?);
    };
    let parts: Vec<&str> = line.split(';').collect();
    let filled = fields.iter().zip(&parts).map(|(field, part)| Some((field.key.clone(), typed(&field.options, part)?)));
    (parts.len() == fields.len()).then(|| filled.collect::<Option<_>>()).flatten().map(Given::Form)
}

/// Typed numbers, counted from 1, as an answer.
fn pick(options: &Options, numbers: &[usize]) -> Option<Given> {
    let key = |keys: &[&String], number: &usize| keys.get(number.wrapping_sub(1)).map(|key| key.to_string());
    let first = numbers.first();
    let alone = numbers.len() == 1;
    match options {
        Options::List(options) if alone => {
            let keys: Vec<&String> = options.iter().map(|option| &option.key).collect();
            key(&keys, first?).map(Given::Option)
        }
        Options::Pick { from, .. } => {
            let keys: Vec<&String> = from.iter().map(|item| &item.key).collect();
            numbers.iter().map(|number| key(&keys, number)).collect::<Option<_>>().map(Given::Picked)
        }
        Options::Amounts { kinds, .. } => {
            let amounts =
                kinds.iter().zip(numbers).map(|(kind, n)| Some((kind.item.key.clone(), u32::try_from(*n).ok()?)));
            (numbers.len() == kinds.len()).then(|| amounts.collect::<Option<_>>()).flatten().map(Given::Amounts)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::Field;

    use super::*;
    use orrery_core::Item;

    #[test]
    fn typed_numbers_become_answers() {
        let list = Options::List(vec![Opt::new("a", "a"), Opt::new("b", "b")]);
        assert_eq!(pick(&list, &[2]), Some(Given::Option("b".into())));
        assert_eq!(pick(&list, &[0]), None);
        assert_eq!(pick(&list, &[3]), None);
        assert_eq!(pick(&list, &[1, 2]), None);
        let some = Options::Pick { from: vec![Item::new("x", "x"), Item::new("y", "y")], count: 0..=2, judged: false };
        assert_eq!(pick(&some, &[2, 1]), Some(Given::Picked(vec!["y".into(), "x".into()])));
        assert_eq!(pick(&some, &[]), Some(Given::Picked(vec![])));
        let fields = vec![Field::new("a", "a", list), Field::new("b", "b", some)];
        let form = Options::Form { fields, judged: false };
        let filled = [("a".into(), Given::Option("b".into())), ("b".into(), Given::Picked(vec!["y".into()]))];
        assert_eq!(typed(&form, "2; 2"), Some(Given::Form(filled.into())));
        assert_eq!((typed(&form, "2"), typed(&form, "3; 2"), typed(&form, "2; 2; 1")), (None, None, None));
    }
}
