#include "app/table/outlook_panel.h"

#include "app/session/figure_text.h"
#include "app/session/policy_names.h"
#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/styled_label.h"
#include "engine/lab/interval.h"

#include <QComboBox>
#include <QGridLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

constexpr int kShownRows = 6;

/// Share of the won games with its interval: "63,2 % [60,2; 66,1]".
QString share(const ShownOutlook& outlook) {
    const engine::lab::Estimate rate = engine::lab::wilson(outlook.wins, outlook.wins + outlook.losses);
    if (rate.samples == 0) {
        return OutlookPanel::tr("no decision");
    }
    return percentText(rate) + QLatin1Char(' ') + intervalText(rate);
}

} // namespace

/// Won, undecided and lost games side by side.
class OutlookPanel::Bar : public QWidget {
public:
    Bar(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
        setFixedHeight(appearance.tokens().size.iconSmall);
    }

    void set(const std::optional<ShownOutlook>& outlook, const QString& own, const QString& other) {
        m_outlook = outlook;
        m_accents = {own, other};
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const ThemeColours& c = m_appearance.colours();
        const qreal radius = m_appearance.tokens().radius.field;
        QPainterPath shape;
        shape.addRoundedRect(QRectF(rect()), radius, radius);
        painter.setClipPath(shape);
        painter.fillRect(rect(), c.sunken);
        if (!m_outlook) {
            return;
        }
        const int games = m_outlook->wins + m_outlook->losses + m_outlook->undecided;
        const qreal own = games > 0 ? width() * qreal(m_outlook->wins) / games : 0;
        const qreal other = games > 0 ? width() * qreal(m_outlook->losses) / games : 0;
        const QColor colour = deckColour(m_accents[0], m_appearance);
        // Decks of one colour are told apart all the same, and a gap parts what won from what lost.
        const QColor opposite = deckColour(m_accents[1], m_appearance);
        painter.fillRect(QRectF(0, 0, own, height()), colour);
        painter.fillRect(QRectF(width() - other, 0, other, height()), opposite == colour ? c.line2 : opposite);
        if (own > 0 && other > 0) {
            painter.fillRect(QRectF(own - 1, 0, 2, height()), c.surface);
        }
    }

private:
    const Appearance& m_appearance;
    std::optional<ShownOutlook> m_outlook;
    std::array<QString, 2> m_accents;
};

