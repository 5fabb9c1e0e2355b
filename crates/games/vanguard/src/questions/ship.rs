//! The ship book: what its pages ask (5.22).

use super::prelude::*;
use crate::event::{Boards, Finds, Ships};
use crate::rules::ship::{self, course, crew, facilities, launch, medical, verbs};
use crate::rules::{ask, carry_out};

/// A question of a page whose answers can be listed: its title and rules, its answers, what each is called, and what
/// follows.
macro_rules! room {
    (
        $(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),+ })? -> $answer:ty,
        $title:literal by $rule:expr,
        |$this:ident, $state:ident| $answers:expr,
        |$shown:ident, $one:ident| $label:expr,
        |$cx:ident, $seat:ident, $given:ident| $resolve:block
    ) => {
        room! { @value $(#[$doc])* $name $({ $($field: $type),+ })? }

        impl Listed<Vanguard> for $name {
            type Answer = $answer;

            fn ask(&self, _: &State, asked: Asked) -> Offer {
                Offer::bare(asked, $title).hint(concat!("hint-", $title)).rules(&[$rule])
            }

            fn answers(&self, $state: &State, _: Seat) -> impl Iterator<Item = $answer> {
                let $this = self;
                let _ = $this;
                let all: Vec<$answer> = $answers;
                all.into_iter()
            }

            fn option(&self, $shown: &State, _: Seat, $one: &$answer) -> Opt {
                let _ = $shown;
                Opt::of($one, $label)
            }

            fn resolve(&self, $cx: &mut Cx<'_>, $seat: Seat, $given: $answer) {
                let $this = self;
                let _ = ($this, $seat);
                answered($cx);
                $resolve
            }
        }
    };
    (@value $(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub struct $name {
            $(pub $field: $type),+
        }
    };
    (@value $(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub struct $name;
    };
}

room! {
    /// Which recruit is kept (VG-BARR-1, VG-MEM-2, DP29)?
    KeepRecruit { section: Section } -> Crew, "ask-recruit" by ids::RECRUITS,
    |this, state| state.drawn.iter().collect(),
    |_shown, one| Message::new(one.name()),
    |cx, seat, crew| { cx.emit(Ships::Recruited { section: this.section, crew }.into()); }
}

room! {
    /// Which add-on is installed (VG-ADDON-1, VG-ADDON-2)?
    FitAddOn -> Upgrade, "ask-add-on" by ids::ADD_ON,
    |this, state| ship::of(state).installed.iter().filter(|one| one.slot() == Slot::AddOn).collect(),
    |_shown, one| Message::new(one.name()),
    |cx, seat, add_on| { cx.emit(Ships::AddOnSet { add_on }.into()); }
}

/// Where the ship goes (VG-STAR-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    Stay,
    Examine(Landing),
    Fly(Connection),
    /// VG-STAR-7
    Home,
}

orrery_core::phrases! { Course { "stay" => Stay, "examine" => Examine(landing), "fly" => Fly(connection), "home" => Home, } }

fn at_page(state: &State) -> u8 {
    state.frames.nearest(|frame| if let Frame::Ship { at, .. } = frame { Some(*at) } else { None }).unwrap_or(0)
}

room! {
    /// Where does the ship go (VG-STAR-1, DP19)?
    Plot -> Course, "ask-course" by ids::COURSE,
    |this, state| course::courses(state, at_page(state)),
    |shown, one| match *one {
        Course::Stay => Message::new("course-stay"),
        Course::Examine(landing) => Message::new("course-examine").with("landing", landing.name()).with("energy", landing.energy()),
        Course::Fly(way) => {
            let energy = course::price(ship::of(shown), way);
            Message::new("course-fly").with("system", way.to().name()).with("energy", energy)
        }
        Course::Home => Message::new("course-home"),
    },
    |cx, seat, course| { course::set(cx, course); }
}

/// How a line of the landing card is uncovered (VG-SCAN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Probe {
    Done,
    Energy,
    Assign(Crew),
}

orrery_core::phrases! { Probe { "done" => Done, "energy" => Energy, "assign" => Assign(crew), } }

room! {
    /// Is another line of the landing card uncovered (VG-SCAN-1, VG-SCAN-2)?
    Scan -> Probe, "ask-scan" by ids::SCAN,
    |this, state| {
        let campaign = ship::of(state);
        let energy = (campaign.energy > 0).then_some(Probe::Energy);
        [Probe::Done].into_iter().chain(energy).chain(campaign.assignable().map(Probe::Assign)).collect()
    },
    |_shown, one| match *one {
        Probe::Done => Message::new("scan-done"),
        Probe::Energy => Message::new("scan-energy"),
        Probe::Assign(crew) => Message::new("assign-crew").with("who", crew.name()),
    },
    |cx, seat, probe| { course::probe(cx, probe); }
}

/// A facility that is opened, or none (VG-FAC-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Visit {
    Done,
    Open(Facility),
}

