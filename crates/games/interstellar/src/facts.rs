//! What may be said before a choice is made (8.3), from what everybody knows: chances, costs, what is lost, and the
//! warnings of 8.4.

use orrery_core::{Fact, Message, Rule, Seat, Tone};

use crate::content::*;
use crate::questions::{Placing, Thrust};
use crate::rules::ids;
use crate::state::{Nugget, Post, Public, Site, Worker, Workers};
use crate::words;

/// 8.4: a charge below this is a trap with fat Batteries (EX-own-01).
const LOW: u8 = 3;

fn plain(message: Message, rule: Rule) -> Fact {
    Fact::new(Tone::Plain, message).rule(rule)
}

fn warning(message: impl Into<Message>, rule: Rule) -> Fact {
    Fact::new(Tone::Warn, message).rule(rule)
}

/// 8.4: to be confirmed.
fn grave(message: impl Into<Message>, rule: Rule) -> Fact {
    Fact::new(Tone::Grave, message).rule(rule)
}

/// Sixths in per cent.
fn percent(sixths: u8) -> u16 {
    (100 * u16::from(sixths) + 3) / 6
}

/// The faces of a die that are so.
fn faces(is_so: impl Fn(u8) -> bool) -> u8 {
    (1..=6).filter(|die| is_so(*die)).count() as u8
}

/// The chance that at least one of them succeeds, in per cent.
pub(crate) fn success(public: &Public, site: Site, workers: Workers) -> u16 {
    let fails = |worker: Worker| f64::from(6 - faces(|die| public.judged(site, worker, die).0)) / 6.0;
    (100.0 * (1.0 - workers.iter().map(fails).product::<f64>())).round() as u16
}

/// H2c, H2f, H2g: what a roll with these may lead to.
pub(crate) fn rolls(public: &Public, site: Site, workers: Workers) -> Vec<Fact> {
    let chance = Message::new("fact-success").with("n", success(public, site, workers));
    let mut facts = vec![plain(chance, Rule("H2c"))];
    for worker in workers.iter().filter(|worker| worker.cyborg().is_some()) {
        let outbreak = faces(|die| public.judged(site, worker, die).1);
        let about = |id| Message::new(id).with("worker", words::worker(worker));
        if let (Site::Card(card), true) = (site, outbreak > 0)
            && public.may_break_out(card)
        {
            facts.push(warning(about("fact-outbreak").with("n", percent(outbreak)), ids::OUTBREAK));
        }
        if is_deadly(site) {
            facts.push(warning(about("fact-dies-on-six").with("n", percent(1)), Rule("B2c")));
        }
    }
    facts
}

/// B2c, H3c: whether a 6 kills.
fn is_deadly(site: Site) -> bool {
    match site {
        Site::Card(card) => card.icons().contains(Icon::Risky),
        Site::Goo(_) => true,
    }
}

/// H5a: how likely she bears a child.
pub(crate) fn birth(public: &Public, mother: Cyborg) -> Option<Fact> {
    let rolls = public.fertile_age(mother).map(|age| *public.fertile(mother, age).end())?;
    Some(plain(Message::new("fact-birth").with("n", percent(rolls)), ids::MOTHERHOOD))
}

/// What a placing may lead to, and what it leaves undone.
pub(crate) fn placing(public: &Public, placing: Placing) -> Vec<Fact> {
    let mut facts = match placing {
        Placing::Workcell(worker, card) => on_card(public, worker, card),
        Placing::Research(worker, card, _) => on_card(public, worker, card),
        Placing::Goo(worker, shape) => {
            let there = public.workers_at(Post::Goo(shape)).with(worker);
            rolls(public, Site::Goo(shape), there)
        }
        Placing::Cell(_, cell) => dead_battery(public, cell).into_iter().chain(in_cell(public, cell)).collect(),
        Placing::Pregnancy(cyborg) => birth(public, cyborg).into_iter().collect(),
        Placing::Hibernate(cyborg) if public.commander == Some(cyborg) => {
            vec![grave("fact-commander-sleeps", Rule("F3a"))]
        }
        _ => Vec::new(),
    };
    facts.extend(leaves(public, placing));
    facts
}

/// D3-2: a card whose condition is not met is not rolled.
fn on_card(public: &Public, worker: Worker, card: Workcell) -> Vec<Fact> {
    let there = public.workers_at(Post::Workcell(card)).with(worker);
    let unmet = card.conditions(public.terms.printing).any(|needed| !public.allows(needed));
    let mut facts = rolls(public, Site::Card(card), there);
    facts.extend(unmet.then(|| grave("fact-unmet", ids::TO_USE)));
    facts
}

/// H1a: the charge that a task takes, and whether it is there.
pub(crate) fn in_cell(public: &Public, cell: Cell) -> Vec<Fact> {
    let charge = public.ship.charge;
    let mut facts = Vec::new();
    match cell.battery() {
        Battery::Drops(0) => {}
        Battery::Full => facts.push(charged(charge, CHARGE_AT_START)),
        battery if charge < battery.charge_needed() => facts.push(warning("charge-short", ids::CHARGE)),
        Battery::Drops(levels) => facts.push(charged(charge, charge - levels)),
    }
    if cell.task() == Task::Ignition {
        facts.extend(radiation(public));
    }
    facts
}

