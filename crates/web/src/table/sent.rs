//! What a page has been sent already, so that only what differs is sent again.

use std::cmp::Reverse;
use std::ops::Range;

use orrery_draw::{Id, Place, Region};

/// Writes a region as the page needs it: found by its id, or put in its place, or into the region it is a part of.
pub fn write_region(out: &mut String, region: &Region<'_>, want: Want) {
    let (id, place) = (region.id.as_str(), place_name(region.place));
    let pieces: &[&str] = match (&region.inside, region.view) {
        (None, None) => &["<div class=r id=r-", id, " data-place=", place, ">"],
        (None, Some(view)) => &["<div class=r id=r-", id, " data-place=", place, "-", view, ">"],
        (Some(outer), _) if want == Want::New => &["<div class=r id=r-", id, " data-in=", outer.as_str(), ">"],
        (Some(_), _) => &["<div class=r id=r-", id, ">"],
    };
    pieces.iter().for_each(|piece| out.push_str(piece));
    out.push_str(&(region.draw)().0);
    out.push_str("</div>");
}

pub fn place_name(place: Place) -> &'static str {
    match place {
        Place::Left => "left",
        Place::Over => "over",
        Place::Board => "board",
        Place::Note => "note",
        Place::Own => "own",
        Place::Right => "right",
    }
}

/// What a page needs of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    Nothing,
    Changed,
    /// The page does not have it yet.
    New,
}

impl Want {
    pub fn changed(is: bool) -> Want {
        if is { Want::Changed } else { Want::Nothing }
    }
}

/// A region that was written, and where.
pub struct Part {
    pub id: Id,
    pub place: Place,
    pub text: Range<usize>,
}

/// What it takes, at most, to say that a region is to be fetched.
const MARK: usize = 36;

/// What was written of the regions that differ, and what was left.
#[derive(Default)]
pub struct Written {
    /// Left to be fetched.
    pub stale: Vec<Id>,
    /// Where the regions stand that a page has already.
    pub parts: Vec<Part>,
}

impl Written {
    /// An update that is too large by so many bytes leaves its largest regions to be fetched, all at once and packed;
    /// those of the board last, where a move is seen as it is made.
    pub fn lighten(&mut self, out: &mut String, mut excess: usize) {
        self.parts.sort_by_key(|part| (part.place == Place::Board, Reverse(part.text.len())));
        excess += if excess > 0 { self.stale.len() * MARK } else { 0 };
        let mut left = Vec::new();
        self.parts.retain(|part| part.text.len() > MARK);
        while excess > 0 && !self.parts.is_empty() {
            let part = self.parts.remove(0);
            excess = (excess + MARK).saturating_sub(part.text.len());
            self.stale.push(part.id);
            left.push(part.text);
        }
        left.sort_by_key(|part| Reverse(part.start));
        left.into_iter().for_each(|part| out.replace_range(part, ""));
    }
}

/// The keys of what a page shows, so that only what differs is sent.
#[derive(Default)]
pub struct Sent {
    /// In the order of the page, which hardly ever changes.
    regions: Vec<(Id, u64)>,
    /// Where the next region is expected.
    next: usize,
    pub prompt: u64,
    /// The last entry whose lines it has.
    pub seq: Option<u32>,
}

impl Sent {
    /// Before all regions of the page are looked at, in order.
    pub fn start(&mut self) {
        self.next = 0;
    }

    /// What is new about the next region, remembering it.
    pub fn news(&mut self, id: Id, key: u64) -> Want {
        let at = self.next;
        self.next += 1;
        match self.regions.get_mut(at) {
            Some((known, before)) if *known == id => Want::changed(std::mem::replace(before, key) != key),
            _ => self.moved(at, id, key),
        }
    }

    /// The page has other regions than before: the known one is brought here, or a new one is put in.
    fn moved(&mut self, at: usize, id: Id, key: u64) -> Want {
        let known = self.regions.iter().position(|(known, _)| *known == id);
        let before = known.map(|place| self.regions.remove(place).1);
        self.regions.insert(at.min(self.regions.len()), (id, key));
        before.map_or(Want::New, |before| Want::changed(before != key))
    }

    /// The regions that are on the page and no longer at the table, forgetting them.
    pub fn gone(&mut self) -> Vec<Id> {
        self.regions.drain(self.next.min(self.regions.len())..).map(|(id, _)| id).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As few regions as possible are left out: the largest, and those of the board last.
    #[test]
    fn what_is_too_large_leaves_its_largest_parts() {
        let written = |out: &mut String, excess: usize| {
            let parts = [("map", 990), ("hull", 400), ("ship", 900), ("crew", 600)];
            let mut written = Written::default();
            for (id, size) in parts {
                let place = if id == "map" { Place::Board } else { Place::Right };
                let begin = out.len();
                out.push_str(&id[..1].repeat(size));
                written.parts.push(Part { id: Id::new(id), place, text: begin..out.len() });
            }
            written.lighten(out, excess);
            written.stale.iter().map(|id| id.as_str().to_owned()).collect::<Vec<_>>()
        };
        let all = &["ship", "crew", "hull", "map"];
        let cases = [(0, &all[..0], 2890), (1, &all[..1], 1990), (901, &all[..2], 1390), (1901, all, 0)];
        for (excess, left, rest) in cases {
            let mut out = String::new();
            assert_eq!(
                (written(&mut out, excess), out.len()),
                (left.iter().map(|id| (*id).to_owned()).collect(), rest)
            );
            assert_eq!(out.contains("mm"), rest > 0, "the board stays as long as there is anything else");
        }
    }
}
