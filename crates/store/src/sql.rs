//! The statements both databases understand.
//!
//! SQLite numbers the parameters `$1`, `$2`, … in the order in which they first appear, PostgreSQL by their numbers:
//! they appear in order here, and a test holds that.

macro_rules! written_columns {
    () => {
        "revision, game, title, setup, rules_version, dice_key, host, listed, status, chairs, created_at, changed_at, \
         row_sum, id"
    };
}

macro_rules! table_columns {
    () => {
        concat!(written_columns!(), ", waiting, bots_due")
    };
}

macro_rules! entry_columns {
    () => {
        "table_id, seq, rules_version, command, events, digest, dice_read, barrier, token, made_at, row_sum"
    };
}

pub const CREATE_TABLE: &str = concat!(
    "INSERT INTO tables (",
    written_columns!(),
    ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING"
);

/// Takes the same parameters as [`CREATE_TABLE`].
pub const SAVE_TABLE: &str = "UPDATE tables SET revision = $1, game = $2, title = $3, setup = $4, rules_version = $5, \
     dice_key = $6, host = $7, listed = $8, status = $9, chairs = $10, created_at = $11, changed_at = $12, \
     row_sum = $13 WHERE id = $14 AND revision + 1 = $1";

/// What an entry changes in its table's row.
pub const TOUCH_TABLE: &str = "UPDATE tables SET waiting = $1, bots_due = $2, changed_at = $3, head = $4 WHERE id = $5";

/// For rows that do not say yet; what an entry has said is newer.
pub const SET_WAITS: &str = "UPDATE tables SET waiting = $1, bots_due = $2 WHERE id = $3 AND waiting IS NULL";

pub const HEAD: &str = "SELECT head FROM tables WHERE id = $1";

pub const HAS_TABLE: &str = "SELECT 1 FROM tables WHERE id = $1";

pub const TABLE: &str = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");

pub const OPEN_TABLES: &str = concat!(
    "SELECT ",
    table_columns!(),
    " FROM tables WHERE status = 'open' AND listed ORDER BY created_at DESC, id DESC LIMIT $1"
);

macro_rules! tables_of {
    ($which:literal) => {
        concat!(
            "SELECT ",
            table_columns!(),
            " FROM tables WHERE id IN (SELECT table_id FROM chairs WHERE person_id = $1) AND ",
            $which,
            " ORDER BY changed_at DESC, id DESC LIMIT $2"
        )
    };
}

pub const UNFINISHED_OF: &str = tables_of!("status <> 'finished'");

pub const FINISHED_OF: &str = tables_of!("status = 'finished'");

pub const ALL_TABLES: &str = concat!("SELECT ", table_columns!(), " FROM tables ORDER BY id LIMIT $1");

macro_rules! due {
    () => {
        "SELECT id FROM tables WHERE status = 'running' AND bots_due IS NOT FALSE"
    };
}

pub const DUE: &str = concat!(due!(), " LIMIT $1");

/// Milliseconds by the clock of the one thing that all nodes share.
macro_rules! postgres_now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

pub const DUE_AND_FREE: &str = concat!(
    due!(),
    " AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.table_id = tables.id AND leases.until > ",
    postgres_now!(),
    ") LIMIT $1"
);

/// How long a lease lasts. A node renews its own twice a second; when it dies, another one goes on after this and what it
/// takes to look around.
macro_rules! postgres_deadline {
    () => {
        concat!(postgres_now!(), " + 2000")
    };
}

pub const LEASE: &str = concat!(
    "INSERT INTO leases (table_id, node, until) VALUES ($1, $2, ",
    postgres_deadline!(),
    ") ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until WHERE leases.node = \
     excluded.node OR leases.until < ",
    postgres_now!()
);

/// A lease that has run out is not renewed: another node may be about to take it.
pub const RENEW: &str = concat!(
    "UPDATE leases SET until = ",
    postgres_deadline!(),
    " WHERE node = $1 AND table_id = ANY($2::bigint[]) AND until > ",
    postgres_now!()
);

pub const RELEASE: &str = "DELETE FROM leases WHERE table_id = $1 AND node = $2";

pub const HEADS: &str = "SELECT t.id, t.revision, (SELECT max(e.seq) FROM entries e WHERE e.table_id = t.id) \
     FROM tables t WHERE t.id = ANY($1::bigint[])";

pub const TELL: &str = "SELECT pg_notify('orrery', $1)";

pub const LISTEN: &str = "LISTEN orrery";

pub const COUNT: &str = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)";

pub const CLEAR_CHAIRS: &str = "DELETE FROM chairs WHERE table_id = $1";

pub const ADD_CHAIR: &str = "INSERT INTO chairs (table_id, person_id) VALUES ($1, $2)";

pub const HAS_ENTRY: &str = "SELECT 1 FROM entries WHERE table_id = $1 AND seq = $2";

/// For SQLite, whose one writer has looked for the predecessor in the same transaction.
pub const APPEND: &str = concat!(
    "INSERT INTO entries (",
    entry_columns!(),
    ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING"
);

