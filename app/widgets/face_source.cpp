#include "app/widgets/face_source.h"

#include "app/face/hyphenator.h"
#include "app/session/workspace.h"
#include "engine/language/card_language.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

namespace blattwerk::app {

namespace {
/// Cost of the decoded pictures that are kept, in kilobytes.
constexpr int kPictureCache = 96 * 1024;
} // namespace

FaceSource::FaceSource(Workspace& workspace, Tokens tokens, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_tokens(std::move(tokens)),
      m_pictures(kPictureCache) {
    // The dictionary arrives in another thread; faces set without it are set anew then.
    const QPointer<FaceSource> self(this);
    m_hyphenator = std::make_shared<Hyphenator>(Hyphenator::Loading::InBackground, [self] {
        QMetaObject::invokeMethod(
            qApp,
            [self] {
                if (self) {
                    for (auto& [key, painter] : self->m_painters) {
                        if (painter) {
                            painter->clear();
                        }
                    }
                    Q_EMIT self->changed();
                }
            },
            Qt::QueuedConnection);
    });
    connect(&workspace, &Workspace::changed, this, [this](const database::RevisionSummary& summary) {
        m_editions.clear();
        const bool layout =
            summary.changes.empty() || std::ranges::any_of(summary.changes, [](const database::HistoryChange& change) {
                return change.entity == database::EntityKind::Layout;
            });
        if (layout) {
            forgetLayouts();
        }
    });
}

FaceSource::~FaceSource() = default;

void FaceSource::forgetLayouts() {
    m_painters.clear();
    Q_EMIT changed();
}

FacePainter* FaceSource::painter(std::string_view system) {
    if (const auto it = m_painters.find(system); it != m_painters.end()) {
        return it->second.get();
    }
    std::unique_ptr<FacePainter>& painter = m_painters[std::string(system)];
    const auto own = m_workspace.project().systems().layout(system);
    auto layout = own && !own->empty() ? readFaceLayout(*own, m_tokens)
                                       : model::Result<FaceLayout>(model::Error{"face.missing", {}, {}});
    if (!layout) {
        layout = shippedFaceLayout(QString::fromUtf8(system.data(), qsizetype(system.size())), m_tokens);
    }
    if (layout) {
        painter = std::make_unique<FacePainter>(m_tokens, std::move(*layout), m_hyphenator);
    }
    return painter.get();
}

QImage FaceSource::picture(const std::string& sha256) {
    const QString key = QString::fromStdString(sha256);
    if (key.isEmpty()) {
        return {};
    }
    if (const QImage* known = m_pictures.object(key)) {
        return *known;
    }
    const auto art = m_workspace.project().art().find(sha256);
    if (!art || !art->has_value()) {
        return {};
    }
    const std::string& bytes = (*art)->bytes;
    const QImage image = QImage::fromData(reinterpret_cast<const uchar*>(bytes.data()), int(bytes.size()));
    m_pictures.insert(key, new QImage(image), std::max(1, int(image.sizeInBytes() / 1024)));
    return image;
}

FaceContent FaceSource::content(std::string_view system, const model::Card& card) {
    const bool english = m_workspace.system(system).info.language == "en";
    return content(system, card, english ? model::Language::English : model::Language::German);
}

FaceContent FaceSource::content(std::string_view system, const model::Card& card, model::Language language) {
    FacePainter* const painter = this->painter(system);
    if (!painter) {
        return {};
    }
    const SystemDesk& desk = m_workspace.system(system);
    FaceTexts texts;
    texts.language = language;
    texts.picture = picture(card.art);
    auto edition = m_editions.find(system);
    if (edition == m_editions.end()) {
        const auto editions = m_workspace.project().editions().all(system);
        edition =
            m_editions
                .emplace(std::string(system),
                         editions && !editions->empty() ? QString::fromStdString(editions->back().label) : QString())
                .first;
    }
    texts.edition = edition->second;
    if (desk.engine) {
        std::vector<const model::Card*> pool;
        for (const model::Card& other : desk.cards) {
            pool.push_back(&other);
        }
        texts.derived = desk.engine->derived(card, pool);
        const model::Language own = desk.info.language == "en" ? model::Language::English : model::Language::German;
        if (language != own && !card.text.empty()) {
            const auto context = desk.engine->cardContext(card, pool);
            const auto& said = desk.engine->language();
            texts.text = QString::fromStdString(said.render(said.read(card.text, own, context), language, context));
        }
    }
    return makeFaceContent(painter->layout(), desk.info.schema, card, texts);
}

} // namespace blattwerk::app
