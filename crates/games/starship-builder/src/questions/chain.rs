//! Which cards supply the thruster, where that makes a difference (iI-J5.1).

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chain;

/// The cards of the chain that modify the thruster, as one word.
impl Word for Cards {
    fn say(&self, said: &mut Said) {
        let ids: Vec<&str> = self.iter().map(Card::id).collect();
        said.put(ids.join("+"));
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        heard.take()?.split('+').map(Card::named).collect()
    }
}

/// The chains `seat` has to choose from once its cards are laid out.
pub(crate) fn open_chains(state: &State, seat: Seat) -> Vec<ship::Chain> {
    match state.slip(seat) {
        Slip::Laid(layout) => layout.chains(),
        _ => Vec::new(),
    }
}

/// The ship that `seat` has with a chain.
fn ship_with(state: &State, seat: Seat, cards: Cards) -> Option<Ship> {
    let Slip::Laid(layout) = state.slip(seat) else { return None };
    let chain = layout.chains().into_iter().find(|chain| chain.cards == cards)?;
    Some(layout.with_chain(chain))
}

impl Question<StarshipBuilder> for Chain {
    type Answer = Cards;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let last = is_last_chain(state, asked.seat);
        let option = |chain: &ship::Chain| {
            let option = chain_option(chain);
            if last { option.sealed() } else { option }
        };
        Offer::list(asked, "title-chain", open_chains(state, asked.seat).iter().map(option))
            .reason("reason-chain")
            .rules(&[ids::CHAIN, ids::CHAIN_REACH, ids::THRUST_AND_FUEL])
            .act("act-chain")
    }

    fn check(&self, state: &State, seat: Seat, cards: &Cards) -> Result<(), Refusal> {
        let known = ship_with(state, seat, *cards).is_some();
        if known { Ok(()) } else { Err(Refusal::new(ids::CHAIN, "refused-no-such-chain")) }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Cards {
        let chains = open_chains(state, seat);
        luck.pick(&chains).map(|chain| chain.cards).unwrap_or_default()
    }

    /// iI-L2: the chains come best thrust first, then lowest fuel: the order of the default ship.
    fn fallback(&self, state: &State, seat: Seat) -> Cards {
        open_chains(state, seat).first().map(|chain| chain.cards).unwrap_or_default()
    }

    fn resolve(&self, cx: &mut Cx<'_, StarshipBuilder>, seat: Seat, cards: Cards) {
        if let Some(ship) = ship_with(cx.state(), seat, cards) {
            cx.emit(Ships::ChainChosen { seat, ship }.into());
        }
    }

    /// The numbers of the ship with a chain, and how they stand.
    fn facts(&self, state: &State, seat: Seat, cards: Option<&Cards>) -> Vec<Fact> {
        let Some(ship) = cards.and_then(|cards| ship_with(state, seat, *cards)) else { return Vec::new() };
        words::five_facts(&ship.numbers).into_iter().chain(standing(state, seat, &ship.numbers)).collect()
    }
}

/// Nobody else has a chain to choose: the ships are revealed next.
fn is_last_chain(state: &State, seat: Seat) -> bool {
    !state.present().any(|other| other != seat && matches!(state.slip(other), Slip::Laid(_)))
}

fn chain_option(chain: &ship::Chain) -> Opt {
    let label = Message::new("chain-label").with("cards", words::cards(chain.cards, Cards::NONE));
    let result = Message::new("fact-chain").with("thrust", chain.thrust).with("fuel", words::fuel(chain.fuel));
    let option = Opt::of(&chain.cards, label).fact(Fact::new(Tone::Plain, result).rule(ids::THRUST_AND_FUEL));
    chain.cards.iter().fold(option.rule(ids::CHAIN), |option, card| option.at(format!("hand-{}", card.id())))
}
