#pragma once

namespace CLI {
class App;
}

namespace blattwerk::app::cli {

struct Console;

// Each adds its command to the program; when it is given, it runs and leaves its exit code in the console.
void addNew(CLI::App& program, Console& console);
void addInfo(CLI::App& program, Console& console);
void addCards(CLI::App& program, Console& console);
void addEdit(CLI::App& program, Console& console);
void addDeck(CLI::App& program, Console& console);
void addHistory(CLI::App& program, Console& console);
void addCheck(CLI::App& program, Console& console);
void addRules(CLI::App& program, Console& console);
void addAlias(CLI::App& program, Console& console);
void addMeaning(CLI::App& program, Console& console);
void addVocabulary(CLI::App& program, Console& console);
void addLanguage(CLI::App& program, Console& console);
void addImport(CLI::App& program, Console& console);
void addScenario(CLI::App& program, Console& console);
void addGoldfish(CLI::App& program, Console& console);
void addSimulate(CLI::App& program, Console& console);
void addMergeResults(CLI::App& program, Console& console);
void addCompare(CLI::App& program, Console& console);
void addPlay(CLI::App& program, Console& console);
void addReplay(CLI::App& program, Console& console);
void addProof(CLI::App& program, Console& console);
void addImages(CLI::App& program, Console& console);

} // namespace blattwerk::app::cli
