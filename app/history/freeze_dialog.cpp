#include "app/history/freeze_dialog.h"

#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"
#include "database/edition_shelf.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

FreezeDialog::FreezeDialog(Workspace& workspace, const Appearance& appearance, const std::string& system,
                           QWidget* parent)
    : QDialog(parent),
      m_workspace(workspace),
      m_system(system),
      m_label(new QLineEdit(this)),
      m_note(new QPlainTextEdit(this)),
      m_problem(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Error, StyledLabel::Face::Ui, this)),
      m_accept(nullptr) {
    setObjectName(QStringLiteral("freeze"));
    setWindowTitle(tr("Freeze an edition"));
    const SystemDesk& desk = workspace.system(system);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(6);
    auto* what = new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, this);
    what->setText(tr("Keeps %1 as it is now: %2, %3, the parameters and the rules text. Nobody can change it "
                     "afterwards; saved games and experiments can name it.")
                      .arg(QString::fromStdString(desk.info.name.in(uiLanguage())),
                           tr("%n card(s)", nullptr, int(desk.cards.size())),
                           tr("%n deck(s)", nullptr, int(desk.collections.size()))));
    what->setWordWrap(true);
    column->addWidget(what);
    column->addSpacing(8);
    const auto caption = [&](const QString& text, QWidget* field) {
        auto* label =
            new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this);
        label->setText(text);
        label->setBuddy(field);
        field->setAccessibleName(text);
        column->addWidget(label);
        column->addWidget(field);
    };
    m_label->setObjectName(QStringLiteral("freeze.label"));
    m_note->setProperty("field", true);
    m_note->setObjectName(QStringLiteral("freeze.note"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(appearance.px(84));
    m_note->setPlaceholderText(tr("For which test, with which question"));
    caption(tr("Name"), m_label);
    m_problem->setObjectName(QStringLiteral("freeze.problem"));
    m_problem->setWordWrap(true);
    column->addWidget(m_problem);
    caption(tr("Note"), m_note);
    column->addSpacing(8);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Freeze"), QDialogButtonBox::AcceptRole);
    m_accept->setProperty("primary", true);
    m_accept->setObjectName(QStringLiteral("freeze.accept"));
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_label, &QLineEdit::textChanged, this, &FreezeDialog::check);
    setMinimumWidth(appearance.px(420));
    check();
}

void FreezeDialog::check() {
    const std::string wanted = label();
    const auto taken = database::EditionShelf(m_workspace.project().database()).find(m_system, wanted);
    const bool isTaken = !wanted.empty() && taken && *taken;
    m_problem->setText(isTaken ? errorSentence({"edition.exists", {wanted}, {}}) : QString());
    m_problem->setVisible(isTaken);
    m_accept->setEnabled(!wanted.empty() && !isTaken);
    m_accept->setToolTip(wanted.empty() ? errorSentence({"edition.no_label", {}, {}}) : m_problem->text());
}

std::string FreezeDialog::label() const {
    return m_label->text().trimmed().toStdString();
}

std::string FreezeDialog::note() const {
    return m_note->toPlainText().trimmed().toStdString();
}

} // namespace blattwerk::app
