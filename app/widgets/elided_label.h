#pragma once

#include "app/widgets/styled_label.h"

namespace blattwerk::app {

/// One line that ends in … where it finds no room; its tip then says all of it.
class ElidedLabel : public StyledLabel {
    Q_OBJECT

public:
    using StyledLabel::StyledLabel;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool isCut() const;
};

} // namespace blattwerk::app
