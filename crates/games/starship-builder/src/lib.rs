//! Starship Builder: draft six patent decks, assemble one ship.
