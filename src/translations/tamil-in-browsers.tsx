import { words as articlePage } from "../articles/article-page/words.en.ts";
import { words as articlePageInTamil } from "../articles/article-page/words.ta.ts";
import { words as articlesPage } from "../articles/articles-page/words.en.ts";
import { words as articlesPageInTamil } from "../articles/articles-page/words.ta.ts";
import { ARTICLE_CATEGORY_LABELS, articleWords } from "../articles/words.en.ts";
import {
  ARTICLE_CATEGORY_LABELS as ARTICLE_CATEGORY_LABELS_IN_TAMIL,
  articleWords as articleWordsInTamil,
} from "../articles/words.ta.ts";
import { words as imagesShown } from "../images/shown/words.en.ts";
import { words as imagesShownInTamil } from "../images/shown/words.ta.ts";
import { failure as comparePageFailure } from "../key/compare-page/failure.en.ts";
import { failure as comparePageFailureInTamil } from "../key/compare-page/failure.ta.ts";
import { words as keyPageLiveWords } from "../key/key-page/live-words.en.ts";
import { words as keyPageLiveWordsInTamil } from "../key/key-page/live-words.ta.ts";
import { words as contactPage } from "../messages/contact-page/words.en.tsx";
import { words as contactPageInTamil } from "../messages/contact-page/words.ta.tsx";
import { words as messages } from "../messages/words.en.ts";
import { words as messagesInTamil } from "../messages/words.ta.ts";
import { words as identity } from "../platform/identity/words.en.ts";
import { words as identityInTamil } from "../platform/identity/words.ta.ts";
import { words as render } from "../platform/render/words.en.ts";
import { words as renderInTamil } from "../platform/render/words.ta.ts";
import { words as dates } from "../platform/text/words.en.ts";
import { words as datesInTamil } from "../platform/text/words.ta.ts";
import { words as ui } from "../platform/ui/words.en.ts";
import { words as uiInTamil } from "../platform/ui/words.ta.ts";
import { words as previewPage } from "../previews/preview-page/words.en.tsx";
import { words as previewPageInTamil } from "../previews/preview-page/words.ta.tsx";
import { words as reviewPageFailure } from "../review/review-page/failure.en.ts";
import { words as reviewPageFailureInTamil } from "../review/review-page/failure.ta.ts";
import { words as richText } from "../rich-text/words.en.ts";
import { words as richTextInTamil } from "../rich-text/words.ta.ts";
import { words as consent } from "../site/consent/words.en.tsx";
import { words as consentInTamil } from "../site/consent/words.ta.tsx";
import { failure as siteHomeFailure } from "../site/home/failure.en.ts";
import { failure as siteHomeFailureInTamil } from "../site/home/failure.ta.ts";
import { words as layout } from "../site/layout/words.en.ts";
import { words as layoutInTamil } from "../site/layout/words.ta.ts";
import { words as licences } from "../site/licences/words.en.ts";
import { words as licencesInTamil } from "../site/licences/words.ta.ts";
import { words as siteMeta } from "../site/meta/words.en.ts";
import { words as siteMetaInTamil } from "../site/meta/words.ta.ts";
import { words as notFoundDidYouKnow } from "../site/not-found/did-you-know.en.ts";
import { words as notFoundDidYouKnowInTamil } from "../site/not-found/did-you-know.ta.ts";
import { words as notFound } from "../site/not-found/words.en.tsx";
import { words as notFoundInTamil } from "../site/not-found/words.ta.tsx";
import { words as search } from "../site/search/words.en.ts";
import { words as searchInTamil } from "../site/search/words.ta.ts";
import { words as sharing } from "../site/sharing/words.en.ts";
import { words as sharingInTamil } from "../site/sharing/words.ta.ts";
import { kinds as sourcesKinds } from "../sources/kinds.en.ts";
import { kinds as sourcesKindsInTamil } from "../sources/kinds.ta.ts";
import { words as sourcePage } from "../sources/source-page/words.en.ts";
import { words as sourcePageInTamil } from "../sources/source-page/words.ta.ts";
import { words as sourcesPage } from "../sources/sources-page/words.en.ts";
import { words as sourcesPageInTamil } from "../sources/sources-page/words.ta.ts";
import { failure as livesPageFailure } from "../tuskers/lives/lives-page/failure.en.ts";
import { failure as livesPageFailureInTamil } from "../tuskers/lives/lives-page/failure.ta.ts";
import { failure as statisticsPageFailure } from "../tuskers/lives/statistics-page/failure.en.ts";
import { failure as statisticsPageFailureInTamil } from "../tuskers/lives/statistics-page/failure.ta.ts";
import { words as placePage } from "../tuskers/places/place-page/words.en.ts";
import { words as placePageInTamil } from "../tuskers/places/place-page/words.ta.ts";
import { words as placesPage } from "../tuskers/places/places-page/words.en.ts";
import { words as placesPageInTamil } from "../tuskers/places/places-page/words.ta.ts";
import { words as tuskerPage } from "../tuskers/tusker-page/words.en.ts";
import { words as tuskerPageInTamil } from "../tuskers/tusker-page/words.ta.ts";
import { words as tuskersPage } from "../tuskers/tuskers-page/words.en.ts";
import { words as tuskersPageInTamil } from "../tuskers/tuskers-page/words.ta.ts";
import { ageWords, CATEGORY_LABELS, STATUS_WORDS, statusWords, tuskerWords } from "../tuskers/words.en.ts";
import {
  ageWords as ageWordsInTamil,
  CATEGORY_LABELS as CATEGORY_LABELS_IN_TAMIL,
  STATUS_WORDS as STATUS_WORDS_IN_TAMIL,
  statusWords as statusWordsInTamil,
  tuskerWords as tuskerWordsInTamil,
} from "../tuskers/words.ta.ts";
import { pair } from "./translations.ts";

