//! What the rules are in the middle of: an interrupt pushes a frame, its end pops it, and the frame below goes on.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Frames<F>(Vec<F>);

impl<F> Default for Frames<F> {
    fn default() -> Self {
        Frames(Vec::new())
    }
}

impl<F> Frames<F> {
    pub fn of(frame: F) -> Self {
        Frames(vec![frame])
    }

    pub fn top(&self) -> Option<&F> {
        self.0.last()
    }

    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    pub fn push(&mut self, frame: F) {
        self.0.push(frame);
    }

    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    pub fn depth(&self) -> usize {
        self.0.len()
    }
}
