#include "app/history/history_page.h"
#include "app/history/timeline_list.h"
#include "app/session/workspace.h"

#include <QDialog>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Some steps worth looking at, on whatever cards the system has: a text, a value, a deck, and what was taken back.
void makeSteps(Workspace& workspace, const std::string& system) {
    const auto change = [&](const std::string& key, auto edit, const char* note) {
        const model::Card* found = workspace.system(system).card(key);
        if (!found) {
            return;
        }
        const model::Card before = *found;
        model::Card after = before;
        edit(after);
        database::PerformOptions options;
        options.author = "Mira";
        options.note = note;
        static_cast<void>(workspace.perform(model::editCard(before, after), options));
    };
    const SystemDesk& desk = workspace.system(system);
    std::vector<std::string> keys;
    for (const model::Card& card : desk.cards) {
        if (!card.text.empty() && card.text.find(' ') != std::string::npos && keys.size() < 3) {
            keys.push_back(card.key);
        }
    }
    if (keys.size() < 3) {
        return;
    }
    change(
        keys[1], [](model::Card& card) { card.flavour = "Übermorgen ist auch noch ein Tag."; }, "");
    change(
        keys[2], [](model::Card& card) { card.notes = "Beim Spieltest am Samstag fragen."; }, "");
    static_cast<void>(workspace.undo());
    change(
        keys[0],
        [](model::Card& card) {
            const std::size_t space = card.text.rfind(' ');
            card.text = card.text.substr(0, space) + " zweimal" + card.text.substr(space);
            for (auto& [field, value] : card.stats) {
                if (int* number = std::get_if<int>(&value); number && *number > 1) {
                    --*number;
                    break;
                }
            }
        },
        "Bei diesem Wert hat sie niemand gespielt, wenn schon eine lag. Noch einmal prüfen.");
}

} // namespace

std::vector<PageScene> HistoryPage::scenes() {
    return {
        {QStringLiteral("history"),
         [this] {
             makeSteps(workspace(), system().toStdString());
             m_list->setQuery({});
             m_list->chooseNewest();
         },
         {},
         {}},
        {QStringLiteral("history-edition"),
         [this] {
             const std::string key = system().toStdString();
             if (const auto known = workspace().project().editions().all(key); !known || known->empty()) {
                 static_cast<void>(workspace().project().editions().freeze(key, "Samstagsprobe",
                                                                           "Stand für den Spieltest am Samstag."));
             }
             makeSteps(workspace(), key);
             m_list->setQuery(QStringLiteral("ist:edition"));
             m_list->chooseNewest();
         },
         {},
         [this] { m_list->setQuery({}); }},
        {QStringLiteral("history-freeze"), [this] { askToFreeze(); },
         [this]() -> QWidget* { return findChild<QDialog*>(QStringLiteral("freeze")); },
         [this] { findChild<QDialog*>(QStringLiteral("freeze"))->reject(); }},
        {QStringLiteral("history-not-found"),
         [this] { m_list->setQuery(QStringLiteral("feld:kosten wer:niemand")); },
         {},
         [this] { m_list->setQuery(QStringLiteral("felt:kosten")); }},
        {QStringLiteral("history-wrong-query"), [] {}, {}, [this] { m_list->setQuery({}); }},
    };
}

} // namespace blattwerk::app
