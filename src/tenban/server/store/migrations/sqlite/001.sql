CREATE TABLE journal (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    act TEXT,
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE UNIQUE INDEX journal_act ON journal (table_id, act) WHERE act IS NOT NULL;

CREATE TABLE heads (
    id TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    line BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX heads_listed ON heads (changed DESC) WHERE listed AND phase <> 'over';
CREATE INDEX heads_running ON heads (id) WHERE phase = 'running';

CREATE TABLE owners (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    owner TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX owners_owner ON owners (owner);
