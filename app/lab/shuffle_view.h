#pragma once

#include "app/lab/shuffle_run.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class FigureList;
class Notice;
class ShuffleMap;
class StyledLabel;
struct SystemDesk;

/// Puts the shuffler of all games to the test: by place, and by the orders of small decks, with the seed shown.
class ShuffleView : public QWidget {
    Q_OBJECT

public:
    explicit ShuffleView(const Appearance& appearance, QWidget* parent = nullptr);

    void setDesk(const SystemDesk& desk);
    void retranslate();
    void start();
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_run->isRunning(); }
    [[nodiscard]] const engine::lab::ShuffleReport* report() const { return m_report.get(); }
    [[nodiscard]] ShuffleMap* map() const { return m_map; }
    /// The counts as a table for a file.
    [[nodiscard]] std::vector<QStringList> fileRows() const;
    /// What a probability says about a shuffler.
    enum class Verdict { Fair, Suspicious };
    [[nodiscard]] static Verdict verdictOf(double p);

Q_SIGNALS:
    void stateChanged();

private:
    [[nodiscard]] QWidget* buildForm();
    [[nodiscard]] ShuffleOrder order() const;
    void take(const std::shared_ptr<const engine::lab::ShuffleReport>& report, bool finished);
    void showReport();
    void showVerdict();
    void renewButtons();

    struct Deck {
        QString name;
        QStringList cards;
    };

    const Appearance& m_appearance;
    ShuffleRun* m_run;
    std::vector<Deck> m_decks;
    std::shared_ptr<const engine::lab::ShuffleReport> m_report;
    QStringList m_names;
    ShuffleOrder m_played;
    bool m_isComplete = false;
    StyledLabel* m_title;
    std::vector<StyledLabel*> m_labels;
    QComboBox* m_deck;
    QSpinBox* m_count;
    QComboBox* m_seeding;
    QLineEdit* m_seed;
    QPushButton* m_dice;
    QPushButton* m_start;
    QProgressBar* m_bar;
    StyledLabel* m_progress;
    StyledLabel* m_mapTitle;
    ShuffleMap* m_map;
    StyledLabel* m_cell;
    FigureList* m_tests;
    StyledLabel* m_help;
    QVBoxLayout* m_verdictPlace;
    Notice* m_verdict = nullptr;
};

} // namespace blattwerk::app
