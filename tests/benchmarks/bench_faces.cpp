#include "app/face/fonts.h"
#include "app/print_sheet/proof_job.h"
#include "app/session/sample.h"
#include "app/session/workspace.h"
#include "app/widgets/face_source.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <QTemporaryDir>

#include <cstdlib>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

struct Studio {
    std::unique_ptr<Workspace> workspace;
    std::unique_ptr<FaceSource> faces;
    std::vector<FaceContent> cards;

    static Studio& get() {
        static Studio studio;
        return studio;
    }

    FacePainter& painter() { return *faces->painter("heldenhain"); }

private:
    Studio() {
        auto sample = sampleWorkspace();
        if (!sample) {
            std::abort();
        }
        workspace = std::move(*sample);
        faces = std::make_unique<FaceSource>(*workspace, shippedTokens());
        for (const model::Card& card : workspace->system("heldenhain").cards) {
            cards.push_back(faces->content("heldenhain", card));
        }
    }
};

void facesAt300Dpi(benchmark::State& run) {
    Studio& studio = Studio::get();
    std::size_t i = 0;
    for (auto _ : run) {
        benchmark::DoNotOptimize(studio.painter().renderPrint(studio.cards[i++ % studio.cards.size()], 300));
    }
    run.counters["per_s"] = benchmark::Counter(double(run.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(facesAt300Dpi)->Unit(benchmark::kMillisecond);

void proofOf62Cards(benchmark::State& run) {
    Studio& studio = Studio::get();
    const QTemporaryDir folder;
    for (auto _ : run) {
        ProofJob job(studio.painter(), {studio.cards.begin(), studio.cards.begin() + 62}, {});
        if (!job.write(folder.filePath("proof.pdf"))) {
            std::abort();
        }
    }
    run.counters["per_s"] = benchmark::Counter(double(run.iterations()) * 62, benchmark::Counter::kIsRate);
}
BENCHMARK(proofOf62Cards)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    loadFonts();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
