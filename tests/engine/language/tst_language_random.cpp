#include "engine/language/abstract_syntax.h"
#include "engine/language/grammar.h"
#include "engine/language/proof/generator.h"
#include "engine/language/renderer.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

constexpr std::array<model::Language, 2> kLanguages{model::Language::German, model::Language::English};

/// Sentences per language; `BLATTWERK_LANGUAGE_SENTENCES` asks for more.
int sentences(int usual = 3000) {
    const int wanted = qEnvironmentVariableIntValue("BLATTWERK_LANGUAGE_SENTENCES");
    return wanted > 0 ? wanted : usual;
}

CardContext zorro() {
    CardContext context = anyCard();
    context.ownName = "Zorro";
    return context;
}

/// A sentence beyond the cap is not parsed; nor does one mean something where it is unclear how far it reaches, whether
/// it may be refused, or what "diese Figur" is, as random wordings often leave it.
bool isLeftOut(const CardReading& reading) {
    return std::any_of(reading.notes.begin(), reading.notes.end(), [](const Note& note) {
        return note.kind == NoteKind::TooLong || note.kind == NoteKind::ScopeUnclear ||
               note.kind == NoteKind::PriceUnclear || note.kind == NoteKind::ThisUnclear;
    });
}

/// Every word has a meaning. Random sentences say X without telling what it counts.
bool isUnderstood(const CardReading& reading) {
    const auto isAboutX = [](const Note& note) {
        return note.kind == NoteKind::AmountUndefined || note.kind == NoteKind::AmountDefinedTwice;
    };
    return reading.understood || (reading.manual == 0 && reading.unknown.empty() &&
                                  std::all_of(reading.notes.begin(), reading.notes.end(),
                                              [&](const Note& note) { return !note.error || isAboutX(note); }));
}

/// The same text as people and programs mistype it: other spaces, decomposed letters, soft hyphens, straight quotes.
std::string withNoise(const std::string& text, Generator& random) {
    std::string noisy;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string two = text.substr(i, 2);
        const auto decomposed = [&](const char* base) {
            noisy += std::string(base) + "\xCC\x88";
            ++i;
        };
        if (text[i] == ' ') {
            static const std::array<const char*, 4> spaces{" ", "\xC2\xA0", "  ", "\xE2\x80\xAF"};
            noisy += spaces[random.below(spaces.size())];
        } else if (two == "ä" && random.below(2) == 0) {
            decomposed("a");
        } else if (two == "ö" && random.below(2) == 0) {
            decomposed("o");
        } else if (two == "ü" && random.below(2) == 0) {
            decomposed("u");
        } else if (text.compare(i, 3, "−") == 0 && random.below(2) == 0) {
            noisy += "-";
            i += 2;
        } else {
            noisy += text[i];
            noisy += text[i] == 'f' && random.below(8) == 0 ? "\xC2\xAD" : "";
        }
    }
    return noisy;
}

/// Numbers as words and names in quotes of all kinds: "2" is "zwei", Nami is »Nami«.
std::string withWords(const std::string& text, const Grammar& grammar, Generator& random) {
    static const std::array<std::pair<const char*, const char*>, 4> quotes{
        {{"„", "“"}, {"\"", "\""}, {"“", "”"}, {"»", "«"}}};
    std::string typed = text;
    for (const auto& [word, number] : grammar.orthography.numberWords) {
        const std::string digits = " " + std::to_string(number) + " ";
        for (std::size_t at = 0; number > 1 && (at = typed.find(digits, at)) != std::string::npos;) {
            typed.replace(at + 1, digits.size() - 2, word);
        }
    }
    for (const std::string& name : someNames()) {
        const auto& [opening, closing] = quotes[random.below(quotes.size())];
        for (std::size_t at = 0; (at = typed.find(name, at)) != std::string::npos;) {
            const std::string quoted = opening + name + closing;
            typed.replace(at, name.size(), quoted);
            at += quoted.size();
        }
    }
    return typed;
}

