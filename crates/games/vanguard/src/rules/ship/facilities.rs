//! Page 6: laboratory, production, barracks, situation room, add-on.

use super::super::payment::boosts;
use super::super::pool::Rolled;
use super::super::{Cx, ask, begin, carry_out, go_on, over, put};
use super::{bonus, crew, of, turn_to};
use crate::content::{
    Crew, Discovery, Icon, PlainKey, Price, Production, Rarity, Research, Section, Situation, Slot, Solved, Way, faces,
    order,
};
use crate::event::{Finds, Ships};
use crate::questions::{
    Enqueue, Helping, Hire, KeepRecruit, OpenFacility, PayResearch, Paying, Solving, Study, Training, WorkOn,
};
use crate::state::{ABOARD, Campaign, Facility, Frame, Morale, Origin, Page, Status};

/// VG-FAC-1, VG-FAC-3
pub(super) fn open(cx: &mut Cx<'_>, at: u8) {
    let seat = cx.state().decider(Section::Security);
    if at == 0 {
        cx.emit(Ships::ResearchListed.into());
        cx.emit(Ships::UpgradesInstalled { slot: Slot::Production }.into());
        return go_on(cx, Frame::Ship { page: Page::Facilities, at: 1 });
    }
    if openable(of(cx.state())).is_empty() { leave(cx) } else { put(cx, seat, OpenFacility) }
}

/// VG-ADDON-1: the add-on costs its own price.
pub(crate) fn openable(campaign: &Campaign) -> Vec<Facility> {
    let is_there = |facility: &Facility| match facility {
        Facility::AddOn => campaign.add_on.is_some(),
        _ => true,
    };
    let fresh = Facility::ALL.into_iter().filter(|facility| !campaign.opened.contains(*facility));
    fresh.filter(is_there).filter(|_| campaign.command > 0).collect()
}

/// VG-STAR-5: without a landing card the phase is a transit.
pub(crate) fn leave(cx: &mut Cx<'_>) {
    match of(cx.state()).scanner {
        Some(_) => turn_to(cx, Page::Hangar),
        None => go_on(cx, Frame::Ship { page: Page::Save, at: 1 }),
    }
}

pub(crate) fn enter(cx: &mut Cx<'_>, facility: Facility) {
    cx.emit(Ships::Opened { facility }.into());
    let campaign = of(cx.state());
    if facility != Facility::AddOn {
        let (energy, command) = (campaign.energy, campaign.command.saturating_sub(1));
        cx.emit(Ships::PoolsSet { energy, command }.into());
    }
    let of_page = |section| cx.state().decider(section);
    match facility {
        Facility::Laboratory => put(cx, of_page(Section::Science), Study { second: false }),
        Facility::Production => put(cx, of_page(Section::Engineering), Enqueue),
        Facility::Barracks => begin(cx, Frame::Ship { page: Page::Recruit, at: 0 }),
        Facility::SituationRoom => put(cx, of_page(Section::Security), Solving),
        Facility::AddOn => {
            if let Some((upgrade, block)) = of(cx.state()).add_on.and_then(|one| Some((one, one.effect().effect?))) {
                carry_out(cx, Origin::Upgrade(upgrade), block, ABOARD, None);
            }
        }
    }
}

/// What a project costs, piece by piece; what is asked for most narrowly comes first.
pub(crate) fn wants(project: Research) -> Vec<Price> {
    let cost = project.cost().iter();
    let mut wants: Vec<Price> = cost.flat_map(|price| std::iter::repeat_n(*price, price.count.into())).collect();
    wants.sort_by_key(|price| (!price.rare, price.of.is_none()));
    wants
}

/// VG-LAB-4
fn stands_for(card: Discovery, want: Price) -> bool {
    want.of.is_none_or(|of| card.of() == of) && (!want.rare || card.rarity() == Rarity::Rare)
}

type Found = [u8; Discovery::COUNT];

