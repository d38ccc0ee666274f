#include "app/print/sheet_form.h"

#include "app/print_sheet/print_preset.h"
#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/widgets/notice.h"
#include "app/widgets/styled_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>

namespace blattwerk::app {

namespace {

const QRegularExpression kGridPattern(QStringLiteral("(\\d)\\s*[x×*]\\s*(\\d)"));

/// Millimetres without decimals that say nothing.
class MillimetreBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    [[nodiscard]] QString textFromValue(double value) const override { return locale().toString(value, 'g', 3); }
};

QString gridText(QSize grid) {
    return QStringLiteral("%1 × %2").arg(grid.width()).arg(grid.height());
}

} // namespace

SheetForm::SheetForm(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    m_presetLabel = caption();
    m_sizeLabel = caption();
    m_orderLabel = caption();
    m_printerLabel = caption();
    m_backBleedLabel = caption();
    m_paperLabel = caption();
    m_gridLabel = caption();
    m_bleedLabel = caption();
    m_backsLabel = caption();
    m_languageLabel = caption();
    m_onSheet = new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this);
    m_preset = combo("print.preset");
    m_note = new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
    m_note->setObjectName(QStringLiteral("print.note"));
    m_note->setWordWrap(true);
    m_size = combo("print.size");
    m_order = combo("print.backOrder");
    m_printer = combo("print.printer");
    m_setUp = new QToolButton(this);
    m_setUp->setObjectName(QStringLiteral("print.setUp"));
    m_setUp->setAutoRaise(true);
    m_backBleed = millimetres("print.backBleed");
    m_paper = combo("print.paper");
    m_grid = combo("print.grid");
    m_grid->setEditable(true);
    m_grid->setInsertPolicy(QComboBox::NoInsert);
    m_grid->setCompleter(nullptr);
    m_bleed = millimetres("print.bleed");
    m_backs = combo("print.backs");
    m_language = combo("print.language");

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(appearance.tokens().space.panel);
    auto* presets = new QVBoxLayout;
    presets->setSpacing(4);
    presets->addWidget(m_presetLabel);
    presets->addWidget(m_preset);
    presets->addWidget(m_note);
    column->addLayout(presets);
    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(10);
    fields->setVerticalSpacing(4);
    fields->addWidget(m_paperLabel, 0, 0);
    fields->addWidget(m_bleedLabel, 0, 1);
    fields->addWidget(m_paper, 1, 0);
    fields->addWidget(m_bleed, 1, 1);
    fields->setRowMinimumHeight(2, 4);
    fields->addWidget(m_gridLabel, 3, 0);
    fields->addWidget(m_languageLabel, 3, 1);
    fields->addWidget(m_grid, 4, 0);
    fields->addWidget(m_language, 4, 1);
    fields->setRowMinimumHeight(5, 4);
    fields->addWidget(m_sizeLabel, 6, 0);
    fields->addWidget(m_size, 7, 0, 1, 2);
    fields->setColumnStretch(0, 1);
    fields->setColumnStretch(1, 1);
    column->addLayout(fields);
    m_refusalPlace = new QVBoxLayout;
    column->addLayout(m_refusalPlace);

    auto* boxes = new QVBoxLayout;
    boxes->setSpacing(6);
    boxes->addWidget(m_onSheet);
    m_marks = box("print.marks", boxes);
    m_lines = box("print.cutLines", boxes);
    m_ruler = box("print.ruler", boxes);
    m_footer = box("print.footer", boxes);
    m_stamp = box("print.stamp", boxes);
    column->addLayout(boxes);

    auto* backs = new QVBoxLayout;
    backs->setSpacing(4);
    backs->addWidget(m_backsLabel);
    backs->addWidget(m_backs);
    backs->addWidget(m_orderLabel);
    backs->addWidget(m_order);
    auto* pair = new QGridLayout;
    pair->setHorizontalSpacing(10);
    pair->setVerticalSpacing(4);
    pair->addWidget(m_printerLabel, 0, 0);
    pair->addWidget(m_backBleedLabel, 2, 0);
    pair->addWidget(m_printer, 1, 0);
    pair->addWidget(m_setUp, 1, 1);
    pair->addWidget(m_backBleed, 3, 0);
    pair->setColumnStretch(0, 1);
    backs->addLayout(pair);
    backs->addSpacing(2);
    m_doubled = box("print.doubledBack", backs);
    column->addLayout(backs);

    connect(m_bleed, &QDoubleSpinBox::valueChanged, this, &SheetForm::changed);
    connect(m_backBleed, &QDoubleSpinBox::valueChanged, this, &SheetForm::changed);
    connect(m_preset, &QComboBox::activated, this, [this] { Q_EMIT presetChosen(m_preset->currentData().toString()); });
    connect(m_setUp, &QToolButton::clicked, this, &SheetForm::printerWanted);
    connect(m_grid->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        if (grid() != m_told) {
            m_told = grid();
            Q_EMIT changed();
        }
    });
}

