//! Marriage and its laws (F4), and bliss (D7c).
//!
//! Rules held here beside those that are named below: F4-1, RUL-143.

use orrery_core::{Listed, Seat, SeatSet};

use super::{Cx, go_on};
use crate::content::{Cupid, Cupids, Ideologies, Ideology, MarriageLaw, Sex};
use crate::event::{People, Unions, Whispers};
use crate::questions::{self, Bliss, EndUnion, Marry};
use crate::state::{Frame, Person, Public, Reset};

impl Public {
    /// F4b, RUL-118: the law of who commands, or commanded last.
    pub fn law(&self) -> MarriageLaw {
        self.commanding.marriage_law()
    }

    /// The marriages, in the order of the Cupid cells.
    pub fn unions(&self) -> Cupids {
        self.regime.bands.iter().filter_map(|band| band.at).collect()
    }

    pub fn unions_of(&self, of: Ideology) -> Cupids {
        self.unions().iter().filter(|cupid| cupid.sides().contains(&of)).collect()
    }

    pub fn is_married(&self, of: Ideology) -> bool {
        !self.unions_of(of).is_empty()
    }

    /// 4.3 MARRY: to whom an Ideology may propose.
    pub fn suits(&self, of: Ideology) -> impl Iterator<Item = Ideology> + use<'_> {
        of.neighbours().into_iter().filter(move |to| self.may_propose(of, *to))
    }

    /// D1f, F4a: with a ring in the Trapezoid, to an Awake neighbour. Without polygamy the married do not propose, and
    /// under Honor, where nobody divorces, nobody proposes to them (F4c).
    fn may_propose(&self, of: Ideology, to: Ideology) -> bool {
        let Some(cupid) = Cupid::between(of, to) else { return false };
        let (law, is_free) = (self.law(), !self.regime.jilted.contains(cupid) && !self.unions().contains(cupid));
        let polygamy = law == MarriageLaw::Polygamy;
        let is_open = |one: Ideology| polygamy || !self.is_married(one);
        let may_accept = is_open(to) || law != MarriageLaw::Monogamy;
        let are_awake = [of, to].into_iter().all(|one| self.candidates().contains(one));
        is_free && is_open(of) && may_accept && are_awake && self.regime.ring_of(of).is_some() && self.is_lawful(cupid)
    }

    /// F4b-4, F4b-6, F4b-1: whether the law knows such a marriage.
    fn is_lawful(&self, cupid: Cupid) -> bool {
        let [one, other] = cupid.sides();
        let has_post_human = cupid.sides().map(Some).contains(&self.post_human());
        let pair =
            |one: Ideology, other: Ideology| self.has_spouse(one, Sex::Amazon) && self.has_spouse(other, Sex::Meathead);
        cupid.sides().into_iter().all(|of| self.can_be_married(of))
            && match self.law() {
                MarriageLaw::Polygamy => true,
                _ if has_post_human => false,
                MarriageLaw::Polyamory => false,
                MarriageLaw::Heterogamy => pair(one, other) || pair(other, one),
                MarriageLaw::Exogamy | MarriageLaw::Monogamy | MarriageLaw::Arranged => true,
            }
    }

    /// F4d: who lives where it has landed counts like one who is Awake.
    fn can_be_married(&self, of: Ideology) -> bool {
        self.candidates().contains(of) || of.pair().into_iter().any(|one| self.person(one).has_landed())
    }

    fn has_spouse(&self, of: Ideology, sex: Sex) -> bool {
        let counts = |person: &Person| person.is_awake() || person.has_landed();
        of.pair().into_iter().any(|one| self.sex(one) == sex && counts(self.person(one)))
    }

    /// F4b-7: the marriages of those who have two, while that is not the law.
    pub fn surplus(&self) -> Cupids {
        if self.law() == MarriageLaw::Polygamy || self.regime.marriages() < 2 {
            return Cupids::NONE;
        }
        let has_two = |of: &Ideology| self.unions_of(*of).len() > 1;
        let too_many = Ideology::ALL.into_iter().filter(has_two);
        too_many.flat_map(|of| self.unions_of(of).iter()).collect()
    }

    /// H5b: a reroll for the married, and for everybody under Polyamory.
    pub fn has_second_chance(&self, of: Ideology) -> bool {
        self.is_married(of) || self.law() == MarriageLaw::Polyamory
    }

    /// D7c: who may lose Stress by a marriage.
    pub fn blissful(&self, cupid: Cupid) -> Ideologies {
        let others = if self.law() == MarriageLaw::Exogamy { self.awake() } else { Ideologies::NONE };
        let all = cupid.sides().into_iter().chain(others.iter());
        all.filter(|of| self.mat(*of).stress > 0).collect()
    }

    /// DP-29: the spouse with more Stress, of equals the lower pulse.
    pub fn usual_bliss(&self, cupid: Cupid) -> Ideology {
        let [one, other] = cupid.sides();
        let first = if one < other { [one, other] } else { [other, one] };
        if self.mat(first[1]).stress > self.mat(first[0]).stress { first[1] } else { first[0] }
    }
}

