CREATE TABLE journal (
    table_id text NOT NULL,
    seq integer NOT NULL CHECK (seq > 0),
    act text,
    entry bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX journal_act ON journal (table_id, act) WHERE act IS NOT NULL;

CREATE TABLE heads (
    id text PRIMARY KEY,
    phase text NOT NULL,
    listed boolean NOT NULL,
    changed bigint NOT NULL,
    line bytea NOT NULL
);

CREATE INDEX heads_listed ON heads (changed DESC) WHERE listed AND phase <> 'over';
CREATE INDEX heads_running ON heads (id) WHERE phase = 'running';

CREATE TABLE owners (
    table_id text NOT NULL,
    seat integer NOT NULL,
    owner text NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX owners_owner ON owners (owner);
