//! Under which address people know this server, and whether a request comes from one of its own pages.

use std::str::FromStr;

use axum::http::{HeaderMap, header};

use crate::http::proxies;

/// The address that a host has given: `https://play.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    scheme: String,
    host: String,
}

impl FromStr for Public {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is no address such as https://play.example");
        let (scheme, host) = text.trim_end_matches('/').split_once("://").ok_or_else(wrong)?;
        let fits = matches!(scheme, "http" | "https") && !host.is_empty() && !host.contains(['/', '?', '#', '@']);
        if fits { Ok(Public { scheme: scheme.into(), host: host.to_ascii_lowercase() }) } else { Err(wrong()) }
    }
}

impl Public {
    pub fn is_host_of(&self, headers: &HeaderMap) -> bool {
        host(headers).is_some_and(|host| host.eq_ignore_ascii_case(&self.host))
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// The host as the browser named it. What only a proxy may say has been checked by the guard.
fn host(headers: &HeaderMap) -> Option<&str> {
    text(headers, proxies::HOST).or_else(|| text(headers, header::HOST.as_str()))
}

pub fn is_secure(headers: &HeaderMap, public: Option<&Public>) -> bool {
    public.map_or_else(|| text(headers, proxies::PROTO) == Some("https"), |public| public.scheme == "https")
}

/// The beginning of every link to this server.
pub fn base(headers: &HeaderMap, public: Option<&Public>) -> String {
    match public {
        Some(Public { scheme, host }) => format!("{scheme}://{host}"),
        None => {
            let scheme = if is_secure(headers, None) { "https" } else { "http" };
            format!("{scheme}://{}", host(headers).unwrap_or("localhost"))
        }
    }
}

/// Browsers say where a changing request comes from; it must be a page of ours. Programs say nothing and carry their
/// identity themselves.
pub fn is_ours(headers: &HeaderMap) -> bool {
    let site = text(headers, "sec-fetch-site");
    match headers.get(header::ORIGIN) {
        Some(origin) => {
            let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
            origin.is_some() && origin == host(headers)
        }
        None => site.is_none_or(|site| matches!(site, "same-origin" | "none")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert("host", "localhost:7777".parse().unwrap());
        pairs.iter().for_each(|(name, value)| drop(headers.insert(*name, value.parse().unwrap())));
        headers
    }

    #[test]
    fn foreign_pages_cannot_change_anything() {
        assert!(is_ours(&headers(&[("origin", "http://localhost:7777")])));
        assert!(!is_ours(&headers(&[("origin", "http://evil.example")])));
        assert!(!is_ours(&headers(&[("origin", "null")])));
        assert!(is_ours(&headers(&[])), "a program");
        assert!(is_ours(&headers(&[("sec-fetch-site", "same-origin")])));
        for site in ["cross-site", "same-site", "whatever"] {
            assert!(!is_ours(&headers(&[("sec-fetch-site", site)])), "{site} without an origin");
        }
    }

    #[test]
    fn links_begin_as_people_know_the_server() {
        assert_eq!(base(&headers(&[]), None), "http://localhost:7777");
        let behind = headers(&[("x-forwarded-proto", "https"), ("x-forwarded-host", "play.example")]);
        assert_eq!(base(&behind, None), "https://play.example");
        let public: Public = "https://Orrery.example/".parse().unwrap();
        assert_eq!(base(&headers(&[]), Some(&public)), "https://orrery.example");
        assert!(public.is_host_of(&headers(&[("host", "ORRERY.example")])) && !public.is_host_of(&headers(&[])));
        for wrong in ["play.example", "ftp://x", "https://", "https://a/b", "https://me@x"] {
            assert!(wrong.parse::<Public>().is_err(), "{wrong}");
        }
    }
}
