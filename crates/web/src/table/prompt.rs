//! The prompt: an offer as a form. It works without scripts; the script only makes it quicker.

use maud::{Markup, html};
use orrery_bots::LESSON;
use orrery_core::{Advice, Fact, Forfeit, Given, Message, Offer, Opt, Options, Refused, Seat, Suggestion};
use orrery_draw::{cite, fact_text, icon, key_of, seat_mark, told};
use orrery_table::port::Status;
use orrery_text::Voice;

use super::eyes::Scope;
use super::options::{kind, lone_step, options};

/// The prompt as a region of the page.
pub fn region(scope: &Scope<'_>, offers: &[Offer]) -> Markup {
    html! { div #r-prompt { (draw(scope, offers, Much::AsFits)) } }
}

/// In so many bytes: where it does not fit, what there is to choose is fetched by the page.
pub fn region_within(scope: &Scope<'_>, offers: &[Offer], room: usize) -> Markup {
    let region = region(scope, offers);
    if region.0.len() <= room {
        region
    } else {
        html! { div #r-prompt { (draw(scope, offers, Much::Least)) } }
    }
}

/// How much of its questions a live update brings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Much {
    /// What is not long by itself.
    AsFits,
    /// The questions without what there is to choose.
    Least,
}

/// What it depends on.
pub fn key(scope: &Scope<'_>, offers: &[Offer]) -> u64 {
    let over = scope.now.record.status == Status::Finished;
    key_of((offers, scope.acting(), scope.now.undo, over, scope.pass_to, scope.viewer))
}

fn draw(scope: &Scope<'_>, offers: &[Offer], much: Much) -> Markup {
    if let Some(seat) = scope.pass_to {
        return pass_on(scope, seat);
    }
    if offers.is_empty() {
        return waiting(scope);
    }
    let (must, may): (Vec<&Offer>, Vec<&Offer>) = offers.iter().partition(|offer| offer.must);
    html! {
        @for offer in &must { (form(scope, offer, is_alone(scope, offers), much)) }
        @if must.is_empty() { (waiting(scope)) }
        @if !may.is_empty() {
            div.mays {
                @for offer in &may {
                    details.panel.may open[offer.ready] {
                        summary { (told(&scope.voice(), &offer.title)) }
                        @if scope.whole || offer.ready { (form(scope, offer, false, much)) } @else { (unopened(offer)) }
                    }
                }
            }
        }
    }
}

/// Live updates stay small: a question that lies folded is fetched by the page once somebody opens it.
fn unopened(offer: &Offer) -> Markup {
    html! { form data-ask=(offer.ask.0) data-later="" {} }
}

/// There is one question and one answer to it: the page may give it by itself. Not where a device is passed on, and not
/// in a lesson, which speaks of it.
fn is_alone(scope: &Scope<'_>, offers: &[Offer]) -> bool {
    let one_seat = scope.now.record.seats_of(scope.eyes.person).count() == 1;
    let single = |options: &Options| match options {
        Options::List(options) => options.len() == 1,
        options => lone_step(options).is_some(),
    };
    matches!(offers, [offer] if single(&offer.options)) && one_seat && !scope.is_lesson()
}

/// Nothing to choose: who is thinking, how it ended, and the way back from one's last choice.
fn waiting(scope: &Scope<'_>) -> Markup {
    html! {
        div.panel.prompt.calm {
            div.hd {
                @for seat in scope.acting() { (seat_mark(seat)) }
                h2 { (scope.status_text()) }
                (watching(scope))
            }
            div.row {
                div.cons {}
                (undo(scope))
                @if scope.now.record.status == Status::Finished {
                    a.btn href={ "/t/" (scope.id()) "/replay" } { (icon("i-replay")) (scope.voice().id("replay")) }
                    @if scope.is_lesson() { (after_lesson(scope)) } @else { (play_again(scope)) }
                    (go_on(scope))
                }
            }
        }
    }
}

/// Who has no seat is told so, and that what is hidden from the others is hidden from them.
fn watching(scope: &Scope<'_>) -> Markup {
    let record = &scope.now.record;
    let watches = record.status == Status::Running && record.seats_of(scope.eyes.person).next().is_none();
    html! { @if watches { p.why { (icon("i-eye")) (scope.voice().id("you-watch")) } } }
}

/// Who sat here has the same people, bots and settings at once; others choose their own. Where the game goes on from here
/// that comes first.
fn play_again(scope: &Scope<'_>) -> Markup {
    let (words, is_last) = (scope.voice().id("play-again"), !goes_on(scope));
    html! {
        @if scope.now.record.seats_of(scope.eyes.person).next().is_some() {
            form method="post" action="/tables" {
                button.btn.pri[is_last] type="submit" name="again" value=(scope.id()) { (words) }
            }
        } @else {
            a.btn.pri[is_last] href={ "/?game=" (scope.game().info().id) } { (words) }
        }
    }
}

/// Who has come to the end of a lesson learns on with the game's next one, or plays a game of their own.
fn after_lesson(scope: &Scope<'_>) -> Markup {
    let (voice, id, next) = (scope.voice(), scope.game().info().id, scope.next_lesson());
    html! {
        a.btn.pri[next.is_none()] href={ "/?game=" (id) } { (voice.id("lesson-over")) }
        @if let Some(next) = next {
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(id);
                button.btn.pri type="submit" name=(LESSON) value=(next.id) {
                    (voice.id("lesson-next")) " " (voice.id(&format!("option-{LESSON}-{}", next.id)))
                }
            }
        }
    }
}

