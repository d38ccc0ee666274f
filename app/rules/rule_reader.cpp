#include "app/rules/rule_reader.h"

#include "app/shell/appearance.h"

#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Widest column that is easy to read: 68 characters of the reader's type.
constexpr int kCharacters = 68;

} // namespace

RuleReader::RuleReader(const Appearance& appearance, QWidget* parent) : QTextBrowser(parent), m_appearance(appearance) {
    setObjectName(QStringLiteral("rules.reader"));
    setAccessibleName(tr("Rule text"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { Q_EMIT linkFollowed(url.toString(QUrl::RemoveScheme)); });
    connect(&appearance, &Appearance::changed, this, &RuleReader::render);
}

void RuleReader::setBook(const model::RuleBook& book, model::Language language, const QString& systemName) {
    m_book = book;
    m_language = language;
    m_systemName = systemName;
    render();
}

const model::Rule* RuleReader::currentRule() const {
    const auto it = std::ranges::find(m_book.rules, m_id.toStdString(), &model::Rule::id);
    return it == m_book.rules.end() ? nullptr : &*it;
}

bool RuleReader::show(const QString& id) {
    const std::string key = id.toStdString();
    const bool known = std::ranges::find(m_book.rules, key, &model::Rule::id) != m_book.rules.end() ||
                       std::ranges::find(m_book.terms, key, &model::Term::id) != m_book.terms.end() ||
                       std::ranges::find(m_book.sections, key, &model::RuleSection::id) != m_book.sections.end();
    if (known) {
        m_id = id;
        render();
        verticalScrollBar()->setValue(0);
    }
    return known;
}

QString RuleReader::body(const std::string& text) const {
    QString html;
    static const QRegularExpression kId(QStringLiteral("\\b[A-Z]{3}-[A-Z][0-9]+\\b"));
    for (const QString& paragraph : QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QString line = paragraph.toHtmlEscaped();
        line.replace(kId, QStringLiteral("<a href=\"rule:\\0\">\\0</a>"));
        html += QStringLiteral("<p style=\"margin:0 0 12px 0\">%1</p>").arg(line);
    }
    return html;
}

QString RuleReader::chips(const std::vector<std::string>& ids) const {
    QString html;
    for (const std::string& id : ids) {
        const auto rule = std::ranges::find(m_book.rules, id, &model::Rule::id);
        if (rule == m_book.rules.end()) {
            continue;
        }
        const QString number = QString::fromStdString(id);
        html +=
            QStringLiteral(
                "<p style=\"margin:0 0 4px 0\"><a href=\"rule:%1\" style=\"font-family:'%3';font-size:%4px\">%1</a> "
                "&nbsp;<span style=\"font-family:'%5';font-size:%6px\">%2</span></p>")
                .arg(number, QString::fromStdString(rule->title.in(m_language)).toHtmlEscaped(),
                     m_appearance.tokens().fonts.mono)
                .arg(m_appearance.px(m_appearance.tokens().type.small.size))
                .arg(m_appearance.tokens().fonts.ui)
                .arg(m_appearance.px(m_appearance.tokens().type.body.size));
    }
    return html;
}

QString RuleReader::head(const QString& path, const QString& title, const QString& number, const QString& kind) const {
    const TypeScale& type = m_appearance.tokens().type;
    const ThemeColours& c = m_appearance.colours();
    QString html = QStringLiteral("<p style=\"margin:0 0 6px 0;font-family:'%1';font-size:%2px;color:%3\">%4</p>")
                       .arg(m_appearance.tokens().fonts.ui)
                       .arg(m_appearance.px(type.small.size))
                       .arg(c.ink2.name(), path.toHtmlEscaped());
    html += QStringLiteral("<p style=\"margin:0 0 6px 0;font-size:%1px;font-weight:600\">%2</p>")
                .arg(m_appearance.px(type.ruleTitle.size))
                .arg(title.toHtmlEscaped());
    html += QStringLiteral(
                "<p style=\"margin:0 0 18px 0\"><span style=\"font-family:'%1';font-size:%2px;color:%3\">%4</span>"
                "&nbsp;&nbsp;<span style=\"font-family:'%5';font-size:%2px;color:%6\">%7</span></p>")
                .arg(m_appearance.tokens().fonts.mono)
                .arg(m_appearance.px(type.small.size))
                .arg(m_appearance.accentColour().name(), number, m_appearance.tokens().fonts.ui, c.ink2.name(), kind);
    return html;
}

QString RuleReader::ruleHtml(const model::Rule& rule) const {
    const auto section = std::ranges::find(m_book.sections, rule.section, &model::RuleSection::id);
    QString path = m_systemName;
    if (section != m_book.sections.end()) {
        path += QStringLiteral(" › ") + QString::fromStdString(section->title.in(m_language));
    }
    QString kind;
    switch (rule.kind) {
    case model::RuleKind::Rule:
        kind = tr("Basic rule");
        break;
    case model::RuleKind::Design:
        kind = tr("Design decision");
        break;
    case model::RuleKind::Construction:
        kind = tr("Construction rule");
        break;
    case model::RuleKind::Decision:
        kind = tr("Decision where the rules are silent");
        break;
    }
    QString html = head(path, QString::fromStdString(rule.title.in(m_language)), QString::fromStdString(rule.id), kind);
    html += body(rule.text.in(m_language));
    if (!rule.related.empty()) {
        html +=
            QStringLiteral("<p style=\"margin:18px 0 8px 0;font-family:'%1';font-size:%2px;color:%3\"><b>%4</b></p>")
                .arg(m_appearance.tokens().fonts.ui)
                .arg(m_appearance.px(m_appearance.tokens().type.small.size))
                .arg(m_appearance.colours().ink2.name(), tr("Belongs together with"));
        html += chips(rule.related);
    }
    return html;
}

QString RuleReader::termHtml(const model::Term& term) const {
    return head(m_systemName + QStringLiteral(" › ") + tr("Glossary"), QString::fromStdString(term.name.in(m_language)),
                QString::fromStdString(term.code), tr("Term")) +
           body(term.text.in(m_language)) + chips(term.rules);
}

QString RuleReader::sectionHtml(const model::RuleSection& section) const {
    QString html = head(m_systemName, QString::fromStdString(section.title.in(m_language)), {}, tr("Section")) +
                   body(section.text.in(m_language));
    std::vector<std::string> ids;
    for (const model::Rule& rule : m_book.rules) {
        if (rule.section == section.id) {
            ids.push_back(rule.id);
        }
    }
    return html + chips(ids);
}

void RuleReader::render() {
    const std::string key = m_id.toStdString();
    QString html;
    if (const model::Rule* rule = currentRule()) {
        html = ruleHtml(*rule);
    } else if (const auto term = std::ranges::find(m_book.terms, key, &model::Term::id); term != m_book.terms.end()) {
        html = termHtml(*term);
    } else if (const auto section = std::ranges::find(m_book.sections, key, &model::RuleSection::id);
               section != m_book.sections.end()) {
        html = sectionHtml(*section);
    }
    const QFont font = m_appearance.serif(m_appearance.tokens().type.reader, false);
    document()->setDefaultFont(font);
    document()->setDefaultStyleSheet(QStringLiteral("a { color: %1 } body { color: %2; line-height: 150% }")
                                         .arg(m_appearance.accentColour().name(), m_appearance.colours().ink.name()));
    setHtml(QStringLiteral("<body>%1</body>").arg(html));
    resizeEvent(nullptr);
}

void RuleReader::resizeEvent(QResizeEvent* event) {
    if (event) {
        QTextBrowser::resizeEvent(event);
    }
    const int column = QFontMetrics(document()->defaultFont()).averageCharWidth() * kCharacters;
    const int side = qMax(24, (width() - column) / 2);
    setViewportMargins(side, 28, side, 12);
}

} // namespace blattwerk::app
