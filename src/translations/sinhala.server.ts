import { words as articlesCard } from "../articles/card/words.en.ts";
import { words as articlesCardInSinhala } from "../articles/card/words.si.ts";
import { words as cards } from "../artwork/cards/words.en.ts";
import { words as cardsInSinhala } from "../artwork/cards/words.si.ts";
import { words as charts } from "../artwork/charts/words.en.ts";
import { words as chartsInSinhala } from "../artwork/charts/words.si.ts";
import { words as features } from "../artwork/features/words.en.ts";
import { words as featuresInSinhala } from "../artwork/features/words.si.ts";
import { words as citing } from "../citing/words.en.ts";
import { words as citingInSinhala } from "../citing/words.si.ts";
import { terms as dataTerms } from "../data-releases/data-page/terms.en.ts";
import { terms as dataTermsInSinhala } from "../data-releases/data-page/terms.si.ts";
import { words as dataPage } from "../data-releases/data-page/words.en.ts";
import { words as dataPageInSinhala } from "../data-releases/data-page/words.si.ts";
import { words as drawingsServing } from "../drawings/serving/words.en.ts";
import { words as drawingsServingInSinhala } from "../drawings/serving/words.si.ts";
import { words as embeds } from "../embeds/words.en.ts";
import { words as embedsInSinhala } from "../embeds/words.si.ts";
import { tagWords } from "../entries/page/tag-words.en.ts";
import { tagWords as tagWordsInSinhala } from "../entries/page/tag-words.si.ts";
import { words as guide } from "../guide/words.en.ts";
import { words as guideInSinhala } from "../guide/words.si.ts";
import { words as gallery } from "../images/gallery/words.en.ts";
import { words as galleryInSinhala } from "../images/gallery/words.si.ts";
import { words as imagesServing } from "../images/serving/words.en.ts";
import { words as imagesServingInSinhala } from "../images/serving/words.si.ts";
import { words as comparePage } from "../key/compare-page/words.en.ts";
import { words as comparePageInSinhala } from "../key/compare-page/words.si.ts";
import { words as keyPageQuestionWords } from "../key/key-page/question-words.en.ts";
import { words as keyPageQuestionWordsInSinhala } from "../key/key-page/question-words.si.ts";
import {
  estimateWords as estimate,
  words as keyPage,
  failureWords as keyPageFailure,
} from "../key/key-page/words.en.ts";
import {
  estimateWords as estimateInSinhala,
  failureWords as keyPageFailureInSinhala,
  words as keyPageInSinhala,
} from "../key/key-page/words.si.ts";
import { states as letterStates } from "../letters/letter-page/states.en.ts";
import { states as letterStatesInSinhala } from "../letters/letter-page/states.si.ts";
import { words as letters } from "../letters/words.en.ts";
import { words as lettersInSinhala } from "../letters/words.si.ts";
import { legalHeadings, pageTitles } from "../pages/page-words.en.ts";
import { legalHeadings as legalHeadingsInSinhala, pageTitles as pageTitlesInSinhala } from "../pages/page-words.si.ts";
import { words as paperPage } from "../paper/paper-page/words.en.ts";
import { words as paperPageInSinhala } from "../paper/paper-page/words.si.ts";
import { words as paper } from "../paper/words.en.ts";
import { words as paperInSinhala } from "../paper/words.si.ts";
import { LOCATION_WORDS, placesTogether } from "../places/location-words.en.ts";
import {
  LOCATION_WORDS as LOCATION_WORDS_IN_SINHALA,
  placesTogether as placesTogetherInSinhala,
} from "../places/location-words.si.ts";
import { AREA_NOTES, PLACE_KIND_LABELS, PLACE_NAMES } from "../places/words.en.ts";
import {
  AREA_NOTES as AREA_NOTES_IN_SINHALA,
  PLACE_KIND_LABELS as PLACE_KIND_LABELS_IN_SINHALA,
  PLACE_NAMES as PLACE_NAMES_IN_SINHALA,
} from "../places/words.si.ts";
import { words as platformApi } from "../platform/api/words.en.ts";
import { words as platformApiInSinhala } from "../platform/api/words.si.ts";
import { words as db } from "../platform/db/release/words.en.ts";
import { words as dbInSinhala } from "../platform/db/release/words.si.ts";
import { words as platformHttpLimits } from "../platform/http/limits/words.en.ts";
import { words as platformHttpLimitsInSinhala } from "../platform/http/limits/words.si.ts";
import { words as identityServed } from "../platform/identity/served-words.en.ts";
import { words as identityServedInSinhala } from "../platform/identity/served-words.si.ts";
import { words as identity } from "../platform/identity/words.en.ts";
import { words as identityInSinhala } from "../platform/identity/words.si.ts";
import { words as platformLimits } from "../platform/limits/words.en.ts";
import { words as platformLimitsInSinhala } from "../platform/limits/words.si.ts";
import { standaloneWords } from "../platform/render/words.en.ts";
import { standaloneWords as standaloneWordsInSinhala } from "../platform/render/words.si.ts";
import { words as storage } from "../platform/storage/words.en.ts";
import { words as storageInSinhala } from "../platform/storage/words.si.ts";
import { ROLE_WORDS } from "../record/role-words.en.ts";
import { ROLE_WORDS as ROLE_WORDS_IN_SINHALA } from "../record/role-words.si.ts";
import { words as recordShown } from "../record/shown/words.en.ts";
import { words as recordShownInSinhala } from "../record/shown/words.si.ts";
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
  CERTAINTY_LABELS as CERTAINTY_LABELS_IN_SINHALA,
  CHARACTER_WORDS as CHARACTER_WORDS_IN_SINHALA,
  CLAIM_LABELS as CLAIM_LABELS_IN_SINHALA,
  DEATH_CAUSE_LABELS as DEATH_CAUSE_LABELS_IN_SINHALA,
  dateWords as dateWordsInSinhala,
  EVENT_LABELS as EVENT_LABELS_IN_SINHALA,
  KEEPER_LABELS as KEEPER_LABELS_IN_SINHALA,
  MARK_PLACE_LABELS as MARK_PLACE_LABELS_IN_SINHALA,
  RELATION_LABELS as RELATION_LABELS_IN_SINHALA,
  SIDE_LABELS as SIDE_LABELS_IN_SINHALA,
} from "../record/words.si.ts";
import { words as reviewLinks } from "../review/links/words.en.ts";
import { words as reviewLinksInSinhala } from "../review/links/words.si.ts";
import { words as reviewPage } from "../review/review-page/words.en.ts";
import { words as reviewPageInSinhala } from "../review/review-page/words.si.ts";
import { storedWords as citationsStored } from "../rich-text/citations/words.en.ts";
import { storedWords as citationsStoredInSinhala } from "../rich-text/citations/words.si.ts";
import { words as englishPassages } from "../rich-text/translated/words.en.ts";
import { words as englishPassagesInSinhala } from "../rich-text/translated/words.si.ts";
import { storedWords as richTextStored } from "../rich-text/words.en.ts";
import { storedWords as richTextStoredInSinhala } from "../rich-text/words.si.ts";
import { words as safety } from "../safety/words.en.ts";
import { words as safetyInSinhala } from "../safety/words.si.ts";
import { words as about } from "../site/about/words.en.ts";
import { words as aboutInSinhala } from "../site/about/words.si.ts";
import { words as feeds } from "../site/feeds/words.en.ts";
import { words as feedsInSinhala } from "../site/feeds/words.si.ts";
import { words as homeChapters } from "../site/home/chapters/words.en.ts";
import { words as homeChaptersInSinhala } from "../site/home/chapters/words.si.ts";
import { words as home } from "../site/home/words.en.ts";
import { words as homeInSinhala } from "../site/home/words.si.ts";
import { words as appWords } from "../site/served/refusals.en.ts";
import { words as appWordsInSinhala } from "../site/served/refusals.si.ts";
import { words as sourcesMarks } from "../sources/marks/words.en.ts";
import { words as sourcesMarksInSinhala } from "../sources/marks/words.si.ts";
import { words as sources } from "../sources/words.en.ts";
import { words as sourcesInSinhala } from "../sources/words.si.ts";
import { words as corrections } from "../tuskers/corrections/words.en.ts";
import { words as correctionsInSinhala } from "../tuskers/corrections/words.si.ts";
import { words as tusksAndHeights } from "../tuskers/heights/words.en.ts";
import { words as tusksAndHeightsInSinhala } from "../tuskers/heights/words.si.ts";
import { words as idCard } from "../tuskers/id-card/words.en.ts";
import { words as idCardInSinhala } from "../tuskers/id-card/words.si.ts";
import { words as drawn } from "../tuskers/lives/drawn/words.en.ts";
import { words as drawnInSinhala } from "../tuskers/lives/drawn/words.si.ts";
import { words as livesPage } from "../tuskers/lives/lives-page/words.en.ts";
import { words as livesPageInSinhala } from "../tuskers/lives/lives-page/words.si.ts";
import { words as statisticsPage } from "../tuskers/lives/statistics-page/words.en.ts";
import { words as statisticsPageInSinhala } from "../tuskers/lives/statistics-page/words.si.ts";
import { words as onThisDay } from "../tuskers/on-this-day/words.en.ts";
import { words as onThisDayInSinhala } from "../tuskers/on-this-day/words.si.ts";
import { words as placeMap } from "../tuskers/places/map/words.en.ts";
import { words as placeMapInSinhala } from "../tuskers/places/map/words.si.ts";
import { words as places } from "../tuskers/places/words.en.ts";
import { words as placesInSinhala } from "../tuskers/places/words.si.ts";
import { words as portrait } from "../tuskers/portrait/words.en.ts";
import { words as portraitInSinhala } from "../tuskers/portrait/words.si.ts";
import { words as poster } from "../tuskers/poster/words.en.ts";
import { words as posterInSinhala } from "../tuskers/poster/words.si.ts";
import { words as printedGuide } from "../tuskers/printed-guide/words.en.ts";
import { words as printedGuideInSinhala } from "../tuskers/printed-guide/words.si.ts";
import { words as questions } from "../tuskers/questions/words.en.ts";
import { words as questionsInSinhala } from "../tuskers/questions/words.si.ts";
import { words as worksheet } from "../tuskers/worksheet/words.en.ts";
import { words as worksheetInSinhala } from "../tuskers/worksheet/words.si.ts";
import { words as translationShown } from "./pieces/words.en.ts";
import { words as translationShownInSinhala } from "./pieces/words.si.ts";
import { pair } from "./translations.ts";

