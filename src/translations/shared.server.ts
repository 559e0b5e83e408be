import { words as articlePage } from "../articles/article-page/words.en.ts";
import { words as articlePageSi } from "../articles/article-page/words.si.ts";
import { words as articlePageTa } from "../articles/article-page/words.ta.ts";
import { ARTICLE_CATEGORY_LABELS, articleWords } from "../articles/words.en.ts";
import {
  ARTICLE_CATEGORY_LABELS as ARTICLE_CATEGORY_LABELSSi,
  articleWords as articleWordsSi,
} from "../articles/words.si.ts";
import {
  ARTICLE_CATEGORY_LABELS as ARTICLE_CATEGORY_LABELSTa,
  articleWords as articleWordsTa,
} from "../articles/words.ta.ts";
import { words as messages } from "../messages/words.en.ts";
import { words as messagesSi } from "../messages/words.si.ts";
import { words as messagesTa } from "../messages/words.ta.ts";
import { words as render } from "../platform/render/words.en.ts";
import { words as renderSi } from "../platform/render/words.si.ts";
import { words as renderTa } from "../platform/render/words.ta.ts";
import { words as dates } from "../platform/text/words.en.ts";
import { words as datesSi } from "../platform/text/words.si.ts";
import { words as datesTa } from "../platform/text/words.ta.ts";
import { words as ui } from "../platform/ui/words.en.ts";
import { words as uiSi } from "../platform/ui/words.si.ts";
import { words as uiTa } from "../platform/ui/words.ta.ts";
import { words as richText } from "../rich-text/words.en.ts";
import { words as richTextSi } from "../rich-text/words.si.ts";
import { words as richTextTa } from "../rich-text/words.ta.ts";
import { words as layout } from "../site/layout/words.en.ts";
import { words as layoutSi } from "../site/layout/words.si.ts";
import { words as layoutTa } from "../site/layout/words.ta.ts";
import { words as meta } from "../site/meta/words.en.ts";
import { words as metaSi } from "../site/meta/words.si.ts";
import { words as metaTa } from "../site/meta/words.ta.ts";
import { words as search } from "../site/search/words.en.ts";
import { words as searchSi } from "../site/search/words.si.ts";
import { words as searchTa } from "../site/search/words.ta.ts";
import { kinds as sourceKinds } from "../sources/kinds.en.ts";
import { kinds as sourceKindsSi } from "../sources/kinds.si.ts";
import { kinds as sourceKindsTa } from "../sources/kinds.ta.ts";
import { words as tuskerPage } from "../tuskers/tusker-page/words.en.ts";
import { words as tuskerPageSi } from "../tuskers/tusker-page/words.si.ts";
import { words as tuskerPageTa } from "../tuskers/tusker-page/words.ta.ts";
import { ageWords, CATEGORY_LABELS, STATUS_WORDS, statusWords, tuskerWords } from "../tuskers/words.en.ts";
import {
  ageWords as ageWordsSi,
  CATEGORY_LABELS as CATEGORY_LABELSSi,
  STATUS_WORDS as STATUS_WORDSSi,
  statusWords as statusWordsSi,
  tuskerWords as tuskerWordsSi,
} from "../tuskers/words.si.ts";
import {
  ageWords as ageWordsTa,
  CATEGORY_LABELS as CATEGORY_LABELSTa,
  STATUS_WORDS as STATUS_WORDSTa,
  statusWords as statusWordsTa,
  tuskerWords as tuskerWordsTa,
} from "../tuskers/words.ta.ts";
import { pair } from "./translations.ts";

// The catalogues without elements that browsers and the API read. Their lists of browsers hold elements, too, which the
// API does not load.

export const sinhala = [
  pair(articlePage, articlePageSi),
  pair(ARTICLE_CATEGORY_LABELS, ARTICLE_CATEGORY_LABELSSi),
  pair(articleWords, articleWordsSi),
  pair(messages, messagesSi),
  pair(render, renderSi),
  pair(dates, datesSi),
  pair(ui, uiSi),
  pair(richText, richTextSi),
  pair(layout, layoutSi),
  pair(meta, metaSi),
  pair(search, searchSi),
  pair(sourceKinds, sourceKindsSi),
  pair(tuskerPage, tuskerPageSi),
  pair(ageWords, ageWordsSi),
  pair(CATEGORY_LABELS, CATEGORY_LABELSSi),
  pair(STATUS_WORDS, STATUS_WORDSSi),
  pair(statusWords, statusWordsSi),
  pair(tuskerWords, tuskerWordsSi),
];

export const tamil = [
  pair(articlePage, articlePageTa),
  pair(ARTICLE_CATEGORY_LABELS, ARTICLE_CATEGORY_LABELSTa),
  pair(articleWords, articleWordsTa),
  pair(messages, messagesTa),
  pair(render, renderTa),
  pair(dates, datesTa),
  pair(ui, uiTa),
  pair(richText, richTextTa),
  pair(layout, layoutTa),
  pair(meta, metaTa),
  pair(search, searchTa),
  pair(sourceKinds, sourceKindsTa),
  pair(tuskerPage, tuskerPageTa),
  pair(ageWords, ageWordsTa),
  pair(CATEGORY_LABELS, CATEGORY_LABELSTa),
  pair(STATUS_WORDS, STATUS_WORDSTa),
  pair(statusWords, statusWordsTa),
  pair(tuskerWords, tuskerWordsTa),
];
