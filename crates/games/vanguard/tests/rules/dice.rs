//! Requirements, special effects and chances.

use vanguard::content::{Action, Colour, Condition, Die, Does, Icon, Kind, Need, Row, Shown, Special, Term, When, at};
use vanguard::rules::odds::{Chance, ToRoll, chance};
use vanguard::rules::payment::{Counting, all, combo_payments, is_paid_by};
use vanguard::rules::pool::{Chosen, Conversions, Rolled};
use vanguard::rules::special::Counted;

use Colour::{B, G, R};
use Icon::{ACC, BAS, BIO, CON, DEF, EXP, GAT, PHY, SCI, TEC, VAN, XEN};

fn pool(dice: &[(Colour, &[Icon])]) -> Vec<Rolled> {
    dice.iter().map(|(colour, face)| Rolled::new(0, *colour, face)).collect()
}

fn green(action: Action) -> Need {
    action.green().map_or(&[], |row: Row| row.need)
}

fn yellow(action: Action) -> Need {
    action.yellow().map_or(&[], |row: Row| row.need)
}

fn is_met(need: &[&[Term]], dice: &[(Colour, &[Icon])], conversions: Conversions) -> bool {
    let pool = pool(dice);
    is_paid_by(need, &pool, all(&pool), Counting::Freely(conversions))
}

fn must_be_taken(need: &[&[Term]], dice: &[(Colour, &[Icon])]) -> bool {
    let pool = pool(dice);
    is_paid_by(need, &pool, all(&pool), Counting::Printed)
}

const NONE: Conversions = Conversions::NONE;

const fn icon(count: u8, icon: Icon) -> Term {
    Term { count, of: Shown::Icon(icon) }
}

const SAME2: Need = &[&[Term { count: 2, of: Shown::Same }]];

// Rule: VG-EX-1, VG-ROLL-31, VG-DICE-2
#[test]
fn a_vanguard_icon_breaks_the_bulkhead() {
    let bulkhead = green(at::action::EV_1_1);
    assert!(is_met(bulkhead, &[(B, &[VAN])], NONE));
    assert!(!is_met(bulkhead, &[(R, &[ACC]), (B, &[BAS])], NONE));
}

// Rule: VG-EX-8, VG-EX-13, VG-ROLL-32
#[test]
fn samples_are_taken_by_icons_or_by_three_colours() {
    let samples = at::action::P101_1;
    assert!(is_met(yellow(samples), &[(R, &[GAT])], NONE));
    assert!(!is_met(green(samples), &[(R, &[GAT])], NONE));
    let left = [(R, &[ACC][..]), (G, &[BAS]), (B, &[BAS])];
    assert!(!is_met(yellow(samples), &left, NONE));
    assert!(must_be_taken(green(samples), &left), "an accident is a red die all the same");
    assert!(is_met(yellow(samples), &left, NONE.with(B, SCI)), "with a conversion yellow could be met");
    assert!(!must_be_taken(yellow(samples), &left));
}

// Rule: VG-EX-14, VG-ROLL-30
#[test]
fn and_binds_tighter_than_or() {
    use vanguard::content::Die;
    let need: Need = &[
        &[Term { count: 1, of: Shown::Icon(XEN) }],
        &[Term { count: 1, of: Shown::Die(Die::R) }, Term { count: 1, of: Shown::Die(Die::B) }],
    ];
    assert!(is_met(need, &[(G, &[XEN])], NONE));
    assert!(is_met(need, &[(R, &[ACC]), (B, &[ACC])], NONE));
    assert!(!is_met(need, &[(R, &[BAS]), (R, &[BAS])], NONE));
}

// Rule: VG-EX-15, VG-DICE-5, VG-ROLL-33
#[test]
fn one_die_with_two_icons_may_do() {
    assert!(is_met(SAME2, &[(R, &[GAT, GAT])], NONE));
    assert!(is_met(&[&[icon(1, DEF), icon(1, GAT)]], &[(R, &[GAT, DEF])], NONE));
    assert!(!is_met(SAME2, &[(R, &[ACC]), (B, &[ACC])], NONE), "accidents are no icon for it");
}

