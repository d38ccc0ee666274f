#pragma once

#include "engine/language/proof/generator.h"
#include "engine/language/term.h"
#include "engine/systems/counted_amount.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <cstdint>
#include <string>

namespace blattwerk::tests {

/// Every sample sentence of the system becomes a program without manual or unknown parts. `lower` gives the programs of
/// one reading.
template<typename Lower>
void samplesLowerCompletely(const std::string& system, const Lower& lower) {
    for (const SentencePair& pair : templatePairs(system)) {
        const engine::language::CardReading reading =
            languageOf(system).read(pair.german, model::Language::German, anyCard());
        const auto programs = lower(reading);
        const engine::CardProgram& card = programs.cards.at(0);
        QVERIFY2(card.unknown == 0 && card.manualClauses == 0, pair.german.c_str());
        QCOMPARE(std::size_t{card.abilityCount} + card.staticCount, reading.abilities.size());
        for (const auto& instruction : programs.code) {
            QVERIFY2(instruction.op != decltype(instruction.op)::Manual, pair.german.c_str());
        }
    }
}

/// The same for 2,000 random abilities of the grammar; no jump leaves the program.
template<typename Lower>
void randomAbilitiesLowerCompletely(const std::string& system, std::uint64_t seed, const Lower& lower) {
    const engine::language::CardLanguage& language = languageOf(system);
    engine::language::Generator generator(language.abstractSyntax(), someNames(), seed);
    for (int i = 0; i < 2000; ++i) {
        engine::language::CardReading reading;
        reading.strings = someNames();
        reading.abilities.push_back({rewritten(generator.ability(), language.abstractSyntax().rewrites), {}, {}});
        const engine::language::Tree& tree = reading.abilities[0].tree;
        if (const engine::CountedAmount amount(language); amount.usedIn(tree, 0) && !amount.definition(tree)) {
            continue; // an X without meaning is left to people
        }
        const auto programs = lower(reading);
        QVERIFY2(programs.cards.at(0).unknown == 0,
                 language.render(reading, model::Language::German, anyCard()).c_str());
        for (const auto& instruction : programs.code) {
            QVERIFY(instruction.op != decltype(instruction.op)::Manual);
            QVERIFY(instruction.to < programs.code.size());
        }
    }
}

} // namespace blattwerk::tests
