//! What the viewer alone knows (8.2).

use orrery_core::Message;

use crate::face::tokens;
use crate::state::Rising;
use crate::view::View;
use crate::words;

pub fn own(view: &View) -> Vec<Message> {
    let mut lines = vec![tokens::reality_said(view)];
    lines.extend(view.ballot.map(|of| Message::new("own-ballot").with("ideology", words::ideology(of))));
    lines.extend(view.rising.map(|Rising { of, .. }| Message::new("own-rises").with("ideology", words::ideology(of))));
    lines.extend(view.bliss.map(|of| Message::new("own-bliss").with("ideology", words::ideology(of))));
    if let Some(cards) = view.earth_data {
        lines.push(Message::new("own-data").with("cards", cards.map(words::earth_data).to_vec()));
    }
    if !view.volunteers.is_empty() {
        lines.push(Message::new("own-volunteers").with("who", words::cyborgs(view.volunteers)));
    }
    lines
}
