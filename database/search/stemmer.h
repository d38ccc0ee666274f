#pragma once

#include <memory>
#include <string>
#include <string_view>

struct sb_stemmer;

namespace blattwerk::database {

/// Snowball stemming of one language.
class Stemmer {
public:
    /// `german` or `english`.
    explicit Stemmer(std::string_view language);
    ~Stemmer();
    Stemmer(const Stemmer&) = delete;
    Stemmer& operator=(const Stemmer&) = delete;

    [[nodiscard]] bool isValid() const { return m_stemmer != nullptr; }
    /// Stem of a word, folded.
    [[nodiscard]] std::string foldedStem(std::string_view word);

private:
    sb_stemmer* m_stemmer = nullptr;
};

} // namespace blattwerk::database