// Rule: VG-EX-18
#[test]
fn the_melted_city_gives_by_icons_or_by_dice() {
    let city = at::action::P110_1;
    assert!(is_met(yellow(city), &[(B, &[TEC]), (G, &[EXP])], NONE));
    assert!(is_met(green(city), &[(R, &[BAS]), (R, &[ACC]), (B, &[BAS])], NONE));
    assert!(!is_met(green(city), &[(R, &[BAS]), (B, &[BAS]), (B, &[BAS])], NONE));
}

// Rule: VG-EX-44, VG-DICE-4, VG-COMBO-1, R14
#[test]
fn accidents_pay_for_no_combo() {
    use vanguard::content::Die;
    let need: Need = &[&[Term { count: 1, of: Shown::Die(Die::R) }, Term { count: 1, of: Shown::Die(Die::G) }]];
    assert!(combo_payments(need, &pool(&[(R, &[ACC]), (G, &[BAS])]), NONE).is_empty());
    assert_eq!(combo_payments(need, &pool(&[(R, &[PHY]), (G, &[BAS])]), NONE), [Chosen(0b11)]);
}

// Rule: VG-EX-10, VG-ROLL-34
#[test]
fn a_combo_is_paid_by_sets_without_a_spare_die() {
    let dice = pool(&[(B, &[BAS]), (R, &[PHY]), (G, &[VAN])]);
    let bas = [&[icon(1, BAS)][..]];
    assert_eq!(combo_payments(&bas, &dice, NONE), [Chosen(0b001), Chosen(0b100)]);
    assert_eq!(combo_payments(SAME2, &dice, NONE), [Chosen(0b101), Chosen(0b110)]);
}

// Rule: VG-EX-50, VG-CONV-1, VG-CONV-2, R74
#[test]
fn base_results_are_spent_as_what_they_convert_into() {
    let amir = NONE.with(B, SCI);
    assert!(is_met(&[&[icon(1, SCI)]], &[(B, &[BAS])], amir));
    assert!(is_met(SAME2, &[(B, &[BAS]), (B, &[SCI])], amir));
    assert!(is_met(SAME2, &[(B, &[BAS]), (R, &[BAS])], amir));
    assert!(!is_met(SAME2, &[(R, &[BAS]), (B, &[SCI])], amir));
}

// Rule: VG-CONV-3
#[test]
fn a_die_is_converted_once() {
    let two = NONE.with(B, SCI).with(B, CON);
    let both = [&[icon(1, SCI), icon(1, CON)][..]];
    assert!(is_met(&[&[icon(1, CON)]], &[(B, &[BAS])], two) && is_met(&[&[icon(1, SCI)]], &[(B, &[BAS])], two));
    assert!(!is_met(&both, &[(B, &[BAS])], two));
    assert!(is_met(&both, &[(B, &[BAS]), (B, &[BAS])], two));
}

// Rule: VG-EX-57
#[test]
fn two_conversions_hold_at_once() {
    let both = NONE.with(B, SCI).with(R, GAT);
    assert!(is_met(&[&[icon(1, GAT), icon(1, SCI)]], &[(R, &[BAS]), (B, &[BAS])], both));
    assert!(!is_met(&[&[icon(1, GAT), icon(1, SCI)]], &[(R, &[BAS]), (R, &[BAS])], both));
}

// Rule: VG-EX-68, VG-ROLL-22
#[test]
fn what_needs_a_vanguard_icon_may_be_declined() {
    let heart = at::action::P203_1;
    let dice = [(G, &[VAN][..]), (G, &[BAS])];
    assert!(is_met(yellow(heart), &dice, NONE.with(G, BIO)) && !must_be_taken(yellow(heart), &dice));
    assert!(is_met(green(heart), &dice, NONE.with(G, BIO)) && !must_be_taken(green(heart), &dice));
    assert!(must_be_taken(green(heart), &[(G, &[XEN])]));
}

