#include "app/history/item_words.h"

#include "app/cards/card_columns.h"
#include "app/face/face_content.h"
#include "app/session/difference_text.h"
#include "app/session/sentences.h"
#include "model/text_folding.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace blattwerk::app {

using database::EntityKind;
using database::HistoryChange;
using database::HistoryItem;
using database::ItemChange;

namespace {

constexpr qsizetype kShortValue = 24;

QString translate(const char* context, const char* text) {
    return QCoreApplication::translate(context, text);
}

QLocale locale() {
    return uiLanguage() == model::Language::German ? QLocale(QLocale::German) : QLocale(QLocale::English);
}

QDateTime localDateTime(const std::string& utc) {
    return QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs).toLocalTime();
}

QString kindWord(EntityKind kind) {
    switch (kind) {
    case EntityKind::Card:
        return translate("History", "card");
    case EntityKind::Collection:
        return translate("History", "deck");
    case EntityKind::RuleSet:
        return translate("History", "rule set");
    case EntityKind::Layout:
        return translate("History", "card layout");
    case EntityKind::Ruling:
        return translate("History", "ruling");
    case EntityKind::Section:
        return translate("History", "chapter");
    case EntityKind::Rule:
        return translate("History", "rule");
    case EntityKind::Term:
        return translate("History", "term");
    case EntityKind::PhraseAlias:
        break;
    }
    return translate("History", "wording");
}

bool isRuleText(EntityKind kind) {
    return kind == EntityKind::Section || kind == EntityKind::Rule || kind == EntityKind::Term;
}

QString newWord(EntityKind kind) {
    return kind == EntityKind::Card         ? translate("History", "new card")
           : kind == EntityKind::Collection ? translate("History", "new deck")
                                            : translate("History", "new");
}

} // namespace

ItemWords::ItemWords(const SystemDesk& desk) : m_desk(desk) {
    for (const model::Collection& collection : desk.collections) {
        for (const model::CollectionEntry& entry : collection.cards) {
            m_accents.emplace(entry.cardKey, QString::fromStdString(collection.colour));
        }
    }
}

QString ItemWords::name(const HistoryItem& item) const {
    const model::Language language = uiLanguage();
    if (item.entity == EntityKind::Card) {
        const model::Card* card = m_desk.card(item.key);
        return QString::fromStdString(card ? card->name : item.key);
    }
    if (item.entity == EntityKind::Collection) {
        const model::Collection* deck = m_desk.collection(item.key);
        return QString::fromStdString(deck ? deck->name.in(language) : item.key);
    }
    if (item.entity == EntityKind::RuleSet) {
        const auto set = std::ranges::find(m_desk.info.ruleSets, item.key, &model::RuleSet::key);
        return QString::fromStdString(set == m_desk.info.ruleSets.end() ? item.key : set->name.in(language));
    }
    if (item.entity == EntityKind::Layout) {
        return translate("History", "Card layout");
    }
    if (item.entity == EntityKind::PhraseAlias) {
        return QString::fromStdString(item.key.substr(item.key.find(':') + 1));
    }
    return QString::fromStdString(item.key);
}

QString ItemWords::accent(const HistoryItem& item) const {
    if (item.entity == EntityKind::Collection) {
        const model::Collection* deck = m_desk.collection(item.key);
        return deck ? QString::fromStdString(deck->colour) : QString();
    }
    const auto known = m_accents.find(item.key);
    return item.entity == EntityKind::Card && known != m_accents.end() ? known->second : QString();
}

QString ItemWords::fieldTitle(const HistoryItem& item, const std::string& field) const {
    if (field.starts_with("cards.")) {
        return name({EntityKind::Card, item.system, field.substr(6)});
    }
    if (field == "order") {
        return translate("History", "Order");
    }
    if (field == "colour") {
        return translate("History", "Colour");
    }
    if (field == "text" && item.entity == EntityKind::Layout) {
        return translate("History", "Card layout");
    }
    if (isRuleText(item.entity)) {
        return fieldLabel(&m_desk.info, field, uiLanguage());
    }
    // `en.name`, `en.clause.2`: the field of a translation.
    if (const std::size_t dot = field.find('.'); dot == 2) {
        const std::string inner = field.substr(3);
        const QString what = inner.starts_with("clause.")
                                 ? translate("History", "sentence %1").arg(QString::fromStdString(inner.substr(7)))
                             : inner == "up_to_date" ? translate("History", "checked")
                                                     : app::fieldTitle(m_desk.info, inner, uiLanguage());
        const QString language =
            field.starts_with("en") ? translate("History", "English") : translate("History", "German");
        return QStringLiteral("%1, %2").arg(language, what);
    }
    return app::fieldTitle(m_desk.info, field, uiLanguage());
}

