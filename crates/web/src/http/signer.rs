//! What we sign, so that we know it again.

use orrery_core::HmacKey;
use orrery_table::port::PersonId;

/// Signs identities with the server's secret.
pub struct Signer(HmacKey);

impl Signer {
    pub fn new(secret: [u8; 32]) -> Self {
        Signer(HmacKey::new(&secret))
    }

    /// A mark over any text that we want to recognise.
    pub fn seal(&self, text: &str) -> String {
        format!(
            "{:032x}",
            self.0.mark(text.as_bytes())[..16].iter().fold(0u128, |all, byte| all << 8 | u128::from(*byte))
        )
    }

    pub fn sign(&self, person: PersonId) -> String {
        format!("{:016x}.{}", person.0, self.mark(person))
    }

    fn mark(&self, person: PersonId) -> String {
        self.seal(&format!("person/{}", person.0))
    }

    /// The person a token stands for, if we signed it. Compared without giving away where it differs.
    pub fn check(&self, token: &str) -> Option<PersonId> {
        let (id, mark) = token.split_once('.')?;
        let person = PersonId(u64::from_str_radix(id, 16).ok().filter(|_| id.len() == 16)?);
        let expected = self.mark(person);
        let differs = |(a, b): (u8, u8)| a ^ b;
        let same = mark.len() == expected.len()
            && mark.bytes().zip(expected.bytes()).map(differs).fold(0, |all, byte| all | byte) == 0;
        same.then_some(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_signature_is_believed() {
        let signer = Signer::new([7; 32]);
        let token = signer.sign(PersonId(42));
        assert_eq!(signer.check(&token), Some(PersonId(42)));
        assert_eq!(Signer::new([8; 32]).check(&token), None, "another server's secret");
        assert_eq!(signer.check(&token.replace("2a.", "2b.")), None, "another person's number");
        assert_eq!(signer.check(&token[..token.len() - 1]), None, "a mark cut short");
        for garbage in ["", ".", "x.y", "000000000000002a", "000000000000002a."] {
            assert_eq!(signer.check(garbage), None, "{garbage}");
        }
    }
}
