-- Schema 1. Statements are separated by lines that hold "-- next" alone.
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE system (
    key TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    engine TEXT NOT NULL,
    edition TEXT NOT NULL,
    -- name, summary, limits, accent, ... and the kinds of collection
    definition TEXT NOT NULL CHECK (json_valid(definition))
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE card_type (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    definition TEXT NOT NULL CHECK (json_valid(definition)),
    PRIMARY KEY (system, key)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE field (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('int', 'text', 'choice', 'set')),
    definition TEXT NOT NULL CHECK (json_valid(definition)),
    PRIMARY KEY (system, key)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE parameter (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('int', 'bool', 'enum')),
    default_value TEXT NOT NULL,
    min INTEGER NOT NULL,
    max INTEGER NOT NULL,
    source TEXT NOT NULL,
    definition TEXT NOT NULL CHECK (json_valid(definition)),
    PRIMARY KEY (system, key)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE rule_set (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    name_de TEXT NOT NULL,
    name_en TEXT NOT NULL,
    note_de TEXT NOT NULL,
    note_en TEXT NOT NULL,
    PRIMARY KEY (system, key)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE rule_set_value (
    system TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    parameter TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (system, rule_set, parameter),
    FOREIGN KEY (system, rule_set) REFERENCES rule_set (system, key) ON DELETE CASCADE,
    FOREIGN KEY (system, parameter) REFERENCES parameter (system, key)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE layout (
    system TEXT PRIMARY KEY REFERENCES system (key) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID
-- next
-- Numbers are never used twice, so that a redo brings back the same one.
CREATE TABLE card (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL,
    key TEXT NOT NULL,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    flavour TEXT NOT NULL,
    notes TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('idea', 'draft', 'test', 'final')),
    stats TEXT NOT NULL CHECK (json_valid(stats)),
    art TEXT NOT NULL,
    revision INTEGER NOT NULL,
    changed_at TEXT NOT NULL,
    -- the name folded, for order and for matching
    sort_name TEXT NOT NULL,
    UNIQUE (system, key),
    FOREIGN KEY (system, type) REFERENCES card_type (system, key)
) STRICT
-- next
CREATE INDEX card_by_name ON card (system, sort_name)
-- next
CREATE INDEX card_by_type ON card (type, system)
-- next
CREATE TABLE card_translation (
    card INTEGER NOT NULL REFERENCES card (id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    flavour TEXT NOT NULL,
    ability_line TEXT NOT NULL,
    manual_clauses TEXT NOT NULL CHECK (json_valid(manual_clauses)),
    source_hashes TEXT NOT NULL CHECK (json_valid(source_hashes)),
    PRIMARY KEY (card, language)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE collection (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL REFERENCES system (key),
    key TEXT NOT NULL,
    kind TEXT NOT NULL,
    name_de TEXT NOT NULL,
    name_en TEXT NOT NULL,
    colour TEXT NOT NULL,
    stats TEXT NOT NULL CHECK (json_valid(stats)),
    changed_at TEXT NOT NULL,
    UNIQUE (system, key)
) STRICT
-- next
CREATE TABLE collection_card (
    collection INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    card INTEGER NOT NULL REFERENCES card (id) DEFERRABLE INITIALLY DEFERRED,
    copies INTEGER NOT NULL CHECK (copies > 0),
    PRIMARY KEY (collection, position)
) STRICT, WITHOUT ROWID
-- next
CREATE INDEX collection_card_by_card ON collection_card (card)
-- next
CREATE TABLE art (
    sha256 TEXT PRIMARY KEY,
    media_type TEXT NOT NULL,
    size INTEGER NOT NULL,
    bytes BLOB NOT NULL
) STRICT
-- next
-- state: 0 holds, 1 taken back, 2 taken back and overtaken by a later edit
CREATE TABLE revision (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    author TEXT NOT NULL,
    note TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('create', 'edit', 'import')),
    state INTEGER NOT NULL DEFAULT 0 CHECK (state IN (0, 1, 2))
) STRICT
-- next
CREATE INDEX revision_by_state ON revision (state, id)
-- next
-- before and after hold the fields that differ; of a creation and a deletion all of them
CREATE TABLE change (
    revision INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    entity TEXT NOT NULL,
    system TEXT NOT NULL,
    key TEXT NOT NULL,
    before TEXT CHECK (before IS NULL OR json_valid(before)),
    after TEXT CHECK (after IS NULL OR json_valid(after)),
    PRIMARY KEY (revision, position),
    CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT, WITHOUT ROWID
-- next
CREATE INDEX change_by_entity ON change (entity, system, key)
-- next
CREATE TABLE edition (
    id INTEGER PRIMARY KEY,
    system TEXT NOT NULL REFERENCES system (key),
    label TEXT NOT NULL,
    note TEXT NOT NULL,
    frozen_at TEXT NOT NULL,
    cards INTEGER NOT NULL,
    pool_hash TEXT NOT NULL,
    UNIQUE (system, label)
) STRICT
-- next
CREATE TABLE edition_card (
    edition INTEGER NOT NULL REFERENCES edition (id),
    key TEXT NOT NULL,
    card TEXT NOT NULL CHECK (json_valid(card)),
    PRIMARY KEY (edition, key)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE edition_collection (
    edition INTEGER NOT NULL REFERENCES edition (id),
    key TEXT NOT NULL,
    collection TEXT NOT NULL CHECK (json_valid(collection)),
    PRIMARY KEY (edition, key)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE edition_parameter (
    edition INTEGER NOT NULL REFERENCES edition (id),
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (edition, key)
) STRICT, WITHOUT ROWID
-- next
CREATE TRIGGER edition_is_frozen BEFORE UPDATE ON edition BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TRIGGER edition_stays BEFORE DELETE ON edition BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TRIGGER edition_card_is_frozen BEFORE UPDATE ON edition_card BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TRIGGER edition_card_stays BEFORE DELETE ON edition_card BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TRIGGER edition_collection_is_frozen BEFORE UPDATE ON edition_collection
BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TRIGGER edition_collection_stays BEFORE DELETE ON edition_collection
BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TRIGGER edition_parameter_is_frozen BEFORE UPDATE ON edition_parameter
BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TRIGGER edition_parameter_stays BEFORE DELETE ON edition_parameter
BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TABLE rule_section (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    id TEXT NOT NULL,
    parent TEXT NOT NULL,
    position INTEGER NOT NULL,
    title_de TEXT NOT NULL,
    title_en TEXT NOT NULL,
    text_de TEXT NOT NULL,
    text_en TEXT NOT NULL,
    PRIMARY KEY (system, id)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE rule (
    id TEXT PRIMARY KEY,
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('rule', 'design', 'construction', 'decision')),
    section TEXT NOT NULL,
    title_de TEXT NOT NULL,
    title_en TEXT NOT NULL,
    text_de TEXT NOT NULL,
    text_en TEXT NOT NULL,
    keywords_de TEXT NOT NULL,
    keywords_en TEXT NOT NULL,
    severity TEXT NOT NULL,
    related TEXT NOT NULL CHECK (json_valid(related)),
    parameters TEXT NOT NULL CHECK (json_valid(parameters)),
    construction TEXT NOT NULL CHECK (json_valid(construction)),
    terms TEXT NOT NULL CHECK (json_valid(terms))
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE term (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    name_de TEXT NOT NULL,
    name_en TEXT NOT NULL,
    text_de TEXT NOT NULL,
    text_en TEXT NOT NULL,
    keywords_de TEXT NOT NULL,
    keywords_en TEXT NOT NULL,
    rules TEXT NOT NULL CHECK (json_valid(rules)),
    PRIMARY KEY (system, id)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE message (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    id TEXT NOT NULL,
    -- the sentence with its variants and fixes
    definition TEXT NOT NULL CHECK (json_valid(definition)),
    PRIMARY KEY (system, id)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE ruling (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    id TEXT NOT NULL,
    card_key TEXT NOT NULL,
    question_de TEXT NOT NULL,
    question_en TEXT NOT NULL,
    answer_de TEXT NOT NULL,
    answer_en TEXT NOT NULL,
    rules TEXT NOT NULL CHECK (json_valid(rules)),
    changed_at TEXT NOT NULL,
    PRIMARY KEY (system, id)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE draft (
    entity TEXT NOT NULL,
    system TEXT NOT NULL,
    key TEXT NOT NULL,
    field TEXT NOT NULL,
    text TEXT NOT NULL,
    since TEXT NOT NULL,
    PRIMARY KEY (entity, system, key, field)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE phrase_alias (
    system TEXT NOT NULL REFERENCES system (key) ON DELETE CASCADE,
    language TEXT NOT NULL,
    wording TEXT NOT NULL,
    phrase TEXT NOT NULL,
    PRIMARY KEY (system, language, wording)
) STRICT, WITHOUT ROWID
-- next
CREATE TABLE saved_match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL REFERENCES system (key),
    edition INTEGER REFERENCES edition (id),
    name TEXT NOT NULL,
    data TEXT NOT NULL CHECK (json_valid(data)),
    note TEXT NOT NULL,
    saved_at TEXT NOT NULL
) STRICT
-- next
CREATE TABLE experiment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL REFERENCES system (key),
    edition INTEGER REFERENCES edition (id),
    kind TEXT NOT NULL,
    program_version TEXT NOT NULL,
    seed TEXT NOT NULL,
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    result TEXT NOT NULL CHECK (json_valid(result)),
    note TEXT NOT NULL,
    run_at TEXT NOT NULL
) STRICT
-- next
CREATE TABLE print_job (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL REFERENCES system (key),
    title TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    printed_at TEXT NOT NULL
) STRICT
-- next
CREATE TABLE print_job_card (
    job INTEGER NOT NULL REFERENCES print_job (id) ON DELETE CASCADE,
    card_key TEXT NOT NULL,
    face_hash TEXT NOT NULL,
    PRIMARY KEY (job, card_key)
) STRICT, WITHOUT ROWID
-- next
CREATE VIRTUAL TABLE card_search USING fts5 (
    name, text, flavour, notes, type, keywords, tokenize = 'words german', prefix = '1 2 3', detail = full
)
-- next
-- Parts of words: name, text and keywords folded into one text.
CREATE VIRTUAL TABLE card_part USING fts5 (text, tokenize = 'trigram')
-- next
CREATE VIRTUAL TABLE rule_search_de USING fts5 (
    kind UNINDEXED, id UNINDEXED, system UNINDEXED, title, text, keywords, tokenize = 'words german', prefix = '2 3'
)
-- next
CREATE VIRTUAL TABLE rule_search_en USING fts5 (
    kind UNINDEXED, id UNINDEXED, system UNINDEXED, title, text, keywords, tokenize = 'words english', prefix = '2 3'
)
