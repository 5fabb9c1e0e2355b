//! Stands between the program and PostgreSQL and does what networks do: loses the reply to a commit, swallows notices,
//! refuses connections.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::OwnedWriteHalf;
use tokio::net::unix::OwnedReadHalf;
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::luck::Luck;
use crate::{Result, because};

/// What it does at present, and what it has done.
pub struct Mischief {
    /// One reply to a commit in so many is lost with its connection; 0 for none.
    lose_one_in: AtomicU64,
    swallow_notices: AtomicBool,
    refuse: AtomicBool,
    luck: Mutex<Luck>,
    pub lost: AtomicU64,
    pub swallowed: AtomicU64,
    pub notices: AtomicU64,
}

impl Mischief {
    pub fn lose_one_in(&self, count: u64) {
        self.lose_one_in.store(count, Ordering::Relaxed);
    }

    pub fn swallow_notices(&self, whether: bool) {
        self.swallow_notices.store(whether, Ordering::Relaxed);
    }

    pub fn refuse(&self, whether: bool) {
        self.refuse.store(whether, Ordering::Relaxed);
    }

    fn loses_this(&self) -> bool {
        let one_in = self.lose_one_in.load(Ordering::Relaxed) as usize;
        let loses = one_in > 0 && self.luck.lock().unwrap_or_else(PoisonError::into_inner).once_in(one_in);
        self.lost.fetch_add(u64::from(loses), Ordering::Relaxed);
        loses
    }

    fn swallows_this(&self) -> bool {
        let swallows = self.swallow_notices.load(Ordering::Relaxed);
        let counter = if swallows { &self.swallowed } else { &self.notices };
        counter.fetch_add(1, Ordering::Relaxed);
        swallows
    }
}

pub struct Proxy {
    address: SocketAddr,
    pub mischief: Arc<Mischief>,
    /// Raised to cut everything that is open.
    cuts: watch::Sender<u64>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    pub async fn start(socket: PathBuf, seed: u64) -> Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.map_err(because("cannot listen"))?;
        let address = listener.local_addr().map_err(because("cannot listen"))?;
        let mischief = Arc::new(Mischief {
            lose_one_in: AtomicU64::new(0),
            swallow_notices: AtomicBool::new(false),
            refuse: AtomicBool::new(false),
            luck: Mutex::new(Luck::new(seed)),
            lost: AtomicU64::new(0),
            swallowed: AtomicU64::new(0),
            notices: AtomicU64::new(0),
        });
        let (cuts, cut) = watch::channel(0);
        let accepting = tokio::spawn(accept(listener, socket, mischief.clone(), cut));
        Ok(Proxy { address, mischief, cuts, accepting })
    }

    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@{}/{database}?sslmode=disable", self.address)
    }

    /// Closes every connection that is open now.
    pub fn cut_all(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
        self.cut_all();
    }
}

async fn accept(listener: TcpListener, socket: PathBuf, mischief: Arc<Mischief>, cut: watch::Receiver<u64>) {
    while let Ok((client, _)) = listener.accept().await {
        if mischief.refuse.load(Ordering::Relaxed) {
            continue;
        }
        let (socket, mischief, mut cut) = (socket.clone(), mischief.clone(), cut.clone());
        cut.mark_unchanged();
        tokio::spawn(async move {
            tokio::select! {
                _ = relay(client, socket, &mischief) => {}
                _ = cut.changed() => {}
            }
        });
    }
}

/// Ends, and closes both sides, as soon as one of them does.
async fn relay(client: TcpStream, socket: PathBuf, mischief: &Mischief) -> std::io::Result<()> {
    client.set_nodelay(true)?;
    let (mut from_server, mut to_server) = UnixStream::connect(socket).await?.into_split();
    let (mut from_client, mut to_client) = client.into_split();
    tokio::select! {
        _ = tokio::io::copy(&mut from_client, &mut to_server) => Ok(()),
        done = replies(&mut from_server, &mut to_client, mischief) => done,
    }
}

