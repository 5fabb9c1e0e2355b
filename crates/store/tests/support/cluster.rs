//! A private PostgreSQL server that lives as long as the test and listens on a socket in its own folder only.

use orrery_outside::cluster;

pub struct Cluster(cluster::Cluster);

impl Cluster {
    pub fn start() -> Self {
        Cluster(cluster::Cluster::start().unwrap())
    }

    /// Makes an empty database and says where it is.
    pub async fn database(&self, name: &str) -> String {
        self.0.database(name).await.unwrap()
    }
}

pub async fn run_sql(url: &str, sql: &str) {
    cluster::run_sql(url, sql).await.unwrap();
}
