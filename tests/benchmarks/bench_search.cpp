#include "database/project.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QTemporaryDir>

#include <cstdlib>

using namespace blattwerk;

namespace {

constexpr int kCards = 100000;

/// A project with that many cards: the shipped ones again and again under other keys and names.
database::Project& largeProject() {
    static QTemporaryDir folder;
    static const std::unique_ptr<database::Project> project = [] {
        auto packages = database::loadPackages();
        if (!packages || packages->empty()) {
            std::abort();
        }
        database::SystemPackage& package = packages->front();
        const std::vector<model::Card> originals = package.cards;
        package.cards.reserve(kCards);
        for (int i = int(originals.size()); i < kCards; ++i) {
            model::Card card = originals[size_t(i) % originals.size()];
            card.key += "-" + std::to_string(i);
            card.name += " " + std::to_string(i);
            package.cards.push_back(std::move(card));
        }
        auto made = database::Project::create(folder.filePath("large.blattwerk").toStdString(), *packages);
        if (!made) {
            std::abort();
        }
        return std::move(*made);
    }();
    return *project;
}

void find(benchmark::State& run, const char* query) {
    database::Project& project = largeProject();
    for (auto _ : run) {
        benchmark::DoNotOptimize(project.cardSearch().find(query, {"heldenhain", 60}));
    }
}
BENCHMARK_CAPTURE(find, oneLetter, "s")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(find, word, "stress")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(find, partOfCompound, "sammeln")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(find, fields, "typ:charakter kosten<=2 text:stress")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(find, wordAndNothing, "stress kosten=77")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(find, wordAndOtherStatus, "stress status:idee")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(find, fieldsThatNeverMeet, "typ:ausrüstung einsatz>=1 text:stress")->Unit(benchmark::kMillisecond);

void openLarge(benchmark::State& run) {
    const std::string path = largeProject().path();
    for (auto _ : run) {
        benchmark::DoNotOptimize(database::Project::open(path, database::OpenMode::ReadOnly));
    }
}
BENCHMARK(openLarge)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
