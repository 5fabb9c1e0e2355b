//! Interstellar by its rules: scenarios, vectors of the rules file and what the page shows of them. One program, since
//! each of them would take longer to build than to run.

mod common;
mod consent;
mod election;
mod experiments;
mod flight;
mod helm;
mod lab;
mod landing;
mod marriage;
mod options;
mod orders;
mod ownership;
mod page;
mod planets;
mod previews;
mod printing;
mod promises;
mod queue;
mod record;
mod refusals;
mod score;
mod set_up;
mod signals;
mod standing;
mod vectors;
mod voyage;
mod work;
