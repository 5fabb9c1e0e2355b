//! Bots at a table. They answer like anybody else: from what their seat sees, through the same door.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use orrery_bots::Level;
use orrery_catalog::Open;
use orrery_core::{AskId, Dice, Given};

use crate::host::random_u64;
use crate::live::{Now, Table};
use crate::port::Holder;

/// Lets the bots answer until people are asked.
pub fn wake(table: &Arc<Table>, pause: Duration) {
    if next(&table.now()).is_some() && !table.bots_awake.swap(true, Ordering::AcqRel) {
        tokio::spawn(run(table.clone(), pause));
    }
}

async fn run(table: Arc<Table>, pause: Duration) {
    let well = answer_all(&table, pause).await;
    table.bots_awake.store(false, Ordering::Release);
    // Somebody may have answered between the last look and the line above.
    if well {
        wake(&table, pause);
    }
}

/// False when storage or the rules stood in the way: then the bots sleep until somebody wakes them again.
async fn answer_all(table: &Arc<Table>, pause: Duration) -> bool {
    let Ok(seed) = random_u64() else { return false };
    let mut luck = Dice::seeded("bot", seed);
    while let Some((open, level)) = next(&table.now()) {
        tokio::time::sleep(pause).await;
        let (now, mind) = (table.now(), luck.clone());
        let thought = tokio::task::spawn_blocking(move || think(&now, open, level, mind)).await;
        if let Ok(Some((ask, given, used))) = thought {
            luck = used;
            if table.answer(open.seat, ask, &given, None, now_ms()).await.is_ok() {
                continue;
            }
        }
        if !answer_plainly(table, open).await {
            return false;
        }
    }
    true
}

/// A bot that fails must not hold up the table: it gives the answer of a seat whose time has run out. If the question
/// is gone by now, that is well too.
async fn answer_plainly(table: &Arc<Table>, open: Open) -> bool {
    let fallback = table.now().play.as_ref().and_then(|play| play.fallback(open.seat, open.ask));
    match fallback {
        Some(given) => table.answer(open.seat, open.ask, &given, None, now_ms()).await.is_ok(),
        None => true,
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
