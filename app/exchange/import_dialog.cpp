#include "app/exchange/import_dialog.h"

#include "app/cards/card_columns.h"
#include "app/exchange/change_tree.h"
#include "app/session/difference_text.h"
#include "app/session/import_check.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/styled_label.h"
#include "model/card_fields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

using database::IncomingKind;

ImportDialog::ImportDialog(Workspace& workspace, const Appearance& appearance, const QString& system, QWidget* parent)
    : QDialog(parent),
      m_workspace(workspace),
      m_appearance(appearance),
      m_system(system),
      m_mapping(new QTableWidget(this)),
      m_changes(new ChangeTree(appearance, this)),
      m_summary(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_target(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_collection(new QComboBox(this)),
      m_deletes(new QCheckBox(tr("Delete what is missing there"), this)),
      m_accept(nullptr) {
    setObjectName(QStringLiteral("import"));
    setWindowTitle(tr("Import cards"));
    m_options.system = system.toStdString();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    m_summary->setObjectName(QStringLiteral("import.summary"));
    m_summary->setWordWrap(true);
    m_summary->setContentsMargins(0, 2, 0, 0);
    column->addWidget(m_summary);
    auto* row = new QHBoxLayout;
    m_mapping->setObjectName(QStringLiteral("import.mapping"));
    m_mapping->setAccessibleName(tr("Columns and fields"));
    m_mapping->setColumnCount(2);
    auto* fields = new FlatHeader(appearance, Qt::Horizontal, m_mapping);
    fields->alignWithPlainCells();
    m_mapping->setHorizontalHeader(fields);
    m_mapping->setFrameShape(QFrame::NoFrame);
    m_mapping->setShowGrid(false);
    m_mapping->verticalHeader()->setDefaultSectionSize(appearance.px(appearance.tokens().size.rowComfortable));
    m_mapping->setHorizontalHeaderLabels({tr("Column of the file"), tr("Field")});
    m_mapping->horizontalHeader()->setStretchLastSection(true);
    m_mapping->verticalHeader()->hide();
    m_changes->setObjectName(QStringLiteral("import.changes"));
    m_changes->setHeaderLabels({tr("Card"), tr("Before"), tr("After")});
    m_changes->setAccessibleName(tr("What the import changes"));
    row->addWidget(m_mapping, 2);
    row->addWidget(m_changes, 3);
    column->addLayout(row, 1);

    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    m_target->setText(tr("Add to deck:"));
    foot->addWidget(m_target);
    m_collection->setObjectName(QStringLiteral("import.deck"));
    m_collection->setAccessibleName(m_target->text());
    m_collection->addItem(tr("none"), QString());
    for (const model::Collection& deck : workspace.system(m_options.system).collections) {
        m_collection->addItem(QString::fromStdString(deck.name.in(uiLanguage())), QString::fromStdString(deck.key));
    }
    foot->addWidget(m_collection);
    m_deletes->setObjectName(QStringLiteral("import.deletes"));
    foot->addWidget(m_deletes);
    foot->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("import.accept"));
    m_accept->setProperty("primary", true);
    foot->addWidget(buttons);
    column->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    connect(m_changes, &ChangeTree::ticked, this, &ImportDialog::showSummary);
    connect(m_changes, &ChangeTree::choiceMade, this, [this](int line, int answer) {
        const auto asked = std::ranges::find(m_preview.conflicts, line, &database::ImportConflict::line);
        if (asked != m_preview.conflicts.end() && answer <= int(asked->cards.size())) {
            m_options.choices[line] = answer > 0 ? asked->cards[size_t(answer - 1)].key : std::string();
            renew();
        }
    });
    connect(m_collection, &QComboBox::activated, this, [this] {
        m_options.collection = m_collection->currentData().toString().toStdString();
        m_wish.deck = m_options.collection;
        renew();
    });
    connect(m_deletes, &QCheckBox::toggled, this, [this](bool on) {
        m_wish.deletes = on;
        renew();
    });
    resize(1060, 640);
}

bool ImportDialog::load(const QString& path, QString& failure) {
    m_path = path;
    m_options.choices.clear();
    m_kind = database::incomingKind(path.toStdString());
    m_wish = {};
    const bool isRows = m_kind == IncomingKind::Rows;
    const bool isDeck = m_kind == IncomingKind::Deck;
    if (isRows) {
        auto rows = database::readImportFile(path.toStdString());
        if (!rows) {
            failure = errorSentence(rows.error());
            return false;
        }
        m_rows = std::move(*rows);
    } else {
        m_wish.system = isDeck ? m_system.toStdString() : std::string();
        const auto readable = database::previewIncoming(m_workspace.project(), path.toStdString(), m_kind, m_wish);
        if (!readable) {
            failure = errorSentence(readable.error());
            return false;
        }
    }
    m_mapping->setVisible(isRows);
    m_deletes->setVisible(!isRows && !isDeck);
    m_target->setVisible(isRows || isDeck);
    m_collection->setVisible(isRows || isDeck);
    if (isDeck) {
        m_target->setText(tr("Becomes the deck:"));
        m_collection->setItemText(0, tr("as the list is called"));
    }
    m_changes->setHeaderLabels({isRows ? tr("Card") : tr("What"), tr("Before"), tr("After")});
    setWindowTitle(tr("Import “%1”").arg(QFileInfo(path).fileName()));
    renew();
    return true;
}

bool ImportDialog::loadText(const QString& text, QString& failure) {
    if (text.trimmed().isEmpty()) {
        failure = tr("There is no table in the clipboard.");
        return false;
    }
    // Written down: what it is, is found out as of any file.
    QFile file(m_clipboard.filePath(tr("clipboard") + QStringLiteral(".txt")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0) {
        failure = tr("“%1” cannot be written.").arg(file.fileName());
        return false;
    }
    file.close();
    return load(file.fileName(), failure);
}

void ImportDialog::renew() {
    if (m_kind == IncomingKind::Rows) {
        return renewRows();
    }
    auto incoming = database::previewIncoming(m_workspace.project(), m_path.toStdString(), m_kind, m_wish);
    if (!incoming) {
        return showFailure(incoming.error());
    }
    m_incoming = std::move(*incoming);
    m_hasPreview = true;
    showIncoming();
    showSummary();
}

void ImportDialog::renewRows() {
    auto preview =
        database::previewImport(m_workspace.project(), m_rows, m_options, importCheck(m_workspace, m_options.system));
    if (!preview) {
        return showFailure(preview.error());
    }
    m_preview = std::move(*preview);
    m_hasPreview = true;
    showMapping();
    showPreview();
    showSummary();
}

void ImportDialog::showFailure(const model::Error& error) {
    m_incoming.reset();
    m_preview = {};
    m_hasPreview = false;
    m_changes->setEnabled(false);
    m_summary->setText(errorSentence(error));
    m_accept->setEnabled(false);
}

void ImportDialog::showMapping() {
    const model::SystemInfo& info = m_workspace.system(m_options.system).info;
    m_mapping->setRowCount(int(m_preview.columns.size()));
    for (int i = 0; i < m_mapping->rowCount(); ++i) {
        const std::string& name = m_preview.columns[size_t(i)];
        auto* item = new QTableWidgetItem(QString::fromStdString(name));
        item->setFlags(Qt::ItemIsEnabled);
        m_mapping->setItem(i, 0, item);
        auto* choice = new QComboBox(m_mapping);
        choice->setAccessibleName(item->text());
        choice->addItem(tr("leave out"), QString());
        choice->addItem(tr("Key"), QStringLiteral("key"));
        for (const std::string& field : model::commonCardFields()) {
            choice->addItem(fieldTitle(info, field, uiLanguage()), QString::fromStdString(field));
        }
        for (const model::FieldInfo& field : info.schema.fields) {
            if (!field.derived) {
                choice->addItem(fieldTitle(info, field.key, uiLanguage()), QString::fromStdString(field.key));
            }
        }
        const auto mapped = m_preview.mapping.find(name);
        const QString field = mapped == m_preview.mapping.end() ? QString() : QString::fromStdString(mapped->second);
        choice->setCurrentIndex(qMax(0, choice->findData(field)));
        connect(choice, &QComboBox::activated, this, [this, choice, name] {
            m_options.mapping[name] = choice->currentData().toString().toStdString();
            renew();
        });
        m_mapping->setCellWidget(i, 1, choice);
    }
    m_mapping->resizeColumnToContents(0);
}

void ImportDialog::showSummary() {
    if (!m_hasPreview) {
        return;
    }
    m_changes->setEnabled(true);
    const int ticked = m_changes->tickedThings();
    if (m_kind == IncomingKind::Rows) {
        m_summary->setText(
            tr("%1 new, %2 changed, %3 unchanged, %4 not readable; sentences carried out by hand: %5. Nothing is "
               "deleted. Taken over: %6.")
                .arg(m_preview.added.size())
                .arg(m_preview.changed.size())
                .arg(m_preview.unchanged)
                .arg(int(m_preview.errors.size()) + m_preview.openConflicts())
                .arg(m_manual)
                .arg(ticked));
    } else if (m_incoming) {
        const database::Difference& difference = m_incoming->difference;
        m_summary->setText(difference.isEmpty() ? tr("Everything in it is here already.")
                                                : tr("%1 new, %2 changed, %3 deleted, %4 not readable. Taken over: %5.")
                                                      .arg(difference.added.size())
                                                      .arg(difference.changed.size())
                                                      .arg(difference.removed.size())
                                                      .arg(m_incoming->errors.size())
                                                      .arg(ticked));
    }
    const bool addsToDeck = m_kind == IncomingKind::Rows && !m_options.collection.empty() && m_preview.unchanged > 0;
    m_accept->setEnabled(ticked > 0 || addsToDeck);
}

void ImportDialog::accept() {
    if (!m_hasPreview) {
        return;
    }
    const database::LeftOut out = m_changes->leftOut();
    model::Result<database::RevisionSummary> result = database::RevisionSummary();
    if (m_kind == IncomingKind::Rows) {
        result = database::applyImport(m_workspace.project(), database::chosenPart(m_preview, out));
    } else {
        const auto part = database::chosenPart(m_workspace.project(), *m_incoming, out);
        if (part) {
            result = database::applyIncoming(m_workspace.project(), *part, m_wish);
        } else {
            result = part.error();
        }
    }
    m_failed = !result.isOk();
    if (m_failed) {
        m_outcome = errorSentence(result.error());
        m_summary->setText(m_outcome);
        return;
    }
    m_outcome = tr("Imported: %n thing(s). One step back takes it all back.", nullptr, m_changes->tickedThings());
    m_workspace.reload();
    QDialog::accept();
}

} // namespace blattwerk::app
