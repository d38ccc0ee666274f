-- Schema 2. Statements are separated by lines that hold "-- next" alone.
-- An edition keeps its contents for ever; its name and note may change, and it may be put away.
DROP TRIGGER edition_is_frozen
-- next
-- the newest revision when it was frozen: its place in the history
ALTER TABLE edition ADD COLUMN revision INTEGER NOT NULL DEFAULT 0
-- next
-- 1: put away. Saved games and experiments that name it still find it.
ALTER TABLE edition ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
-- next
UPDATE edition SET revision = coalesce((SELECT max(id) FROM revision WHERE at <= edition.frozen_at), 0)
-- next
CREATE TRIGGER edition_is_frozen BEFORE UPDATE OF id, system, frozen_at, cards, pool_hash, revision ON edition
BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
-- What an edition was called before: whoever wrote down that name still finds it.
CREATE TABLE edition_former_label (
    system TEXT NOT NULL REFERENCES system (key),
    label TEXT NOT NULL,
    edition INTEGER NOT NULL REFERENCES edition (id),
    PRIMARY KEY (system, label)
) STRICT, WITHOUT ROWID
-- next
-- Rule sets, sections, rules, terms and rulings as they were; editions without a row have those of now.
CREATE TABLE edition_rules (
    edition INTEGER PRIMARY KEY REFERENCES edition (id),
    rules TEXT NOT NULL CHECK (json_valid(rules))
) STRICT
-- next
CREATE TRIGGER edition_rules_are_frozen BEFORE UPDATE ON edition_rules
BEGIN SELECT raise(ABORT, 'edition is frozen'); END
-- next
CREATE TRIGGER edition_rules_stay BEFORE DELETE ON edition_rules
BEGIN SELECT raise(ABORT, 'edition is frozen'); END