OutlookPanel::OutlookPanel(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_intro(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_ask(new QPushButton(this)),
      m_bar(new Bar(appearance, this)),
      m_odds(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, this)),
      m_detail(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_earlierTitle(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_earlier(new QListWidget(this)) {
    setObjectName(QStringLiteral("table.outlook"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_title);
    m_intro->setWordWrap(true);
    column->addWidget(m_intro);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(10);
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_names[i] =
            new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
        m_players[i] = new QComboBox(this);
        m_players[i]->setObjectName(QStringLiteral("table.outlook.player%1").arg(i));
        m_names[i]->setBuddy(m_players[i]);
        grid->addWidget(m_names[i], int(i), 0);
        grid->addWidget(m_players[i], int(i), 1);
    }
    column->addLayout(grid);
    m_ask->setObjectName(QStringLiteral("table.outlook.ask"));
    column->addWidget(m_ask, 0, Qt::AlignLeft);
    column->addWidget(m_bar);
    m_odds->setObjectName(QStringLiteral("table.outlook.result"));
    m_odds->setWordWrap(true);
    column->addWidget(m_odds);
    m_detail->setWordWrap(true);
    column->addWidget(m_detail);
    column->addSpacing(4);
    column->addWidget(m_earlierTitle);
    m_earlier->setObjectName(QStringLiteral("table.outlook.earlier"));
    m_earlier->setFrameShape(QFrame::NoFrame);
    m_earlier->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_earlier);
    column->addStretch(1);
    connect(m_ask, &QPushButton::clicked, this, [this] { m_done ? Q_EMIT cancelled() : Q_EMIT asked(); });
    connect(m_earlier, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { Q_EMIT placeChosen(item->data(Qt::UserRole).toInt()); });
    retranslate();
}

void OutlookPanel::setSides(const std::array<Side, 2>& sides, bool isOver) {
    m_sides = sides;
    m_isOver = isOver;
    retranslate();
}

void OutlookPanel::setPolicies(const std::vector<engine::PolicyInfo>& policies) {
    for (QComboBox* box : m_players) {
        const QString chosen = box->currentData().toString();
        box->clear();
        for (const engine::PolicyInfo& policy : policies) {
            // A player that thinks for seconds about each step cannot play a thousand games while one waits.
            if (policy.key != "search") {
                box->addItem(policyName(policy.key),
                             QString::fromUtf8(policy.key.data(), qsizetype(policy.key.size())));
            }
        }
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
    }
}

std::array<std::string, 2> OutlookPanel::policies() const {
    return {m_players[0]->currentData().toString().toStdString(), m_players[1]->currentData().toString().toStdString()};
}

void OutlookPanel::showResult(const std::optional<ShownOutlook>& result) {
    m_result = result;
    renewResult();
}

void OutlookPanel::showProgress(std::optional<int> done) {
    m_done = done;
    renewResult();
}

void OutlookPanel::setEarlier(const std::vector<Earlier>& earlier) {
    m_earlier->clear();
    for (const Earlier& row : earlier) {
        auto* item = new QListWidgetItem(tr("%1: %2").arg(row.name, share(row.outlook)), m_earlier);
        item->setData(Qt::UserRole, row.place);
        item->setToolTip(tr("Enter goes back there"));
    }
    m_earlierTitle->setVisible(!earlier.empty());
    m_earlier->setVisible(!earlier.empty());
    const int rows = std::min(int(earlier.size()), kShownRows);
    m_earlier->setFixedHeight(rows * m_appearance.px(m_appearance.tokens().size.rowCompact) + 4);
}

QString OutlookPanel::resultText() const {
    return m_odds->text();
}

void OutlookPanel::retranslate() {
    m_title->setText(tr("Outlook"));
    m_intro->setText(tr("Plays on from here %1 times to the end. What %2 cannot see is dealt anew each time.")
                         .arg(countText(kGames), m_sides[0].name));
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_names[i]->setText(m_sides[i].name);
        m_players[i]->setAccessibleName(tr("Who plays %1").arg(m_sides[i].name));
        for (int item = 0; item < m_players[i]->count(); ++item) {
            m_players[i]->setItemText(item, policyName(m_players[i]->itemData(item).toString().toStdString()));
        }
    }
    m_earlierTitle->setText(tr("Earlier on this way"));
    renewResult();
}

void OutlookPanel::renewResult() {
    m_ask->setText(m_done ? tr("Stop") : tr("Play through"));
    m_ask->setEnabled(!m_isOver && m_players[0]->count() > 0);
    m_bar->set(m_result, m_sides[0].accent, m_sides[1].accent);
    m_bar->setVisible(m_result.has_value());
    m_detail->setVisible(m_result.has_value());
    if (m_done) {
        m_odds->setText(tr("%1 of %2 games played").arg(countText(*m_done), countText(kGames)));
    } else if (m_isOver) {
        m_odds->setText(tr("This game is over."));
    } else if (m_result) {
        m_odds->setText(tr("%1 wins %2.").arg(m_sides[0].name, share(*m_result)));
    } else {
        m_odds->clear();
    }
    if (m_result) {
        QString detail = tr("Half of the games end within %n turn(s).", nullptr, m_result->medianTurns);
        if (m_result->aborted > 0) {
            detail += QLatin1Char(' ') + tr("%n game(s) broken off.", nullptr, m_result->aborted);
        }
        m_detail->setText(detail);
    }
}

} // namespace blattwerk::app
