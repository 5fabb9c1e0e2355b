//! Figures with their targets: a line of JSON for each as it comes, and a table of all at the end.

use serde_json::json;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    AtMost(f64),
    AtLeast(f64),
}

impl Target {
    fn is_met(self, value: f64) -> bool {
        match self {
            Target::AtMost(most) => value <= most,
            Target::AtLeast(least) => value >= least,
        }
    }

    fn number(self) -> f64 {
        match self {
            Target::AtMost(number) | Target::AtLeast(number) => number,
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Target::AtMost(_) => "≤",
            Target::AtLeast(_) => "≥",
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    pub name: String,
    pub value: f64,
    pub unit: &'static str,
    pub target: Option<Target>,
}

impl Figure {
    fn json(&self) -> String {
        let mut line = json!({ "figure": self.name, "value": rounded(self.value), "unit": self.unit });
        if let Some(target) = self.target {
            line["target"] = json!(target.number());
            line["met"] = json!(target.is_met(self.value));
        }
        line.to_string()
    }

    fn row(&self, width: usize) -> String {
        let Figure { name, value, unit, target } = self;
        let judged = target.map(|target| {
            let met = if target.is_met(*value) { "met" } else { "MISSED" };
            format!("{} {:<12}{met}", target.sign(), short(target.number()))
        });
        format!("{name:<width$} {:>12} {unit:<10} {}", short(*value), judged.unwrap_or_default()).trim_end().to_owned()
    }
}

/// Three digits after the point are more than any of this is good for.
fn rounded(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}

fn short(value: f64) -> String {
    match value.abs() {
        large if large >= 100.0 || large == 0.0 => grouped(value),
        middle if middle >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

/// Whole numbers with a comma at the thousands.
fn grouped(value: f64) -> String {
    let digits = format!("{:.0}", value.abs());
    let mut text = String::from(if value < 0.0 { "-" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// What to print while figures come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    Json,
    None,
}

pub struct Report {
    lines: Lines,
    figures: Vec<Figure>,
}

impl Report {
    pub fn new(lines: Lines) -> Self {
        Report { lines, figures: Vec::new() }
    }

    /// A figure without a target.
    pub fn tell(&mut self, name: impl Into<String>, value: f64, unit: &'static str) {
        self.add(Figure { name: name.into(), value, unit, target: None });
    }

    pub fn judge(&mut self, name: impl Into<String>, value: f64, unit: &'static str, target: Target) {
        self.add(Figure { name: name.into(), value, unit, target: Some(target) });
    }

    fn add(&mut self, figure: Figure) {
        if self.lines == Lines::Json {
            println!("{}", figure.json());
        }
        self.figures.push(figure);
    }

    pub fn table(&self) -> String {
        let width = self.figures.iter().map(|figure| figure.name.chars().count()).max().unwrap_or(0);
        self.figures.iter().map(|figure| figure.row(width) + "\n").collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_says_whether_its_target_is_met() {
        let figure = |value, target| Figure { name: "time".into(), value, unit: "ms", target: Some(target) };
        let line = figure(2.5, Target::AtMost(3.0)).json();
        assert_eq!(line, r#"{"figure":"time","met":true,"target":3.0,"unit":"ms","value":2.5}"#);
        assert!(figure(2.5, Target::AtLeast(3.0)).row(6).ends_with("MISSED"));
    }

    #[test]
    fn numbers_are_short() {
        let all = [0.0, 1.234, 12.34, 123.4, 1_234_567.0, -4321.0].map(short);
        assert_eq!(all, ["0", "1.23", "12.3", "123", "1,234,567", "-4,321"]);
    }
}
