//! What is shown: the question with everything that may be typed, the board in words, reasons, the keys.

use orrery_catalog::AnyPlay;
use orrery_core::{Fact, Given, Item, Message, Offer, Options, Seat, Suggestion};

use super::Client;
use super::ask::{Asking, GIVE_UP, others};
use crate::out::say;

impl Client<'_> {
    pub fn board(&self, play: &dyn AnyPlay, seat: Seat) {
        for section in play.board(orrery_core::Viewer::Seat(seat)) {
            say!("\n{}", self.paint.bold(&self.voice.say(&section.title)));
            section.lines.iter().for_each(|line| say!("  {}", self.voice.say(line)));
        }
        say!("");
    }

    /// What a guided first game says.
    pub fn coach(&self, play: &dyn AnyPlay, seat: Seat) {
        let Some(note) = play.note(seat) else { return };
        let step = Message::new("lesson-step").with("n", note.stage).with("all", note.stages);
        say!("\n* {}: {}", self.paint.bold(&self.voice.say(&step)), self.voice.say(&note.say));
        note.next.iter().for_each(|next| say!("  > {}", self.voice.say(next)));
    }

    pub fn show(&self, play: &dyn AnyPlay, asking: &Asking) {
        let offer = &asking.offer;
        say!("\n{}: {}", self.voice.name(offer.seat), self.paint.bold(&self.voice.say(&offer.title)));
        self.map_beside(play, asking);
        self.show_so_far(asking);
        match &asking.options {
            Options::Form { fields, .. } => fields.iter().for_each(|field| {
                say!("  {}", self.voice.say(&field.label));
                self.show_choices(&field.options);
            }),
            options => self.show_choices(options),
        }
        if asking.steps.is_empty() {
            asking.suggestions.iter().enumerate().for_each(|(at, (said, _))| say!("  s{}  {said}", at + 1));
        }
        if let Some(forfeit) = &offer.forfeit {
            say!("  {GIVE_UP}  {}", self.voice.say(&forfeit.label));
        }
        for (number, other) in others(play, offer).iter().enumerate() {
            say!("  o{}  {}", number + 1, self.voice.say(&other.title));
        }
        say!("  {}", self.paint.dim(&format!("({})", self.how_to_type(asking))));
    }

    /// The steps of a path that are chosen already, and what they cost.
    fn show_so_far(&self, asking: &Asking) {
        if asking.steps.is_empty() {
            return;
        }
        let steps: Vec<String> = asking.steps.iter().map(|step| self.voice.say(&step.label)).collect();
        let facts = self.facts(&asking.facts);
        say!("  {}: {}  {facts}", self.voice.id("terminal-so-far"), steps.join(" > "));
    }

    /// The keys, how an answer of this kind is typed, and an example of it.
    fn how_to_type(&self, asking: &Asking) -> String {
        let mut how = self.voice.id("terminal-keys");
        if let Some(id) = form(&asking.options, asking.offer.forfeit.is_some()) {
            how += &format!("; {}", self.voice.id(id));
        }
        let suggested = asking.suggestions.first().map(|(_, given)| given);
        if let Some(example) = self.reader().example(&asking.options, suggested) {
            how += &format!(", {}: {example}", self.voice.id("terminal-such-as"));
        }
        how
    }

    fn show_choices(&self, options: &Options) {
        for (number, (label, facts)) in self.choices(options).into_iter().enumerate() {
            say!("  {:>2}  {label}  {}", number + 1, self.facts(&facts));
        }
    }

    fn facts(&self, facts: &[Fact]) -> String {
        let say = |fact: &Fact| self.paint.tone(fact.tone, &self.voice.say(&fact.message));
        facts.iter().map(say).collect::<Vec<_>>().join("; ")
    }

    pub fn suggestions(&self, play: &dyn AnyPlay, offer: &Offer) -> Vec<(String, Given)> {
        let advice = play.advise(offer.seat, offer.ask, None).unwrap_or_default();
        let say = |facts: &[Fact]| facts.iter().map(|fact| self.facts(std::slice::from_ref(fact))).collect::<Vec<_>>();
        let suggestion = |one: &Suggestion| {
            let facts = if one.facts.is_empty() { String::new() } else { format!(": {}", say(&one.facts).join(", ")) };
            (self.voice.say(&one.label) + &facts, one.given.clone())
        };
        advice.suggestions.iter().map(suggestion).collect()
    }

    fn choices(&self, options: &Options) -> Vec<(String, Vec<Fact>)> {
        let plain = |label: String| (label, Vec::new());
        let shown = |item| super::typed::Reader { voice: self.voice }.item_name(item).shown();
        match options {
            Options::List(options) | Options::Path { next: options, .. } => {
                let reader = super::typed::Reader { voice: self.voice };
                options.iter().map(|option| (reader.option_name(option).shown(), option.facts.clone())).collect()
            }
            Options::Pick { from, .. } => {
                let note = |item: &Item| {
                    item.note.as_ref().map_or_else(String::new, |note| format!(" ({})", self.voice.say(note)))
                };
                from.iter().map(|item| plain(shown(item) + &note(item))).collect()
            }
            Options::Amounts { kinds, .. } => {
                let range = |kind: &orrery_core::Amount| format!("({}–{})", kind.range.start(), kind.range.end());
                kinds.iter().map(|kind| plain(format!("{} {}", shown(&kind.item), range(kind)))).collect()
            }
            Options::Form { .. } => Vec::new(),
        }
    }

    pub fn why(&self, offer: &Offer) {
        for refused in &offer.refused {
            let reason = self.voice.say(&refused.refusal.reason);
            let rule = self.paint.dim(&format!("({})", refused.refusal.rule.0));
            say!("  {}: {reason} {rule}", self.voice.say(&refused.label));
        }
    }

    /// Every key with a sentence, after what helps with this question.
    pub fn keys(&self, offer: &Offer) {
        offer.reason.iter().chain(&offer.hint).for_each(|help| say!("  {}", self.voice.say(help)));
        for (key, id) in KEYS {
            say!("  {key:>5}  {}", self.voice.id(id));
        }
        say!("         {}", self.voice.id("terminal-map-keys"));
    }
}

/// What is typed, and the message that says what it does.
const KEYS: [(&str, &str); 11] = [
    ("1 2 …", "terminal-help-number"),
    ("Enter", "terminal-help-enter"),
    ("s1", "terminal-help-suggestion"),
    ("o1", "terminal-help-other"),
    ("u", "terminal-help-back"),
    ("b", "terminal-help-board"),
    ("w", "terminal-help-why"),
    (GIVE_UP, "terminal-help-give-up"),
    ("q", "terminal-help-quit"),
    ("?", "terminal-help-help"),
    ("m", "terminal-help-map"),
];

/// How to type an answer of this kind. Nobody gives something up by an empty line.
fn form(options: &Options, may_forfeit: bool) -> Option<&'static str> {
    match options {
        Options::Pick { count, .. } if *count.start() > 0 || may_forfeit => Some("terminal-pick-some"),
        Options::Pick { .. } => Some("terminal-pick"),
        Options::Amounts { .. } => Some("terminal-amounts"),
        Options::Form { .. } => Some("terminal-form"),
        Options::Path { may_stop: true, .. } => Some("terminal-path"),
        Options::Path { .. } => Some("terminal-path-step"),
        Options::List(_) => None,
    }
}
