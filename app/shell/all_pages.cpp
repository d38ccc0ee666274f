#include "app/shell/all_pages.h"

#include "app/cards/cards_page.h"
#include "app/decks/decks_page.h"
#include "app/history/history_page.h"
#include "app/lab/lab_page.h"
#include "app/print/print_page.h"
#include "app/rules/rules_page.h"
#include "app/table/table_page.h"

namespace blattwerk::app {

namespace {

template<typename T>
Page* make(const PageContext& context, QWidget* parent) {
    return new T(context, parent);
}

} // namespace

std::vector<PageEntry> allPages() {
    return {
        {QStringLiteral("card"), QStringLiteral("nav-karten"), make<CardsPage>},
        {QStringLiteral("deck"), QStringLiteral("nav-decks"), make<DecksPage>},
        {QStringLiteral("rule"), QStringLiteral("nav-regeln"), make<RulesPage>},
        {QStringLiteral("table"), QStringLiteral("nav-spieltisch"), make<TablePage>},
        {QStringLiteral("lab"), QStringLiteral("nav-labor"), make<LabPage>},
        {QStringLiteral("print"), QStringLiteral("nav-druck"), make<PrintPage>},
        {QStringLiteral("history"), QStringLiteral("nav-verlauf"), make<HistoryPage>},
    };
}

} // namespace blattwerk::app
