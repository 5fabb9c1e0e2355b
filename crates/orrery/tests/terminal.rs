//! The terminal client as a program at the other end of a pipe sees it: whole games, and what it understands.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Somebody at the terminal.
struct Person {
    program: Child,
    keyboard: Option<ChildStdin>,
    screen: ChildStdout,
    luck: u64,
    /// Everything that was printed.
    all: String,
}

impl Person {
    fn playing(game: &str, more: &[&str]) -> Person {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.args(["play", game, "--seed", "7", "--bots", "easy"]).args(more);
        command.env("TERM", "xterm").env_remove("NO_COLOR").env_remove("COLUMNS").env_remove("LINES");
        let mut program = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (keyboard, screen) = (program.stdin.take(), program.stdout.take().unwrap());
        Person { program, keyboard, screen, luck: 1, all: String::new() }
    }

    /// What is printed until something is to be typed; `None` once the program has ended.
    fn wait(&mut self) -> Option<String> {
        let mut read = Vec::new();
        let mut one = [0];
        while self.screen.read(&mut one).unwrap() == 1 {
            read.push(one[0]);
            if read.ends_with(b"\n> ") || read == b"> " {
                return Some(self.keep(read));
            }
        }
        self.keep(read);
        None
    }

    fn keep(&mut self, read: Vec<u8>) -> String {
        let said = String::from_utf8(read).unwrap();
        self.all += &said;
        said
    }

