#pragma once

#include "app/shell/page.h"
#include "model/card.h"

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace blattwerk::app {

class EffectPanel;
class FaceView;
class SegmentedControl;
class StyledLabel;

/// The right column: the card as it will be printed, while it is typed. Pictures come by drop, by paste or from a file.
class FaceColumn : public QWidget {
    Q_OBJECT

public:
    explicit FaceColumn(const PageContext& context, QWidget* parent = nullptr);

    /// Null: no card.
    void show(const std::string& system, const model::Card* card);
    void retranslate();
    /// Asks for a picture file.
    void choosePicture();
    /// Takes the picture in the clipboard, if there is one.
    void pastePicture();
    /// Shows the card as large as the window allows; any key or click closes it.
    void enlarge();
    [[nodiscard]] FaceView* view() const { return m_view; }
    [[nodiscard]] EffectPanel* effect() const { return m_effect; }

Q_SIGNALS:
    /// A picture for the card in view; its bytes as they came.
    void pictureGiven(const QString& mediaType, const QByteArray& bytes);
    void pictureRemoved();
    void failed(const QString& sentence);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void takeFile(const QString& path);
    void takeImage(const QImage& image);
    void remember();

    PageContext m_context;
    std::string m_system;
    model::Card m_card;
    StyledLabel* m_title;
    SegmentedControl* m_fit;
    FaceView* m_view;
    QCheckBox* m_trim;
    QCheckBox* m_safe;
    QCheckBox* m_stamp;
    QPushButton* m_choose;
    QPushButton* m_remove;
    StyledLabel* m_hint;
    EffectPanel* m_effect;
};

} // namespace blattwerk::app
