# A guided first game
option-lesson = Guided first game
option-lesson-off = none
option-lesson-first-ship = The first ship
lesson-next-take = Take { $card }
lesson-next-assemble = Hand in the marked ship
lesson-next-none = There is no ship in this hand: hand in none
lesson-next-chain = Choose a supply chain
lesson-thruster = A ship needs a thruster, a robonaut and a refinery. Six decks lie open, and each turn you take one top card; the card below it comes to light. Begin with a thruster: it gives thrust, and eats fuel.
lesson-robonaut = Before every round the tops go under their decks, so look anew each time. Take a robonaut: the lower its ISRU rating, the better.
lesson-refinery = Every ship needs a refinery too. Light cards make a light ship: mass is one of five things that are compared. Take a refinery.
lesson-generator = Robonaut and refinery stand idle: both ask for Electric. Generators give it, and one is enough for all cards that ask. Take a generator.
lesson-reactor = Most generators have to be fed themselves, with Wave or Burst, and so have many thrusters. Reactors give both. Take a reactor.
lesson-radiator = Generators and reactors give off heat, counted in therms. A radiator takes it, more of it on its heavy side. Take a radiator.
lesson-spare = One of each kind: you could build a ship now. Whoever holds more cards can choose. Take one that makes your ship lighter, stronger or thriftier.
lesson-end = The draft is over as soon as a deck is empty, and not before. Take from the smallest deck until it is.
lesson-assemble = Now everybody hands in one ship in secret: thruster, robonaut and refinery, whatever feeds them, and radiators for their heat. Pick the marked cards, look at the five numbers, and hand the ship in.
lesson-chain = Your thruster can be fed in several ways, and each changes thrust and fuel. Choose one.
