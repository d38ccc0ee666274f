#include "app/exchange/change_tree.h"
#include "app/exchange/import_dialog.h"

#include "app/cards/card_columns.h"
#include "app/session/difference_text.h"
#include "app/session/sentences.h"
#include "app/session/spoken_arguments.h"
#include "app/session/text_language.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "engine/language/card_language.h"
#include "model/card_fields.h"
#include "model/text_folding.h"

namespace blattwerk::app {

using database::ItemId;
using database::ItemKind;

namespace {

QString text(const model::StatValue& value) {
    return QString::fromStdString(model::printableText(model::valueText(value), false));
}

/// Finds sentences that nobody understands in cards that are about to come.
class SentenceCheck {
public:
    SentenceCheck(const SystemDesk& desk, const std::vector<model::Card>& added)
        : m_engine(desk.engine.get()),
          m_language(textLanguage(desk.info)),
          m_index(poolOf(desk, added)) {}

    [[nodiscard]] QStringList unknown(const model::Card& card) const {
        QStringList found;
        if (m_engine) {
            engine::language::CardContext context = m_engine->cardContext(card, {});
            context.names = m_index.names();
            for (const auto& part : m_engine->language().read(card.text, m_language, context).unknown) {
                found << QString::fromStdString(part.text);
            }
        }
        return found;
    }

private:
    static std::vector<const model::Card*> poolOf(const SystemDesk& desk, const std::vector<model::Card>& added) {
        std::vector<const model::Card*> pool;
        for (const auto* cards : {&desk.cards, &added}) {
            for (const model::Card& card : *cards) {
                pool.push_back(&card);
            }
        }
        return pool;
    }

    const engine::System* m_engine;
    model::Language m_language;
    engine::CardIndex m_index;
};

} // namespace

void ImportDialog::addErrors(const std::vector<database::ImportError>& errors) {
    const model::SystemInfo& info = m_workspace.system(m_options.system).info;
    for (const database::ImportError& error : errors) {
        m_changes->addRemark(nullptr, tr("Line %1").arg(error.line),
                             errorSentence(spokenError(error.error, info, uiLanguage())), m_appearance.colours().error);
    }
}

void ImportDialog::showPreview() {
    const SystemDesk& desk = m_workspace.system(m_options.system);
    const SentenceCheck check(desk, m_preview.added);
    m_manual = 0;
    const auto noteManual = [&](const model::Card& card, QTreeWidgetItem* thing) {
        for (const QString& sentence : check.unknown(card)) {
            m_changes->addRemark(thing, tr("carried out by hand"), sentence, m_appearance.colours().warning);
            ++m_manual;
        }
    };
    m_changes->start();
    const QColor error = m_appearance.colours().error;
    for (const database::ImportConflict& conflict : m_preview.conflicts) {
        QStringList answers{tr("leave the row out")};
        int current = 0;
        for (const auto& card : conflict.cards) {
            current = card.key == conflict.chosen ? int(answers.size()) : current;
            answers << tr("means “%1” (%2)").arg(QString::fromStdString(card.name), QString::fromStdString(card.key));
        }
        m_changes->addChoice(
            conflict.line, tr("Line %1: %2").arg(conflict.line).arg(QString::fromStdString(conflict.row)),
            tr("fits several cards"), answers, current, conflict.chosen.empty() ? error : m_appearance.colours().ink2);
    }
    addErrors(m_preview.errors);
    for (const std::string& key : m_preview.duplicates) {
        m_changes->addRemark(nullptr, QString::fromStdString(key),
                             tr("occurs more than once, only the first row counts"), error);
    }
    for (const model::Card& card : m_preview.added) {
        noteManual(card, m_changes->addThing({ItemKind::Card, card.system, card.key}, QString::fromStdString(card.name),
                                             tr("new")));
    }
    for (const database::ChangedCard& changed : m_preview.changed) {
        QTreeWidgetItem* thing = m_changes->addThing({ItemKind::Card, changed.before.system, changed.before.key},
                                                     QString::fromStdString(changed.after.name), {});
        for (const model::FieldChange& field : changed.fields) {
            m_changes->addField(thing, field.field, fieldTitle(desk.info, field.field, uiLanguage()),
                                text(field.before), text(field.after));
        }
        noteManual(changed.after, thing);
    }
    m_changes->finish();
}

void ImportDialog::showIncoming() {
    m_changes->start();
    addErrors(m_incoming->errors);
    const auto add = [this](const database::ItemDifference& item, const QString& what) {
        return m_changes->addThing(item.id, itemTitle(item.id, item.name), what);
    };
    for (const database::ItemDifference& item : m_incoming->difference.added) {
        add(item, tr("new"));
    }
    for (const database::ItemDifference& item : m_incoming->difference.changed) {
        QTreeWidgetItem* thing = add(item, {});
        const database::SystemContents* system = m_incoming->wanted.system(item.id.system);
        for (const model::FieldChange& field : item.fields) {
            m_changes->addField(thing, field.field,
                                fieldLabel(system ? &system->package.info : nullptr, field.field, uiLanguage()),
                                text(field.before), text(field.after));
        }
    }
    for (const database::ItemDifference& item : m_incoming->difference.removed) {
        add(item, tr("deleted"));
    }
    m_changes->finish();
}

} // namespace blattwerk::app
