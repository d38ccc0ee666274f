#pragma once

#include "database/experiment_repository.h"

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// The stored experiment in view: its name and note, where its figures come from, and what can be done with it.
class ExperimentPanel : public QWidget {
    Q_OBJECT

public:
    /// Object names begin with that word.
    ExperimentPanel(const Appearance& appearance, const QString& name, QWidget* parent = nullptr);

    /// `origin`: lines that say which cards, rules and program it was.
    void show(const database::Experiment& experiment, const QStringList& origin);
    void setRerunEnabled(bool enabled, const QString& why);
    /// Tells what is being typed.
    void commit();
    void retranslate();

Q_SIGNALS:
    void renamed(qint64 id, const QString& name);
    void noteChanged(qint64 id, const QString& note);
    void rerunRequested(qint64 id);
    void removeRequested(qint64 id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const Appearance& m_appearance;
    qint64 m_id = 0;
    QString m_storedName, m_storedNote;
    StyledLabel* m_title;
    QLineEdit* m_name;
    StyledLabel* m_origin;
    QPlainTextEdit* m_note;
    QPushButton* m_rerun;
    QPushButton* m_remove;
};

} // namespace blattwerk::app