/** What browsers render in Tamil: the frame of every page, and the pages that they take over. */
export const pairs = [
  pair(identity, identityInTamil),
  pair(articlePage, articlePageInTamil),
  pair(articlesPage, articlesPageInTamil),
  pair(articleWords, articleWordsInTamil),
  pair(ARTICLE_CATEGORY_LABELS, ARTICLE_CATEGORY_LABELS_IN_TAMIL),
  pair(imagesShown, imagesShownInTamil),
  pair(comparePageFailure, comparePageFailureInTamil),
  pair(keyPageLiveWords, keyPageLiveWordsInTamil),
  pair(contactPage, contactPageInTamil),
  pair(messages, messagesInTamil),
  pair(render, renderInTamil),
  pair(ui, uiInTamil),
  pair(previewPage, previewPageInTamil),
  pair(richText, richTextInTamil),
  pair(consent, consentInTamil),
  pair(siteHomeFailure, siteHomeFailureInTamil),
  pair(layout, layoutInTamil),
  pair(licences, licencesInTamil),
  pair(siteMeta, siteMetaInTamil),
  pair(notFoundDidYouKnow, notFoundDidYouKnowInTamil),
  pair(notFound, notFoundInTamil),
  pair(search, searchInTamil),
  pair(sharing, sharingInTamil),
  pair(sourcesKinds, sourcesKindsInTamil),
  pair(sourcePage, sourcePageInTamil),
  pair(sourcesPage, sourcesPageInTamil),
  pair(livesPageFailure, livesPageFailureInTamil),
  pair(statisticsPageFailure, statisticsPageFailureInTamil),
  pair(placePage, placePageInTamil),
  pair(placesPage, placesPageInTamil),
  pair(tuskerPage, tuskerPageInTamil),
  pair(tuskersPage, tuskersPageInTamil),
  pair(tuskerWords, tuskerWordsInTamil),
  pair(STATUS_WORDS, STATUS_WORDS_IN_TAMIL),
  pair(statusWords, statusWordsInTamil),
  pair(ageWords, ageWordsInTamil),
  pair(CATEGORY_LABELS, CATEGORY_LABELS_IN_TAMIL),
  pair(dates, datesInTamil),
  pair(reviewPageFailure, reviewPageFailureInTamil),
];
