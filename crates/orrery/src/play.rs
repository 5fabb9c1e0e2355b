//! `orrery play`: a line client for the terminal, driven by offers alone. It knows no game.

mod amounts;
mod ask;
mod back;
mod example;
mod map;
mod names;
mod paint;
mod screen;
mod show;
mod typed;

use orrery_bots::Level;
use orrery_catalog::{AnyGame, AnyPlay, Done, Open};
use orrery_core::{AskId, Dice, Given, Seat, Setup, Stop, Viewer};
use orrery_text::{Lang, Voice};

use crate::out::say;
use crate::{explain, find_game, options};
use ask::Reply;
use back::Past;
use paint::{Paint, When};

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
    /// When there is colour
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    color: When,
}

struct Client<'a> {
    game: &'static dyn AnyGame,
    voice: Voice<'a>,
    /// The same without colour, for what is measured and compared.
    plain: Voice<'a>,
    paint: Paint,
    people: u8,
    level: Level,
    luck: Dice,
}

/// How a game goes on after an answer, and whether that is a barrier.
type Next = (Box<dyn AnyPlay>, bool);

pub fn run(args: Args) -> Result<(), String> {
    let game = find_game(&args.game)?;
    let lang = Lang::of_code(&args.lang).ok_or("the language must be en, it or ja")?;
    let players = args.players.unwrap_or(*game.info().seats.start());
    let setup = Setup { options: options(&args.options)?, ..Setup::new(players) };
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|error| error.to_string())?,
    };
    let paint = Paint::of(args.color);
    let names = names(&Voice::new(game.texts(), lang, &[]), players, args.people);
    let painted: Vec<String> = Seat::all(players).zip(&names).map(|(seat, name)| paint.name(seat, name)).collect();
    let (voice, plain) = (Voice::new(game.texts(), lang, &painted), Voice::new(game.texts(), lang, &names));
    let luck = Dice::seeded("terminal-bots", seed);
    let mut client = Client { game, voice, plain, paint, people: args.people, level: args.bots, luck };
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

impl Client<'_> {
    fn go(&mut self, play: &mut Box<dyn AnyPlay>) -> Result<(), String> {
        let mut past = Past::new();
        while let Some(open) = play.open().into_iter().find(|open| open.must) {
            let (ask, given) = match self.choose(&**play, open, past.is_open_to(open.seat))? {
                Reply::Answer(ask, given) => (ask, given),
                Reply::Leave => return Ok(()),
                Reply::Back => {
                    *play = past.take(open.seat).ok_or("there is nothing to take back")?;
                    say!("· {}", self.voice.id("terminal-undone"));
                    continue;
                }
            };
            let Some((next, barrier)) = self.answer(&**play, open.seat, ask, &given)? else { continue };
            let before = std::mem::replace(play, next);
            if self.is_here(open.seat) { past.answered(open.seat, before, barrier) } else { past.close() }
        }
        self.finish(&**play);
        Ok(())
    }

    /// Whether a person at this terminal has the seat.
    fn is_here(&self, seat: Seat) -> bool {
        seat.0 < self.people
    }

    fn choose(&mut self, play: &dyn AnyPlay, open: Open, may_undo: bool) -> Result<Reply, String> {
        if self.is_here(open.seat) {
            return self.ask(play, open.seat, open.ask, may_undo);
        }
        let thought = play.think(self.level, open.seat, open.ask, &mut self.luck);
        thought.map(|(ask, given)| Reply::Answer(ask, given)).ok_or_else(|| "the bot found no answer".into())
    }

    /// `None` where the rules refuse.
    fn answer(&self, play: &dyn AnyPlay, seat: Seat, ask: AskId, given: &Given) -> Result<Option<Next>, String> {
        let mut next = play.clone_play();
        match next.answer(seat, ask, given) {
            Ok(done) => {
                self.tell(&*next, &done);
                // Secret answers are never taken back, at tables neither.
                Ok(Some((next, done.barrier || done.quiet)))
            }
            Err(Stop::Refused(refusal)) => {
                let rule = self.paint.dim(&format!("({})", refusal.rule.0));
                say!("  {} {rule}", self.voice.say(&refusal.reason));
                Ok(None)
            }
            Err(stop) => Err(explain(stop, self.game)),
        }
    }

    fn viewer(&self) -> Viewer {
        if self.people == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator }
    }

    fn tell(&self, play: &dyn AnyPlay, done: &Done) {
        for line in play.lines(&done.events, self.viewer()) {
            let rules: Vec<&str> = line.rules.iter().map(|rule| rule.0).collect();
            let rules = self.paint.dim(&format!("[{}]", rules.join(", ")));
            say!("· {} {rules}", self.voice.say(&line.message));
        }
    }

    fn finish(&self, play: &dyn AnyPlay) {
        self.board(play, Seat(0));
        if let Some(outcome) = play.outcome() {
            say!("{}", self.paint.bold(&self.voice.id(outcome.ending)));
            outcome.common().iter().for_each(|end| say!("{}", self.voice.id(end)));
            for place in &outcome.places {
                say!("{}. {}: {}", place.place, self.voice.name(place.seat), place.score);
            }
        }
    }
}
