-- Schema 3. Statements are separated by lines that hold "-- next" alone.
-- Who froze an edition; nobody of those of earlier schemas is known.
ALTER TABLE edition ADD COLUMN author TEXT NOT NULL DEFAULT ''
-- next
DROP TRIGGER edition_is_frozen
-- next
CREATE TRIGGER edition_is_frozen BEFORE UPDATE OF id, system, frozen_at, cards, pool_hash, revision, author ON edition
BEGIN SELECT raise(ABORT, 'edition is frozen'); END