/// How often each special effect is applied, one after another, taking the first way there is; and what is left.
fn in_order(specials: &[Special], pool: &[Rolled], conversions: Conversions) -> (Vec<u8>, u32) {
    let mut left = all(pool);
    let mut times = Vec::new();
    for special in specials {
        let When::Shown(need) = special.when else { continue };
        let counted = Counted::of(need).expect("a special effect counts one thing");
        let chosen = counted.applications(pool, left, conversions).into_iter().next();
        times.push(chosen.map_or(0, |chosen| chosen.times));
        left = Chosen(left.0 & !chosen.map_or(0, |chosen| chosen.dice.0));
    }
    (times, left.count())
}

// Rule: VG-EX-4, VG-EX-32, VG-ROLL-12, VG-ROLL-13
#[test]
fn accidents_and_dice_move_the_counters_of_the_supplies() {
    let specials = at::action::EV_2_1.specials();
    let dice = pool(&[(R, &[ACC]), (R, &[ACC]), (B, &[BAS]), (G, &[VAN]), (R, &[PHY])]);
    assert_eq!(in_order(specials, &dice, NONE), (vec![2, 3], 0));
    let one = pool(&[(R, &[ACC]), (R, &[PHY]), (B, &[BAS]), (G, &[VAN]), (R, &[PHY])]);
    let red = Counted { each: 1, ..counted(&specials[0]) };
    assert!(red.applications(&one, all(&one), NONE).iter().all(|way| way.dice.has(0)), "it cannot be kept out");
}

fn counted(special: &Special) -> Counted {
    let When::Shown(need) = special.when else { panic!("it waits for an icon that is absent") };
    Counted::of(need).expect("a special effect counts one thing")
}

// Rule: VG-EX-16, VG-ROLL-16
#[test]
fn doubled_icons_count_twice_and_what_is_left_on_a_die_is_lost() {
    let signal = at::action::P113_1.specials();
    let dice = pool(&[(R, &[GAT, GAT]), (R, &[GAT, DEF])]);
    assert_eq!(in_order(signal, &dice, NONE), (vec![3, 0], 0));
}

// Rule: VG-EX-17, VG-EX-94, VG-ROLL-14
#[test]
fn pairs_are_counted_over_all_dice() {
    let pairs = Counted::of(&[&[icon(2, GAT)]]).expect("pairs of one icon");
    let ways = |dice: &[(Colour, &[Icon])]| {
        let dice = pool(dice);
        let ways = pairs.applications(&dice, all(&dice), NONE).into_iter();
        ways.map(|way| (way.times, way.dice.count())).collect::<Vec<_>>()
    };
    assert_eq!(ways(&[(R, &[GAT, GAT]), (R, &[GAT, DEF]), (R, &[GAT])]), [(2, 3)]);
    assert_eq!(ways(&[(R, &[GAT]), (R, &[GAT]), (B, &[VAN])]), [(1, 2)]);
    assert_eq!(ways(&[(R, &[GAT]), (R, &[GAT]), (R, &[GAT]), (B, &[VAN])]), [(1, 2), (2, 4)]);
}

// Rule: VG-EX-47, VG-ROLL-15
#[test]
fn three_effects_share_six_dice() {
    let lights = at::action::P201_1.specials();
    let dice = pool(&[(R, &[ACC]), (G, &[BIO]), (G, &[EXP]), (B, &[BAS]), (R, &[BAS]), (B, &[SCI])]);
    assert_eq!(in_order(lights, &dice, NONE), (vec![1, 2, 1], 0));
}

// Rule: VG-EX-69, R73
#[test]
fn a_vanguard_icon_may_be_kept_for_the_second_effect() {
    let signal = at::action::P113_1.specials();
    let dice = pool(&[(R, &[GAT]), (B, &[VAN]), (G, &[BAS])]);
    let ways = counted(&signal[0]).applications(&dice, all(&dice), NONE);
    assert_eq!(
        ways.iter().map(|way| (way.times, way.dice)).collect::<Vec<_>>(),
        [(1, Chosen(0b01)), (2, Chosen(0b11))]
    );
    let second = |kept: u32| counted(&signal[1]).applications(&dice, Chosen(kept), NONE).first().map(|way| way.times);
    assert_eq!((second(0b100), second(0b110)), (None, Some(1)));
}

