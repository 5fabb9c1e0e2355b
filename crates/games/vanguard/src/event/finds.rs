//! Leads and discoveries (5.15).

use super::prelude::*;

facts! {
    pub enum Finds shown as FindsShown {
        /// VG-LEAD-2: all are drawn before the first is placed.
        LeadsDrawn { of: Type, tokens: Few<Lead, 8> },
        LeadPlaced { of: Type, lead: Lead },
        /// VG-LEAD-3: aside, or back into the bag.
        LeadsCleared { of: Type },
        Found { card: Discovery },
        /// VG-DISC-6, VG-GEN-11: under its deck.
        GivenUp { card: Discovery },
        RelicFound { relic: Exceptional },
        /// C8.1: used once and gone.
        RelicUsed { relic: Exceptional },
        /// VG-END-5, R100
        AllLost,
        /// VG-LAUNCH-4: all leads are in the bag again.
        LeadsReturned,
        /// VG-DISC-4: above the lander's limit.
        LeftOnLander { card: Discovery },
    }
}

impl Finds {
    pub(super) fn fold(&self, state: &mut State) {
        let (decks, vessel, account) = (&mut state.decks, &mut state.vessel, &mut state.account);
        match *self {
            Finds::LeadsDrawn { tokens, .. } => {
                tokens.iter().for_each(|lead| decks.bag.0[lead.index()] -= 1);
            }
            Finds::LeadPlaced { of, lead } => decks.leads[of.index()].0[lead.index()] += 1,
            Finds::LeadsCleared { of } => {
                let cleared = std::mem::take(&mut decks.leads[of.index()]);
                for lead in Lead::ALL.into_iter().filter(|lead| lead.recycles()) {
                    decks.bag.0[lead.index()] += cleared.0[lead.index()];
                }
            }
            Finds::Found { card } => {
                let shuffled =
                    Discovery::all().any(|one| one.of() == card.of() && decks.discoveries.0[one.index()] > 0);
                if shuffled {
                    decks.discoveries.0[card.index()] -= 1;
                } else {
                    let mut under = decks.under.to_vec();
                    let next = under.iter().position(|one| one.of() == card.of());
                    if let Some(at) = next {
                        under.remove(at);
                    }
                    decks.under = Few::of(under).unwrap_or_default();
                }
                vessel.found.0[card.index()] += 1;
                account.found.0[card.index()] += 1;
            }
            Finds::GivenUp { card } => {
                let is_aboard = state.party.is_empty();
                match &mut state.campaign {
                    Some(campaign) if is_aboard => campaign.found.0[card.index()] -= 1,
                    _ => {
                        vessel.found.0[card.index()] -= 1;
                        account.gave_up(card);
                    }
                }
                decks.under.push(card);
            }
            Finds::RelicFound { relic } => {
                state.planet.relics.remove(relic);
                vessel.relics.insert(relic);
                account.relics.insert(relic);
            }
            Finds::RelicUsed { relic } => vessel.relics.remove(relic),
            Finds::LeadsReturned => {
                decks.bag = orrery_kit::Rows(Lead::ALL.map(Lead::copies));
                decks.leads = [Leads::default(); Type::COUNT];
            }
            Finds::LeftOnLander { card } => {
                vessel.found.0[card.index()] -= 1;
                account.gave_up(card);
                decks.under.push(card);
            }
            Finds::AllLost => {
                account.lost = account.found;
                let found = std::mem::take(&mut vessel.found);
                let lost = Discovery::all().flat_map(|card| std::iter::repeat_n(card, found.0[card.index()].into()));
                decks.under.extend(lost);
            }
        }
    }
}

impl FindsShown {
    pub(super) fn line(&self) -> Option<LogLine> {
        use FindsShown as Told;
        Some(match self {
            Told::LeadsDrawn { of, tokens } => {
                let message = Message::new("log-leads").with("type", words::kind(*of));
                LogLine::new(None, message.with("leads", words::leads(tokens)), &[ids::LEADS]).seen(SightKind::Reveal)
            }
            Told::Found { card } => noted("log-found", "card", card.name(), &[ids::DISCOVERY]).seen(SightKind::Gain),
            Told::GivenUp { card } | Told::LeftOnLander { card } => {
                noted("log-given-up", "card", card.name(), &[ids::DROP])
            }
            Told::RelicFound { relic } => {
                noted("log-found", "card", relic.name(), &[ids::EXCEPTIONAL]).seen(SightKind::Gain)
            }
            Told::AllLost => LogLine::new(None, "log-finds-lost", &[ids::EVACUATION]),
            Told::LeadsReturned | Told::LeadPlaced { .. } | Told::LeadsCleared { .. } | Told::RelicUsed { .. } => {
                return None;
            }
        })
    }
}