/** What the API, and pages that the server renders, say in Sinhala. Catalogues with elements are in `sinhala-on-pages.tsx`. */
export const pairs = [
  pair(identity, identityInSinhala),
  pair(appWords, appWordsInSinhala),
  pair(estimate, estimateInSinhala),
  pair(letters, lettersInSinhala),
  pair(letterStates, letterStatesInSinhala),
  pair(legalHeadings, legalHeadingsInSinhala),
  pair(pageTitles, pageTitlesInSinhala),
  pair(about, aboutInSinhala),
  pair(identityServed, identityServedInSinhala),
  pair(articlesCard, articlesCardInSinhala),
  pair(cards, cardsInSinhala),
  pair(charts, chartsInSinhala),
  pair(features, featuresInSinhala),
  pair(drawingsServing, drawingsServingInSinhala),
  pair(paper, paperInSinhala),
  pair(idCard, idCardInSinhala),
  pair(printedGuide, printedGuideInSinhala),
  pair(poster, posterInSinhala),
  pair(worksheet, worksheetInSinhala),
  pair(dataPage, dataPageInSinhala),
  pair(dataTerms, dataTermsInSinhala),
  pair(embeds, embedsInSinhala),
  pair(paperPage, paperPageInSinhala),
  pair(gallery, galleryInSinhala),
  pair(imagesServing, imagesServingInSinhala),
  pair(comparePage, comparePageInSinhala),
  pair(guide, guideInSinhala),
  pair(keyPageQuestionWords, keyPageQuestionWordsInSinhala),
  pair(keyPage, keyPageInSinhala),
  pair(keyPageFailure, keyPageFailureInSinhala),
  pair(PLACE_NAMES, PLACE_NAMES_IN_SINHALA),
  pair(PLACE_KIND_LABELS, PLACE_KIND_LABELS_IN_SINHALA),
  pair(AREA_NOTES, AREA_NOTES_IN_SINHALA),
  pair(platformApi, platformApiInSinhala),
  pair(db, dbInSinhala),
  pair(storage, storageInSinhala),
  pair(platformHttpLimits, platformHttpLimitsInSinhala),
  pair(platformLimits, platformLimitsInSinhala),
  pair(standaloneWords, standaloneWordsInSinhala),
  pair(recordShown, recordShownInSinhala),
  pair(CERTAINTY_LABELS, CERTAINTY_LABELS_IN_SINHALA),
  pair(CLAIM_LABELS, CLAIM_LABELS_IN_SINHALA),
  pair(DEATH_CAUSE_LABELS, DEATH_CAUSE_LABELS_IN_SINHALA),
  pair(KEEPER_LABELS, KEEPER_LABELS_IN_SINHALA),
  pair(EVENT_LABELS, EVENT_LABELS_IN_SINHALA),
  pair(SIDE_LABELS, SIDE_LABELS_IN_SINHALA),
  pair(CHARACTER_WORDS, CHARACTER_WORDS_IN_SINHALA),
  pair(MARK_PLACE_LABELS, MARK_PLACE_LABELS_IN_SINHALA),
  pair(RELATION_LABELS, RELATION_LABELS_IN_SINHALA),
  pair(ROLE_WORDS, ROLE_WORDS_IN_SINHALA),
  pair(tagWords, tagWordsInSinhala),
  pair(LOCATION_WORDS, LOCATION_WORDS_IN_SINHALA),
  pair(placesTogether, placesTogetherInSinhala),
  pair(dateWords, dateWordsInSinhala),
  pair(citationsStored, citationsStoredInSinhala),
  pair(sourcesMarks, sourcesMarksInSinhala),
  pair(englishPassages, englishPassagesInSinhala),
  pair(richTextStored, richTextStoredInSinhala),
  pair(safety, safetyInSinhala),
  pair(feeds, feedsInSinhala),
  pair(homeChapters, homeChaptersInSinhala),
  pair(home, homeInSinhala),
  pair(sources, sourcesInSinhala),
  pair(translationShown, translationShownInSinhala),
  pair(citing, citingInSinhala),
  pair(corrections, correctionsInSinhala),
  pair(drawn, drawnInSinhala),
  pair(livesPage, livesPageInSinhala),
  pair(statisticsPage, statisticsPageInSinhala),
  pair(questions, questionsInSinhala),
  pair(onThisDay, onThisDayInSinhala),
  pair(tusksAndHeights, tusksAndHeightsInSinhala),
  pair(places, placesInSinhala),
  pair(placeMap, placeMapInSinhala),
  pair(portrait, portraitInSinhala),
  pair(reviewLinks, reviewLinksInSinhala),
  pair(reviewPage, reviewPageInSinhala),
];
