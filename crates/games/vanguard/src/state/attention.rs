//! How a player is asked in response windows (4.4).

use serde::{Deserialize, Serialize};

use super::AutoPass;

/// VG-WIN-2: auto-pass is everybody's own, and can be put aside for one window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Attention {
    /// Only where something can be used.
    Useful,
    /// At the next window that concerns the player's crew, too.
    Next,
    Always,
}

impl Attention {
    pub const ALL: [Attention; 3] = [Attention::Useful, Attention::Next, Attention::Always];

    /// What everybody begins with.
    pub const fn of(auto_pass: AutoPass) -> Attention {
        match auto_pass {
            AutoPass::On => Attention::Useful,
            AutoPass::Off => Attention::Always,
        }
    }
}
