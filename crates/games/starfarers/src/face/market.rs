//! The talk of the trade phase: the open offer with its answers, and what others propose.

use super::hand;
use super::prelude::*;
use crate::sets::Cards;
use crate::state::{Bargain, Deal, Market, Reply};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let (public, market) = (&scene.view.public, &scene.view.public.market);
    (market.deal, market.replies, market.proposals, public.active)
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, market) = (&scene.voice, &scene.view.public.market);
    let proposals = || Seat::all(4).filter_map(|seat| Some((seat, market.proposals[seat.index()]?)));
    html! {
        @if market.deal.is_some() || proposals().next().is_some() {
            section.panel.market {
                div.ph { h2 { (icon("i-trade")) (voice.id("market")) } (cite(GAME, ids::OFFER)) }
                @if let Some(deal) = &market.deal { (offer(scene, market, deal)) }
                @for (seat, bargain) in proposals() { (line(scene, seat, "market-proposes", bargain)) }
            }
        }
    }
}

fn offer(scene: &Scene<'_>, market: &Market, deal: &Deal) -> Markup {
    html! {
        div.deal { (seat_mark(scene.view.public.active)) (bags(scene, deal.give, deal.want)) }
        @for seat in deal.to.iter() {
            @match market.replies[seat.index()] {
                Reply::Countered(bargain) => { (line(scene, seat, "market-counters", bargain)) }
                reply => { div.deal { (seat_mark(seat)) span { (scene.voice.id(said(reply))) } } }
            }
        }
    }
}

const fn said(reply: Reply) -> &'static str {
    match reply {
        Reply::Waiting | Reply::Countered(_) => "market-waits",
        Reply::Accepted => "market-accepts",
        Reply::Declined => "market-declines",
        Reply::Countering => "market-writes",
    }
}

fn line(scene: &Scene<'_>, seat: Seat, id: &str, bargain: Bargain) -> Markup {
    html! { div.deal { (seat_mark(seat)) span { (scene.voice.id(id)) " " } (bags(scene, bargain.give, Some(bargain.want))) } }
}

/// What is given, and what is wanted for it.
fn bags(scene: &Scene<'_>, give: Cards, want: Option<Cards>) -> Markup {
    let spoken = Message::new("market-terms").with("give", words::cards(give));
    let spoken = want.map(|want| spoken.with("want", words::cards(want)));
    html! {
        span.bags title=[spoken.map(|spoken| scene.voice.say(&spoken))] {
            (signs(give)) (icon("i-trade"))
            @match want { Some(want) => { (signs(want)) } None => { span { (scene.voice.id("market-open")) } } }
        }
    }
}

fn signs(cards: Cards) -> Markup {
    html! { @for (resource, count) in cards.iter() { b { (count) } (hand::sign(resource)) } }
}