// Rule: VG-EX-78
#[test]
fn the_player_names_which_accidents_a_condition_takes() {
    let bloom = at::condition::G05.specials();
    let dice = pool(&[(R, &[ACC]), (G, &[ACC]), (B, &[ACC]), (G, &[BIO])]);
    let ways = counted(&bloom[0]).applications(&dice, all(&dice), NONE);
    assert_eq!((ways.len(), ways.iter().all(|way| way.times == 1 && way.dice.count() == 2)), (3, true));
}

/// Every special effect of the content counts one thing, so that VG-ROLL-14 says how often.
#[test]
fn special_effects_of_the_content_can_be_counted() {
    let specials =
        Action::all().flat_map(|action| action.specials()).chain(Condition::all().flat_map(|one| one.specials()));
    for Special { when, does } in specials {
        match when {
            When::Shown(need) => assert!(Counted::of(need).is_some(), "{need:?}"),
            When::Without(_) => assert!(matches!(does, Does::AtOnce(_)), "{does:?}"),
        }
    }
}

fn roll(dice: &[(Colour, Kind)]) -> Vec<ToRoll> {
    dice.iter().map(|(colour, kind)| ToRoll { owner: 0, colour: *colour, kind: *kind }).collect()
}

// Rule: VG-EX-55
#[test]
fn chances_are_exact() {
    let freely = Counting::Freely(NONE);
    let bulkhead = green(at::action::EV_1_1);
    assert_eq!(chance(bulkhead, &roll(&[(R, Kind::Base), (B, Kind::Base)]), freely), Chance { of: 11, all: 36 });
    let lights = green(at::action::P203_1);
    let pair = roll(&[(G, Kind::Specialised(BIO)), (G, Kind::Specialised(XEN))]);
    assert_eq!(chance(lights, &pair, freely), Chance { of: 32, all: 36 });
    assert_eq!(chance(lights, &pair, Counting::Freely(NONE.with(G, BIO))), Chance { of: 35, all: 36 });
    let tec = roll(&[(B, Kind::Specialised(TEC))]);
    assert_eq!(chance(&[&[icon(1, TEC)]], &tec, freely), Chance { of: 4, all: 6 });
    assert_eq!(chance(&[&[icon(1, TEC)]], &tec, Counting::Freely(NONE.with(B, TEC))), Chance { of: 5, all: 6 });
    let five = vanguard::content::order(vanguard::content::Section::Science);
    let accident = chance(&[&[icon(1, ACC)]], &roll(&five[..5]), freely);
    assert_eq!(accident.against(), Chance { of: 5_u64.pow(5), all: 6_u64.pow(5) }, "five dice, and no accident");
    assert_eq!(chance(&[&[icon(1, CON)]], &roll(&[(R, Kind::Wild)]), freely), Chance { of: 3, all: 6 });
}

