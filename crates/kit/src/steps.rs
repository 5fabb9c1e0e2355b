//! Maps: how far every place is from one of them. A map is content, so this is worked out once, behind a `LazyLock`.

/// The least steps from `start` to each of `N` places, with `near` for where one step leads; `u8::MAX` where no way
/// goes, or only a longer one than any board has.
pub fn steps_from<const N: usize, I: IntoIterator<Item = usize>>(start: usize, near: impl Fn(usize) -> I) -> [u8; N] {
    let mut steps = [u8::MAX; N];
    steps[start] = 0;
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        for place in near(here) {
            if steps[place] == u8::MAX && steps[here] < u8::MAX - 1 {
                steps[place] = steps[here] + 1;
                reached.push(place);
            }
        }
        next += 1;
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_way_counts_and_there_may_be_none() {
        // A ring of five with a spur off 2, and a place apart.
        let near: [&[usize]; 7] = [&[1, 4], &[0, 2], &[1, 3, 5], &[2, 4], &[3, 0], &[2], &[]];
        assert_eq!(steps_from::<7, _>(0, |place| near[place].to_vec()), [0, 1, 2, 2, 1, 3, u8::MAX]);
    }

    #[test]
    fn a_map_may_have_more_places_than_a_byte_counts() {
        let line = |place: usize| [place.saturating_sub(1), (place + 1).min(299)];
        let steps = steps_from::<300, _>(150, line);
        assert_eq!((steps[0], steps[150], steps[299]), (150, 0, 149));
        assert_eq!(steps_from::<300, _>(0, line)[299], u8::MAX, "farther than can be told");
    }
}
