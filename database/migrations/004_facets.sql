-- Schema 4. Statements are separated by lines that hold "-- next" alone.
-- The word index knows the values of a card too, so that words and values are found together. The column of type names,
-- which nothing asked for, makes room for them.
CREATE TEMP TABLE words AS
SELECT card_search.rowid AS id, card_search.name, card_search.text, card_search.flavour, card_search.notes, keywords,
    card_facets(card.system, card.type, card.status, card.stats, card.revision, card.text, card.art, coalesce(
        (SELECT translated.name FROM card_translation AS translated WHERE translated.card = card.id AND language = 'en'),
        '')) AS facets
FROM card_search JOIN card ON card.id = card_search.rowid
-- next
DROP TABLE card_search
-- next
CREATE VIRTUAL TABLE card_search USING fts5 (
    name, text, flavour, notes, keywords, facets, tokenize = 'words german', prefix = '1 2 3', detail = full
)
-- next
INSERT INTO card_search (rowid, name, text, flavour, notes, keywords, facets) SELECT * FROM words ORDER BY id
-- next
DROP TABLE temp.words
