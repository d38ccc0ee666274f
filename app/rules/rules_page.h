#pragma once

#include "app/session/rule_links.h"
#include "app/shell/page.h"

#include <memory>
#include <vector>

class QComboBox;
class QListView;
class QPushButton;
class QToolButton;

namespace blattwerk::app {

class EmptyState;
class ParameterPanel;
class RuleCards;
class RuleListModel;
class RuleReader;
class SearchField;
class SegmentedControl;

/// Rules to look up: search at the left, the text in the middle, parameters and cards of the rule at the right.
class RulesPage : public Page {
    Q_OBJECT

public:
    explicit RulesPage(const PageContext& context, QWidget* parent = nullptr);
    ~RulesPage() override;

    [[nodiscard]] PageHeading heading() const override;
    void setSystem(const QString& key) override;
    bool openKey(const QString& key) override;
    [[nodiscard]] std::vector<PageScene> scenes() override;
    [[nodiscard]] QStringList rulesInFocus() const override;

protected:
    void retranslate() override;

private:
    void restyle();
    void buildLeft(QWidget* parent);
    void buildRight(QWidget* parent);
    void loadBook();
    void search();
    void showEntry(const QString& id, bool remember);
    void renewSide();
    void step(int by);
    void renewRuleSets();
    void useRuleSet(int index);
    void renewCounts();

    SearchField* m_search = nullptr;
    SegmentedControl* m_kinds = nullptr;
    QListView* m_list = nullptr;
    RuleListModel* m_model = nullptr;
    EmptyState* m_nothing = nullptr;
    RuleReader* m_reader = nullptr;
    ParameterPanel* m_parameters = nullptr;
    RuleCards* m_cards = nullptr;
    QComboBox* m_ruleSets = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    QAction* m_backAction = nullptr;
    QAction* m_forwardAction = nullptr;
    QAction* m_findAction = nullptr;
    std::unique_ptr<RuleLinks> m_links;
    model::RuleBook m_book;
    /// Entries that were read, for back and forward.
    QStringList m_trail;
    int m_at = -1;
};

} // namespace blattwerk::app
