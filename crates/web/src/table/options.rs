//! What may be chosen, as inputs of the prompt's form.

use std::fmt::Display;

use maud::{Markup, html};
use orrery_core::{Amount, Field, Given, Item, Message, Offer, Opt, Options};
use orrery_draw::{fact_text, icon, told};
use orrery_text::Voice;

use super::eyes::Scope;

pub fn kind(options: &Options) -> &'static str {
    match options {
        Options::List(_) => "option",
        Options::Pick { .. } => "picked",
        Options::Amounts { .. } => "amounts",
        Options::Path { .. } => "steps",
        Options::Form { .. } => "form",
    }
}

pub fn options(scope: &Scope<'_>, offer: &Offer) -> Markup {
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
            span.cap { (told(&scope.voice(), &field.label)) }
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
        Options::Pick { from, count, .. } => html! {
            (pick(&voice, from, prefix))
            @if *count.start() > 0 && prefix.is_empty() { (tally(count.start(), count.end())) }
        },
        Options::Amounts { kinds, total, judged } => html! {
            (amounts(&voice, kinds, prefix))
            @if !judged && prefix.is_empty() { (tally(total.start(), total.end())) }
        },
        Options::Path { .. } | Options::Form { .. } => Markup::default(),
    }
}

/// How much is chosen of what must be.
fn tally(least: impl Display, most: impl Display) -> Markup {
    html! { output.tally data-least=(least) data-most=(most) { "0 / " (most) } }
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
                    Some(group) if options.len() > FOLDED || options.iter().all(|option| option.folded) => details.group {
                        summary.chip { (told(&voice, group)) " " b { (options.len()) } }
                        @for option in options { (radio(scope, name, option, only)) }
                    }
                    Some(group) => div.group.spot[is_one_spot(options)] role="group" aria-label=(voice.say(group)) {
                        span.cap { (told(&voice, group)) }
                        @for option in options { (radio(scope, name, option, only)) }
                    }
                }
            }
        }
        // With scripts the facts come with the advice on what is chosen; of a single option they are there.
        @for option in options.iter().filter(|option| (scope.whole || only) && !option.facts.is_empty()) {
            div.facts.only[only] id=(facts_id(option)) data-facts=(option.key) {
                @for fact in &option.facts { (fact_text(&voice, scope.game().info().id, fact)) }
            }
        }
    }
}

/// All of them stand for the same place of the board: it is one choice with a small one beside it.
fn is_one_spot(options: &[Opt]) -> bool {
    options.iter().all(|option| !option.elements.is_empty() && option.elements == options[0].elements)
}

/// Ids have no spaces, keys may.
fn facts_id(option: &Opt) -> String {
    format!("f-{}", option.key.replace(' ', "-"))
}

fn radio(scope: &Scope<'_>, name: &str, option: &Opt, only: bool) -> Markup {
    let voice = scope.voice();
    html! {
        label.chip data-elements=[marks(&option.elements)] {
            input type="radio" name=(name) value=(option.key) required[scope.whole] checked[only]
                data-act=[option.act.as_ref().map(|act| voice.say(act))] data-grave=[(!only && option.is_grave()).then_some("")]
                aria-describedby=[(scope.whole && !option.facts.is_empty()).then(|| facts_id(option))];
            (told(&voice, &option.label))
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
                    @if let Some(group) = group { legend.cap { (told(voice, group)) } }
                    div.chips {
                        @for item in items {
                            label.chip data-elements=[marks(&item.elements)] {
                                input type="checkbox" name={ (prefix) "picked" } value=(item.key) data-either=[item.either.as_ref()];
                                span.tick aria-hidden="true" { (icon("i-check")) }
                                (told(voice, &item.label)) @if let Some(note) = &item.note { small { (told(voice, note)) } }
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
                    @if let Some(group) = group { legend.cap { (told(voice, group)) } }
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
            (told(voice, &kind.item.label))
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
    let only = lone_step(&offer.options).map(|option| option.key.clone());
    let steps = if scope.eyes.steps.is_empty() { only.into_iter().collect() } else { scope.eyes.steps.to_vec() };
    let advised = scope.play().filter(|_| !steps.is_empty());
    let given = Given::Steps(steps.clone());
    let advised = advised.and_then(|play| play.advise(offer.seat, offer.ask, Some(&given)).ok()?.next);
    match advised {
        Some(Options::Path { next, may_stop }) => path(scope, &next, may_stop, &steps),
        _ => path(scope, next, may_stop, &[]),
    }
}

/// The only thing there is to do, which is no way over the board: it needs no choosing.
pub fn lone_step(options: &Options) -> Option<&Opt> {
    match options {
        Options::Path { next, may_stop: false } if next.len() == 1 => {
            next.first().filter(|option| option.elements.is_empty())
        }
        _ => None,
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
                        href={ "/t/" (scope.id()) "?steps=" (joined(&option.key)) } { (told(&voice, &option.label)) }
                }
            }
            @if !may_stop { input type="hidden" name="unfinished" value="1"; }
        }
    }
}
