#include "app/session/vocabulary_guide.h"

#include "app/session/resource_text.h"
#include "engine/language/card_language.h"
#include "engine/language/grammar.h"
#include "engine/systems/all_systems.h"

#include <QString>

#include <array>
#include <utility>

namespace blattwerk::app {

using engine::language::ReferenceEntry;

namespace {

/// The name that examples use where a card is named.
constexpr auto kCardName = "Nami";

struct Heading {
    std::string_view kind;
    model::LocalText text;
};

const std::array<Heading, 7>& headings() {
    static const std::array<Heading, 7> kHeadings = {{{"trigger", {"Auslöser", "Triggers"}},
                                                      {"condition", {"Bedingungen", "Conditions"}},
                                                      {"price", {"Preise", "Prices"}},
                                                      {"effect", {"Wirkungen", "Effects"}},
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
    return engine::language::referenceOf(**language, kCardName);
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
