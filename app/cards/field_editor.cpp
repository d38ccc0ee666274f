#include "app/cards/field_editor.h"

#include "app/cards/number_box.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Lines that a paragraph shows before it scrolls.
constexpr int kParagraphLines = 3;
constexpr int kQuoteLines = 2;

} // namespace

FieldEditor::FieldEditor(const Appearance& appearance, const FieldEditorSpec& spec, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_field(spec.field),
      m_isQuote(spec.kind == FieldEditorSpec::Kind::Quote),
      m_label(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    // A long label must not push the form wider than its column.
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column->addWidget(m_label);
    const auto changed = [this] {
        if (!m_loading) {
            Q_EMIT edited();
        }
    };
    switch (spec.kind) {
    case FieldEditorSpec::Kind::Line:
        m_line = new QLineEdit(this);
        m_line->setTextMargins(5, 0, 5, 0);
        if (spec.maxLength > 0) {
            // A little more than fits can be typed; a finding says what is too long.
            m_line->setMaxLength(spec.maxLength * 2);
        }
        connect(m_line, &QLineEdit::textChanged, this, changed);
        connect(m_line, &QLineEdit::editingFinished, this, &FieldEditor::committed);
        break;
    case FieldEditorSpec::Kind::Number:
        m_number = new NumberBox(spec.least, spec.most, spec.start, this);
        connect(m_number, &QSpinBox::textChanged, this, changed);
        connect(m_number, &QSpinBox::editingFinished, this, &FieldEditor::committed);
        break;
    case FieldEditorSpec::Kind::Choice:
        m_choice = new QComboBox(this);
        if (spec.mayBeEmpty) {
            m_choice->addItem(QStringLiteral("–"), QString());
        }
        for (qsizetype i = 0; i < spec.values.size(); ++i) {
            m_choice->addItem(spec.labels[i], spec.values[i]);
        }
        m_choice->setFocusPolicy(Qt::StrongFocus);
        m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_choice->setMinimumContentsLength(6);
        m_choice->installEventFilter(this);
        connect(m_choice, &QComboBox::activated, this, [this] {
            Q_EMIT edited();
            Q_EMIT committed();
        });
        break;
    case FieldEditorSpec::Kind::Paragraph:
    case FieldEditorSpec::Kind::Quote:
        m_paragraph = new QPlainTextEdit(this);
        m_paragraph->setTabChangesFocus(true);
        m_paragraph->setProperty("field", true);
        m_paragraph->viewport()->setAutoFillBackground(false); // the frame paints the ground
        m_paragraph->document()->setDocumentMargin(5);
        m_paragraph->installEventFilter(this);
        connect(m_paragraph, &QPlainTextEdit::textChanged, this, changed);
        break;
    }
    const QString name = QStringLiteral("cards.") + QString::fromStdString(spec.field);
    control()->setObjectName(name);
    column->addWidget(control());
    m_label->setBuddy(control());
    setLabel(spec.label);
    if (m_line || m_number) {
        control()->installEventFilter(this);
    }
    connect(&appearance, &Appearance::changed, this, &FieldEditor::restyle);
    restyle();
}

void FieldEditor::restyle() {
    const TypeScale& type = m_appearance.tokens().type;
    if (m_paragraph) {
        QFont font = m_isQuote ? m_appearance.serif(type.textField, false) : m_appearance.font(type.body);
        font.setItalic(m_isQuote);
        m_paragraph->setFont(font);
        const int lines = m_isQuote ? kQuoteLines : kParagraphLines;
        m_paragraph->setFixedHeight(QFontMetrics(font).lineSpacing() * lines + 14);
    } else if (m_field == "name") {
        m_line->setFont(m_appearance.font(type.body, true));
    }
}

QWidget* FieldEditor::control() const {
    return m_line     ? static_cast<QWidget*>(m_line)
           : m_number ? static_cast<QWidget*>(m_number)
           : m_choice ? static_cast<QWidget*>(m_choice)
                      : static_cast<QWidget*>(m_paragraph);
}

void FieldEditor::setLabel(const QString& label) {
    m_title = label;
    m_label->setToolTip(label);
    control()->setAccessibleName(label);
    fitLabel();
}

/// What a column has no room for ends in dots.
void FieldEditor::fitLabel() {
    m_label->setText(m_label->fontMetrics().elidedText(m_title, Qt::ElideRight, std::max(40, width())));
}

void FieldEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitLabel();
}

void FieldEditor::focusControl() {
    control()->setFocus(Qt::ShortcutFocusReason);
    if (m_line) {
        m_line->selectAll();
    }
}

QString FieldEditor::text() const {
    if (m_line) {
        return m_line->text();
    }
    if (m_number) {
        const std::optional<int> number = m_number->number();
        return number ? QString::number(*number) : QString();
    }
    return m_choice ? m_choice->currentData().toString() : m_paragraph->toPlainText();
}

void FieldEditor::load(const QString& text) {
    if (text == this->text()) {
        return;
    }
    m_loading = true;
    if (m_line) {
        m_line->setText(text);
        m_line->setCursorPosition(0);
    } else if (m_number) {
        bool ok = false;
        const int number = text.toInt(&ok);
        m_number->setNumber(ok ? std::optional<int>(number) : std::nullopt);
    } else if (m_choice) {
        int index = m_choice->findData(text);
        if (index < 0 && !text.isEmpty()) {
            m_choice->addItem(text, text);
            index = m_choice->count() - 1;
        }
        m_choice->setCurrentIndex(index);
    } else {
        m_paragraph->setPlainText(text);
    }
    m_loading = false;
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Wheel:
        if (watched == m_choice && !m_choice->hasFocus()) {
            event->ignore();
            return true;
        }
        break;
    case QEvent::FocusOut:
        if (watched == m_paragraph && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
            Q_EMIT committed();
        }
        break;
    case QEvent::ShortcutOverride: {
        // What is typed is taken back in the field first; after that Undo means the project.
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool undo = key->matches(QKeySequence::Undo);
        const bool redo = key->matches(QKeySequence::Redo);
        if (undo || redo) {
            const bool here = m_line        ? (undo ? m_line->isUndoAvailable() : m_line->isRedoAvailable())
                              : m_paragraph ? (undo ? m_paragraph->document()->isUndoAvailable()
                                                    : m_paragraph->document()->isRedoAvailable())
                                            : false;
            if (!here) {
                event->ignore();
                return true;
            }
        }
        break;
    }
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace blattwerk::app
