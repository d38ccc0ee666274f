#include "app/exchange/import_dialog.h"

#include "app/cards/card_columns.h"
#include "app/session/sentences.h"
#include "app/session/spoken_arguments.h"
#include "app/session/text_language.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/styled_label.h"
#include "engine/language/card_language.h"
#include "model/card_fields.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

QString text(const model::StatValue& value) {
    return QString::fromStdString(model::valueText(value));
}

constexpr int kBeforeWidth = 190;

/// Rows as high as in the other dense lists.
class DenseRow : public QStyledItemDelegate {
public:
    DenseRow(const Appearance& appearance, QObject* parent) : QStyledItemDelegate(parent), m_appearance(appearance) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {QStyledItemDelegate::sizeHint(option, index).width() + 8,
                m_appearance.px(m_appearance.tokens().size.rowCompact)};
    }

private:
    const Appearance& m_appearance;
};

} // namespace

ImportDialog::ImportDialog(Workspace& workspace, const Appearance& appearance, const QString& system, QWidget* parent)
    : QDialog(parent),
      m_workspace(workspace),
      m_appearance(appearance),
      m_system(system),
      m_mapping(new QTableWidget(this)),
      m_changes(new QTreeWidget(this)),
      m_summary(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_collection(new QComboBox(this)),
      m_accept(nullptr) {
    setObjectName(QStringLiteral("import"));
    setWindowTitle(tr("Import cards"));
    m_options.system = system.toStdString();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    auto* row = new QHBoxLayout;
    m_mapping->setObjectName(QStringLiteral("import.mapping"));
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
    auto* changes = new FlatHeader(appearance, Qt::Horizontal, m_changes);
    changes->alignWithPlainCells();
    m_changes->setHeader(changes);
    m_changes->header()->setStretchLastSection(true);
    m_changes->setFrameShape(QFrame::NoFrame);
    m_changes->setItemDelegate(new DenseRow(appearance, m_changes));
    m_changes->setHeaderLabels({tr("Card"), tr("Before"), tr("After")});
    m_changes->setAccessibleName(tr("What the import changes"));
    row->addWidget(m_mapping, 2);
    row->addWidget(m_changes, 3);
    column->addLayout(row, 1);

    auto* foot = new QHBoxLayout;
    foot->addWidget(new QLabel(tr("Add to deck:"), this));
    m_collection->addItem(tr("none"), QString());
    for (const model::Collection& deck : workspace.system(m_options.system).collections) {
        m_collection->addItem(QString::fromStdString(deck.name.in(uiLanguage())), QString::fromStdString(deck.key));
    }
    foot->addWidget(m_collection);
    foot->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_accept->setProperty("primary", true);
    foot->addWidget(buttons);
    column->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    connect(m_collection, &QComboBox::activated, this, [this] {
        m_options.collection = m_collection->currentData().toString().toStdString();
        renew();
    });
    resize(980, 620);
}

bool ImportDialog::load(const QString& path, QString& failure) {
    auto rows = database::readImportFile(path.toStdString());
    if (!rows) {
        failure = errorSentence(rows.error());
        return false;
    }
    m_rows = std::move(*rows);
    setWindowTitle(tr("Import “%1”").arg(QFileInfo(path).fileName()));
    renew();
    return true;
}

void ImportDialog::renew() {
    auto preview = database::previewImport(m_workspace.project(), m_rows, m_options);
    if (!preview) {
        m_summary->setText(errorSentence(preview.error()));
        m_accept->setEnabled(false);
        return;
    }
    m_preview = std::move(*preview);
    showMapping();
    showPreview();
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

void ImportDialog::showPreview() {
    m_changes->clear();
    const model::SystemInfo& info = m_workspace.system(m_options.system).info;
    const engine::System* engine = m_workspace.system(m_options.system).engine.get();
    const model::Language spoken = textLanguage(info);
    int manual = 0;
    std::vector<const model::Card*> pool;
    for (const model::Card& card : m_workspace.system(m_options.system).cards) {
        pool.push_back(&card);
    }
    for (const model::Card& card : m_preview.added) {
        pool.push_back(&card);
    }
    const engine::CardIndex index(pool);
    const auto noteManual = [&](const model::Card& card, QTreeWidgetItem* parent) {
        if (!engine) {
            return;
        }
        engine::language::CardContext context = engine->cardContext(card, {});
        context.names = index.names();
        const auto reading = engine->language().read(card.text, spoken, context);
        for (const auto& unknown : reading.unknown) {
            auto* item =
                new QTreeWidgetItem(parent, {tr("carried out by hand"), {}, QString::fromStdString(unknown.text)});
            item->setForeground(0, m_appearance.colours().warning);
            ++manual;
        }
    };
    for (const model::Card& card : m_preview.added) {
        auto* item = new QTreeWidgetItem(m_changes, {QString::fromStdString(card.name), {}, tr("new")});
        noteManual(card, item);
    }
    for (const database::ChangedCard& changed : m_preview.changed) {
        auto* item = new QTreeWidgetItem(m_changes, {QString::fromStdString(changed.after.name)});
        for (const model::FieldChange& field : changed.fields) {
            new QTreeWidgetItem(item,
                                {fieldTitle(info, field.field, uiLanguage()), text(field.before), text(field.after)});
        }
        item->setExpanded(true);
        noteManual(changed.after, item);
    }
    const auto problem = [this](const QString& what, const QString& why) {
        auto* item = new QTreeWidgetItem(m_changes, {what, {}, why});
        item->setForeground(0, m_appearance.colours().error);
    };
    for (const database::ImportError& error : m_preview.errors) {
        problem(tr("Line %1").arg(error.line), errorSentence(spokenError(error.error, info, uiLanguage())));
    }
    for (const std::string& key : m_preview.conflicts) {
        problem(QString::fromStdString(key), tr("matches two cards, left out"));
    }
    for (const std::string& key : m_preview.duplicates) {
        problem(QString::fromStdString(key), tr("occurs more than once, only the first row counts"));
    }
    m_changes->resizeColumnToContents(0);
    m_changes->setColumnWidth(1, m_appearance.px(kBeforeWidth));
    m_summary->setText(
        tr("%1 new, %2 changed, %3 unchanged, %4 not readable; sentences carried out by hand: %5. Nothing is deleted.")
            .arg(m_preview.added.size())
            .arg(m_preview.changed.size())
            .arg(m_preview.unchanged)
            .arg(m_preview.errors.size() + m_preview.conflicts.size())
            .arg(manual));
    m_accept->setEnabled(!m_preview.added.empty() || !m_preview.changed.empty());
}

void ImportDialog::accept() {
    auto result = database::applyImport(m_workspace.project(), m_preview);
    m_failed = !result.isOk();
    if (result) {
        m_outcome = tr("Imported: %1 new and %2 changed cards. One step back takes it all back.")
                        .arg(m_preview.added.size())
                        .arg(m_preview.changed.size());
        m_workspace.reload();
    } else {
        m_outcome = errorSentence(result.error());
    }
    QDialog::accept();
}

} // namespace blattwerk::app