StyledLabel* SheetForm::caption() {
    return new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
}

QDoubleSpinBox* SheetForm::millimetres(const char* name) {
    auto* made = new MillimetreBox(this);
    made->setObjectName(QLatin1String(name));
    made->setRange(0, 6);
    made->setSingleStep(0.5);
    made->setDecimals(1);
    made->setKeyboardTracking(false);
    return made;
}

QComboBox* SheetForm::combo(const char* name) {
    auto* made = new QComboBox(this);
    made->setObjectName(QLatin1String(name));
    made->setMinimumContentsLength(6);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(made, &QComboBox::activated, this, [this, made] {
        if (made == m_preset) {
            return;
        }
        renewEnabled();
        m_told = grid();
        Q_EMIT changed();
    });
    return made;
}

QCheckBox* SheetForm::box(const char* name, QVBoxLayout* column) {
    auto* made = new QCheckBox(this);
    made->setObjectName(QLatin1String(name));
    column->addWidget(made);
    connect(made, &QCheckBox::clicked, this, &SheetForm::changed);
    return made;
}

QSize SheetForm::grid() const {
    const QString text = m_grid->currentText();
    if (m_grid->count() > 0 && text == m_grid->itemText(0)) {
        return {0, 0};
    }
    const auto match = kGridPattern.match(text);
    return match.hasMatch() ? QSize(match.captured(1).toInt(), match.captured(2).toInt()) : QSize(0, 0);
}

void SheetForm::show(const PrintChoice& choice) {
    const ProofOptions& options = choice.sheet;
    const QSignalBlocker quiet(m_bleed);
    const QSignalBlocker silent(m_backBleed);
    m_preset->setCurrentIndex(std::max(0, m_preset->findData(choice.preset)));
    renewNote();
    m_paper->setCurrentIndex(int(options.paper));
    m_size->setCurrentIndex(0);
    for (int i = 1; i < m_size->count(); ++i) {
        if (options.card.isValid() && m_size->itemData(i).toSizeF() == options.card) {
            m_size->setCurrentIndex(i);
        }
    }
    m_order->setCurrentIndex(int(options.backOrder));
    m_printer->setCurrentIndex(std::max(0, m_printer->findData(choice.printer)));
    m_backBleed->setValue(options.backBleed);
    m_bleed->setValue(options.bleed);
    m_backs->setCurrentIndex(int(options.backs));
    m_language->setCurrentIndex(options.language == model::Language::English ? 1 : 0);
    m_marks->setChecked(options.cropMarks);
    m_lines->setChecked(options.cutLines);
    m_ruler->setChecked(options.ruler);
    m_footer->setChecked(options.footer);
    m_stamp->setChecked(options.stamp);
    m_doubled->setChecked(options.doubledBack);
    const QSize asked(options.columns, options.rows);
    m_grid->setCurrentText(asked.isEmpty() ? m_grid->itemText(0) : gridText(asked));
    m_told = grid();
    renewEnabled();
}

