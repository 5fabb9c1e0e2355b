//! Faces of the crew, each always the same: skin, hair and the colour of the section.

use super::prelude::*;
use crate::content::Crew;

const SKINS: [&str; 7] = ["#E8C39E", "#C98F63", "#F0CBA8", "#8A5A3C", "#E2B48C", "#B97F56", "#6E4630"];
const HAIRS: [&str; 7] = ["#20160F", "#3A2416", "#B5783A", "#17100C", "#8C8C94", "#D9B66A", "#5A2A1A"];

/// The numbers go round at different paces, so that neighbours do not look alike.
pub fn of(crew: Crew) -> Markup {
    let number = usize::from(crew.0);
    let (skin, hair, cut) = (SKINS[number * 3 % 7], HAIRS[number * 5 % 7], number % 3 + 1);
    html! {
        svg.vg-por viewBox="0 0 26 26" aria-hidden="true" {
            path.cloth d="M4 26c0-5.5 4-8 9-8s9 2.5 9 8Z" {}
            path d="M11 14.5h4v5h-4ZM13 5.7a4.9 5.8 0 1 1 0 11.6 4.9 5.8 0 1 1 0-11.6Z" fill=(skin) {}
            use href={ "#vg-hair-" (cut) } fill=(hair) {}
        }
    }
}

/// Whoever it will be.
pub fn nobody() -> Markup {
    html! {
        svg.vg-por viewBox="0 0 26 26" aria-hidden="true" {
            path.cloth d="M4 26c0-5.5 4-8 9-8s9 2.5 9 8Z" {}
            path.cloth d="M11 14.5h4v5h-4ZM13 5.7a4.9 5.8 0 1 1 0 11.6 4.9 5.8 0 1 1 0-11.6Z" {}
        }
    }
}
