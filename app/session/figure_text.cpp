#include "app/session/figure_text.h"

#include "app/session/sentences.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <cmath>

namespace blattwerk::app {

namespace {

constexpr QChar kNarrowSpace(0x202F);
constexpr QChar kMinus(0x2212);
const QString kNothing = QStringLiteral("–");

bool isGerman() {
    return uiLanguage() == model::Language::German;
}

/// With decimals as the language writes them and a true minus; -0 is 0.
QString number(double value, int decimals) {
    const double step = std::pow(10, decimals);
    const double rounded = std::round(value * step) / step;
    QString text = QString::number(std::abs(rounded), 'f', decimals);
    if (isGerman()) {
        text.replace(QLatin1Char('.'), QLatin1Char(','));
    }
    return rounded < 0 ? kMinus + text : text;
}

QString bracketed(const QString& low, const QString& high) {
    return (isGerman() ? QStringLiteral("[%1; %2]") : QStringLiteral("[%1, %2]")).arg(low, high);
}

} // namespace

QString signedText(double value, int decimals) {
    const QString text = number(value, decimals);
    return text.startsWith(kMinus) || std::round(value * std::pow(10, decimals)) == 0 ? text : QLatin1Char('+') + text;
}

QString signedIntervalText(double low, double high, int decimals) {
    return bracketed(signedText(low, decimals), signedText(high, decimals));
}

QString percentText(double share, int decimals) {
    const QString text = number(share * 100, decimals);
    return isGerman() ? QString(text + kNarrowSpace + QLatin1Char('%')) : QString(text + QLatin1Char('%'));
}

QString percentText(const engine::lab::Estimate& rate) {
    return rate.samples > 0 ? percentText(rate.value) : kNothing;
}

QString intervalText(const engine::lab::Estimate& rate) {
    return rate.samples > 0 ? bracketed(number(rate.low * 100, 1), number(rate.high * 100, 1)) : QString();
}

QString pointsText(double difference) {
    return signedText(difference * 100);
}

QString pointsIntervalText(const engine::lab::Estimate& difference) {
    return difference.samples > 0 ? signedIntervalText(difference.low * 100, difference.high * 100) : QString();
}

QString countText(std::int64_t count) {
    QString text = QString::number(std::abs(count));
    for (qsizetype at = text.size() - 3; at > 0; at -= 3) {
        text.insert(at, isGerman() ? QString(kNarrowSpace) : QStringLiteral(","));
    }
    return count < 0 ? kMinus + text : text;
}

QString meanText(double value, int decimals) {
    return number(value, decimals);
}

QString dayText(const std::string& utc) {
    const QDate day = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs).toLocalTime().date();
    const QDate today = QDate::currentDate();
    if (!day.isValid()) {
        return {};
    }
    if (day == today) {
        return QCoreApplication::translate("Figures", "today");
    }
    if (day == today.addDays(-1)) {
        return QCoreApplication::translate("Figures", "yesterday");
    }
    if (!isGerman()) {
        return QLocale(QLocale::English)
            .toString(day, day.year() == today.year() ? QStringLiteral("d MMM") : QStringLiteral("d MMM yyyy"));
    }
    return day.toString(day.year() == today.year() ? QStringLiteral("d.M.") : QStringLiteral("d.M.yyyy"));
}

QString plainNumber(double value) {
    return QString::number(value, 'g', 6);
}

} // namespace blattwerk::app
