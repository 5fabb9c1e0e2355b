//! Computer players of four strengths. They see what their seat sees: everything here starts from a view.
//!
//! Random plays any legal choice. Easy knows what is good, but is not sure of it, and does not wait for news of the stars.
//! Normal judges every placing and every decision by the points it expects in the end. Hard plays its best ideas on in
//! its head, with everything hidden drawn anew. While the palm is up they all play for the sum of all Ideologies.

mod advice;
mod council;
mod crew;
mod labs;
mod landing;
mod outlook;
mod pilot;
mod planets;
mod rollout;
mod standing;
mod taste;
mod work;

pub(crate) use advice::{suggest, suggest_as};

use orrery_bots::{Lesson, Level, Thinks, random_choice};
use orrery_core::{Ask, Asking, Dice, Listed, Note, Seat, Viewer};

use crate::content::{Ideology, Task};
use crate::event::Shelf;
use crate::questions::*;
use crate::state::{MAX_SEATS, Secret, State};
use crate::view::View;
use crate::{Interstellar, lesson};
use outlook::{Outlook, best};
use taste::Taste;

impl Thinks for Interstellar {
    const LESSONS: &'static [Lesson] = lesson::LESSONS;

    /// In a lesson they do what it needs of them.
    fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
        if let Some(choice) = lesson::scripted(view, ask) {
            return choice;
        }
        match level {
            Level::Random => random_choice::<Interstellar>(view, seat, ask, luck),
            Level::Easy => decide(&known(view, seat), ask, &taste::EASY, Some(luck)),
            Level::Normal => decide(&known(view, seat), ask, &taste::NORMAL, None),
            Level::Hard => rollout::ponder(view, ask, luck),
        }
    }

    fn note(view: &View, _: Seat, asks: &[&Ask<Decision>]) -> Option<Note> {
        lesson::note(view, asks)
    }

    /// DP-34: they give up as soon as somebody does, and begin only where nothing can be won any more.
    fn volunteer(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, _: &mut Dice) -> Option<Choice> {
        let agreed = view.public.agreed;
        let is_asked = matches!(ask.decision, Decision::GiveUp(_)) && !agreed.contains(seat);
        let gives_up = || !agreed.is_empty() || landing::is_forlorn(&view.public);
        (level != Level::Random && is_asked && gives_up()).then_some(Choice::GiveUp(true))
    }
}

/// What the seat knows, as a state in which everything hidden is missing.
pub(crate) fn known(view: &View, seat: Seat) -> State {
    let State { mut secret, .. } = State::fresh(view.public.terms, view.public.seats);
    secret.worlds = [view.public.worlds; MAX_SEATS];
    let at = seat.index().min(MAX_SEATS - 1);
    secret.worlds[at] = view.worlds;
    secret.standing[at] = view.standing;
    secret.asides[at] = view.asides;
    let earth_data = view.earth_data.unwrap_or(secret.earth_data);
    let seen = Secret { earth_data, volunteers: view.volunteers, promises: view.promises, queue: view.queue, ..secret };
    State { public: view.public, secret: seen }
}

/// The same from a state, for whoever advises people.
pub(crate) fn known_to(state: &State, seat: Seat) -> State {
    known(&crate::view::view(state, Viewer::Seat(seat)), seat)
}

/// An idea of its own, or what is answered for the absent.
fn decide(state: &State, ask: &Ask<Decision>, taste: &'static Taste, luck: Option<&mut Dice>) -> Choice {
    idea(state, ask, taste, luck).unwrap_or_else(|| Interstellar::fallback(state, ask))
}

