import { words as articlePage } from "../articles/article-page/words.en.ts";
import { words as articlePageInSinhala } from "../articles/article-page/words.si.ts";
import { words as articlesPage } from "../articles/articles-page/words.en.ts";
import { words as articlesPageInSinhala } from "../articles/articles-page/words.si.ts";
import { words as imagesShown } from "../images/shown/words.en.ts";
import { words as imagesShownInSinhala } from "../images/shown/words.si.ts";
import { failure as comparePageFailure } from "../key/compare-page/failure.en.ts";
import { failure as comparePageFailureInSinhala } from "../key/compare-page/failure.si.ts";
import { words as keyPageLiveWords } from "../key/key-page/live-words.en.ts";
import { words as keyPageLiveWordsInSinhala } from "../key/key-page/live-words.si.ts";
import { words as contactPage } from "../messages/contact-page/words.en.tsx";
import { words as contactPageInSinhala } from "../messages/contact-page/words.si.tsx";
import { words as messages } from "../messages/words.en.ts";
import { words as messagesInSinhala } from "../messages/words.si.ts";
import { words as identity } from "../platform/identity/words.en.ts";
import { words as identityInSinhala } from "../platform/identity/words.si.ts";
import { words as render } from "../platform/render/words.en.ts";
import { words as renderInSinhala } from "../platform/render/words.si.ts";
import { words as dates } from "../platform/text/words.en.ts";
import { words as datesInSinhala } from "../platform/text/words.si.ts";
import { words as ui } from "../platform/ui/words.en.ts";
import { words as uiInSinhala } from "../platform/ui/words.si.ts";
import { words as reviewPageFailure } from "../review/review-page/failure.en.ts";
import { words as reviewPageFailureInSinhala } from "../review/review-page/failure.si.ts";
import { words as consent } from "../site/consent/words.en.tsx";
import { words as consentInSinhala } from "../site/consent/words.si.tsx";
import { failure as homeFailure } from "../site/home/failure.en.ts";
import { failure as homeFailureInSinhala } from "../site/home/failure.si.ts";
import { words as layout } from "../site/layout/words.en.ts";
import { words as layoutInSinhala } from "../site/layout/words.si.ts";
import { words as licences } from "../site/licences/words.en.ts";
import { words as licencesInSinhala } from "../site/licences/words.si.ts";
import { words as meta } from "../site/meta/words.en.ts";
import { words as metaInSinhala } from "../site/meta/words.si.ts";
import { words as notFoundDidYouKnow } from "../site/not-found/did-you-know.en.ts";
import { words as notFoundDidYouKnowInSinhala } from "../site/not-found/did-you-know.si.ts";
import { words as notFound } from "../site/not-found/words.en.tsx";
import { words as notFoundInSinhala } from "../site/not-found/words.si.tsx";
import { words as search } from "../site/search/words.en.ts";
import { words as searchInSinhala } from "../site/search/words.si.ts";
import { words as sharing } from "../site/sharing/words.en.ts";
import { words as sharingInSinhala } from "../site/sharing/words.si.ts";
import { words as sourcePage } from "../sources/source-page/words.en.ts";
import { words as sourcePageInSinhala } from "../sources/source-page/words.si.ts";
import { words as sourcesPage } from "../sources/sources-page/words.en.ts";
import { words as sourcesPageInSinhala } from "../sources/sources-page/words.si.ts";
import { failure as livesPageFailure } from "../tuskers/lives/lives-page/failure.en.ts";
import { failure as livesPageFailureInSinhala } from "../tuskers/lives/lives-page/failure.si.ts";
import { failure as statisticsPageFailure } from "../tuskers/lives/statistics-page/failure.en.ts";
import { failure as statisticsPageFailureInSinhala } from "../tuskers/lives/statistics-page/failure.si.ts";
import { words as placePage } from "../tuskers/places/place-page/words.en.ts";
import { words as placePageInSinhala } from "../tuskers/places/place-page/words.si.ts";
import { words as placesPage } from "../tuskers/places/places-page/words.en.ts";
import { words as placesPageInSinhala } from "../tuskers/places/places-page/words.si.ts";
import { words as tuskerPage } from "../tuskers/tusker-page/words.en.ts";
import { words as tuskerPageInSinhala } from "../tuskers/tusker-page/words.si.ts";
import { words as tuskersPage } from "../tuskers/tuskers-page/words.en.ts";
import { words as tuskersPageInSinhala } from "../tuskers/tuskers-page/words.si.ts";
import { pair } from "./translations.ts";

/** What browsers render in Sinhala: the frame of every page, and the pages that they take over. */
export const pairs = [
  pair(identity, identityInSinhala),
  pair(articlePage, articlePageInSinhala),
  pair(articlesPage, articlesPageInSinhala),
  pair(imagesShown, imagesShownInSinhala),
  pair(comparePageFailure, comparePageFailureInSinhala),
  pair(keyPageLiveWords, keyPageLiveWordsInSinhala),
  pair(contactPage, contactPageInSinhala),
  pair(messages, messagesInSinhala),
  pair(render, renderInSinhala),
  pair(ui, uiInSinhala),
  pair(consent, consentInSinhala),
  pair(homeFailure, homeFailureInSinhala),
  pair(layout, layoutInSinhala),
  pair(licences, licencesInSinhala),
  pair(meta, metaInSinhala),
  pair(notFoundDidYouKnow, notFoundDidYouKnowInSinhala),
  pair(notFound, notFoundInSinhala),
  pair(search, searchInSinhala),
  pair(sharing, sharingInSinhala),
  pair(sourcePage, sourcePageInSinhala),
  pair(sourcesPage, sourcesPageInSinhala),
  pair(livesPageFailure, livesPageFailureInSinhala),
  pair(statisticsPageFailure, statisticsPageFailureInSinhala),
  pair(placePage, placePageInSinhala),
  pair(placesPage, placesPageInSinhala),
  pair(tuskerPage, tuskerPageInSinhala),
  pair(tuskersPage, tuskersPageInSinhala),
  pair(dates, datesInSinhala),
  pair(reviewPageFailure, reviewPageFailureInSinhala),
];
