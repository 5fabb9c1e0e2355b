//! The erased face of every game, the registry and rules versions.
