//! Places and the ways between them, with routes on a budget. A map is content, so it is borrowed and never saved.

/// A place, counted from 0.
pub type Node = u8;

/// A way between two places, the same in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge(pub Node, pub Node, pub u32);

#[derive(Clone, Copy, Debug)]
pub struct Graph<'a> {
    edges: &'a [Edge],
}

impl<'a> Graph<'a> {
    pub const fn new(edges: &'a [Edge]) -> Self {
        Graph { edges }
    }

    /// Where one step leads and what it costs.
    pub fn steps(&self, from: Node) -> impl Iterator<Item = (Node, u32)> + use<'a> {
        self.edges.iter().filter_map(move |Edge(a, b, cost)| match from {
            _ if from == *a => Some((*b, *cost)),
            _ if from == *b => Some((*a, *cost)),
            _ => None,
        })
    }

    /// The least a route costs; `None` where there is none. Bellman and Ford: maps are small.
    pub fn distance(&self, from: Node, to: Node) -> Option<u32> {
        let mut least = [None; Node::MAX as usize + 1];
        least[usize::from(from)] = Some(0u32);
        let mut changed = true;
        while changed {
            changed = false;
            for Edge(a, b, cost) in self.edges {
                changed |= relax(&mut least, *a, *b, *cost) | relax(&mut least, *b, *a, *cost);
            }
        }
        least[usize::from(to)]
    }

    /// What a route costs step by step; `None` where a step follows no way.
    pub fn cost(&self, from: Node, path: &[Node]) -> Option<u32> {
        let mut here = from;
        path.iter().try_fold(0u32, |sum, next| {
            let step = self.steps(here).filter(|(to, _)| to == next).map(|(_, cost)| cost).min()?;
            here = *next;
            sum.checked_add(step)
        })
    }

    /// The steps after which `to` can still be reached within `budget`: no beginning of a route is a dead end.
    pub fn steps_towards(&self, from: Node, to: Node, budget: u32) -> Vec<(Node, u32)> {
        let leads_on = |(next, cost): &(Node, u32)| {
            let rest = budget.checked_sub(*cost);
            rest.is_some_and(|rest| self.distance(*next, to).is_some_and(|least| least <= rest))
        };
        self.steps(from).filter(leads_on).collect()
    }
}

fn relax(least: &mut [Option<u32>], from: Node, to: Node, cost: u32) -> bool {
    let Some(sum) = least[usize::from(from)].and_then(|sum| sum.checked_add(cost)) else { return false };
    let better = least[usize::from(to)].is_none_or(|known| sum < known);
    if better {
        least[usize::from(to)] = Some(sum);
    }
    better
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 0 -1- 1 -1- 2, a dear way from 0 to 2, a dead end 3 off 1, and 4 apart.
    const MAP: Graph = Graph::new(&[Edge(0, 1, 1), Edge(1, 2, 1), Edge(0, 2, 5), Edge(1, 3, 2), Edge(4, 5, 1)]);

    #[test]
    fn the_cheapest_way_is_found_in_both_directions() {
        assert_eq!((MAP.distance(0, 2), MAP.distance(2, 0)), (Some(2), Some(2)));
        assert_eq!((MAP.distance(3, 0), MAP.distance(0, 4), MAP.distance(4, 4)), (Some(3), None, Some(0)));
    }

    #[test]
    fn a_path_costs_the_sum_of_its_steps() {
        assert_eq!(MAP.cost(0, &[1, 3, 1, 2]), Some(6));
        assert_eq!((MAP.cost(0, &[3]), MAP.cost(0, &[])), (None, Some(0)));
    }

    #[test]
    fn only_steps_that_lead_on_are_offered() {
        assert_eq!(MAP.steps_towards(0, 2, 1), [], "too little for any way");
        assert_eq!(MAP.steps_towards(0, 2, 2), [(1, 1)]);
        assert_eq!(MAP.steps_towards(0, 2, 5), [(1, 1), (2, 5)]);
        assert_eq!(MAP.steps_towards(1, 2, 5), [(0, 1), (2, 1), (3, 2)], "detours, while they can be paid");
    }
}
