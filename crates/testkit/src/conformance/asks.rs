//! Asks and offers: one description of a choice, and every reader of it agrees with the judge.

use std::collections::BTreeMap;

use orrery_core::{
    Amount, Answer, Ask, AskId, Asking, Field, Game, Given, Item, Offer, Options, Play, Refusal, Seat, Stop,
};

use super::Trial;

/// A path longer than this is held to be endless.
const LONGEST_PATH: usize = 1_000;

impl<G: Game> Trial<'_, G> {
    /// Every open ask, and the answers that must go through or must not.
    pub(super) fn check_asks(&mut self) {
        let play = self.journal.play().clone();
        assert!(play.asks().has_must(), "nobody must be asked, yet the game is not over");
        for (i, ask) in play.asks().iter().enumerate() {
            assert!(!play.asks()[..i].iter().any(|other| other.id == ask.id), "{:?} is open twice", ask.id);
            assert!(!(ask.must && self.gone.contains(&ask.seat)), "the game waits for {:?}, who has left", ask.seat);
            self.check_ask(&play, ask);
        }
        self.check_intruders(&play);
        assert!(play.state() == self.state() && play.asks()[..] == self.journal.play().asks()[..]);
    }

    fn check_ask(&mut self, play: &Play<G>, ask: &Ask<G::Decision>) {
        let state = play.state();
        let offer = G::offer(state, ask);
        assert_eq!((offer.ask, offer.seat, offer.must), (ask.id, ask.seat, ask.must), "the offer of {ask:?}");
        self.report.rules.extend(offer.rules.iter().map(|rule| rule.0));
        let is_named = offer.act.is_some() || matches!(offer.options, Options::List(_));
        assert!(is_named, "what is put together has a button that names the act: {:?}", offer.title);
        let sample = G::sample(state, ask, &mut self.luck);
        accepts::<G>(play, ask, &offer, &sample, "sampled");
        if ask.must {
            accepts::<G>(play, ask, &offer, &G::fallback(state, ask), "the fallback");
        }
        self.check_options(play, ask, &offer);
        self.check_refused(play, ask, &offer);
        self.check_garbage(play, ask, &offer, &sample);
    }

    /// Whatever the offer admits is accepted, unless it says that the rules judge it.
    fn check_options(&mut self, play: &Play<G>, ask: &Ask<G::Decision>, offer: &Offer) {
        check_keys(&offer.options);
        for given in listed(&offer.options) {
            takes::<G>(play, ask, offer, &given);
        }
        match &offer.options {
            Options::Path { .. } => self.walk(play, ask, offer),
            Options::Pick { judged, .. } | Options::Amounts { judged, .. } | Options::Form { judged, .. } => {
                let given = self.random_given(&offer.options);
                self.check_described(play, ask, offer, given, *judged);
            }
            Options::List(_) => {}
        }
    }

    /// Something of the form of the offer; `None` where a path leads on or a pick came out too small.
    fn random_given(&mut self, options: &Options) -> Option<Given> {
        match options {
            Options::List(options) => self.luck.pick(options).map(|option| Given::Option(option.key.clone())),
            Options::Pick { from, count, .. } => {
                self.random_pick(from, *count.start(), *count.end()).map(Given::Picked)
            }
            Options::Amounts { kinds, total, .. } => self.random_amounts(kinds, *total.start(), *total.end()),
            Options::Form { fields, .. } => {
                let mut fill = |field: &Field| Some((field.key.clone(), self.random_given(&field.options)?));
                fields.iter().map(&mut fill).collect::<Option<_>>().map(Given::Form)
            }
            Options::Path { .. } => None,
        }
    }

    fn check_described(
        &mut self,
        play: &Play<G>,
        ask: &Ask<G::Decision>,
        offer: &Offer,
        given: Option<Given>,
        judged: bool,
    ) {
        let Some(given) = given else { return };
        if judged {
            judge_agrees::<G>(play, ask, offer, &given);
        } else {
            takes::<G>(play, ask, offer, &given);
        }
    }

    /// As many items as allowed, at random, at most one of each `either`; `None` where that left too few.
    fn random_pick(&mut self, from: &[Item], least: u16, most: u16) -> Option<Vec<String>> {
        let most = usize::from(most).min(from.len());
        assert!(usize::from(least) <= most, "at least {least} of {}: no such pick", from.len());
        let count = usize::from(least) + self.luck.below((most - usize::from(least)) as u32 + 1) as usize;
        let mut items: Vec<&Item> = from.iter().collect();
        self.luck.shuffle(&mut items);
        let mut picked: Vec<&Item> = Vec::new();
        for item in items {
            let clash = item.either.is_some() && picked.iter().any(|other| other.either == item.either);
            if picked.len() < count && !clash {
                picked.push(item);
            }
        }
        (picked.len() >= usize::from(least)).then(|| picked.iter().map(|item| item.key.clone()).collect())
    }

    /// Each kind takes its least; what is missing to a random total is handed out one by one.
    fn random_amounts(&mut self, kinds: &[Amount], least: u32, most: u32) -> Option<Given> {
        let floor: u32 = kinds.iter().map(|kind| *kind.range.start()).sum();
        let ceiling = kinds.iter().fold(0u32, |sum, kind| sum.saturating_add(*kind.range.end()));
        let (least, most) = (least.max(floor), most.min(ceiling));
        assert!(least <= most, "no amounts make up {least} to {most}");
        let total = least + self.luck.below((most - least).saturating_add(1));
        let mut amounts: Vec<u32> = kinds.iter().map(|kind| *kind.range.start()).collect();
        for _ in floor..total {
            let open: Vec<usize> = (0..kinds.len()).filter(|i| amounts[*i] < *kinds[*i].range.end()).collect();
            amounts[*self.luck.pick(&open)?] += 1;
        }
        Some(Given::Amounts(kinds.iter().map(|kind| kind.item.key.clone()).zip(amounts).collect()))
    }

    /// A walk through [`orrery_core::Advice::next`] to a place where it may stop.
    fn walk(&mut self, play: &Play<G>, ask: &Ask<G::Decision>, offer: &Offer) {
        let mut here = offer.options.clone();
        let mut steps: Vec<String> = Vec::new();
        loop {
            let Options::Path { next, may_stop } = &here else { panic!("a path goes on as {here:?}") };
            check_keys(&here);
            let given = Given::Steps(steps.clone());
            let accepted = judge_agrees::<G>(play, ask, offer, &given);
            assert_eq!(accepted, *may_stop, "whether the path may stop after {steps:?}");
            assert!(*may_stop || !next.is_empty(), "the path is stuck after {steps:?}");
            if next.is_empty() || (*may_stop && self.luck.below(4) == 0) {
                return;
            }
            assert!(steps.len() < LONGEST_PATH, "the path has no end: {steps:?}");
            steps.push(next[self.luck.below(next.len() as u32) as usize].key.clone());
            let advice = G::advise(play.state(), ask, Some(&Given::Steps(steps.clone())));
            here = advice.next.unwrap_or_else(|| panic!("no advice on how to go on after {steps:?}"));
        }
    }

    /// Neighbours are refused for the reason the offer gives.
    fn check_refused(&mut self, play: &Play<G>, ask: &Ask<G::Decision>, offer: &Offer) {
        for refused in &offer.refused {
            let found = judge::<G>(play, ask, &refused.given).err();
            assert_eq!(found.as_ref(), Some(&refused.refusal), "the refused neighbour {:?}", refused.given);
            self.report.rules.insert(refused.refusal.rule.0);
        }
    }

    /// Bad input is refused and never a panic: wrong shapes, unknown keys, choices of other asks. What slips through
    /// must be on offer.
    fn check_garbage(&mut self, play: &Play<G>, ask: &Ask<G::Decision>, offer: &Offer, sample: &G::Choice) {
        let own = G::given(ask, sample);
        for _ in 0..4 {
            let given = self.garbage(&own);
            judge_agrees::<G>(play, ask, offer, &given);
        }
        let foreign = self.luck.pick(&self.earlier).cloned();
        let other = self.luck.pick(play.asks()).map(|other| G::sample(play.state(), other, &mut self.luck));
        for choice in foreign.into_iter().chain(other) {
            if G::check(play.state(), ask, &choice).is_ok() {
                accepts::<G>(play, ask, offer, &choice, "made at another ask");
            }
        }
    }

    /// An answer bent out of shape, or something else altogether.
    pub(super) fn garbage(&mut self, own: &Given) -> Given {
        let key = format!("x{}", self.luck.below(1_000));
        let long: Vec<String> = (0..self.luck.below(40)).map(|i| i.to_string()).collect();
        match (self.luck.below(13), own) {
            (0, _) => Given::Option(key),
            (1, _) => Given::Option(String::new()),
            (2, _) => Given::Picked(long),
            (3, _) => Given::Amounts([(key, self.luck.word() as u32)].into()),
            (4, _) => Given::Steps(long),
            (5, _) => Given::Form([(key, Given::Picked(long))].into()),
            (6, Given::Picked(keys)) => Given::Steps(keys.clone()),
            (_, Given::Picked(keys)) => Given::Picked(self.bend(keys)),
            (_, Given::Steps(keys)) => Given::Steps(self.bend(keys)),
            (_, Given::Form(fields)) => self.bent_form(fields, key),
            (_, Given::Amounts(amounts)) => {
                let by = [0, 1, u32::MAX, u32::MAX / 2 + 1][self.luck.below(4) as usize];
                Given::Amounts(amounts.iter().map(|(key, n)| (key.clone(), n.wrapping_add(by))).collect())
            }
            (_, Given::Option(key)) => Given::Option(self.neighbour(key)),
        }
    }

    /// A form with one field bent, dropped or too many.
    fn bent_form(&mut self, fields: &BTreeMap<String, Given>, key: String) -> Given {
        let mut fields = fields.clone();
        let names: Vec<String> = fields.keys().cloned().collect();
        let name = self.luck.pick(&names).cloned().unwrap_or_else(|| key.clone());
        match (self.luck.below(4), fields.remove(&name)) {
            (0, _) => {}
            (1, Some(field)) => fields.extend([(name, field), (key, Given::Picked(Vec::new()))]),
            (_, Some(field)) => drop(fields.insert(name, self.garbage(&field))),
            (_, None) => drop(fields.insert(key, Given::Picked(Vec::new()))),
        }
        Given::Form(fields)
    }

    /// A list with one thing dropped, doubled, replaced or turned round.
    fn bend(&mut self, keys: &[String]) -> Vec<String> {
        let mut keys = keys.to_vec();
        let at = self.luck.below(keys.len() as u32) as usize;
        match (self.luck.below(4), keys.is_empty()) {
            (_, true) => keys.push("0".into()),
            (0, _) => drop(keys.remove(at)),
            (1, _) => keys.push(keys[at].clone()),
            (2, _) => keys[at] = self.neighbour(&keys[at]),
            (_, _) => keys.reverse(),
        }
        keys
    }

    /// Numbers are what one counts on: another one, near by or far off. Words become unknown words.
    fn neighbour(&mut self, key: &str) -> String {
        let far = [1, 2, 3, 7, 50, 255, 65_535][self.luck.below(7) as usize];
        key.parse::<u32>().map_or_else(|_| format!("{key}?"), |number| number.wrapping_add(far).to_string())
    }

    /// Answers from the wrong seat, to unknown asks and to asks long gone change nothing.
    fn check_intruders(&mut self, play: &Play<G>) {
        let Some(ask) = self.luck.pick(play.asks()).cloned() else { return };
        let choice = G::sample(play.state(), &ask, &mut self.luck);
        let given = G::given(&ask, &choice);
        let others = self.seats().into_iter().filter(|seat| *seat != ask.seat).map(|seat| (ask.id, seat));
        let mut wrong: Vec<(AskId, Seat)> = others.chain([(AskId(u64::MAX), ask.seat), (ask.id, Seat(255))]).collect();
        wrong.extend(self.stale_asks(play));
        let mut tried = play.clone();
        for (id, seat) in wrong {
            let answer = Answer { ask: id, seat, choice: choice.clone() };
            assert_eq!(tried.answer(&answer).err(), Some(Stop::Refused(Refusal::not_asked())), "{answer:?}");
            assert_eq!(tried.read(seat, id, &given).err(), Some(Refusal::not_asked()), "{answer:?}, read");
        }
        self.check_unchanged(play, &tried);
    }

    /// The asks answered last, unless they are open (again, after an undo).
    fn stale_asks(&self, play: &Play<G>) -> Vec<(AskId, Seat)> {
        let entries = self.journal.entries().iter().rev().take(3);
        let answered = entries.filter_map(|entry| match &entry.command {
            orrery_core::Command::Answer(answer) => Some((answer.ask, answer.seat)),
            _ => None,
        });
        answered.filter(|(id, _)| play.asks().find(*id).is_none()).collect()
    }

    fn check_unchanged(&self, play: &Play<G>, tried: &Play<G>) {
        assert!(tried.state() == play.state(), "a refused answer has changed the state");
        assert_eq!(tried.asks()[..], play.asks()[..], "a refused answer has changed the asks");
        assert_eq!(tried.dice().read(), play.dice().read(), "a refused answer has read dice");
    }

    /// Nobody is asked once the game is over, and every answer is refused.
    pub(super) fn check_over(&mut self) {
        let mut play = self.journal.play().clone();
        assert!(play.asks().is_empty(), "asks are open after the end");
        if let Some(choice) = self.earlier.last() {
            let answer = Answer { ask: AskId(0), seat: Seat(0), choice: choice.clone() };
            assert_eq!(play.answer(&answer).err(), Some(Stop::Refused(Refusal::game_over())));
        }
    }
}

