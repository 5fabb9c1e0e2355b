//! The prompt: an offer as a form. It works without scripts; the script only makes it quicker.

use maud::{Markup, html};
use orrery_core::{Advice, Amount, Fact, Field, Given, Item, Message, Offer, Opt, Options, Refused, Seat, Suggestion};
use orrery_draw::{cite, fact_text, icon, seat_mark};
use orrery_table::port::Status;
use orrery_text::Voice;

use crate::look::Scope;

pub fn draw(scope: &Scope<'_>, offers: &[Offer]) -> Markup {
    if let Some(seat) = scope.point.pass_to {
        return pass_on(scope, seat);
    }
    if offers.is_empty() {
        return waiting(scope);
    }
    let (must, may): (Vec<&Offer>, Vec<&Offer>) = offers.iter().partition(|offer| offer.must);
    html! {
        @for offer in &must { (form(scope, offer)) }
        @if must.is_empty() { (waiting(scope)) }
        @for offer in &may {
            details.panel.may open[offer.ready] {
                summary { (scope.voice().say(&offer.title)) } (form(scope, offer))
            }
        }
    }
}

/// Nothing to choose: who is thinking, how it ended, and the way back from one's last choice.
fn waiting(scope: &Scope<'_>) -> Markup {
    html! {
        div.panel.prompt.calm {
            div.hd {
                @for seat in scope.acting() { (seat_mark(seat)) }
                h2 { (scope.status_text()) }
            }
            div.row {
                div.cons {}
                (undo(scope))
                @if scope.now.record.status == Status::Finished {
                    a.btn href={ "/t/" (scope.id) "/replay" } { (icon("i-replay")) (scope.voice().id("replay")) }
                    a.btn.pri href={ "/?game=" (scope.game.info().id) } { (scope.voice().id("play-again")) }
                }
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
                a.btn.pri href={ "/t/" (scope.id) "?as=" (seat.0) } {
                    (voice.say(&Message::new("i-am").with("seat", seat)))
                }
            }
        }
    }
}

fn undo(scope: &Scope<'_>) -> Markup {
    let mine = scope.now.undo.filter(|seat| scope.now.record.seats_of(scope.person).any(|own| own == *seat));
    html! {
        @if let Some(seat) = mine.filter(|_| scope.now.record.status == Status::Running) {
            button.btn.gh form="undo" name="seat" value=(seat.0) data-hotkey="u" {
                (icon("i-undo")) (scope.voice().id("take-back"))
            }
        }
    }
}

fn form(scope: &Scope<'_>, offer: &Offer) -> Markup {
    let voice = scope.voice();
    let judged = is_judged(&offer.options);
    let later = !scope.whole && is_long(&offer.options);
    let sealed = match &offer.options {
        Options::List(options) => options.iter().all(|option| option.sealed),
        _ => false,
    };
    let (ask, kind) = (offer.ask.0, kind(&offer.options));
    let act = offer.act.as_ref().map_or_else(|| voice.id("choose"), |act| voice.say(act));
    html! {
        form.panel.prompt method="post" action={ "/t/" (scope.id) "/answer?ask=" (ask) "&seat=" (offer.seat.0) "&kind=" (kind) }
            data-ask=(ask) data-kind=(kind) data-judged=[judged.then_some("")] data-partial=[later.then_some("")]
            data-must=[offer.must.then_some("")] aria-labelledby={ "q-" (ask) } {
            div.hd {
                (seat_mark(offer.seat))
                h2 id={ "q-" (ask) } { (voice.say(&offer.title)) }
                @for rule in &offer.rules { (cite(scope.game.info().id, *rule)) }
            }
            @if let Some(reason) = offer.reason.as_ref() { p.why { (voice.say(reason)) } }
            @if let Some(hint) = offer.hint.as_ref().filter(|_| offer.must) { (explained(&voice, hint)) }
            @if !later { (options(scope, offer)) }
            div.row {
                @if !later { (why_not(scope, &offer.refused)) }
                div.cons role="status" {
                    div.advice { @if judged { (advice_for_all(scope, offer)) } }
                    @if sealed { span.fact { (icon("i-seal")) (voice.id("cannot-be-taken-back")) } }
                }
                button.btn.gh.back type="reset" hidden { (icon("i-back")) (voice.id("clear")) }
                (undo(scope))
                button.btn.pri disabled[later] data-act=(act) { (act) kbd aria-hidden="true" { "⏎" } }
            }
        }
    }
}

/// Shown until the reader has seen it once, which the page remembers.
fn explained(voice: &Voice<'_>, hint: &Message) -> Markup {
    html! {
        aside.explain data-hint=(hint.id) {
            (icon("i-learn")) p { (voice.say(hint)) }
            button.btn type="button" data-got="" { (voice.id("hint-ok")) }
            a href="/settings" data-hints-off="" { (voice.id("hint-off")) }
        }
    }
}