QString ItemWords::value(const std::string& field, const model::StatValue& value) const {
    const model::Language language = uiLanguage();
    if (const auto* keys = std::get_if<std::vector<std::string>>(&value); keys && field == "order") {
        QStringList names;
        for (const std::string& key : *keys) {
            const model::Card* card = m_desk.card(key);
            names << QString::fromStdString(card ? card->name : key);
        }
        return names.join(QStringLiteral(", "));
    }
    const std::string text = model::valueText(value);
    if (field == "type") {
        return typeName(m_desk.info, text, language);
    }
    if (field == "status") {
        model::CardStatus status{};
        return model::statusFromName(text, status) ? statusLabel(status) : QString::fromStdString(text);
    }
    if (field == "art") {
        return text.empty() ? QString()
                            : translate("History", "picture %1").arg(QString::fromStdString(text.substr(0, 8)));
    }
    if (const model::FieldInfo* known = m_desk.info.schema.field(field)) {
        const auto choice = std::ranges::find(known->choices, text, &model::FieldChoice::value);
        if (choice != known->choices.end() && !choice->label.in(language).empty()) {
            return QString::fromStdString(choice->label.in(language));
        }
    }
    return QString::fromStdString(model::printableText(text, false));
}

QString ItemWords::changeWords(const ItemChange& change, const std::vector<HistoryChange>& fields) const {
    if (change.kind == ItemChange::Kind::Added) {
        return newWord(change.item.entity);
    }
    if (change.kind == ItemChange::Kind::Removed) {
        return translate("History", "deleted");
    }
    QStringList titles;
    for (const HistoryChange& field : fields) {
        titles << fieldTitle(change.item, field.field);
    }
    if (fields.size() == 1) {
        const QString before = value(fields.front().field, fields.front().before).simplified();
        const QString after = value(fields.front().field, fields.front().after).simplified();
        if (before.size() <= kShortValue && after.size() <= kShortValue) {
            const auto shown = [](const QString& text) { return text.isEmpty() ? QStringLiteral("–") : text; };
            return QStringLiteral("%1 %2 → %3").arg(titles.front(), shown(before), shown(after));
        }
    }
    return titles.join(QStringLiteral(", "));
}

std::pair<QString, QString> ItemWords::headline(const database::RevisionHead& head) const {
    if (head.kind == "create") {
        return {translate("History", "Project created"),
                QCoreApplication::translate("History", "%n card(s) and decks", nullptr, head.items)};
    }
    if (head.items == 1) {
        QString name = this->name(head.first.item);
        if (name == QString::fromStdString(head.first.item.key)) {
            // It is gone now; its creation and deletion tell what it was called.
            for (const HistoryChange& change : head.changes) {
                const bool isName = change.field == "name";
                const std::string called = isName ? model::valueText(change.after) : std::string();
                const std::string before = isName ? model::valueText(change.before) : std::string();
                name = !called.empty()   ? QString::fromStdString(called)
                       : !before.empty() ? QString::fromStdString(before)
                                         : name;
            }
        }
        const bool isDeck = head.first.item.entity != EntityKind::Card;
        const QString title = isDeck && head.first.item.entity != EntityKind::Layout
                                  ? QStringLiteral("%1 %2").arg(inSentenceCase(kindWord(head.first.item.entity)), name)
                                  : name;
        return {title, changeWords(head.first, head.changes)};
    }
    const QString count = QCoreApplication::translate("History", "%n thing(s) changed", nullptr, head.items);
    const QString others = translate("History", "%1 and others").arg(name(head.first.item));
    return head.kind == "import" ? std::pair{translate("History", "Imported"), count} : std::pair{others, count};
}

QString localTime(const std::string& utc) {
    return localDateTime(utc).toString(QStringLiteral("HH:mm"));
}

QString dayName(int day) {
    const QDate date = QDate(1970, 1, 1).addDays(day);
    const QDate today = QDate::currentDate();
    if (date == today || date.addDays(1) == today) {
        return date == today ? translate("History", "today") : translate("History", "yesterday");
    }
    const bool german = uiLanguage() == model::Language::German;
    const QString pattern = german ? QStringLiteral("d. MMMM") : QStringLiteral("d MMMM");
    return locale().toString(date, date.year() == today.year() ? pattern : pattern + QStringLiteral(" yyyy"));
}

QString momentName(const std::string& utc) {
    const QDateTime when = localDateTime(utc);
    if (!when.isValid()) {
        return QString::fromStdString(utc);
    }
    const int day = int(QDate(1970, 1, 1).daysTo(when.date()));
    return translate("History", "%1 at %2").arg(dayName(day), when.toString(QStringLiteral("HH:mm")));
}

} // namespace blattwerk::app