orrery_core::phrases! { Visit { "done" => Done, "open" => Open(facility), } }

room! {
    /// Which facility is opened (VG-FAC-1)?
    OpenFacility -> Visit, "ask-facility" by ids::FACILITIES,
    |this, state| {
        let open = facilities::openable(ship::of(state)).into_iter().map(Visit::Open);
        [Visit::Done].into_iter().chain(open).collect()
    },
    |_shown, one| match *one {
        Visit::Done => Message::new("page-done"),
        Visit::Open(facility) => Message::new(words::facility(facility)),
    },
    |cx, seat, visit| {
        match visit {
            Visit::Done => facilities::leave(cx),
            Visit::Open(facility) => facilities::enter(cx, facility),
        }
    }
}

/// A research project, with or without a helper from Science (VG-LAB-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Studying {
    Done,
    Project(Research),
    Helped(Research, Crew),
}

orrery_core::phrases! { Studying { "done" => Done, "study" => Project(project), "helped" => Helped(project, crew), } }

room! {
    /// Which project does the laboratory complete (VG-LAB-1 to 3)?
    Study { second: bool } -> Studying, "ask-study" by ids::RESEARCH,
    |this, state| {
        let campaign = ship::of(state);
        let mut all = vec![Studying::Done];
        for project in campaign.laboratory.iter() {
            if facilities::payment(campaign, project.cost(), false).is_some() {
                all.push(Studying::Project(project));
            }
            if facilities::payment(campaign, project.cost(), true).is_some() {
                all.extend(campaign.assignable_of(Section::Science).map(|crew| Studying::Helped(project, crew)));
            }
        }
        all
    },
    |_shown, one| match *one {
        Studying::Done => Message::new("page-done"),
        Studying::Project(project) => Message::new(project.name()),
        Studying::Helped(project, crew) => Message::new("study-helped").with("project", project.name()).with("who", crew.name()),
    },
    |cx, seat, studying| {
        let (project, helper) = match studying {
            Studying::Done => return,
            Studying::Project(project) => (project, None),
            Studying::Helped(project, crew) => (project, Some(crew)),
        };
        if !this.second && facilities::senior(ship::of(cx.state()), helper).is_some() {
            ask(cx, seat, StudyOn);
        }
        facilities::study(cx, project, helper);
    }
}

/// Whether somebody is assigned for a second project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seconding {
    Done,
    With(Crew),
}

orrery_core::phrases! { Seconding { "done" => Done, "assign" => With(crew), } }

room! {
    /// Is a senior scientist assigned for a second project (VG-LAB-3)?
    StudyOn -> Seconding, "ask-second-project" by ids::RESEARCH,
    |this, state| {
        let senior = |crew: &Crew| ship::of(state).post(*crew).is_some_and(|post| post.rank > 1);
        let open = ship::of(state).assignable_of(Section::Science).filter(senior).map(Seconding::With);
        [Seconding::Done].into_iter().chain(open).collect()
    },
    |_shown, one| match *one {
        Seconding::Done => Message::new("page-done"),
        Seconding::With(crew) => Message::new("assign-crew").with("who", crew.name()),
    },
    |cx, seat, seconding| {
        if let Seconding::With(one) = seconding {
            crew::assign(cx, one);
            ask(cx, seat, Study { second: true });
        }
    }
}