fn charged(before: u8, after: u8) -> Fact {
    plain(Message::new("charge-goes").with("before", before).with("after", after), ids::CHARGE)
}

/// 8.4: whoever ignites without a Recharge may not ignite again (EX-own-01).
fn dead_battery(public: &Public, cell: Cell) -> Option<Fact> {
    let is_ignited = cell.task() == Task::Ignition;
    let is_recharged = public.cells().any(|one| one.task() == Task::Recharge && public.worker_in(one).is_some());
    let after = public.ship.charge.saturating_sub(crate::rules::maintenance::discharge(cell));
    let message = Message::new("fact-dead-battery").with("n", after);
    (is_ignited && !is_recharged && after < LOW).then(|| grave(message, ids::CHARGE))
}

/// D4b: Ignition gives every Awake Ideology Stress, and Stress ages (D6a).
fn radiation(public: &Public) -> Vec<Fact> {
    let awake = public.awake();
    if public.dozyear.free_ignition || public.knows(EarthData::CleanBurn) || awake.is_empty() {
        return Vec::new();
    }
    let stress = Message::new("fact-radiation").with("who", words::ideologies(awake));
    let mut after = *public;
    awake.iter().for_each(|of| after.mats[of.index()].stress = after.mats[of.index()].stress.saturating_add(1));
    let elders = Cyborg::all().filter(|cyborg| public.person(*cyborg).is_awake());
    let older = elders.filter_map(|cyborg| {
        let (now, then) = (dies(public, cyborg)?, dies(&after, cyborg)?);
        let line = Message::new("fact-older").with("cyborg", words::cyborg(cyborg));
        let line = line.with("before", percent(now)).with("after", percent(then));
        (now < then).then(|| warning(line, ids::ATTRITION))
    });
    [warning(stress, ids::STRESS)].into_iter().chain(older).collect()
}

/// D6a: in how many of six cases an elder dies.
fn dies(public: &Public, cyborg: Cyborg) -> Option<u8> {
    let age = public.modified_age(cyborg)?;
    Some(6 - *cyborg.survives(age)?.end())
}

/// 8.4: the last young Amazon does something else than to bear.
fn leaves(public: &Public, placing: Placing) -> Option<Fact> {
    let worker = placing.worker()?;
    let cyborg = worker.cyborg().filter(|cyborg| public.may_bear(*cyborg))?;
    let others = Cyborg::all().filter(|one| *one != cyborg && public.person(*one).is_awake() && public.may_bear(*one));
    let is_last = others.count() == 0 && !matches!(placing, Placing::Pregnancy(_));
    is_last.then(|| grave("fact-last-amazon", ids::PREGNANCY))
}

/// D4b: where a burn leaves the ship.
pub(crate) fn burn(public: &Public, thrust: Thrust, levels_left: u8) -> Vec<Fact> {
    let ship = &public.ship;
    let velocity = thrust.applied(ship.velocity);
    let mut facts = vec![plain(Message::new("fact-speed").with("n", velocity.0), ids::MOVE)];
    if let Some((star, far)) = crate::face::next_star(public).filter(|(_, far)| velocity.0 > 0 && *far > 0) {
        let line = Message::new("fact-arrives").with("star", words::space(star.space()));
        facts.push(plain(line.with("n", far.div_ceil(velocity.0)), ids::MOVE));
    }
    if levels_left < velocity.0 {
        let line = Message::new("fact-cannot-stop").with("levels", levels_left).with("velocity", velocity.0);
        facts.push(warning(line, ids::BURN));
    }
    let leaves = ship.is_in_orbit() && velocity.0 > 0 && public.homes(public.stuff()).next().is_some();
    facts.extend(leaves.then(|| grave("fact-leaves-home", ids::LANDFALL)));
    let idles = velocity.0 == 0 && (ship.space.star().is_none() || levels_left == 0);
    facts.extend(idles.then(|| grave("fact-idle", ids::STRANDED)));
    let waits = velocity.0 == 0 && public.stuff().goo > 1 && is_over_caves(public);
    facts.extend(waits.then(|| grave("fact-caves", ids::CAVE_LANDFALL)));
    facts.extend(radiation(public));
    facts
}

/// F2c, F2d: how likely a Plasma Risk Roll leads to anything.
pub(crate) fn plasma(public: &Public, risk: Risk) -> Fact {
    let harms = harms(public, risk);
    let line = Message::new("fact-plasma").with("risk", words::risk(risk)).with("n", percent(harms));
    if harms > 0 { warning(line, ids::PLASMA) } else { plain(line, ids::PLASMA) }
}

