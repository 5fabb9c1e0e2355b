//! SQLite and PostgreSQL behind the table's port.
