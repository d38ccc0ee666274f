#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace blattwerk::app {

class Appearance;
class NumberBox;
class StyledLabel;

/// What an editor of one field looks like.
struct FieldEditorSpec {
    enum class Kind { Line, Number, Choice, Paragraph, Quote };

    Kind kind = Kind::Line;
    std::string field;
    QString label;
    /// Choices: stored values and what people read.
    QStringList values, labels;
    std::optional<int> least, most, start;
    int maxLength = 0; ///< 0: no limit
    /// A choice may be left open.
    bool mayBeEmpty = true;
};

/// A label over the control for one field of a card. Texts go in and out as a person would write them.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    FieldEditor(const Appearance& appearance, const FieldEditorSpec& spec, QWidget* parent = nullptr);

    [[nodiscard]] const std::string& field() const { return m_field; }
    [[nodiscard]] QString text() const;
    /// Shows a value without reporting it as edited.
    void load(const QString& text);
    void setLabel(const QString& label);
    void focusControl();
    [[nodiscard]] QWidget* control() const;

Q_SIGNALS:
    void edited();
    /// Enter was pressed, a choice was made, or the focus left.
    void committed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void restyle();
    void fitLabel();

    const Appearance& m_appearance;
    QString m_title;
    std::string m_field;
    bool m_isQuote = false;
    bool m_loading = false;
    StyledLabel* m_label;
    QLineEdit* m_line = nullptr;
    NumberBox* m_number = nullptr;
    QComboBox* m_choice = nullptr;
    QPlainTextEdit* m_paragraph = nullptr;
};

} // namespace blattwerk::app
