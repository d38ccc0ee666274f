#include "app/shell/application.h"
#include "app/shell/main_window.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTemporaryDir>

#include <cstdlib>

using namespace blattwerk::app;

namespace {

/// From the start of the program's own code to a shown first page with all 248 cards in its table.
void windowWithSample(benchmark::State& run) {
    const QTemporaryDir folder;
    StartOptions options;
    options.settingsFile = folder.filePath("settings.ini");
    options.project = folder.filePath("sample.blattwerk");
    {
        Application first(options);
        if (!first.createProject(options.project)) {
            std::abort();
        }
    }
    for (auto _ : run) {
        Application application(options);
        QString failure;
        if (!application.start(failure)) {
            std::abort();
        }
        application.window()->show();
        QApplication::processEvents();
    }
}
BENCHMARK(windowWithSample)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