/// What goes into the queue (VG-PROD-2, VG-PROD-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Queueing {
    Done,
    Project(Production),
}

orrery_core::phrases! { Queueing { "done" => Done, "build" => Project(project), } }

room! {
    /// Which project is put into the queue (VG-PROD-2)?
    Enqueue -> Queueing, "ask-enqueue" by ids::PRODUCTION,
    |this, state| {
        let campaign = ship::of(state);
        let open = campaign.complex.iter().filter(|_| facilities::free_slot(campaign).is_some()).map(Queueing::Project);
        [Queueing::Done].into_iter().chain(open).collect()
    },
    |_shown, one| match *one {
        Queueing::Done => Message::new("page-done"),
        Queueing::Project(project) => Message::new(project.name()),
    },
    |cx, seat, queueing| {
        match queueing {
            Queueing::Done => crate::rules::begin(cx, Frame::Ship { page: Page::Advance, at: 0 }),
            Queueing::Project(project) => {
                facilities::enqueue(cx, project);
                ask(cx, seat, Enqueue);
            }
        }
    }
}

/// Who works on which slot (VG-PROD-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Helping {
    Done,
    Crew(Crew, u8),
}

orrery_core::phrases! { Helping { "done" => Done, "assign" => Crew(crew, slot), } }

room! {
    /// Who is assigned to a project (VG-PROD-6)?
    WorkOn -> Helping, "ask-work" by ids::PRODUCTION,
    |this, state| {
        let open = facilities::helpable(ship::of(state), at_page(state));
        [Helping::Done].into_iter().chain(open).collect()
    },
    |shown, one| match *one {
        Helping::Done => Message::new("page-done"),
        Helping::Crew(crew, slot) => {
            let project = ship::of(shown).queue[usize::from(slot) % 4].map_or("says-nothing", |work| work.project.name());
            Message::new("work-on").with("who", crew.name()).with("project", project)
        }
    },
    |cx, seat, helping| {
        match helping {
            Helping::Done => crate::rules::over(cx),
            Helping::Crew(crew, slot) => facilities::help(cx, crew, slot),
        }
    }
}

room! {
    /// Which section recruits (VG-BARR-1)?
    Hire -> Section, "ask-hire" by ids::RECRUITS,
    |this, state| facilities::hiring(ship::of(state), at_page(state)),
    |_shown, one| Message::new(words::section(*one)),
    |cx, seat, section| { facilities::hire(cx, section); }
}

/// Who trains whom (VG-BARR-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Training {
    Done,
    Of(Crew, Crew),
}

orrery_core::phrases! { Training { "done" => Done, "train" => Of(teacher, pupil), } }

room! {
    /// Who is trained (VG-BARR-2)?
    Train -> Training, "ask-train" by ids::TRAINING,
    |this, state| facilities::lessons(ship::of(state)),
    |_shown, one| match *one {
        Training::Done => Message::new("page-done"),
        Training::Of(teacher, pupil) => Message::new("train-of").with("teacher", teacher.name()).with("pupil", pupil.name()),
    },
    |cx, seat, training| {
        match training {
            Training::Done => crate::rules::over(cx),
            Training::Of(teacher, pupil) => {
                crew::assign(cx, teacher);
                crew::promote(cx, pupil);
                crew::assign(cx, pupil);
            }
        }
    }
}

/// How a situation is solved (VG-SIT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Solution {
    Done,
    Pay(u8, u8),
    Assign(u8, u8, Crew),
}

orrery_core::phrases! { Solution { "done" => Done, "pay" => Pay(slot, way), "assign" => Assign(slot, way, crew), } }

fn solutions(state: &State) -> Vec<Solution> {
    let campaign = ship::of(state);
    let mut all = vec![Solution::Done];
    for (slot, situation) in (0_u8..).zip(campaign.slots).filter_map(|(slot, one)| Some((slot, one?))) {
        for (at, way) in (0_u8..).zip(situation.solve()) {
            match *way {
                Way::Assign(section) => {
                    all.extend(campaign.assignable_of(section).map(|crew| Solution::Assign(slot, at, crew)))
                }
                way if facilities::is_way_open(campaign, way, state.found(None)) => all.push(Solution::Pay(slot, at)),
                _ => {}
            }
        }
    }
    all
}

