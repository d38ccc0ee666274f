#pragma once

#include "app/print_sheet/sheet_plan.h"

#include <QString>

#include <vector>

namespace blattwerk::app {

class Settings;

/// What a printer does to its other side, as read off its calibration sheet.
struct PrinterProfile {
    QString name;
    BackShift shift;

    bool operator==(const PrinterProfile&) const = default;
};

/// By name; what is broken is left out.
[[nodiscard]] std::vector<PrinterProfile> printerProfiles(const Settings& settings);
/// Adds the profile or replaces the one of that name.
void keepProfile(Settings& settings, const PrinterProfile& profile);
void dropProfile(Settings& settings, const QString& name);
/// No shift where there is none of that name.
[[nodiscard]] BackShift shiftOf(const Settings& settings, const QString& name);

} // namespace blattwerk::app
