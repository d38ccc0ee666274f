#pragma once

#include <string>

namespace blattwerk::model {

/// The designer's own wording for a phrase of the card language. Places that vary stand in curly brackets with an
/// example in them, the same ones in both: "Mach {eine gegnerische Figur} müde." for "Erschöpfe {eine gegnerische
/// Figur}."
struct PhraseAlias {
    std::string system;
    std::string language;
    std::string wording;
    std::string phrase;
    /// The wording is also what is written from now on; otherwise it is understood when read, never written.
    bool canonical = false;

    bool operator==(const PhraseAlias&) const = default;
};

} // namespace blattwerk::model
