//! What holds until the end of the dozyear (section 3).

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dozyear {
    pub number: u8,
    /// D4b-4: the engine has braked.
    pub braked: bool,
    /// What is added to Plasma Risk Rolls.
    pub plasma: u8,
    pub no_lightning: bool,
    /// The first LIC that would erode does not (WA6).
    pub lidar: bool,
    /// RUL-115: a Commander turns the alert once in a D5.
    pub alert_turned: bool,
}
