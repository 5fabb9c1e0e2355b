//! Where does the ship go (VG-STAR-1, DP19, R25)?

use super::prelude::*;

/// Where the ship goes (VG-STAR-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    Stay,
    Examine(Landing),
    Fly(Connection),
    /// VG-STAR-7
    Home,
}

orrery_core::phrases! { Course { "stay" => Stay, "examine" => Examine(landing), "fly" => Fly(connection), "home" => Home, } }

/// Where does the ship go (VG-STAR-1, DP19)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plot;

impl Listed<Vanguard> for Plot {
    type Answer = Course;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-course").hint("hint-star-map").rules(&[ids::COURSE])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Course> {
        course::courses(state, at_page(state)).into_iter()
    }

    fn option(&self, state: &State, _: Seat, one: &Course) -> Opt {
        let label = match *one {
            Course::Stay => Message::new("course-stay"),
            Course::Examine(landing) => {
                Message::new("course-examine").with("landing", landing.name()).with("energy", landing.energy())
            }
            Course::Fly(way) => {
                let energy = course::price(ship::of(state), way);
                Message::new("course-fly").with("system", way.to().name()).with("energy", energy)
            }
            Course::Home => Message::new("course-home"),
        };
        let opt = Opt::of(one, label);
        match *one {
            Course::Examine(landing) => opt.at(words::landing_mark(landing)),
            Course::Fly(way) => opt.at(words::system_mark(way.to())),
            Course::Stay | Course::Home => opt,
        }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, course: Course) {
        answered(cx);
        course::set(cx, course);
    }
}
