//! What a seat receives depends only on what it may know.
//!
//! For each viewer a world is imagined from its view alone, in which everything hidden is drawn anew. The viewer must
//! not be able to tell the two worlds apart:
//!
//! 1. *Standing still*: the views are the same bytes; the same seats are waited for; the game is or is not over, with
//!    the same places; for the viewer's own asks the question, the offer, the advice, every refusal, the fallback and
//!    the sample under the same luck are the same.
//! 2. *Own answer*: an answer that sets no undo barrier leads to the same view and the same log in both worlds.
//!    Otherwise its seat could look, take back and choose again.
//! 3. *Any answer*, legal in both worlds, with the same dice and with others: if the viewer's views are still the same
//!    afterwards, so is its log, in whatever order. The log must not tell what the view keeps back: neither the
//!    hidden things of before nor a hidden draw.
//! 4. *Two answers of another seat* in the one true world: if the answering seat's own view tells them apart and the
//!    viewer's does not, the log must not either. For asks declared sealed the viewer's view must not tell them
//!    apart at all, unless the answer set a barrier (the last answer opens them all).
//! 5. *What stays hidden*: in a world that differs only in what the game declares to stay hidden, any answer that reads
//!    no dice and does not end the game leads to the same view and the same log.
//!
//! What this does not prove: that `imagine` draws over everything that should be hidden. `Conformance::hides` sees to
//! it that it draws over something, scenario tests of a game's views see to the rest.

use orrery_core::{Advice, Answer, Ask, Asking, Dice, Game, Given, Outcome, Play, Seat, Viewer};

use super::{Trial, json, shown};

/// What a viewer has after an answer.
struct Seen<G: Game> {
    view: G::View,
    shown: Vec<G::Shown>,
    /// The same without facts that live in the log alone.
    told: Vec<G::Shown>,
    barrier: bool,
    /// Dice were read or the game has ended: anything may have come to light.
    open_ended: bool,
}

impl<G: Game> Trial<'_, G> {
    /// Standing still, for every viewer.
    pub(super) fn check_secrets(&mut self) {
        let truth = self.journal.play().clone();
        for viewer in self.viewers() {
            let world = self.imagined(&truth, viewer);
            self.compare_standing(&truth, &world, viewer);
        }
    }

    /// A world that `viewer` cannot tell from the truth.
    fn imagined(&mut self, truth: &Play<G>, viewer: Viewer) -> Play<G> {
        let view = G::view(truth.state(), viewer);
        let state = G::imagine(&view, viewer, &mut self.luck);
        self.report.worlds += 1;
        self.report.other_worlds += u64::from(state != *truth.state());
        Play::of_state(state, truth.dice().clone())
    }

    fn compare_standing(&mut self, truth: &Play<G>, world: &Play<G>, viewer: Viewer) {
        let views = [truth, world].map(|play| G::view(play.state(), viewer));
        let [is, imagined] = views.each_ref().map(json);
        assert_eq!(is, imagined, "the view of {viewer:?} tells more than it may, or `imagine` does not keep to it");
        assert_eq!(views[0], views[1], "the view of {viewer:?} in an imagined world");
        let waited = [truth, world].map(|play| play.asks().waited_for());
        assert_eq!(waited[0], waited[1], "who is waited for tells {viewer:?} a secret");
        assert_eq!(outcome_json(truth), outcome_json(world), "the outcome tells {viewer:?} a secret");
        if let Viewer::Seat(seat) = viewer {
            self.compare_own_asks(truth, world, seat);
        }
    }

    fn compare_own_asks(&mut self, truth: &Play<G>, world: &Play<G>, seat: Seat) {
        let own = |play: &Play<G>| play.asks().of(seat).cloned().collect::<Vec<_>>();
        assert_eq!(own(truth), own(world), "the asks of {seat:?} tell it a secret");
        for ask in own(truth) {
            let both = [truth, world].map(|play| json(&G::offer(play.state(), &ask)));
            assert_eq!(both[0], both[1], "the offer of {ask:?} tells a secret");
            let luck = self.luck.word();
            let samples = [truth, world].map(|play| sample_given::<G>(play, &ask, luck));
            assert_eq!(samples[0], samples[1], "the sample of {ask:?} uses a secret");
            if ask.must {
                let fallbacks = [truth, world].map(|play| G::fallback(play.state(), &ask));
                assert_eq!(fallbacks[0], fallbacks[1], "the fallback of {ask:?} uses a secret");
            }
            self.compare_verdicts(truth, world, &ask, &samples[0]);
        }
    }

    /// Advice and refusals on good, half-made and bad answers.
    fn compare_verdicts(&mut self, truth: &Play<G>, world: &Play<G>, ask: &Ask<G::Decision>, sample: &Given) {
        let mut givens = vec![sample.clone()];
        givens.extend((0..4).map(|_| self.garbage(sample)));
        givens.extend(G::offer(truth.state(), ask).refused.into_iter().map(|refused| refused.given));
        let both = [truth, world].map(|play| json(&G::advise(play.state(), ask, None)));
        assert_eq!(both[0], both[1], "the advice on {ask:?} tells a secret");
        for given in &givens {
            let both = [truth, world].map(|play| verdict::<G>(play, ask, given));
            assert_eq!(both[0], both[1], "the verdict on {given:?} for {ask:?} tells a secret");
        }
    }

    /// What the answer about to be given tells each viewer.
    pub(super) fn check_secrets_of_answer(&mut self, answer: &Answer<G::Choice>) {
        let truth = self.journal.play().clone();
        for viewer in self.viewers() {
            let world = self.imagined(&truth, viewer);
            let other_dice = Dice::seeded("other dice", self.luck.word());
            let rolled = Play::of_state(world.state().clone(), other_dice);
            let Some(is) = self.seen(&truth, answer, viewer) else { continue };
            if let Some(imagined) = self.seen(&world, answer, viewer) {
                if viewer.is(answer.seat) {
                    compare_own_answer(answer, &is, &imagined);
                }
                compare_logs(answer, viewer, &is, &imagined);
            }
            if let Some(imagined) = self.seen(&rolled, answer, viewer) {
                compare_logs(answer, viewer, &is, &imagined);
            }
        }
        self.check_other_choice(&truth, answer);
        self.check_stays_hidden(&truth, answer);
    }

    fn check_stays_hidden(&mut self, truth: &Play<G>, answer: &Answer<G::Choice>) {
        let suite = self.suite;
        let Some(blend) = &suite.stays_hidden else { return };
        for viewer in self.viewers() {
            let world = self.imagined(truth, viewer);
            let world = Play::of_state(blend(truth.state(), world.state()), truth.dice().clone());
            let both = [truth, &world].map(|play| self.seen(play, answer, viewer));
            let [Some(is), Some(other)] = both else { continue };
            if is.open_ended || other.open_ended {
                continue;
            }
            let what = "brought to light what stays hidden";
            assert_eq!(json(&is.view), json(&other.view), "{answer:?} {what}, to {viewer:?}");
            assert_eq!(json(&is.shown), json(&other.shown), "the log of {answer:?} {what}, to {viewer:?}");
        }
    }

    /// Another choice in its place, which the viewer may or may not be able to tell from the first.
    fn check_other_choice(&mut self, truth: &Play<G>, answer: &Answer<G::Choice>) {
        let Some(ask) = truth.asks().find(answer.ask) else { return };
        let choice = G::sample(truth.state(), ask, &mut self.luck);
        let other = Answer { choice, ..answer.clone() };
        let actor = Viewer::Seat(answer.seat);
        let own = [answer, &other].map(|answer| self.seen(truth, answer, actor));
        let [Some(own), Some(own_other)] = own else { return };
        let sealed = (self.suite.sealed)(ask) && !own.barrier && !own_other.barrier;
        for viewer in self.viewers().into_iter().filter(|viewer| *viewer != actor) {
            let both = [answer, &other].map(|answer| self.seen(truth, answer, viewer));
            let [Some(one), Some(two)] = both else { continue };
            let what = format!("{:?} and {:?} of {actor:?}, to {viewer:?}", answer.choice, other.choice);
            assert!(!sealed || one.view == two.view, "the view tells sealed answers apart: {what}");
            let hidden = own.view != own_other.view && one.view == two.view;
            assert!(!sealed || json(&one.shown) == json(&two.shown), "the log tells sealed answers apart: {what}");
            assert!(!hidden || json(&one.told) == json(&two.told), "the log tells secret answers apart: {what}");
        }
    }

    /// `None` where the answer is not legal in this world.
    fn seen(&self, play: &Play<G>, answer: &Answer<G::Choice>, viewer: Viewer) -> Option<Seen<G>> {
        let before = play.dice().read();
        let mut play = play.clone();
        let barrier = play.answer(answer).ok()?.barrier;
        let told = play.events().iter().filter(|event| !(self.suite.log_only)(event));
        Some(Seen {
            view: G::view(play.state(), viewer),
            shown: shown::<G>(play.events(), viewer),
            told: told.filter_map(|event| G::show(event, viewer)).collect(),
            barrier,
            open_ended: play.is_over() || play.dice().read() > before,
        })
    }
}

