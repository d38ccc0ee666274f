#pragma once

#include "app/session/text_changes.h"

#include <QTreeWidget>

namespace blattwerk::app {

class Appearance;

/// Texts before and after side by side, one card in a row, what differs marked; a card can be left out.
class TextChangeList : public QTreeWidget {
    Q_OBJECT

public:
    explicit TextChangeList(const Appearance& appearance, QWidget* parent = nullptr);

    /// Where `after` equals `before` only that text is shown.
    void show(const std::vector<TextChange>& changes, bool canLeaveOut);
    /// Those that are not left out.
    [[nodiscard]] std::vector<TextChange> chosen() const;
    void retranslate();

Q_SIGNALS:
    void chosenChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    std::vector<TextChange> m_changes;
};

} // namespace blattwerk::app
