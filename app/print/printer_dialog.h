#pragma once

#include "app/print/printer_profiles.h"

#include <QDialog>

class QDoubleSpinBox;
class QLineEdit;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// A printer's profile: writes the calibration sheet, takes what is read off it, and keeps the shift that follows.
class PrinterDialog : public QDialog {
    Q_OBJECT

public:
    PrinterDialog(Settings& settings, const Appearance& appearance, const QString& name, Backs backs,
                  QWidget* parent = nullptr);

    [[nodiscard]] PrinterProfile profile() const;

Q_SIGNALS:
    /// A calibration sheet with that shift is wanted.
    void sheetWanted(const blattwerk::app::BackShift& shift);
    /// The profile was kept under that name.
    void kept(const QString& name);
    void dropped(const QString& name);

private:
    [[nodiscard]] QDoubleSpinBox* box(const char* name, double most, const QString& suffix);
    void renew();
    void keep();

    Settings& m_settings;
    Backs m_backs;
    BackShift m_present;
    QLineEdit* m_name = nullptr;
    QDoubleSpinBox* m_right = nullptr;
    QDoubleSpinBox* m_downLeft = nullptr;
    QDoubleSpinBox* m_downRight = nullptr;
    StyledLabel* m_result = nullptr;
    QPushButton* m_keep = nullptr;
    QPushButton* m_drop = nullptr;
};

} // namespace blattwerk::app
