//! How often one address may ask: a bucket that fills by the minute's share each second. A second, smaller one is for what
//! costs the server more.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Of so many requests one may make something.
const MAKING: u32 = 10;
/// Buckets of addresses not heard of for a minute are full: beyond this many they are thrown away.
const MANY: usize = 10_000;

/// What is left, and since when.
type Bucket = (f64, Instant);

pub struct Limits {
    a_minute: u32,
    buckets: Mutex<HashMap<(IpAddr, bool), Bucket>>,
}

impl Limits {
    /// 0 for no limit.
    pub fn new(a_minute: u32) -> Self {
        Limits { a_minute, buckets: Mutex::default() }
    }

    /// Takes one from the address's bucket; from the smaller one too where something is to be made. Otherwise says after
    /// how many seconds to come back.
    pub fn admit(&self, address: IpAddr, now: Instant, makes: bool) -> Result<(), u32> {
        if self.a_minute == 0 {
            return Ok(());
        }
        let household = household(address);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, (_, seen)| now.duration_since(*seen).as_secs() < 60);
        }
        let size = f64::from(self.a_minute);
        take(buckets.entry((household, false)).or_insert((size, now)), size, now)?;
        let small = (size / f64::from(MAKING)).max(1.0);
        if makes { take(buckets.entry((household, true)).or_insert((small, now)), small, now) } else { Ok(()) }
    }
}

fn take((left, seen): &mut Bucket, size: f64, now: Instant) -> Result<(), u32> {
    *left = (*left + now.duration_since(*seen).as_secs_f64() * size / 60.0).min(size);
    *seen = now;
    if *left < 1.0 {
        return Err(((1.0 - *left) * 60.0 / size).ceil().max(1.0) as u32);
    }
    *left -= 1.0;
    Ok(())
}

/// Whoever has one IPv6 address has a whole network of them.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) & !u128::from(u64::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const ANN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (limits, start) = (Limits::new(60), Instant::now());
        assert!((0..60).all(|_| limits.admit(ANN, start, false).is_ok()));
        assert_eq!(limits.admit(ANN, start, false), Err(1), "the 61st in the same instant");
        assert_eq!(limits.admit(IpAddr::from([127, 0, 0, 2]), start, false), Ok(()), "somebody else");
        assert_eq!(limits.admit(ANN, start + Duration::from_secs(2), false), Ok(()));
    }

    #[test]
    fn what_is_made_has_a_smaller_bucket() {
        let (limits, start) = (Limits::new(60), Instant::now());
        assert!((0..6).all(|_| limits.admit(ANN, start, true).is_ok()));
        assert_eq!(limits.admit(ANN, start, true), Err(10), "six a minute: the next in ten seconds");
        assert_eq!(limits.admit(ANN, start, false), Ok(()), "reading goes on");
        assert_eq!(Limits::new(0).admit(ANN, start, true), Ok(()));
    }

    #[test]
    fn a_network_of_addresses_is_one_household() {
        let (limits, start) = (Limits::new(2), Instant::now());
        let from = |last: u16| IpAddr::from([0x2001, 0xdb8, 0, 7, 0, 0, 0, last]);
        assert!(limits.admit(from(1), start, false).is_ok() && limits.admit(from(2), start, false).is_ok());
        assert!(limits.admit(from(3), start, false).is_err());
    }
}
