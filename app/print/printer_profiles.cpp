#include "app/print/printer_profiles.h"

#include "app/print_sheet/print_record.h"
#include "app/shell/settings.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace blattwerk::app {

namespace {

const QString kKey = QStringLiteral("print/printers");

QJsonObject stored(const Settings& settings) {
    return QJsonDocument::fromJson(settings.value(kKey).toByteArray()).object();
}

void store(Settings& settings, const QJsonObject& profiles) {
    settings.setValue(kKey, QJsonDocument(profiles).toJson(QJsonDocument::Compact));
}

} // namespace

std::vector<PrinterProfile> printerProfiles(const Settings& settings) {
    std::vector<PrinterProfile> profiles;
    const QJsonObject all = stored(settings);
    for (auto it = all.begin(); it != all.end(); ++it) {
        const QJsonObject sheet{{QStringLiteral("backShift"), it.value()}};
        profiles.push_back({it.key(), sheetFromJson(sheet).backShift});
    }
    std::ranges::sort(profiles, [](const PrinterProfile& a, const PrinterProfile& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return profiles;
}

void keepProfile(Settings& settings, const PrinterProfile& profile) {
    ProofOptions sheet;
    sheet.backShift = profile.shift;
    QJsonObject all = stored(settings);
    all.insert(profile.name, toJson(sheet)[QStringLiteral("backShift")]);
    store(settings, all);
}

void dropProfile(Settings& settings, const QString& name) {
    QJsonObject all = stored(settings);
    all.remove(name);
    store(settings, all);
}

BackShift shiftOf(const Settings& settings, const QString& name) {
    for (const PrinterProfile& profile : printerProfiles(settings)) {
        if (profile.name == name) {
            return profile.shift;
        }
    }
    return {};
}

} // namespace blattwerk::app
