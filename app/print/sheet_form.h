#pragma once

#include "app/print/print_choice.h"

#include <QSize>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QToolButton;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class Notice;
class StyledLabel;

/// How the sheets look: paper, grid, bleed, marks, backs, language.
class SheetForm : public QWidget {
    Q_OBJECT

public:
    explicit SheetForm(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const PrintChoice& choice);
    void read(PrintChoice& choice) const;
    /// Printers to choose from.
    void setPrinters(const QStringList& names);
    /// Grids to choose from, and the one that is used where none is asked for.
    void setGrids(const std::vector<QSize>& fitting, QSize automatic);
    /// Why these sheets cannot be, and what would; an empty sentence for sheets that can.
    void setRefusal(const QString& sentence, const QString& proposal);
    void retranslate();

Q_SIGNALS:
    void changed();
    /// The proposal of the refusal was followed.
    void proposalChosen();
    /// Another preset was chosen.
    void presetChosen(const QString& key);
    /// The chosen printer, or a new one, is to be set up.
    void printerWanted();

private:
    [[nodiscard]] QComboBox* combo(const char* name);
    [[nodiscard]] QDoubleSpinBox* millimetres(const char* name);
    void renewNote();
    [[nodiscard]] QCheckBox* box(const char* name, QVBoxLayout* column);
    [[nodiscard]] StyledLabel* caption();
    void renewGridItems();
    void renewEnabled();
    [[nodiscard]] QSize grid() const;

    const Appearance& m_appearance;
    QComboBox* m_preset = nullptr;
    StyledLabel* m_note = nullptr;
    QComboBox* m_size = nullptr;
    QComboBox* m_order = nullptr;
    QComboBox* m_printer = nullptr;
    QToolButton* m_setUp = nullptr;
    QDoubleSpinBox* m_backBleed = nullptr;
    QComboBox* m_paper = nullptr;
    QComboBox* m_grid = nullptr;
    QDoubleSpinBox* m_bleed = nullptr;
    QComboBox* m_backs = nullptr;
    QComboBox* m_language = nullptr;
    QCheckBox* m_marks = nullptr;
    QCheckBox* m_lines = nullptr;
    QCheckBox* m_ruler = nullptr;
    QCheckBox* m_footer = nullptr;
    QCheckBox* m_stamp = nullptr;
    QCheckBox* m_doubled = nullptr;
    StyledLabel* m_presetLabel = nullptr;
    StyledLabel* m_sizeLabel = nullptr;
    StyledLabel* m_orderLabel = nullptr;
    StyledLabel* m_printerLabel = nullptr;
    StyledLabel* m_backBleedLabel = nullptr;
    StyledLabel* m_paperLabel = nullptr;
    StyledLabel* m_gridLabel = nullptr;
    StyledLabel* m_bleedLabel = nullptr;
    StyledLabel* m_backsLabel = nullptr;
    StyledLabel* m_languageLabel = nullptr;
    StyledLabel* m_onSheet = nullptr;
    QVBoxLayout* m_refusalPlace = nullptr;
    Notice* m_refusal = nullptr;
    /// The grid that was told last.
    QSize m_told{0, 0};
    std::vector<QSize> m_fitting;
    QSize m_automatic;
};

} // namespace blattwerk::app