/// `choice` is legal, offered, and comes back the same from the offer's words.
fn accepts<G: Game>(play: &Play<G>, ask: &Ask<G::Decision>, offer: &Offer, choice: &G::Choice, how: &str) {
    let checked = G::check(play.state(), ask, choice);
    assert!(checked.is_ok(), "{choice:?}, {how} for {ask:?}, is refused: {checked:?}");
    let given = G::given(ask, choice);
    assert!(offer.options.admits(&given), "{given:?}, {how} for {ask:?}, is not on offer: {:?}", offer.options);
    let again = G::choice(ask, &given);
    assert_eq!(again.as_ref(), Ok(choice), "{given:?}, {how} for {ask:?}, reads back as another choice");
}

/// `given` goes all the way through.
fn takes<G: Game>(play: &Play<G>, ask: &Ask<G::Decision>, offer: &Offer, given: &Given) {
    assert!(offer.options.admits(given), "{given:?} is offered, yet not admitted by {:?}", offer.options);
    let judged = judge::<G>(play, ask, given);
    assert!(judged.is_ok(), "{given:?} is offered to {ask:?}, yet refused: {judged:?}");
    judge_agrees::<G>(play, ask, offer, given);
}

fn judge<G: Game>(play: &Play<G>, ask: &Ask<G::Decision>, given: &Given) -> Result<G::Choice, Refusal> {
    let answer = play.read(ask.seat, ask.id, given)?;
    G::check(play.state(), ask, &answer.choice)?;
    Ok(answer.choice)
}

