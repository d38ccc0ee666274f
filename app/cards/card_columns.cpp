#include "app/cards/card_columns.h"

#include "app/face/face_content.h"
#include "model/card_fields.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace blattwerk::app {

namespace {

/// A card without the value comes before all that have one.
constexpr int kMissing = std::numeric_limits<int>::min();

QString local(const model::LocalText& text, model::Language language) {
    return QString::fromStdString(text.in(language));
}

/// Numbers that stand together at the foot of the card face are one column.
bool isFootValue(const model::FieldInfo& field) {
    return field.kind == model::FieldKind::Int && !field.derived && field.printed.starts_with("bottom");
}

const QCollator& collator() {
    static const QCollator kCollator = [] {
        QCollator made{QLocale(QLocale::German)};
        made.setNumericMode(true);
        made.setCaseSensitivity(Qt::CaseInsensitive);
        return made;
    }();
    return kCollator;
}

QString choiceLabel(const model::FieldInfo& field, const std::string& value, model::Language language) {
    const auto it = std::ranges::find(field.choices, value, &model::FieldChoice::value);
    return it == field.choices.end() ? QString::fromStdString(value) : local(it->label, language);
}

} // namespace

QString typeName(const model::SystemInfo& info, std::string_view type, model::Language language) {
    const model::TypeInfo* found = info.schema.type(type);
    return found ? inSentenceCase(local(found->name, language))
                 : QString::fromUtf8(type.data(), qsizetype(type.size()));
}

QString statusLabel(model::CardStatus status) {
    switch (status) {
    case model::CardStatus::Idea:
        return QCoreApplication::translate("CardColumns", "Idea");
    case model::CardStatus::Draft:
        return QCoreApplication::translate("CardColumns", "Draft");
    case model::CardStatus::Test:
        return QCoreApplication::translate("CardColumns", "Test");
    case model::CardStatus::Final:
        break;
    }
    return QCoreApplication::translate("CardColumns", "Final");
}

QString fieldLabel(const model::FieldInfo& field, const model::Stats& stats, model::Language language) {
    if (!field.labelBy.empty()) {
        const auto value = stats.find(field.labelBy);
        const std::string* word = value == stats.end() ? nullptr : std::get_if<std::string>(&value->second);
        if (word) {
            if (const auto label = field.labels.find(*word); label != field.labels.end()) {
                return inSentenceCase(local(label->second, language));
            }
        }
    }
    return inSentenceCase(local(field.label, language));
}

QString fieldTitle(const model::SystemInfo& info, std::string_view field, model::Language language) {
    if (field == "name") {
        return QCoreApplication::translate("CardColumns", "Name");
    }
    if (field == "type") {
        return QCoreApplication::translate("CardColumns", "Type");
    }
    if (field == "status") {
        return QCoreApplication::translate("CardColumns", "Status");
    }
    if (field == "text") {
        return QCoreApplication::translate("CardColumns", "Card text");
    }
    if (field == "flavour") {
        return QCoreApplication::translate("CardColumns", "Quote");
    }
    if (field == "notes") {
        return QCoreApplication::translate("CardColumns", "Notes");
    }
    if (field == "art") {
        return QCoreApplication::translate("CardColumns", "Picture");
    }
    const model::FieldInfo* found = info.schema.field(field);
    return found ? inSentenceCase(local(found->label, language))
                 : QString::fromUtf8(field.data(), qsizetype(field.size()));
}

