//! Tests of the catalog stand outside it: inside, all games would be built a second time.

use orrery_catalog::guarded;

#[test]
fn a_panic_becomes_its_message() {
    assert_eq!(guarded(|| 7), Ok(7));
    let nothing: [u8; 0] = [];
    let beyond = guarded(|| nothing[std::hint::black_box(3)]);
    assert!(beyond.unwrap_err().contains("index out of bounds"));
}