/// VG-LAB-1, VG-LAB-5, VG-LAB-2: whether these discoveries pay; a helper stands for one common piece.
pub(crate) fn can_pay(left: Found, wants: &[Price], is_helped: bool) -> bool {
    if is_helped {
        let without = |at: usize| [&wants[..at], &wants[at + 1..]].concat();
        return (0..wants.len()).any(|at| !wants[at].rare && can_pay(left, &without(at), false));
    }
    let Some((want, rest)) = wants.split_first() else { return true };
    let fitting = Discovery::all().filter(|card| left[card.index()] > 0 && stands_for(*card, *want));
    let cheapest = fitting.min_by_key(|card| (card.rarity() == Rarity::Rare, card.0));
    cheapest.is_some_and(|card| can_pay(spent(left, card), rest, false))
}

fn spent(mut left: Found, card: Discovery) -> Found {
    left[card.index()] -= 1;
    left
}

/// What may stand for the next piece, so that the rest can still be paid.
pub(crate) fn payers(campaign: &Campaign, PayResearch { project, helper, at }: PayResearch) -> Vec<Paying> {
    let (wants, left) = (wants(project), campaign.found.0);
    let Some((want, rest)) = wants.get(usize::from(at)..).and_then(<[Price]>::split_first) else { return Vec::new() };
    let fits = |card: &Discovery| left[card.index()] > 0 && stands_for(*card, *want);
    let pays = |card: &Discovery| can_pay(spent(left, *card), rest, helper.is_some());
    let cards = Discovery::all().filter(fits).filter(pays).map(Paying::Card);
    let helps = helper.is_some() && !want.rare && can_pay(left, rest, false);
    cards.chain(helps.then_some(Paying::Helper)).collect()
}

/// One piece is paid, then the next.
pub(crate) fn pay(cx: &mut Cx<'_>, asked: PayResearch, paying: Paying) {
    let at = asked.at + 1;
    match paying {
        Paying::Card(card) => {
            cx.emit(Finds::GivenUp { card }.into());
            pay_on(cx, PayResearch { at, ..asked });
        }
        Paying::Helper => {
            asked.helper.into_iter().for_each(|crew| crew::assign(cx, crew));
            pay_on(cx, PayResearch { at, helper: None, ..asked });
        }
    }
}

/// What is paid in full is studied.
pub(crate) fn pay_on(cx: &mut Cx<'_>, next: PayResearch) {
    let seat = cx.state().decider(Section::Science);
    match payers(of(cx.state()), next)[..] {
        [] => study(cx, next.project),
        [only] => pay(cx, next, only),
        _ => ask(cx, seat, next),
    }
}

/// VG-LAB-3: a scientist of rank 2 or 3, other than the helper.
pub(crate) fn senior(campaign: &Campaign, helper: Option<Crew>) -> Option<Crew> {
    let is_senior = |crew: &Crew| campaign.post(*crew).is_some_and(|post| post.rank > 1);
    campaign.assignable_of(Section::Science).filter(is_senior).find(|crew| Some(*crew) != helper)
}

fn study(cx: &mut Cx<'_>, project: Research) {
    cx.reveal();
    cx.emit(Ships::Studied { project }.into());
    carry_out(cx, Origin::Research(project), project.effect(), ABOARD, None);
}

/// VG-PROD-2, VG-PROD-1: queue 2 needs its upgrade.
pub(crate) fn free_slot(campaign: &Campaign) -> Option<u8> {
    let slots = if bonus(campaign, PlainKey::ProdQueue2) > 0 { 4 } else { 2 };
    (0..slots).find(|slot| campaign.queue[usize::from(*slot)].is_none())
}

pub(crate) fn enqueue(cx: &mut Cx<'_>, project: Production) {
    if let Some(slot) = free_slot(of(cx.state())) {
        cx.emit(Ships::Enqueued { slot, project }.into());
    }
}

