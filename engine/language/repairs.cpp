// Proposals for texts that are not understood.
#include "engine/language/card_language.h"
#include "engine/language/grammar.h"
#include "engine/language/mending.h"
#include "engine/language/reader.h"
#include "engine/language/workspaces.h"

#include <algorithm>
#include <optional>

namespace blattwerk::engine::language {

namespace {

constexpr std::size_t kMostProposals = 3;
/// A paragraph of more sentences is mended as a whole only.
constexpr std::size_t kMostParts = 5;

/// More misspelt words than these are not tried one by one.
constexpr std::size_t kMostWordsAlone = 8;

using Proposals = std::vector<std::string>;

class Repairing {
public:
    Repairing(Parser& parser, const CardContext& context)
        : m_parser(parser),
          m_grammar(parser.grammar()),
          m_context(context) {}

    Proposals of(std::string_view text) {
        const CardReading asTyped = Reader(m_parser, m_context).read(text);
        const auto isScope = [](const Note& note) {
            return note.kind == NoteKind::ScopeUnclear || note.kind == NoteKind::PriceUnclear;
        };
        if (asTyped.unknown.empty()) {
            return std::ranges::any_of(asTyped.notes, isScope) ? mended(text) : headed(text, asTyped);
        }
        const std::vector<Respelling> changes = respellings(m_grammar, m_context, text);
        const std::string spelled = respelled(text, changes);
        Proposals proposals;
        if (!changes.empty()) {
            CardReading reading = Reader(m_parser, m_context).read(spelled);
            if (reading.unknown.empty()) {
                proposals.push_back(std::move(reading.normalised));
            } else {
                proposals = mended(spelled);
            }
        }
        for (std::string& one : mended(text)) {
            add(proposals, std::move(one));
        }
        if (proposals.empty() && changes.size() <= kMostWordsAlone) {
            add(proposals, partlyRespelled(text, asTyped, changes));
        }
        return proposals;
    }

private:
    /// Where only the moment is missing at which something happens: the text with each that fits.
    Proposals headed(std::string_view text, const CardReading& asTyped) {
        Proposals proposals;
        std::vector<const Note*> missing;
        for (const Note& note : asTyped.notes) {
            if (note.kind == NoteKind::HeadMissing) {
                missing.push_back(&note);
            }
        }
        for (std::size_t i = 0; !missing.empty() && i < missing.front()->heads.size(); ++i) {
            std::string whole(text);
            for (auto note = missing.rbegin(); note != missing.rend(); ++note) {
                whole.insert((*note)->range.begin, missing.front()->heads[i] + " ");
            }
            CardReading reading = Reader(m_parser, m_context).read(whole);
            if (reading.understood) {
                add(proposals, std::move(reading.normalised));
            }
        }
        return proposals;
    }

    /// Not all of it is understood in the end: only those words are changed that make more of it understood.
    std::string partlyRespelled(std::string_view text, const CardReading& asTyped,
                                const std::vector<Respelling>& changes) {
        const auto known = [](const CardReading& reading) { return reading.clauses.size() - reading.manual; };
        std::vector<Respelling> taken;
        std::size_t best = known(asTyped);
        std::string result;
        for (const Respelling& change : changes) {
            taken.push_back(change);
            CardReading reading = Reader(m_parser, m_context).read(respelled(text, taken));
            if (known(reading) > best) {
                best = known(reading);
                result = std::move(reading.normalised);
            } else {
                taken.pop_back();
            }
        }
        return result;
    }

    static void add(Proposals& proposals, std::string&& proposal) {
        if (!proposal.empty() && proposals.size() < kMostProposals &&
            std::ranges::find(proposals, proposal) == proposals.end()) {
            proposals.push_back(std::move(proposal));
        }
    }

    /// The text with each unknown paragraph mended, if it can be; the first of them decides how many proposals there
    /// are.
    Proposals mended(std::string_view text) {
        m_text = text;
        m_reader.emplace(m_parser, m_context);
        const std::vector<Reader::Paragraph> paragraphs = m_reader->paragraphs(text);
        Proposals results{std::string()};
        std::size_t from = 0;
        bool any = false;
        for (std::size_t i = 0; i < paragraphs.size(); ++i) {
            const Reader::Paragraph& one = paragraphs[i];
            if (one.tokens.empty() || Reader::isTooLong(one.tokens)) {
                continue;
            }
            Proposals ways = scopes(one.tokens);
            if (ways.empty() && said(one.tokens)) {
                continue;
            }
            if (i + 1 < paragraphs.size() && isOneWithNext(one, paragraphs[i + 1])) {
                ++i;
                continue;
            }
            Proposals here = ways.empty() ? proposalsFor(one.tokens) : std::move(ways);
            if (here.empty()) {
                continue;
            }
            const std::size_t begin = one.tokens.front().begin;
            const std::size_t end = one.tokens.back().end;
            results.resize(any ? results.size() : here.size(), results.front());
            for (std::size_t n = 0; n < results.size(); ++n) {
                results[n] += std::string(text.substr(from, begin - from)) + here[std::min(n, here.size() - 1)] +
                              remindersIn(one, text.substr(begin, end - begin));
            }
            from = end;
            any = true;
        }
        for (std::string& result : results) {
            result += text.substr(from);
        }
        return any ? results : Proposals();
    }

    [[nodiscard]] static std::string remindersIn(const Reader::Paragraph& paragraph, std::string_view slice) {
        std::string all;
        for (const std::string& reminder : paragraph.reminders) {
            all += slice.find(reminder) == std::string_view::npos ? "" : " " + reminder;
        }
        return all;
    }

