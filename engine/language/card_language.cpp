#include "engine/language/card_language.h"

#include "engine/language/abstract_syntax.h"
#include "engine/language/data_lines.h"
#include "engine/language/expectation.h"
#include "engine/language/grammar.h"
#include "engine/language/grammar_compiler.h"
#include "engine/language/name_index.h"
#include "engine/language/phrase_table.h"
#include "engine/language/phrase_teacher.h"
#include "engine/language/reader.h"
#include "engine/language/reminders.h"
#include "engine/language/renderer.h"
#include "engine/language/unicode.h"
#include "engine/language/workspaces.h"
#include "engine/systems/system.h"

#include <algorithm>
#include <exception>

namespace blattwerk::engine::language {

namespace {

std::uint64_t hashed(std::uint64_t hash, std::string_view text) {
    for (const char sign : text) {
        hash = (hash ^ static_cast<unsigned char>(sign)) * 0x100000001B3ULL;
    }
    return hash;
}

} // namespace

CardLanguage::CardLanguage() : m_abstract(std::make_unique<AbstractSyntax>()) {}
CardLanguage::~CardLanguage() = default;

void CardLanguage::loadSide(model::Language language, const GrammarFiles& files) {
    const bool german = language == model::Language::German;
    const std::string code(model::languageCode(language));
    const DataFile base = readData("base." + code, german ? files.baseDe : files.baseEn);
    const DataFile vocabulary = readData("vocabulary." + code, german ? files.de : files.en);
    PhraseTable table(code, *m_abstract);
    table.readHeader(base);
    table.readHeader(vocabulary);
    table.readLexicon(readData("base.lex", files.baseLex));
    table.readLexicon(readData("vocabulary.lex", files.lex));
    table.inflect();
    table.readRules(base);
    table.readRules(vocabulary);
    Side& target = german ? m_german : m_english;
    target.grammar = std::make_unique<Grammar>(taught(GrammarCompiler(*m_abstract, table).compile(), table, files));
    target.workspaces = std::make_unique<Workspaces>(*target.grammar);
}

Grammar CardLanguage::taught(Grammar plain, const PhraseTable& table, const GrammarFiles& files) {
    std::vector<std::pair<const model::PhraseAlias*, std::vector<Rule>>> lessons;
    Parser parser(plain);
    for (const model::PhraseAlias& alias : files.aliases) {
        if (alias.language != plain.language) {
            continue;
        }
        if (auto rules = PhraseTeacher(parser).rules(alias, table)) {
            lessons.emplace_back(&alias, std::move(*rules));
        } else {
            m_faults.push_back({alias, rules.error()});
        }
    }
    const auto compiled = [&](std::size_t count) {
        PhraseTable extended = table;
        for (std::size_t i = 0; i < count; ++i) {
            for (const Rule& rule : lessons[i].second) {
                extended.addTaught(rule);
            }
        }
        return GrammarCompiler(*m_abstract, extended).compile();
    };
    Grammar best = std::move(plain);
    try {
        return lessons.empty() ? std::move(best) : compiled(lessons.size());
    } catch (const GrammarError&) {
        // One of them breaks the grammar: they are taken one after another.
        for (std::size_t i = 0; i < lessons.size();) {
            try {
                best = compiled(i + 1);
                ++i;
            } catch (const GrammarError& error) {
                m_faults.push_back({*lessons[i].first, {"language.grammar", {error.place, error.message}, {}}});
                lessons.erase(lessons.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
    }
    return best;
}

model::Result<std::shared_ptr<const CardLanguage>> CardLanguage::load(const GrammarFiles& files) {
    const auto failure = [](const std::string& place, const std::string& message) {
        return model::Error{"language.grammar", {place, message}, place + ": " + message};
    };
    try {
        std::shared_ptr<CardLanguage> language(new CardLanguage);
        language->m_abstract->load(readData("base.abs", files.baseAbs));
        language->m_abstract->load(readData("vocabulary.abs", files.abs));
        language->m_abstract->finish();
        language->loadSide(model::Language::German, files);
        language->loadSide(model::Language::English, files);
        std::uint64_t hash = 0xCBF29CE484222325ULL;
        for (const std::string* file : {&files.baseAbs, &files.baseLex, &files.baseDe, &files.baseEn, &files.abs,
                                        &files.lex, &files.de, &files.en}) {
            hash = hashed(hash, *file);
        }
        for (const model::PhraseAlias& alias : files.aliases) {
            hash = hashed(hash, alias.language + "\n" + alias.wording + "\n" + alias.phrase +
                                    (alias.canonical ? "\n=" : "\n~"));
        }
        language->m_textLanguage = files.textLanguage;
        language->m_glossary = files.glossary;
        language->m_hash = files.textLanguage == model::Language::German ? hash : ~hash;
        return std::shared_ptr<const CardLanguage>(std::move(language));
    } catch (const GrammarError& error) {
        return failure(error.place, error.message);
    } catch (const std::exception& error) {
        return failure("", error.what());
    }
}

const CardLanguage::Side& CardLanguage::side(model::Language language) const {
    return language == model::Language::German ? m_german : m_english;
}

const Grammar& CardLanguage::grammar(model::Language language) const {
    return *side(language).grammar;
}

CardReading CardLanguage::read(std::string_view text, model::Language language, const CardContext& context) const {
    Workspaces::Loan loan(*side(language).workspaces);
    return Reader(loan.parser(), context).read(text);
}

std::string CardLanguage::render(const CardReading& reading, model::Language language,
                                 const CardContext& context) const {
    Renderer renderer(grammar(language), context, reading.strings);
    for (const Ability& ability : reading.abilities) {
        static_cast<void>(renderer.add(ability.tree));
        for (const std::string& reminder : ability.reminders) {
            renderer.addReminder(reminderIn(language, reminder, m_glossary));
        }
    }
    return renderer.text();
}

model::Result<model::PhraseAlias> CardLanguage::generalised(std::string_view wording, std::string_view phrase,
                                                            model::Language language,
                                                            const CardContext& context) const {
    Workspaces::Loan loan(*side(language).workspaces);
    return PhraseTeacher(loan.parser()).generalised(wording, phrase, context);
}

model::LocalText CardLanguage::categoryLabel(int category) const {
    const auto nameIn = [category](const Side& side) {
        const auto name = side.grammar->categoryNames.find(category);
        return name == side.grammar->categoryNames.end() ? std::string() : name->second;
    };
    return {nameIn(m_german), nameIn(m_english)};
}

Completion CardLanguage::complete(std::string_view text, model::Language language, const CardContext& context) const {
    Completion completion;
    if (Reader::isTooLong(text)) {
        return completion;
    }
    Workspaces::Loan loan(*side(language).workspaces);
    Parser& parser = loan.parser();
    Reader reader(parser, context);
    std::vector<Reader::Paragraph> paragraphs = reader.paragraphs(text);
    std::vector<Token> tokens;
    // After a final dot and a line break a new ability begins.
    const bool newLine = !text.empty() && text.find_last_not_of(" \n") != std::string_view::npos &&
                         text.substr(text.find_last_not_of(" \n")).find('\n') != std::string_view::npos &&
                         !paragraphs.empty() && !paragraphs.back().dotMissing;
    if (!paragraphs.empty() && !newLine) {
        tokens = std::move(paragraphs.back().tokens);
        if (paragraphs.back().dotMissing) {
            tokens.pop_back();
        }
    }
    if (!tokens.empty() && tokens.back().end == text.size()) {
        std::size_t last = tokens.back().begin;
        if (isLetter(decode(text, last))) {
            const std::uint32_t begin = tokens.back().begin;
            completion.prefix = std::string(text.substr(begin));
            std::erase_if(tokens, [&](const Token& token) { return token.begin == begin; });
        }
    }
    if (Reader::isTooLong(tokens)) {
        return completion;
    }
    parser.setTracking(true);
    static_cast<void>(parser.parse(tokens, parser.grammar().start));
    parser.setTracking(false);
    if (parser.furthest() < tokens.size()) {
        return completion;
    }
    const std::vector<std::string>& headless = m_abstract->headlessTypes;
    const bool needsHead = tokens.empty() && !context.type.empty() &&
                           std::find(headless.begin(), headless.end(), context.type) == headless.end();
    const std::string prefix = folded(completion.prefix);
    for (Continuation& continuation : needsHead ? headedBeginnings(parser.grammar()) : continuations(parser)) {
        if (prefix.empty() || (continuation.kind == "word" && folded(continuation.text).starts_with(prefix))) {
            continuation.label = categoryLabel(continuation.category);
            completion.continuations.push_back(std::move(continuation));
        }
    }
    return completion;
}

bool CardLanguage::isUsableName(std::string_view name) const {
    const CardContext nothing;
    bool any = false;
    bool unknownInGerman = false;
    bool unknownInEnglish = false;
    for (const Side* one : {&m_german, &m_english}) {
        StringPool strings;
        std::vector<Token> tokens;
        Tokenizer(*one->grammar, nothing).tokenize(name, strings, tokens);
        any = any || !tokens.empty();
        const bool unknown = std::any_of(tokens.begin(), tokens.end(),
                                         [](const Token& token) { return token.terminal == kUnknownTerminal; });
        (one == &m_german ? unknownInGerman : unknownInEnglish) = unknown;
    }
    return any && unknownInGerman && unknownInEnglish;
}

std::vector<FunctionId> CardLanguage::saidBy(std::string_view word, model::Language language) const {
    const Grammar& said = grammar(language);
    const auto terminal = said.terminalOf.find(folded(word));
    std::vector<FunctionId> functions;
    for (const Production& production : said.productions) {
        if (terminal != said.terminalOf.end() && production.symbols.size() == 1 && production.argSymbols.empty() &&
            production.symbols[0] == terminal->second &&
            std::find(functions.begin(), functions.end(), production.fun) == functions.end()) {
            functions.push_back(production.fun);
        }
    }
    return functions;
}

std::size_t CardLanguage::functionCount() const {
    return m_abstract->functions.size();
}

std::string_view CardLanguage::functionName(FunctionId fun) const {
    return m_abstract->functions[fun].name;
}

FunctionId CardLanguage::functionId(std::string_view name) const {
    const int id = m_abstract->find(name);
    return id < 0 ? kNoFunction : static_cast<FunctionId>(id);
}

std::string_view CardLanguage::label(model::Language language, std::string_view key) const {
    const auto& labels = grammar(language).labels;
    const auto found = labels.find(std::string(key));
    return found == labels.end() ? std::string_view() : std::string_view(found->second);
}

std::string_view CardLanguage::primitive(FunctionId fun) const {
    return m_abstract->functions[fun].primitive;
}

FunctionId CardLanguage::integerFunction() const {
    return static_cast<FunctionId>(m_abstract->integer);
}

FunctionId CardLanguage::signedFunction() const {
    return static_cast<FunctionId>(m_abstract->signedInteger);
}

FunctionId CardLanguage::nameFunction() const {
    return static_cast<FunctionId>(m_abstract->name);
}

FunctionId CardLanguage::textFunction() const {
    return static_cast<FunctionId>(m_abstract->text);
}

std::uint64_t CardLanguage::grammarHash() const {
    return m_hash;
}

} // namespace blattwerk::engine::language
