//! Who owns a card.

use orrery_core::phrases;

use super::prelude::*;
use crate::rules::ownership;

/// Does the card change its owner (H2k, DP-17)? After a won mutiny against copyright the Commander says (F1e, DP-40), and
/// knows which mat was wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rehome {
    pub card: Workcell,
    pub wanted: Option<Ideology>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Home {
    Stay,
    Mat(Ideology),
}

phrases! { Home { "stay" => Stay, "mat" => Mat(mat), } }

impl Listed<Interstellar> for Rehome {
    type Answer = Home;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-rehome").with("card", words::workcell(self.card));
        Offer::bare(asked, title).act("act-rehome").hint("hint-rehome").rules(&[ids::OWNERSHIP, ids::COPYRIGHT])
    }

    /// Without an answer it stays.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Home> {
        [Home::Stay].into_iter().chain(state.public.new_homes(self.card).map(Home::Mat))
    }

    fn option(&self, _: &State, _: Seat, home: &Home) -> Opt {
        match *home {
            Home::Stay => Opt::of(home, "home-stay"),
            Home::Mat(mat) => Opt::of(home, words::ideology(mat)).at(marks::mat(mat)),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, home: Home) {
        answered(cx);
        if let Home::Mat(mat) = home {
            ownership::offer(cx, seat, *self, mat);
        }
    }
}
