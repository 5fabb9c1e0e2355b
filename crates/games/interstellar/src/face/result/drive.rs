//! Fuel, speed and charge from dozyear to dozyear.

use orrery_draw::chart::figure;

use super::super::prelude::*;
use super::{WIDE, axes, frame, line};
use crate::content::{CHARGE_AT_START, Position};
use crate::record::Mark;

pub fn drive(scene: &Scene<'_>) -> Markup {
    let (voice, most) = (&scene.voice, Position::TOP.0.into());
    let frame = frame(scene, most);
    let levels = |mark: &Mark| {
        let [wet, dry] = mark.fuel();
        i64::from(wet.0 - dry.0.min(wet.0))
    };
    let body = html! {
        svg viewBox={ "0 0 " (WIDE) " 150" } role="img" aria-label=(summary(scene)) {
            (axes(scene, &frame, most))
            path.is-curve.is-levels d=(line(scene, &frame, levels)) {}
            path.is-curve.is-charged d=(line(scene, &frame, |mark| mark.charge().into())) {}
            path.is-curve.is-swift d=(line(scene, &frame, |mark| mark.velocity().0.into())) {}
        }
        ul.is-key {
            @for (class, name) in [("is-levels", "result-levels"), ("is-charged", "charge"), ("is-swift", "speed")] { li.(class) { (voice.id(name)) } }
        }
    };
    figure("is-fig", &voice.id("result-drive"), body)
}

fn summary(scene: &Scene<'_>) -> String {
    let marks = scene.view.public.record.marks();
    let lowest = marks.clone().map(Mark::charge).min().unwrap_or(CHARGE_AT_START);
    let fastest = marks.map(|mark| mark.velocity().0).max().unwrap_or(0);
    scene.voice.say(&Message::new("result-drive-said").with("charge", lowest).with("velocity", fastest))
}
