//! Connections: HTTP/1.1 straight on hyper. Most of a server's memory is open streams, so a connection is kept small.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tower_service::Service;

use crate::http::proxies::Proxies;

/// Whoever has not sent a whole head after this long is let go.
const PATIENCE: Duration = Duration::from_secs(30);
/// The largest head of a request, and the most that waits to be sent.
const BUFFER: usize = 16 * 1024;
/// How long open requests may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// How many connections each address holds.
#[derive(Clone, Default)]
pub struct Doorman {
    /// 0 for no limit.
    most: usize,
    proxies: Proxies,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// The right to one connection.
struct Held {
    doorman: Doorman,
    address: IpAddr,
}

impl Doorman {
    pub fn new(most: usize, proxies: Proxies) -> Self {
        Doorman { most, proxies, inside: Arc::default() }
    }

    /// A proxy speaks for many.
    fn admit(&self, address: IpAddr) -> Option<Held> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let held = inside.entry(address).or_default();
        if self.most > 0 && *held >= self.most && !self.proxies.trusts(address) {
            return None;
        }
        *held += 1;
        Some(Held { doorman: self.clone(), address })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut inside = self.doorman.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let held = inside.entry(self.address).or_default();
        *held = held.saturating_sub(1);
        if *held == 0 {
            inside.remove(&self.address);
        }
    }
}

/// Serves until `stop` resolves and what is under way has ended. Whoever holds too many connections already finds a
/// new one closed.
pub async fn serve(router: Router, listener: TcpListener, doorman: Doorman, stop: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(BUFFER).writev(false);
    let open = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut stop => break,
        };
        let Some(place) = doorman.admit(address.ip()) else { continue };
        let connection = http.serve_connection(TokioIo::new(stream), answering(router.clone(), address));
        let connection = open.watch(connection);
        tokio::spawn(async move {
            let _place = place;
            connection.await
        });
    }
    drop(listener);
    if tokio::time::timeout(GRACE, open.shutdown()).await.is_err() {
        tracing::warn!("some requests had not ended when the server stopped");
    }
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Small updates must not wait for each other.
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!("could not set TCP_NODELAY: {error}");
                }
                return (stream, address);
            }
            // Too many open files, mostly: others will close some.
            Err(error) => {
                tracing::warn!("could not accept a connection: {error}");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

fn answering(
    router: Router,
    address: SocketAddr,
) -> impl hyper::service::Service<hyper::Request<Incoming>, Response = Response, Error = Infallible, Future: Send> {
    service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.clone().call(request.map(Body::new))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_holds_so_many_connections_and_a_proxy_any_number() {
        let doorman = Doorman::new(2, Proxies(vec!["10.0.0.1".parse().unwrap()]));
        let (ann, ben, proxy) = (IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2]), IpAddr::from([10, 0, 0, 1]));
        let held = [doorman.admit(ann), doorman.admit(ann)];
        assert!(held.iter().all(Option::is_some) && doorman.admit(ann).is_none());
        assert!(doorman.admit(ben).is_some(), "somebody else");
        let many: Vec<_> = (0..9).map(|_| doorman.admit(proxy)).collect();
        assert!(many.iter().all(Option::is_some));
        drop(held);
        assert!(doorman.admit(ann).is_some(), "there is room again");
        drop(many);
        assert!(doorman.inside.lock().unwrap().is_empty(), "nothing is kept of those who are gone");
    }
}
