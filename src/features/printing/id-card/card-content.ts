import { writtenLocation } from "../../../content/places/written-location.ts";
import type { Feature } from "../../../content/record/record.ts";
import { stateText } from "../../../content/record/texts/feature-lines.ts";
import { WRITTEN } from "../../../content/record/texts/written-values.ts";
import { CHARACTER_NAMES } from "../../../content/record/vocabulary.ts";
import { CERTAINTY_LABELS, CHARACTER_WORDS, CLAIM_LABELS } from "../../../content/record/words.ts";
import { mayLiveWild } from "../../../content/tuskers/may-live-wild.ts";
import { nameHere } from "../../../content/tuskers/name-here.ts";
import { statusLine, statusText } from "../../../content/tuskers/status/status-line.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../../../content/tuskers/words.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { plateSentence } from "../../../site/parts/record/features/plate-sentence.ts";
import { printedAddress } from "../printed-address.ts";
import { words as paperWords } from "../words.ts";
import { words } from "./words.ts";

/** The fields of a tusker that his card reads. */
export type CardTusker = Pick<
  Tusker,
  "slug" | "name" | "nativeNames" | "status" | "statusAsOf" | "diedOn" | "category" | "location" | "claims" | "features"
>;

type Told = { text: string; sources: readonly string[] };

/** One row of the back: what is recorded of one thing. */
export type CardRow = { label: string; told: Told[] };

/** All that stands on a card, in words. */
export type CardContent = {
  name: string;
  /** His names in the other scripts. */
  names: { text: string; lang: string }[];
  kind: string;
  status: string;
  asOf: string;
  statusLine: string;
  drawn: Pick<Feature, "character" | "state" | "side" | "clock" | "where">[];
  frontAlt: string;
  rows: CardRow[];
  /** Whether more is recorded than the rows tell. */
  isCut: boolean;
  /** The keys of the sources that the rows cite. */
  sources: string[];
  notRecorded: string | null;
  legend: string[];
  /** Where the QR code leads. Former addresses of his page lead to the present one, so that paper stays true. */
  url: string;
  /** The same as it is printed. */
  address: string;
};

/** In statements: more do not fit on a card. */
const MOST_TOLD = 9;
const MOST_SOURCES = 12;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 2025-03-14 as 2025-03; other dates are no exact days. */
const withoutDay = (date: string | undefined): string | undefined =>
  date?.replace(/^(\d{4}-\d{2})-\d{2}(?=[~?%]*$)/, "$1");

/** Paper does not expire: of one that may live wild it never tells a day. */
const tellable = (feature: Feature, isWild: boolean): Feature =>
  isWild ? { ...feature, from: withoutDay(feature.from), until: withoutDay(feature.until) } : feature;

type Account = Pick<Feature, "certainty" | "sources">;

const told = (text: string, { certainty, sources }: Account): Told => ({
  text: certainty === "certain" ? text : `${text}. ${CERTAINTY_LABELS[certainty]}`,
  sources,
});

function rowsOf({ features, claims }: CardTusker, isWild: boolean): CardRow[] {
  const rows = CHARACTER_NAMES.map((name) => ({
    label: CHARACTER_WORDS[name].label,
    told: features
      .filter(({ character }) => character === name)
      .map((feature) => told(stateText(tellable(feature, isWild)), feature)),
  }));
  const lengths = (claims.tuskLength ?? []).map((account) => told(WRITTEN.tuskLength(account.value), account));
  const heights = (claims.height ?? []).map((account) => told(WRITTEN.height(account.value), account));
  return [
    ...rows,
    { label: CLAIM_LABELS.tuskLength, told: lengths },
    { label: CLAIM_LABELS.height, told: heights },
  ].filter(({ told }) => told.length > 0);
}

/** The rows as far as they fit, and whether some were left out. */
function fitting(rows: readonly CardRow[]): { rows: CardRow[]; isCut: boolean } {
  let room = MOST_TOLD;
  const kept: CardRow[] = [];
  for (const { label, told } of rows) {
    if (room > 0) kept.push({ label, told: told.slice(0, room) });
    room -= told.length;
  }
  return { rows: kept, isCut: room < 0 };
}

/** @param siteUrl without a slash at its end */
export function cardContent(tusker: CardTusker, siteUrl: string): CardContent {
  const isWild = mayLiveWild(tusker);
  const name = nameHere(tusker);
  const { rows, isCut } = fitting(rowsOf(tusker, isWild));
  const missing = CHARACTER_NAMES.filter((each) => !tusker.features.some(({ character }) => character === each));
  const keys = [...new Set(rows.flatMap(({ told }) => told.flatMap(({ sources }) => sources)))];
  const { as, date } = statusLine(tusker, isWild);
  const url = `${siteUrl}${addressIn(currentLanguage(), `/tuskers/${tusker.slug}`)}`;
  const asOf = date === null ? words.noDate : words.asOf(writtenDate(date));
  return {
    name,
    names: [
      ...(name === tusker.name ? [] : [{ text: tusker.name, lang: "en" }]),
      ...tusker.nativeNames
        .filter((native) => native.name !== name && native.origin !== "rule")
        .map((native) => ({ text: native.name, lang: native.language })),
    ],
    kind: [CATEGORY_LABELS[tusker.category], writtenLocation(tusker.location)]
      .filter((part) => part !== "")
      .join(" · "),
    status: STATUS_LABELS[tusker.status],
    asOf: as === "asOf" || date === null ? asOf : statusText(tusker, isWild),
    statusLine: statusText(tusker, isWild),
    drawn: tusker.features.map(({ character, state, side, clock, where }) => ({
      character,
      state,
      side,
      clock,
      where,
    })),
    frontAlt: plateSentence(tusker.features),
    rows,
    isCut,
    sources: keys,
    notRecorded:
      missing.length === 0 ? null : missing.map((each) => lowerFirst(CHARACTER_WORDS[each].label)).join(", "),
    legend: [
      ...(keys.length === 0 ? [] : [words.sources(keys.slice(0, MOST_SOURCES).join(", "))]),
      ...(isCut || keys.length > MOST_SOURCES ? [words.more] : []),
      words.solid,
      ...(paperWords.unchecked === null ? [] : [paperWords.unchecked]),
    ],
    url,
    address: printedAddress(url),
  };
}
