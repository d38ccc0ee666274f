#pragma once

#include "model/finding.h"

#include <QFrame>
#include <QStringList>

class QLabel;

namespace blattwerk::app {

class Appearance;

enum class NoticeKind { Error, Warning, Advice, Ok };

[[nodiscard]] NoticeKind noticeKind(model::Severity severity);
/// Icon name in `:/icons` of a severity: octagon, triangle, circle, check.
[[nodiscard]] QString noticeIcon(NoticeKind kind);
[[nodiscard]] QColor noticeColour(NoticeKind kind, const Appearance& appearance);
[[nodiscard]] QColor noticeGround(NoticeKind kind, const Appearance& appearance);

/// A tinted box with icon, sentence, links and the number of the rule it rests on.
class Notice : public QFrame {
    Q_OBJECT

public:
    /// Links are shown behind the sentence; linkActivated gives their index.
    Notice(const Appearance& appearance, NoticeKind kind, const QString& sentence, const QStringList& links,
           const QString& rule, QWidget* parent = nullptr);

    [[nodiscard]] QString sentence() const { return m_sentence; }

Q_SIGNALS:
    void linkActivated(int index);
    void ruleActivated(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Appearance& m_appearance;
    NoticeKind m_kind;
    QString m_sentence;
    QStringList m_links;
    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace blattwerk::app
