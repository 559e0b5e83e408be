import { words as articlesCard } from "../articles/card/words.en.ts";
import { words as articlesCardInTamil } from "../articles/card/words.ta.ts";
import { words as artworkCards } from "../artwork/cards/words.en.ts";
import { words as artworkCardsInTamil } from "../artwork/cards/words.ta.ts";
import { words as artworkCharts } from "../artwork/charts/words.en.ts";
import { words as artworkChartsInTamil } from "../artwork/charts/words.ta.ts";
import { words as artworkFeatures } from "../artwork/features/words.en.ts";
import { words as artworkFeaturesInTamil } from "../artwork/features/words.ta.ts";
import { words as citing } from "../citing/words.en.ts";
import { words as citingInTamil } from "../citing/words.ta.ts";
import { terms as dataTerms } from "../data-releases/data-page/terms.en.ts";
import { terms as dataTermsInTamil } from "../data-releases/data-page/terms.ta.ts";
import { words as dataPage } from "../data-releases/data-page/words.en.ts";
import { words as dataPageInTamil } from "../data-releases/data-page/words.ta.ts";
import { words as drawingsServing } from "../drawings/serving/words.en.ts";
import { words as drawingsServingInTamil } from "../drawings/serving/words.ta.ts";
import { words as embeds } from "../embeds/words.en.ts";
import { words as embedsInTamil } from "../embeds/words.ta.ts";
import { tagWords } from "../entries/page/tag-words.en.ts";
import { tagWords as tagWordsInTamil } from "../entries/page/tag-words.ta.ts";
import { words as guide } from "../guide/words.en.ts";
import { words as guideInTamil } from "../guide/words.ta.ts";
import { words as gallery } from "../images/gallery/words.en.ts";
import { words as galleryInTamil } from "../images/gallery/words.ta.ts";
import { words as imagesServing } from "../images/serving/words.en.ts";
import { words as imagesServingInTamil } from "../images/serving/words.ta.ts";
import { words as comparePage } from "../key/compare-page/words.en.ts";
import { words as comparePageInTamil } from "../key/compare-page/words.ta.ts";
import { words as keyPageQuestionWords } from "../key/key-page/question-words.en.ts";
import { words as keyPageQuestionWordsInTamil } from "../key/key-page/question-words.ta.ts";
import {
  estimateWords as estimate,
  words as keyPage,
  failureWords as keyPageFailure,
} from "../key/key-page/words.en.ts";
import {
  estimateWords as estimateInTamil,
  failureWords as keyPageFailureInTamil,
  words as keyPageInTamil,
} from "../key/key-page/words.ta.ts";
import { states as letterStates } from "../letters/letter-page/states.en.ts";
import { states as letterStatesInTamil } from "../letters/letter-page/states.ta.ts";
import { words as letters } from "../letters/words.en.ts";
import { words as lettersInTamil } from "../letters/words.ta.ts";
import { legalHeadings, pageTitles } from "../pages/page-words.en.ts";
import { legalHeadings as legalHeadingsInTamil, pageTitles as pageTitlesInTamil } from "../pages/page-words.ta.ts";
import { words as paperPage } from "../paper/paper-page/words.en.ts";
import { words as paperPageInTamil } from "../paper/paper-page/words.ta.ts";
import { words as paper } from "../paper/words.en.ts";
import { words as paperInTamil } from "../paper/words.ta.ts";
import { LOCATION_WORDS, placesTogether } from "../places/location-words.en.ts";
import {
  LOCATION_WORDS as LOCATION_WORDS_IN_TAMIL,
  placesTogether as placesTogetherInTamil,
} from "../places/location-words.ta.ts";
import { AREA_NOTES, PLACE_KIND_LABELS, PLACE_NAMES } from "../places/words.en.ts";
import {
  AREA_NOTES as AREA_NOTES_IN_TAMIL,
  PLACE_KIND_LABELS as PLACE_KIND_LABELS_IN_TAMIL,
  PLACE_NAMES as PLACE_NAMES_IN_TAMIL,
} from "../places/words.ta.ts";
import { words as platformApi } from "../platform/api/words.en.ts";
import { words as platformApiInTamil } from "../platform/api/words.ta.ts";
import { words as db } from "../platform/db/release/words.en.ts";
import { words as dbInTamil } from "../platform/db/release/words.ta.ts";
import { words as httpLimits } from "../platform/http/limits/words.en.ts";
import { words as httpLimitsInTamil } from "../platform/http/limits/words.ta.ts";
import { words as identityServed } from "../platform/identity/served-words.en.ts";
import { words as identityServedInTamil } from "../platform/identity/served-words.ta.ts";
import { words as identity } from "../platform/identity/words.en.ts";
import { words as identityInTamil } from "../platform/identity/words.ta.ts";
import { words as platformLimits } from "../platform/limits/words.en.ts";
import { words as platformLimitsInTamil } from "../platform/limits/words.ta.ts";
import { standaloneWords as renderStandaloneWords } from "../platform/render/words.en.ts";
import { standaloneWords as renderStandaloneWordsInTamil } from "../platform/render/words.ta.ts";
import { words as storage } from "../platform/storage/words.en.ts";
import { words as storageInTamil } from "../platform/storage/words.ta.ts";
import { ROLE_WORDS } from "../record/role-words.en.ts";
import { ROLE_WORDS as ROLE_WORDS_IN_TAMIL } from "../record/role-words.ta.ts";
import { words as recordShown } from "../record/shown/words.en.ts";
import { words as recordShownInTamil } from "../record/shown/words.ta.ts";
import {
  CERTAINTY_LABELS,
  CHARACTER_WORDS,
  CLAIM_LABELS,
  DEATH_CAUSE_LABELS,
  dateWords,
  EVENT_LABELS,
  KEEPER_LABELS,
  MARK_PLACE_LABELS,
  RELATION_LABELS,
  SIDE_LABELS,
} from "../record/words.en.ts";
import {
  CERTAINTY_LABELS as CERTAINTY_LABELS_IN_TAMIL,
  CHARACTER_WORDS as CHARACTER_WORDS_IN_TAMIL,
  CLAIM_LABELS as CLAIM_LABELS_IN_TAMIL,
  DEATH_CAUSE_LABELS as DEATH_CAUSE_LABELS_IN_TAMIL,
  dateWords as dateWordsInTamil,
  EVENT_LABELS as EVENT_LABELS_IN_TAMIL,
  KEEPER_LABELS as KEEPER_LABELS_IN_TAMIL,
  MARK_PLACE_LABELS as MARK_PLACE_LABELS_IN_TAMIL,
  RELATION_LABELS as RELATION_LABELS_IN_TAMIL,
  SIDE_LABELS as SIDE_LABELS_IN_TAMIL,
} from "../record/words.ta.ts";
import { words as reviewLinks } from "../review/links/words.en.ts";
import { words as reviewLinksInTamil } from "../review/links/words.ta.ts";
import { words as reviewPage } from "../review/review-page/words.en.ts";
import { words as reviewPageInTamil } from "../review/review-page/words.ta.ts";
import { storedWords as citationsStoredWords } from "../rich-text/citations/words.en.ts";
import { storedWords as citationsStoredWordsInTamil } from "../rich-text/citations/words.ta.ts";
import { words as englishPassages } from "../rich-text/translated/words.en.ts";
import { words as englishPassagesInTamil } from "../rich-text/translated/words.ta.ts";
import { storedWords as richTextStoredWords } from "../rich-text/words.en.ts";
import { storedWords as richTextStoredWordsInTamil } from "../rich-text/words.ta.ts";
import { words as safety } from "../safety/words.en.ts";
import { words as safetyInTamil } from "../safety/words.ta.ts";
import { words as about } from "../site/about/words.en.ts";
import { words as aboutInTamil } from "../site/about/words.ta.ts";
import { words as feeds } from "../site/feeds/words.en.ts";
import { words as feedsInTamil } from "../site/feeds/words.ta.ts";
import { words as siteHomeChapters } from "../site/home/chapters/words.en.ts";
import { words as siteHomeChaptersInTamil } from "../site/home/chapters/words.ta.ts";
import { words as siteHome } from "../site/home/words.en.ts";
import { words as siteHomeInTamil } from "../site/home/words.ta.ts";
import { words as appWords } from "../site/served/refusals.en.ts";
import { words as appWordsInTamil } from "../site/served/refusals.ta.ts";
import { words as sourcesMarks } from "../sources/marks/words.en.ts";
import { words as sourcesMarksInTamil } from "../sources/marks/words.ta.ts";
import { words as sources } from "../sources/words.en.ts";
import { words as sourcesInTamil } from "../sources/words.ta.ts";
import { words as corrections } from "../tuskers/corrections/words.en.ts";
import { words as correctionsInTamil } from "../tuskers/corrections/words.ta.ts";
import { words as tusksAndHeights } from "../tuskers/heights/words.en.ts";
import { words as tusksAndHeightsInTamil } from "../tuskers/heights/words.ta.ts";
import { words as idCard } from "../tuskers/id-card/words.en.ts";
import { words as idCardInTamil } from "../tuskers/id-card/words.ta.ts";
import { words as livesDrawn } from "../tuskers/lives/drawn/words.en.ts";
import { words as livesDrawnInTamil } from "../tuskers/lives/drawn/words.ta.ts";
import { words as livesPage } from "../tuskers/lives/lives-page/words.en.ts";
import { words as livesPageInTamil } from "../tuskers/lives/lives-page/words.ta.ts";
import { words as statisticsPage } from "../tuskers/lives/statistics-page/words.en.ts";
import { words as statisticsPageInTamil } from "../tuskers/lives/statistics-page/words.ta.ts";
import { words as onThisDay } from "../tuskers/on-this-day/words.en.ts";
import { words as onThisDayInTamil } from "../tuskers/on-this-day/words.ta.ts";
import { words as placeMap } from "../tuskers/places/map/words.en.ts";
import { words as placeMapInTamil } from "../tuskers/places/map/words.ta.ts";
import { words as tuskerPlaces } from "../tuskers/places/words.en.ts";
import { words as tuskerPlacesInTamil } from "../tuskers/places/words.ta.ts";
import { words as portrait } from "../tuskers/portrait/words.en.ts";
import { words as portraitInTamil } from "../tuskers/portrait/words.ta.ts";
import { words as poster } from "../tuskers/poster/words.en.ts";
import { words as posterInTamil } from "../tuskers/poster/words.ta.ts";
import { words as printedGuide } from "../tuskers/printed-guide/words.en.ts";
import { words as printedGuideInTamil } from "../tuskers/printed-guide/words.ta.ts";
import { words as questions } from "../tuskers/questions/words.en.ts";
import { words as questionsInTamil } from "../tuskers/questions/words.ta.ts";
import { words as worksheet } from "../tuskers/worksheet/words.en.ts";
import { words as worksheetInTamil } from "../tuskers/worksheet/words.ta.ts";
import { words as translationShown } from "./pieces/words.en.ts";
import { words as translationShownInTamil } from "./pieces/words.ta.ts";
import { pair } from "./translations.ts";

