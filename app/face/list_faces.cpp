#include "app/face/list_face.h"

#include "model/card_fields.h"

#include <algorithm>
#include <optional>

namespace blattwerk::app {

namespace {

QString toText(const std::string& utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString numbered(const model::LocalText& label, model::Language language, int n) {
    return toText(label.in(language)).replace(QStringLiteral("{n}"), QString::number(n));
}

/// The word of the n-th value of a choice field, from 1.
QString signWord(const model::CardSchema& schema, const QString& field, int n, model::Language language) {
    const model::FieldInfo* info = schema.field(field.toStdString());
    if (info == nullptr || n < 1 || size_t(n) > info->choices.size())
        return {};
    return toText(info->choices[size_t(n) - 1].label.in(language));
}

/// "2R B2/C1"; nothing where it is written otherwise.
std::optional<FaceRow> readRow(const ListLayout& layout, const QString& text, model::Language language) {
    const QRegularExpressionMatch match = layout.row.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    FaceRow row;
    const int place = match.captured(1).toInt();
    row.place = numbered(layout.placeLabel, language, place);
    row.ink = layout.inks.value((place - 1) % std::max<qsizetype>(1, layout.inks.size()));
    row.onFirstSide = match.captured(2) == layout.firstSide;
    for (const QString& option : match.captured(3).split(u'/', Qt::SkipEmptyParts)) {
        const QString part = option.trimmed();
        row.options.push_back({part.left(1), part.mid(1).toInt()});
    }
    return row;
}

} // namespace

std::vector<FaceContent> listFaces(const FaceLayout& layout, const model::CardSchema& schema,
                                   const model::Collection& collection, model::Language language) {
    const ListLayout& list = layout.list;
    std::vector<FaceContent> faces;
    if (list.kind.isEmpty() || toText(collection.kind) != list.kind)
        return faces;
    const auto stat = [&collection](const QString& field) {
        const auto found = collection.stats.find(field.toStdString());
        return found == collection.stats.end() ? QString() : toText(model::valueText(found->second));
    };
    const int last = stat(list.lastField).toInt();
    for (int n = 1; n <= list.fields.size(); ++n) {
        const QString& field = list.fields[n - 1];
        const QString entries = stat(field);
        if (entries.isEmpty())
            continue;
        FaceContent face;
        face.key = toText(collection.key) + u'/' + field;
        face.language = language;
        face.colour = layout.colourFallback;
        face.name = toText(collection.name.in(language));
        face.orWord = toText(list.orLabel.in(language));
        QStringList owner{numbered(list.ownerLabel, language, n)};
        if (n == last) {
            owner << toText(list.lastLabel.in(language));
        } else {
            owner << signWord(schema, list.signField, n, language);
            face.ringIcon = layout.ringIcons.value(QString::number(n));
        }
        owner.removeAll(QString());
        face.typeLine = capitals(owner.join(QStringLiteral(" · ")));
        QStringList lines;
        for (const QString& entry : entries.split(u',')) {
            const auto row = readRow(list, entry, language);
            if (!row)
                continue;
            face.rows.push_back(*row);
            QStringList letters;
            for (const FaceOption& option : row->options)
                letters << option.letter;
            // As it is painted, so that a written file can be searched for it.
            lines << QString::number(face.rows.size()) + u' ' + row->place + u' ' +
                         letters.join(u' ' + face.orWord + u' ');
        }
        face.text = lines.join(u'\n');
        faces.push_back(std::move(face));
    }
    return faces;
}

} // namespace blattwerk::app
