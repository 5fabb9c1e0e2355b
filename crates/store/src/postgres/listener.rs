//! Hears of what all nodes change, over a connection of its own. Notices are a courtesy: one that is lost costs the time
//! until somebody looks.

use std::future::poll_fn;
use std::time::Duration;

use orrery_table::port::{Change, News, TableId};
use tokio::sync::broadcast::WeakSender;
use tokio_postgres::AsyncMessage;

use super::pool::Pool;
use crate::sql;

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(500);

/// How often to see whether the store is still there.
const GLANCE: Duration = Duration::from_secs(5);

/// The notice of a changed record; entries are told by `sql::APPEND_BATCH`.
pub fn of_record(table: TableId, revision: u32) -> String {
    format!("{}:r{revision}", table.0 as i64)
}

/// Listens until the store is dropped.
pub async fn run(pool: Pool, news: WeakSender<News>) {
    while news.strong_count() > 0 {
        if let Err(error) = listen(&pool, &news).await {
            tracing::warn!("notices of other nodes are not heard at the moment: {error}");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Ends when the connection does.
async fn listen(pool: &Pool, news: &WeakSender<News>) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = pool.dial().await?;
    let asked = client.batch_execute(sql::LISTEN);
    let heard = async {
        while news.strong_count() > 0 {
            let message = tokio::time::timeout(GLANCE, poll_fn(|cx| connection.poll_message(cx))).await;
            match message {
                Err(_) => {}
                Ok(Some(message)) => pass_on(message?, news),
                Ok(None) => break,
            }
        }
        Ok(())
    };
    let (asked, heard) = tokio::join!(asked, heard);
    asked.and(heard)
}

/// Nobody may be listening on this side, which is no fault.
fn pass_on(message: AsyncMessage, news: &WeakSender<News>) {
    if let (AsyncMessage::Notification(notice), Some(news)) = (message, news.upgrade()) {
        read(notice.payload()).for_each(|told| drop(news.send(told)));
    }
}

fn read(payload: &str) -> impl Iterator<Item = News> + '_ {
    payload.split(',').filter_map(one)
}

fn one(text: &str) -> Option<News> {
    let (table, number) = text.split_once(':')?;
    let change = match number.strip_prefix('r') {
        Some(revision) => Change::Record(revision.parse().ok()?),
        None => Change::Entry(number.parse().ok()?),
    };
    Some(News { table: TableId(table.parse::<i64>().ok()? as u64), change })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_read_as_they_are_written() {
        let told: Vec<News> = read("-1:7,5:0,x,:,9:r,3:r2,").collect();
        let entry = |table, seq| News { table: TableId(table), change: Change::Entry(seq) };
        let record = News { table: TableId(3), change: Change::Record(2) };
        assert_eq!(told, [entry(u64::MAX, 7), entry(5, 0), record]);
        let table = TableId(1 << 63);
        assert_eq!(one(&of_record(table, 4)), Some(News { table, change: Change::Record(4) }));
    }
}