void SheetForm::read(PrintChoice& choice) const {
    ProofOptions& options = choice.sheet;
    choice.preset = m_preset->currentData().toString();
    choice.printer = m_printer->currentData().toString();
    options.paper = Paper(std::max(0, m_paper->currentIndex()));
    options.card = m_size->currentData().toSizeF();
    options.backOrder = BackOrder(std::max(0, m_order->currentIndex()));
    options.backBleed = m_backBleed->value();
    options.bleed = m_bleed->value();
    options.columns = grid().width();
    options.rows = grid().height();
    options.backs = Backs(std::max(0, m_backs->currentIndex()));
    options.language = m_language->currentIndex() == 1 ? model::Language::English : model::Language::German;
    options.cropMarks = m_marks->isChecked();
    options.cutLines = m_lines->isChecked();
    options.ruler = m_ruler->isChecked();
    options.footer = m_footer->isChecked();
    options.stamp = m_stamp->isChecked();
    options.doubledBack = m_doubled->isChecked();
}

void SheetForm::setGrids(const std::vector<QSize>& fitting, QSize automatic) {
    if (fitting != m_fitting || automatic != m_automatic) {
        m_fitting = fitting;
        m_automatic = automatic;
        renewGridItems();
    }
}

void SheetForm::renewGridItems() {
    const QSize asked = grid();
    const QSignalBlocker quiet(m_grid);
    m_grid->clear();
    m_grid->addItem(m_automatic.isEmpty() ? tr("Full") : tr("Full, %1").arg(gridText(m_automatic)));
    for (const QSize size : m_fitting) {
        m_grid->addItem(gridText(size));
    }
    const int known = m_grid->findText(gridText(asked));
    m_grid->setCurrentIndex(asked.isEmpty() ? 0 : known);
    if (!asked.isEmpty() && known < 0) {
        m_grid->setCurrentText(gridText(asked));
    }
}

void SheetForm::setRefusal(const QString& sentence, const QString& proposal) {
    if (m_refusal) {
        m_refusal->hide();
        m_refusal->deleteLater();
        m_refusal = nullptr;
    }
    if (!sentence.isEmpty()) {
        m_refusal = new Notice(m_appearance, NoticeKind::Error, sentence,
                               proposal.isEmpty() ? QStringList() : QStringList{proposal}, {}, this);
        m_refusal->setObjectName(QStringLiteral("print.refusal"));
        connect(m_refusal, &Notice::linkActivated, this, &SheetForm::proposalChosen);
        m_refusalPlace->addWidget(m_refusal);
    }
}

void SheetForm::setPrinters(const QStringList& names) {
    const QString chosen = m_printer->currentData().toString();
    m_printer->clear();
    m_printer->addItem(tr("As it comes"), QString());
    for (const QString& name : names) {
        m_printer->addItem(name, name);
    }
    m_printer->setCurrentIndex(std::max(0, m_printer->findData(chosen)));
}

void SheetForm::renewNote() {
    const PrintPreset* preset = printPreset(m_preset->currentData().toString().toStdString());
    const QString note = preset ? preset->note() : QString();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void SheetForm::renewEnabled() {
    const bool backs = m_backs->currentIndex() > 0;
    const PrintPreset* preset = printPreset(m_preset->currentData().toString().toStdString());
    const bool pictures =
        preset && (preset->kind == PrintPreset::Kind::Images || preset->kind == PrintPreset::Kind::TableTop);
    const bool tableTop = preset && preset->kind == PrintPreset::Kind::TableTop;
    const bool sheets = !pictures && m_paper->currentIndex() != int(Paper::Card);
    m_paper->setEnabled(!pictures);
    m_backs->setEnabled(!pictures);
    m_bleed->setEnabled(!tableTop && !(preset && preset->roundCorners));
    m_size->setEnabled(!tableTop);
    m_grid->setEnabled(sheets);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_marks, m_lines, m_ruler, m_footer}) {
        widget->setEnabled(sheets);
    }
    m_order->setEnabled(backs && !pictures);
    m_printer->setEnabled(backs && sheets);
    m_setUp->setEnabled(backs && sheets);
    m_backBleed->setEnabled(backs && sheets);
    m_doubled->setEnabled(backs);
    m_doubled->setToolTip(backs ? tr("Looks the same upside down, so that no card is told by its back.")
                                : tr("No backs are printed. Choose an edge under “Backs”."));
}

