//! Routes, pages, live updates, identity and the HTTP API.
