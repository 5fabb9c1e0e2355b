//! The table as headings and lines: for the terminal, the list view and a screen reader (SF-SETUP-19).

use orrery_core::{Message, Seat, Section};

use crate::content::{Base, Build, Planet, Site, System};
use crate::sets::Cards;
use crate::state::{Owner, Phase, Player, Reply};
use crate::view::View;
use crate::words::{self, about};

pub(crate) fn board(view: &View) -> Vec<Section> {
    let mut sections = vec![Section::new("board-table", table(view))];
    if view.public.phase() == Phase::SetUp {
        return sections;
    }
    if view.own().is_some() {
        sections.push(Section::new("board-own", own(view)));
    }
    sections.extend(view.public.everybody().map(|seat| player(view, seat)));
    if view.public.phase() == Phase::Trade {
        sections.push(Section::new("board-market", market(view)));
    }
    sections.push(Section::new("board-systems", System::all().map(|system| about_system(view, system)).collect()));
    sections.push(Section::new("board-bases", Base::all().map(|base| about_base(view, base)).collect()));
    sections.push(Section::new("board-help", help()));
    sections
}

fn table(view: &View) -> Vec<Message> {
    let public = &view.public;
    let now = match public.phase() {
        Phase::SetUp => Message::new("board-set-up"),
        Phase::FirstShips | Phase::Placing { .. } | Phase::PlacingShip { .. } => Message::new("board-placing"),
        Phase::Over(ending) => Message::new("board-over").with("ending", ending.id()),
        _ => about("board-turn", public.active).with("round", public.round).with("target", public.terms.target),
    };
    let stock = Message::new("board-stock").with("bank", words::cards(public.bank)).with("supply", public.supply);
    vec![now, stock.with("encounters", public.unread.len()).with("reserve", public.reserve.len())]
}

fn own(view: &View) -> Vec<Message> {
    let mut lines = vec![if view.hand.is_empty() {
        Message::new("board-hand-empty")
    } else {
        Message::new("board-hand").with("cards", words::cards(view.hand)).with("count", view.hand.total())
    }];
    if let Some(cards) = view.discard {
        lines.push(Message::new("board-discard").with("cards", words::cards(cards)));
    }
    lines
}

fn player(view: &View, seat: Seat) -> Section {
    let (public, player) = (&view.public, view.public.player(seat));
    let score = view.scores[seat.index()];
    let points = Message::new("board-points").with("vp", score.total).with("colonies", score.colonies);
    let points = points.with("spaceports", score.spaceports).with("friendship", score.friendship);
    let mut lines = vec![points.with("fame", score.fame).with("cleared", score.cleared)];
    let [freight, boosters, cannons] = player.parts;
    let parts =
        Message::new("board-parts").with("boosters", boosters).with("cannons", cannons).with("freight", freight);
    lines.push(parts.with("fame", player.fame).with("cards", player.hand));
    lines.push(stock(player));
    lines.extend(public.ships(seat).map(|(ship, about)| {
        let line = Message::new("board-ship").with("ship", words::ship_kind(about.kind)).with("rings", ship.rings());
        line.with("place", words::point(about.at))
    }));
    let friends: Vec<Message> = player.friends.iter().map(words::friend).collect();
    if !friends.is_empty() {
        lines.push(Message::new("board-friends").with("cards", friends));
    }
    Section::new(about("seat", seat), lines)
}

fn stock(player: &Player) -> Message {
    let line = Message::new("board-pieces").with("colonies", player.colonies).with("posts", player.posts);
    line.with("rings", player.rings).with("vouchers", player.vouchers)
}

/// SF-TRADE-10: offers and answers are open to all.
fn market(view: &View) -> Vec<Message> {
    let (public, market) = (&view.public, &view.public.market);
    let mut lines = Vec::new();
    if let Some(deal) = market.deal {
        let line = about("board-deal", public.active).with("give", words::cards(deal.give));
        lines.push(match deal.want {
            Some(want) => line.with("want", words::cards(want)),
            None => about("board-open-deal", public.active).with("give", words::cards(deal.give)),
        });
        lines.extend(public.others(public.active).map(|seat| reply(seat, market.replies[seat.index()])));
    }
    for seat in public.others(public.active) {
        if let Some(terms) = market.proposals[seat.index()] {
            let line = about("board-proposal", seat).with("give", words::cards(terms.give));
            lines.push(line.with("want", words::cards(terms.want)));
        }
    }
    lines
}

fn reply(seat: Seat, reply: Reply) -> Message {
    match reply {
        Reply::Waiting | Reply::Countering => about("board-reply-waiting", seat),
        Reply::Accepted => about("board-reply-accepted", seat),
        Reply::Declined => about("board-reply-declined", seat),
        Reply::Countered(terms) => {
            let line = about("board-reply-countered", seat).with("give", words::cards(terms.give));
            line.with("want", words::cards(terms.want))
        }
    }
}

fn about_system(view: &View, system: System) -> Message {
    let planets: Vec<Message> = system.planets().into_iter().map(|planet| about_planet(view, planet)).collect();
    let line = Message::new("board-system").with("system", words::system(system)).with("planets", planets);
    let held: Vec<Message> = system.sites().into_iter().filter_map(|site| about_site(view, site)).collect();
    if held.is_empty() { line } else { Message::new("board-system-held").with("line", line).with("sites", held) }
}

fn about_planet(view: &View, planet: Planet) -> Message {
    let about =
        |id| Message::new(id).with("planet", words::planet(planet)).with("card", words::resource(planet.resource()));
    match view.chip(planet) {
        Some(chip) => about("board-planet").with("chip", words::chip_value(view.public.terms.value(chip))),
        None => about("board-planet-hidden").with("dot", words::dot(planet.dot())),
    }
}

fn about_site(view: &View, site: Site) -> Option<Message> {
    let colony = view.public.colony(site)?;
    let line = match (colony.owner, colony.spaceport) {
        (Owner::Seat(seat), false) => about("board-colony", seat),
        (Owner::Seat(seat), true) => about("board-spaceport", seat),
        (Owner::Neutral, false) => Message::new("board-neutral-colony"),
        (Owner::Neutral, true) => Message::new("board-neutral-spaceport"),
    };
    Some(line.with("site", words::site(site)))
}

fn about_base(view: &View, base: Base) -> Message {
    let public = &view.public;
    let people = words::people(public.peoples[base.index()]);
    let line = Message::new("board-base").with("base", words::base(base)).with("people", people);
    let line = line.with("cards", public.cards_at(base).map(words::friend).collect::<Vec<_>>());
    let posts = public.posts[base.index()].iter().enumerate().filter_map(|(at, owner)| Some((at + 1, (*owner)?)));
    let posts: Vec<Message> = posts.map(|(dock, seat)| about("board-post", seat).with("dock", dock)).collect();
    match public.chips[base.index()] {
        Some(holder) => Message::new("board-base-held").with("line", line).with("posts", posts).with("holder", holder),
        None => line,
    }
}

/// The printed help card: costs and points.
fn help() -> Vec<Message> {
    let cost = |build: Build| {
        let line = Message::new("board-cost").with("build", words::build(build));
        line.with("cards", words::cards(Cards(build.cost())))
    };
    Build::ALL.into_iter().map(cost).chain(["board-balls", "board-vp", "board-order"].map(Message::new)).collect()
}
