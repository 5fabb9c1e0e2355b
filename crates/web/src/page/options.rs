//! Settings of a table that are not yet chosen for good.

use maud::{Markup, html};
use orrery_core::GameOption;
use orrery_text::Voice;

/// A setting with its values, of which this one holds.
pub fn option_select(voice: &Voice<'_>, option: &GameOption, now: Option<&str>) -> Markup {
    html! {
        label { span { (voice.id(&format!("option-{}", option.id))) }
            select name={ "option-" (option.id) } { @for value in option.values {
                option value=(value) selected[now == Some(value)] { (voice.id(&format!("option-{}-{}", option.id, value))) }
            } } }
    }
}
