#include "app/cards/findings_view.h"

#include "app/cards/card_columns.h"
#include "app/shell/appearance.h"
#include "app/widgets/notice.h"

#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

QString argument(const model::Finding& finding, std::string_view name) {
    const auto it = std::ranges::find(finding.args, name, &std::pair<std::string, std::string>::first);
    return it == finding.args.end() ? QString() : QString::fromStdString(it->second);
}

/// Arguments name fields, types and choices by their keys; people read their labels.
void nameArguments(model::MessageArguments& args, const model::SystemInfo& info, model::Language language) {
    for (auto& [name, value] : args) {
        if (name == "field") {
            value = fieldTitle(info, value, language).toStdString();
        } else if (name == "type") {
            value = typeName(info, value, language).toStdString();
        } else if (const model::FieldInfo* field = info.schema.field(name)) {
            const auto it = std::ranges::find(field->choices, value, &model::FieldChoice::value);
            if (it != field->choices.end()) {
                value = it->label.in(language);
            }
        }
    }
}

model::Finding named(model::Finding finding, const model::SystemInfo& info, model::Language language) {
    nameArguments(finding.args, info, language);
    for (model::Fix& fix : finding.fixes) {
        nameArguments(fix.args, info, language);
    }
    return finding;
}

} // namespace

FindingsView::FindingsView(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
}

/// What the face painter and the page find themselves has no sentence in a system's data.
QString FindingsView::sentence(const model::Finding& finding, const MessageBook& messages,
                               model::Language language) const {
    const QString name = argument(finding, "name");
    if (finding.messageId == "face.text_too_long") {
        return tr("Text and quote of %1 do not fit at a size that can be read.").arg(name);
    }
    if (finding.messageId == "face.word_too_wide") {
        return tr("A word on %1 is wider than its line.").arg(name);
    }
    if (finding.messageId == "face.name_too_long") {
        return tr("The name “%1” needs more than two lines on the card.").arg(name);
    }
    if (finding.messageId == "face.sign_missing") {
        return tr("The fonts of the card have no “%1”; another font would step in.").arg(argument(finding, "sign"));
    }
    if (finding.messageId == "face.picture_coarse") {
        return tr("The picture of %1 has %2 dpi at its printed size; %3 are needed.")
            .arg(name, argument(finding, "dpi"), argument(finding, "least"));
    }
    if (finding.messageId == "cards.no_picture") {
        return tr("No picture yet. Until then the proof shows the emblem.");
    }
    return messages.finding(finding, language);
}

QString FindingsView::fixText(const model::Finding& finding, const model::Fix& fix, const MessageBook& messages,
                              model::Language language) const {
    if (fix.kind == "choose_picture") {
        return tr("Choose picture");
    }
    return messages.fix(finding, fix, language);
}

void FindingsView::show(const std::vector<model::Finding>& findings, const model::SystemInfo& info,
                        const MessageBook& messages, model::Language language) {
    const bool dark = m_appearance.theme() == Theme::Dark;
    if (findings == m_findings && language == m_language && dark == m_dark && m_scale == m_appearance.scale()) {
        return;
    }
    m_findings = findings;
    m_language = language;
    m_dark = dark;
    m_scale = m_appearance.scale();
    m_sentences.clear();
    QLayout* column = layout();
    while (QLayoutItem* item = column->takeAt(0)) {
        if (QWidget* box = item->widget()) {
            box->hide();
            box->deleteLater();
        }
        delete item;
    }
    for (size_t i = 0; i < m_findings.size(); ++i) {
        const model::Finding finding = named(m_findings[i], info, language);
        QStringList links;
        std::vector<int> fixes;
        for (size_t f = 0; f < finding.fixes.size(); ++f) {
            if (const QString text = fixText(finding, finding.fixes[f], messages, language); !text.isEmpty()) {
                links << text;
                fixes.push_back(int(f));
            }
        }
        const QString text = sentence(finding, messages, language);
        m_sentences << text;
        auto* notice = new Notice(m_appearance, noticeKind(finding.severity), text, links,
                                  QString::fromStdString(finding.rule), this);
        notice->setObjectName(QStringLiteral("cards.finding"));
        connect(notice, &Notice::ruleActivated, this, &FindingsView::ruleActivated);
        connect(notice, &Notice::linkActivated, this, [this, i, fixes](int link) {
            if (link >= 0 && link < int(fixes.size())) {
                Q_EMIT fixActivated(int(i), fixes[size_t(link)]);
            }
        });
        column->addWidget(notice);
        notice->show();
    }
    setVisible(!m_findings.empty());
}

} // namespace blattwerk::app