room! {
    /// Which situation is solved, and how (VG-SIT-1)?
    Solving -> Solution, "ask-solve" by ids::SITUATION_ROOM,
    |this, state| solutions(state),
    |shown, one| {
        let name = |slot: u8| ship::of(shown).slots[usize::from(slot) % 4].map_or("says-nothing", |one| one.name());
        match *one {
            Solution::Done => Message::new("page-done"),
            Solution::Pay(slot, _) => Message::new("solve-pay").with("situation", name(slot)),
            Solution::Assign(slot, _, crew) => Message::new("solve-assign").with("situation", name(slot)).with("who", crew.name()),
        }
    },
    |cx, seat, solution| {
        let (slot, way, helper) = match solution {
            Solution::Done => return,
            Solution::Pay(slot, way) => (slot, way, None),
            Solution::Assign(slot, way, crew) => (slot, way, Some(crew)),
        };
        ask(cx, seat, Solving);
        let situation = ship::of(cx.state()).slots[usize::from(slot) % 4];
        if let Some((situation, way)) = situation.and_then(|one| Some((one, *one.solve().get(usize::from(way))?))) {
            facilities::solve(cx, slot, situation, way, helper);
        }
    }
}

/// A lander that is repaired, and by whom (VG-HANGAR-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Repairing {
    Done,
    By(Lander, Crew),
}

orrery_core::phrases! { Repairing { "done" => Done, "repair" => By(lander, crew), } }

room! {
    /// Which lander is repaired (VG-HANGAR-3)?
    Repair -> Repairing, "ask-repair" by ids::HANGAR,
    |this, state| {
        let campaign = ship::of(state);
        let by = campaign.damaged.iter().flat_map(|lander| campaign.assignable().map(move |crew| Repairing::By(lander, crew)));
        [Repairing::Done].into_iter().chain(by).collect()
    },
    |_shown, one| match *one {
        Repairing::Done => Message::new("page-done"),
        Repairing::By(lander, crew) => Message::new("repair-by").with("lander", lander.name()).with("who", crew.name()),
    },
    |cx, seat, repairing| {
        match repairing {
            Repairing::Done => crate::rules::go_on(cx, Frame::Ship { page: Page::Hangar, at: 1 }),
            Repairing::By(lander, one) => {
                crew::assign(cx, one);
                cx.emit(Ships::LanderSet { lander, damaged: false }.into());
            }
        }
    }
}

room! {
    /// Which lander is used (VG-HANGAR-2, DP30)?
    ChooseLander -> Lander, "ask-lander" by ids::HANGAR,
    |this, state| launch::sound(ship::of(state)).collect(),
    |_shown, one| Message::new(one.name()),
    |cx, seat, lander| { launch::choose(cx, lander); }
}

room! {
    /// Who goes (VG-LAUNCH-2, DP20)?
    SendCrew { place: Place } -> Crew, "ask-send-crew" by ids::LAUNCH,
    |this, state| {
        let campaign = ship::of(state);
        let mut all: Vec<Crew> = campaign.crew(Some(state.member(this.place).section), Some(Status::Available)).collect();
        // DP20: the highest rank first.
        all.sort_by_key(|crew| (std::cmp::Reverse(campaign.post(*crew).map_or(0, |post| post.rank)), crew.0));
        all
    },
    |_shown, one| Message::new(one.name()),
    |cx, seat, crew| {
        let rank = ship::of(cx.state()).post(crew).map_or(1, |post| post.rank);
        cx.emit(Boards::CrewSent { place: this.place, crew, rank }.into());
        crew::move_to(cx, crew, Status::Party);
    }
}

/// What is bought at the debriefing (VG-DEBRIEF-4 to 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Buying {
    Done,
    Die,
    DieWith(Crew),
    Promote(Crew),
}

orrery_core::phrases! { Buying { "done" => Done, "die" => Die, "die-with" => DieWith(crew), "promote" => Promote(crew), } }