void SheetForm::retranslate() {
    const auto refill = [](QComboBox* combo, const QStringList& items) {
        const int at = std::max(0, combo->currentIndex());
        combo->clear();
        combo->addItems(items);
        combo->setCurrentIndex(at);
    };
    const QString chosen = m_preset->currentData().toString();
    m_preset->clear();
    for (const PrintPreset& preset : printPresets()) {
        m_preset->addItem(preset.name(), QString::fromUtf8(preset.key.data(), qsizetype(preset.key.size())));
    }
    m_preset->setCurrentIndex(std::max(0, m_preset->findData(chosen)));
    renewNote();
    const int size = std::max(0, m_size->currentIndex());
    m_size->clear();
    m_size->addItem(tr("As the layout has it"), QSizeF());
    for (const CardFormat& format : cardFormats()) {
        m_size->addItem(
            QStringLiteral("%1, %2 × %3 mm").arg(format.name()).arg(format.size.width()).arg(format.size.height()),
            format.size);
    }
    m_size->setCurrentIndex(size);
    m_presetLabel->setText(tr("For"));
    m_sizeLabel->setText(tr("Size of the cards"));
    m_orderLabel->setText(tr("Pages with backs"));
    m_printerLabel->setText(tr("Printer"));
    m_backBleedLabel->setText(tr("Bleed of backs"));
    refill(m_order, {tr("Behind their fronts"), tr("Before their fronts"), tr("Once, after all fronts")});
    m_setUp->setText(tr("Set up …"));
    m_setUp->setToolTip(tr("Where this printer puts its other side"));
    m_preset->setAccessibleName(tr("Printer or print shop that it is for"));
    m_size->setAccessibleName(m_sizeLabel->text());
    m_order->setAccessibleName(m_orderLabel->text());
    m_printer->setAccessibleName(m_printerLabel->text());
    m_backBleed->setAccessibleName(tr("Bleed of backs at the edge of the sheet, in millimetres"));
    m_backBleed->setSuffix(QStringLiteral(" mm"));
    m_backBleed->setLocale(uiLanguage() == model::Language::German ? QLocale::German : QLocale::English);
    m_paperLabel->setText(tr("Paper"));
    m_gridLabel->setText(tr("Grid"));
    m_bleedLabel->setText(tr("Bleed"));
    m_backsLabel->setText(tr("Backs"));
    m_languageLabel->setText(tr("Language of the cards"));
    m_onSheet->setText(tr("On the sheet"));
    refill(m_paper, {QStringLiteral("A4"), QStringLiteral("Letter"), tr("A page for each card")});
    refill(m_backs, {tr("None"), tr("Turned over the long edge"), tr("Turned over the short edge")});
    refill(m_language, {QStringLiteral("Deutsch"), QStringLiteral("English")});
    m_bleed->setSuffix(QStringLiteral(" mm"));
    m_bleed->setLocale(uiLanguage() == model::Language::German ? QLocale::German : QLocale::English);
    m_marks->setText(tr("Crop marks outside the cards"));
    m_lines->setText(tr("Cut lines"));
    m_ruler->setText(tr("Ruler of 50 mm"));
    m_footer->setText(tr("Footer with date and sheet"));
    m_stamp->setText(tr("Stamp on every card"));
    m_doubled->setText(tr("Back with the gems twice"));
    m_paper->setAccessibleName(m_paperLabel->text());
    m_grid->setAccessibleName(tr("Grid, columns × rows"));
    m_bleed->setAccessibleName(tr("Bleed in millimetres"));
    m_backs->setAccessibleName(m_backsLabel->text());
    m_language->setAccessibleName(m_languageLabel->text());
    renewGridItems();
    renewEnabled();
}

} // namespace blattwerk::app
