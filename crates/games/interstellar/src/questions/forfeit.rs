//! A malfunction of a ship on which nobody is Awake.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::{Finds, Labs, People};
use crate::state::{Lies, Nuggets, Post};

/// What does this Ideology lose (F5b, DP-31)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    pub of: Ideology,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Token {
    Nugget,
    Human(Shape),
    Goo(Shape),
}

phrases! { Token { "nugget" => Nugget, "human" => Human(shape), "goo" => Goo(shape), } }

impl Listed<Interstellar> for Forfeit {
    type Answer = Token;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-forfeit").with("ideology", words::ideology(self.of));
        Offer::bare(asked, title).act("act-lose").rules(&[ids::MALFUNCTION])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Token> {
        let public = &state.public;
        let nugget = (!public.nuggets_at(Lies::Mat(self.of)).is_empty()).then_some(Token::Nugget);
        let human = public.mat(self.of).human.iter().map(Token::Human);
        nugget.into_iter().chain(human).chain(public.tame_goo(self.of).map(Token::Goo))
    }

    fn option(&self, _: &State, _: Seat, token: &Token) -> Opt {
        match *token {
            Token::Nugget => Opt::of(token, "token-nugget").at(marks::mat(self.of)),
            Token::Human(shape) => Opt::of(token, words::shape(shape)).at(marks::augmentation(self.of, shape)),
            Token::Goo(shape) => Opt::of(token, words::post(Post::Goo(shape))).at(marks::augmentation(self.of, shape)),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, token: Token) {
        answered(cx);
        let nuggets: Nuggets = cx.state().public.nuggets_at(Lies::Mat(self.of));
        match token {
            Token::Nugget => cx.emit(Finds::Scattered { nuggets }.into()),
            Token::Human(shape) => cx.emit(People::Forgot { of: self.of, shape }.into()),
            Token::Goo(shape) => cx.emit(Labs::GooForfeited { shape }.into()),
        }
    }
}