fn idea(state: &State, ask: &Ask<Decision>, taste: &'static Taste, luck: Option<&mut Dice>) -> Option<Choice> {
    let seat = ask.seat;
    let outlook = || Outlook::new(state, seat, taste);
    let public = &state.public;
    Some(match ask.decision {
        Decision::Assign(asked) => Choice::Assign(assign(&outlook(), asked, luck)?),
        Decision::Burn(asked) => Choice::Burn(outlook().thrust(&listed(&asked, state, seat))),
        Decision::Drive(asked) => Choice::Drive(outlook().drive(&listed(&asked, state, seat))?),
        Decision::Heading(asked) => Choice::Heading(outlook().way(&listed(&asked, state, seat))?),
        Decision::Branch(asked) => Choice::Branch(outlook().branch(&listed(&asked, state, seat), asked.left)?),
        Decision::Brake(asked) => Choice::Brake(outlook().brakes(asked.risk)),
        Decision::Helm(_) => Choice::Helm(outlook().order(!public.dozyear.alert_turned)),
        Decision::Ultralight(asked) => Choice::Ultralight(outlook().best_lookout(public.of(asked.worker))?.1),
        Decision::TaskOf(asked) => Choice::TaskOf(doing(&outlook(), asked)?),
        Decision::Reassign(asked) => Choice::Reassign(reassign(&outlook(), asked, &listed(&asked, state, seat))?),
        Decision::Child(asked) => {
            let outlook = outlook();
            let judged = asked.answers(state, seat).map(|cyborg| (outlook.waking(cyborg), cyborg));
            Choice::Child(best(judged)?.1)
        }
        Decision::Help(asked) => {
            let outlook = outlook();
            let judged = asked.answers(state, seat).map(|cyborg| (helping(&outlook, asked.favour, cyborg), cyborg));
            Choice::Help(best(judged)?.1)
        }
        Decision::Consent(_) => Choice::Consent(true),
        Decision::GiveNugget(_) => Choice::GiveNugget(true),
        Decision::Adopt(_) => Choice::Adopt(true),
        Decision::TakeIn(_) => Choice::TakeIn(true),
        Decision::Counter(_) => Choice::Counter(true),
        Decision::Marry(_) => Choice::Marry(true),
        Decision::PlaceCard(asked) => Choice::PlaceCard(place(&outlook(), asked)?),
        Decision::Receive(asked) => {
            let first = asked.answers(state, seat).find(|reception| *reception != Reception::Refuse);
            let suggested = asked.suggested.map(Reception::Slot);
            Choice::Receive(suggested.or(first)?)
        }
        Decision::Displaced(asked) => Choice::Displaced(outlook().shelter(asked)?),
        Decision::Clear(asked) => Choice::Clear(outlook().clearing(asked.answers(state, seat))?),
        Decision::Accept(asked) => Choice::Accept(accepts(&outlook(), asked)),
        Decision::Choose(_) => Choice::Choose(outlook().part()?),
        Decision::PickSection(asked) => {
            let outlook = outlook();
            let judged = asked.answers(state, seat).map(|section| (outlook.leaning(section), section));
            Choice::PickSection(best(judged)?.1)
        }
        Decision::AddShield(asked) => Choice::AddShield(shield(&outlook(), asked)?),
        Decision::Relieve(asked) => {
            let outlook = outlook();
            let judged = asked.answers(state, seat).map(|of| (outlook.relief(of, asked.by), of));
            Choice::Relieve(best(judged)?.1)
        }
        Decision::Dispatch(asked) => {
            let outlook = outlook();
            let judged = asked.answers(state, seat).map(|launch| (outlook.launch(launch), launch));
            Choice::Dispatch(best(judged)?.1)
        }
        Decision::Tame(asked) => Choice::Tame(own_first(&outlook(), asked.answers(state, seat))?),
        Decision::TameAll(asked) => Choice::TameAll(own_first(&outlook(), asked.answers(state, seat))?),
        Decision::Deliver(asked) => Choice::Deliver(own_first(&outlook(), asked.answers(state, seat))?),
        Decision::Engineer(asked) => Choice::Engineer(own_first(&outlook(), asked.answers(state, seat))?),
        Decision::TakeMedal(asked) => Choice::TakeMedal(takes_medal(&outlook(), asked)),
        Decision::Ballot(asked) => {
            let outlook = outlook();
            let judged = asked.answers(state, seat).map(|of| (outlook.candidate(of), of));
            Choice::Ballot(best(judged)?.1)
        }
        Decision::BreakTie(asked) => {
            let outlook = outlook();
            let judged = asked.answers(state, seat).map(|of| (outlook.candidate(of), of));
            Choice::BreakTie(best(judged)?.1)
        }
        Decision::Star(asked) => Choice::Star(outlook().bearer(asked.answers(state, seat))?),
        Decision::Regulate(_) => Choice::Regulate(regulate(&outlook())),
        Decision::Muster(_) => Choice::Muster(outlook().decree(&public.summons())),
        Decision::Mutiny(asked) => Choice::Mutiny(outlook().revolt(&listed(&asked, state, seat))),
        Decision::Uphold(asked) => Choice::Uphold(outlook().upholds(asked.edict)),
        Decision::Bliss(asked) => {
            Choice::Bliss(outlook().bliss(asked.answers(state, seat), public.usual_bliss(asked.cupid)))
        }
        Decision::Survey(asked) => Choice::Survey(outlook().look(asked.star, asked.answers(state, seat))),
        Decision::PickPlanet(asked) => Choice::PickPlanet(outlook().planet(asked.answers(state, seat))?),
        Decision::PickStar(asked) => {
            let stars = asked.answers(state, seat).filter_map(crate::content::Space::star);
            Choice::PickStar(outlook().star(stars)?.space())
        }
        Decision::CountEcologist(asked) => {
            let good = public.homes(asked.with).any(|planet| planet.kind().is_goldilocks());
            Choice::CountEcologist(good || outlook().wants_cave())
        }
        Decision::Declare(_) => Choice::Declare(outlook().declares()),
        Decision::NextTask(asked) if outlook().drops_party() => {
            Choice::NextTask(asked.answers(state, seat).find(|entry| *entry == Entry::Drop)?)
        }
        Decision::NamePlanet(_) => {
            let star = public.landing.and_then(|landing| landing.star)?;
            Choice::NamePlanet(outlook().outpost(star)?)
        }
        Decision::LandAt(asked) => Choice::LandAt(outlook().home(asked.answers(state, seat))?),
        Decision::PickCrew(asked) => Choice::PickCrew(outlook().crew(asked.answers(state, seat))?),
        _ => return None,
    })
}

