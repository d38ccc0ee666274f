#include "app/session/sentences.h"

#include <QCoreApplication>

#include <array>
#include <cstdint>

namespace blattwerk::app {

namespace {

struct ErrorText {
    const char* code;
    const char* text;
    /// So many arguments come first in one language; those behind them in pairs, German and English.
    std::size_t plainArguments = SIZE_MAX;
};

/// Code -> sentence; %1, %2, ... are the arguments of the error, a pair counting as one.
constexpr std::array kErrorTexts{
    ErrorText{"table.record", QT_TRANSLATE_NOOP("Errors", "This saved game cannot be read.")},
    ErrorText{"table.replay",
              QT_TRANSLATE_NOOP("Errors", "The saved game goes on only up to step %1: the rules do not allow that step "
                                          "any more. It stands where it stopped.")},
    ErrorText{"table.syntax", QT_TRANSLATE_NOOP("Errors", "The description of the table cannot be read (line %1).")},
    ErrorText{"table.missing", QT_TRANSLATE_NOOP("Errors", "The description of the table lacks “%1”.")},
    ErrorText{"table.value", QT_TRANSLATE_NOOP("Errors", "The description of the table has no usable “%1”.")},
    ErrorText{"project.missing", QT_TRANSLATE_NOOP("Errors", "There is no file “%1”.")},
    ErrorText{"project.no_permission",
              QT_TRANSLATE_NOOP(
                  "Errors", "“%1” may not be read or written by you. Check the rights of the file and its folder.")},
    ErrorText{"project.exists",
              QT_TRANSLATE_NOOP("Errors", "“%1” exists already and stays as it is. Choose another name.")},
    ErrorText{"project.foreign", QT_TRANSLATE_NOOP("Errors", "“%1” is not a Blattwerk project. It was not touched.")},
    ErrorText{"project.newer_version",
              QT_TRANSLATE_NOOP("Errors",
                                "“%1” was written by a newer Blattwerk (format %2, this program knows %3). It "
                                "was not touched; update the program.")},
    ErrorText{
        "project.older_version",
        QT_TRANSLATE_NOOP(
            "Errors", "“%1” has an older format and can only be opened for writing, which makes a backup copy first.")},
    ErrorText{"project.damaged",
              QT_TRANSLATE_NOOP("Errors", "“%1” is damaged. Nothing was written to it. Use a backup copy.")},
    ErrorText{"project.folder_missing", QT_TRANSLATE_NOOP("Errors", "The folder of “%1” does not exist.")},
    ErrorText{
        "project.in_use",
        QT_TRANSLATE_NOOP("Errors", "Another program is writing to the project just now. Try again in a moment.")},
    ErrorText{"project.unreadable", QT_TRANSLATE_NOOP("Errors", "“%1” cannot be read.")},
    ErrorText{"project.read_only",
              QT_TRANSLATE_NOOP("Errors", "The project is open for reading only, so nothing was changed.")},
    ErrorText{"project.disk_full", QT_TRANSLATE_NOOP("Errors", "The disk is full. Nothing was changed.")},
    ErrorText{"project.failed", QT_TRANSLATE_NOOP("Errors", "The project could not be written. Nothing was changed.")},
    ErrorText{"experiment.settings",
              QT_TRANSLATE_NOOP("Errors", "The experiment cannot be kept: its settings or figures cannot be read.")},
    ErrorText{"edit.conflict", QT_TRANSLATE_NOOP("Errors", "“%1” (%2) was changed elsewhere meanwhile. Nothing was "
                                                           "overwritten; look at the new state and try again.")},
    ErrorText{"edit.missing", QT_TRANSLATE_NOOP("Errors", "“%1” is no longer in the project.")},
    ErrorText{"edit.exists", QT_TRANSLATE_NOOP("Errors", "The key “%1” is taken. Keys stand for one card for ever.")},
    ErrorText{"edit.card_in_use", QT_TRANSLATE_NOOP("Errors", "“%1” is still in a deck. Take it out first.")},
    ErrorText{"edit.unknown_card",
              QT_TRANSLATE_NOOP("Errors", "“%2” is not a card of this system, so “%1” cannot hold it.")},
    ErrorText{"edit.unknown_system", QT_TRANSLATE_NOOP("Errors", "The project has no game system “%1”.")},
    ErrorText{"history.nothing_to_undo", QT_TRANSLATE_NOOP("Errors", "There is nothing to take back.")},
    ErrorText{"history.no_revision", QT_TRANSLATE_NOOP("Errors", "There is no revision %1.")},
    ErrorText{"history.nothing_to_redo", QT_TRANSLATE_NOOP("Errors", "There is nothing to do again.")},
    ErrorText{"card.missing", QT_TRANSLATE_NOOP("Errors", "There is no card with the key “%1”.")},
    ErrorText{"card.ambiguous",
              QT_TRANSLATE_NOOP("Errors", "Several systems have a card “%1”: %2. Say which with --system.")},
    ErrorText{"card.unknown_field", QT_TRANSLATE_NOOP("Errors", "Cards have no field “%1”.")},
    ErrorText{"card.derived_field",
              QT_TRANSLATE_NOOP("Errors", "The field “%1” follows from the card text and cannot be set by itself.")},
    ErrorText{"card.not_a_number", QT_TRANSLATE_NOOP("Errors", "“%2” is not a whole number (field “%1”).")},
    ErrorText{"card.unknown_choice",
              QT_TRANSLATE_NOOP("Errors", "“%2” is not possible in the field “%1”. Possible are: %3.")},
    ErrorText{"card.unknown_type", QT_TRANSLATE_NOOP("Errors", "There is no card type “%1”. There are: %2.")},
    ErrorText{"card.unknown_status",
              QT_TRANSLATE_NOOP("Errors", "There is no status “%1”. There are: idea, draft, test, final.")},
    ErrorText{"card.no_name", QT_TRANSLATE_NOOP("Errors", "A card needs a name.")},
    ErrorText{"card.bad_key", QT_TRANSLATE_NOOP("Errors", "“%1” is no key: small letters, digits and hyphens only.")},
    ErrorText{"card.wrong_kind", QT_TRANSLATE_NOOP("Errors", "The value of the field “%1” is of the wrong kind.")},
    ErrorText{"collection.missing", QT_TRANSLATE_NOOP("Errors", "There is no deck with the key “%1”.")},
    ErrorText{"collection.ambiguous",
              QT_TRANSLATE_NOOP("Errors", "Several systems have a deck “%1”: %2. Say which with --system.")},
    ErrorText{"filter.unknown_field",
              QT_TRANSLATE_NOOP("Errors", "At character %1: there is no field “%2” to search in. Close to it: %3")},
    ErrorText{"filter.missing_value", QT_TRANSLATE_NOOP("Errors", "At character %1: “%2” still needs a value.")},
    ErrorText{"filter.not_a_number",
              QT_TRANSLATE_NOOP("Errors", "At character %1: “%2” is not a number; the field “%3” needs one.")},
    ErrorText{"filter.unknown_value",
              QT_TRANSLATE_NOOP("Errors", "“%2” does not occur in the field “%3”. Close to it: %4."), 2},
    ErrorText{"filter.no_such_value", QT_TRANSLATE_NOOP("Errors", "“%2” does not occur in the field “%3”."), 2},
    ErrorText{"filter.wrong_operator",
              QT_TRANSLATE_NOOP("Errors", "At character %1: “%2” does not go with the field “%3”.")},
    ErrorText{"filter.unclosed_quote",
              QT_TRANSLATE_NOOP("Errors", "At character %1: the quotation mark is not closed.")},
    ErrorText{"filter.unclosed_bracket", QT_TRANSLATE_NOOP("Errors", "At character %1: the bracket is not closed.")},
    ErrorText{"filter.unexpected", QT_TRANSLATE_NOOP("Errors", "At character %1: “%2” does not belong here.")},
    ErrorText{"filter.too_deep", QT_TRANSLATE_NOOP("Errors", "At character %1: the brackets are nested too deeply.")},
    ErrorText{"art.too_large", QT_TRANSLATE_NOOP("Errors", "The picture has %1 bytes; at most %2 are taken.")},
    ErrorText{"parameter.kind", QT_TRANSLATE_NOOP("Errors", "“%2” is not possible for the parameter “%1”.")},
    ErrorText{"parameter.range",
              QT_TRANSLATE_NOOP("Errors", "The parameter “%1” cannot be %2: it goes from %3 to %4.")},
    ErrorText{"match.deck_illegal", QT_TRANSLATE_NOOP("Errors", "This deck cannot be played (%1).")},
    ErrorText{"match.unknown_card", QT_TRANSLATE_NOOP("Errors", "There is no card “%1” in this game.")},
    ErrorText{"match.unknown_parameter", QT_TRANSLATE_NOOP("Errors", "The rules have no parameter “%1”.")},
    ErrorText{"match.bad_step", QT_TRANSLATE_NOOP("Errors", "This step cannot be read: %1")},
    ErrorText{"system.unknown", QT_TRANSLATE_NOOP("Errors", "This program cannot play the game system “%1”.")},
    ErrorText{"project.migration_failed",
              QT_TRANSLATE_NOOP("Errors", "“%1” could not be brought to the new format (step %2). It was not changed, "
                                          "and a backup copy lies beside it.")},
    ErrorText{"project.backup_failed",
              QT_TRANSLATE_NOOP("Errors", "The backup copy “%1” could not be written, so the file was left as it is.")},
    ErrorText{"import.unknown_column", QT_TRANSLATE_NOOP("Errors", "The file has no column “%1”.")},
    ErrorText{"import.no_choice", QT_TRANSLATE_NOOP("Errors", "The row in line %1 does not ask for a choice of “%2”.")},
    ErrorText{"edit.unknown_parameter", QT_TRANSLATE_NOOP("Errors", "The rules have no parameter “%1”.")},
    ErrorText{"collection.no_name", QT_TRANSLATE_NOOP("Errors", "A deck needs a name.")},
    ErrorText{"collection.wrong_copies", QT_TRANSLATE_NOOP("Errors", "“%2” cannot be in “%1” that many times.")},
    ErrorText{"card.not_in_deck", QT_TRANSLATE_NOOP("Errors", "“%1” is not in the deck “%2”.")},
    ErrorText{"edition.exists", QT_TRANSLATE_NOOP("Errors", "The name “%1” is taken by an edition, or was once.")},
    ErrorText{"edition.no_label", QT_TRANSLATE_NOOP("Errors", "An edition needs a name.")},
    ErrorText{"package.syntax", QT_TRANSLATE_NOOP("Errors", "“%1” cannot be read: line %2, column %3.")},
    ErrorText{"package.missing_file", QT_TRANSLATE_NOOP("Errors", "The file “%1” of the game system is missing.")},
    ErrorText{"package.missing_value", QT_TRANSLATE_NOOP("Errors", "“%1”, line %2: “%3” is missing.")},
    ErrorText{"package.wrong_value", QT_TRANSLATE_NOOP("Errors", "“%1”, line %2: the value of “%3” cannot be used.")},
    ErrorText{"package.duplicate_key", QT_TRANSLATE_NOOP("Errors", "The game system “%1” has the key “%2” twice.")},
    ErrorText{"import.missing", QT_TRANSLATE_NOOP("Errors", "There is no file “%1”.")},
    ErrorText{"import.no_permission", QT_TRANSLATE_NOOP("Errors", "“%1” may not be read by you.")},
    ErrorText{"import.unknown_format", QT_TRANSLATE_NOOP("Errors", "“%1” is neither CSV nor JSON nor TOML.")},
    ErrorText{"import.empty", QT_TRANSLATE_NOOP("Errors", "The file holds no rows.")},
    ErrorText{"import.no_such_deck",
              QT_TRANSLATE_NOOP("Errors", "The file holds several decks, none with the key “%1”.")},
    ErrorText{"import.too_large", QT_TRANSLATE_NOOP("Errors", "The file is too large (the limit is %1).")},
    ErrorText{"import.too_deep", QT_TRANSLATE_NOOP("Errors", "The file is nested more than %1 levels deep.")},
    ErrorText{"import.unclosed_quote",
              QT_TRANSLATE_NOOP("Errors", "A quotation mark that opens in line %1 is never closed. Nothing was read.")},
    ErrorText{"import.duplicate_column", QT_TRANSLATE_NOOP("Errors", "The column “%1” occurs twice.")},
    ErrorText{"import.json_syntax", QT_TRANSLATE_NOOP("Errors", "The JSON file cannot be read: line %1, column %2.")},
    ErrorText{"import.json_shape", QT_TRANSLATE_NOOP("Errors", "The JSON file holds no list of cards.")},
    ErrorText{"import.toml_syntax", QT_TRANSLATE_NOOP("Errors", "The TOML file cannot be read: line %1, column %2.")},
    ErrorText{"import.no_type", QT_TRANSLATE_NOOP("Errors", "“%1” has no card type. Map a column to the type.")},
    ErrorText{"import.no_key_or_name", QT_TRANSLATE_NOOP("Errors", "The row has neither key nor name.")},
    ErrorText{"import.too_many_cells", QT_TRANSLATE_NOOP("Errors", "The row has more cells than there are columns.")},
    ErrorText{"import.against_play", QT_TRANSLATE_NOOP("Errors", "%1 The row is left out (%2).")},
    ErrorText{"match.ambiguous_name", QT_TRANSLATE_NOOP("Errors", "“%2” can mean more than one card here.")},
    ErrorText{"match.bad_position", QT_TRANSLATE_NOOP("Errors", "The position cannot be set up: %1")},
    ErrorText{"match.unknown_type",
              QT_TRANSLATE_NOOP("Errors", "“%1” has the type “%2”, which this game does not know.")},
    ErrorText{"match.value_too_large",
              QT_TRANSLATE_NOOP("Errors", "“%1” has the number %2. The engine counts from %3 to %4.")},
    ErrorText{"match.too_many_names",
              QT_TRANSLATE_NOOP("Errors", "A match has room for %1 different KI-Unterstützungen.")},
    ErrorText{"match.too_many_cards",
              QT_TRANSLATE_NOOP("Errors", "There are %1 cards. A match has room for %2 of this kind.")},
    ErrorText{"match.text_too_long", QT_TRANSLATE_NOOP("Errors", "The text of “%1” is too long to be played.")},
    ErrorText{"language.grammar", QT_TRANSLATE_NOOP("Errors", "The card language cannot be loaded: %1: %2")},
    ErrorText{"language.alias_phrase",
              QT_TRANSLATE_NOOP(
                  "Errors", "“%1” is not a sentence that the card language knows, so nothing can be taught with it.")},
    ErrorText{"language.alias_place",
              QT_TRANSLATE_NOOP("Errors",
                                "“{%1}” has no counterpart: what stands in brackets must stand in both sentences.")},
    ErrorText{
        "language.alias_number",
        QT_TRANSLATE_NOOP(
            "Errors",
            "The number “%1” stands outside of brackets. Put brackets around it in both sentences, or leave it out.")},
    ErrorText{"language.alias_words",
              QT_TRANSLATE_NOOP("Errors", "The wording needs at least one word of its own outside of the brackets.")},
    ErrorText{
        "language.alias_name",
        QT_TRANSLATE_NOOP("Errors",
                          "“%1” names a card that the wording does not name. Name it in both sentences, in brackets.")},
    ErrorText{"language.alias_reword",
              QT_TRANSLATE_NOOP("Errors", "“%1” can be understood in other words, but not be written in others: what "
                                          "varies is not a part of the sentence of its own.")},
    ErrorText{"language.alias_known", QT_TRANSLATE_NOOP("Errors", "That is a sentence already. It says: %1")},
    ErrorText{"language.alias_meaning",
              QT_TRANSLATE_NOOP("Errors", "With this wording, “%1” would have two meanings. It already says: %2")},
    ErrorText{"language.alias_collision",
              QT_TRANSLATE_NOOP("Errors", "With this wording, “%1” could be read in two ways.")},
    ErrorText{"language.alias_missing", QT_TRANSLATE_NOOP("Errors", "The project knows no own wording “%1”.")},
    ErrorText{
        "language.pattern",
        QT_TRANSLATE_NOOP("Errors", "“%1” is neither a sentence of the card language nor a primitive of the rules.")},
    ErrorText{"language.pattern_places",
              QT_TRANSLATE_NOOP(
                  "Errors", "The new sentence has a place in brackets that the sentence searched for does not have.")},
    ErrorText{"language.pattern_unsaid",
              QT_TRANSLATE_NOOP("Errors", "On “%1” the new sentence cannot be said. Nothing was changed.")},
    ErrorText{"face.missing", QT_TRANSLATE_NOOP("Errors", "The card layout lacks “%1”.")},
    ErrorText{"face.value", QT_TRANSLATE_NOOP("Errors", "The card layout has an unusable value: %1 %2")},
    ErrorText{"face.syntax", QT_TRANSLATE_NOOP("Errors", "The card layout cannot be read: line %1: %2")},
    ErrorText{"face.unknown_key", QT_TRANSLATE_NOOP("Errors", "The card layout has an unknown entry: %1 %2")},
    ErrorText{"face.type", QT_TRANSLATE_NOOP("Errors", "The card layout describes the unknown card type “%1”.")},
    ErrorText{"face.field", QT_TRANSLATE_NOOP("Errors", "The card layout prints the unknown field “%1”.")},
    ErrorText{"face.icon",
              QT_TRANSLATE_NOOP("Errors", "The card layout, line %2, names an icon that does not exist (%1).")},
    ErrorText{"face.font",
              QT_TRANSLATE_NOOP("Errors", "The card layout, line %2, names a font that does not exist (%1).")},
    ErrorText{"tokens.syntax", QT_TRANSLATE_NOOP("Errors", "The look's tokens cannot be read: line %1: %2")},
    ErrorText{"tokens.missing", QT_TRANSLATE_NOOP("Errors", "The look's tokens lack “%1”.")},
    ErrorText{"tokens.value", QT_TRANSLATE_NOOP("Errors", "The look's tokens, line %2, have an unusable value: %1")},
    ErrorText{"proof.no_layout", QT_TRANSLATE_NOOP("Errors", "The game system “%1” has no card layout to print.")},
    ErrorText{"proof.no_cards", QT_TRANSLATE_NOOP("Errors", "There are no cards to print.")},
    ErrorText{
        "proof.grid",
        QT_TRANSLATE_NOOP(
            "Errors",
            "%1 × %2 cards with %3 mm bleed do not fit %4: the margin would be %5 mm. %6 × %7 with %8 mm bleed fits.")},
    ErrorText{"proof.card_too_large", QT_TRANSLATE_NOOP("Errors", "The cards are too large for %1.")},
    ErrorText{"file.write", QT_TRANSLATE_NOOP("Errors", "“%1” cannot be written. Nothing was left half-written.")},
    ErrorText{"proof.write", QT_TRANSLATE_NOOP("Errors", "“%1” cannot be written: %2")},
    ErrorText{"proof.pdf", QT_TRANSLATE_NOOP("Errors", "The PDF could not be finished: %1")},
    ErrorText{"proof.stopped", QT_TRANSLATE_NOOP("Errors", "Stopped. No file was written.")},
    ErrorText{"images.pattern",
              QT_TRANSLATE_NOOP("Errors", "“%1” does not name files: it needs {number}, {key} or {name}, and may hold "
                                          "{type}, {copies} and {deck}.")},
    ErrorText{"images.folder", QT_TRANSLATE_NOOP("Errors", "The folder “%1” cannot be made.")},
    ErrorText{"images.exists",
              QT_TRANSLATE_NOOP("Errors", "“%1” exists and stays as it is. Nothing was written; choose another folder, "
                                          "or replace older pictures.")},
    ErrorText{"print.no_job", QT_TRANSLATE_NOOP("Errors", "The project has no print job %1.")},
    ErrorText{"print.old_job",
              QT_TRANSLATE_NOOP("Errors", "Print job %1 was made by an older program and cannot be repeated.")},
    ErrorText{"print.card_gone", QT_TRANSLATE_NOOP("Errors", "“%1” was printed then and is no longer in the project.")},
    ErrorText{"goldfish.unknown_opponent", QT_TRANSLATE_NOOP("Errors", "There is no opponent “%1”. There are: %2.")},
    ErrorText{"goldfish.unknown_run", QT_TRANSLATE_NOOP("Errors", "There is no test run “%1”. There are: %2.")},
    ErrorText{"goldfish.one_run",
              QT_TRANSLATE_NOOP("Errors", "“%2” has one test run only, so “%1” means nothing here.")},
    ErrorText{"system.no_tournaments", QT_TRANSLATE_NOOP("Errors", "“%1” is a duel: it plays no tournaments.")},
    ErrorText{"goldfish.stopped", QT_TRANSLATE_NOOP("Errors", "Stopped.")},
    ErrorText{"match.other_system", QT_TRANSLATE_NOOP("Errors", "This match belongs to another game system.")},
    ErrorText{"outlook.stopped", QT_TRANSLATE_NOOP("Errors", "Stopped.")},
    ErrorText{"match.over", QT_TRANSLATE_NOOP("Errors", "The match is over.")},
    ErrorText{"replay.syntax", QT_TRANSLATE_NOOP("Errors", "This record of a match cannot be read: %1")},
    ErrorText{"replay.illegal_step",
              QT_TRANSLATE_NOOP("Errors", "Step %1 of this match is not possible with the cards as they are now.")},
    ErrorText{"replay.differs",
              QT_TRANSLATE_NOOP("Errors", "With the cards as they are now this match goes another way.")},
    ErrorText{"project.replaced",
              QT_TRANSLATE_NOOP("Errors", "“%1” was renamed, replaced or deleted while it was open. Nothing was "
                                          "written; open it again.")},
    ErrorText{"import.no_system",
              QT_TRANSLATE_NOOP("Errors", "The project has no game system that cards could belong to.")},
    ErrorText{"project.no_name", QT_TRANSLATE_NOOP("Errors", "The name of the project file is missing.")},
    ErrorText{
        "project.not_created",
        QT_TRANSLATE_NOOP(
            "Errors", "“%1” cannot be created. Check the name, the rights of the folder and the space on the disk.")},
    ErrorText{"card.too_long",
              QT_TRANSLATE_NOOP("Errors", "The field “%1” holds %2 characters; at most %3 are taken.")},
    ErrorText{"filter.no_such_field",
              QT_TRANSLATE_NOOP("Errors", "At character %1: there is no field “%2” to search in.")},
    ErrorText{"import.not_a_file", QT_TRANSLATE_NOOP("Errors", "“%1” is no file that can be read.")},
    ErrorText{"import.too_many_columns", QT_TRANSLATE_NOOP("Errors", "The file has more than %1 columns.")},
    ErrorText{"import.json_number", QT_TRANSLATE_NOOP("Errors", "The JSON file holds a number that is too large.")},
    ErrorText{"proof.not_a_pdf",
              QT_TRANSLATE_NOOP("Errors", "“%1” exists and is no PDF. It stays as it is; choose another name.")},
    ErrorText{"proof.unfinished",
              QT_TRANSLATE_NOOP("Errors", "“%1” could not be written completely. Is there space on the disk?")},
    ErrorText{"proof.no_name", QT_TRANSLATE_NOOP("Errors", "The name of the PDF is missing.")},
    ErrorText{"scenario.none", QT_TRANSLATE_NOOP("Errors", "There are no scenario files in “%1”.")},
    ErrorText{"lab.damaged_result", QT_TRANSLATE_NOOP("Errors", "This result cannot be read: %1")},
    ErrorText{"lab.damaged_file",
              QT_TRANSLATE_NOOP("Errors", "“%1” is no complete result file, or it was changed (%2).")},
    ErrorText{"lab.not_read", QT_TRANSLATE_NOOP("Errors", "“%1” cannot be read: %2")},
    ErrorText{"result.not_written", QT_TRANSLATE_NOOP("Errors", "“%1” cannot be written: %2")},
    ErrorText{
        "result.foreign",
        QT_TRANSLATE_NOOP("Errors", "“%1” exists and is no result file. It stays as it is; choose another name.")},
    ErrorText{"lab.no_parts", QT_TRANSLATE_NOOP("Errors", "There are no results to join.")},
    ErrorText{"lab.different_runs",
              QT_TRANSLATE_NOOP("Errors", "“%1” belongs to another run than the first file: “%2” differs.")},
    ErrorText{"lab.part_twice", QT_TRANSLATE_NOOP("Errors", "Part %1 of the run is there twice.")},
    ErrorText{"lab.parts_missing", QT_TRANSLATE_NOOP("Errors", "Parts of the run are missing: %1")},
    ErrorText{"lab.no_edition", QT_TRANSLATE_NOOP("Errors", "There is no edition “%1”.")},
    ErrorText{"import.damaged_archive",
              QT_TRANSLATE_NOOP("Errors", "The file is damaged: its archive cannot be unpacked.")},
    ErrorText{"import.archive_too_large",
              QT_TRANSLATE_NOOP("Errors", "The file unpacks to more than a table can be. It was not unpacked.")},
    ErrorText{
        "import.archive_path",
        QT_TRANSLATE_NOOP("Errors", "The file holds a part whose name leads out of it (%1). It was not unpacked.")},
    ErrorText{"import.archive_part", QT_TRANSLATE_NOOP("Errors", "The file lacks its part “%1”. Is it a spreadsheet?")},
    ErrorText{"import.xml_syntax", QT_TRANSLATE_NOOP("Errors", "“%1” is damaged at line %2.")},
    ErrorText{
        "import.xml_entities",
        QT_TRANSLATE_NOOP("Errors", "“%1” declares a document type. No table program does that; it was not read.")},
    ErrorText{"import.cell_too_large", QT_TRANSLATE_NOOP("Errors", "A cell in row %1 has more than %2 characters.")},
    ErrorText{"import.too_many_rows", QT_TRANSLATE_NOOP("Errors", "The file has more than %1 rows.")},
    ErrorText{"import.too_many_cells_in_all", QT_TRANSLATE_NOOP("Errors", "The file has more than %1 cells.")},
    ErrorText{"import.unknown_card", QT_TRANSLATE_NOOP("Errors", "There is no card “%1”; the line was left out.")},
    ErrorText{"import.ambiguous_card",
              QT_TRANSLATE_NOOP("Errors", "More than one card is called “%1”; the line was left out. Write its key.")},
    ErrorText{"file.archive", QT_TRANSLATE_NOOP("Errors", "The file could not be packed.")},
    ErrorText{"tree.foreign",
              QT_TRANSLATE_NOOP("Errors", "“%1” holds other things than a project tree. It stays as it is; choose an "
                                          "empty folder.")},
    ErrorText{"tree.none", QT_TRANSLATE_NOOP("Errors", "There is no project tree in “%1”.")},
    ErrorText{"tree.too_large", QT_TRANSLATE_NOOP("Errors", "“%1” is larger than a project tree can be.")},
    ErrorText{"tree.picture",
              QT_TRANSLATE_NOOP("Errors", "“%1” is not the picture that its name says. Add pictures in the program.")},
    ErrorText{"match.unknown_policy", QT_TRANSLATE_NOOP("Errors", "There is no player “%1”. There are: %2.")},
};

} // namespace

QString withArguments(const QString& text, const QStringList& args) {
    QString filled;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('%') && i + 1 < text.size() && text[i + 1].isDigit()) {
            filled += args.value(text[++i].digitValue() - 1);
        } else {
            filled += text[i];
        }
    }
    return filled;
}

QString errorSentence(const model::Error& error) {
    const std::size_t language = uiLanguage() == model::Language::German ? 0 : 1;
    for (const ErrorText& known : kErrorTexts) {
        if (error.code == known.code) {
            QStringList args;
            for (std::size_t i = 0; i < error.args.size(); ++i) {
                if (i < known.plainArguments || (i - known.plainArguments) % 2 == language) {
                    args << QString::fromStdString(error.args[i]);
                }
            }
            return withArguments(QCoreApplication::translate("Errors", known.text), args);
        }
    }
    return QCoreApplication::translate("Errors", "That did not work (%1).").arg(QString::fromStdString(error.code));
}

QStringList knownErrorCodes() {
    QStringList codes;
    for (const ErrorText& known : kErrorTexts) {
        codes << QString::fromLatin1(known.code);
    }
    return codes;
}

} // namespace blattwerk::app
