//! `orrery serve`: the web server on one port with one database.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use orrery_table::{Limits, Tables};
use orrery_web::{App, Config, Net, Proxies, Public};
use rustix::process::{Resource, getrlimit, setrlimit};
use tokio::net::TcpListener;

#[derive(clap::Args)]
pub struct Args {
    /// Port to listen on; 0 takes any free one
    #[arg(long, default_value_t = 7777)]
    port: u16,
    /// Address to listen on; 0.0.0.0 for the whole network
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// Folder for the SQLite file
    #[arg(long, default_value = "orrery-data")]
    data: PathBuf,
    /// Database address, such as postgres://user:password@host/name; without it a SQLite file. How TLS is used stands
    /// after ?sslmode= as for libpq: disable, prefer (the default), require, verify-ca or verify-full (the certificate
    /// is checked by the system's authorities, or by those in &sslrootcert=FILE)
    #[arg(long, env = "ORRERY_DATABASE")]
    database: Option<String>,
    /// Address for /metrics, such as 127.0.0.1:9100; off without it
    #[arg(long)]
    metrics: Option<SocketAddr>,
    /// Requests a minute that one address may send; a tenth of them may make tables and identities; 0 for no limit
    #[arg(long, default_value_t = 1200)]
    rate_limit: u32,
    /// Connections that one address may hold; 0 for no limit
    #[arg(long, default_value_t = 256)]
    connections: usize,
    /// Address or network of a proxy that is believed about who is asking, such as 10.0.0.0/8; may be given several times
    #[arg(long, default_values = ["127.0.0.1", "::1"])]
    trusted_proxy: Vec<Net>,
    /// Address by which people know this server, such as https://play.example; requests for other hosts are refused
    #[arg(long)]
    public_url: Option<Public>,
    /// Unfinished tables with bots that one person may have
    #[arg(long, default_value_t = 20)]
    bot_tables: usize,
    /// Open tables that one person may have in the lobby's list
    #[arg(long, default_value_t = 5)]
    open_tables: usize,
    /// Milliseconds a bot waits before it answers
    #[arg(long, default_value_t = 600)]
    bot_pause: u64,
}

/// Without any arguments.
#[derive(clap::Parser)]
struct Bare {
    #[command(flatten)]
    args: Args,
}

impl Default for Args {
    fn default() -> Self {
        <Bare as clap::Parser>::parse_from(["orrery"]).args
    }
}

pub fn run(args: Args) -> Result<(), String> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into());
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    raise_file_limit();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(serve(args))
}

async fn serve(args: Args) -> Result<(), String> {
    let store = orrery_store::open(args.database.as_deref(), &args.data).await.map_err(|error| error.to_string())?;
    let limits = Limits { bot_tables: args.bot_tables, open_tables: args.open_tables };
    let tables = Tables::limited(store, Duration::from_millis(args.bot_pause), limits);
    let config = Config {
        requests_a_minute: args.rate_limit,
        connections_each: args.connections,
        proxies: Proxies(args.trusted_proxy),
        public: args.public_url,
    };
    let app = App::new(tables.clone(), config).await.map_err(|error| error.to_string())?;
    let listener = bind(SocketAddr::new(args.host, args.port)).await?;
    let metrics = match args.metrics {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    tables.attend();
    println!("Orrery is ready: http://{}", shown(address));
    orrery_web::serve(app, listener, metrics, stop_signal()).await;
    Ok(())
}

/// Every connection is an open file: as many as the system allows, instead of the thousand it begins with.
fn raise_file_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!("the limit of open files could not be raised: {error}");
    }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, String> {
    let listening = TcpListener::bind(address).await;
    listening.map_err(|error| format!("cannot listen on {address}: {error}; choose another with --port"))
}

fn shown(address: SocketAddr) -> String {
    if address.ip().is_loopback() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

/// Ctrl-C, or the signal a service manager sends.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    let mut terminate = match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        Ok(terminate) => terminate,
        Err(_) => return drop(interrupt.await),
    };
    tokio::select! {
        _ = interrupt => {}
        _ = terminate.recv() => {}
    }
}