/// The faces of a Plasma Risk Roll that do harm.
fn harms(public: &Public, risk: Risk) -> u8 {
    let modifier = public.dozyear.plasma + u8::from(public.has_wisdom(Wisdom::Pilot));
    faces(|die| risk.outcome(die + modifier) != Outcome::G)
}

/// B8b: the roll that is made where the ship comes to a star.
fn risk_at(space: Space) -> Option<Risk> {
    space.star().and_then(Star::hazard).map(|hazard| match hazard {
        Hazard::Flare => Risk::Flare,
        Hazard::Debris => Risk::Debris,
    })
}

/// The chance that a star on the way or a brake does harm, in per cent.
pub(crate) fn harm_on(public: &Public, path: &[Space], brakes: &[Space]) -> u16 {
    let spared = |risk: Risk| f64::from(6 - harms(public, risk)) / 6.0;
    let passed = path.iter().filter_map(|space| risk_at(*space));
    let braked = brakes.iter().map(|space| if space.star().is_some() { Risk::HotFlyby } else { Risk::IceBraking });
    let all: f64 = passed.chain(braked).map(spared).product();
    (100.0 * (1.0 - all)).round() as u16
}

/// What lies in a space that the ship may come to.
pub(crate) fn space(public: &Public, to: Space) -> Vec<Fact> {
    let mut facts = Vec::new();
    facts.extend(to.exit().map(|_| grave("fact-exit", ids::EXIT)));
    facts.extend((to.kind() == Kind::Lic).then(|| cloud(public)).flatten());
    facts.extend((to.kind() == Kind::Jet).then(|| plain(Message::new("fact-jet"), ids::JET)));
    facts.extend(risk_at(to).map(|risk| plasma(public, risk)));
    facts
}

/// D5e: the foremost tile erodes in a cloud.
fn cloud(public: &Public) -> Option<Fact> {
    let tile = public.ship.foremost()?;
    Some(warning(Message::new("fact-cloud").with("tile", words::tile(tile)), ids::LIC))
}

/// E4: what goes with a tile.
pub(crate) fn lost_with(public: &Public, tile: Tile) -> Vec<Fact> {
    let cards: Vec<Message> = public.cards_lost_with(tile).iter().map(words::workcell).collect();
    let is_jars = tile == Tile::Section(Blueprint::Jars);
    let dead: Vec<Message> =
        Cyborg::all().filter(|one| is_jars && public.person(*one).is_in_jars()).map(words::cyborg).collect();
    let list =
        |id, what: Vec<Message>| (!what.is_empty()).then(|| warning(Message::new(id).with("what", what), ids::LOST));
    let slots = public.slots_lost_with(tile).filter(|(of, slot)| public.is_open(*of, *slot)).count();
    let slots = (slots > 0).then(|| warning(Message::new("fact-slots-lost").with("n", slots), ids::LOST));
    let jars = is_jars.then(|| grave("fact-jars-gone", ids::JETTISON));
    [jars, list("fact-cards-lost", cards), list("fact-jars-lost", dead), slots].into_iter().flatten().collect()
}

/// E6-1: an experiment flips a nugget for good; this would be the last.
pub(crate) fn experiment(public: &Public, card: Workcell) -> Option<Fact> {
    let left = Nugget::all().filter(|nugget| !public.is_flipped(*nugget)).count();
    (card.is_experiment() && left == 1).then(|| grave("fact-last-nugget", ids::EXPERIMENT))
}

/// J1b: another species would open the caves below.
pub(crate) fn taming(public: &Public) -> Option<Fact> {
    (is_over_caves(public) && public.stuff().goo == 1).then(|| grave("fact-caves", ids::CAVE_LANDFALL))
}

fn is_over_caves(public: &Public) -> bool {
    let star = public.ship.space.star().filter(|_| public.ship.is_in_orbit());
    let is_cave = |planet: PlanetBox| !planet.kind().is_goldilocks() && public.sky.exists(planet);
    star.is_some_and(|star| star.boxes().any(is_cave))
}

/// F3: how an election would end if everybody else voted for the own candidate, or without one for who commands.
pub(crate) fn election(public: &Public, seat: Seat, vote: Ideology) -> Fact {
    let candidates = public.candidates();
    let choice = |other: Seat| {
        let own = candidates.iter().find(|of| public.player(*of) == other);
        own.or(public.incumbent().filter(|of| candidates.contains(*of))).or(candidates.nth(0))
    };
    let of = |other: Seat| if other == seat { Some(vote) } else { choice(other) };
    let votes = |one: Ideology| -> u8 {
        public.everybody().filter(|other| of(*other) == Some(one)).map(|other| public.votes(other)).sum()
    };
    let best = candidates.iter().map(votes).max().unwrap_or(0);
    let first: Vec<Message> = candidates.iter().filter(|one| votes(*one) == best).map(words::ideology).collect();
    let id = if first.len() == 1 { "fact-would-win" } else { "fact-would-tie" };
    plain(Message::new(id).with("who", first).with("n", best), ids::ELECTION)
}