/// VG-PROD-4, VG-PROD-5
pub(super) fn advance(cx: &mut Cx<'_>, at: u8) {
    let campaign = of(cx.state());
    let step = 1 + bonus(campaign, PlainKey::ProdStep);
    let queue = campaign.queue;
    if at == 0 {
        let rolls = 1 + bonus(campaign, PlainKey::ProdBoost);
        let is_closed = campaign.closed[Section::Engineering.index()];
        let thrown: Vec<Vec<Rolled>> = (0..if is_closed { 0 } else { rolls }).map(|_| boost(cx)).collect();
        for (slot, work) in (0_u8..).zip(queue).filter_map(|(slot, work)| Some((slot, work?))) {
            let is_boosted = thrown.iter().any(|pool| boosts(pool, work.project));
            let stage = work.stage.saturating_sub(step + u8::from(is_boosted));
            cx.emit(Ships::StageSet { slot, stage }.into());
        }
    }
    go_on(cx, Frame::Ship { page: Page::Hands, at: 0 });
}

/// All dice that Engineering owns, once.
fn boost(cx: &mut Cx<'_>) -> Vec<Rolled> {
    let count = usize::from(of(cx.state()).dice);
    let dice = order(Section::Engineering).iter().copied().take(count);
    let pool: Vec<Rolled> =
        dice.map(|(colour, kind)| Rolled::new(0, colour, faces(colour, kind)[cx.dice().below(6) as usize])).collect();
    let mut shows = [Icon::ACC; 15];
    shows.iter_mut().zip(&pool).for_each(|(place, die)| *place = die.first);
    cx.emit(Ships::Boosted { shows }.into());
    pool
}

/// VG-PROD-6, VG-PROD-7: `at` has the slots that were helped, as bits.
pub(super) fn hands(cx: &mut Cx<'_>, at: u8) {
    let campaign = of(cx.state());
    let done = (0_u8..).zip(campaign.queue).find(|(_, work)| work.is_some_and(|work| work.stage == 0));
    if let Some((slot, Some(work))) = done {
        cx.reveal();
        cx.emit(Ships::Built { slot, project: work.project }.into());
        return carry_out(cx, Origin::Production(work.project), work.project.effect(), ABOARD, None);
    }
    let seat = cx.state().decider(Section::Engineering);
    if helpable(campaign, at).is_empty() { over(cx) } else { put(cx, seat, WorkOn) }
}

pub(crate) fn helpable(campaign: &Campaign, helped: u8) -> Vec<Helping> {
    let slots = (0_u8..4).filter(|slot| helped >> slot & 1 == 0 && campaign.queue[usize::from(*slot)].is_some());
    slots.flat_map(|slot| campaign.assignable().map(move |crew| Helping::Crew(crew, slot))).collect()
}

pub(crate) fn help(cx: &mut Cx<'_>, crew: Crew, slot: u8) {
    let Frame::Ship { at, .. } = cx.state().frame() else { return };
    crew::assign(cx, crew);
    let stage = of(cx.state()).queue[usize::from(slot)].map_or(0, |work| work.stage.saturating_sub(1));
    cx.emit(Ships::StageSet { slot, stage }.into());
    go_on(cx, Frame::Ship { page: Page::Hands, at: at | 1 << slot });
}

/// VG-BARR-1, VG-BARR-3: with low morale two sections recruit, with very low morale one.
pub(super) fn recruit(cx: &mut Cx<'_>, at: u8) {
    let campaign = of(cx.state());
    let most = match campaign.morale {
        Morale::VeryLow => 1,
        Morale::Low => 2,
        _ => 4,
    };
    let open = hiring(campaign, at);
    let seat = cx.state().decider(Section::Security);
    if at.count_ones() >= most || open.is_empty() || cx.state().decks.recruits.is_empty() {
        return turn_to(cx, Page::Train);
    }
    match open[..] {
        [section, ..] if most == 4 => hire(cx, section),
        _ => put(cx, seat, Hire),
    }
}

/// Sections with a free folder that have not recruited yet; `at` has the others as bits.
pub(crate) fn hiring(campaign: &Campaign, at: u8) -> Vec<Section> {
    let can = |section: &Section| at >> section.index() & 1 == 0 && campaign.folders(*section, 1) > 0;
    Section::ALL.into_iter().filter(can).collect()
}

