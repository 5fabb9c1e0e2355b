//! TLS to PostgreSQL: real servers with certificates made here, and what the address makes of them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use orrery_outside::cluster::{Cluster, run_sql};
use orrery_table::port::{Store, StoreError, StoredEntry, TableId, Waits};
use rcgen::{BasicConstraints, Certificate, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use tempfile::TempDir;
use tokio_postgres::NoTls;
use x509_cert::certificate::Version;
use x509_cert::der::pem::LineEnding;
use x509_cert::der::{Decode, EncodePem};

/// Who may come in by TLS, and nobody without it.
const ONLY_BY_TLS: &str = "
local all all trust
hostssl all keeper 127.0.0.1/32 scram-sha-256
hostssl all all 127.0.0.1/32 trust
";

const PASSWORD: &str = "opensesame";

/// Set for the process that looks for the system's authorities: the address to open.
const ADDRESS: &str = "ORRERY_TLS_TEST_ADDRESS";

/// How long a connection may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server whose certificate is made out to localhost.
struct Server {
    cluster: Cluster,
    folder: TempDir,
}

impl Server {
    /// Shows its certificate in a form.
    fn with_tls(form: fn(&Certificate) -> String) -> Server {
        let folder = TempDir::new().unwrap();
        let (authority, other) = (authority("ours"), authority("another"));
        std::fs::write(folder.path().join("right.pem"), authority.pem()).unwrap();
        std::fs::write(folder.path().join("wrong.pem"), other.pem()).unwrap();
        let (params, key) = (CertificateParams::new(["localhost".to_owned()]).unwrap(), KeyPair::generate().unwrap());
        let certificate = form(&params.signed_by(&key, &authority).unwrap());
        let key = key.serialize_pem();
        let files = [("server.crt", &*certificate), ("server.key", &*key), ("pg_hba.conf", ONLY_BY_TLS)];
        let cluster = Cluster::start_with(&files, &["listen_addresses=127.0.0.1", "ssl=on"]).unwrap();
        Server { cluster, folder }
    }

    fn without_tls() -> Server {
        let cluster = Cluster::start_with(&[], &["listen_addresses=127.0.0.1"]).unwrap();
        Server { cluster, folder: TempDir::new().unwrap() }
    }

    /// The address by which the server is called `host`, wherever that is.
    fn named(&self, host: &str, database: &str, parameters: &str) -> String {
        let port = self.cluster.port();
        format!("postgres://postgres@{host}:{port}/{database}?hostaddr=127.0.0.1{parameters}")
    }

    fn address(&self, database: &str, parameters: &str) -> String {
        self.named("localhost", database, parameters)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Parameters of an address.
    fn checked(&self, mode: &str, roots: &str) -> String {
        format!("&sslmode={mode}&sslrootcert={}", self.file(roots).display())
    }

    /// Opens a store in a new database, and tells of each of its connections whether the server sees it encrypted.
    async fn encrypted(&self, database: &str, address: &str) -> Vec<bool> {
        let direct = self.cluster.database(database).await.unwrap();
        let store = open(address).await.unwrap();
        // The writer connects to find out that there is no such table.
        assert_eq!(store.append(TableId(1), entry(), Waits::default()).await, Err(StoreError::NoTable));
        let all = async {
            loop {
                let found = connections(&direct).await;
                if found.len() == 3 {
                    return found;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, all).await.expect("a reader, a writer and a listener")
    }
}

fn authority(name: &str) -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.distinguished_name.push(DnType::CommonName, name);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

/// Without names and anything else that came later; nobody will look at the signature.
fn of_version_one(certificate: &Certificate) -> String {
    let mut certificate = x509_cert::Certificate::from_der(certificate.der()).unwrap();
    certificate.tbs_certificate.version = Version::V1;
    certificate.tbs_certificate.extensions = None;
    certificate.to_pem(LineEnding::LF).unwrap()
}

fn entry() -> StoredEntry {
    StoredEntry {
        seq: 0,
        rules_version: 1,
        command: Vec::new(),
        events: Vec::new(),
        digest: [0; 16],
        read: 0,
        barrier: false,
        token: None,
        at: 0,
    }
}

async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    orrery_store::open(Some(address), Path::new("unused")).await
}

/// Why a store cannot be opened.
async fn refusal(address: &str) -> String {
    match open(address).await.err() {
        Some(StoreError::Failed(why)) => why,
        other => panic!("{address}: {other:?}"),
    }
}

async fn connections(direct: &str) -> Vec<bool> {
    let (client, connection) = tokio_postgres::connect(direct, NoTls).await.unwrap();
    tokio::spawn(connection);
    let sql = "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
               WHERE application_name = 'orrery' AND datname = current_database()";
    client.query(sql, &[]).await.unwrap().iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn a_server_with_tls_is_spoken_to_as_the_address_says() {
    let server = Server::with_tls(Certificate::pem);
    every_connection_is_encrypted(&server).await;
    a_wrong_certificate_is_refused(&server).await;
    a_password_is_bound_to_the_certificate(&server).await;
    let why = refusal(&server.address("postgres", "&sslmode=disable")).await;
    assert!(why.contains("no encryption") && why.contains("sslmode"), "{why}");
}

async fn every_connection_is_encrypted(server: &Server) {
    let cases = [
        ("by_default", server.address("by_default", "")),
        ("prefer", server.address("prefer", "&sslmode=prefer")),
        ("require", server.address("require", "&sslmode=require")),
        ("require_root", server.address("require_root", &server.checked("require", "right.pem"))),
        ("verify_ca", server.named("elsewhere.example", "verify_ca", &server.checked("verify-ca", "right.pem"))),
        ("verify_full", server.address("verify_full", &server.checked("verify-full", "right.pem"))),
    ];
    for (database, address) in cases {
        assert_eq!(server.encrypted(database, &address).await, [true; 3], "{address}");
    }
    let (port, root) = (server.cluster.port(), server.file("right.pem"));
    let words = format!("host=localhost hostaddr=127.0.0.1 port={port} user=postgres dbname=words sslmode=verify-full");
    let address = format!("{words} sslrootcert='{}'", root.display());
    assert_eq!(server.encrypted("words", &address).await, [true; 3]);
    let unnamed = format!("postgres://postgres@/unnamed?hostaddr=127.0.0.1&port={port}&sslmode=require");
    assert_eq!(server.encrypted("unnamed", &unnamed).await, [true; 3]);
}

async fn a_wrong_certificate_is_refused(server: &Server) {
    for mode in ["require", "verify-ca", "verify-full"] {
        let why = refusal(&server.address("postgres", &server.checked(mode, "wrong.pem"))).await;
        assert!(why.contains("UnknownIssuer") && why.contains("with sslrootcert=FILE"), "{mode}: {why}");
    }
    let elsewhere = server.named("elsewhere.example", "postgres", &server.checked("verify-full", "right.pem"));
    let why = refusal(&elsewhere).await;
    assert!(why.contains("not valid for name") && why.contains("write the host as its certificate does"), "{why}");
}

async fn a_password_is_bound_to_the_certificate(server: &Server) {
    let direct = server.cluster.database("bound").await.unwrap();
    let sql = format!("CREATE ROLE keeper SUPERUSER LOGIN PASSWORD '{PASSWORD}'");
    run_sql(&direct, &sql).await.unwrap();
    let bound = server.address("bound", &server.checked("verify-full", "right.pem")) + "&channel_binding=require";
    let by = |password: &str| bound.replace("postgres@", &format!("keeper:{password}@"));
    open(&by(PASSWORD)).await.unwrap();
    let why = refusal(&by("openbarley")).await;
    assert!(why.contains("check that") && !why.contains("openbarley"), "{why}");
}

#[tokio::test]
async fn an_old_certificate_is_enough_where_it_is_not_checked() {
    let server = Server::with_tls(of_version_one);
    assert_eq!(server.encrypted("old", &server.address("old", "")).await, [true; 3]);
    let why = refusal(&server.address("postgres", &server.checked("verify-full", "right.pem"))).await;
    assert!(why.contains("UnsupportedCertVersion") && why.contains("renew the server's certificate"), "{why}");
}

#[tokio::test]
async fn a_server_without_tls_is_enough_only_if_it_is_not_required() {
    let server = Server::without_tls();
    for (database, parameters) in [("by_default", ""), ("prefer", "&sslmode=prefer"), ("disable", "&sslmode=disable")] {
        let address = server.address(database, parameters);
        assert_eq!(server.encrypted(database, &address).await, [false; 3], "{address}");
    }
    let on_socket = server.cluster.address("postgres") + "?sslmode=require";
    for address in
        [on_socket, server.address("postgres", "&sslmode=require"), server.address("postgres", "&sslmode=verify-full")]
    {
        let why = refusal(&address).await;
        assert!(why.contains("does not support TLS") && why.contains("switch TLS on"), "{address}: {why}");
    }
}

/// The test runs itself with another list of authorities for the whole system.
#[tokio::test]
async fn the_authorities_of_the_system_count() {
    if let Ok(address) = std::env::var(ADDRESS) {
        open(&address).await.unwrap();
        return;
    }
    let server = Server::with_tls(Certificate::pem);
    server.cluster.database("system").await.unwrap();
    let address = server.address("system", "&sslmode=verify-full");
    assert!(opens(&address, &server.file("right.pem")));
    assert!(!opens(&address, &server.file("wrong.pem")));
    assert!(!opens(&server.named("elsewhere.example", "system", "&sslmode=verify-full"), &server.file("right.pem")));
}

fn opens(address: &str, authorities: &Path) -> bool {
    let mut again = Command::new(std::env::current_exe().unwrap());
    again.args(["--exact", "the_authorities_of_the_system_count"]).stdout(Stdio::null()).stderr(Stdio::null());
    again.env(ADDRESS, address).env("SSL_CERT_FILE", authorities).env_remove("SSL_CERT_DIR");
    again.status().unwrap().success()
}

#[tokio::test]
async fn a_file_without_authorities_is_explained() {
    let folder = TempDir::new().unwrap();
    let damaged = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
    let cut_off = "-----BEGIN CERTIFICATE-----\nAAAA\n";
    for (name, text) in [("empty", ""), ("letter", "Dear Ann"), ("damaged", damaged), ("cut_off", cut_off)] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    for name in ["missing", "empty", "letter", "damaged", "cut_off"] {
        let file = folder.path().join(name);
        let address = format!("postgres://u:secret@localhost:1/x?sslmode=verify-full&sslrootcert={}", file.display());
        let why = refusal(&address).await;
        assert!(why.contains(name) && why.contains("name a file") && !why.contains("secret"), "{name}: {why}");
    }
}
