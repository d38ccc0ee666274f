#include "app/cards/face_column.h"

#include "app/cards/effect_panel.h"
#include "app/cards/large_face.h"
#include "app/face/picture_bytes.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "app/widgets/face_view.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QImageReader>
#include <QMimeData>
#include <QMimeDatabase>
#include <QPushButton>

namespace blattwerk::app {

namespace {
constexpr int kEffectHeight = 232;
const QString kFitSetting = QStringLiteral("cards/face/fit");
const QString kTrimSetting = QStringLiteral("cards/face/trim");
const QString kSafeSetting = QStringLiteral("cards/face/safe");
const QString kStampSetting = QStringLiteral("cards/face/stamp");

/// The one picture file among what is dragged, empty without one.
QString pictureFile(const QMimeData* data) {
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile()) {
        return {};
    }
    const QString path = urls.first().toLocalFile();
    return QMimeDatabase().mimeTypeForFile(path).name().startsWith(QLatin1String("image/")) ? path : QString();
}
} // namespace

FaceColumn::FaceColumn(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_title(new StyledLabel(*context.appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold,
                              this)),
      m_fit(new SegmentedControl(*context.appearance, this)),
      m_view(new FaceView(*context.appearance, *context.faces, this)),
      m_trim(new QCheckBox(this)),
      m_safe(new QCheckBox(this)),
      m_stamp(new QCheckBox(this)),
      m_choose(new QPushButton(this)),
      m_remove(new QPushButton(this)),
      m_hint(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui,
                             this)),
      m_effect(new EffectPanel(context, this)) {
    setAcceptDrops(true);
    auto* column = new QVBoxLayout(this);
    const int edge = context.appearance->tokens().space.page;
    column->setContentsMargins(edge, 10, edge, edge);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_fit);
    column->addLayout(head);
    m_view->setObjectName(QStringLiteral("cards.face"));
    m_view->setFocusPolicy(Qt::NoFocus);
    column->addWidget(m_view, 0);
    auto* toggles = new QHBoxLayout;
    toggles->setSpacing(10);
    toggles->addStretch(1);
    for (QCheckBox* box : {m_trim, m_safe, m_stamp}) {
        box->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        toggles->addWidget(box);
    }
    toggles->addStretch(1);
    const auto restyle = [this] {
        const QFont small = m_context.appearance->font(m_context.appearance->tokens().type.small);
        for (QCheckBox* box : {m_trim, m_safe, m_stamp}) {
            box->setFont(small);
        }
        // Room for all figures from the start: the face keeps its size when they come.
        m_effect->setMinimumHeight(m_context.appearance->px(kEffectHeight));
    };
    connect(context.appearance, &Appearance::changed, this, restyle);
    restyle();
    column->addLayout(toggles);
    auto* picture = new QHBoxLayout;
    picture->addStretch(1);
    picture->addWidget(m_choose);
    picture->addWidget(m_remove);
    picture->addStretch(1);
    column->addLayout(picture);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    column->addWidget(m_hint);
    column->addStretch(1);
    column->addWidget(m_effect);
    m_fit->setObjectName(QStringLiteral("cards.face.fit"));
    m_trim->setObjectName(QStringLiteral("cards.face.trim"));
    m_safe->setObjectName(QStringLiteral("cards.face.safe"));
    m_stamp->setObjectName(QStringLiteral("cards.face.stamp"));
    m_choose->setObjectName(QStringLiteral("cards.picture.choose"));
    m_remove->setObjectName(QStringLiteral("cards.picture.remove"));

    m_fit->setSegments({QString(), QString()});
    connect(m_fit, &SegmentedControl::currentChanged, this, [this](int index) {
        m_view->setFit(index == 0 ? FaceView::Fit::RealSize : FaceView::Fit::Place);
        remember();
    });
    connect(m_trim, &QCheckBox::toggled, m_view, &FaceView::setTrimShown);
    connect(m_safe, &QCheckBox::toggled, m_view, &FaceView::setSafeZoneShown);
    connect(m_stamp, &QCheckBox::toggled, m_view, &FaceView::setStampShown);
    const Settings& settings = *context.settings;
    m_trim->setChecked(settings.value(kTrimSetting, false).toBool());
    m_safe->setChecked(settings.value(kSafeSetting, false).toBool());
    m_stamp->setChecked(settings.value(kStampSetting, true).toBool());
    const int fit = settings.value(kFitSetting, 1).toInt();
    m_fit->setCurrent(fit);
    m_view->setFit(fit == 0 ? FaceView::Fit::RealSize : FaceView::Fit::Place);
    for (QCheckBox* box : {m_trim, m_safe, m_stamp}) {
        connect(box, &QCheckBox::toggled, this, &FaceColumn::remember);
    }
    connect(m_view, &FaceView::clicked, this, &FaceColumn::enlarge);
    connect(m_choose, &QPushButton::clicked, this, &FaceColumn::choosePicture);
    connect(m_remove, &QPushButton::clicked, this, &FaceColumn::pictureRemoved);
    m_choose->setEnabled(false);
    m_remove->hide();
}

