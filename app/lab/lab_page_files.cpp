#include "app/lab/card_figure_model.h"
#include "app/lab/comparison_figures.h"
#include "app/lab/comparison_view.h"
#include "app/lab/file_export.h"
#include "app/lab/heat_map.h"
#include "app/lab/lab_chart.h"
#include "app/lab/lab_page.h"
#include "app/lab/shuffle_map.h"
#include "app/lab/shuffle_view.h"
#include "app/session/figure_text.h"
#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"

#include <QBuffer>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSvgGenerator>
#include <QUrl>

namespace blattwerk::app {

namespace {

const QString kFolderKey = QStringLiteral("lab/folder");
constexpr int kScale = 2;
constexpr int kEdge = 12;

QString suffixOf(LabPage::FileKind kind) {
    switch (kind) {
    case LabPage::FileKind::Csv:
        return QStringLiteral("csv");
    case LabPage::FileKind::Svg:
        return QStringLiteral("svg");
    case LabPage::FileKind::Png:
        break;
    }
    return QStringLiteral("png");
}

QString chartCell(const QVariant& cell) {
    return cell.typeId() == QMetaType::Double ? plainNumber(cell.toDouble()) : cell.toString();
}

} // namespace

LabChart* LabPage::currentChart() const {
    if (m_lastChart && m_lastChart->isVisible()) {
        return m_lastChart;
    }
    return m_view == View::Charts ? m_charts[0] : m_lengthSmall;
}

void LabPage::write(const QString& name, FileKind kind, const std::function<QByteArray()>& make) {
    static const QRegularExpression unfit(QStringLiteral("[^\\w.-]+"), QRegularExpression::UseUnicodePropertiesOption);
    const QString suffix = suffixOf(kind);
    const QString fallback = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir folder(settings().value(kFolderKey, fallback).toString());
    const QString proposal =
        folder.filePath(QString(name).replace(unfit, QStringLiteral("-")) + QLatin1Char('.') + suffix);
    const QString filter = kind == FileKind::Csv   ? tr("Table (*.csv)")
                           : kind == FileKind::Svg ? tr("Drawing (*.svg)")
                                                   : tr("Picture (*.png)");
    QString path = m_chooseFile ? m_chooseFile(this, proposal, filter)
                                : QFileDialog::getSaveFileName(this, tr("Save as"), proposal, filter);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QLatin1Char('.') + suffix;
        // The dialog has asked about another name only.
        if (QFileInfo::exists(path)) {
            say(NoticeKind::Error, tr("“%1” exists already and stays as it is.").arg(path));
            return;
        }
    }
    settings().setValue(kFolderKey, QFileInfo(path).absolutePath());
    if (const auto written = writeFile(path, make()); !written) {
        say(NoticeKind::Error, errorSentence(written.error()));
        return;
    }
    say(NoticeKind::Ok, tr("“%1” written.").arg(QFileInfo(path).fileName()), {tr("Open folder")},
        [path](int) { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath())); });
}

QByteArray LabPage::picture(QWidget& widget, FileKind kind, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const QSize size = widget.size() + QSize(2 * kEdge, 2 * kEdge);
    const QColor ground = widget.palette().color(QPalette::Base);
    const auto paint = [&](QPainter& painter) {
        painter.fillRect(QRect(QPoint(0, 0), size), ground);
        widget.render(&painter, QPoint(kEdge, kEdge), {}, QWidget::DrawChildren);
    };
    if (kind == FileKind::Svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(0, 0), size));
        generator.setTitle(title);
        QPainter painter(&generator);
        paint(painter);
        painter.end();
        return bytes;
    }
    QImage image(size * kScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kScale);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    image.save(&buffer, "PNG");
    return bytes;
}

void LabPage::saveMatrix(FileKind kind) {
    if (m_shown.result.isEmpty()) {
        return;
    }
    write(tr("Win rates"), kind, [this, kind] {
        if (kind != FileKind::Csv) {
            return picture(*m_matrix, kind, m_matrix->accessibleName());
        }
        std::vector<QStringList> rows{{QStringLiteral("rules"), QStringLiteral("deck"), QStringLiteral("against"),
                                       QStringLiteral("games"), QStringLiteral("aborted"), QStringLiteral("draws"),
                                       QStringLiteral("win_rate"), QStringLiteral("low"), QStringLiteral("high"),
                                       QStringLiteral("start_side_win_rate"), QStringLiteral("start_low"),
                                       QStringLiteral("start_high")}};
        const auto estimate = [](QStringList& row, const engine::lab::Estimate& figure) {
            for (const double part : {figure.value, figure.low, figure.high}) {
                row << (figure.samples > 0 ? plainNumber(part) : QString());
            }
        };
        for (size_t variant = 0; variant < m_shown.setup.variants.size(); ++variant) {
            for (size_t deck = 0; deck < m_shown.setup.decks.size(); ++deck) {
                for (size_t other = 0; other < m_shown.setup.decks.size(); ++other) {
                    PairingView pairing = pairingView(m_shown.setup, m_shown.result, variant, deck, other);
                    if (pairing.isEmpty()) {
                        continue;
                    }
                    QStringList row{QString::fromStdString(m_shown.setup.variants[variant].name),
                                    deckName(deck),
                                    deckName(other),
                                    QString::number(pairing.tally().games()),
                                    QString::number(pairing.tally().aborted()),
                                    QString::number(pairing.tally().draws())};
                    const engine::lab::Estimate start = pairing.tally().startSideWinRate();
                    estimate(row, pairing.isMirror ? pairing.tally().winRate() : pairing.winRate());
                    estimate(row, start);
                    rows.push_back(std::move(row));
                }
            }
        }
        return csvText(rows);
    });
}

