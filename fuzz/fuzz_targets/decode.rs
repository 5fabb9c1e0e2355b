//! `cargo +nightly fuzz run decode`. The tests of `orrery-testkit` run the same function over a bounded set of inputs.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| orrery_testkit::fuzz::decode(bytes));
