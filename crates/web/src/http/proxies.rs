//! Whom to believe about who is asking: a proxy we trust says it in `X-Forwarded-…`; from anybody else these are lies.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;

const FOR: &str = "x-forwarded-for";
pub const PROTO: &str = "x-forwarded-proto";
pub const HOST: &str = "x-forwarded-host";

/// An address, or a network as `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Net {
    address: IpAddr,
    bits: u32,
}

impl FromStr for Net {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is no address such as 10.0.0.7 and no network such as 10.0.0.0/8");
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| wrong()))?;
        if bits <= most { Ok(Net { address, bits }) } else { Err(wrong()) }
    }
}

impl Net {
    fn holds(&self, address: IpAddr) -> bool {
        let (ours, theirs, width) = match (self.address, address) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => (u32::from(ours).into(), u32::from(theirs).into(), 32),
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => (u128::from(ours), u128::from(theirs), 128),
            _ => return false,
        };
        (ours ^ theirs).checked_shr(width - self.bits).unwrap_or(0) == 0
    }
}

#[derive(Clone, Debug, Default)]
pub struct Proxies(pub Vec<Net>);

impl Proxies {
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|net| net.holds(address.to_canonical()))
    }

    /// Where a request comes from: behind trusted proxies, the last address before them.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.trusts(peer) {
            return peer.to_canonical();
        }
        let told = headers.get_all(FOR).iter().filter_map(|value| value.to_str().ok()).flat_map(|all| all.split(','));
        let told: Vec<IpAddr> = told.map_while(|one| one.trim().parse().ok()).collect();
        told.into_iter().rfind(|address| !self.trusts(*address)).unwrap_or(peer).to_canonical()
    }

    /// Forgets what nobody we trust has said.
    pub fn believe(&self, peer: Option<IpAddr>, headers: &mut HeaderMap) {
        if !peer.is_some_and(|peer| self.trusts(peer)) {
            [FOR, PROTO, HOST].into_iter().for_each(|name| drop(headers.remove(name)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxies(nets: &[&str]) -> Proxies {
        Proxies(nets.iter().map(|net| net.parse().unwrap()).collect())
    }

    fn headers(told: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(FOR, told.parse().unwrap());
        headers.insert(PROTO, "https".parse().unwrap());
        headers
    }

    #[test]
    fn networks_are_read_and_hold_their_addresses() {
        let holds = |net: &str, address: &str| net.parse::<Net>().unwrap().holds(address.parse().unwrap());
        assert!(holds("10.0.0.0/8", "10.200.3.4") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("127.0.0.1", "127.0.0.1") && !holds("127.0.0.1", "127.0.0.2"));
        assert!(holds("0.0.0.0/0", "9.9.9.9") && !holds("0.0.0.0/0", "::1") && holds("2001:db8::/32", "2001:db8::7"));
        for wrong in ["", "x", "10.0.0.0/33", "10.0.0.0/x", "1.2.3"] {
            assert!(wrong.parse::<Net>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let ours = proxies(&["10.0.0.0/8", "127.0.0.1"]);
        let from = |peer: &str, told: &str| ours.client(peer.parse().unwrap(), &headers(told)).to_string();
        assert_eq!(from("9.9.9.9", "1.2.3.4"), "9.9.9.9", "a stranger may say what they like");
        assert_eq!(from("127.0.0.1", "1.2.3.4"), "1.2.3.4");
        assert_eq!(
            from("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.1.1.1"),
            "1.2.3.4",
            "the first part is the client's own claim"
        );
        assert_eq!(from("::ffff:127.0.0.1", "1.2.3.4"), "1.2.3.4");
        assert_eq!(from("127.0.0.1", "nonsense"), "127.0.0.1");
        let mut lies = headers("1.2.3.4");
        ours.believe("9.9.9.9".parse().ok(), &mut lies);
        assert!(lies.is_empty());
        let mut truth = headers("1.2.3.4");
        ours.believe("10.0.0.1".parse().ok(), &mut truth);
        assert_eq!(truth.len(), 2);
    }
}
