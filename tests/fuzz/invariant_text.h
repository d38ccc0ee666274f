#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace blattwerk::tests {

/// What was broken, for the report; 0 and -1 stand for games that do not end and for guards that had to help.
inline std::string invariantText(int number) {
    constexpr std::array<std::pair<int, std::string_view>, 31> kTexts = {{
        {-2, "kept values equal those counted anew"},
        {-1, "a guard dropped triggers (HEL-G4)"},
        {0, "the game does not end"},
        {1, "HEL-I1 cards are conserved"},
        {2, "HEL-I2 cards lie with their owner"},
        {3, "HEL-I3 result and points"},
        {4, "HEL-I4 energy within the store"},
        {5, "HEL-I5 action points"},
        {6, "HEL-I6 field limit"},
        {7, "HEL-I7 names are unique"},
        {8, "HEL-I8 stress below stamina"},
        {9, "HEL-I9 equipment on own characters"},
        {10, "HEL-I10 one headquarters, one location"},
        {11, "HEL-I11 waiting figures do not act"},
        {12, "HEL-I12 ready at turn start"},
        {13, "HEL-I13 locks follow the table"},
        {14, "HEL-I14 no chain of skips"},
        {15, "HEL-I15 only figures carry stress"},
        {16, "HEL-I16 turn end is clean"},
        {17, "HEL-I17 phases advance"},
        {18, "HEL-I18 plays after an action need permission"},
        {19, "HEL-I19 action points are paid"},
        {20, "HEL-I20 targets of distractions are exhausted"},
        {21, "HEL-I21 the cost is paid"},
        {24, "HEL-I24 nothing after the end"},
        {25, "HEL-I25 headquarters ability"},
        {26, "HEL-I26 drawing at turn start"},
        {27, "HEL-I27 replay gives the same state"},
        {31, "HEL-I31 listed steps are legal, for that side only (HEL-I22, HEL-I23)"},
        {32, "HEL-I32 some step is legal"},
        {34, "HEL-I34 no more stolen than lost"},
    }};
    for (const auto& [known, text] : kTexts) {
        if (known == number) {
            return std::string(text);
        }
    }
    return "HEL-I" + std::to_string(number);
}

} // namespace blattwerk::tests
