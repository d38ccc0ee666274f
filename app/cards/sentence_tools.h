#pragma once

#include "model/local_text.h"
#include "model/rule_text.h"

#include <QString>

#include <vector>

namespace blattwerk::app {

/// A stretch of a text: from the first sign to behind the last.
struct TextSpan {
    int from = 0;
    int to = 0;
};

/// The sentence at a position, without its head ("Beim Ausspielen:"), its bullet and its final dot. Nothing in quotes
/// or brackets ends a sentence.
[[nodiscard]] TextSpan sentenceAt(const QString& text, int position);

/// The text with the sentence at that position in square brackets, so that people carry it out by hand, or without
/// them where it has some.
[[nodiscard]] QString toggledManual(const QString& text, int position);

/// The reminder in round brackets at the end of the paragraph at that position; empty if there is none.
[[nodiscard]] TextSpan reminderAt(const QString& text, int position);

/// The terms of a glossary that the paragraph at that position uses, those named first in front.
[[nodiscard]] std::vector<model::Term> termsIn(const QString& text, int position, const std::vector<model::Term>& terms,
                                               model::Language language);

/// The text with a reminder of those terms behind the paragraph, in place of one that stands there.
[[nodiscard]] QString withReminder(const QString& text, int position, const std::vector<model::Term>& terms,
                                   model::Language language);
[[nodiscard]] QString withoutReminder(const QString& text, int position);

} // namespace blattwerk::app
