//! What the address says about TLS, in libpq's words. tokio-postgres knows only some of them, so they are read here and
//! taken out before it reads the rest.

use std::path::PathBuf;

use orrery_table::port::StoreError;
use percent_encoding::percent_decode_str;
use tokio_postgres::config::SslMode;

use crate::failed;

/// What is wanted of a connection.
#[derive(Debug, PartialEq, Eq)]
pub struct Wanted {
    pub mode: SslMode,
    pub check: Check,
}

/// What is made sure of before the server hears anything.
#[derive(Debug, PartialEq, Eq)]
pub enum Check {
    Nothing,
    /// Somebody in this file has signed the server's certificate.
    Issuer(PathBuf),
    /// Besides, it is made out to the host in the address. Without a file the system's authorities may sign it.
    IssuerAndName(Option<PathBuf>),
}

/// The values of the parameters about TLS; of several the last one counts.
#[derive(Default)]
struct Said {
    mode: Option<String>,
    root: Option<String>,
}

const NO_ROOT: &str = "sslmode=verify-ca needs sslrootcert=FILE; with the system's authorities write verify-full";
const UNUSED_ROOT: &str = "sslrootcert has no effect with this sslmode; write sslmode=verify-full, or leave it out";

/// The address without what it says about TLS, and that.
pub fn read(address: &str) -> Result<(String, Wanted), StoreError> {
    let mut said = Said::default();
    let is_url = address.starts_with("postgres://") || address.starts_with("postgresql://");
    let rest = if is_url { without_query(address, &mut said) } else { without_words(address, &mut said) }?;
    Ok((rest, wanted(&said)?))
}

/// libpq's rules, but that an authority nobody would ask for is an error.
fn wanted(said: &Said) -> Result<Wanted, StoreError> {
    let required = |check| Wanted { mode: SslMode::Require, check };
    let unchecked = |mode| Wanted { mode, check: Check::Nothing };
    Ok(match (said.mode.as_deref(), said.root.as_deref()) {
        (Some("disable"), None) => unchecked(SslMode::Disable),
        (None | Some("prefer"), None) => unchecked(SslMode::Prefer),
        (Some("require"), None) => unchecked(SslMode::Require),
        (None, Some("system")) | (Some("verify-full"), None | Some("system")) => required(Check::IssuerAndName(None)),
        (Some("verify-full"), Some(file)) => required(Check::IssuerAndName(Some(file.into()))),
        // Anybody can have a certificate of some public authority: without the name it says nothing.
        (Some("verify-ca"), None | Some("system")) => return Err(failed(NO_ROOT)),
        (Some("require"), Some("system")) | (None | Some("disable" | "prefer"), Some(_)) => {
            return Err(failed(UNUSED_ROOT));
        }
        (Some("require" | "verify-ca"), Some(file)) => required(Check::Issuer(file.into())),
        _ => return Err(failed("sslmode must be disable, prefer, require, verify-ca or verify-full")),
    })
}

fn without_query(url: &str, said: &mut Said) -> Result<String, StoreError> {
    // All before the first @ is user and password to tokio-postgres. With another one the end of a password would be a
    // host, which errors repeat; with one after the host, what is said about TLS would be a password.
    let (before, after) = url.split_once('@').unwrap_or(("", url));
    if after.contains('@') || before.contains("sslmode=") || before.contains("sslrootcert=") {
        return Err(failed("write %40 for every @ in the PostgreSQL URL but the one before the host"));
    }
    let Some((_, query)) = after.split_once('?') else { return Ok(url.to_owned()) };
    let kept: Vec<&str> = query.split('&').filter(|parameter| !said.takes_encoded(parameter)).collect();
    Ok(url[..url.len() - query.len()].to_owned() + &kept.join("&"))
}

/// libpq's other form: `key=value key='two words'`.
fn without_words(text: &str, said: &mut Said) -> Result<String, StoreError> {
    let (mut kept, mut left) = (String::new(), text.trim());
    while !left.is_empty() {
        let (key, after) = left.split_once('=').ok_or_else(unreadable)?;
        let (value, after) = value(after.trim_start()).ok_or_else(unreadable)?;
        if !said.takes(key.trim_end(), &value) {
            let value = value.replace('\\', r"\\").replace('\'', r"\'");
            kept += &format!("{}='{value}' ", key.trim_end());
        }
        left = after.trim_start();
    }
    Ok(kept)
}

/// The value at the beginning of a text, and what follows. A backslash keeps the sign after it as it is.
fn value(text: &str) -> Option<(String, &str)> {
    let quoted = text.starts_with('\'');
    let (mut value, mut signs) = (String::new(), text.char_indices().skip(usize::from(quoted)));
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => value.extend(signs.next().map(|(_, kept)| kept)),
            '\'' if quoted => return Some((value, &text[at + 1..])),
            _ if !quoted && sign.is_whitespace() => return Some((value, &text[at..])),
            _ => value.push(sign),
        }
    }
    (!quoted).then_some((value, ""))
}

/// Nothing of it is repeated: it may be a password.
fn unreadable() -> StoreError {
    failed("the PostgreSQL address is wrong; write postgres://user@host/database or host=HOST user=USER dbname=NAME")
}

