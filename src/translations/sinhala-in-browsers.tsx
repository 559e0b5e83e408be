import { words as articlesArticlePage } from "../articles/article-page/words.si.ts";
import { words as articlesArticlesPage } from "../articles/articles-page/words.si.ts";
import { failure as dataReleasesDataPageFailure } from "../data-releases/data-page/failure.si.ts";
import { words as imagesGallery } from "../images/gallery/words.si.ts";
import { words as imagesShown } from "../images/shown/words.si.ts";
import { failure as keyComparePageFailure } from "../key/compare-page/failure.si.ts";
import { words as keyKeyPageLiveWords } from "../key/key-page/live-words.si.ts";
import { words as lettersLetterPageFailure } from "../letters/letter-page/failure.si.ts";
import { words as messagesContactPage } from "../messages/contact-page/words.si.tsx";
import { words as messages } from "../messages/words.si.ts";
import { words as platformIdentity } from "../platform/identity/words.si.ts";
import { words as platformRender } from "../platform/render/words.si.ts";
import { words as platformText } from "../platform/text/words.si.ts";
import { words as platformUi } from "../platform/ui/words.si.ts";
import { words as previewsPreviewPage } from "../previews/preview-page/words.si.tsx";
import { words as reviewReviewPageFailure } from "../review/review-page/failure.si.ts";
import { words as richText } from "../rich-text/words.si.ts";
import { words as siteConsent } from "../site/consent/words.si.tsx";
import { failure as siteHomeFailure } from "../site/home/failure.si.ts";
import { words as siteLayout } from "../site/layout/words.si.ts";
import { words as siteMeta } from "../site/meta/words.si.ts";
import { words as siteNotFoundDidYouKnow } from "../site/not-found/did-you-know.si.ts";
import { words as siteNotFound } from "../site/not-found/words.si.tsx";
import { words as siteLicences } from "../site/pages/licences/words.si.ts";
import { words as siteSearch } from "../site/search/words.si.ts";
import { words as siteSharing } from "../site/sharing/words.si.ts";
import { words as sourcesSourcePage } from "../sources/source-page/words.si.ts";
import { words as sourcesSourcesPage } from "../sources/sources-page/words.si.ts";
import { failure as tuskersLivesLivesPageFailure } from "../tuskers/lives/lives-page/failure.si.ts";
import { failure as tuskersLivesStatisticsPageFailure } from "../tuskers/lives/statistics-page/failure.si.ts";
import { words as tuskersPlacesPlacePage } from "../tuskers/places/place-page/words.si.ts";
import { words as tuskersPlacesPlacesPage } from "../tuskers/places/places-page/words.si.ts";
import { words as tuskersTuskerPage } from "../tuskers/tusker-page/words.si.ts";
import { words as tuskersTuskersPage } from "../tuskers/tuskers-page/words.si.ts";

/** What browsers render in Sinhala: the frame of every page, and the pages that they take over. By the names of the catalogues. */
export const words = {
  "articles/article-page": articlesArticlePage,
  "articles/articles-page": articlesArticlesPage,
  "images/gallery": imagesGallery,
  "images/shown": imagesShown,
  "key/compare-page/failure": keyComparePageFailure,
  "key/key-page/live-words": keyKeyPageLiveWords,
  "letters/letter-page/failure": lettersLetterPageFailure,
  messages: messages,
  "messages/contact-page": messagesContactPage,
  "platform/identity": platformIdentity,
  "platform/render": platformRender,
  "platform/text": platformText,
  "platform/ui": platformUi,
  "previews/preview-page": previewsPreviewPage,
  "review/review-page/failure": reviewReviewPageFailure,
  "rich-text": richText,
  "site/consent": siteConsent,
  "site/home/failure": siteHomeFailure,
  "site/layout": siteLayout,
  "site/pages/licences": siteLicences,
  "site/meta": siteMeta,
  "site/not-found": siteNotFound,
  "site/not-found/did-you-know": siteNotFoundDidYouKnow,
  "site/search": siteSearch,
  "site/sharing": siteSharing,
  "sources/source-page": sourcesSourcePage,
  "sources/sources-page": sourcesSourcesPage,
  "tuskers/lives/lives-page/failure": tuskersLivesLivesPageFailure,
  "data-releases/data-page/failure": dataReleasesDataPageFailure,
  "tuskers/lives/statistics-page/failure": tuskersLivesStatisticsPageFailure,
  "tuskers/places/place-page": tuskersPlacesPlacePage,
  "tuskers/places/places-page": tuskersPlacesPlacesPage,
  "tuskers/tusker-page": tuskersTuskerPage,
  "tuskers/tuskers-page": tuskersTuskersPage,
};
