//! Marriages that the law does not know any more.

use super::prelude::*;
use crate::event::Unions;

/// Which surplus marriage of polygamy ends (F4b-7, DP-45)? It is asked until nobody has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndUnion;

impl Listed<Interstellar> for EndUnion {
    type Answer = Cupid;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-end-union").act("act-part-ways").rules(&[ids::LAW_KEPT])
    }

    /// The one that was made last comes first.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Cupid> {
        let regime = &state.public.regime;
        let mut unions: Vec<Cupid> = state.public.surplus().iter().collect();
        unions.sort_by_key(|cupid| regime.ring_at(*cupid).map(|ring| std::cmp::Reverse(regime.band(ring).made)));
        unions.into_iter()
    }

    fn option(&self, _: &State, _: Seat, cupid: &Cupid) -> Opt {
        Opt::of(cupid, words::cupid(*cupid)).at(cupid.id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, cupid: Cupid) {
        answered(cx);
        cx.emit(Unions::Annulled { cupid }.into());
    }
}
