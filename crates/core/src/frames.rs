//! What the rules are in the middle of, and under which number each question was opened. An interrupt is a frame above
//! what it interrupts; when it is over, what lay below goes on under its number, so a question that was open stays open.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{AskId, Seat};

/// A top frame, at most `N` frames below it, and numbers that never come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frames<F, const N: usize = 4> {
    next: u32,
    id: u32,
    top: F,
    below: [Option<(u32, F)>; N],
    /// How many of those below are there.
    deep: u8,
}

impl<F: Clone, const N: usize> Frames<F, N> {
    pub fn new(frame: F) -> Self {
        Frames { next: 1, id: 0, top: frame, below: std::array::from_fn(|_| None), deep: 0 }
    }

    #[inline]
    pub fn top(&self) -> &F {
        &self.top
    }

    pub fn top_mut(&mut self) -> &mut F {
        &mut self.top
    }

    /// A number for something that is asked about beside the frames, such as an offer on the table.
    #[inline]
    pub fn allot(&mut self) -> u32 {
        let number = self.next;
        self.next += 1;
        number
    }

    /// The top frame is done; this one takes its place.
    #[inline]
    pub fn enter(&mut self, frame: F) {
        self.top = frame;
        self.renew();
    }

    /// The question was answered, or means something else now, and is put anew.
    #[inline]
    pub fn renew(&mut self) {
        self.id = self.allot();
    }

    /// This first; what is open below stays open under its number. More than `N` interrupts inside each other are a
    /// fault of the rules, which the engine reports.
    #[inline]
    pub fn push(&mut self, frame: F) {
        let room = self.below.get_mut(usize::from(self.deep));
        let room = room.unwrap_or_else(|| panic!("more than {N} frames lie below the top one"));
        *room = Some((self.id, std::mem::replace(&mut self.top, frame)));
        self.deep += 1;
        self.renew();
    }

    /// What lay below goes on, under its number. Answers whether anything did.
    #[inline]
    pub fn pop(&mut self) -> bool {
        let last = self.below[..usize::from(self.deep)].last_mut();
        let Some((id, frame)) = last.and_then(Option::take) else { return false };
        (self.id, self.top) = (id, frame);
        self.deep -= 1;
        true
    }

    /// Nothing is left below either.
    pub fn only(&mut self, frame: F) {
        self.below = std::array::from_fn(|_| None);
        self.deep = 0;
        self.enter(frame);
    }

    pub fn depth(&self) -> usize {
        1 + usize::from(self.deep)
    }

    /// The frame below the top one.
    pub fn under(&self) -> Option<&F> {
        self.lower().next().map(|(_, frame)| frame)
    }

    /// The frames below the top one, from there down.
    fn lower(&self) -> impl Iterator<Item = &(u32, F)> {
        self.below[..usize::from(self.deep)].iter().rev().flatten()
    }

    /// The first frame that `wanted` finds something in, from the top one down.
    pub fn nearest<T>(&self, wanted: impl Fn(&F) -> Option<T>) -> Option<T> {
        wanted(&self.top).or_else(|| self.lower().find_map(|(_, frame)| wanted(frame)))
    }

    /// The same where what is found is changed.
    pub fn nearest_mut(&mut self, is_wanted: impl Fn(&F) -> bool) -> Option<&mut F> {
        if is_wanted(&self.top) {
            return Some(&mut self.top);
        }
        self.below.iter_mut().rev().flatten().map(|(_, frame)| frame).find(|frame| is_wanted(frame))
    }

    /// The number under which the top frame asks.
    #[inline]
    pub fn number(&self) -> u32 {
        self.id
    }

    /// A question that the top frame puts to `seat`.
    #[inline]
    pub fn ask(&self, seat: Seat, kind: u8) -> AskId {
        AskId::new(self.id, seat, kind)
    }
}

type Saved<F> = (u32, u32, F, Vec<(u32, F)>);

impl<F: Serialize, const N: usize> Serialize for Frames<F, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let below: Vec<&(u32, F)> = self.below.iter().flatten().collect();
        (self.next, self.id, &self.top, below).serialize(serializer)
    }
}

impl<'de, F: Deserialize<'de>, const N: usize> Deserialize<'de> for Frames<F, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (next, id, top, under): Saved<F> = Saved::deserialize(deserializer)?;
        let mut below = std::array::from_fn(|_| None);
        let deep = under.len() as u8;
        for (room, frame) in under.into_iter().enumerate() {
            let room = below.get_mut(room).ok_or_else(|| D::Error::custom("too many frames"))?;
            *room = Some(frame);
        }
        Ok(Frames { next, id, top, below, deep })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(frames: &Frames<char, 2>) -> AskId {
        frames.ask(Seat(0), 0)
    }

    #[test]
    fn what_was_interrupted_goes_on_under_its_number() {
        let mut frames: Frames<char, 2> = Frames::new('a');
        let first = ask(&frames);
        frames.push('b');
        let second = ask(&frames);
        frames.push('c');
        assert_eq!((*frames.top(), frames.under(), frames.depth()), ('c', Some(&'b'), 3));
        assert_eq!(ask(&frames), AskId::new(frames.number(), Seat(0), 0));
        assert!(frames.pop() && ask(&frames) == second && *frames.top() == 'b');
        frames.renew();
        assert_ne!(ask(&frames), second, "what was answered is asked under another number");
        assert!(frames.pop() && ask(&frames) == first && !frames.pop());
        frames.enter('d');
        assert!(ask(&frames) > second, "no number comes twice");
    }

    #[test]
    fn frames_are_saved_as_they_stand() {
        let mut frames: Frames<char, 2> = Frames::new('a');
        frames.push('b');
        frames.push('c');
        let bytes = postcard::to_stdvec(&frames).expect("bytes");
        assert_eq!(postcard::from_bytes::<Frames<char, 2>>(&bytes), Ok(frames));
        assert!(postcard::from_bytes::<Frames<char, 1>>(&bytes).is_err());
        frames.only('x');
        assert_eq!((frames.depth(), *frames.top()), (1, 'x'));
    }

    #[test]
    fn a_frame_is_found_from_the_top_down() {
        let mut frames: Frames<char, 2> = Frames::new('a');
        ['b', 'c'].into_iter().for_each(|frame| frames.push(frame));
        let beyond = |least: char| move |frame: &char| (*frame < least).then_some(*frame);
        assert_eq!((frames.nearest(beyond('d')), frames.nearest(beyond('c'))), (Some('c'), Some('b')));
        assert_eq!(frames.nearest(beyond('a')), None);
        *frames.nearest_mut(|frame| *frame == 'a').expect("the lowest") = 'x';
        assert!(frames.pop() && frames.pop() && *frames.top() == 'x');
        assert_eq!(frames.nearest_mut(|frame| *frame == 'c'), None);
    }

    #[test]
    #[should_panic(expected = "more than 2 frames")]
    fn an_interrupt_too_many_is_a_fault() {
        let mut frames: Frames<char, 2> = Frames::new('a');
        (0..3).for_each(|_| frames.push('b'));
    }
}
