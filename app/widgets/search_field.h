#pragma once

#include <QLineEdit>

namespace blattwerk::app {

class Appearance;

/// A line edit with a magnifier, a button to clear, and a quiet note at its right (count of hits).
class SearchField : public QLineEdit {
    Q_OBJECT

public:
    explicit SearchField(const Appearance& appearance, QWidget* parent = nullptr);

    void setNote(const QString& note);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Appearance& m_appearance;
    QAction* m_magnifier;
    QAction* m_clear;
    QString m_note;
};

} // namespace blattwerk::app
