//! What the wire brings and takes: connections, limits, fields, files, signatures and problems. Nothing here knows a table
//! or a page.

pub mod assets;
pub mod connections;
mod css;
pub mod fields;
mod js;
pub mod limits;
pub mod metrics;
pub mod origin;
pub mod problem;
pub mod proxies;
pub mod signer;
