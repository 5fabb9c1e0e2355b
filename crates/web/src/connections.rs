//! Connections: HTTP/1.1 straight on hyper. Most of a server's memory is open streams, so a connection is kept small.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
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

/// Whoever has not sent a whole head after this long is let go.
const PATIENCE: Duration = Duration::from_secs(30);
/// The largest head of a request, and the most that waits to be sent.
const BUFFER: usize = 16 * 1024;
/// How long open requests may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until `stop` resolves and what is under way has ended.
pub async fn serve(router: Router, listener: TcpListener, stop: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(BUFFER).writev(false);
    let open = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut stop => break,
        };
        let connection = http.serve_connection(TokioIo::new(stream), answering(router.clone(), address));
        tokio::spawn(open.watch(connection));
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
