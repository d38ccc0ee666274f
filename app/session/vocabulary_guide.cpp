#include "app/session/vocabulary_guide.h"

#include "app/session/resource_text.h"
#include "engine/language/abstract_syntax.h"
#include "engine/language/card_language.h"
#include "engine/language/grammar.h"
#include "engine/systems/all_systems.h"

#include <QString>

#include <algorithm>
#include <array>
#include <utility>

namespace blattwerk::app {

using engine::language::ReferenceEntry;

namespace {

/// The name that examples use where a card or a set is named.
constexpr auto kCardName = "Riesenrad";

struct Heading {
    std::string_view kind;
    model::LocalText text;
};

const std::array<Heading, 8>& headings() {
    static const std::array<Heading, 8> kHeadings = {{{"trigger", {"Auslöser", "Triggers"}},
                                                      {"condition", {"Bedingungen", "Conditions"}},
                                                      {"price", {"Preise", "Prices"}},
                                                      {"effect", {"Wirkungen", "Effects"}},
                                                      {"choice", {"Wahl, Glück, Folge", "Choice, luck, consequence"}},
                                                      {"permanent", {"Dauerregeln", "Permanent rules"}},
                                                      {"target", {"Ziele", "Targets"}},
                                                      {"duration", {"Dauer", "Durations"}}}};
    return kHeadings;
}

/// A text in one cell of a table.
std::string cell(std::string text) {
    for (const auto& [sign, replacement] :
         std::array<std::pair<std::string_view, std::string_view>, 2>{{{"|", "\\|"}, {"\n", "<br>"}}}) {
        for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign, at + replacement.size())) {
            text.replace(at, sign.size(), replacement);
        }
    }
    return text;
}

std::string capitalised(std::string_view key) {
    std::string name(key);
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

} // namespace

model::Result<std::vector<ReferenceEntry>> vocabulary(std::string_view system) {
    const auto language = engine::loadLanguage(system, grammarFiles(system));
    if (!language) {
        return language.error();
    }
    // An example is a text that some type of card may bear without a note.
    const auto isSensible = [&](const model::LocalText& text) {
        const std::vector<std::string>& types = (*language)->abstractSyntax().cardTypes;
        return std::ranges::any_of(types, [&](const std::string& type) {
            engine::language::CardContext context;
            context.type = type;
            const auto reading = (*language)->read(text.de, model::Language::German, context);
            return reading.understood && engine::textFindings(system, **language, reading, type).empty();
        });
    };
    return engine::language::referenceOf(**language, kCardName, isSensible);
}

std::string vocabularyTables(const std::vector<ReferenceEntry>& entries, model::Language language) {
    const bool german = language == model::Language::German;
    const model::LocalText first{"| | Satz | auch | auf Englisch | Beispiel |",
                                 "| | Sentence | also | in German | Example |"};
    std::string text;
    for (const Heading& heading : headings()) {
        bool begun = false;
        for (const ReferenceEntry& entry : entries) {
            if (entry.kind != heading.kind) {
                continue;
            }
            if (!begun) {
                text +=
                    "\n### " + heading.text.in(language) + "\n\n" + first.in(language) + "\n|---|---|---|---|---|\n";
                begun = true;
            }
            std::string also;
            for (const std::string& wording : german ? entry.alsoDe : entry.alsoEn) {
                also += (also.empty() ? "" : "; ") + wording;
            }
            const model::LocalText other{entry.pattern.en, entry.pattern.de};
            text += "| " + entry.primitive + " | " + cell(entry.pattern.in(language)) + " | " + cell(also) + " | " +
                    cell(german ? other.de : other.en) + " | " + cell(entry.example.in(language)) + " |\n";
        }
    }
    return text;
}

model::Result<std::string> designersGuide(model::Language language) {
    const QString code = QString::fromStdString(std::string(model::languageCode(language)));
    std::string text = resourceText(QStringLiteral(":/language/guide.%1.md").arg(code));
    for (const std::string_view system : engine::knownLanguages()) {
        const auto entries = vocabulary(system);
        if (!entries) {
            return entries.error();
        }
        text += "\n## " + capitalised(system) + "\n" + vocabularyTables(*entries, language);
    }
    return text;
}

} // namespace blattwerk::app