    /// A line break inside a sentence is a space.
    [[nodiscard]] bool isOneWithNext(const Reader::Paragraph& one, const Reader::Paragraph& next) {
        if (!one.dotMissing || next.tokens.empty()) {
            return false;
        }
        std::vector<Token> joined(one.tokens.begin(), one.tokens.end() - 1);
        joined.insert(joined.end(), next.tokens.begin(), next.tokens.end());
        return !Reader::isTooLong(joined) && said(joined).has_value();
    }

    Proposals proposalsFor(const std::vector<Token>& tokens) {
        Proposals proposals = scopes(tokens);
        if (!proposals.empty()) {
            return proposals;
        }
        if (m_parser.parse(tokens, m_grammar.start) > 0) {
            // Understood but for something that it lacks.
            for (const std::vector<Token>& one : limited(m_grammar, tokens)) {
                if (std::optional<std::string> text = m_reader->canonicalOf(one)) {
                    add(proposals, std::move(*text));
                }
            }
            return proposals;
        }
        mend(m_parser, tokens, m_text, [&](const std::vector<Token>& one) {
            if (std::optional<std::string> text = m_reader->canonicalOf(one)) {
                add(proposals, std::move(*text));
            }
            return proposals.size() < kMostProposals;
        });
        return proposals.empty() ? inParts(tokens) : proposals;
    }

    /// Where it is unclear how far a condition or a price reaches: the paragraph, said in each of the ways.
    Proposals scopes(const std::vector<Token>& tokens) {
        const std::vector<Reader::Segment> segments = m_reader->segments(tokens);
        for (const Reader::Segment& segment : segments) {
            Proposals ways = m_reader->scopesOf(segment.tokens);
            if (ways.empty() && segment.doubtful) {
                ways = m_reader->apart(segment.tokens);
                std::erase_if(
                    ways, [&](const std::string& way) { return !Reader(m_parser, m_context).read(way).understood; });
            }
            if (ways.empty()) {
                ways = m_reader->meaningsOf(segment.tokens);
            }
            if (segments.size() > 1) {
                // What stands around it stays as it is.
                for (std::string& way : ways) {
                    const std::size_t begin = tokens.front().begin;
                    way = std::string(m_text.substr(begin, segment.tokens.front().begin - begin)) + way +
                          std::string(
                              m_text.substr(segment.tokens.back().end, tokens.back().end - segment.tokens.back().end));
                }
            }
            if (!ways.empty()) {
                ways.resize(std::min(ways.size(), kMostProposals));
                return ways;
            }
        }
        return {};
    }

    [[nodiscard]] bool isDoubtful(const std::vector<Token>& tokens) {
        return std::ranges::any_of(m_reader->segments(tokens), &Reader::Segment::doubtful);
    }

    /// Several abilities that stand on one line, one of them unknown.
    Proposals inParts(const std::vector<Token>& tokens) {
        if (isDoubtful(tokens)) {
            return {};
        }
        std::vector<std::size_t> ends;
        for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
            if (tokens[at].terminal == m_grammar.dot) {
                ends.push_back(at + 1);
            }
        }
        if (ends.size() >= kMostParts) {
            return {};
        }
        for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
            const auto middle = tokens.begin() + static_cast<std::ptrdiff_t>(*end);
            const std::vector<Token> before(tokens.begin(), middle);
            const std::vector<Token> after(middle, tokens.end());
            const std::optional<std::string> first = said(before);
            const std::optional<std::string> last = first ? std::nullopt : said(after);
            if (!first && !last) {
                continue;
            }
            Proposals proposals = proposalsFor(first ? after : before);
            std::erase_if(proposals, [&](const std::string& one) { return lacksHead(first ? one : *last); });
            for (std::string& one : proposals) {
                one = first ? *first + "\n" + one : one + "\n" + *last;
            }
            if (!proposals.empty()) {
                return proposals;
            }
        }
        return {};
    }

    /// What lost its head when it became a paragraph of its own would mean something else.
    [[nodiscard]] bool lacksHead(const std::string& paragraph) {
        const CardReading reading = Reader(m_parser, m_context).read(paragraph);
        return std::ranges::any_of(reading.abilities, [&](const Ability& ability) {
            return m_grammar.syntax->functions[ability.tree[0].fun].headless;
        });
    }

    /// What the paragraph means in canonical words, if it is understood; also if it is several abilities.
    [[nodiscard]] std::optional<std::string> said(const std::vector<Token>& tokens) {
        if (std::optional<std::string> whole = m_reader->canonicalOf(tokens)) {
            return whole;
        }
        for (std::size_t end = tokens.size() - 1; end > 0; --end) {
            const auto middle = tokens.begin() + static_cast<std::ptrdiff_t>(end);
            if (tokens[end - 1].terminal != m_grammar.dot) {
                continue;
            }
            if (const std::optional<std::string> first = m_reader->canonicalOf({tokens.begin(), middle})) {
                const std::optional<std::string> rest = said({middle, tokens.end()});
                return rest ? std::optional(*first + "\n" + *rest) : std::nullopt;
            }
        }
        return std::nullopt;
    }

    Parser& m_parser;
    const Grammar& m_grammar;
    const CardContext& m_context;
    std::optional<Reader> m_reader; ///< holds the names of the text
    std::string_view m_text;
};

} // namespace

std::vector<std::string> CardLanguage::repairs(std::string_view text, model::Language language,
                                               const CardContext& context) const {
    if (Reader::isTooLong(text)) {
        return {};
    }
    Workspaces::Loan loan(*side(language).workspaces);
    return Repairing(loan.parser(), context).of(text);
}

} // namespace blattwerk::engine::language
