#pragma once

#include "app/face/tokens.h"

#include <QLabel>

namespace blattwerk::app {

class Appearance;

/// A label in a step of the type scale and an ink of the theme that follows both when they change.
class StyledLabel : public QLabel {
    Q_OBJECT

public:
    enum class Ink { Normal, Second, Third, Accent, Error };
    enum class Face { Ui, Bold, Serif, Mono };

    StyledLabel(const Appearance& appearance, TypeStep TypeScale::*step, Ink ink = Ink::Normal, Face face = Face::Ui,
                QWidget* parent = nullptr);

    void setInk(Ink ink);

private:
    void restyle();

    const Appearance& m_appearance;
    TypeStep TypeScale::*m_step;
    Ink m_ink;
    Face m_face;
};

} // namespace blattwerk::app
