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

} // namespace

PrintChoice rememberedChoice(const Settings& settings, model::Language language) {
    const QJsonObject stored = QJsonDocument::fromJson(settings.value(kKey).toByteArray()).object();
    PrintChoice choice;
    static_cast<PrintSubject&>(choice) = subjectFromJson(stored);
    ProofOptions fallback;
    fallback.language = language;
    choice.sheet = sheetFromJson(stored, fallback);
    choice.preset = stored[u"preset"].toString();
    choice.printer = stored[u"printer"].toString();
    choice.onlyChanged = stored[u"onlyChanged"].toBool();
    choice.fill = stored[u"fill"].toBool();
    return choice;
}

void rememberChoice(Settings& settings, const PrintChoice& choice) {
    QJsonObject stored = toJson(choice.sheet);
    const QJsonObject subject = toJson(choice.subject());
    for (auto it = subject.begin(); it != subject.end(); ++it) {
        stored.insert(it.key(), it.value());
    }
    stored.insert(QStringLiteral("preset"), choice.preset);
    stored.insert(QStringLiteral("printer"), choice.printer);
    stored.insert(QStringLiteral("onlyChanged"), choice.onlyChanged);
    stored.insert(QStringLiteral("fill"), choice.fill);
    settings.setValue(kKey, QJsonDocument(stored).toJson(QJsonDocument::Compact));
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
