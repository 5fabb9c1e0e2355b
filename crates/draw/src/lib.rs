//! Scene pieces: HTML and SVG parts shared by the games' faces.
