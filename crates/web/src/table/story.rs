//! A finished game looked back upon, whatever the game: the places, and curves drawn from moments of its replay.

use std::sync::{Arc, PoisonError};

use maud::{Markup, html};
use orrery_draw::Story;
use orrery_table::port::Status;
use orrery_table::{Moment, SubmitError, Table, moment};

use super::eyes::Scope;
use crate::app::App;

/// So many moments make a curve.
const MOMENTS: usize = 20;

/// As many finished games are remembered: most of them are looked at right after their end, by all who played.
const KEPT: usize = 64;

/// The story of a finished game; one that cannot be read again has none.
pub async fn of(app: &App, table: &Table) -> Option<Arc<Story>> {
    if table.now().record.status != Status::Finished {
        return None;
    }
    let kept = || app.stories.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = kept().get(&table.id) {
        return Some(known.clone());
    }
    let story =
        told(table).await.inspect_err(|error| tracing::warn!("table {} has no story: {error}", table.id)).ok()?;
    let (story, mut kept) = (Arc::new(story), kept());
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert(table.id, story.clone());
    Some(story)
}

async fn told(table: &Table) -> Result<Story, SubmitError> {
    let last = moment(table, usize::MAX).await?.index;
    let steps = last.min(MOMENTS - 1);
    let mut story = Story::default();
    for step in 0..=steps {
        let Moment { play, index, .. } = moment(table, step * last / steps.max(1)).await?;
        story.moments.push((index as u32, play.tallies()));
    }
    Ok(story)
}

/// The story as a region of the page.
pub fn region(scope: &Scope<'_>, story: &Story) -> Option<Markup> {
    let outcome = scope.play()?.outcome()?;
    // Who wins or loses together has no places, and a game may draw its curves itself.
    if outcome.together && story.moments.iter().all(|(_, tallies)| tallies.is_empty()) {
        return None;
    }
    let leads = |at: u32| format!("/t/{}/replay?at={at}", scope.id());
    Some(html! { div.r #r-story data-place="right" { (story.draw(&scope.voice(), &outcome, &leads)) } })
}
