//! Politics: votes, orders, mutinies, consent and marriage (D2, F1 to F4).

use super::outlook::{Outlook, best};
use crate::content::{Cyborg, Ideology, Regulation, Task};
use crate::questions::{Decree, Revolt};
use crate::state::{Edict, Maneuver, Post, Worker};

/// A mutiny must be worth so many points, or nobody rises.
const MUTINY: f64 = 3.0;

impl Outlook<'_> {
    /// Who flies best: somebody who lives long and may order what is missing; the own a little.
    pub(super) fn candidate(&self, of: Ideology) -> f64 {
        let public = self.public;
        let years = |cyborg: Cyborg| f64::from(8 - public.person(cyborg).age.number());
        let awake = public.tiles_of(of).filter(|one| public.person(*one).is_awake());
        let life = awake.map(years).fold(0.0, f64::max);
        let levy = if of.regulations().contains(Regulation::Levy) { 1.0 } else { 0.0 };
        let stays = if public.incumbent() == Some(of) { 1.5 } else { 0.0 };
        let own = if public.player(of) == self.seat { 0.4 } else { 0.0 };
        let star = if public.competitive { 8.0 * self.share_of(of) } else { 0.0 };
        life + levy + stays + own + star
    }

    /// F3e: who lives longest bears the star.
    pub(super) fn bearer(&self, among: impl Iterator<Item = Cyborg>) -> Option<Cyborg> {
        let years = |cyborg: Cyborg| f64::from(8 - self.public.person(cyborg).age.number());
        best(among.map(|cyborg| (years(cyborg), cyborg))).map(|(_, cyborg)| cyborg)
    }

    /// F1: the engine is staffed by order where nobody has done so; else nobody is ordered about.
    pub(super) fn decree(&self, orders: &[Edict]) -> Decree {
        let judged = orders.iter().map(|edict| (self.edict(*edict), *edict));
        match best(judged) {
            Some((worth, edict)) if worth > MUTINY => Decree::Give(edict),
            _ => Decree::Done,
        }
    }

    pub(super) fn edict(&self, edict: Edict) -> f64 {
        let public = self.public;
        let ordered =
            |cell| public.regime.orders.iter().any(|given| matches!(given, Edict::Levy(_, to) if *to == cell));
        match edict {
            Edict::Levy(worker, cell) if matches!(cell.task(), Task::Ignition | Task::Recharge) && !ordered(cell) => {
                let needed = self.task(worker, cell).0;
                needed - self.present(worker) - self.pride(worker)
            }
            Edict::Seize(from) => 4.0 * (self.share_of(public.commanding) - self.share_of(from)),
            Edict::Summon(worker, cell) if cell.task() == Task::Ignition => {
                self.task(worker, cell).0 - self.present(worker)
            }
            _ => -1.0,
        }
    }

    /// What a Worker does where it stands.
    fn present(&self, worker: Worker) -> f64 {
        match self.public.post(worker) {
            Post::Cell(cell) if matches!(cell.task(), Task::Ignition | Task::Recharge) => 80.0,
            Post::Cell(cell) => self.task(worker, cell).0.max(0.0),
            Post::Workcell(card) => self.working(worker, card).max(0.0),
            _ => 0.0,
        }
    }

    /// An order that hits another player's Worker may be answered by a mutiny.
    fn pride(&self, worker: Worker) -> f64 {
        let own = self.public.player_of(worker) == self.seat;
        if own { 0.0 } else { 1.0 }
    }

    /// D2b, F2f: while all fly together nobody rises; later only for what costs more than a mutiny is worth, with a
    /// majority in sight.
    pub(super) fn revolt(&self, offered: &[Revolt]) -> Revolt {
        let public = self.public;
        if !public.competitive || self.grievance() < MUTINY {
            return Revolt::No;
        }
        let all: u8 = public.everybody().map(|seat| public.votes(seat)).sum();
        let has_votes = 2 * public.votes(self.seat) > all;
        let rise = offered.iter().copied().find(|revolt| matches!(revolt, Revolt::Rise(..)));
        rise.filter(|_| has_votes).unwrap_or(Revolt::No)
    }

    /// What the orders cost the own side.
    fn grievance(&self) -> f64 {
        let public = self.public;
        let cost = |edict: &Edict| match *edict {
            Edict::Seize(from) => 4.0 * self.share_of(from).max(0.0),
            Edict::Levy(worker, _) | Edict::LevyToGoo(worker, _) if public.player_of(worker) == self.seat => {
                self.present(worker)
            }
            Edict::Unfit(cyborg) => public.side(cyborg).map_or(0.0, |of| 3.0 * self.share_of(of).max(0.0)),
            _ => 0.0,
        };
        let jettison = matches!(public.regime.announced, Some(Maneuver::Jettison(_)));
        public.regime.orders.iter().map(cost).sum::<f64>() + if jettison { 1.0 } else { 0.0 }
    }

    /// F3f: what stands is what one would have ordered oneself.
    pub(super) fn upholds(&self, edict: Edict) -> bool {
        match edict {
            Edict::Levy(worker, cell) => self.task(worker, cell).0 > 0.0,
            Edict::Seize(from) => self.share_of(from) <= self.share_of(self.public.commanding),
            Edict::Unfit(_) => false,
            _ => true,
        }
    }

    /// D7c: the more stressed spouse; in a competition the own.
    pub(super) fn bliss(&self, among: impl Iterator<Item = Ideology>, usual: Ideology) -> Ideology {
        let all: Vec<Ideology> = among.collect();
        match all.contains(&usual) {
            true => usual,
            false => {
                all.into_iter().max_by_key(|of| (self.public.mat(*of).stress, std::cmp::Reverse(*of))).unwrap_or(usual)
            }
        }
    }
}
