#include "app/session/search_fields.h"

#include "app/session/text_context.h"
#include "app/session/text_language.h"
#include "model/text_folding.h"

#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace blattwerk::app {

namespace {

using engine::language::OutlineKind;
using engine::language::OutlineLine;

/// What a text does and when it does it.
struct Meanings {
    std::string effect;
    std::string trigger;
};

class MeaningReader {
public:
    explicit MeaningReader(const std::vector<const SystemDesk*>& desks) {
        for (const SystemDesk* desk : desks) {
            if (desk->engine) {
                m_desks.emplace(desk->info.key, Desk{desk, desk->engine, {}});
            }
        }
    }

    const Meanings& of(const model::Card& card) {
        // A text means the same on every card but for what "this card" is.
        const auto [known, isNew] = m_known.try_emplace(card.system + '\n' + card.name + '\n' + card.text);
        const auto desk = m_desks.find(card.system);
        if (isNew && desk != m_desks.end() && !card.text.empty()) {
            read(desk->second, card, known->second);
        }
        return known->second;
    }

private:
    struct Desk {
        const SystemDesk* desk = nullptr;
        std::shared_ptr<const engine::System> engine; ///< keeps the language alive
        std::optional<TextContext> context;           ///< made at the first question
    };

    static void read(Desk& desk, const model::Card& card, Meanings& meanings) {
        if (!desk.context) {
            desk.context.emplace(*desk.desk);
        }
        const auto& language = desk.engine->language();
        const model::Language spoken = textLanguage(desk.desk->info);
        const auto context = desk.context->of(card);
        const engine::language::CardReading reading = language.read(card.text, spoken, context);
        for (const OutlineLine& line : language.outline(reading, context)) {
            std::string* text = line.kind == OutlineKind::Trigger ? &meanings.trigger
                                : line.kind == OutlineKind::Effect || line.kind == OutlineKind::Permanent ||
                                        line.kind == OutlineKind::Choice
                                    ? &meanings.effect
                                    : nullptr;
            if (!text) {
                continue;
            }
            *text += line.de + ". " + line.en + ". " + line.primitive + ". ";
            const engine::language::Tree& tree = reading.abilities[line.ability].tree;
            *text += std::string(language.functionName(tree[line.node].fun)) + ". ";
        }
    }

    std::map<std::string, Desk, std::less<>> m_desks;
    std::map<std::string, Meanings> m_known;
};

model::FilterField field(std::string key, model::LocalText label, const std::vector<std::string>& names) {
    model::FilterField made;
    made.key = std::move(key);
    made.kind = model::FilterKind::Text;
    made.label = std::move(label);
    for (const std::string& name : names) {
        made.names.push_back(model::foldText(name));
    }
    return made;
}

} // namespace

model::FilterFields meaningFields(const std::vector<const SystemDesk*>& desks) {
    const auto reader = std::make_shared<MeaningReader>(desks);
    model::FilterField effect = field("effect", {"Wirkung", "effect"}, {"wirkung", "effect", "tut", "does"});
    effect.read = [reader](const model::Card& card) { return model::StatValue(reader->of(card).effect); };
    model::FilterField trigger = field("trigger", {"Auslöser", "trigger"}, {"auslöser", "trigger", "wann", "when"});
    trigger.read = [reader](const model::Card& card) { return model::StatValue(reader->of(card).trigger); };
    return {std::move(effect), std::move(trigger)};
}

QString exampleQuery(const model::SystemInfo& info, model::Language language) {
    const bool isGerman = language == model::Language::German;
    const auto word = [](const std::string& label) {
        const QString text = QString::fromStdString(label).toLower();
        return text.contains(QLatin1Char(' ')) ? QLatin1Char('"') + text + QLatin1Char('"') : text;
    };
    QStringList parts;
    if (!info.schema.types.empty()) {
        parts << (isGerman ? QStringLiteral("typ:") : QStringLiteral("type:")) +
                     word(info.schema.types.front().name.in(language));
    }
    for (const model::FieldInfo& field : info.schema.fields) {
        if (field.kind != model::FieldKind::Int || field.derived) {
            continue;
        }
        // A name with a space cannot stand before the sign: the key can always.
        const QString label = QString::fromStdString(field.label.de).toLower();
        const bool fits = isGerman && !label.contains(QLatin1Char(' '));
        parts << (fits ? label : QString::fromStdString(field.key)) + QStringLiteral("<=2");
        break;
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace blattwerk::app
