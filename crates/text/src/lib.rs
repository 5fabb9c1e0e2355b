//! Messages in English, Italian and Japanese, and rulebooks.