/// From the server to the client, frame by frame. What belongs to a statement that writes is held back until the server
/// says that it is ready again: only then it is committed, and only then the reply may be lost.
async fn replies(from: &mut OwnedReadHalf, to: &mut OwnedWriteHalf, mischief: &Mischief) -> std::io::Result<()> {
    let (mut input, mut output, mut wrote) = (Vec::new(), Vec::new(), false);
    while from.read_buf(&mut input).await? > 0 {
        while let Some(frame) = take_frame(&mut input) {
            if frame[0] == b'A' && mischief.swallows_this() {
                continue;
            }
            wrote |= is_write(&frame);
            output.extend_from_slice(&frame);
            if frame[0] == b'Z' {
                if wrote && frame[5] == b'I' && mischief.loses_this() {
                    return Ok(());
                }
                wrote = false;
            }
        }
        if !wrote {
            to.write_all(&output).await?;
            output.clear();
        }
    }
    to.write_all(&output).await
}

/// One whole message: a byte for its kind, its length without that byte, and what it says.
fn take_frame(input: &mut Vec<u8>) -> Option<Vec<u8>> {
    let length = u32::from_be_bytes(input.get(1..5)?.try_into().ok()?) as usize + 1;
    (input.len() >= length).then(|| input.drain(..length).collect())
}

/// "Command complete" of a statement that changed something or ended a transaction.
fn is_write(frame: &[u8]) -> bool {
    let tags: [&[u8]; 4] = [b"INSERT", b"UPDATE", b"DELETE", b"COMMIT"];
    frame[0] == b'C' && tags.iter().any(|tag| frame[5..].starts_with(tag))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cluster::{Cluster, run_sql};
    use tokio_postgres::{AsyncMessage, NoTls};

    #[test]
    fn frames_are_taken_when_they_are_whole() {
        let mut input = b"Z\0\0\0\x05IC\0\0\0".to_vec();
        assert_eq!(take_frame(&mut input), Some(b"Z\0\0\0\x05I".to_vec()));
        assert_eq!((take_frame(&mut input), input.len()), (None, 4));
        assert!(is_write(b"C\0\0\0\x0fINSERT 0 1\0"));
        assert!(!is_write(b"C\0\0\0\x0dSELECT 1\0"));
    }

    /// The reply is lost, the row is there.
    #[tokio::test]
    async fn a_reply_is_lost_after_the_commit() {
        let cluster = Cluster::start().unwrap();
        let direct = cluster.database("lost").await.unwrap();
        run_sql(&direct, "CREATE TABLE kept (n INT)").await.unwrap();
        let proxy = Proxy::start(cluster.socket(), 1).await.unwrap();
        run_sql(&proxy.url("lost"), "INSERT INTO kept VALUES (1)").await.unwrap();
        proxy.mischief.lose_one_in(1);
        assert!(run_sql(&proxy.url("lost"), "INSERT INTO kept VALUES (2)").await.is_err());
        run_sql(&direct, "SELECT 1 / (SELECT count(*) FROM kept WHERE n = 2)").await.unwrap();
        proxy.mischief.refuse(true);
        assert!(run_sql(&proxy.url("lost"), "SELECT 1").await.is_err());
        assert_eq!(proxy.mischief.lost.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn notices_are_swallowed_and_nothing_else() {
        let cluster = Cluster::start().unwrap();
        let direct = cluster.database("notice").await.unwrap();
        let proxy = Proxy::start(cluster.socket(), 1).await.unwrap();
        let (client, mut connection) = tokio_postgres::connect(&proxy.url("notice"), NoTls).await.unwrap();
        let (heard, mut hears) = tokio::sync::mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Some(Ok(message)) = futures_util::future::poll_fn(|cx| connection.poll_message(cx)).await {
                if let AsyncMessage::Notification(notice) = message {
                    heard.send(notice.payload().to_owned()).unwrap();
                }
            }
        });
        client.batch_execute("LISTEN news").await.unwrap();
        proxy.mischief.swallow_notices(true);
        run_sql(&direct, "NOTIFY news, 'first'").await.unwrap();
        client.batch_execute("SELECT 1").await.unwrap();
        while proxy.mischief.swallowed.load(Ordering::Relaxed) == 0 {
            tokio::task::yield_now().await;
        }
        proxy.mischief.swallow_notices(false);
        run_sql(&direct, "NOTIFY news, 'second'").await.unwrap();
        assert_eq!(hears.recv().await.as_deref(), Some("second"));
    }
}
