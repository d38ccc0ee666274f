#pragma once

#include "engine/language/parser.h"

#include <memory>
#include <mutex>
#include <vector>

namespace blattwerk::engine::language {

/// Parsers of one grammar that wait for their next use, so that threads can read at once without making new ones.
class Workspaces {
public:
    explicit Workspaces(const Grammar& grammar) : m_grammar(grammar) {}

    /// Lends a parser for the life of the loan.
    class Loan {
    public:
        explicit Loan(Workspaces& owner) : m_owner(owner), m_parser(owner.take()) {}
        ~Loan() { m_owner.giveBack(std::move(m_parser)); }
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;
        [[nodiscard]] Parser& parser() { return *m_parser; }

    private:
        Workspaces& m_owner;
        std::unique_ptr<Parser> m_parser;
    };

private:
    [[nodiscard]] std::unique_ptr<Parser> take() {
        const std::scoped_lock lock(m_mutex);
        if (m_idle.empty()) {
            return std::make_unique<Parser>(m_grammar);
        }
        std::unique_ptr<Parser> parser = std::move(m_idle.back());
        m_idle.pop_back();
        return parser;
    }
    void giveBack(std::unique_ptr<Parser> parser) {
        const std::scoped_lock lock(m_mutex);
        m_idle.push_back(std::move(parser));
    }

    const Grammar& m_grammar;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Parser>> m_idle;
};

} // namespace blattwerk::engine::language