/// Whether the game has left something for the next one.
fn goes_on(scope: &Scope<'_>) -> bool {
    scope.now.record.knows(scope.eyes.person) && scope.play().is_some_and(|play| play.leaves().is_some())
}

fn go_on(scope: &Scope<'_>) -> Markup {
    html! {
        @if goes_on(scope) {
            form method="post" action="/tables" {
                input type="hidden" name="continues" value=(scope.id());
                button.btn.pri type="submit" { (icon("i-next")) (scope.voice().id("go-on")) }
            }
        }
    }
}

/// Hot-seat: nothing private is on the page until the right person looks.
fn pass_on(scope: &Scope<'_>, seat: Seat) -> Markup {
    let voice = scope.voice();
    html! {
        div.panel.prompt.cover {
            div.hd { (seat_mark(seat)) h2 { (voice.say(&Message::new("pass-the-device").with("seat", seat))) } }
            div.row {
                div.cons { span { (voice.id("pass-the-device-why")) } }
                a.btn.pri href={ "/t/" (scope.id()) "?as=" (seat.0) } {
                    (voice.say(&Message::new("i-am").with("seat", seat)))
                }
            }
        }
    }
}

fn undo(scope: &Scope<'_>) -> Markup {
    let mine = scope.now.undo.filter(|seat| scope.now.record.seats_of(scope.eyes.person).any(|own| own == *seat));
    html! {
        @if let Some(seat) = mine.filter(|_| scope.now.record.status == Status::Running) {
            button.btn.gh form="undo" name="seat" value=(seat.0) data-hotkey="u" {
                (icon("i-undo")) (scope.voice().id("take-back"))
            }
        }
    }
}

