#include "app/face/face_findings.h"

#include "app/face/face_painter.h"
#include "app/face/text_flow.h"

#include <QRawFont>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// The first sign that the font cannot show itself; empty if it has all.
QString missingSign(const QString& text, const FaceFont& font) {
    const QRawFont raw = QRawFont::fromFont(referenceFont(font.family, font.weight, font.italic, 0));
    const QList<uint> signs = text.toUcs4();
    for (const uint sign : signs)
        if (sign > 0x20 && !QChar::isSpace(sign) && !raw.supportsCharacter(sign)) {
            const char32_t wide = sign;
            return QString::fromUcs4(&wide, 1);
        }
    return {};
}

} // namespace

std::vector<model::Finding> faceFindings(FacePainter& painter, const FaceContent& content, double scale) {
    if (!content.rows.empty())
        return {}; // rows give way in height, their texts in width
    const FaceLayout& layout = painter.layout();
    const ComposedFace& face = painter.composed(content);
    std::vector<model::Finding> out;
    const auto add = [&](model::Severity severity, const char* id, model::MessageArguments args, QString rule = {}) {
        args.insert(args.begin(), {"name", content.name.toStdString()});
        model::Finding& finding = out.emplace_back();
        finding.severity = severity;
        finding.rule = rule.toStdString();
        finding.subject = {model::SubjectKind::Card, content.key.toStdString()};
        finding.messageId = id;
        finding.args = std::move(args);
    };
    if (face.overflows && !face.wideWord)
        add(model::Severity::Warning,
            layout.overflowRule.isEmpty() ? "face.text_too_long" : layout.overflowRule.toUtf8().constData(),
            {{"n", std::to_string(content.text.size())}, {"pt", QString::number(face.textPt, 'f', 1).toStdString()}},
            layout.overflowRule);
    if (face.wideWord)
        add(model::Severity::Warning, "face.word_too_wide", {}, layout.overflowRule);
    if (face.nameCut)
        add(model::Severity::Warning, "face.name_too_long", {{"n", std::to_string(content.name.size())}});
    for (const auto& [text, font] : {std::pair{&content.name, &layout.name},
                                     {&content.typeLine, &layout.typeLine},
                                     {&content.abilityLine, &layout.abilityLine},
                                     {&content.text, &layout.text},
                                     {&content.quote, &layout.quote}})
        if (const QString sign = missingSign(*text, *font); !sign.isEmpty())
            add(model::Severity::Warning, "face.sign_missing", {{"sign", sign.toStdString()}});
    if (scale < 1 && !content.text.isEmpty() && face.textPt * scale < kLeastTextPt - 0.05)
        add(model::Severity::Warning, "face.text_small",
            {{"pt", QString::number(face.textPt * scale, 'f', 1).toStdString()},
             {"least", QString::number(kLeastTextPt).toStdString()}});
    if (!content.picture.isNull()) {
        const double across = content.picture.width() / (layout.size.width() * scale);
        const double down = content.picture.height() / (face.pictureBottom * scale);
        const int dpi = static_cast<int>(std::min(across, down) * 25.4);
        if (dpi < kLeastPictureDpi)
            add(model::Severity::Advice, "face.picture_coarse",
                {{"dpi", std::to_string(dpi)}, {"least", std::to_string(kLeastPictureDpi)}});
    }
    return out;
}

} // namespace blattwerk::app
