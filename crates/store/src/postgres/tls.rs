//! TLS to the server: encrypted with whoever answers, or with a certificate that was checked.

use std::error::Error as _;
use std::path::Path;
use std::sync::Arc;

use orrery_table::port::StoreError;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{verify_server_cert_signed_by_trust_anchor, verify_server_name};
use rustls::crypto::{
    WebPkiSupportedAlgorithms, verify_tls12_signature, verify_tls13_signature, verify_tls13_signature_with_raw_key,
};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, SubjectPublicKeyInfoDer, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;
use x509_cert::der::{Decode, Encode};

use super::address::Check;
use crate::failed;

/// What makes encrypted connections. The files that `check` needs are read now.
pub fn connector(check: &Check) -> Result<MakeRustlsConnect, StoreError> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let verifier = Arc::new(Verifier {
        roots: roots(check)?,
        name: matches!(check, Check::IssuerAndName(_)),
        algorithms: provider.signature_verification_algorithms,
    });
    let builder =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().map_err(failed)?;
    let mut config = builder.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth();
    // As libpq does: servers that are spoken to by TLS from the first byte (sslnegotiation=direct) insist on it.
    config.alpn_protocols = vec![b"postgresql".to_vec()];
    Ok(MakeRustlsConnect::new(config))
}

fn roots(check: &Check) -> Result<Option<RootCertStore>, StoreError> {
    match check {
        Check::Nothing => Ok(None),
        Check::Issuer(file) | Check::IssuerAndName(Some(file)) => of_file(file).map(Some),
        Check::IssuerAndName(None) => of_system().map(Some),
    }
}

fn of_file(file: &Path) -> Result<RootCertStore, StoreError> {
    let wrong = |why: &dyn std::fmt::Display| {
        let file = file.display();
        failed(format!("sslrootcert={file}: {why}; name a file with the certificate of the server's authority (PEM)"))
    };
    let text = std::fs::read(file).map_err(|error| wrong(&error))?;
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_slice_iter(&text) {
        let certificate = certificate.map_err(|_| wrong(&"a certificate in it is damaged"))?;
        roots.add(certificate).map_err(|error| wrong(&error))?;
    }
    if roots.is_empty() { Err(wrong(&"there is no certificate in it")) } else { Ok(roots) }
}

/// The system's list is read (rustls-native-certs) rather than the system asked (rustls-platform-verifier), so that its
/// authorities and those of a file pass the same check, on every system.
fn of_system() -> Result<RootCertStore, StoreError> {
    let mut roots = RootCertStore::empty();
    // Such lists hold relics that cannot be read; the others count.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(failed(
            "this system lists no certificate authorities; install ca-certificates or give sslrootcert=FILE",
        ));
    }
    Ok(roots)
}

/// rustls would always check the name, too.
#[derive(Debug)]
struct Verifier {
    /// Whose signature the certificate needs, if it matters.
    roots: Option<RootCertStore>,
    name: bool,
    algorithms: WebPkiSupportedAlgorithms,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        _ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        if let Some(roots) = &self.roots {
            let certificate = ParsedCertificate::try_from(certificate)?;
            let algorithms = self.algorithms.all;
            verify_server_cert_signed_by_trust_anchor(&certificate, roots, intermediates, now, algorithms)?;
            if self.name {
                verify_server_name(&certificate, name)?;
            }
        }
        Ok(ServerCertVerified::assertion())
    }

    /// Whoever shows a certificate must have its key, checked or not: a password may be bound to it (channel_binding).
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signature, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        // PostgreSQL's own instructions have made many of version 1, which rustls does not read.
        if self.roots.is_none() && ParsedCertificate::try_from(certificate).is_err() {
            return verify_tls13_signature_with_raw_key(message, &key(certificate)?, signature, &self.algorithms);
        }
        verify_tls13_signature(message, certificate, signature, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

/// The key in a certificate of whatever version.
fn key(certificate: &CertificateDer<'_>) -> Result<SubjectPublicKeyInfoDer<'static>, rustls::Error> {
    let read = x509_cert::Certificate::from_der(certificate);
    let key = read.and_then(|certificate| certificate.tbs_certificate.subject_public_key_info.to_der());
    key.map(SubjectPublicKeyInfoDer::from).map_err(|_| CertificateError::BadEncoding.into())
}

/// What to do where TLS is what failed.
pub fn advice(error: &tokio_postgres::Error) -> Option<&'static str> {
    let cause = error.source()?;
    // tokio-postgres says so in words only.
    if cause.to_string() == "server does not support TLS" {
        return Some(
            "switch TLS on there (ssl = on; a Unix socket has none), or write sslmode=disable if nobody can listen",
        );
    }
    let cause: &rustls::Error = cause.downcast_ref::<std::io::Error>()?.get_ref()?.downcast_ref()?;
    Some(match cause {
        rustls::Error::InvalidCertificate(CertificateError::UnknownIssuer) => {
            "give the certificate of the server's authority with sslrootcert=FILE"
        }
        rustls::Error::InvalidCertificate(
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
        ) => "write the host as its certificate does, or sslmode=verify-ca with sslrootcert=FILE",
        _ => "renew the server's certificate or TLS settings, or write sslmode=disable if nobody can listen",
    })
}
