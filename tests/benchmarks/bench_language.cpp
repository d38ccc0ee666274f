#include "engine/language/card_language.h"
#include "tests/benchmarks/two_sentences.h"
#include "tests/engine/shipped_content.h"

#include <benchmark/benchmark.h>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using blattwerk::benchmarks::cardOfTwoSentences;
using blattwerk::benchmarks::kTwoSentences;
using blattwerk::tests::ShippedContent;

namespace {

void parseCard(benchmark::State& run) {
    const CardLanguage& language = ShippedContent::heldenhain().system->language();
    const CardContext card = cardOfTwoSentences();
    for (auto _ : run) {
        benchmark::DoNotOptimize(language.read(kTwoSentences, model::Language::German, card));
    }
}
BENCHMARK(parseCard)->Unit(benchmark::kMicrosecond);

void renderCard(benchmark::State& run) {
    const CardLanguage& language = ShippedContent::heldenhain().system->language();
    const CardContext card = cardOfTwoSentences();
    const CardReading reading = language.read(kTwoSentences, model::Language::German, card);
    for (auto _ : run) {
        benchmark::DoNotOptimize(language.render(reading, model::Language::English, card));
    }
}
BENCHMARK(renderCard)->Unit(benchmark::kMicrosecond);

void completeWord(benchmark::State& run) {
    const CardLanguage& language = ShippedContent::heldenhain().system->language();
    const CardContext card = cardOfTwoSentences();
    for (auto _ : run) {
        benchmark::DoNotOptimize(
            language.complete("Beim Ausspielen: Erschöpfe eine bereite gegn", model::Language::German, card));
    }
}
BENCHMARK(completeWord)->Unit(benchmark::kMicrosecond);

/// Both languages of a system.
void loadGrammarOf(benchmark::State& run, const std::string& system) {
    const std::string base = BLATTWERK_RESOURCE_DIR "/language/base.";
    const std::string own = BLATTWERK_RESOURCE_DIR "/systems/" + system + "/vocabulary.";
    using tests::fileText;
    const engine::GrammarFiles files{fileText(base + "abs"), fileText(base + "lex"), fileText(base + "de"),
                                     fileText(base + "en"),  fileText(own + "abs"),  fileText(own + "lex"),
                                     fileText(own + "de"),   fileText(own + "en")};
    for (auto _ : run) {
        benchmark::DoNotOptimize(CardLanguage::load(files));
    }
}
void loadGrammar(benchmark::State& run) {
    loadGrammarOf(run, "heldenhain");
}
BENCHMARK(loadGrammar)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(loadGrammarOf, modulspiel, "modulspiel")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(loadGrammarOf, fahnenturnier, "fahnenturnier")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(loadGrammarOf, ikonen, "ikonen")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