void LabPage::saveCards() {
    if (m_cards->cardCount() > 0) {
        const QPoint cell = m_matrix->current();
        write(deckName(size_t(cell.y())) + QLatin1Char(' ') + deckName(size_t(cell.x())), FileKind::Csv,
              [this] { return csvText(m_cards->fileRows()); });
    }
}

void LabPage::saveParts(FileKind kind) {
    if (m_partFigures.isEmpty()) {
        return;
    }
    const QString name = QString::fromStdString(m_measured.label.in(uiLanguage()));
    write(name, kind, [this, kind, name] {
        return kind == FileKind::Csv ? csvText(partRows(m_partFigures, m_measured, uiLanguage()))
                                     : picture(*m_parts, kind, name);
    });
}

void LabPage::saveChart(LabChart* chart, FileKind kind) {
    if (!chart || chart->content().isEmpty()) {
        return;
    }
    write(chart->content().title, kind, [chart, kind] {
        if (kind == FileKind::Svg) {
            return chart->svg();
        }
        if (kind == FileKind::Png) {
            return chart->png();
        }
        std::vector<QStringList> rows{chart->content().columns};
        for (const auto& cells : chart->content().rows) {
            QStringList row;
            for (const QVariant& cell : cells) {
                row << chartCell(cell);
            }
            rows.push_back(std::move(row));
        }
        return csvText(rows);
    });
}

void LabPage::saveComparison(FileKind kind) {
    if (!m_comparison->hasFigures()) {
        return;
    }
    write(m_comparison->title(), kind, [this, kind] {
        return kind == FileKind::Csv ? csvText(ComparisonFigures::fileRows(m_comparison->comparison()))
                                     : picture(*m_comparison->figures(), kind, m_comparison->title());
    });
}

void LabPage::saveShuffler(FileKind kind) {
    if (!m_shuffle->report()) {
        return;
    }
    write(tr("Shuffler"), kind, [this, kind] {
        return kind == FileKind::Csv ? csvText(m_shuffle->fileRows())
                                     : picture(*m_shuffle->map(), kind, m_shuffle->map()->accessibleName());
    });
}

void LabPage::buildSaveMenu() {
    m_saveMenu->clear();
    const auto add = [this](const QString& title, const char* name, std::initializer_list<FileKind> kinds,
                            std::function<void(FileKind)> save) {
        QMenu* menu = m_saveMenu->addMenu(title);
        menu->setObjectName(QLatin1String(name));
        for (const FileKind kind : kinds) {
            menu->addAction(suffixOf(kind).toUpper() + QStringLiteral(" …"), this, [save, kind] { save(kind); });
        }
    };
    const auto all = {FileKind::Svg, FileKind::Png, FileKind::Csv};
    add(tr("Matrix"), "lab.save.matrix", all, [this](FileKind kind) { saveMatrix(kind); });
    add(tr("Cards"), "lab.save.cards", {FileKind::Csv}, [this](FileKind) { saveCards(); });
    add(tr("Parts of a draft"), "lab.save.parts", all, [this](FileKind kind) { saveParts(kind); });
    const QStringList charts{tr("Length of the games"), tr("Point race"), tr("How the rate settled"),
                             tr("Worth of beginning")};
    constexpr std::array kNames{"lab.save.length", "lab.save.race", "lab.save.settling", "lab.save.start"};
    for (size_t i = 0; i < m_charts.size(); ++i) {
        add(charts[qsizetype(i)], kNames[i], all, [this, i](FileKind kind) { saveChart(m_charts[i], kind); });
    }
    add(tr("Comparison"), "lab.save.comparison", all, [this](FileKind kind) { saveComparison(kind); });
    add(tr("Shuffler"), "lab.save.shuffler", all, [this](FileKind kind) { saveShuffler(kind); });
    renewSaveMenu();
}

void LabPage::renewSaveMenu() {
    const bool figures = !m_shown.result.isEmpty() && m_shown.result.progress.games > 0;
    const bool ownView = m_view == View::Comparison || m_view == View::Shuffler;
    const bool ready = m_view == View::Shuffler     ? m_shuffle->report() != nullptr
                       : m_view == View::Comparison ? m_comparison->hasFigures()
                                                    : figures;
    const QLatin1String own(m_view == View::Shuffler ? "lab.save.shuffler" : "lab.save.comparison");
    for (QAction* action : m_saveMenu->actions()) {
        const QString name = action->menu() ? action->menu()->objectName() : QString();
        const bool isOther = name == QLatin1String("lab.save.shuffler") || name == QLatin1String("lab.save.comparison");
        const bool isParts = name == QLatin1String("lab.save.parts");
        action->setVisible(ownView ? name == own : !isOther && (!isParts || !m_partFigures.isEmpty()));
        action->setEnabled(ready);
    }
    m_save->setEnabled(ready);
    m_save->setToolTip(ready ? QString() : tr("There are no figures yet."));
    for (QAction* action :
         {m_cardsCsvAction, m_matrixCsvAction, m_chartSvgAction, m_chartPngAction, m_chartCsvAction}) {
        action->setEnabled(figures && !ownView);
    }
}

} // namespace blattwerk::app
