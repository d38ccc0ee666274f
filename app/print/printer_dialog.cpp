#include "app/print/printer_dialog.h"

#include "app/print_sheet/calibration_sheet.h"
#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

QLocale uiLocale() {
    return {uiLanguage() == model::Language::German ? QLocale::German : QLocale::English};
}

} // namespace

PrinterDialog::PrinterDialog(Settings& settings, const Appearance& appearance, const QString& name, Backs backs,
                             QWidget* parent)
    : QDialog(parent),
      m_settings(settings),
      m_backs(backs),
      m_present(shiftOf(settings, name)),
      m_name(new QLineEdit(name, this)),
      m_right(box("printer.right", 20, QStringLiteral(" mm"))),
      m_downLeft(box("printer.downLeft", 20, QStringLiteral(" mm"))),
      m_downRight(box("printer.downRight", 20, QStringLiteral(" mm"))),
      m_result(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)) {
    setObjectName(QStringLiteral("printer"));
    setWindowTitle(tr("Printer profile"));
    auto* column = new QVBoxLayout(this);
    auto* intro = new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, this);
    intro->setWordWrap(true);
    intro->setText(tr("Print the calibration sheet on both sides, hold its front against the light and read where the "
                      "cross of the back lies."));
    column->addWidget(intro);
    auto* sheet = new QPushButton(tr("Write calibration sheet …"), this);
    sheet->setObjectName(QStringLiteral("printer.sheet"));
    column->addWidget(sheet, 0, Qt::AlignLeft);
    auto* form = new QFormLayout;
    form->addRow(tr("Printer"), m_name);
    form->addRow(tr("Left cross: to the right by"), m_right);
    form->addRow(tr("Left cross: down by"), m_downLeft);
    form->addRow(tr("Right cross: down by"), m_downRight);
    column->addLayout(form);
    m_name->setObjectName(QStringLiteral("printer.name"));
    m_name->setPlaceholderText(tr("Name of the printer"));
    m_result->setWordWrap(true);
    m_result->setObjectName(QStringLiteral("printer.result"));
    column->addWidget(m_result);
    auto* buttons = new QDialogButtonBox(this);
    m_keep = buttons->addButton(tr("Keep"), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("printer.keep"));
    m_drop = buttons->addButton(tr("Remove profile"), QDialogButtonBox::DestructiveRole);
    m_drop->setObjectName(QStringLiteral("printer.drop"));
    m_drop->setEnabled(!name.isEmpty());
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    setMinimumWidth(appearance.px(420));

    connect(sheet, &QPushButton::clicked, this, [this] { Q_EMIT sheetWanted(profile().shift); });
    connect(m_name, &QLineEdit::textChanged, this, &PrinterDialog::renew);
    connect(buttons, &QDialogButtonBox::accepted, this, &PrinterDialog::keep);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_drop, &QPushButton::clicked, this, [this, name] {
        dropProfile(m_settings, name);
        Q_EMIT dropped(name);
        reject();
    });
    renew();
}

QDoubleSpinBox* PrinterDialog::box(const char* name, double most, const QString& suffix) {
    auto* made = new QDoubleSpinBox(this);
    made->setObjectName(QLatin1String(name));
    made->setRange(-most, most);
    made->setDecimals(2);
    made->setSingleStep(0.25);
    made->setSuffix(suffix);
    made->setLocale(uiLocale());
    connect(made, &QDoubleSpinBox::valueChanged, this, &PrinterDialog::renew);
    return made;
}

PrinterProfile PrinterDialog::profile() const {
    return {m_name->text().trimmed(),
            shiftAfter({m_right->value(), m_downLeft->value(), m_downRight->value()}, m_backs, m_present)};
}

void PrinterDialog::renew() {
    if (!m_right || !m_downLeft || !m_downRight || !m_result) {
        return;
    }
    const BackShift shift = profile().shift;
    const auto said = [](double value) { return uiLocale().toString(value, 'f', 2); };
    m_result->setText(tr("Backs are moved by %1 mm to the right and %2 mm down and turned by %3°.")
                          .arg(said(shift.right), said(shift.down), said(shift.degrees)));
    m_keep->setEnabled(!m_name->text().trimmed().isEmpty());
    m_keep->setToolTip(m_keep->isEnabled() ? QString() : tr("The printer needs a name."));
}

void PrinterDialog::keep() {
    keepProfile(m_settings, profile());
    Q_EMIT kept(profile().name);
    accept();
}

} // namespace blattwerk::app