/// Live updates stay small: what has many items is fetched by the page once the question is there.
fn is_long(options: &Options) -> bool {
    matches!(options, Options::Pick { from, .. } if from.len() > 9)
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

pub fn kind(options: &Options) -> &'static str {
    match options {
        Options::List(_) => "option",
        Options::Pick { .. } => "picked",
        Options::Amounts { .. } => "amounts",
        Options::Path { .. } => "steps",
        Options::Form { .. } => "form",
    }
}

fn options(scope: &Scope<'_>, offer: &Offer) -> Markup {
    match &offer.options {
        Options::Path { next, may_stop } => begun_path(scope, offer, next, *may_stop),
        Options::Form { fields, .. } => html! {
            div.fields { @for field in fields { (form_field(scope, field)) } }
        },
        options => flat(scope, options, ""),
    }
}

/// A field names its kind, since nothing picked sends nothing; its inputs bear its name.
fn form_field(scope: &Scope<'_>, field: &Field) -> Markup {
    html! {
        div.field role="group" aria-label=(scope.voice().say(&field.label)) {
            span.cap { (scope.voice().say(&field.label)) }
            input type="hidden" name="field" value={ (field.key) ":" (kind(&field.options)) };
            (flat(scope, &field.options, &format!("{}.", field.key)))
        }
    }
}

/// A list, a pick or amounts, under names that begin so.
fn flat(scope: &Scope<'_>, options: &Options, prefix: &str) -> Markup {
    let voice = scope.voice();
    match options {
        Options::List(options) => list(scope, &format!("{prefix}option"), options),
        Options::Pick { from, .. } => pick(&voice, from, prefix),
        Options::Amounts { kinds, total, judged } => html! {
            (amounts(&voice, kinds, prefix))
            @if !judged && prefix.is_empty() {
                output.tally data-least=(total.start()) data-most=(total.end()) { "0 / " (total.end()) }
            }
        },
        Options::Path { .. } | Options::Form { .. } => Markup::default(),
    }
}

/// A group of more options than this is folded.
const FOLDED: usize = 6;

fn list(scope: &Scope<'_>, name: &str, options: &[Opt]) -> Markup {
    let (voice, only) = (scope.voice(), options.len() == 1);
    html! {
        fieldset.chips {
            @for (group, options) in runs(options, |option| option.group.as_ref()) {
                @match group {
                    None => { @for option in options { (radio(scope, name, option, only)) } }
                    Some(group) if options.len() > FOLDED => details.group {
                        summary.chip { (voice.say(group)) " " b { (options.len()) } }
                        @for option in options { (radio(scope, name, option, only)) }
                    }
                    Some(group) => div.group role="group" aria-label=(voice.say(group)) {
                        span.cap { (voice.say(group)) }
                        @for option in options { (radio(scope, name, option, only)) }
                    }
                }
            }
        }
        // With scripts the facts come with the advice on what is chosen; of a single option they are there.
        @for option in options.iter().filter(|option| (scope.whole || only) && !option.facts.is_empty()) {
            div.facts.only[only] id={ "f-" (option.key) } data-facts=(option.key) {
                @for fact in &option.facts { (fact_text(&voice, scope.game.info().id, fact)) }
            }
        }
    }
}

fn radio(scope: &Scope<'_>, name: &str, option: &Opt, only: bool) -> Markup {
    let voice = scope.voice();
    html! {
        label.chip data-elements=[marks(&option.elements)] {
            input type="radio" name=(name) value=(option.key) required[scope.whole] checked[only]
                data-act=[option.act.as_ref().map(|act| voice.say(act))]
                aria-describedby=[(scope.whole && !option.facts.is_empty()).then(|| format!("f-{}", option.key))];
            (voice.say(&option.label))
        }
    }
}

/// The marks on the board that stand for it, in order.
fn marks(elements: &[String]) -> Option<String> {
    (!elements.is_empty()).then(|| elements.join(" "))
}

/// Neighbours of one group, in the order of the offer.
fn runs<T>(items: &[T], group: impl Fn(&T) -> Option<&Message>) -> Vec<(Option<&Message>, &[T])> {
    let runs = items.chunk_by(|a, b| group(a) == group(b));
    runs.map(|run| (run.first().and_then(&group), run)).collect()
}

