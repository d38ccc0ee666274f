#pragma once

#include "engine/language/card_language.h"
#include "engine/language/term.h"
#include "model/local_text.h"
#include "model/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// A piece of meaning to look for in card texts, given as a sentence or clause of the language. Curly brackets stand
/// for anything that could stand there: "Erschöpfe {eine gegnerische Figur}.", "Ziehe {n} Karten." A primitive of the
/// rule catalogue ("E1") or the name of a function ("exhaust") is a pattern too.
class MeaningPattern {
public:
    /// Error `language.pattern {text}`: neither a sentence nor a clause nor a primitive.
    [[nodiscard]] static model::Result<MeaningPattern> of(const CardLanguage& language, std::string_view text,
                                                          model::Language spoken, const CardContext& context);

    /// Whether the reading means that somewhere. What the pattern leaves unsaid may be anything: "eine gegnerische
    /// Figur" is also a ready one, or one with stress.
    [[nodiscard]] bool isIn(const CardReading& reading) const;
    /// The reading with everything that means exactly the pattern replaced by what `by` means; places in brackets are
    /// taken over where the same example stands in both. Nothing where the pattern does not occur.
    /// Error `language.pattern_places`: `by` has a place in brackets that the pattern has not.
    [[nodiscard]] model::Result<std::optional<CardReading>> replacedIn(const CardReading& reading,
                                                                       const MeaningPattern& by) const;

private:
    /// A tree with open places; names and texts are given by their words.
    struct Part {
        FunctionId fun = 0;
        int place = -1;
        bool unsaid = false; ///< no word of the pattern says it
        std::int32_t value = 0;
        std::string text;
        std::vector<Part> args;
    };
    struct Bound {
        const Tree* tree = nullptr;
        std::size_t node = 0;
    };

    explicit MeaningPattern(const CardLanguage& language) : m_language(&language) {}

    struct Source;
    [[nodiscard]] Part partOf(const Source& source, std::size_t node);
    [[nodiscard]] bool fits(const Part& part, const CardReading& reading, const Tree& tree, std::size_t node,
                            bool loosely, std::vector<Bound>& bound) const;
    void append(const Part& part, const std::vector<Bound>& bound, const std::vector<int>& places, CardReading& reading,
                std::vector<Node>& nodes) const;
    [[nodiscard]] bool isLiteral(FunctionId fun) const;
    [[nodiscard]] bool hasString(FunctionId fun) const;

    const CardLanguage* m_language;
    std::vector<FunctionId> m_functions;       ///< of a pattern that is a primitive or a name
    Part m_exact;                              ///< as texts are read
    Part m_written;                            ///< as the pattern was written, for the loose search
    std::vector<std::vector<Node>> m_examples; ///< by place
    std::vector<std::string> m_exampleTexts;
};

} // namespace blattwerk::engine::language
