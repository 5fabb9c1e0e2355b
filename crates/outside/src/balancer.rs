//! A real HAProxy before several nodes: round robin, health checks, another node where one does not answer.

use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use orrery_wire::Client;
use tempfile::TempDir;

use crate::{Result, because};

const PATIENCE: Duration = Duration::from_secs(20);

pub struct Balancer {
    address: SocketAddr,
    child: Child,
    _folder: TempDir,
}

impl Balancer {
    /// Starts it and waits until it lets requests through.
    pub async fn start(nodes: &[SocketAddr]) -> Result<Balancer> {
        let folder = tempfile::Builder::new().prefix("orrery-balancer-").tempdir().map_err(because("no folder"))?;
        let address = free_address()?;
        let file = folder.path().join("haproxy.cfg");
        std::fs::write(&file, configuration(address, nodes)).map_err(because("cannot write the configuration"))?;
        let mut command = Command::new(program());
        command.arg("-db").arg("-f").arg(&file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let missing = "cannot run haproxy; `cargo xtask test` installs it";
        let child = command.spawn().map_err(because(missing))?;
        let balancer = Balancer { address, child, _folder: folder };
        balancer.ready().await?;
        Ok(balancer)
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    async fn ready(&self) -> Result<()> {
        let begun = Instant::now();
        loop {
            match Client::new(self.address).get("/healthz").await {
                Ok(reply) if reply.is_ok() => return Ok(()),
                said if begun.elapsed() > PATIENCE => return Err(format!("haproxy is not ready: {said:?}")),
                _ => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Debian keeps it where only root looks for programs.
fn program() -> &'static str {
    let debian = "/usr/sbin/haproxy";
    if std::path::Path::new(debian).exists() { debian } else { "haproxy" }
}

fn free_address() -> Result<SocketAddr> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(because("no free port"))?;
    listener.local_addr().map_err(because("no free port"))
}

/// A node that is gone or does not answer its check is left within half a second, with everything that hangs on it. A
/// stream's small messages are passed on at once, not collected.
fn configuration(address: SocketAddr, nodes: &[SocketAddr]) -> String {
    let server = |(number, node): (usize, &SocketAddr)| format!("    server node{number} {node} check\n");
    let servers: String = nodes.iter().enumerate().map(server).collect();
    format!(
        "global
    maxconn 1500
defaults
    mode http
    option forwardfor
    option redispatch 1
    option http-no-delay
    retries 3
    timeout connect 500ms
    timeout check 500ms
    timeout client 60s
    timeout server 60s
frontend everybody
    bind {address}
    default_backend nodes
backend nodes
    balance roundrobin
    option httpchk GET /healthz
    http-check expect status 200
    default-server inter 250ms fastinter 100ms downinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_is_checked() {
        let node = SocketAddr::from(([127, 0, 0, 1], 4001));
        let text = configuration(SocketAddr::from(([127, 0, 0, 1], 4000)), &[node, node]);
        assert!(text.contains("bind 127.0.0.1:4000"));
        assert!(text.contains("server node1 127.0.0.1:4001 check"));
    }
}