pub(crate) fn hire(cx: &mut Cx<'_>, section: Section) {
    let Frame::Ship { at, .. } = cx.state().frame() else { return };
    go_on(cx, Frame::Ship { page: Page::Recruit, at: at | 1 << section.index() });
    if crew::draw_recruits(cx, 2) {
        let seat = cx.state().decider(section);
        put(cx, seat, KeepRecruit { section });
    }
}

/// VG-BARR-2, R103: teachers and pupils; a third available one must remain. `at` has the sections that have trained as
/// bits: each does so once in a visit. Those that could not train again anyway are not noted.
pub(crate) fn lessons(campaign: &Campaign, at: u8) -> Vec<Training> {
    let mut all = vec![Training::Done];
    for section in Section::ALL.into_iter().filter(|section| at >> section.index() & 1 == 0) {
        let available: Vec<Crew> = campaign.crew(Some(section), Some(Status::Available)).collect();
        let rank = |crew: &Crew| campaign.post(*crew).map_or(0, |post| post.rank);
        if available.len() < 3 || campaign.folders(section, 2) == 0 {
            continue;
        }
        let teachers = available.iter().filter(|crew| rank(crew) > 1);
        let pairs = teachers
            .flat_map(|teacher| available.iter().filter(|pupil| rank(pupil) == 1).map(move |pupil| (*teacher, *pupil)));
        all.extend(pairs.map(|(teacher, pupil)| Training::Of(teacher, pupil)));
    }
    all
}

pub(super) fn train(cx: &mut Cx<'_>, at: u8) {
    let seat = cx.state().decider(Section::Security);
    if lessons(of(cx.state()), at).len() > 1 { put(cx, seat, crate::questions::Train) } else { over(cx) }
}

/// The pupil rises a rank; both rest.
pub(crate) fn teach(cx: &mut Cx<'_>, teacher: Crew, pupil: Crew) {
    crew::assign(cx, teacher);
    crew::promote(cx, pupil);
    crew::assign(cx, pupil);
    let (campaign, Frame::Ship { at, .. }) = (of(cx.state()), cx.state().frame()) else { return };
    let section = |crew: Crew| campaign.post(crew).map(|post| post.section);
    let again = |one: &Training| matches!(one, Training::Of(other, _) if section(*other) == section(pupil));
    if let Some(section) = section(pupil).filter(|_| lessons(campaign, at).iter().any(again)) {
        go_on(cx, Frame::Ship { page: Page::Train, at: at | 1 << section.index() });
    }
}

/// VG-SIT-1: the ways that are open now.
pub(crate) fn is_way_open(campaign: &Campaign, way: Way, found: u8) -> bool {
    match way {
        Way::Assign(section) => campaign.assignable_of(section).next().is_some(),
        Way::Energy(count) => campaign.energy >= count,
        Way::Command(count) => campaign.command >= count,
        Way::Bank(count) => campaign.bank >= count,
        Way::Discoveries(count) => found >= count,
    }
}

/// VG-SIT-2
pub(crate) fn solve(cx: &mut Cx<'_>, slot: u8, situation: Situation, way: Way, helper: Option<Crew>) {
    let campaign = of(cx.state());
    let (energy, command, bank) = (campaign.energy, campaign.command, campaign.bank);
    match way {
        Way::Assign(_) => helper.into_iter().for_each(|crew| crew::assign(cx, crew)),
        Way::Energy(count) => cx.emit(Ships::PoolsSet { energy: energy - count, command }.into()),
        Way::Command(count) => cx.emit(Ships::PoolsSet { energy, command: command - count }.into()),
        Way::Bank(count) => cx.emit(Ships::BankSet { bank: bank - count }.into()),
        Way::Discoveries(count) => super::super::leads::give_up(cx, ABOARD, count),
    }
    cx.emit(Ships::SituationTaken { slot, situation }.into());
    if situation.solved() == Solved::Keep {
        cx.emit(Ships::SituationShuffled { situation }.into());
    }
}