fn listed<Q: Listed<Interstellar>>(question: &Q, state: &State, seat: Seat) -> Vec<Q::Answer> {
    let legal = |answer: &Q::Answer| Listed::check(question, state, seat, answer).is_ok();
    question.answers(state, seat).filter(legal).collect()
}

/// The best placing; who is not sure adds some noise.
fn assign(outlook: &Outlook<'_>, asked: Assign, luck: Option<&mut Dice>) -> Option<Placing> {
    let noise = outlook.taste.noise;
    let mut luck = luck;
    let mut doubt = || match &mut luck {
        Some(luck) if noise > 0.0 => noise * f64::from(luck.below(1000)) / 1000.0,
        _ => 0.0,
    };
    let all = asked.answers(outlook.state, outlook.seat);
    best(all.map(|placing| (outlook.placing(asked.ideology, &placing).0 + doubt(), placing)))
        .map(|(_, placing)| placing)
}

/// E2-2: a task is declined where the charge would be missed.
fn doing(outlook: &Outlook<'_>, asked: TaskOf) -> Option<Doing> {
    let (state, seat) = (outlook.state, outlook.seat);
    let answers = || asked.answers(state, seat);
    let declines = answers().any(|doing| doing == Doing::Decline);
    let decline = declines.then_some(Doing::Decline);
    let worth = |doing: &Doing| match *doing {
        Doing::Decline => 0.0,
        Doing::Go => outlook.task(asked.worker, asked.cell).0.max(0.1),
        Doing::Nugget(_, mat) => 4.0 * outlook.share_of(mat) + 0.1,
        Doing::Dustbug(launch) => outlook.launch(launch),
        Doing::Cyborg(cyborg) => outlook.rousing(cyborg) - 0.5,
        Doing::Slot(_) | Doing::Card(_) => -1.0,
        Doing::Planet(_) => outlook.dropping(),
    };
    match asked.cell.task() {
        Task::Outbreak => outlook.infected(answers()),
        _ if decline.is_some() && !outlook.can_pay_now(asked.cell) => decline,
        _ => best(answers().map(|doing| (worth(&doing), doing))).map(|(_, doing)| doing),
    }
}

fn reassign(outlook: &Outlook<'_>, asked: Reassign, offered: &[Sent]) -> Option<Sent> {
    let worth = |sent: &Sent| match *sent {
        Sent::Trapezoid => 0.0,
        Sent::Cell(cell) => outlook.task(asked.worker, cell).0,
    };
    best(offered.iter().map(|sent| (worth(sent), *sent))).map(|(_, sent)| sent)
}