fn pick(voice: &Voice<'_>, from: &[Item], prefix: &str) -> Markup {
    html! {
        div.picks {
            @for (group, items) in runs(from, |item| item.group.as_ref()) {
                fieldset {
                    @if let Some(group) = group { legend.cap { (voice.say(group)) } }
                    div.chips {
                        @for item in items {
                            label.chip data-elements=[marks(&item.elements)] {
                                input type="checkbox" name={ (prefix) "picked" } value=(item.key) data-either=[item.either.as_ref()];
                                span.tick aria-hidden="true" { (icon("i-check")) }
                                (voice.say(&item.label))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn amounts(voice: &Voice<'_>, kinds: &[Amount], prefix: &str) -> Markup {
    html! {
        div.amounts {
            @for (group, kinds) in runs(kinds, |kind| kind.item.group.as_ref()) {
                fieldset {
                    @if let Some(group) = group { legend.cap { (voice.say(group)) } }
                    @for kind in kinds { @if kind.range == (0..=1) && kind.item.sign.is_none() { (switch(voice, kind, prefix)) } @else { (amount(voice, kind, prefix)) } }
                }
            }
        }
    }
}

/// One or none.
fn switch(voice: &Voice<'_>, kind: &Amount, prefix: &str) -> Markup {
    html! {
        label.chip {
            input type="checkbox" name={ (prefix) "amount-" (kind.item.key) } value="1";
            span.tick aria-hidden="true" { (icon("i-check")) }
            (voice.say(&kind.item.label))
        }
    }
}

/// The buttons, the sign being one of them, are for pointers; the field itself takes the arrow keys.
fn amount(voice: &Voice<'_>, kind: &Amount, prefix: &str) -> Markup {
    let label = voice.say(&kind.item.label);
    html! {
        div.amount data-elements=[marks(&kind.item.elements)] {
            button.by type="button" data-by="1" tabindex="-1" aria-hidden="true" title=(label) {
                @match kind.item.sign { Some(sign) => { (icon(sign)) } None => { "+" } }
            }
            label {
                span.vh[kind.item.sign.is_some()] { (label) }
                input type="number" name={ (prefix) "amount-" (kind.item.key) } min=(kind.range.start()) max=(kind.range.end())
                    value=(kind.range.start()) required;
            }
            button.by type="button" data-by="-1" tabindex="-1" aria-hidden="true" { "−" }
        }
    }
}

/// Goes on from the steps in the page's address, where there are any.
fn begun_path(scope: &Scope<'_>, offer: &Offer, next: &[Opt], may_stop: bool) -> Markup {
    let given = Given::Steps(scope.steps.to_vec());
    let advised = scope.play().filter(|_| !scope.steps.is_empty());
    let advised = advised.and_then(|play| play.advise(offer.seat, offer.ask, Some(&given)).ok()?.next);
    match advised {
        Some(Options::Path { next, may_stop }) => path(scope, &next, may_stop, scope.steps),
        _ => path(scope, next, may_stop, &[]),
    }
}

/// A path is built a step at a time: each step asks the server for the next ones, with or without scripts.
pub fn path(scope: &Scope<'_>, next: &[Opt], may_stop: bool, so_far: &[String]) -> Markup {
    let voice = scope.voice();
    let joined = |key: &str| so_far.iter().map(String::as_str).chain([key]).collect::<Vec<_>>().join(",");
    html! {
        div.path {
            @for step in so_far { input type="hidden" name="step" value=(step); }
            div.chips {
                @for option in next {
                    a.chip data-step=(option.key) data-elements=[marks(&option.elements)]
                        href={ "/t/" (scope.id) "?steps=" (joined(&option.key)) } { (voice.say(&option.label)) }
                }
            }
            @if !may_stop { input type="hidden" name="unfinished" value="1"; }
        }
    }
}

fn why_not(scope: &Scope<'_>, refused: &[Refused]) -> Markup {
    let voice = scope.voice();
    html! {
        @if !refused.is_empty() {
            details.whynot {
                summary { (voice.id("why-not")) }
                ul { @for neighbour in refused {
                    li { b { (voice.say(&neighbour.label)) } ": " (voice.say(&neighbour.refusal.reason)) " "
                        (cite(scope.game.info().id, neighbour.refusal.rule)) }
                } }
            }
        }
    }
}

/// Advice on nothing chosen yet: suggestions. Finding them may take a while, so live updates leave it to the page to
/// ask.
fn advice_for_all(scope: &Scope<'_>, offer: &Offer) -> Markup {
    let asked = scope.play().filter(|_| scope.whole).and_then(|play| play.advise(offer.seat, offer.ask, None).ok());
    html! { @if let Some(given) = asked { (advice(scope, &given)) } }
}

/// The facts of the chosen option of a list.
pub fn option_facts(scope: &Scope<'_>, offer: &Offer, given: Option<&Given>) -> Markup {
    let (Options::List(options), Some(Given::Option(key))) = (&offer.options, given) else { return Markup::default() };
    let facts = options.iter().filter(|option| option.key == *key).flat_map(|option| &option.facts);
    html! { @for fact in facts { (fact_text(&scope.voice(), scope.game.info().id, fact)) } }
}

pub fn advice(scope: &Scope<'_>, advice: &Advice) -> Markup {
    let (voice, game) = (scope.voice(), scope.game.info().id);
    html! {
        @if let Some(refusal) = &advice.refusal {
            span.fact.warn data-refused="" { (icon("i-warn")) (voice.say(&refusal.reason)) " " (cite(game, refusal.rule)) }
        }
        @for fact in &advice.facts { (fact_text(&voice, game, fact)) }
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
            b { (voice.say(&suggestion.label)) }
            // A link cannot stand in a button, so the facts leave their rules out.
            @for fact in &suggestion.facts { (fact_text(voice, game, &Fact { rule: None, ..fact.clone() })) }
        }
    }
}
