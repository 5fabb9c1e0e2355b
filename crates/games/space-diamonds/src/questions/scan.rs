//! Which sites to scan (iF2.1): a question of its own beside the turn, because sites all over the map are picked, not
//! flown to. It is also a step of the turn, so that whoever is asked only what must be answered, as computer players are,
//! can do everything a turn allows.

use super::prelude::*;
use crate::event::Operation;
use crate::rules::operate::{MOST_SCANS, check_unused, ends_move};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scan;

/// One to three sites, in rising order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Targets(pub Vec<Space>);

impl Targets {
    /// Sites may be named in any order.
    pub(super) fn named(keys: &[String]) -> Option<Targets> {
        let mut sites: Vec<Space> = keys.iter().map(|key| Space::named(key)).collect::<Option<_>>()?;
        sites.sort_unstable();
        Some(Targets(sites))
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = String> + '_ {
        self.0.iter().map(|site| site.id().to_owned())
    }

    pub(super) fn random(state: &State, luck: &mut Dice) -> Targets {
        let sites: Vec<Space> = state.public.chit_sites().collect();
        let count = 1 + luck.below(MOST_SCANS.min(sites.len()) as u32) as usize;
        let mut chosen: Vec<Space> = Vec::with_capacity(count);
        while chosen.len() < count {
            match luck.pick(&sites) {
                Some(site) if !chosen.contains(site) => chosen.push(*site),
                Some(_) => {}
                None => break,
            }
        }
        chosen.sort_unstable();
        Targets(chosen)
    }

    /// iF2.1, iF2.2: one to three different sites anywhere that still carry chits, with sails too (R29).
    pub(super) fn check(&self, public: &Public) -> Result<(), Refusal> {
        let Targets(sites) = self;
        check_unused(public)?;
        if sites.iter().any(|site| site.index() >= Space::COUNT) {
            return Err(Refusal::not_offered());
        }
        let in_order = sites.windows(2).all(|pair| pair[0] < pair[1]);
        let fits = (1..=MOST_SCANS).contains(&sites.len()) && in_order;
        require(fits, ids::SCANNER, || Message::new("refused-scan-count").with("most", MOST_SCANS))?;
        sites.iter().try_for_each(|site| {
            let why = || Message::new("refused-nothing-to-scan").with("space", words::space(*site));
            require(public.has_chit(*site), ids::SCANNER, why)
        })
    }

    pub(super) fn scan(self, cx: &mut Cx<'_>, seat: Seat) {
        cx.reveal();
        let sites: Sites = self.0.into_iter().collect();
        let mut water = [0; MOST_SCANS];
        let learnt = sites.iter().filter_map(|site| cx.state().secret.water.get(site));
        water.iter_mut().zip(learnt).for_each(|(water, drops)| *water = drops);
        let ends_move = ends_move(&cx.state().public);
        cx.emit(Operation::Scanned { seat, sites, water, ends_move }.into());
    }
}

impl Words for Targets {
    fn read(given: &Given) -> Option<Self> {
        let Given::Picked(keys) = given else { return None };
        Targets::named(keys)
    }

    fn write(&self) -> Given {
        Given::Picked(self.keys().collect())
    }
}

pub(super) fn by_zone(public: &Public) -> Vec<Space> {
    let mut sites: Vec<Space> = public.chit_sites().collect();
    sites.sort_by_key(|site| (site.zone(), *site));
    sites
}

impl Question<SpaceDiamonds> for Scan {
    type Answer = Targets;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let item = |site: Space| Item::new(site.id(), words::space(site)).at(site.id()).group(words::zone(site.zone()));
        let sites = by_zone(&state.public);
        let most = MOST_SCANS.min(sites.len()) as u16;
        let from = sites.into_iter().map(item).collect();
        Offer::new(asked, "title-scan", Options::Pick { from, count: 1..=most, judged: false })
            .reason(if ends_move(&state.public) { "reason-scan-ends-move" } else { "reason-scan" })
            .rules(&[ids::SCANNER, ids::WATER_RULING])
            .act("act-scan")
    }

    fn check(&self, state: &State, _: Seat, targets: &Targets) -> Result<(), Refusal> {
        targets.check(&state.public)
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> Targets {
        Targets::random(state, luck)
    }

    fn fallback(&self, state: &State, _: Seat) -> Targets {
        Targets(state.public.chit_sites().take(1).collect())
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, targets: Targets) {
        targets.scan(cx, seat);
    }
}
