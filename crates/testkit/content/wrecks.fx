# Each wreck is known by its place in this list.

freighter
  cargo 3; refuel
tanker
  leak; patch; cargo 2
liner
  aid; cargo 1; find
tug
  cargo 4; leak
yacht
  choose(cargo 2 OR patch); may(leak; find)
hulk
  search (1-2: leak // 3-6: cargo 2); pay(credit -2) -> (patch) else (leak)
ark
  if(air >= 6) (cargo 2) else (patch); each(others) (credit +1); react(others) (credit +1; leak)
