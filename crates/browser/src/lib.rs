//! A small driver for a real Chromium, for tests and screenshots.