fn helping(outlook: &Outlook<'_>, favour: Favour, cyborg: crate::content::Cyborg) -> f64 {
    match favour {
        Favour::Younger => {
            let of = outlook.public.side(cyborg);
            of.map_or(0.0, |of| outlook.attrition(cyborg, of))
                + 0.1 * f64::from(outlook.public.person(cyborg).age.number())
        }
        _ => outlook.rousing(cyborg),
    }
}

/// H2d: a pod takes people away who cannot live where it lands.
fn accepts(outlook: &Outlook<'_>, asked: Accept) -> bool {
    use crate::content::Subtitle;
    use crate::state::Site;
    let card = match outlook.public.roll.map(|roll| roll.site) {
        Some(Site::Card(card)) => card,
        _ => return true,
    };
    match card.subtitle() {
        Subtitle::Pod => outlook.sends_party(),
        _ => outlook.effect(card, asked.of) >= 0.0,
    }
}

/// E1d: the Shield of who has least room, so that its slot opens.
fn shield(outlook: &Outlook<'_>, asked: AddShield) -> Option<Added> {
    let public = outlook.public;
    let worth = |added: &Added| match *added {
        Added::Nothing => 0.0,
        Added::Shield(of) => {
            let places = public.free_places(of).count() as f64;
            let own = if public.player(of) == outlook.seat { 0.1 } else { 0.0 };
            2.0 + own - 0.5 * places + outlook.share_of(of)
        }
    };
    best(asked.answers(outlook.state, outlook.seat).map(|added| (worth(&added), added))).map(|(_, added)| added)
}

/// G1d, CONSENT: where the card does least harm; another's card is welcome where something is gained by it.
fn place(outlook: &Outlook<'_>, asked: PlaceCard) -> Option<Placement> {
    use crate::state::Guest;
    let (worker, card) = match asked.guest {
        Guest::Card(worker, card) => (worker, card),
        Guest::Idea(card) => (crate::state::Worker(0), card),
        _ => return None,
    };
    let (room, shelf) = outlook.best_shelf(asked.mat, worker, card);
    let legal = |placement: &Placement| asked.answers(outlook.state, outlook.seat).any(|one| one == *placement);
    let wanted = shelf.map(Placement::On).filter(legal);
    match asked.suggested {
        None => wanted,
        Some(suggested @ Shelf::Free(_)) => Some(Placement::On(suggested)),
        Some(_) if room + outlook.card_points(card) * outlook.share_of(asked.mat) > -2.0 => wanted,
        Some(_) => Some(Placement::Refuse),
    }
}

/// What is given to a mat goes where it counts; of equals to the first.
fn own_first(outlook: &Outlook<'_>, all: impl Iterator<Item = Ideology>) -> Option<Ideology> {
    best(all.map(|of| (outlook.share_of(of), of))).map(|(_, of)| of)
}

/// B12: a medal that another holds changes nothing for all together.
fn takes_medal(outlook: &Outlook<'_>, asked: TakeMedal) -> bool {
    let public = outlook.public;
    let held = public.medals[asked.medal.index()];
    let class = asked.medal.class();
    let has_class = class.medals().any(|medal| public.holds_medal(asked.to, medal));
    match held {
        Some(of) if of != asked.to => {
            let gain = outlook.share_of(asked.to) - outlook.share_of(of);
            gain > 0.0 && !has_class
        }
        _ => !has_class || outlook.share_of(asked.to) < 0.0,
    }
}

/// One order at a time, and none where nothing is missing.
fn regulate(outlook: &Outlook<'_>) -> Decree {
    let orders = outlook.public.orders();
    outlook.decree(&orders)
}

/// Somebody has Workers to place, the king is up, and it is time to fly.
#[cfg(test)]
fn departure() -> State {
    use orrery_core::{Answer, Play, Setup};

    let mut play = Play::<Interstellar>::begin(&Setup::new(3), Dice::seeded("king", 1)).expect("a table");
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        if matches!(ask.decision, Decision::Assign(_)) {
            break;
        }
        let choice = decide(play.state(), &ask, &taste::NORMAL, None);
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a legal answer");
    }
    let mut state = *play.state();
    state.public.competitive = true;
    state.public.dozyear.number = 9;
    state
}
