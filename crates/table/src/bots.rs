//! Bots at a table. They answer like anybody else: from what their seat sees, through the same door. Of several nodes one
//! at a time drives them.

mod minds;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use orrery_bots::Level;
use orrery_catalog::Open;
use orrery_core::{AskId, Dice, Given};

use crate::error::SubmitError;
use crate::host::random_u64;
use crate::now::Now;
use crate::pace::Pace;
use crate::port::Holder;
use crate::table::Table;
pub use minds::Minds;

/// After this long a bot asks anew whether it is still this node's to drive.
const ASK_AGAIN: Duration = Duration::from_secs(1);

/// Each pause takes this share of the time that is left for all of them.
const SHARE: f64 = 0.15;

/// What bots need wherever they sit.
pub struct Bots {
    pub minds: Minds,
    /// How long a bot waits before it answers, so that people can follow; later ones of a row wait less.
    pub pause: Duration,
}

impl Bots {
    /// However many bots answer one after the other, and however long they think, all pauses of a row together end in
    /// good time: 4 s for pauses that begin with 0.6 s.
    fn pause(&self, pace: Pace, since: Instant) -> Duration {
        let whole = self.pause.as_secs_f64() * pace.share() / SHARE;
        Duration::from_secs_f64((whole - since.elapsed().as_secs_f64()).max(0.0) * SHARE)
    }
}

/// Lets the bots answer until people are asked.
pub fn wake(bots: &Arc<Bots>, table: &Arc<Table>) {
    if next(&table.now()).is_some() && !table.bots_awake.swap(true, Ordering::AcqRel) {
        tokio::spawn(run(bots.clone(), table.clone()));
    }
}

/// The end of the work, however it comes about.
struct Asleep<'a>(&'a Table);

impl Drop for Asleep<'_> {
    fn drop(&mut self) {
        self.0.bots_awake.store(false, Ordering::Release);
    }
}

async fn run(bots: Arc<Bots>, table: Arc<Table>) {
    let asleep = Asleep(&table);
    let well = answer_all(&bots, &table).await;
    // Another node goes on at once instead of after the deadline.
    let _ = table.store().release(table.id).await;
    drop(asleep);
    // Somebody may have answered between the last look and the line above.
    if well {
        wake(&bots, &table);
    }
}

/// False when storage, another node or the rules stood in the way: then the bots sleep until somebody wakes them again.
async fn answer_all(bots: &Bots, table: &Arc<Table>) -> bool {
    let Ok(seed) = random_u64() else { return false };
    let mut luck = Dice::seeded("bot", seed);
    let (since, mut leased) = (Instant::now(), None::<Instant>);
    while let Some((open, level)) = next(&table.now()) {
        if leased.is_none_or(|since| since.elapsed() > ASK_AGAIN) {
            match table.store().lease(table.id).await {
                Ok(true) => leased = Some(Instant::now()),
                _ => return false,
            }
        }
        tokio::time::sleep(bots.pause(table.pace(), since)).await;
        let answered = match answer(bots, table, open, level, &mut luck).await {
            Err(SubmitError::Refused(_) | SubmitError::Fault(_)) => answer_plainly(table, open).await,
            answered => answered,
        };
        if answered.is_err() {
            return false;
        }
    }
    true
}

/// What the bot thinks best.
async fn answer(bots: &Bots, table: &Arc<Table>, open: Open, level: Level, luck: &mut Dice) -> Result<(), SubmitError> {
    let (now, mind) = (table.now(), luck.clone());
    let thought = bots.minds.think(table.watchers() > 0, move || think(&now, open, level, mind)).await;
    let no_thought = || SubmitError::Fault("a bot had no thought".into());
    let (ask, given, used) = thought.flatten().ok_or_else(no_thought)?;
    *luck = used;
    table.answer(open.seat, ask, &given, None, now_ms()).await.map(drop)
}

/// A bot that fails must not hold up the table: it gives the answer of a seat whose time has run out. If the question
/// is gone by now, that is well too.
async fn answer_plainly(table: &Arc<Table>, open: Open) -> Result<(), SubmitError> {
    let fallback = table.now().play.as_ref().and_then(|play| play.fallback(open.seat, open.ask));
    match fallback {
        Some(given) => table.answer(open.seat, open.ask, &given, None, now_ms()).await.map(drop),
        None => Ok(()),
    }
}

fn think(now: &Now, open: Open, level: Level, mut luck: Dice) -> Option<(AskId, Given, Dice)> {
    let (ask, given) = now.play.as_ref()?.think(level, open.seat, open.ask, &mut luck)?;
    Some((ask, given, luck))
}

/// The first question that waits for a bot.
fn next(now: &Now) -> Option<(Open, Level)> {
    let level = |open: &Open| match &now.record.chairs.get(open.seat.index())?.holder {
        Holder::Bot(level) => Some(level.parse().unwrap_or(Level::Random)),
        _ => None,
    };
    let open = now.play.as_ref()?.open();
    open.into_iter().filter(|open| open.must).find_map(|open| Some((open, level(&open)?)))
}

pub(crate) fn now_ms() -> i64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_bots_ends_in_good_time_however_long_it_is() {
        let bots = Bots { minds: Minds::start(1), pause: Duration::from_millis(600) };
        for (pace, most) in Pace::ALL.into_iter().zip([10.0, 4.0, 0.0]) {
            let pauses = |at: f64| bots.pause(pace, Instant::now() - Duration::from_secs_f64(at)).as_secs_f64();
            let row = (0..200).fold(0.0, |at, _| at + pauses(at));
            assert!(row <= most && row >= most * 0.95, "{pace:?}: {row} s");
        }
        assert!(bots.pause(Pace::Brisk, Instant::now()) > Duration::from_millis(590), "one answer can be followed");
    }
}
