//! What holds until the end of the dozyear (section 3).

use orrery_kit::{Blank, Few};
use serde::{Deserialize, Serialize};

use super::{Phase, Workers};
use crate::content::{Ideologies, Ideology, Shapes, Tiles, Workcell, Workcells};

/// A card that was proposed for a mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    pub card: Workcell,
    pub mat: Ideology,
}

impl Blank for Proposal {
    const BLANK: Proposal = Proposal { card: Workcell(0), mat: Ideology::Individuality };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dozyear {
    pub number: u8,
    /// D-2
    pub phase: Phase,
    /// I3-1: velocity 0 in a Star space when it began.
    pub orbit: bool,
    /// B4f-1: Ignition was carried out.
    pub lit: bool,
    /// Workers whose task has been done, declined or in vain.
    pub done: Workers,
    /// E2-2: those who were sent by the Commander must do their task.
    pub ordered: Workers,
    /// RUL-115: tiles for whose birth or waking consent was refused, and mats that refused a nugget.
    pub refused: Tiles,
    pub unwilling: Ideologies,
    /// RUL-115: cards that were refused in this D1.
    pub proposals: Few<Proposal, 12>,
    /// D3-1: the workcells and the goo that are still to be rolled for.
    pub cards: Workcells,
    pub goo: Shapes,
    /// D4b-4: the engine has braked.
    pub braked: bool,
    /// What is added to Plasma Risk Rolls.
    pub plasma: u8,
    pub no_lightning: bool,
    /// EN6: Ignition takes no charge and gives no Stress.
    pub free_ignition: bool,
    /// BA5: fat Batteries recharge without a lit engine.
    pub recharge_unlit: bool,
    /// LS3: Motherhood Rolls of this D3 succeed.
    pub sure_birth: bool,
    /// LS4: one more reroll for each, and no Orphans.
    pub kind_birth: bool,
    /// The first LIC that would erode does not (WA6).
    pub lidar: bool,
    /// RUL-115: a Commander turns the alert once in a D5.
    pub alert_turned: bool,
    /// RUL-98: the Commander has ordered a Troglodyte Landfall.
    pub caves: bool,
    /// I3d: the orbital drop of this dozyear has been made.
    pub dropped: bool,
    /// The Watchkeeper's help of this dozyear.
    pub watch: Watch,
}

impl Dozyear {
    pub const fn begun(number: u8, orbit: bool) -> Dozyear {
        Dozyear {
            number,
            phase: Phase::Assignment,
            orbit,
            lit: false,
            done: Workers::NONE,
            ordered: Workers::NONE,
            refused: Tiles::NONE,
            unwilling: Ideologies::NONE,
            proposals: Few::NONE,
            cards: Workcells::NONE,
            goo: Shapes::NONE,
            braked: false,
            plasma: 0,
            no_lightning: false,
            free_ignition: false,
            recharge_unlit: false,
            sure_birth: false,
            kind_birth: false,
            lidar: false,
            alert_turned: false,
            caves: false,
            dropped: false,
            watch: Watch::Ready,
        }
    }
}

orrery_kit::named! {
    /// 2.4: whether the Watchkeeper may still help.
    pub enum Watch {
        Ready = "ready",
        /// With the discharge that is due.
        Granted = "granted",
        Used = "used",
    }
}

orrery_kit::named! {
    /// What a card grants until the end of the dozyear.
    pub enum Boon {
        Plasma = "plasma",
        NoLightning = "no-lightning",
        Lidar = "lidar",
        FreeIgnition = "free-ignition",
        RechargeUnlit = "recharge-unlit",
        SureBirth = "sure-birth",
        KindBirth = "kind-birth",
    }
}

impl Dozyear {
    /// RUL-115: a refused proposal is not repeated in the same phase.
    pub(crate) fn forget_refusals(&mut self) {
        (self.refused, self.unwilling, self.proposals) = (Tiles::NONE, Ideologies::NONE, Few::NONE);
    }

    pub(crate) fn grant(&mut self, boon: Boon) {
        match boon {
            Boon::Plasma => self.plasma += 1,
            Boon::NoLightning => self.no_lightning = true,
            Boon::Lidar => self.lidar = true,
            Boon::FreeIgnition => self.free_ignition = true,
            Boon::RechargeUnlit => self.recharge_unlit = true,
            Boon::SureBirth => self.sure_birth = true,
            Boon::KindBirth => self.kind_birth = true,
        }
    }
}