fn form(scope: &Scope<'_>, offer: &Offer, alone: bool, much: Much) -> Markup {
    let voice = scope.voice();
    let judged = is_judged(&offer.options);
    let fits = scope.whole || much == Much::AsFits && !is_long(&offer.options);
    let choices = fits.then(|| options(scope, offer));
    let choices = choices.filter(|choices| scope.whole || choices.0.len() <= LONGEST);
    let later = choices.is_none();
    let sealed = match &offer.options {
        Options::List(options) => options.iter().all(|option| option.sealed),
        _ => false,
    };
    let (ask, kind) = (offer.ask.0, kind(&offer.options));
    let unasked = if judged && much == Much::AsFits { advice_for_all(scope, offer) } else { Advice::default() };
    let lone = lone_step(&offer.options);
    let act = lone.map(|option| option.act.as_ref().unwrap_or(&option.label)).or(offer.act.as_ref());
    let act = act.map_or_else(|| voice.id("choose"), |act| voice.say(act));
    // Where the question has no words for the act, those of the chosen option stand on the button, which is not seen before.
    let by_option = offer.act.is_none() && matches!(offer.options, Options::List(_));
    html! {
        form.panel.prompt method="post" action={ "/t/" (scope.id()) "/answer?ask=" (ask) "&seat=" (offer.seat.0) "&kind=" (kind) }
            data-ask=(ask) data-kind=(kind) data-judged=[judged.then_some("")] data-partial=[later.then_some("")]
            data-must=[offer.must.then_some("")] data-alone=[alone.then_some("")] data-lone=[lone.map(|_| "")] data-filled=[must_be_filled(scope, offer).then_some("")] data-usual=[offer.usual.then_some("")] data-forfeit=[offer.forfeit.as_ref().map(|_| "")] aria-labelledby={ "q-" (ask) } {
            div.hd {
                (seat_mark(offer.seat))
                h2 id={ "q-" (ask) } { (told(&voice, &offer.title)) }
                @if let Some(reason) = offer.reason.as_ref() { p.why { (told(&voice, reason)) } }
                @if !later { (why_not(scope, &offer.refused)) }
                @for rule in &offer.rules { (cite(scope.game().info().id, *rule)) }
            }
            div.ask {
                // Where one may go stands first, and each step of a way after it.
                @if kind == "steps" { div.ways { (suggestions(scope, &unasked)) } }
                @if let Some(choices) = choices { (choices) }
            }
            div.row {
                @if let Some(hint) = offer.hint.as_ref().filter(|_| offer.must) { (explained(&voice, hint)) }
                div.cons {
                    div.advice { (facts(scope, &unasked)) @if kind != "steps" { (suggestions(scope, &unasked)) } }
                    @if sealed { span.fact { (icon("i-seal")) (voice.id("cannot-be-taken-back")) } }
                }
                button.btn.gh.back type="reset" hidden { (icon("i-back")) (voice.id("clear")) }
                // One way back is enough: it stands beside the question of the turn, or where one waits.
                @if offer.must { (undo(scope)) }
                @if let Some(forfeit) = &offer.forfeit { (give_up(&voice, forfeit)) }
                @if scope.whole && has_grave(&offer.options) { (sure(&voice)) }
                // What there is to choose comes a moment later: until then nothing can be confirmed.
                button.btn.pri disabled[later] data-sure=[has_grave(&offer.options).then(|| voice.id("sure"))] data-act=(if by_option { "…" } else { &act }) {
                    (act) kbd aria-hidden="true" { "⏎" }
                }
            }
        }
    }
}

/// What lies beside the question of the turn is sent with something in it, unless nothing means something there, such
/// as taking an offer back.
fn must_be_filled(scope: &Scope<'_>, offer: &Offer) -> bool {
    let blank = offer.options.blank().filter(|_| !offer.must && is_judged(&offer.options));
    let advise = |given: Given| scope.play()?.advise(offer.seat, offer.ask, Some(&given)).ok();
    blank.and_then(advise).is_some_and(|advice| advice.refusal.is_some())
}

/// In two steps, so that nobody gives up by mistake.
fn give_up(voice: &Voice<'_>, forfeit: &Forfeit) -> Markup {
    let given = serde_json::to_string(&forfeit.given).unwrap_or_default();
    html! {
        details.giveup {
            summary.btn.gh { (told(voice, &forfeit.label)) "…" }
            button.btn type="submit" name="given" value=(given) data-gives-up="" formnovalidate {
                (voice.say(&Message::new("give-up").with("what", forfeit.label.clone())))
            }
        }
    }
}

/// Whether anything grave is said of one of several answers.
fn has_grave(options: &Options) -> bool {
    matches!(options, Options::List(options) if options.len() > 1 && options.iter().any(Opt::is_grave))
}

/// Without scripts nobody asks again before it is sent, so what is grave is ticked off.
fn sure(voice: &Voice<'_>) -> Markup {
    html! { noscript { label.chip { input type="checkbox" name="sure" value="yes"; (voice.id("sure-tick")) } } }
}