    fn types(&mut self, line: &str) {
        writeln!(self.keyboard.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Types a line and says what came of it.
    fn says(&mut self, line: &str) -> String {
        self.types(line);
        self.wait().unwrap_or_default()
    }

    fn below(&mut self, n: usize) -> usize {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) as usize % n.max(1)
    }

    fn ended_well(mut self) -> String {
        drop(self.keyboard.take());
        assert!(self.program.wait().unwrap().success());
        self.all
    }
}

/// The numbers of the list under a question.
fn numbers(question: &str) -> Vec<usize> {
    let number = |line: &str| line.strip_prefix("  ")?.trim_start().split("  ").next()?.parse().ok();
    question.lines().filter_map(number).collect()
}

/// The example that a question gives of its answer.
fn example(question: &str) -> Option<&str> {
    let (_, example) = question.rsplit_once("such as: ")?;
    Some(example.split(")\n").next().unwrap_or(example))
}

/// Something to answer, from what is printed alone.
fn answer(person: &mut Person, question: &str) -> String {
    let numbers = numbers(question);
    if let Some(example) = example(question) {
        return if person.below(4) == 0 && question.contains("\n  s1  ") {
            "s1".to_owned()
        } else {
            example.to_owned()
        };
    }
    if numbers.is_empty() || (question.contains("So far: ") && person.below(2) == 0) {
        return String::new();
    }
    numbers[person.below(numbers.len())].to_string()
}

/// Plays to the end by numbers and examples, looking round now and then.
fn plays(game: &str) -> String {
    let mut person = Person::playing(game, &["--players", "2"]);
    let mut question = String::new();
    for turn in 0..6_000 {
        let Some(said) = person.wait() else { break };
        if said.contains(", ? all keys") {
            question = said;
        }
        let line = match turn % 40 {
            10 => "m".to_owned(),
            20 => "?".to_owned(),
            30 => "b".to_owned(),
            35 => "u".to_owned(),
            _ => answer(&mut person, &question),
        };
        person.types(&line);
    }
    person.ended_well()
}

fn plays_to_the_end(game: &str) -> String {
    let said = plays(game);
    assert!(said.lines().any(|line| line.starts_with("1. ")), "{game} has no end: {}", tail(&said));
    assert!(!said.contains('\x1b'), "{game}: no colour in a pipe");
    said
}

/// Lines that are drawn, not written: they have a piece on them and ways.
fn has_map(said: &str) -> bool {
    said.lines().any(|line| line.contains("<1>") && !line.starts_with("<1>") && line.contains(['-', '/', '|']))
}

#[test]
fn a_whole_game_of_flights_is_played_over_a_pipe() {
    assert!(has_map(&plays_to_the_end("space-diamonds")));
}

/// All win or lose together, so nobody has a place.
#[test]
fn a_whole_voyage_is_played_over_a_pipe() {
    let said = plays("interstellar");
    assert!(said.contains("The game is over") && !said.contains('\x1b'), "{}", tail(&said));
}

#[test]
fn a_whole_game_with_trade_is_played_over_a_pipe() {
    assert!(has_map(&plays_to_the_end("starfarers")));
}

#[test]
fn a_whole_game_without_a_map_is_played_over_a_pipe_and_says_so() {
    let said = plays_to_the_end("starship-builder");
    assert!(!has_map(&said) && said.contains("This game has no map"));
}

#[test]
fn numbers_on_the_map_are_those_of_the_list() {
    let mut person = Person::playing("space-diamonds", &["--players", "1"]);
    let question = person.wait().unwrap();
    let map = person.says("m");
    let destination = question.lines().find_map(|line| line.strip_prefix("  s1  ")).unwrap();
    let name = destination.split(':').next().unwrap();
    let line = map.lines().find(|line| line.contains("[s1]")).unwrap_or_else(|| panic!("{map}"));
    let near = map.lines().any(|line| line.contains(name));
    assert!(near && !line.is_empty(), "{name} is named on the map: {map}");
    assert!(map.lines().all(|line| line.chars().count() <= 80), "{map}");
    assert!(person.says("m nowhere at all").contains("No place of the map begins like this: nowhere at all"));
    assert_ne!(person.says("m +"), map);
    person.says("q");
    person.ended_well();
}

#[test]
fn steps_and_questions_are_gone_back_from() {
    let mut person = Person::playing("space-diamonds", &["--players", "1"]);
    let first = person.wait().unwrap();
    let start = first[first.find("\nPlayer 1").unwrap()..].to_owned();
    let step = numbers(&first).into_iter().max().unwrap();
    assert!(person.says(&step.to_string()).contains("So far: "));
    assert_eq!(person.says("u"), start, "the step is taken back");
    assert!(person.says("u").contains("Nothing can be taken back from here"), "nothing was answered yet");
    assert_ne!(person.says("o1"), start);
    assert_eq!(person.says("u"), start, "back to the question before");
    let keys = person.says("?");
    let listed = ["\n  Enter  ", "\n     s1  ", "\n      u  ", "\n      m  ", "\n     xx  ", "\n      q  "];
    assert!(listed.iter().all(|key| keys.contains(key)), "{keys}");
    person.types("q");
    assert_eq!(person.wait(), None, "a pipe is not asked whether it means it");
    person.ended_well();
}

#[test]
fn an_answer_is_taken_back_until_a_barrier() {
    let mut person = Person::playing("space-diamonds", &["--players", "1"]);
    let first = person.wait().unwrap();
    let start = first[first.find("\nPlayer 1").unwrap()..].to_owned();
    let flown = person.says("s1");
    assert!(flown.starts_with("· Player 1 flies"), "{flown}");
    assert_eq!(person.says("u"), format!("· Taken back.\n{start}"), "nothing was rolled on the way");
    let end = start.lines().find(|line| line.ends_with("You have not moved.")).unwrap();
    person.says(end.trim().split(' ').next().unwrap());
    person.says("");
    assert!(person.says("u").contains("Nothing can be taken back from here"), "the turn was over: a barrier");
    person.says("q");
    person.ended_well();
}

#[test]
fn nothing_that_is_typed_ends_the_game() {
    let mut person = Person::playing("starfarers", &[]);
    person.wait().unwrap();
    let odd =
        ["0", "99999999999999999999999", "o0", "s99", "o1o", "m 99", "m \u{0}", ";;;;", "-1", "２", "1,,1", "\u{1b}[A"];
    odd.iter().for_each(|line| assert!(person.says(line).ends_with("> "), "{line:?}"));
    person.keyboard.as_mut().unwrap().write_all(b"\xff\xfe\n").unwrap();
    assert!(person.wait().is_some());
    person.says("q");
    person.ended_well();
}

#[test]
fn colour_is_there_where_it_is_asked_for() {
    let mut person = Person::playing("starship-builder", &["--color", "always"]);
    let question = person.wait().unwrap();
    assert!(question.contains("\x1b[1m") && question.contains("\x1b[94m<1>Player 1\x1b[39m"), "{question}");
    person.says("q");
    person.ended_well();
    let mut plain = Person::playing("starship-builder", &["--color", "never"]);
    assert!(!plain.wait().unwrap().contains('\x1b'));
    plain.says("q");
    plain.ended_well();
}

fn tail(said: &str) -> String {
    said.chars().rev().take(3000).collect::<Vec<_>>().into_iter().rev().collect()
}

#[test]
fn whoever_stops_reading_has_left() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(["play", "starfarers", "--seed", "7"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut program = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut screen = program.stdout.take().unwrap();
    screen.read_exact(&mut [0; 9]).unwrap();
    drop(screen);
    // It may be gone before the keys are pressed.
    let _ = program.stdin.take().unwrap().write_all(&b"1\n".repeat(50));
    let end = program.wait_with_output().unwrap();
    assert_eq!((end.status.code(), String::from_utf8_lossy(&end.stderr).as_ref()), (Some(0), ""));
}
