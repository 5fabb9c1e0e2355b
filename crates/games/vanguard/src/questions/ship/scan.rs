//! Is another line of the landing card uncovered (VG-SCAN-1, VG-SCAN-2)?

use super::prelude::*;

/// How a line of the landing card is uncovered (VG-SCAN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Probe {
    Done,
    Energy,
    Assign(Crew),
}

orrery_core::phrases! { Probe { "done" => Done, "energy" => Energy, "assign" => Assign(crew), } }

/// Is another line of the landing card uncovered (VG-SCAN-1, VG-SCAN-2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scan;

impl Listed<Vanguard> for Scan {
    type Answer = Probe;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-scan").hint("hint-scanner").rules(&[ids::SCAN])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Probe> {
        let campaign = ship::of(state);
        let energy = (campaign.energy > 0).then_some(Probe::Energy);
        [Probe::Done]
            .into_iter()
            .chain(energy)
            .chain(campaign.assignable().map(Probe::Assign))
            .collect::<Vec<_>>()
            .into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Probe) -> Opt {
        let label = match *one {
            Probe::Done => Message::new("scan-done"),
            Probe::Energy => Message::new("scan-energy"),
            Probe::Assign(crew) => Message::new("assign-crew").with("who", crew.name()),
        };
        Opt::of(one, label)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, probe: Probe) {
        answered(cx);
        course::probe(cx, probe);
    }
}