std::vector<CardColumn> cardColumns(const model::SystemInfo& info, model::Language language) {
    std::vector<CardColumn> columns;
    const auto plain = [&](const char* id, bool isNumber = false) {
        const QString title = fieldTitle(info, id, language);
        columns.push_back({CardColumn::Kind::Field, QString::fromLatin1(id), title, title, {id}, isNumber});
    };
    columns.push_back({CardColumn::Kind::Findings,
                       QStringLiteral("findings"),
                       {},
                       QCoreApplication::translate("CardColumns", "Findings"),
                       {},
                       false});
    plain("name");
    plain("type");
    CardColumn values{CardColumn::Kind::Values, QStringLiteral("values"), {}, {}, {}, true};
    QStringList shortTitles;
    QStringList longTitles;
    for (const model::FieldInfo& field : info.schema.fields) {
        if (isFootValue(field)) {
            values.fields.push_back(field.key);
            shortTitles << local(field.shortLabel.de.empty() ? field.label : field.shortLabel, language);
            longTitles << inSentenceCase(local(field.label, language));
        }
    }
    values.title = shortTitles.join(QStringLiteral(" / "));
    values.longTitle = longTitles.join(QStringLiteral(" / "));
    bool placed = values.fields.size() < 2;
    for (const model::FieldInfo& field : info.schema.fields) {
        if (field.derived) {
            continue; // follows from the text, so no card has it stored
        }
        if (!placed && isFootValue(field)) {
            columns.push_back(values);
            placed = true;
        }
        const QString title = inSentenceCase(local(field.label, language));
        columns.push_back({CardColumn::Kind::Field,
                           QString::fromStdString(field.key),
                           title,
                           title,
                           {field.key},
                           field.kind == model::FieldKind::Int});
    }
    plain("status");
    plain("text");
    plain("flavour");
    plain("notes");
    return columns;
}

QStringList usualColumns(const model::SystemInfo& info) {
    QStringList ids{QStringLiteral("findings"), QStringLiteral("name"), QStringLiteral("type")};
    int foot = 0;
    for (const model::FieldInfo& field : info.schema.fields) {
        if (field.printed.starts_with("top left")) {
            ids << QString::fromStdString(field.key);
        }
        foot += isFootValue(field) ? 1 : 0;
    }
    if (foot > 1) {
        ids << QStringLiteral("values");
    }
    return ids << QStringLiteral("status");
}

QString columnText(const CardColumn& column, const model::Card& card, const model::SystemInfo& info,
                   model::Language language) {
    if (column.kind == CardColumn::Kind::Findings) {
        return {};
    }
    if (column.kind == CardColumn::Kind::Values) {
        QStringList parts;
        for (const std::string& field : column.fields) {
            if (card.has(field)) {
                parts << QString::number(card.number(field));
            }
        }
        return parts.join(QLatin1Char('/'));
    }
    const std::string& field = column.fields.front();
    if (field == "type") {
        return typeName(info, card.type, language);
    }
    if (field == "status") {
        return statusLabel(card.status);
    }
    const model::FieldInfo* known = info.schema.field(field);
    const model::StatValue value = model::fieldValue(card, field);
    if (known && known->kind == model::FieldKind::Choice) {
        const std::string* word = std::get_if<std::string>(&value);
        return word ? choiceLabel(*known, *word, language) : QString();
    }
    if (known && known->kind == model::FieldKind::Set) {
        QStringList labels;
        if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
            for (const std::string& word : *words) {
                labels << choiceLabel(*known, word, language);
            }
        }
        return labels.join(QStringLiteral(", "));
    }
    QString text = QString::fromStdString(model::valueText(value));
    return text.replace(QLatin1Char('\n'), QLatin1Char(' '));
}

int compareCards(const CardColumn& column, const model::Card& a, const model::Card& b, const model::SystemInfo& info,
                 model::Language language) {
    if (column.isNumber) {
        for (const std::string& field : column.fields) {
            const int x = a.number(field, kMissing);
            const int y = b.number(field, kMissing);
            if (x != y) {
                return x < y ? -1 : 1;
            }
        }
        return 0;
    }
    if (column.id == QLatin1String("status")) {
        return int(a.status) - int(b.status);
    }
    if (column.id == QLatin1String("type")) {
        const auto place = [&info](const model::Card& card) {
            return std::ranges::find(info.schema.types, card.type, &model::TypeInfo::key) - info.schema.types.begin();
        };
        return int(place(a) - place(b));
    }
    return collator().compare(columnText(column, a, info, language), columnText(column, b, info, language));
}

} // namespace blattwerk::app
