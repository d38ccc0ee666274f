#include "app/session/sentences.h"

#include <QCoreApplication>

#include <array>

namespace blattwerk::app {

namespace {

struct ErrorText {
    const char* code;
    const char* text;
};

/// Code -> sentence; %1, %2, ... are the arguments of the error.
constexpr std::array kErrorTexts{
    ErrorText{"project.missing", QT_TRANSLATE_NOOP("Errors", "There is no file “%1”.")},
    ErrorText{"project.no_permission",
              QT_TRANSLATE_NOOP(
                  "Errors", "“%1” may not be read or written by you. Check the rights of the file and its folder.")},
    ErrorText{"project.exists",
              QT_TRANSLATE_NOOP("Errors", "“%1” exists already and stays as it is. Choose another name.")},
    ErrorText{"project.foreign", QT_TRANSLATE_NOOP("Errors", "“%1” is not a Blattwerk project. It was not touched.")},
    ErrorText{"project.newer_version",
              QT_TRANSLATE_NOOP("Errors",
                                "“%1” was written by a newer Blattwerk (format %2, this program knows %3). It was not "
                                "touched; update the program or open it read-only.")},
    ErrorText{
        "project.older_version",
        QT_TRANSLATE_NOOP(
            "Errors", "“%1” has an older format and can only be opened for writing, which makes a backup copy first.")},
    ErrorText{
        "project.damaged",
        QT_TRANSLATE_NOOP("Errors",
                          "“%1” is damaged. Nothing was written to it. Use a backup copy, or recover what is readable "
                          "into a new file.")},
    ErrorText{"project.folder_missing", QT_TRANSLATE_NOOP("Errors", "The folder of “%1” does not exist.")},
    ErrorText{
        "project.in_use",
        QT_TRANSLATE_NOOP("Errors", "Another program is writing to the project just now. Try again in a moment.")},
    ErrorText{"project.unreadable", QT_TRANSLATE_NOOP("Errors", "“%1” cannot be read.")},
    ErrorText{"project.read_only",
              QT_TRANSLATE_NOOP("Errors", "The project is open for reading only, so nothing was changed.")},
    ErrorText{"project.disk_full",
              QT_TRANSLATE_NOOP("Errors", "The disk is full. Nothing was changed; your text is still in the form.")},
    ErrorText{"project.failed", QT_TRANSLATE_NOOP("Errors", "The project could not be written. Nothing was changed.")},
    ErrorText{"edit.conflict",
              QT_TRANSLATE_NOOP(
                  "Errors",
                  "“%1” (%2) was changed elsewhere meanwhile. The page shows the new state; nothing was overwritten.")},
    ErrorText{"edit.missing", QT_TRANSLATE_NOOP("Errors", "“%1” is no longer in the project.")},
    ErrorText{"edit.exists", QT_TRANSLATE_NOOP("Errors", "The key “%1” is taken. Keys stand for one card for ever.")},
    ErrorText{"edit.card_in_use", QT_TRANSLATE_NOOP("Errors", "“%1” is still in a deck. Take it out first.")},
    ErrorText{"edit.unknown_card",
              QT_TRANSLATE_NOOP("Errors", "“%2” is not a card of this system, so “%1” cannot hold it.")},
    ErrorText{"edit.unknown_system", QT_TRANSLATE_NOOP("Errors", "The project has no game system “%1”.")},
    ErrorText{"history.nothing_to_undo", QT_TRANSLATE_NOOP("Errors", "There is nothing to take back.")},
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
              QT_TRANSLATE_NOOP("Errors", "At character %1: “%2” does not occur in the field “%3”. There are: %4")},
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
};

} // namespace

QString errorSentence(const model::Error& error) {
    for (const ErrorText& known : kErrorTexts) {
        if (error.code == known.code) {
            QString sentence = QCoreApplication::translate("Errors", known.text);
            // Several arguments at once, so that a "%2" inside an argument is not taken for a place.
            QStringList args;
            for (const std::string& arg : error.args) {
                args << QString::fromStdString(arg);
            }
            QString filled;
            for (qsizetype i = 0; i < sentence.size(); ++i) {
                const bool place =
                    sentence[i] == QLatin1Char('%') && i + 1 < sentence.size() && sentence[i + 1].isDigit();
                if (place) {
                    filled += args.value(sentence[++i].digitValue() - 1);
                } else {
                    filled += sentence[i];
                }
            }
            return filled;
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
