#include "app/lab/experiment_panel.h"

#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

ExperimentPanel::ExperimentPanel(const Appearance& appearance, const QString& name, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_name(new QLineEdit(this)),
      m_origin(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_note(new QPlainTextEdit(this)),
      m_rerun(new QPushButton(this)),
      m_remove(new QPushButton(this)) {
    setObjectName(name + QStringLiteral(".experiment"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_title);
    m_name->setObjectName(name + QStringLiteral(".experiment.name"));
    m_name->setMaxLength(120);
    column->addWidget(m_name);
    m_origin->setObjectName(name + QStringLiteral(".experiment.origin"));
    m_origin->setWordWrap(true);
    m_origin->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_origin);
    m_note->setProperty("field", true);
    m_note->setObjectName(name + QStringLiteral(".experiment.note"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(appearance.px(58));
    column->addWidget(m_note);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    m_rerun->setObjectName(name + QStringLiteral(".rerun"));
    m_remove->setObjectName(name + QStringLiteral(".remove"));
    buttons->addWidget(m_rerun, 1);
    buttons->addWidget(m_remove);
    column->addLayout(buttons);
    m_note->installEventFilter(this);
    connect(m_name, &QLineEdit::editingFinished, this, &ExperimentPanel::commit);
    connect(m_rerun, &QPushButton::clicked, this, [this] { Q_EMIT rerunRequested(m_id); });
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removeRequested(m_id); });
    retranslate();
}

void ExperimentPanel::retranslate() {
    m_title->setText(tr("Experiment"));
    m_name->setAccessibleName(tr("Name of the experiment"));
    m_note->setAccessibleName(tr("Note on the experiment"));
    m_note->setPlaceholderText(tr("Note"));
    m_rerun->setText(tr("Play again"));
    m_remove->setText(tr("Delete"));
    setRerunEnabled(m_rerun->isEnabled(), {});
}

void ExperimentPanel::show(const database::Experiment& experiment, const QStringList& origin) {
    if (m_id != experiment.id) {
        commit();
        m_id = experiment.id;
        m_storedNote = QString::fromStdString(experiment.note);
        m_note->setPlainText(m_storedNote);
    }
    m_storedName = QString::fromStdString(experiment.name);
    m_name->setText(m_storedName);
    m_name->setCursorPosition(0);
    m_origin->setText(origin.join(QLatin1Char('\n')));
    setVisible(true);
}

void ExperimentPanel::setRerunEnabled(bool enabled, const QString& why) {
    m_rerun->setEnabled(enabled);
    m_rerun->setToolTip(why.isEmpty() ? tr("Plays the same games from the stored seed and compares every figure")
                                      : why);
}

void ExperimentPanel::commit() {
    if (m_id == 0) {
        return;
    }
    const QString name = m_name->text().trimmed();
    if (name.isEmpty()) {
        m_name->setText(m_storedName);
    } else if (name != m_storedName) {
        m_storedName = name;
        Q_EMIT renamed(m_id, name);
    }
    if (const QString note = m_note->toPlainText(); note != m_storedNote) {
        m_storedNote = note;
        Q_EMIT noteChanged(m_id, note);
    }
}

bool ExperimentPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_note && event->type() == QEvent::FocusOut) {
        commit();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace blattwerk::app