// Rule: VG-ROLL-5, VG-FX-20, VG-FX-23
/// 8.4: whoever plays a card sees all dice first.
#[test]
fn chances_with_a_card_are_exact() {
    use vanguard::content::Filter;
    use vanguard::rules::odds::{Change, chance_with};
    use vanguard::state::Treat;
    let with = |count: u8, dice: &[(Colour, Kind)], change| {
        let spare = roll(&[(G, Kind::Base), (R, Kind::Base), (R, Kind::Expert)]);
        let chance = chance_with(&[&[icon(count, DEF)]], &roll(dice), &spare, Counting::Freely(NONE), change);
        chance.map(|chance| (chance.of, chance.all))
    };
    let (one, two) = ([(R, Kind::Base)], [(R, Kind::Base); 2]);
    assert_eq!(with(1, &one, Change::Turn(1, Filter::R, Some(DEF))), Some((6, 6)), "it is turned to the icon itself");
    assert_eq!(with(1, &one, Change::Turn(1, Filter::R, None)), Some((6, 6)), "or to the vanguard icon");
    assert_eq!(with(1, &one, Change::Turn(1, Filter::B, None)), Some((1, 6)), "it is no blue die");
    assert_eq!(with(2, &two, Change::Turn(1, Filter::R, None)), Some((11, 36)), "the other one must show it");
    assert_eq!(with(1, &one, Change::Reroll(1, Filter::D)), Some((11, 36)));
    assert_eq!(with(1, &one, Change::Reroll(u8::MAX, Filter::ACC)), Some((7, 36)), "an accident alone");
    assert_eq!(with(2, &two, Change::Reroll(1, Filter::D)), Some((16, 216)));
    assert_eq!(with(2, &two, Change::Reroll(2, Filter::D)), Some((121, 1_296)), "each die has two throws");
    let treated = Change::Treat(Treat { filter: Filter::R, icon: DEF });
    assert_eq!(with(1, &one, treated), Some((5, 6)), "all but an accident (R75)");
    assert_eq!(with(1, &[(R, Kind::Base); 9], treated), None, "so many dice have too many ways");
    let (three, swap) = ([(R, Kind::Base); 3], Change::SendAndTurn(1, Filter::D, None));
    assert_eq!(with(1, &one, swap), Some((1, 6)), "the only die would be sent away");
    assert_eq!(with(1, &two, swap), Some((36, 36)));
    assert_eq!(with(2, &two, swap), Some((1, 36)), "nothing is won by it");
    assert_eq!(with(2, &three, swap), Some((91, 216)), "one is sent, one turned, one must show it");
    let expert = chance(&[&[icon(1, DEF)]], &roll(&[(R, Kind::Expert)]), Counting::Freely(NONE)).of;
    assert!(expert > 1, "it is the better one to add");
    assert_eq!(with(1, &one, Change::Add(1, Die::R)), Some((6 + 5 * expert, 36)));
    let both = 36 - (6 - expert) * 5;
    assert_eq!(with(1, &one, Change::Add(2, Die::R)), Some((36 + 5 * both, 216)), "all that there are");
}

// Rule: VG-EX-56, R7, R8
#[test]
fn chances_of_other_dice_are_exact() {
    use vanguard::content::{Stmt, Verb};
    use vanguard::rules::odds::{danger, survival};
    let of = |of, all| Chance { of, all };
    let nothing = |block: &[Stmt]| block.is_empty();
    let spends = |block: &[Stmt]| block.iter().any(|stmt| matches!(stmt, Stmt::Do(Verb::Spend(..))));
    let wounds = |block: &[Stmt]| block.iter().any(|stmt| matches!(stmt, Stmt::Do(Verb::Wound(_))));
    let is = |wound| {
        move |block: &[Stmt]| block.iter().any(|stmt| matches!(stmt, Stmt::Do(Verb::Wound(one)) if *one == wound))
    };
    let tables = [at::danger::A, at::danger::D, at::danger::E];
    assert_eq!([danger(tables[0], nothing), danger(tables[0], spends)], [of(3, 6), of(2, 6)]);
    assert_eq!(
        [danger(tables[0], wounds), danger(tables[1], wounds), danger(tables[2], spends)],
        [of(1, 6), of(2, 6), of(2, 6)]
    );
    assert_eq!([at::wound::exhausted, at::wound::panic].map(|wound| danger(tables[2], is(wound))), [of(1, 6); 2]);
    assert_eq!((survival(3, 0), survival(3, 1)), (of(64, 216), of(117, 1296)));
    assert_eq!((survival(2, 0), survival(2, 1)), (of(5, 36), of(7, 216)));
    let leads = vanguard::state::Lead::ALL.into_iter();
    let threes: u8 = leads.clone().filter(|lead| lead.value() == 3).map(|lead| lead.copies()).sum();
    assert_eq!((threes, leads.map(|lead| lead.copies()).sum::<u8>()), (3, 20));
}

// Rule: VG-EX-89, VG-PROD-5
#[test]
fn one_roll_boosts_every_project_it_meets() {
    use vanguard::rules::payment::boosts;
    let shown = [(R, ACC), (G, BAS), (B, VAN), (B, TEC), (B, BAS)];
    let pool: Vec<Rolled> = shown.iter().map(|(colour, icon)| Rolled::new(0, *colour, &[*icon])).collect();
    assert!([at::production::C06, at::production::C03, at::production::C02].iter().all(|one| boosts(&pool, *one)));
    assert!(!boosts(&pool[3..], at::production::C03), "nothing is converted");
    assert!(!boosts(&pool[..1], at::production::C01), "every die shows an accident");
    assert!(boosts(&pool[..2], at::production::C01));
}