/// The text after up to three slips: lost bytes, a strange one, a word too many, a wrong sign.
std::string damaged(std::string text, const Grammar& grammar, Generator& random) {
    const std::size_t edits = random.below(4);
    for (std::size_t edit = 0; edit < edits && !text.empty(); ++edit) {
        const std::size_t at = random.below(text.size());
        switch (random.below(4)) {
        case 0:
            text.erase(at, 1 + random.below(4));
            break;
        case 1:
            text.insert(at, 1, static_cast<char>(random.below(256)));
            break;
        case 2:
            text.insert(at, grammar.words[random.below(grammar.words.size())] + " ");
            break;
        default:
            text[at] = "\n.,:([„•\"-"[random.below(9)];
            break;
        }
    }
    return text;
}

} // namespace

class TestLanguageRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomAbilitiesAreSaidAndReadBackInBothLanguages_data() { addLanguageRows(); }

    /// HEL-I30
    void randomAbilitiesAreSaidAndReadBackInBothLanguages() {
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = zorro();
        Generator generator(language.abstractSyntax(), someNames(), 7);
        std::vector<int> used(language.functionCount());
        constexpr int kRoundTrips = 20000;
        int oneLanguageOnly = 0;
        for (int made = 0; made < sentences(kRoundTrips);) {
            CardReading wanted;
            wanted.strings = someNames();
            wanted.abilities.push_back({rewritten(generator.ability(), language.abstractSyntax().rewrites), {}, {}});
            const Tree& tree = wanted.abilities[0].tree;
            const bool german =
                Renderer(language.grammar(model::Language::German), context, wanted.strings).canSay(tree);
            const bool english =
                Renderer(language.grammar(model::Language::English), context, wanted.strings).canSay(tree);
            oneLanguageOnly += german != english ? 1 : 0;
            if (!german || !english) {
                continue;
            }
            ++made;
            for (const Node& node : tree.nodes()) {
                ++used[node.fun];
            }
            for (const model::Language one : kLanguages) {
                const std::string text = language.render(wanted, one, context);
                const CardReading read = language.read(text, one, context);
                QVERIFY2(isUnderstood(read), text.c_str());
                QCOMPARE(read.normalised, text);
                QCOMPARE(language.normalise(text, one, context), text);
                QVERIFY2(language.toJson(read) == language.toJson(wanted), text.c_str());
            }
        }
        QCOMPARE(oneLanguageOnly, 0);
        for (std::size_t fun = 0; fun < used.size(); ++fun) {
            const Function& function = language.abstractSyntax().functions[fun];
            const bool manual = function.name.starts_with("manual") || function.name == "text";
            QVERIFY2(used[fun] > 0 || manual || function.pronoun || function.readOnly ||
                         !generator.makes(static_cast<FunctionId>(fun)),
                     function.name.c_str());
        }
    }

    void randomWordingsReadLikeTheirCanonicalForm_data() { addLanguageRows(); }

    void randomWordingsReadLikeTheirCanonicalForm() {
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = zorro();
        Generator generator(language.abstractSyntax(), someNames(), 9);
        for (const model::Language one : kLanguages) {
            for (int i = 0; i < sentences(); ++i) {
                const std::string text = generator.text(language.grammar(one), context.ownName);
                const CardReading read = language.read(text, one, context);
                if (isLeftOut(read)) {
                    continue;
                }
                QVERIFY2(isUnderstood(read), text.c_str());
                // The reader knows canonical texts without saying them.
                QCOMPARE(read.normalised, language.render(read, one, context));
                const CardReading again = language.read(read.normalised, one, context);
                QCOMPARE(again.normalised, language.render(again, one, context));
                QVERIFY2(again.normalised == read.normalised, text.c_str());
                QVERIFY2(language.toJson(again) == language.toJson(read), text.c_str());
            }
        }
    }

    void noiseOfTypingChangesNothing_data() { addLanguageRows(); }

    void noiseOfTypingChangesNothing() {
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = zorro();
        Generator generator(language.abstractSyntax(), someNames(), 11);
        for (const model::Language one : kLanguages) {
            for (int i = 0; i < sentences() / 3; ++i) {
                const CardReading plain = language.read(generator.text(language.grammar(one), "Zorro"), one, context);
                if (isLeftOut(plain)) {
                    continue;
                }
                const std::string& text = plain.normalised;
                const std::string noisy = withNoise(text, generator);
                const CardReading read = language.read(noisy, one, context);
                if (isLeftOut(read)) {
                    continue;
                }
                QVERIFY2(isUnderstood(read), noisy.c_str());
                QCOMPARE(read.normalised, text);
                QCOMPARE(language.normalise(noisy, one, context), text);
            }
        }
    }

    void quotesAndNumberWordsChangeNothing_data() { addLanguageRows(); }

    void quotesAndNumberWordsChangeNothing() {
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = zorro();
        Generator generator(language.abstractSyntax(), someNames(), 12);
        int changed = 0;
        for (const model::Language one : kLanguages) {
            for (int i = 0; i < sentences() / 3; ++i) {
                const CardReading first = language.read(generator.text(language.grammar(one), "Zorro"), one, context);
                if (isLeftOut(first)) {
                    continue;
                }
                const std::string& text = first.normalised;
                const std::string typed = withWords(text, language.grammar(one), generator);
                const CardReading plain = language.read(text, one, context);
                const CardReading read = language.read(typed, one, context);
                if (isLeftOut(plain) || isLeftOut(read)) {
                    continue;
                }
                changed += typed != text ? 1 : 0;
                QVERIFY2(isUnderstood(read), typed.c_str());
                QVERIFY2(read.normalised == text, (typed + "\n--\n" + read.normalised).c_str());
            }
        }
        QVERIFY(changed > sentences() / 30);
    }

    void everyContinuationLeadsOn_data() { addLanguageRows(); }

    /// What is offered is possible: behind each offered word the text is known as far as it goes.
    void everyContinuationLeadsOn() {
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = zorro();
        Generator generator(language.abstractSyntax(), someNames(), 14);
        for (const model::Language one : kLanguages) {
            for (int i = 0; i < sentences() / 60; ++i) {
                const CardReading whole = language.read(generator.text(language.grammar(one), "Zorro"), one, context);
                const std::string& text = whole.normalised;
                const std::size_t space = text.find(' ', generator.below(text.size()));
                if (isLeftOut(whole) || space == std::string::npos) {
                    continue;
                }
                const std::string begun = text.substr(0, space + 1);
                for (const Continuation& offer : language.complete(begun, one, context).continuations) {
                    const std::string word = offer.kind == "number"          ? "2"
                                             : offer.kind == "signed_number" ? "+2"
                                             : offer.kind == "name"          ? "Nami"
                                                                             : offer.text;
                    const std::string longer = begun + word;
                    const CardReading read = language.read(longer, one, context);
                    // A text that has to go on behind a dot is marked at that dot.
                    const bool goesOn = word == "." && !read.unknown.empty() &&
                                        read.unknown[0].range.begin + 1 == longer.size() &&
                                        !language.complete(longer + " ", one, context).continuations.empty();
                    QVERIFY2(read.unknown.empty() || read.unknown[0].range.begin >= longer.size() || goesOn,
                             longer.c_str());
                }
            }
        }
    }

    void theNextWordIsAlwaysAmongTheContinuations_data() { addLanguageRows(); }

    void theNextWordIsAlwaysAmongTheContinuations() {
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = zorro();
        Generator generator(language.abstractSyntax(), {"Nami"}, 13);
        for (const model::Language one : kLanguages) {
            for (int i = 0; i < sentences() / 6; ++i) {
                const CardReading whole = language.read(generator.text(language.grammar(one), "Zorro"), one, context);
                if (isLeftOut(whole)) {
                    continue;
                }
                const std::string& text = whole.normalised;
                std::vector<std::size_t> spaces;
                for (std::size_t at = 0; at < text.size(); ++at) {
                    if (text[at] == ' ') {
                        spaces.push_back(at);
                    }
                }
                if (spaces.empty()) {
                    continue;
                }
                const std::size_t cut = spaces[generator.below(spaces.size())];
                std::string next = text.substr(cut + 1, text.find_first_of(" .,:\n", cut + 1) - cut - 1);
                const Completion completion = language.complete(text.substr(0, cut + 1), one, context);
                const bool found = std::any_of(
                    completion.continuations.begin(), completion.continuations.end(), [&](const Continuation& offer) {
                        if (offer.kind == "number") {
                            return next[0] >= '0' && next[0] <= '9';
                        }
                        if (offer.kind == "signed_number") {
                            return next[0] == '+' || next.starts_with("−");
                        }
                        if (offer.kind == "name") {
                            return std::any_of(someNames().begin(), someNames().end(),
                                               [&](const std::string& name) { return name.starts_with(next); });
                        }
                        std::string offered = offer.text;
                        const bool article = one == model::Language::English && (next == "another" || next == "an");
                        std::string wanted = article ? "a" : next;
                        for (std::string* word : {&offered, &wanted}) {
                            if (!word->empty() && (*word)[0] >= 'A' && (*word)[0] <= 'Z') {
                                (*word)[0] = static_cast<char>((*word)[0] + 32);
                            }
                        }
                        return offered == wanted;
                    });
                QVERIFY2(found, (text.substr(0, cut) + " | " + next).c_str());
            }
        }
    }

    void anUnknownWordLeavesTheNeighboursAlone_data() { addLanguageRows(); }

    void anUnknownWordLeavesTheNeighboursAlone() {
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = zorro();
        Generator generator(language.abstractSyntax(), someNames(), 17);
        for (int i = 0; i < sentences() / 6; ++i) {
            std::array<std::string, 3> lines;
            for (std::string& line : lines) {
                line = language
                           .read(generator.text(language.grammar(model::Language::German), "Zorro"),
                                 model::Language::German, context)
                           .normalised;
            }
            std::string broken = lines[1];
            broken.insert(broken.find(' ') + 1, "quux ");
            const std::string text = lines[0] + "\n" + broken + "\n" + lines[2];
            const CardReading read = language.read(text, model::Language::German, context);
            QVERIFY2(!read.understood, text.c_str());
            QCOMPARE(read.abilities.size(), std::size_t{3});
            QVERIFY(read.normalised.starts_with(lines[0] + "\n"));
            QVERIFY(read.normalised.ends_with("\n" + lines[2]));
            const CardReading again = language.read(read.normalised, model::Language::German, context);
            QVERIFY2(again.normalised == read.normalised, (read.normalised + "\n--\n" + again.normalised).c_str());
        }
    }

    void damagedTextsAndSaladNeverBreakTheReader_data() { addLanguageRows(); }

    void damagedTextsAndSaladNeverBreakTheReader() {
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = zorro();
        Generator generator(language.abstractSyntax(), someNames(), 19);
        for (const model::Language one : kLanguages) {
            const Grammar& grammar = language.grammar(one);
            for (int i = 0; i < sentences() / 3; ++i) {
                const std::string text = damaged(generator.text(grammar, "Zorro"), grammar, generator);
                const CardReading read = language.read(text, one, context);
                const CardReading again = language.read(read.normalised, one, context);
                if (read.understood) {
                    QCOMPARE(read.normalised, language.render(read, one, context));
                }
                QVERIFY2(again.normalised == read.normalised,
                         (text + "\n--\n" + read.normalised + "\n--\n" + again.normalised).c_str());
                static_cast<void>(language.complete(text, one, context));
                static_cast<void>(language.outline(read, context));
                static_cast<void>(language.normalise(text, one, context));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestLanguageRandom)
#include "tst_language_random.moc"