impl Said {
    /// Whether the parameter is about TLS, which is then kept in mind.
    fn takes(&mut self, key: &str, value: &str) -> bool {
        let place = match key {
            "sslmode" => &mut self.mode,
            "sslrootcert" => &mut self.root,
            _ => return false,
        };
        *place = Some(value.to_owned());
        true
    }

    fn takes_encoded(&mut self, parameter: &str) -> bool {
        let (key, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        let decoded = |text| percent_decode_str(text).decode_utf8_lossy();
        self.takes(&decoded(key), &decoded(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(address: &str) -> Wanted {
        read(address).unwrap().1
    }

    fn of_query(query: &str) -> Wanted {
        asked(&format!("postgres://host/name?{query}"))
    }

    fn refusal(address: &str) -> String {
        read(address).unwrap_err().to_string()
    }

    #[test]
    fn each_mode_has_libpqs_meaning() {
        let wanted = |mode, check| Wanted { mode, check };
        let unchecked = |mode| wanted(mode, Check::Nothing);
        let checked = |check| wanted(SslMode::Require, check);
        assert_eq!(asked("postgres://host/name"), unchecked(SslMode::Prefer));
        assert_eq!(of_query("sslmode=disable"), unchecked(SslMode::Disable));
        assert_eq!(of_query("sslmode=prefer"), unchecked(SslMode::Prefer));
        assert_eq!(of_query("sslmode=require"), unchecked(SslMode::Require));
        assert_eq!(of_query("sslmode=require&sslrootcert=a.pem"), checked(Check::Issuer("a.pem".into())));
        assert_eq!(of_query("sslmode=verify-ca&sslrootcert=a.pem"), checked(Check::Issuer("a.pem".into())));
        let named = Check::IssuerAndName(Some("/b c.pem".into()));
        assert_eq!(of_query("sslrootcert=%2Fb%20c.pem&sslmode=verify-full"), checked(named));
        for system in ["sslmode=verify-full", "sslrootcert=system", "sslmode=verify-full&sslrootcert=system"] {
            assert_eq!(of_query(system), checked(Check::IssuerAndName(None)), "{system}");
        }
        assert_eq!(of_query("sslmode=disable&%73slmode=require"), unchecked(SslMode::Require), "the last one counts");
    }

    #[test]
    fn nothing_is_weaker_than_it_looks() {
        for unknown in ["sslmode=verify", "sslmode=", "sslmode", "sslmode=REQUIRE", "sslmode=allow"] {
            let why = refusal(&format!("postgres://u:secret@host/name?{unknown}"));
            assert!(why.contains("verify-ca or verify-full") && !why.contains("secret"), "{unknown}: {why}");
        }
        for unused in ["", "sslmode=disable&", "sslmode=prefer&"] {
            let why = refusal(&format!("postgres://host/name?{unused}sslrootcert=a.pem"));
            assert!(why.contains("write sslmode=verify-full"), "{unused}: {why}");
        }
        for weak in ["disable", "prefer", "require"] {
            let why = refusal(&format!("postgres://host/name?sslrootcert=system&sslmode={weak}"));
            assert!(why.contains("write sslmode=verify-full"), "{weak}: {why}");
        }
        for any_authority in ["sslmode=verify-ca", "sslmode=verify-ca&sslrootcert=system"] {
            assert!(refusal(&format!("postgres://host/name?{any_authority}")).contains("needs sslrootcert=FILE"));
        }
    }

    #[test]
    fn the_rest_of_a_url_stays_as_it_is() {
        let rest = |url| read(url).unwrap().0;
        assert_eq!(rest("postgres://u:p?/&a=b@host/name"), "postgres://u:p?/&a=b@host/name");
        assert_eq!(rest("postgres://u:p?@host/name?sslmode=require"), "postgres://u:p?@host/name?");
        let mixed = "postgresql://host/name?port=1&sslmode=verify-full&options=a%26b&sslrootcert=c&user=d";
        assert_eq!(rest(mixed), "postgresql://host/name?port=1&options=a%26b&user=d");
        for ambiguous in ["postgres://u:sec@ret@host/name", "postgres://host/name?sslrootcert=sec@ret.pem"] {
            let why = refusal(ambiguous);
            assert!(why.contains("%40") && !why.contains("sec") && !why.contains("ret"), "{why}");
        }
    }

    #[test]
    fn keys_and_values_are_read_too() {
        let (rest, wanted) =
            read(r" host=h sslmode = verify-full password='it\'s a \\' sslrootcert='b c.pem' user=u\ v ").unwrap();
        assert_eq!(wanted, Wanted { mode: SslMode::Require, check: Check::IssuerAndName(Some("b c.pem".into())) });
        let config: tokio_postgres::Config = rest.parse().unwrap();
        assert_eq!(config.get_password(), Some(&br"it's a \"[..]));
        assert_eq!((config.get_user(), config.get_hosts().len()), (Some("u v"), 1));
        for wrong in ["host=h password='secret", "host=h password=a secret"] {
            let why = refusal(wrong);
            assert!(why.contains("host=HOST") && !why.contains("secret"), "{why}");
        }
    }
}