/// 4.3 MARRY: nobody is asked where one player has both sides.
pub(crate) fn propose(cx: &mut Cx<'_>, seat: Seat, by: Ideology, to: Ideology) {
    cx.emit(Unions::Proposed { seat, by, to }.into());
    let asked = cx.state().public.player(to);
    if asked == seat {
        return answer(cx, by, to, true);
    }
    // How it goes on may tell of a standing order.
    cx.reveal();
    match cx.state().standing_vow(by, to) {
        Some(yes) => answer(cx, by, to, yes),
        None => questions::pose(cx, asked, Marry { by, to }),
    }
}

/// F4c: who is married already, where polygamy is not law, divorces first.
pub(crate) fn answer(cx: &mut Cx<'_>, by: Ideology, to: Ideology, yes: bool) {
    let public = &cx.state().public;
    let Some((cupid, ring)) = Cupid::between(by, to).zip(public.regime.ring_of(by)) else { return };
    if !yes {
        return cx.emit(Unions::Refused { ring, cupid }.into());
    }
    let ended = if public.law() == MarriageLaw::Polygamy { Cupids::NONE } else { public.unions_of(to) };
    ended.iter().for_each(|cupid| cx.emit(Unions::Divorced { cupid }.into()));
    cx.emit(Unions::Married { ring, cupid }.into());
}

/// F4b-7, F4d: kept at every change of Commander and of who is Awake.
pub(super) fn keep_law(cx: &mut Cx<'_>) {
    if cx.state().public.regime.marriages() == 0 {
        return;
    }
    for cupid in cx.state().public.unions().iter() {
        let public = &cx.state().public;
        match cupid.sides().map(|of| !public.can_be_married(of)) {
            [true, false] => cx.emit(Unions::Widowed { cupid, to: cupid.sides()[1] }.into()),
            [false, true] => cx.emit(Unions::Widowed { cupid, to: cupid.sides()[0] }.into()),
            _ if !public.is_lawful(cupid) => cx.emit(Unions::Annulled { cupid }.into()),
            _ => {}
        }
    }
}

/// DP-45
pub(super) fn end_surplus(cx: &mut Cx<'_>) {
    questions::pose(cx, cx.state().public.helm(), EndUnion);
}

/// RUL-47: one marriage after another, in the order of the Cupid cells.
pub(super) fn next_bliss(cx: &mut Cx<'_>, after: Option<Cupid>) {
    let unions = cx.state().public.unions();
    match unions.iter().find(|cupid| after.is_none_or(|last| *cupid > last)) {
        Some(cupid) => {
            go_on(cx, Frame::Marriages { last: cupid });
            bliss(cx, cupid);
        }
        None => go_on(cx, Frame::Reset(Reset::Sleep)),
    }
}

/// RUL-47: if only one can be named it is relieved without a question.
fn bliss(cx: &mut Cx<'_>, cupid: Cupid) {
    let public = &cx.state().public;
    let who = public.blissful(cupid);
    match who.len() {
        0 => {}
        1 => cx.emit(People::Relieved { who, by: 1 }.into()),
        _ => {
            let seats: SeatSet = cupid.sides().into_iter().map(|of| public.player(of)).collect();
            let seats: SeatSet = seats.iter().filter(|seat| !public.left.contains(*seat)).collect();
            cx.reveal();
            cx.emit(Unions::BlissAsked { cupid, seats }.into());
            seats.iter().for_each(|seat| name_unasked(cx, seat, cupid));
        }
    }
}

/// SO-bliss
fn name_unasked(cx: &mut Cx<'_>, seat: Seat, cupid: Cupid) {
    if let Some(whom) = cx.state().standing_bliss(seat, cupid) {
        cx.emit(Whispers::Named { seat, whom }.into());
        cx.emit(Whispers::TurnsTaken { seat, cupid }.into());
    }
}

pub(crate) fn name(cx: &mut Cx<'_>, seat: Seat, whom: Ideology) {
    cx.reveal();
    cx.emit(Whispers::Named { seat, whom }.into());
}

/// D7c: failing agreement they divorce, or under Honor each gains 1 Stress. Who has left names whom most would.
pub(super) fn open_bliss(cx: &mut Cx<'_>, cupid: Cupid) {
    let state = cx.state();
    let (public, sides) = (&state.public, cupid.sides());
    let named = sides.map(|of| {
        let by_hand = state.secret.bliss[public.player(of).index()];
        by_hand.unwrap_or_else(|| Bliss { cupid }.fallback(state, public.player(of)))
    });
    let is_honor = public.law() == MarriageLaw::Monogamy;
    cx.emit(Unions::BlissOpened { cupid, named: named.map(Some) }.into());
    match named[0] == named[1] {
        true => cx.emit(People::Relieved { who: Ideologies::NONE.with(named[0]), by: 1 }.into()),
        false if is_honor => cx.emit(People::Stressed { who: sides.into_iter().collect(), by: 1 }.into()),
        false => cx.emit(Unions::Divorced { cupid }.into()),
    }
}