/** What the API, and pages that the server renders, say in Tamil. Catalogues with elements are in `tamil-on-pages.tsx`. */
export const pairs = [
  pair(identity, identityInTamil),
  pair(appWords, appWordsInTamil),
  pair(estimate, estimateInTamil),
  pair(letters, lettersInTamil),
  pair(letterStates, letterStatesInTamil),
  pair(legalHeadings, legalHeadingsInTamil),
  pair(pageTitles, pageTitlesInTamil),
  pair(about, aboutInTamil),
  pair(identityServed, identityServedInTamil),
  pair(articlesCard, articlesCardInTamil),
  pair(artworkCards, artworkCardsInTamil),
  pair(artworkCharts, artworkChartsInTamil),
  pair(artworkFeatures, artworkFeaturesInTamil),
  pair(drawingsServing, drawingsServingInTamil),
  pair(paper, paperInTamil),
  pair(idCard, idCardInTamil),
  pair(printedGuide, printedGuideInTamil),
  pair(poster, posterInTamil),
  pair(worksheet, worksheetInTamil),
  pair(dataPage, dataPageInTamil),
  pair(dataTerms, dataTermsInTamil),
  pair(embeds, embedsInTamil),
  pair(paperPage, paperPageInTamil),
  pair(gallery, galleryInTamil),
  pair(imagesServing, imagesServingInTamil),
  pair(comparePage, comparePageInTamil),
  pair(guide, guideInTamil),
  pair(keyPageQuestionWords, keyPageQuestionWordsInTamil),
  pair(keyPage, keyPageInTamil),
  pair(keyPageFailure, keyPageFailureInTamil),
  pair(PLACE_NAMES, PLACE_NAMES_IN_TAMIL),
  pair(PLACE_KIND_LABELS, PLACE_KIND_LABELS_IN_TAMIL),
  pair(AREA_NOTES, AREA_NOTES_IN_TAMIL),
  pair(platformApi, platformApiInTamil),
  pair(db, dbInTamil),
  pair(storage, storageInTamil),
  pair(httpLimits, httpLimitsInTamil),
  pair(platformLimits, platformLimitsInTamil),
  pair(renderStandaloneWords, renderStandaloneWordsInTamil),
  pair(recordShown, recordShownInTamil),
  pair(CERTAINTY_LABELS, CERTAINTY_LABELS_IN_TAMIL),
  pair(CLAIM_LABELS, CLAIM_LABELS_IN_TAMIL),
  pair(DEATH_CAUSE_LABELS, DEATH_CAUSE_LABELS_IN_TAMIL),
  pair(KEEPER_LABELS, KEEPER_LABELS_IN_TAMIL),
  pair(EVENT_LABELS, EVENT_LABELS_IN_TAMIL),
  pair(SIDE_LABELS, SIDE_LABELS_IN_TAMIL),
  pair(CHARACTER_WORDS, CHARACTER_WORDS_IN_TAMIL),
  pair(MARK_PLACE_LABELS, MARK_PLACE_LABELS_IN_TAMIL),
  pair(RELATION_LABELS, RELATION_LABELS_IN_TAMIL),
  pair(ROLE_WORDS, ROLE_WORDS_IN_TAMIL),
  pair(tagWords, tagWordsInTamil),
  pair(LOCATION_WORDS, LOCATION_WORDS_IN_TAMIL),
  pair(placesTogether, placesTogetherInTamil),
  pair(dateWords, dateWordsInTamil),
  pair(citationsStoredWords, citationsStoredWordsInTamil),
  pair(sourcesMarks, sourcesMarksInTamil),
  pair(richTextStoredWords, richTextStoredWordsInTamil),
  pair(safety, safetyInTamil),
  pair(feeds, feedsInTamil),
  pair(siteHomeChapters, siteHomeChaptersInTamil),
  pair(siteHome, siteHomeInTamil),
  pair(sources, sourcesInTamil),
  pair(translationShown, translationShownInTamil),
  pair(citing, citingInTamil),
  pair(corrections, correctionsInTamil),
  pair(livesDrawn, livesDrawnInTamil),
  pair(livesPage, livesPageInTamil),
  pair(statisticsPage, statisticsPageInTamil),
  pair(questions, questionsInTamil),
  pair(onThisDay, onThisDayInTamil),
  pair(tusksAndHeights, tusksAndHeightsInTamil),
  pair(tuskerPlaces, tuskerPlacesInTamil),
  pair(placeMap, placeMapInTamil),
  pair(portrait, portraitInTamil),
  pair(reviewLinks, reviewLinksInTamil),
  pair(reviewPage, reviewPageInTamil),
  pair(englishPassages, englishPassagesInTamil),
];
