//! The end of an exploration and of a campaign.

use orrery_draw::result;

use super::prelude::*;
use super::{account, voyage};

pub fn result(scene: &Scene<'_>) -> Markup {
    let how = scene.outcome.map_or(String::new(), |outcome| scene.voice.id(outcome.ending));
    html! {
        section.panel.result.vg-end {
            h2 { (result::headline(&scene.voice, scene.viewer, scene.outcome)) }
            @match &scene.view.state.campaign {
                Some(campaign) => (voyage::voyage(scene, campaign, &how)),
                None => (account::mission(scene, &how)),
            }
        }
    }
}
