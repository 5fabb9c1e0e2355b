//! Who sits where: chairs are taken, filled and passed on, also while the game runs.

use std::sync::Arc;

use orrery_core::{Refusal, Rule, Seat};

use crate::error::SubmitError;
use crate::host::{NewChair, Tables, is_free};
use crate::port::{Chair, Holder, PersonId, Status, TableRecord};
use crate::table::Table;

impl Tables {
    /// Takes an open chair. A second one is for those who share a device from the start.
    pub async fn sit(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seat: Seat,
        person: PersonId,
        name: String,
        at: i64,
    ) -> Result<(), SubmitError> {
        let sit = |record: &mut TableRecord| {
            if record.seats_of(person).next().is_some() {
                return Err(Refusal::new(Rule::TABLE, "refused-sits-already").into());
            }
            // Whoever has seen one hand is not to see another.
            let seen = |(place, chair): (usize, &Chair)| place != seat.index() && chair.before.contains(&person);
            if record.chairs.iter().enumerate().any(seen) {
                return Err(Refusal::new(Rule::TABLE, "refused-sat-elsewhere").into());
            }
            let over = record.status == Status::Finished;
            match record.chairs.get_mut(seat.index()) {
                Some(chair) if is_free(chair) && !over => {
                    (chair.holder, chair.name) = (Holder::Person(person), name.clone());
                    Ok(())
                }
                _ => Err(Refusal::new(Rule::TABLE, "refused-seat-taken").into()),
            }
        };
        table.change(at, sit).await?;
        self.after_pass(table, at).await
    }

    /// The host fills the open chairs with bots and starts.
    pub async fn fill_with_bots(
        self: &Arc<Self>,
        table: &Arc<Table>,
        level: &str,
        name: &str,
        at: i64,
    ) -> Result<(), SubmitError> {
        let fill = |record: &mut TableRecord| {
            if record.status == Status::Finished {
                return Err(Refusal::game_over().into());
            }
            for chair in record.chairs.iter_mut().filter(|chair| is_free(chair)) {
                *chair = Chair::new(Holder::Bot(level.to_owned()), name.to_owned());
            }
            Ok(())
        };
        let mut filled = (*table.now().record).clone();
        fill(&mut filled)?;
        self.check_limits(&filled).await?;
        table.change(at, fill).await?;
        self.start_if_full(table, at).await
    }

    /// The host begins with those who are there: chairs that nobody took are carried out, as far as the game lets them.
    pub async fn begin_with_those_here(self: &Arc<Self>, table: &Arc<Table>, at: i64) -> Result<(), SubmitError> {
        let carry_out = |record: &mut TableRecord| {
            if record.status != Status::Open {
                return Err(SubmitError::NotRunning);
            }
            record.chairs.retain(|chair| !is_free(chair));
            record.setup.seats = u8::try_from(record.chairs.len()).unwrap_or(u8::MAX);
            Ok(table.game.check(&record.setup)?)
        };
        table.change(at, carry_out).await?;
        self.start_if_full(table, at).await
    }

    /// A chair passes to the computer, or stands open for whoever comes. One's own chair is one's own to give; those
    /// nobody sits on are the host's. In a campaign the host may let somebody stand in for who is absent, and who comes back
    /// takes their chair again. Somebody stays at every table.
    pub async fn pass(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seat: Seat,
        by: PersonId,
        to: NewChair,
        at: i64,
    ) -> Result<(), SubmitError> {
        let stands_in = self.store().campaign_of(table.id).await?.is_some();
        let pass = |record: &mut TableRecord| {
            let (host, runs) = (record.host, record.status == Status::Running);
            let chair = record.chairs.get_mut(seat.index()).ok_or_else(Refusal::not_offered)?;
            let may = match chair.holder {
                Holder::Person(person) => person == by || (stands_in && runs && host == by),
                Holder::Bot(_) | Holder::Open => host == by,
            };
            if !may || record.status == Status::Finished {
                return Err(Refusal::new(Rule::TABLE, "refused-not-your-chair").into());
            }
            let left = std::mem::replace(&mut chair.holder, to.holder.clone());
            chair.name.clone_from(&to.name);
            match left {
                Holder::Person(person) if runs && !chair.before.contains(&person) => chair.before.push(person),
                _ => {}
            }
            let stays = |chair: &Chair| matches!(chair.holder, Holder::Person(_));
            if record.chairs.iter().any(stays) {
                Ok(())
            } else {
                Err(Refusal::new(Rule::TABLE, "refused-last-one").into())
            }
        };
        let mut passed = (*table.now().record).clone();
        pass(&mut passed)?;
        self.check_limits(&passed).await?;
        table.change(at, pass).await?;
        self.after_pass(table, at).await
    }

    /// The game goes on with whoever holds the chairs now.
    async fn after_pass(self: &Arc<Self>, table: &Arc<Table>, at: i64) -> Result<(), SubmitError> {
        self.start_if_full(table, at).await?;
        self.store().set_waits(table.id, table.now().waits()).await?;
        self.wake_bots(table);
        Ok(())
    }
}
