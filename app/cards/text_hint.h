#pragma once

#include "app/cards/card_reader.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// One quiet line below a card text: whether it is understood, the nearest mend of what is not, or the card language's
/// own wording of what was typed otherwise. One key takes what it proposes. Where a text can be meant in several ways
/// each has a line of its own, and a person chooses.
class TextHint : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Nothing, Understood, Unfinished, Canonical, Repair, Unknown, Doubt, Manual };
    /// Of the card text, or of its rendering in the other language: what is not understood there changes no card.
    enum class Side { CardText, Rendering };

    explicit TextHint(const Appearance& appearance, Side side, QWidget* parent = nullptr);

    /// What there is to say about a text. `repairs` are whole texts, best first, of a doubtful text the ways in which
    /// it can be meant; `isTyped`: it is being typed now.
    void show(const QString& text, const TextReading& reading, const QStringList& repairs, bool isTyped);
    [[nodiscard]] Kind kind() const { return m_kind; }
    /// The whole text that is proposed; empty for none.
    [[nodiscard]] const QString& proposal() const { return m_proposal; }
    [[nodiscard]] QString sentence() const;
    /// The ways in which a doubtful text can be meant, as whole texts.
    [[nodiscard]] const QStringList& choices() const { return m_choices; }
    void retranslate();
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

Q_SIGNALS:
    void taken();
    /// One of the choices, the whole text.
    void chosen(const QString& text);
    /// A person wants to say what the unknown sentence means.
    void meaningRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void renew();
    void renewChoices(const QStringList& choices);
    [[nodiscard]] QString icon() const;
    [[nodiscard]] QColor ink() const;
    [[nodiscard]] QString html() const;
    [[nodiscard]] QString expectation(const TextReading& reading) const;
    [[nodiscard]] QString explanation(const TextReading& reading) const;

    [[nodiscard]] QString consequence() const;

    const Appearance& m_appearance;
    Side m_side;
    Kind m_kind = Kind::Nothing;
    QString m_text;
    QString m_proposal;
    QString m_detail;
    QHBoxLayout* m_row = nullptr;
    QLabel* m_icon;
    StyledLabel* m_label;
    QPushButton* m_take;
    QPushButton* m_meaning;
    QStringList m_choices;
    QWidget* m_choiceRows;
    QVBoxLayout* m_choiceColumn;
};

/// The paragraphs of the new text that the old one has not, in HTML; several with a bullet each.
[[nodiscard]] QString newParagraphsHtml(const QString& before, const QString& after);

/// The part of the new text that differs from the old one, up to whole sentences, differing words marked in HTML; of a
/// long one so many words.
[[nodiscard]] QString differenceHtml(const QString& before, const QString& after, int most = 1000);

} // namespace blattwerk::app
