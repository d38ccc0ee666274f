#include "app/session/difference_text.h"

#include "app/session/sentences.h"
#include "model/text_folding.h"

#include <QCoreApplication>

#include <array>

namespace blattwerk::app {

using database::ItemKind;

namespace {

struct KindText {
    ItemKind kind;
    const char* text;
};

constexpr std::array kKindTexts{
    KindText{ItemKind::Project, QT_TRANSLATE_NOOP("Difference", "Project")},
    KindText{ItemKind::System, QT_TRANSLATE_NOOP("Difference", "Game system %1")},
    KindText{ItemKind::Type, QT_TRANSLATE_NOOP("Difference", "Card type %1")},
    KindText{ItemKind::Field, QT_TRANSLATE_NOOP("Difference", "Field %1")},
    KindText{ItemKind::Parameter, QT_TRANSLATE_NOOP("Difference", "Parameter %1")},
    KindText{ItemKind::RuleSet, QT_TRANSLATE_NOOP("Difference", "Rule set %1")},
    KindText{ItemKind::Layout, QT_TRANSLATE_NOOP("Difference", "Card layout")},
    KindText{ItemKind::Section, QT_TRANSLATE_NOOP("Difference", "Section %1 of the rules")},
    KindText{ItemKind::Rule, QT_TRANSLATE_NOOP("Difference", "Rule %1")},
    KindText{ItemKind::Term, QT_TRANSLATE_NOOP("Difference", "Term %1")},
    KindText{ItemKind::Message, QT_TRANSLATE_NOOP("Difference", "Message %1")},
    KindText{ItemKind::Card, QT_TRANSLATE_NOOP("Difference", "Card %1")},
    KindText{ItemKind::Collection, QT_TRANSLATE_NOOP("Difference", "Deck %1")},
    KindText{ItemKind::Ruling, QT_TRANSLATE_NOOP("Difference", "Ruling %1")},
    KindText{ItemKind::PhraseAlias, QT_TRANSLATE_NOOP("Difference", "Wording %1")},
};

constexpr std::array<std::pair<const char*, const char*>, 19> kFieldTexts{{
    {"type", QT_TRANSLATE_NOOP("Difference", "Type")},
    {"name", QT_TRANSLATE_NOOP("Difference", "Name")},
    {"text", QT_TRANSLATE_NOOP("Difference", "Text")},
    {"flavour", QT_TRANSLATE_NOOP("Difference", "Quote")},
    {"notes", QT_TRANSLATE_NOOP("Difference", "Notes")},
    {"status", QT_TRANSLATE_NOOP("Difference", "Status")},
    {"art", QT_TRANSLATE_NOOP("Difference", "Picture")},
    {"colour", QT_TRANSLATE_NOOP("Difference", "Colour")},
    {"order", QT_TRANSLATE_NOOP("Difference", "Order")},
    {"kind", QT_TRANSLATE_NOOP("Difference", "Kind")},
    {"title", QT_TRANSLATE_NOOP("Difference", "Title")},
    {"keywords", QT_TRANSLATE_NOOP("Difference", "Search words")},
    {"section", QT_TRANSLATE_NOOP("Difference", "Chapter")},
    {"parent", QT_TRANSLATE_NOOP("Difference", "Part of")},
    {"severity", QT_TRANSLATE_NOOP("Difference", "Severity")},
    {"related", QT_TRANSLATE_NOOP("Difference", "Related rules")},
    {"parameters", QT_TRANSLATE_NOOP("Difference", "Parameters")},
    {"terms", QT_TRANSLATE_NOOP("Difference", "Terms")},
    {"rules", QT_TRANSLATE_NOOP("Difference", "Rules")},
}};

QString shown(const model::StatValue& value) {
    const std::string text = model::printableText(model::valueText(value), true);
    return text.empty() ? QStringLiteral("–") : QString::fromStdString(text);
}

const model::SystemInfo* infoOf(const database::ProjectContents& before, const database::ProjectContents& after,
                                const std::string& system) {
    for (const database::ProjectContents* contents : {&after, &before}) {
        if (const database::SystemContents* one = contents->system(system)) {
            return &one->package.info;
        }
    }
    return nullptr;
}

QString saidOf(ItemKind kind, const QString& called) {
    for (const KindText& known : kKindTexts) {
        if (known.kind == kind) {
            return withArguments(QCoreApplication::translate("Difference", known.text), {called});
        }
    }
    return called;
}

} // namespace

QString itemSentence(const database::ItemId& id, const std::string& name) {
    const QString key = QString::fromStdString(id.key);
    const bool isNamed = !name.empty() && name != id.key;
    return saidOf(id.kind, isNamed ? withArguments(QCoreApplication::translate("Difference", "%1 “%2”"),
                                                   {key, QString::fromStdString(name)})
                                   : key);
}

QString itemTitle(const database::ItemId& id, const std::string& name) {
    const bool goesByName = !name.empty() && (id.kind == ItemKind::Card || id.kind == ItemKind::Collection);
    return goesByName ? saidOf(id.kind, withArguments(QCoreApplication::translate("Difference", "“%1”"),
                                                      {QString::fromStdString(name)}))
                      : itemSentence(id, name);
}

QString fieldLabel(const model::SystemInfo* info, const std::string& field, model::Language language) {
    if (field.starts_with("cards.")) {
        return QCoreApplication::translate("Difference", "copies of %1").arg(QString::fromStdString(field.substr(6)));
    }
    // Rules text and names are kept in two languages.
    if (field.size() > 3 && (field.ends_with(".de") || field.ends_with(".en"))) {
        const QString in = field.ends_with(".de") ? QCoreApplication::translate("Difference", "%1 in German")
                                                  : QCoreApplication::translate("Difference", "%1 in English");
        return in.arg(fieldLabel(info, field.substr(0, field.size() - 3), language));
    }
    for (const auto& [key, text] : kFieldTexts) {
        if (field == key) {
            return QCoreApplication::translate("Difference", text);
        }
    }
    const model::FieldInfo* known = info ? info->schema.field(field) : nullptr;
    const std::string label = known ? known->label.in(language) : std::string();
    return QString::fromStdString(label.empty() ? field : label);
}

QString conflictSentence(const database::MergeConflict& conflict, const database::ProjectContents& contents,
                         model::Language language) {
    const QString item = itemSentence(conflict.id, conflict.name);
    if (conflict.field.empty()) {
        return withArguments(
            QCoreApplication::translate("Difference", "%1: deleted on one side, changed on the other. It was kept."),
            {item});
    }
    const database::SystemContents* system = contents.system(conflict.id.system);
    return withArguments(QCoreApplication::translate("Difference", "%1: %2: was %3, ours %4, theirs %5"),
                         {item, fieldLabel(system ? &system->package.info : nullptr, conflict.field, language),
                          shown(conflict.base), shown(conflict.ours), shown(conflict.theirs)});
}

QStringList differenceLines(const database::Difference& difference, const database::ProjectContents& before,
                            const database::ProjectContents& after, model::Language language) {
    QStringList lines;
    for (const database::ItemDifference& item : difference.added) {
        lines << QStringLiteral("+ ") + itemSentence(item.id, item.name);
    }
    for (const database::ItemDifference& item : difference.changed) {
        const model::SystemInfo* info = infoOf(before, after, item.id.system);
        for (const model::FieldChange& change : item.fields) {
            lines << QStringLiteral("~ %1: %2: %3 → %4")
                         .arg(itemSentence(item.id, item.name), fieldLabel(info, change.field, language),
                              shown(change.before), shown(change.after));
        }
    }
    for (const database::ItemDifference& item : difference.removed) {
        lines << QStringLiteral("- ") + itemSentence(item.id, item.name);
    }
    return lines;
}

} // namespace blattwerk::app
