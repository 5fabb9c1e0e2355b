//! Effects as a game meets them: blocks of statements, of which some lead into other blocks.

/// A block of a card by its number. An effect begins with block 0.
pub type BlockId = u8;

/// A statement, over the verbs `V`, tests `T`, tables `N` and groups of people `W` of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stmt<V: 'static, T: 'static, N: 'static, W: 'static> {
    Do(V),
    /// One of these, of the actor's choice.
    Choose(&'static [BlockId]),
    May(BlockId),
    /// Who pays the first gets the second; who does not, the third.
    Pay(BlockId, BlockId, Option<BlockId>),
    /// Each test with whether it must hold.
    If(&'static [(T, bool)], BlockId, Option<BlockId>),
    Each(W, BlockId),
    /// The least number, and a block for it and for each that follows.
    Table(N, u8, &'static [BlockId]),
    React(W, BlockId),
    /// On with another block, which then ends this one.
    Go(BlockId),
}

/// The effect of one card.
pub struct Program<V: 'static, T: 'static, N: 'static, W: 'static>(pub &'static [&'static [Stmt<V, T, N, W>]]);

impl<V, T, N, W> Clone for Program<V, T, N, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V, T, N, W> Copy for Program<V, T, N, W> {}

impl<V, T, N, W> Program<V, T, N, W> {
    /// The statement of a block after so many are done; `None` at its end.
    #[inline]
    pub const fn at(self, block: BlockId, done: u8) -> Option<&'static Stmt<V, T, N, W>> {
        let block = self.block(block);
        if (done as usize) < block.len() { Some(&block[done as usize]) } else { None }
    }

    #[inline]
    pub const fn block(self, block: BlockId) -> &'static [Stmt<V, T, N, W>] {
        if (block as usize) < self.0.len() { self.0[block as usize] } else { &[] }
    }
}
