//! The words of a guided first game (iZ6.1), and the ring round the place they speak of.

use super::chart::at;
use super::layers::layer;
use super::prelude::*;
use crate::lesson::{Lesson, PUPIL, Stage};

/// The lesson and its stage, for the one who learns.
fn stage(scene: &Scene<'_>) -> Option<(Lesson, usize, &'static Stage)> {
    let view = scene.view;
    let lesson = view.public.terms.lesson.filter(|_| view.own() == Some(PUPIL) && !view.is_over())?;
    lesson.stage(&view.public).map(|(number, stage)| (lesson, number, stage))
}

pub fn key(scene: &Scene<'_>) -> Option<usize> {
    stage(scene).map(|(_, number, _)| number)
}

pub fn words(scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        @if let Some((lesson, number, stage)) = stage(scene) {
            aside.panel.lesson role="note" {
                h2.cap { (icon("i-learn"))
                    (voice.say(&Message::new("lesson-title").with("n", number).with("all", lesson.stages().len())))
                    " " (cite(GAME, ids::LESSON)) }
                p { (voice.say(&stage.message())) }
            }
        }
    }
}

pub fn goal(scene: &Scene<'_>) -> Markup {
    let goal = stage(scene).and_then(|(_, _, stage)| stage.goal());
    layer("goal", html! { @if let Some(goal) = goal { g transform=(at(goal)) { circle r="26" {} } } })
}
