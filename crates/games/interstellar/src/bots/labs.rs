//! What workcells and fights with goo are worth: what a success brings, how likely it is, and what it costs (H2 to H4).

use super::outlook::{Outlook, best};
use crate::content::effect::{Stmt, Verb};
use crate::content::{
    Alert, Blueprint, Condition, Cyborg, EarthData, Icon, Ideology, Medal, MedalClass, Relieved, RightStuff, Sex,
    Shape, Subtitle, Tile, Workcell,
};
use crate::state::{Goo, Lies, Post, Site, Worker};

/// I4f: two medals, less the danger of the flight down.
const PARTY: f64 = 9.0;

impl Outlook<'_> {
    /// What a success on this card brings.
    pub(super) fn effect(&self, card: Workcell, engineer: Ideology) -> f64 {
        if card.is_experiment() {
            return self.experiment(card, engineer);
        }
        let dome = f64::from(u8::from(self.public.domes.contains(&crate::state::Dome::Card(card))));
        self.block(card, 0, engineer) + dome * (self.new_medal(MedalClass::Communication, engineer) + 1.0)
    }

    /// E6: a medal, and what the card does in either reality, or nothing where as many X as O are flipped. The king who may
    /// come up takes no points from all together.
    fn experiment(&self, card: Workcell, engineer: Ideology) -> f64 {
        let public = self.public;
        let medal = self.new_medal(MedalClass::Scientist, engineer);
        let Some(Stmt::If(_, x, o)) = card.program().block(0).first() else { return medal };
        let flipped = public.flipped.iter().flatten().count() + public.unflipped_outside().len();
        // Two of three that are drawn differ in two cases of three (C4a).
        let tie = if flipped.is_multiple_of(2) { 2.0 / 3.0 } else { 0.0 };
        let odds = self.odds_of_x();
        let other = o.map_or(0.0, |o| self.block(card, o, engineer));
        let does = odds * self.block(card, *x, engineer) + (1.0 - odds) * other;
        medal + (1.0 - tie) * does
    }

    fn block(&self, card: Workcell, block: u8, engineer: Ideology) -> f64 {
        let stmts = card.program().block(block).iter();
        stmts.map(|stmt| self.stmt(card, stmt, engineer)).sum()
    }

    /// Which part of the card that is being carried out is best.
    pub(super) fn part(&self) -> Option<u8> {
        let roll = self.public.roll?;
        let (Site::Card(card), Some(engineer)) = (roll.site, roll.engineer) else { return None };
        let Some(Stmt::Choose(parts)) = self.public.statement() else { return None };
        let judged = (0..).zip(*parts).map(|(part, block)| (self.block(card, *block, engineer), part));
        best(judged).map(|(_, part)| part)
    }

    fn stmt(&self, card: Workcell, stmt: &Stmt, engineer: Ideology) -> f64 {
        match stmt {
            Stmt::Do(verb) => self.verb(*verb, card, engineer),
            Stmt::Choose(parts) => parts.iter().map(|part| self.block(card, *part, engineer)).fold(0.0, f64::max),
            Stmt::If(_, part, _) | Stmt::May(part) => self.block(card, *part, engineer).max(0.0),
            _ => 0.0,
        }
    }

    fn verb(&self, verb: Verb, card: Workcell, engineer: Ideology) -> f64 {
        let (public, taste) = (self.public, self.taste);
        match verb {
            Verb::Lean(section) => self.leaning(section),
            Verb::LeanPick => Blueprint::ALL.into_iter().map(|section| self.leaning(section)).fold(0.0, f64::max),
            Verb::ChargeTo(_) | Verb::Charge(1..) => 0.7 * f64::from(6 - public.ship.charge.min(6)),
            Verb::FirstLicSafe => 3.0 * f64::from(u8::from(self.clouds_within(4).next().is_some())),
            Verb::FreeIgnition if self.burn_is_due() => 2.0,
            Verb::Explore(_) => taste.glance + if self.scouting { taste.look } else { 0.0 },
            Verb::Data(_) | Verb::DataAll if public.earth_data.contains(&None) => 2.0,
            Verb::Water(_) if self.missing.drops > 0 => 20.0,
            Verb::Need(RightStuff::Goo, _) if self.missing.goo > 0 && self.has_arrived() => 15.0,
            Verb::Need(RightStuff::Nugget, _) if self.missing.nuggets > 0 && self.has_arrived() => 15.0,
            Verb::Stress(who, by) => self.soothing(who, by.unsigned_abs(), card, engineer),
            Verb::Augment => taste.learning * self.share_of(engineer),
            Verb::Medal(class) => self.new_medal(class, engineer),
            Verb::NuggetsHome => 4.0 * public.nuggets_at(Lies::Bow).len() as f64,
            Verb::SecondAvatar => 2.0,
            Verb::Birth => 0.6 * self.best_embryo().map_or(0.0, |(worth, _)| worth),
            Verb::Younger => 1.5,
            Verb::SureBirth if !public.workers_at(Post::Pregnancy).is_empty() => 3.0,
            Verb::OwnShield => taste.shield,
            Verb::Dustbug => 2.0 * f64::from(u8::from(self.clouds_within(4).next().is_some())),
            Verb::TakeMarket => 1.5,
            Verb::Plasma(_) if self.brakes_next() => 10.0,
            Verb::Plasma(_) if self.near_hazard() => 6.0,
            Verb::Ramjet if !self.has_arrived() => 5.0,
            Verb::Hermaphrodite => 3.0,
            Verb::Wake => 1.0,
            Verb::TameAll => 8.0 * self.loose_goo().count() as f64,
            Verb::Restore => 5.0 * f64::from(self.lost()),
            Verb::TileForFuel | Verb::RedEye => -4.0,
            Verb::PostHuman if public.competitive => 5.0 * self.share_of(engineer),
            _ => 0.0,
        }
    }

    /// Sections that are gone.
    fn lost(&self) -> u8 {
        let is_lost = |section: &Blueprint| !self.public.ship.has(Tile::Section(*section));
        Blueprint::ALL.iter().filter(|section| is_lost(section)).count() as u8
    }

    /// E1c, E1d: a lean section, and a Shield in front.
    pub(super) fn leaning(&self, section: Blueprint) -> f64 {
        if !self.is_fat(section) {
            return 0.0;
        }
        let own = match section {
            // Without an engine only lean ones are recharged (E2h), and brakes need the charge.
            Blueprint::Batteries if self.brakes_ahead() > 0 => 3.0 * self.taste.lean_batteries,
            Blueprint::Batteries => self.taste.lean_batteries,
            Blueprint::Engine => 1.5,
            Blueprint::LifeSupport => 2.0 + f64::from(self.missing.goo),
            Blueprint::Jars => 0.5,
            Blueprint::Wardens => 1.0,
        };
        own + self.taste.shield
    }

    /// J2: a medal that changes hands brings the table nothing.
    pub(super) fn new_medal(&self, class: MedalClass, to: Ideology) -> f64 {
        let held = |medal: &Medal| self.public.medals[medal.index()];
        let has_class = class.medals().any(|medal| held(&medal) == Some(to));
        let gain = |medal: Medal| match held(&medal) {
            None => self.taste.medal * self.share_of(to),
            Some(of) => self.taste.medal * (self.share_of(to) - self.share_of(of)),
        };
        if has_class { 0.0 } else { class.medals().map(gain).fold(0.0, f64::max) }
    }

    fn soothing(&self, who: Relieved, by: u8, card: Workcell, engineer: Ideology) -> f64 {
        let public = self.public;
        let relief = |of: Ideology, by: u8| self.relief(of, by);
        let most = |by: u8| Ideology::ALL.into_iter().map(|of| relief(of, by)).fold(0.0, f64::max);
        match who {
            Relieved::Ce => relief(engineer, by),
            Relieved::EachAwake => public.awake().iter().map(|of| relief(of, by)).sum(),
            Relieved::EachOnCard => {
                let there = public.workers_at(Post::Workcell(card)).iter().filter_map(|worker| public.of(worker));
                there.map(|of| relief(of, by)).sum()
            }
            Relieved::Split => Ideology::ALL.into_iter().map(|of| relief(of, 1)).sum::<f64>().min(2.0 * most(1)),
            Relieved::Other => most(by),
        }
    }

    /// Whether a roll on the Plasma Risk Table is near.
    pub(super) fn near_hazard(&self) -> bool {
        let speed = usize::from(self.public.ship.velocity.0) + 1;
        let path = self.course.iter().flat_map(|plan| plan.path.iter().take(speed));
        path.into_iter().any(|space| space.star().is_some_and(|star| star.hazard().is_some()))
    }

    /// D3-2: whether the card will be rolled, as far as can be seen now.
    pub(super) fn is_usable(&self, card: Workcell) -> bool {
        let public = self.public;
        card.conditions(public.terms.printing).all(|needed| match needed {
            Condition::Always => true,
            Condition::Lit => public.will_burn() || self.burn_is_due(),
            Condition::Unlit => !public.will_burn() && !self.burn_is_due(),
            Condition::Ignition => public.will_burn(),
            Condition::Nugget => !public.unflipped_outside().is_empty(),
            Condition::Bow => !public.nuggets_at(Lies::Bow).is_empty(),
            Condition::ChargeVelocity => public.ship.charge >= public.ship.velocity.0 + 2,
            Condition::ChargeFour => public.ship.charge >= 4,
            Condition::StarNear => !public.pod_targets().is_empty(),
            Condition::OrbitDry => public.ship.is_in_orbit() && public.deserts_here().next().is_some(),
            Condition::Goldilocks => public.goldilocks_here().next().is_some(),
        })
    }

    /// H2c: how likely one die is a success.
    fn chance(&self, worker: Worker, card: Workcell) -> f64 {
        let skilled = self.public.of(worker).is_some_and(|of| self.public.has_augmentation(of, card.shape()));
        if skilled { 2.0 / 6.0 } else { 1.0 / 6.0 }
    }

    /// How likely nobody who stands there succeeds.
    fn failure(&self, card: Workcell) -> f64 {
        let there = self.public.workers_at(Post::Workcell(card));
        let librarians = self.public.workers_at(Post::Librarian(card));
        there.or(librarians).iter().map(|worker| 1.0 - self.chance(worker, card)).product()
    }

    /// What one more Worker on a card is worth.
    pub(super) fn working(&self, worker: Worker, card: Workcell) -> f64 {
        let Some(of) = self.public.of(worker) else { return 0.0 };
        if !self.is_usable(card) {
            return 0.0;
        }
        let effect = match card.subtitle() {
            Subtitle::Pod if self.sends_party() => PARTY,
            Subtitle::Pod => 0.0,
            _ => self.effect(card, of),
        };
        let help = self.failure(card) * self.chance(worker, card) * effect;
        help + self.lesson(worker, of, card.shape()) - self.mishap(worker, of, card)
    }

    /// H2e: a Cyborg learns whatever the die shows; with the red eye Avatars do.
    pub(super) fn lesson(&self, worker: Worker, of: Ideology, shape: Shape) -> f64 {
        let learns = worker.cyborg().is_some() != self.public.red_eye;
        let is_new = !self.public.mat(of).human.contains(shape);
        if !learns || !is_new {
            return 0.0;
        }
        // Three of a shape make Metal foam possible (E2m).
        let foam = match self.public.augmentations(shape) {
            0..=2 if self.is_fat(shape.blueprint()) => 0.25 * self.leaning(shape.blueprint()),
            _ => 0.0,
        };
        self.taste.learning * self.share_of(of) + foam
    }

    /// H2f, H2g: what a 6 costs, and goo that breaks out.
    fn mishap(&self, worker: Worker, of: Ideology, card: Workcell) -> f64 {
        let Some(cyborg) = worker.cyborg() else { return 0.0 };
        let six = if card.icons().contains(Icon::Risky) { self.death(cyborg) } else { self.stress_cost(of) };
        let stress = f64::from(self.public.mat(of).stress.min(7));
        let may_break = self.public.may_break_out(card) || self.public.owner(card).is_none();
        let is_free = matches!(self.public.goo[card.shape().index()], Goo::Supply) && may_break;
        let outbreak = if is_free { (stress - 1.0).max(0.0) / 6.0 * self.outbreak(card.section()) } else { 0.0 };
        six / 6.0 + outbreak
    }

    /// Goo is a danger, and the key to a landing (8.7).
    pub(super) fn outbreak(&self, section: Blueprint) -> f64 {
        let loose = self.loose_goo().count() as f64;
        let vital = match section {
            Blueprint::Jars => 2.0,
            Blueprint::LifeSupport => 1.0,
            Blueprint::Engine | Blueprint::Batteries => 1.5,
            Blueprint::Wardens => 0.0,
        };
        let wanted = if self.missing.goo > 0 { 6.0 } else { 0.0 };
        let first = if self.tame() == 0 { 2.0 } else { 0.0 };
        self.taste.outbreak + vital + 2.5 * loose - wanted - first
    }

    /// What is lost with a Cyborg: its place in a landing, what it would learn, and children.
    pub(super) fn death(&self, cyborg: Cyborg) -> f64 {
        let public = self.public;
        let of = public.side(cyborg);
        let learns = of.map_or(0.0, |of| f64::from(self.unlearned(of).min(2)));
        let is_young = !public.person(cyborg).age.is_elder() && public.sex(cyborg) == Sex::Amazon;
        let females = public.amazons().count();
        let last = if public.sex(cyborg) == Sex::Amazon && females <= 2 { 10.0 } else { 0.0 };
        let lone = if self.awake_humans() <= 2 && public.person(cyborg).is_awake() { 6.0 } else { 0.0 };
        self.taste.death + 1.5 * learns + last + lone + if is_young { self.taste.amazon } else { 0.0 }
    }

    /// What losing a section costs (E4).
    pub(super) fn loss(&self, section: Blueprint) -> f64 {
        let fuel = self.public.ship.levels() > 0;
        match section {
            Blueprint::Jars => {
                let inside = Cyborg::all().filter(|one| self.public.person(*one).is_in_jars()).count() as f64;
                15.0 + 5.0 * inside
            }
            Blueprint::LifeSupport => 15.0 + 4.0 * self.awake_humans() as f64,
            Blueprint::Engine | Blueprint::Batteries if fuel => {
                if self.has_arrived() {
                    4.0
                } else {
                    15.0
                }
            }
            Blueprint::Engine if self.has_arrived() => 6.0,
            Blueprint::Engine | Blueprint::Batteries => 18.0,
            Blueprint::Wardens => 14.0,
        }
    }

    /// H3: what a fight is worth with so many Workers, by the alert as it stands.
    fn fight(&self, shape: Shape, workers: u8) -> f64 {
        let section = shape.blueprint();
        let per_die: f64 = if self.public.alert == Alert::Red { 4.0 / 6.0 } else { 5.0 / 6.0 };
        let fails = per_die.powi(i32::from(workers));
        let tame = match self.public.alert {
            Alert::Yellow => {
                let needed = if self.missing.goo > 0 { 12.0 } else { 0.0 };
                4.0 + needed + if self.tame() < 2 { self.taste.tame } else { 2.0 }
            }
            Alert::Red => 1.0,
        };
        let spread = match self.public.goo[shape.index()] {
            Goo::Card(_) => 3.0 + 0.35 * self.loss(section),
            _ => self.loss(section) * f64::from(6 - workers.min(6)) / 6.0 + 2.0,
        };
        (1.0 - fails) * tame - fails * spread
    }

    /// What one more Worker on goo is worth.
    pub(super) fn fighting(&self, worker: Worker, shape: Shape) -> f64 {
        let there = self.public.workers_at(Post::Goo(shape)).len() as u8;
        let Some(of) = self.public.of(worker) else { return 0.0 };
        let more = self.fight(shape, there + 1) - self.fight(shape, there);
        // H3c, H4c: a 6, and a card that is devoured with all who stand on it.
        let devoured = match self.public.goo[shape.index()] {
            Goo::Card(_) => 0.6 / 6.0,
            _ => 0.0,
        };
        let danger = worker.cyborg().map_or(0.0, |cyborg| self.death(cyborg) * (1.0 / 6.0 + devoured));
        self.taste.fight * more + self.lesson(worker, of, shape) - self.taste.danger * danger
    }

    /// ED1, D1e
    pub(super) fn playing(&self, of: Ideology) -> f64 {
        let by = self.public.mat(of).stress.saturating_sub(1);
        if self.public.knows(EarthData::Stadium) { self.relief(of, by) } else { 0.0 }
    }
}