/// Whether `given` is accepted; advice says the same, and what is accepted is on offer and reads back the same.
fn judge_agrees<G: Game>(play: &Play<G>, ask: &Ask<G::Decision>, offer: &Offer, given: &Given) -> bool {
    let judged = judge::<G>(play, ask, given);
    let advice = G::advise(play.state(), ask, Some(given));
    assert_eq!(advice.refusal.is_some(), judged.is_err(), "advice on {given:?}: {advice:?}, judged {judged:?}");
    if let Ok(choice) = &judged {
        assert!(offer.options.admits(given), "{given:?} is accepted by {ask:?}, yet not on offer");
        accepts::<G>(play, ask, offer, choice, "given");
    }
    judged.is_ok()
}

/// All answers of an offer that lists them.
fn listed(options: &Options) -> Vec<Given> {
    match options {
        Options::List(options) => {
            assert!(!options.is_empty(), "a list without options");
            options.iter().map(|option| Given::Option(option.key.clone())).collect()
        }
        _ => Vec::new(),
    }
}

/// Keys are names: no two things of one offer share one.
fn check_keys(options: &Options) {
    let mut keys: Vec<&String> = match options {
        Options::List(options) | Options::Path { next: options, .. } => options.iter().map(|o| &o.key).collect(),
        Options::Pick { from: items, .. } => items.iter().map(|item| &item.key).collect(),
        Options::Amounts { kinds, .. } => kinds.iter().map(|kind| &kind.item.key).collect(),
        Options::Form { fields, .. } => {
            fields.iter().for_each(|field| check_field(&field.options));
            fields.iter().map(|field| &field.key).collect()
        }
    };
    keys.sort();
    assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "two things of one key in {options:?}");
}

/// A form has one level.
fn check_field(options: &Options) {
    let flat = matches!(options, Options::List(_) | Options::Pick { .. } | Options::Amounts { .. });
    assert!(flat, "a field of a form is {options:?}");
    check_keys(options);
}