/// VG-DEBRIEF-5, VG-DEBRIEF-7: dice owned, less what a helper is good for.
fn die_price(campaign: &Campaign, helper: Option<Crew>) -> u8 {
    let less = helper.and_then(|crew| campaign.post(crew)).map_or(0, |post| post.rank - 1);
    campaign.dice - less
}

/// VG-DEBRIEF-4
fn promotion_price(campaign: &Campaign, crew: Crew) -> u8 {
    if campaign.post(crew).is_some_and(|post| post.rank == 1) { 3 } else { 6 }
}

fn wares(state: &State, has_promoted: bool) -> Vec<Buying> {
    let campaign = ship::of(state);
    let mut all = vec![Buying::Done];
    if campaign.dice < ship::most_dice(state) {
        let helpers = campaign.assignable().filter(|crew| campaign.post(*crew).is_some_and(|post| post.rank > 1));
        all.extend((campaign.bank >= die_price(campaign, None)).then_some(Buying::Die));
        all.extend(helpers.filter(|crew| campaign.bank >= die_price(campaign, Some(*crew))).map(Buying::DieWith));
    }
    let home = campaign.returned.iter().map(|one| one.crew).filter(|_| !has_promoted);
    let can = |crew: &Crew| crew::can_rise(campaign, *crew) && campaign.bank >= promotion_price(campaign, *crew);
    all.extend(home.filter(can).map(Buying::Promote));
    all
}

room! {
    /// What is bought (VG-DEBRIEF-4, VG-DEBRIEF-5, DP28)?
    Debrief { has_promoted: bool } -> Buying, "ask-buy" by ids::BUY_DICE,
    |this, state| wares(state, this.has_promoted),
    |_shown, one| match *one {
        Buying::Done => Message::new("page-done"),
        Buying::Die => Message::new("buy-die"),
        Buying::DieWith(crew) => Message::new("buy-die-with").with("who", crew.name()),
        Buying::Promote(crew) => Message::new("buy-promotion").with("who", crew.name()),
    },
    |cx, seat, buying| {
        let campaign = *ship::of(cx.state());
        let (price, has_promoted) = match buying {
            Buying::Done => return,
            Buying::Die => (die_price(&campaign, None), this.has_promoted),
            Buying::DieWith(helper) => (die_price(&campaign, Some(helper)), this.has_promoted),
            Buying::Promote(crew) => (promotion_price(&campaign, crew), true),
        };
        cx.emit(Ships::BankSet { bank: campaign.bank.saturating_sub(price) }.into());
        match buying {
            Buying::Promote(one) => crew::promote(cx, one),
            Buying::DieWith(helper) => {
                crew::assign(cx, helper);
                cx.emit(Ships::DiceSet { dice: campaign.dice + 1 }.into());
            }
            _ => cx.emit(Ships::DiceSet { dice: campaign.dice + 1 }.into()),
        }
        ask(cx, seat, Debrief { has_promoted });
    }
}

room! {
    /// Is a discovery used up for what it does aboard (VG-UNLOAD-2, DP24)?
    UseShip { card: Discovery } -> bool, "ask-use-aboard" by ids::UNLOADING,
    |this, _state| vec![true, false],
    |_shown, one| Message::new(if *one { "take-it" } else { "leave-it" }),
    |cx, seat, yes| {
        if let Some(effect) = this.card.ship().filter(|_| yes) {
            cx.emit(Finds::GivenUp { card: this.card }.into());
            carry_out(cx, Origin::Discovery(this.card), effect.effect, ABOARD, None);
        }
    }
}

/// Who nurses whom (VG-MED-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nursing {
    Done,
    Of(Crew, Crew),
}

orrery_core::phrases! { Nursing { "done" => Done, "nurse" => Of(nurse, patient), } }

