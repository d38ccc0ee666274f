#include "app/face/face_content.h"

#include <QStringList>

#include <algorithm>

namespace blattwerk::app {

namespace {

QString toText(const std::string& utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

class ContentMaker {
public:
    ContentMaker(const FaceLayout& layout, const model::CardSchema& schema, const model::Card& card,
                 const FaceTexts& texts)
        : m_layout(layout),
          m_schema(schema),
          m_card(card),
          m_texts(texts) {}

    FaceContent make() {
        const FaceTypeLayout& type = m_layout.type(toText(m_card.type));
        FaceContent out;
        out.key = toText(m_card.key);
        if (type.sameFront)
            out.front = toText(model::keyFromName(m_card.name));
        out.type = toText(m_card.type);
        out.language = m_texts.language;
        out.picture = m_texts.picture;
        const QString colourValue = plain(m_layout.colourField);
        out.colour =
            m_layout.colourOf.value(colourValue, type.colour.isEmpty() ? m_layout.colourFallback : type.colour);
        addCost(out, type);
        if (type.showsTiles)
            addTiles(out);
        out.note = toText(type.note.in(m_texts.language));
        out.backSign = type.backSign;
        out.ring = plain(type.ringField);
        out.ringIcon = m_layout.ringIcons.value(out.ring);
        if (!out.ringIcon.isEmpty())
            out.ring.clear();
        out.backMark = plain(type.backField);
        if (!out.backMark.isEmpty())
            out.backLabel = out.backMark == u'1' && !type.backOne.de.empty()
                                ? capitals(toText(type.backOne.in(m_texts.language)))
                                : label(type.backField);
        if (const model::TypeInfo* info = m_schema.type(m_card.type))
            out.typeName = inSentenceCase(toText(info->name.in(m_texts.language)));
        out.name = toText(m_card.name);
        out.text = m_texts.text.isEmpty() ? toText(m_card.text) : m_texts.text;
        out.quote = toText(m_card.flavour);
        out.abilityLine = plain(m_layout.abilityField);
        if (m_texts.language == model::Language::English)
            translate(out);
        out.typeLine = type.labelledFields.isEmpty() ? typeLine(out.typeName) : labelledLine(type.labelledFields);
        for (const ValueSlot& slot : type.values)
            addValue(out, type, slot);
        out.band = type.band;
        if (type.bandNeedsValues && std::ranges::all_of(out.values, [](const FaceValue& v) { return v.missing; }))
            out.band = ValueBand::None;
        for (const ValueGroup& group : m_layout.valueGroups)
            out.groups << capitals(toText(group.caption.in(m_texts.language)));
        const int dots = m_card.number(m_layout.dotsField.toStdString(), -1);
        out.dots = type.values.empty() || type.isSigned ? -1 : dots;
        out.stamp = QStringLiteral("r%1").arg(m_card.revision);
        if (!m_texts.edition.isEmpty())
            out.stamp += QStringLiteral(" · ") + m_texts.edition;
        return out;
    }

private:
    [[nodiscard]] const model::StatValue* stat(const QString& field) const {
        const std::string key = field.toStdString();
        for (const model::Stats* stats : {&m_texts.derived, &m_card.stats})
            if (const auto found = stats->find(key); found != stats->end())
                return &found->second;
        return nullptr;
    }

    [[nodiscard]] QString plain(const QString& field) const {
        const model::StatValue* value = field.isEmpty() ? nullptr : stat(field);
        if (value == nullptr)
            return {};
        if (const int* number = std::get_if<int>(value))
            return QString::number(*number);
        if (const auto* word = std::get_if<std::string>(value))
            return toText(*word);
        QStringList words;
        if (const auto* set = std::get_if<std::vector<std::string>>(value))
            for (const std::string& word : *set)
                words << toText(word);
        return words.join(QStringLiteral(", "));
    }

    void translate(FaceContent& out) const {
        const auto found = m_card.translations.find(std::string(model::languageCode(m_texts.language)));
        if (found == m_card.translations.end())
            return;
        const model::CardTranslation& translation = found->second;
        const auto use = [](QString& target, const std::string& text) {
            if (!text.empty())
                target = toText(text);
        };
        use(out.name, translation.name);
        use(out.quote, translation.flavour);
        use(out.abilityLine, translation.abilityLine);
    }

    /// The value as people say it: of a choice its label.
    [[nodiscard]] QString worded(const QString& field) const {
        const QString text = plain(field);
        const model::FieldInfo* info = m_schema.field(field.toStdString());
        if (info == nullptr)
            return text;
        const auto choice = std::find_if(info->choices.begin(), info->choices.end(),
                                         [&](const auto& c) { return toText(c.value) == text; });
        return choice == info->choices.end() ? text : toText(choice->label.in(m_texts.language));
    }

    /// `SET BURG · LEVEL B`
    [[nodiscard]] QString labelledLine(const QStringList& fields) const {
        QStringList parts;
        for (const QString& field : fields)
            if (const QString text = worded(field); !text.isEmpty())
                parts << label(field) + u' ' + text;
        return capitals(parts.join(QStringLiteral(" · ")));
    }

    void addCost(FaceContent& out, const FaceTypeLayout& type) const {
        const QString& field = type.costField.isEmpty() ? m_layout.costField : type.costField;
        out.cost = plain(field);
        if (out.cost.isEmpty())
            return;
        if (!type.costUnit.isEmpty())
            out.cost += QChar(0x00A0) + type.costUnit;
        const model::FieldInfo* info = m_schema.field(field.toStdString());
        if (info != nullptr && m_layout.plateSize.isValid())
            out.costLabel = inSentenceCase(toText(info->label.in(m_texts.language)));
    }

    /// A card that names no place may be played at all.
    void addTiles(FaceContent& out) const {
        const model::FieldInfo* info = m_schema.field(m_layout.tilesField.toStdString());
        if (info == nullptr)
            return;
        const model::StatValue* value = stat(m_layout.tilesField);
        const auto* named = value == nullptr ? nullptr : std::get_if<std::vector<std::string>>(value);
        for (const model::FieldChoice& choice : info->choices) {
            const auto tile = choice.properties.find("tile");
            const model::LocalText& label = tile != choice.properties.end() ? tile->second : choice.label;
            const bool open =
                named == nullptr || named->empty() || std::ranges::find(*named, choice.value) != named->end();
            out.tiles.push_back(
                {m_layout.tileIcons.value(toText(choice.value)), toText(label.in(m_texts.language)), open});
        }
    }

    [[nodiscard]] QString typeLine(const QString& typeName) const {
        QStringList parts{typeName};
        for (const QString& field : m_layout.typeFields) {
            parts << worded(field);
        }
        parts.removeAll(QString());
        return capitals(parts.join(QStringLiteral(" · ")));
    }

    [[nodiscard]] QString label(const QString& field) const {
        const model::FieldInfo* info = m_schema.field(field.toStdString());
        if (info == nullptr)
            return {};
        if (!info->labelBy.empty()) {
            const auto found = info->labels.find(plain(toText(info->labelBy)).toStdString());
            if (found != info->labels.end())
                return capitals(toText(found->second.in(m_texts.language)));
        }
        const model::LocalText& label =
            m_layout.shortLabels && !info->shortLabel.de.empty() ? info->shortLabel : info->label;
        return capitals(toText(label.in(m_texts.language)));
    }

    void addValue(FaceContent& out, const FaceTypeLayout& type, const ValueSlot& slot) const {
        const model::StatValue* value = stat(slot.field);
        const int* number = value == nullptr ? nullptr : std::get_if<int>(value);
        FaceValue cell{slot.icon, {}, label(slot.labelField)};
        if (number == nullptr || (type.isSigned && *number == 0)) {
            if (!type.isSigned) {
                out.values.emplace_back(); // keeps the places of the others
                return;
            }
            cell.text = QStringLiteral("–");
            cell.missing = true;
        } else {
            cell.text = QString::number(std::abs(*number));
            if (*number < 0)
                cell.text.prepend(QChar(0x2212));
            else if (type.isSigned)
                cell.text.prepend(u'+');
        }
        out.values.push_back(std::move(cell));
    }

    const FaceLayout& m_layout;
    const model::CardSchema& m_schema;
    const model::Card& m_card;
    const FaceTexts& m_texts;
};

} // namespace

FaceContent makeFaceContent(const FaceLayout& layout, const model::CardSchema& schema, const model::Card& card,
                            const FaceTexts& texts) {
    return ContentMaker(layout, schema, card, texts).make();
}

QString capitals(QString text) {
    return text.replace(QChar(0x00DF), QChar(0x1E9E)).toUpper();
}

QString inSentenceCase(QString words) {
    if (!words.isEmpty()) {
        words[0] = words[0].toUpper();
    }
    return words;
}

} // namespace blattwerk::app
