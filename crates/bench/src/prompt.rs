//! What a player reads in a live update: its number, and whether there is something to answer.

use memchr::memmem;

/// An open question with an answer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub ask: u64,
    /// In the words of the offer, as JSON.
    pub given: String,
}

impl Question {
    pub fn body(&self) -> String {
        format!("{{\"ask\":{},\"given\":{}}}", self.ask, self.given)
    }

    /// Several options to choose between, rather than a set to pick.
    pub fn is_choice(&self) -> bool {
        self.given.starts_with("{\"option\"")
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The update has nothing about it.
    Unchanged,
    Waiting,
    Asked(Question),
    Over,
}

/// The number of the entry an update brings the page to; signs of life have none.
pub fn sequence(message: &[u8]) -> Option<u32> {
    // The first message of a stream says how soon to come back.
    let message = message.strip_prefix(b"retry: 500\n").unwrap_or(message);
    number(message.strip_prefix(b"id: ")?).map(|seq| seq as u32)
}

/// Reads the prompt in an update. Which option is taken depends on `taste`, so that games differ.
pub fn read(message: &[u8], taste: usize) -> Prompt {
    let Some(at) = memmem::find(message, b"id=\"r-prompt\"") else { return Prompt::Unchanged };
    let prompt = &message[at..];
    match (question(prompt, taste), memmem::find(prompt, b"name=\"again\"")) {
        (Some(question), _) => Prompt::Asked(question),
        (None, Some(_)) => Prompt::Over,
        (None, None) => Prompt::Waiting,
    }
}

fn question(prompt: &[u8], taste: usize) -> Option<Question> {
    let ask = number(after(prompt, b"data-ask=\"")?)?;
    let kind = after(prompt, b"data-kind=\"")?;
    let given = if kind.starts_with(b"option\"") {
        format!("{{\"option\":\"{}\"}}", option(prompt, taste)?)
    } else {
        "{\"picked\":[]}".to_owned()
    };
    Some(Question { ask, given })
}

fn option(prompt: &[u8], taste: usize) -> Option<&str> {
    let name = b"name=\"option\" value=\"";
    let options: Vec<usize> = memmem::find_iter(prompt, name).collect();
    let value = &prompt[options.get(taste % options.len().max(1))? + name.len()..];
    std::str::from_utf8(&value[..memchr::memchr(b'"', value)?]).ok()
}

/// The digits at the beginning of `text`.
pub fn number(text: &[u8]) -> Option<u64> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&text[..digits]).ok()?.parse().ok()
}

fn after<'a>(text: &'a [u8], mark: &[u8]) -> Option<&'a [u8]> {
    memmem::find(text, mark).map(|at| &text[at + mark.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: &[u8] = b"id: 7\ndata: <div id=\"r-prompt\"><form data-ask=\"65536\" data-kind=\"option\">\
        <input type=\"radio\" name=\"option\" value=\"TH\" required><input type=\"radio\" name=\"option\" value=\"RO\">\n\n";

    #[test]
    fn a_question_is_read_with_an_answer() {
        let Prompt::Asked(question) = read(ASKED, 3) else { panic!("nothing asked") };
        assert_eq!(question.body(), r#"{"ask":65536,"given":{"option":"RO"}}"#);
        assert_eq!(sequence(ASKED), Some(7));
    }

    #[test]
    fn other_prompts_ask_nothing() {
        assert_eq!(read(b"id: 8\ndata: <div id=\"r-player-0\">", 0), Prompt::Unchanged);
        assert_eq!(read(b"<div id=\"r-prompt\"><h2>Waiting", 0), Prompt::Waiting);
        assert_eq!(read(b"<div id=\"r-prompt\"><button name=\"again\">", 0), Prompt::Over);
        assert_eq!(sequence(b": still here\n\n"), None);
    }

    #[test]
    fn nothing_is_picked_from_a_set() {
        let prompt = read(b"<div id=\"r-prompt\"><form data-ask=\"9\" data-kind=\"picked\">", 0);
        assert_eq!(prompt, Prompt::Asked(Question { ask: 9, given: "{\"picked\":[]}".into() }));
    }
}
