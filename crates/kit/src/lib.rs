//! What several games share: bags, sealed answers, ballots, trades, reaction windows.