/// Shown until the reader has seen it once, which the page remembers.
fn explained(voice: &Voice<'_>, hint: &Message) -> Markup {
    html! {
        div.explain role="note" data-hint=(hint.id) {
            (icon("i-learn")) p { (told(voice, hint)) }
            button.btn type="button" data-got="" { (voice.id("hint-ok")) }
            a href="/settings" data-hints-off="" { (voice.id("hint-off")) }
        }
    }
}

/// So many bytes of options come with a live update.
const LONGEST: usize = 3_000;

/// Live updates stay small: what has many items is fetched by the page once the question is there.
fn is_long(options: &Options) -> bool {
    match options {
        Options::Pick { from, .. } => from.len() > 9,
        Options::List(options) => options.len() > 16,
        _ => false,
    }
}

fn is_judged(options: &Options) -> bool {
    matches!(
        options,
        Options::Pick { judged: true, .. }
            | Options::Amounts { judged: true, .. }
            | Options::Form { judged: true, .. }
            | Options::Path { .. }
    )
}

fn why_not(scope: &Scope<'_>, refused: &[Refused]) -> Markup {
    let voice = scope.voice();
    html! {
        @if !refused.is_empty() {
            details.whynot {
                summary { (voice.id("why-not")) }
                ul { @for neighbour in refused {
                    li { b { (told(&voice, &neighbour.label)) } ": " (told(&voice, &neighbour.refusal.reason)) " "
                        (cite(scope.game().info().id, neighbour.refusal.rule)) }
                } }
            }
        }
    }
}

/// Advice on nothing chosen yet: suggestions. Finding them may take a while, so live updates leave it to the page to
/// ask.
fn advice_for_all(scope: &Scope<'_>, offer: &Offer) -> Advice {
    let asked = scope.play().filter(|_| scope.whole).and_then(|play| play.advise(offer.seat, offer.ask, None).ok());
    asked.unwrap_or_default()
}

/// The facts of the chosen option of a list.
pub fn option_facts(scope: &Scope<'_>, offer: &Offer, given: Option<&Given>) -> Markup {
    let (Options::List(options), Some(Given::Option(key))) = (&offer.options, given) else { return Markup::default() };
    let facts = options.iter().filter(|option| option.key == *key).flat_map(|option| &option.facts);
    html! { @for fact in facts { (fact_text(&scope.voice(), scope.game().info().id, fact)) } }
}

pub fn advice(scope: &Scope<'_>, advice: &Advice) -> Markup {
    html! { (facts(scope, advice)) (suggestions(scope, advice)) }
}

fn facts(scope: &Scope<'_>, advice: &Advice) -> Markup {
    let (voice, game) = (scope.voice(), scope.game().info().id);
    html! {
        @if let Some(refusal) = &advice.refusal {
            span.fact.warn data-refused="" { (icon("i-warn")) (told(&voice, &refusal.reason)) " " (cite(game, refusal.rule)) }
        }
        @if let Some(act) = &advice.act { i hidden data-does=(voice.say(act)) {} }
        @for fact in &advice.facts { (fact_text(&voice, game, fact)) }
    }
}

fn suggestions(scope: &Scope<'_>, advice: &Advice) -> Markup {
    let (voice, game) = (scope.voice(), scope.game().info().id);
    html! {
        @if !advice.suggestions.is_empty() {
            div.suggestions {
                span.cap { (voice.id("suggestions")) }
                @for suggestion in &advice.suggestions { (suggested(&voice, game, suggestion)) }
            }
        }
    }
}

/// With scripts it fills the selection; without, it sends the whole answer.
fn suggested(voice: &Voice<'_>, game: &str, suggestion: &Suggestion) -> Markup {
    let given = serde_json::to_string(&suggestion.given).unwrap_or_default();
    // A way is drawn on the board while it has the focus.
    let way = match &suggestion.given {
        Given::Steps(keys) => Some(keys.join(",")),
        _ => None,
    };
    html! {
        button.btn.suggest type="submit" name="given" value=(given) data-way=[way] formnovalidate {
            b { (told(voice, &suggestion.label)) }
            // A link cannot stand in a button, so the facts leave their rules out.
            @for fact in &suggestion.facts { (fact_text(voice, game, &Fact { rule: None, ..fact.clone() })) }
        }
    }
}