/// For PostgreSQL: a whole batch in one statement, which is its own transaction. An entry goes in if its predecessor
/// (for number 0: its table) is committed and nobody has taken its number: the primary key decides between nodes. The
/// order keeps two nodes from waiting for each other crosswise. The scalar subqueries are looked up by key for each
/// entry; as joins they could be planned as scans of the whole table. Other nodes are told of it when it is committed.
pub const APPEND_BATCH: &str = concat!(
    "WITH new AS (SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[], ",
    "$6::bytea[], $7::bigint[], $8::boolean[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], ",
    "$13::boolean[]) AS new (",
    entry_columns!(),
    ", waiting, bots_due)), won AS (INSERT INTO entries (",
    entry_columns!(),
    ") SELECT ",
    entry_columns!(),
    " FROM new WHERE CASE new.seq WHEN 0 THEN (SELECT t.id FROM tables t WHERE t.id = new.table_id) IS NOT NULL",
    " ELSE (SELECT e.seq FROM entries e WHERE e.table_id = new.table_id AND e.seq = new.seq - 1) IS NOT NULL END",
    " ORDER BY table_id, seq ON CONFLICT DO NOTHING RETURNING table_id, seq), touched AS (UPDATE tables t",
    " SET waiting = new.waiting, bots_due = new.bots_due, changed_at = new.made_at, head = new.seq",
    " FROM new JOIN won USING (table_id, seq) WHERE t.id = new.table_id RETURNING t.id),",
    " told AS MATERIALIZED (SELECT pg_notify('orrery', string_agg(table_id || ':' || seq, ',')) AS done FROM won)",
    " SELECT table_id, seq, told.done::text FROM won CROSS JOIN told"
);

pub const ENTRIES: &str =
    concat!("SELECT ", entry_columns!(), " FROM entries WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq");

/// Changes no row if there is no such table.
pub const SAVE_SNAPSHOT: &str = "INSERT INTO snapshots (table_id, seq, rules_version, state) \
     SELECT $1, $2, $3, $4 FROM tables WHERE id = $1 ON CONFLICT (table_id) DO UPDATE \
     SET seq = excluded.seq, rules_version = excluded.rules_version, state = excluded.state";

pub const SNAPSHOT: &str = "SELECT seq, rules_version, state FROM snapshots WHERE table_id = $1";

pub const SAVE_PERSON: &str = "INSERT INTO people (id, name, settings) VALUES ($1, $2, $3) \
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, settings = excluded.settings";

pub const PERSON: &str = "SELECT id, name, settings FROM people WHERE id = $1";

pub const ADD_CAMPAIGN: &str = "INSERT INTO campaigns (id, game, name, host, branch_of, created_at, row_sum) \
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";

pub const CAMPAIGN: &str = "SELECT id, game, name, host, branch_of, created_at, row_sum FROM campaigns WHERE id = $1";

pub const ADD_SITTING: &str =
    "INSERT INTO sittings (campaign_id, number, table_id, own) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

pub const HAS_SITTING: &str = "SELECT 1 FROM sittings WHERE campaign_id = $1 AND number = $2";

pub const SITTINGS: &str = "SELECT number, table_id, own FROM sittings WHERE campaign_id = $1 ORDER BY number";

pub const CAMPAIGNS_OF: &str = "SELECT id FROM campaigns WHERE host = $1 OR id IN (SELECT s.campaign_id FROM sittings s \
     JOIN chairs c ON c.table_id = s.table_id WHERE s.own AND c.person_id = $1) ORDER BY (SELECT max(t.changed_at) \
     FROM sittings s JOIN tables t ON t.id = s.table_id WHERE s.campaign_id = campaigns.id) DESC, created_at DESC, id \
     LIMIT $2";

pub const ALL_CAMPAIGNS: &str = "SELECT id FROM campaigns ORDER BY id";

pub const CAMPAIGN_OF: &str = "SELECT campaign_id FROM sittings WHERE table_id = $1 AND own";

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [&str; 38] = [
        CREATE_TABLE,
        SAVE_TABLE,
        TOUCH_TABLE,
        SET_WAITS,
        HEAD,
        HAS_TABLE,
        TABLE,
        OPEN_TABLES,
        UNFINISHED_OF,
        FINISHED_OF,
        ALL_TABLES,
        DUE,
        DUE_AND_FREE,
        LEASE,
        RENEW,
        RELEASE,
        HEADS,
        TELL,
        COUNT,
        CLEAR_CHAIRS,
        ADD_CHAIR,
        HAS_ENTRY,
        APPEND,
        APPEND_BATCH,
        ENTRIES,
        SAVE_SNAPSHOT,
        SNAPSHOT,
        SAVE_PERSON,
        PERSON,
        ADD_CAMPAIGN,
        CAMPAIGN,
        ADD_SITTING,
        HAS_SITTING,
        SITTINGS,
        CAMPAIGNS_OF,
        ALL_CAMPAIGNS,
        CAMPAIGN_OF,
        crate::schema::WRITE_META,
    ];

    #[test]
    fn parameters_first_appear_in_the_order_of_their_numbers() {
        for sql in ALL {
            let mut most = 0;
            for rest in sql.split('$').skip(1) {
                let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                let number: usize = rest[..digits].parse().unwrap();
                assert!(number <= most + 1, "{sql}");
                most = most.max(number);
            }
        }
    }
}
