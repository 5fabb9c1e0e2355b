//! The landing (5.20).

use super::{Cx, ask, cards, carry_out, go_on, put, travel};
use crate::content::Section;
use crate::event::{Rounds, Worlds};
use crate::questions::{GiveStart, LandIn};
use crate::state::{Frame, Landed, Origin, Place};

/// VG-LAND-1, R22: a roll for every step.
pub(crate) fn go(cx: &mut Cx<'_>, steps: u8) {
    let Some(landing) = cx.state().landing().filter(|_| steps > 0) else {
        return go_on(cx, Frame::Landed(Landed::Hands));
    };
    go_on(cx, Frame::Landing { steps: steps - 1 });
    let source = cx.state().crew().next().unwrap_or(Place(0));
    carry_out(cx, Origin::Landing(landing), landing.table(), source, None);
}

/// VG-LAND-6, R79, R60: hands, the landed log, the sector, everybody enters it, and the start token.
pub(crate) fn landed(cx: &mut Cx<'_>, stage: Landed) {
    let landing = cx.state().landing();
    match stage {
        Landed::Hands => {
            go_on(cx, Frame::Landed(Landed::Log));
            fill_hands(cx);
        }
        Landed::Log => {
            go_on(cx, Frame::Landed(Landed::Sector));
            if let Some(log) = landing.and_then(|landing| landing.landed()) {
                let source = cx.state().crew().next().unwrap_or(Place(0));
                cx.emit(Worlds::LogShown { log }.into());
                carry_out(cx, Origin::Log(log), log.effect(), source, None);
            }
        }
        Landed::Sector => {
            go_on(cx, Frame::Landed(Landed::Enter));
            let seat = cx.state().decider(Section::Recon);
            match landing.map_or(&[][..], |landing| landing.sectors()) {
                [sector] => cx.emit(Worlds::LanderDown { sector: *sector }.into()),
                [] => {}
                _ => ask(cx, seat, LandIn),
            }
        }
        Landed::Enter => {
            let lander = cx.state().planet.lander;
            let next = cx.state().crew().find(|place| cx.state().sector_of(*place) == 0);
            match next.filter(|_| lander > 0) {
                Some(place) => travel::enter(cx, place, lander),
                None => go_on(cx, Frame::Landed(Landed::Start)),
            }
        }
        Landed::Start => {
            go_on(cx, Frame::Round);
            cx.emit(Rounds::RoundBegan { round: 1 }.into());
            if cx.state().is_tutorial() {
                // C19, T3: Amir begins.
                let by = cx.state().mate(Place(0));
                return cx.emit(Rounds::StartGiven { by }.into());
            }
            let seat = cx.state().decider(Section::Recon);
            put(cx, seat, GiveStart);
        }
    }
}

pub(crate) fn fill_hands(cx: &mut Cx<'_>) {
    for place in cx.state().crew().collect::<Vec<_>>() {
        let member = cx.state().member(place);
        let missing = member.hand_limit().saturating_sub(member.hand.len()) as u8;
        cards::draw(cx, place, missing);
    }
}