/// Same view, same log, but for the order: a view need not hold in which order a viewer drew its own cards.
fn compare_logs<G: Game>(answer: &Answer<G::Choice>, viewer: Viewer, is: &Seen<G>, imagined: &Seen<G>) {
    if is.view == imagined.view {
        let [is, imagined] = [is, imagined].map(|seen| {
            let mut lines: Vec<String> = seen.told.iter().map(json).collect();
            lines.sort();
            lines
        });
        assert_eq!(is, imagined, "the log tells what the view keeps back, of {answer:?} to {viewer:?}");
    }
}

/// An answer that can be taken back has told its seat nothing.
fn compare_own_answer<G: Game>(answer: &Answer<G::Choice>, is: &Seen<G>, imagined: &Seen<G>) {
    if is.barrier && imagined.barrier {
        return;
    }
    let what = "yet it can be taken back: a barrier is missing";
    assert_eq!(is.barrier, imagined.barrier, "whether {answer:?} can be taken back tells its seat a secret");
    assert_eq!(json(&is.view), json(&imagined.view), "{answer:?} tells its seat a secret, {what}");
    assert_eq!(json(&is.shown), json(&imagined.shown), "the log of {answer:?} tells its seat a secret, {what}");
}

fn outcome_json<G: Game>(play: &Play<G>) -> String {
    json(&play.outcome().map(|Outcome { ending, places, together }| (ending, places, together)))
}

fn sample_given<G: Game>(play: &Play<G>, ask: &Ask<G::Decision>, luck: u64) -> Given {
    let choice = G::sample(play.state(), ask, &mut Dice::seeded("sample", luck));
    G::given(ask, &choice)
}

fn verdict<G: Game>(play: &Play<G>, ask: &Ask<G::Decision>, given: &Given) -> (String, String) {
    let advice: Advice = G::advise(play.state(), ask, Some(given));
    let read = G::choice(ask, given);
    let refusal = read.and_then(|choice| G::check(play.state(), ask, &choice)).err();
    (json(&advice), json(&refusal))
}