void FaceColumn::remember() {
    Settings& settings = *m_context.settings;
    settings.setValue(kFitSetting, m_fit->current());
    settings.setValue(kTrimSetting, m_trim->isChecked());
    settings.setValue(kSafeSetting, m_safe->isChecked());
    settings.setValue(kStampSetting, m_stamp->isChecked());
}

void FaceColumn::retranslate() {
    m_title->setText(tr("Card"));
    m_fit->setSegmentText(0, tr("Real size"));
    m_fit->setSegmentText(1, tr("Fit"));
    m_fit->setAccessibleName(tr("Size of the face"));
    m_trim->setText(tr("Trim line"));
    m_safe->setText(tr("Safe zone"));
    m_stamp->setText(tr("Stamp"));
    m_choose->setText(tr("Choose picture …"));
    m_remove->setText(tr("Remove picture"));
    m_hint->setText(tr("Drop a picture on the card. Space shows it large."));
    m_effect->retranslate();
}

void FaceColumn::show(const std::string& system, const model::Card* card) {
    m_system = system;
    m_card = card ? *card : model::Card{};
    if (card) {
        m_view->setFace(system, m_context.faces->content(system, *card));
    } else {
        m_view->clear();
    }
    m_choose->setEnabled(card != nullptr);
    m_hint->setVisible(card != nullptr);
    for (QCheckBox* box : {m_trim, m_safe, m_stamp}) {
        box->setEnabled(card != nullptr);
    }
    m_remove->setVisible(card && !card->art.empty());
    m_effect->showCard(system, card ? card->key : std::string());
}

void FaceColumn::enlarge() {
    if (!m_card.key.empty()) {
        auto* large = new LargeFace(m_context, m_system, m_card, window());
        large->open();
    }
}

void FaceColumn::choosePicture() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Choose picture"), {}, tr("Pictures (*.png *.jpg *.jpeg *.webp *.svg)"));
    if (!path.isEmpty()) {
        takeFile(path);
    }
}

void FaceColumn::pastePicture() {
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    if (const QString path = pictureFile(content); !path.isEmpty()) {
        takeFile(path);
    } else if (content->hasImage()) {
        takeImage(qvariant_cast<QImage>(content->imageData()));
    } else {
        Q_EMIT failed(tr("There is no picture in the clipboard."));
    }
}

void FaceColumn::takeFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        Q_EMIT failed(tr("“%1” cannot be read.").arg(path));
        return;
    }
    const QByteArray bytes = file.readAll();
    if (readPicture(std::string_view(bytes.constData(), size_t(bytes.size()))).isNull()) {
        Q_EMIT failed(tr("“%1” is no picture that can be read (PNG, JPEG, WebP, SVG).").arg(path));
        return;
    }
    Q_EMIT pictureGiven(QMimeDatabase().mimeTypeForData(bytes).name(), bytes);
}

void FaceColumn::takeImage(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG")) {
        Q_EMIT pictureGiven(QStringLiteral("image/png"), bytes);
    }
}

void FaceColumn::dragEnterEvent(QDragEnterEvent* event) {
    if (!m_card.key.empty() && (event->mimeData()->hasImage() || !pictureFile(event->mimeData()).isEmpty())) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
        m_view->setDropHighlighted(true);
        m_hint->setText(tr("Let go: this becomes the picture of %1.").arg(QString::fromStdString(m_card.name)));
    }
}

void FaceColumn::dragLeaveEvent(QDragLeaveEvent*) {
    m_view->setDropHighlighted(false);
    retranslate();
}

void FaceColumn::dropEvent(QDropEvent* event) {
    m_view->setDropHighlighted(false);
    retranslate();
    if (const QString path = pictureFile(event->mimeData()); !path.isEmpty()) {
        takeFile(path);
    } else if (event->mimeData()->hasImage()) {
        takeImage(qvariant_cast<QImage>(event->mimeData()->imageData()));
    }
    event->acceptProposedAction();
}

} // namespace blattwerk::app
