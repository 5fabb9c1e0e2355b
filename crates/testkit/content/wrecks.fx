# Each wreck is known by its place in this list.

tanker
  choose(cargo 2 OR patch)
liner
  cargo 1; may(leak 1; cargo 2)
hulk
  search (1-2: leak 1 // 3-6: cargo 2); pay(leak 2) -> (cargo 3) else (leak 1)
ark
  if(air >= 6) (cargo 2) else (patch); each(others) (may(leak 1; cargo 1)); react(others) (leak 1; cargo 1)
yacht
  react(others) (cargo 1); leak 1
