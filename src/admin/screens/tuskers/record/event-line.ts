import { PLACE_KEYS, type PlaceKey } from "../../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../../content/places/words.ts";
import { EVENT_KINDS, type EventKind } from "../../../../content/record/vocabulary.ts";
import { SOURCE_KEY } from "../../../../content/sources/source-key.ts";
import { readTypedDate } from "./typed-date.ts";

/** What was understood of a typed line. What is missing has to be chosen before the event is kept. */
export type EventLine = {
  date?: string | undefined;
  kind?: EventKind | undefined;
  place?: PlaceKey | undefined;
  text: string;
  /** The keys of sources that stand at its end. */
  sources: string[];
};

/** Words that name a kind of event, the more particular first. */
const KIND_WORDS: readonly (readonly [EventKind, RegExp])[] = [
  ["first_recorded", /\bfirst (?:recorded|seen|photographed|sighted)\b/i],
  ["last_recorded", /\blast (?:recorded|seen|photographed|sighted)\b/i],
  ["feared_lost", /\bfeared (?:lost|dead|missing)\b/i],
  ["tusk_lost", /\b(?:lost|broke|snapped|torn out)\b.{0,30}\btusk\b|\btusk\b.{0,30}\b(?:lost|broken|torn out)\b/i],
  ["procession", /\b(?:casket|perahera|procession)\b/i],
  ["born", /\bborn\b/i],
  ["orphaned", /\borphan/i],
  ["captured", /\b(?:captured|noosed|kraal)/i],
  ["given", /\b(?:given|gifted|donated|presented|offered|bought|sold)\b/i],
  ["released", /\breleased\b/i],
  ["moved", /\b(?:moved|translocated|transferred|taken to|flown)\b/i],
  ["treated", /\b(?:treated|treatment|operat|vets?\b|freed)/i],
  ["wounded", /\b(?:wounded|injured|shot at|hurt|trap gun)\b/i],
  ["fought", /\b(?:fought|fight|gored)\b/i],
  ["musth", /\bmusth\b/i],
  ["died", /\b(?:died|dead|death|killed|electrocuted|found dead|shot dead)\b/i],
  ["preserved", /\b(?:preserved|stuffed|taxiderm|museum)\b/i],
  ["honoured", /\b(?:honoured|stamp|national treasure|award)\b/i],
  ["offence", /\b(?:poach|arrest|seized|charged|snare)/i],
];

/** The kinds by their own names, as in a line that begins "2017 wounded …". */
const NAMED = new Map(EVENT_KINDS.map((kind) => [kind.replaceAll("_", " "), kind]));

/** How many words at the beginning may be a date: "between 30 November 1970 and 3 December 1975". */
const MOST_DATE_WORDS = 9;

function splitDate(line: string): { date: string | undefined; rest: string } {
  const words = line.split(" ");
  for (let count = Math.min(words.length, MOST_DATE_WORDS); count > 0; count -= 1) {
    const date = readTypedDate(
      words
        .slice(0, count)
        .join(" ")
        .replace(/[,:;]$/, ""),
    );
    if (date !== undefined) return { date, rest: words.slice(count).join(" ") };
  }
  return { date: undefined, rest: line };
}

/** The short name of a place: "Yala National Park" is "Yala". */
const shortName = (key: PlaceKey): string =>
  PLACE_NAMES[key].replace(/ (?:National Park|District|Sanctuary|Managed Elephant Reserve)$/, "");

/** The place whose name stands in the text; a full name wins over a short one, and a park over its district. */
function placeIn(text: string): PlaceKey | undefined {
  const lower = text.toLowerCase();
  const has = (name: string) => new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, "u").test(lower);
  return PLACE_KEYS.find((key) => has(PLACE_NAMES[key])) ?? PLACE_KEYS.find((key) => has(shortName(key)));
}

/** Most sources of one event. */
const MOST_SOURCES = 10;

/** Takes the keys of sources from the end of a line: "…, Yala S1 S5". */
function splitSources(line: string): { rest: string; sources: string[] } {
  const words = line.split(" ");
  const end = words.findLastIndex((word) => !SOURCE_KEY.test(keyIn(word))) + 1;
  const keys = words.slice(end).map(keyIn);
  return {
    rest: words.slice(0, end).join(" ").replace(/[,;]$/, ""),
    sources: [...new Set(keys)].slice(0, MOST_SOURCES),
  };
}

const keyIn = (word: string): string => word.replace(/,$/, "").toUpperCase();

/** Reads a line such as "2017-01-20 wounded in Yala by a trap gun": its date, kind and place, and what is left. */
export function readEventLine(line: string): EventLine {
  const { rest: told, sources } = splitSources(line.trim().replace(/\s+/g, " ").slice(0, 600));
  const { date, rest } = splitDate(told);
  const named = [...NAMED].find(([name]) => rest.toLowerCase().startsWith(name))?.[1];
  const kind = named ?? KIND_WORDS.find(([, pattern]) => pattern.test(rest))?.[0];
  const place = placeIn(rest);
  const text = rest.charAt(0).toUpperCase() + rest.slice(1);
  return { ...(date && { date }), ...(kind && { kind }), ...(place && { place }), text, sources };
}
