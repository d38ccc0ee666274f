// Prints how fast the project file answers at many cards: `measure_database [cards]`. Not a test: figures wander with
// the machine.
#include "database/exchange/import.h"
#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace blattwerk::model;
using namespace blattwerk::database;

namespace {

/// Computing time, which others on the machine do not stretch.
double medianMs(int runs, const std::function<void()>& work) {
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        const std::clock_t before = std::clock();
        work();
        times.push_back(1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

ImportRows manyRows(int count) {
    const std::vector<std::string> first{"Über",  "Straßen", "Haus",   "Punkte", "Stress",
                                         "Nacht", "Feuer",   "Wolken", "Gold",   "Glücks"};
    const std::vector<std::string> second{"läufer",  "sammlerin", "fest", "wächter", "drache",
                                          "meister", "kind",      "fee",  "fall",    "bote"};
    const std::vector<std::string> texts{
        "Beim Ausspielen: Entferne 1 Stress von einer eigenen Figur.", "Nach dem Punktesammeln: Ziehe 1 Karte.",
        "Andere eigene Charaktere haben +1 Einsatz.", "Erschöpft: Ziele auf eine Figur. Sie bekommt 2 Stress.", ""};
    ImportRows rows;
    rows.columns = {"key", "type", "name", "cost", "faction", "text", "flavour"};
    std::uint32_t seed = 7;
    const auto pick = [&seed](std::size_t n) {
        seed = seed * 1664525u + 1013904223u;
        return (seed >> 10) % n;
    };
    for (int i = 0; i < count; ++i) {
        ImportRow row;
        row.line = i + 2;
        const std::string number = std::to_string(i);
        row.values = {{"key", "karte-" + number},
                      {"type", pick(4) == 0 ? "equipment" : "character"},
                      {"name", first[pick(10)] + second[pick(10)] + " " + number},
                      {"cost", std::to_string(pick(10))},
                      {"faction", pick(2) == 0 ? "SUP" : "PUR"},
                      {"text", texts[pick(5)] + " " + texts[pick(5)]},
                      {"flavour", "„So ein Tag, so wunderschön wie Nummer " + number + "“"}};
        rows.rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const int count = argc > 1 ? std::atoi(argv[1]) : 100000;
    QTemporaryDir folder;
    const std::string path = folder.filePath("viele.blattwerk").toStdString();
    auto created = Project::create(path, sample::packages());
    if (!created) {
        return 1;
    }
    std::unique_ptr<Project> project = std::move(*created);
    const ImportRows rows = manyRows(count);
    ImportOptions options;
    options.system = "probe";
    QElapsedTimer clock;
    clock.start();
    const auto preview = previewImport(*project, rows, options);
    std::printf("preview of %d rows: %lld ms\n", count, static_cast<long long>(clock.restart()));
    const std::clock_t before = std::clock();
    if (!preview || !applyImport(*project, *preview)) {
        return 1;
    }
    const double cpu = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    std::printf("import of %d rows: %lld ms, %.0f ms of them computing\n", count,
                static_cast<long long>(clock.restart()), cpu);
    project.reset();
    std::printf("close: %lld ms\n", static_cast<long long>(clock.restart()));
    auto opened = Project::open(path);
    project = std::move(*opened);
    std::printf("open: %lld ms\n", static_cast<long long>(clock.restart()));
    std::printf("all cards: %.1f ms\n", medianMs(3, [&] { static_cast<void>(project->cards().all()); }));
    CardSearchOptions page;
    page.limit = 100;
    for (const char* query : {"",
                              "s",
                              "st",
                              "str",
                              "stress",
                              "sammeln",
                              "überläufer",
                              "überläufer 4242",
                              "drache gold",
                              "läufer",
                              "typ:charakter kosten<=2",
                              "kosten=3 stress",
                              "text:\"1 Stress\"",
                              "text:einsatz",
                              "-typ:charakter nacht",
                              "nacht oder feuer",
                              "qqq",
                              "kosten=77",
                              "deck:erstes",
                              "fraktion:pur gold",
                              "typ:charakter kosten<=2 text:stress",
                              "typ:charakter kosten<=2 text:4242",
                              "stress kosten=77",
                              "stress status:fertig",
                              "4242 typ:ausrüstung",
                              "text:einsatz kosten>8 fraktion:pur typ:ausrüstung -nacht",
                              "\"1 Stress\" kosten>=77 typ:charakter"}) {
        std::size_t found = 0;
        const double time = medianMs(5, [&] { found = project->cardSearch().find(query, page)->size(); });
        std::printf("%-28s first %3zu in %7.2f ms\n", query, found, time);
    }
    const double everything = medianMs(3, [&] { static_cast<void>(project->cardSearch().find("stress")); });
    std::printf("all hits of a common word, ranked: %.1f ms\n", everything);
    int n = 0;
    const double edit = medianMs(25, [&] {
        const Card card = *project->cards().only("karte-77");
        Card after = card;
        after.notes = std::to_string(++n);
        static_cast<void>(project->perform(editCard(card, after)));
    });
    std::printf("one edit, stored: %.2f ms\n", edit);
    std::printf("undo: %.2f ms\n", medianMs(5, [&] { static_cast<void>(project->undo()); }));
    return 0;
}
