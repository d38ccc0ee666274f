// Reads one card text a number of times: run under callgrind with two numbers, the difference is what reading it costs
// in instructions, a figure that does not wander. Usage: count_language TIMES
#include "engine/language/card_language.h"
#include "tests/benchmarks/two_sentences.h"

#include <cstdio>
#include <cstdlib>

int main(int count, char** words) {
    using namespace blattwerk;
    if (count != 2) {
        std::fprintf(stderr, "Usage: count_language TIMES\n");
        return 2;
    }
    const engine::language::CardLanguage& language = tests::ShippedContent::heldenhain().system->language();
    const engine::language::CardContext card = benchmarks::cardOfTwoSentences();
    std::size_t clauses = 0;
    for (int left = std::atoi(words[1]); left > 0; --left) {
        clauses += language.read(benchmarks::kTwoSentences, model::Language::German, card).clauses.size();
    }
    std::printf("%zu\n", clauses);
    return 0;
}
