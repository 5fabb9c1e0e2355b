//! A bounded run of the fuzz target, the same on every machine.

use orrery_core::{Answer, AskId, Command, Dice, Refusal, Seat, Setup, Stop};
use orrery_testkit::salvage::Choice;
use orrery_testkit::{Salvage, fuzz};

#[test]
fn bent_input_is_an_error_and_never_a_panic() {
    let seeds = fuzz::seeds();
    let mut luck = Dice::seeded("bent input", 1);
    for _ in 0..20_000 {
        // The first two are whole games: the most there is to go wrong.
        let among = if luck.below(4) == 0 { 2 } else { seeds.len() };
        let seed = &seeds[luck.below(among as u32) as usize];
        fuzz::decode(&fuzz::bend(seed, &mut luck));
    }
}

#[test]
fn noise_is_an_error_and_never_a_panic() {
    let mut luck = Dice::seeded("noise", 1);
    for _ in 0..5_000 {
        let bytes: Vec<u8> = (0..luck.below(64)).map(|_| luck.word() as u8).collect();
        fuzz::decode(&bytes);
    }
}

#[test]
fn good_input_goes_through() {
    fuzz::seeds().iter().for_each(|seed| fuzz::decode(seed));
}

#[test]
fn nobody_leaves_from_a_seat_that_is_not_there_or_twice() {
    let begun = orrery_core::Journal::<Salvage>::begin(Setup::new(3), [7; 32]);
    let mut journal = begun.unwrap_or_else(|stop| panic!("{stop:?}"));
    let refused = Some(Stop::Refused(Refusal::not_asked()));
    assert_eq!(journal.leave(Seat(3)).err(), refused);
    assert_eq!(journal.leave(Seat(255)).err(), refused);
    assert!(journal.leave(Seat(1)).is_ok());
    assert_eq!(journal.leave(Seat(1)).err(), refused, "gone is gone");
}

#[test]
fn an_answer_may_name_anything() {
    let choice = Choice::Pick(255);
    let command = Command::Answer(Answer { ask: AskId(u64::MAX), seat: Seat(255), choice });
    fuzz::decode(&postcard::to_stdvec(&command).unwrap_or_default());
}