room! {
    /// Who nurses whom (VG-MED-3)?
    Nurse -> Nursing, "ask-nurse" by ids::INFIRMARY,
    |this, state| {
        let campaign = ship::of(state);
        let pairs = medical::patients(campaign).flat_map(|patient| campaign.assignable().map(move |nurse| Nursing::Of(nurse, patient)));
        [Nursing::Done].into_iter().chain(pairs).collect()
    },
    |_shown, one| match *one {
        Nursing::Done => Message::new("page-done"),
        Nursing::Of(nurse, patient) => Message::new("nurse-of").with("nurse", nurse.name()).with("patient", patient.name()),
    },
    |cx, seat, nursing| {
        match nursing {
            Nursing::Done => crate::rules::go_on(cx, Frame::Ship { page: Page::Patients, at: 0 }),
            Nursing::Of(nurse, patient) => {
                crew::assign(cx, nurse);
                medical::step(cx, patient, 1);
            }
        }
    }
}

orrery_kit::named! {
    /// What an effect does to crew of one's choice (2.11).
    pub enum Task {
        Tire = "tire",
        Wound = "wound",
        Heal = "heal",
        Promote = "promote",
    }
}

room! {
    /// Whom does it concern (VG-SHIP-6)?
    CrewPick { task: Task, left: u8 } -> Crew, "ask-crew" by ids::SHIP_EFFECTS,
    |this, state| crew::for_task(ship::of(state), this.task),
    |_shown, one| Message::new(one.name()),
    |cx, seat, one| {
        crew::do_task(cx, this.task, one);
        verbs::pick(cx, this.task, this.left - 1);
    }
}

/// What the lowest morale costs (VG-MORALE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Penalty {
    Dice,
    Desertion(Crew),
    Tech,
}

orrery_core::phrases! { Penalty { "dice" => Dice, "desertion" => Desertion(crew), "tech" => Tech, } }

room! {
    /// What does the lowest morale cost (VG-MORALE-2)?
    LowMorale -> Penalty, "ask-penalty" by ids::MORALE,
    |this, state| crew::penalties(ship::of(state)),
    |_shown, one| match *one {
        Penalty::Dice => Message::new("penalty-dice"),
        Penalty::Desertion(crew) => Message::new("penalty-desertion").with("who", crew.name()),
        Penalty::Tech => Message::new("penalty-tech"),
    },
    |cx, seat, penalty| {
        let campaign = ship::of(cx.state());
        let (dice, level) = (campaign.dice, campaign.tech);
        match penalty {
            Penalty::Dice => cx.emit(Ships::DiceSet { dice: dice - 1 }.into()),
            Penalty::Desertion(crew) => cx.emit(Ships::Deserted { crew }.into()),
            Penalty::Tech => cx.emit(Ships::TechSet { level: level - 1 }.into()),
        }
    }
}

/// Which modifications are fitted (VG-HANGAR-2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outfit;

impl Words for Modifications {
    fn read(given: &Given) -> Option<Self> {
        read_picked(given, Modification::named).map(|all| all.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|one| one.id().to_owned()).collect())
    }
}

impl Question<Vanguard> for Outfit {
    type Answer = Modifications;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let campaign = ship::of(state);
        let from = campaign.modifications.iter().map(|one| Item::new(one.id(), one.name())).collect();
        let most = u16::from(campaign.lander.structural() + campaign.lander.functional());
        let options = Options::Pick { from, count: 0..=most, judged: true };
        Offer::new(asked, "ask-outfit", options).hint("hint-ask-outfit").rules(&[ids::HANGAR])
    }

    fn check(&self, state: &State, _: Seat, all: &Modifications) -> Result<(), Refusal> {
        let campaign = ship::of(state);
        let is_so = all.is_within(campaign.modifications) && launch::fits(campaign.lander, *all);
        require(is_so, ids::HANGAR, || "refused-slots")
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        usual(self, state, seat)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Luck) -> Modifications {
        let mut order: Vec<Modification> = ship::of(state).modifications.iter().collect();
        luck.shuffle(&mut order);
        let mut all = Modifications::NONE;
        for one in order {
            let with = all.with(one);
            all = if self.check(state, seat, &with).is_ok() { with } else { all };
        }
        all
    }

    fn fallback(&self, state: &State, seat: Seat) -> Modifications {
        let mut all = Modifications::NONE;
        for one in ship::of(state).modifications.iter() {
            let with = all.with(one);
            all = if self.check(state, seat, &with).is_ok() { with } else { all };
        }
        all
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, all: Modifications) {
        answered(cx);
        launch::fit(cx, all);
    }
}
