#include "app/print/print_choice.h"

#include "app/session/workspace.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kMostInARow = 6;
constexpr std::size_t kProposals = 6;
const QString kKey = QStringLiteral("print/choice");

QJsonObject toJson(const PrintChoice& choice) {
    const ProofOptions& sheet = choice.sheet;
    return {{QStringLiteral("which"), int(choice.which)},
            {QStringLiteral("deck"), choice.deck},
            {QStringLiteral("query"), choice.query},
            {QStringLiteral("paper"), sheet.paper == Paper::Letter ? QStringLiteral("letter") : QStringLiteral("a4")},
            {QStringLiteral("bleed"), sheet.bleed},
            {QStringLiteral("columns"), sheet.columns},
            {QStringLiteral("rows"), sheet.rows},
            {QStringLiteral("backs"), int(sheet.backs)},
            {QStringLiteral("doubledBack"), sheet.doubledBack},
            {QStringLiteral("cropMarks"), sheet.cropMarks},
            {QStringLiteral("cutLines"), sheet.cutLines},
            {QStringLiteral("ruler"), sheet.ruler},
            {QStringLiteral("footer"), sheet.footer},
            {QStringLiteral("stamp"), sheet.stamp},
            {QStringLiteral("language"),
             sheet.language == model::Language::English ? QStringLiteral("en") : QStringLiteral("de")}};
}

} // namespace

PrintChoice rememberedChoice(const Settings& settings, model::Language language) {
    const QJsonObject stored = QJsonDocument::fromJson(settings.value(kKey).toByteArray()).object();
    PrintChoice choice;
    choice.which = PrintChoice::Which(std::clamp(stored[u"which"].toInt(0), 0, 2));
    choice.deck = stored[u"deck"].toString();
    choice.query = stored[u"query"].toString();
    ProofOptions& sheet = choice.sheet;
    sheet.paper = stored[u"paper"].toString() == QLatin1String("letter") ? Paper::Letter : Paper::A4;
    sheet.bleed = std::clamp(stored[u"bleed"].toDouble(0), 0.0, 6.0);
    sheet.columns = std::clamp(stored[u"columns"].toInt(0), 0, kMostInARow);
    sheet.rows = std::clamp(stored[u"rows"].toInt(0), 0, kMostInARow);
    sheet.backs = Backs(std::clamp(stored[u"backs"].toInt(0), 0, 2));
    sheet.doubledBack = stored[u"doubledBack"].toBool(sheet.doubledBack);
    sheet.cropMarks = stored[u"cropMarks"].toBool(sheet.cropMarks);
    sheet.cutLines = stored[u"cutLines"].toBool(sheet.cutLines);
    sheet.ruler = stored[u"ruler"].toBool(sheet.ruler);
    sheet.footer = stored[u"footer"].toBool(sheet.footer);
    sheet.stamp = stored[u"stamp"].toBool(sheet.stamp);
    const QString code = stored[u"language"].toString();
    sheet.language = code == QLatin1String("en")   ? model::Language::English
                     : code == QLatin1String("de") ? model::Language::German
                                                   : language;
    return choice;
}

void rememberChoice(Settings& settings, const PrintChoice& choice) {
    settings.setValue(kKey, QJsonDocument(toJson(choice)).toJson(QJsonDocument::Compact));
}

std::string optionsText(const PrintChoice& choice) {
    return QJsonDocument(toJson(choice)).toJson(QJsonDocument::Compact).toStdString();
}

model::Result<std::vector<model::CollectionEntry>> chosenCards(const PrintChoice& choice, Workspace& workspace,
                                                               FaceSource& faces, const std::string& system) {
    const SystemDesk& desk = workspace.system(system);
    std::vector<model::CollectionEntry> entries;
    switch (choice.which) {
    case PrintChoice::Which::Deck:
        if (const model::Collection* deck = desk.collection(choice.deck.toStdString())) {
            entries = faces.printed(system, *deck);
        }
        break;
    case PrintChoice::Which::All:
        for (const model::Card& card : desk.cards) {
            entries.push_back({card.key, 1});
        }
        break;
    case PrintChoice::Which::Found: {
        if (choice.query.trimmed().isEmpty()) {
            break;
        }
        auto found = workspace.project().cardSearch().find(choice.query.toStdString(), {.system = system, .limit = 0});
        if (!found) {
            return found.error();
        }
        for (const model::Card& card : *found) {
            entries.push_back({card.key, 1});
        }
        break;
    }
    }
    return entries;
}

QSize automaticGrid(const ProofOptions& options, QSizeF card) {
    ProofOptions asked = options;
    asked.columns = 0;
    asked.rows = 0;
    const auto plan = planSheets(asked, card, 1);
    return plan ? QSize(plan->columns, plan->rows) : QSize(0, 0);
}

std::vector<QSize> fittingGrids(const ProofOptions& options, QSizeF card) {
    std::vector<QSize> grids;
    for (int columns = 1; columns <= kMostInARow; ++columns) {
        for (int rows = 1; rows <= kMostInARow; ++rows) {
            ProofOptions asked = options;
            asked.columns = columns;
            asked.rows = rows;
            if (planSheets(asked, card, 1)) {
                grids.emplace_back(columns, rows);
            }
        }
    }
    const auto area = [](QSize grid) { return grid.width() * grid.height(); };
    std::ranges::stable_sort(grids, [&area](QSize a, QSize b) { return area(a) > area(b); });
    if (grids.size() > kProposals) {
        grids.resize(kProposals);
    }
    return grids;
}

} // namespace blattwerk::app
