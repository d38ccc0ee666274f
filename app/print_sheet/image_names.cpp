#include "app/print_sheet/image_names.h"

#include <QRegularExpression>
#include <QStringList>

namespace blattwerk::app {

namespace {

constexpr qsizetype kMostBytes = 100;

const QRegularExpression& place() {
    static const QRegularExpression pattern(QStringLiteral("\\{(\\w*)\\}"));
    return pattern;
}

bool isDevice(const QString& name) {
    static const QRegularExpression pattern(QStringLiteral("^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern.match(name).hasMatch();
}

QString trimmedEnds(QString name) {
    const auto isOdd = [](QChar c) { return c == u'.' || c.isSpace(); };
    while (!name.isEmpty() && isOdd(name.back()))
        name.chop(1);
    while (!name.isEmpty() && isOdd(name.front()))
        name.remove(0, 1);
    return name;
}

} // namespace

QString safeFileName(const QString& name) {
    QString out;
    for (const QChar c : name.normalized(QString::NormalizationForm_C)) {
        const bool isReserved = QStringView(u"<>:\"/\\|?*").contains(c) || c.category() == QChar::Other_Control ||
                                c.category() == QChar::Other_Format;
        out += isReserved ? QChar(u'-') : c;
    }
    out = trimmedEnds(out);
    while (out.toUtf8().size() > kMostBytes)
        out.chop(out.size() > 1 && out.back().isLowSurrogate() ? 2 : 1);
    out = trimmedEnds(out);
    if (isDevice(out) || out.isEmpty() || out.front() == u'-')
        out.prepend(u'_');
    return out;
}

bool ImageNames::isUsable(const QString& pattern) {
    bool tells = false;
    auto places = place().globalMatch(pattern);
    while (places.hasNext()) {
        const QString word = places.next().captured(1);
        tells = tells || word == u"number" || word == u"key" || word == u"name";
        if (!QStringList{QStringLiteral("number"), QStringLiteral("key"), QStringLiteral("name"),
                         QStringLiteral("type"), QStringLiteral("copies"), QStringLiteral("deck")}
                 .contains(word))
            return false;
    }
    return tells;
}

QString ImageNames::next(const ImageName& card) {
    QString made;
    qsizetype from = 0;
    auto places = place().globalMatch(m_pattern);
    while (places.hasNext()) {
        const auto match = places.next();
        made += m_pattern.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        const QString word = match.captured(1);
        made += word == u"number"
                    ? QStringLiteral("%1").arg(card.number, int(QString::number(card.all).size()), 10, QLatin1Char('0'))
                : word == u"key"    ? card.key
                : word == u"name"   ? card.name
                : word == u"type"   ? card.type
                : word == u"copies" ? QString::number(card.copies)
                                    : card.deck;
    }
    made += m_pattern.mid(from);
    const QString wanted = safeFileName(made);
    QString name = wanted;
    for (int again = 2; m_taken.contains(name.toCaseFolded()); ++again)
        name = wanted + QStringLiteral("-%1").arg(again);
    m_taken.insert(name.toCaseFolded());
    return name;
}

} // namespace blattwerk::app
