import * as articles from "../articles/words.en.ts";
import * as articlesInSinhala from "../articles/words.si.ts";
import * as articlesInTamil from "../articles/words.ta.ts";
import * as places from "../places/words.en.ts";
import * as placesInSinhala from "../places/words.si.ts";
import * as placesInTamil from "../places/words.ta.ts";
import { LANGUAGE_NAMES, type Translation } from "../platform/languages/language.ts";
import { monthName } from "../platform/text/by-language/months.ts";
import type { TextLanguage } from "../platform/text/by-language/text-language.ts";
import * as record from "../record/words.en.ts";
import * as recordInSinhala from "../record/words.si.ts";
import * as recordInTamil from "../record/words.ta.ts";
import * as sources from "../sources/kinds.en.ts";
import * as sourcesInSinhala from "../sources/kinds.si.ts";
import * as sourcesInTamil from "../sources/kinds.ta.ts";
import * as tuskers from "../tuskers/words.en.ts";
import * as tuskersInSinhala from "../tuskers/words.si.ts";
import * as tuskersInTamil from "../tuskers/words.ta.ts";
import { CHECKED } from "./checked.ts";

/** A controlled term: a word that stands for the same thing on every page. */
export type Term = { id: string; en: string; si: string; ta: string };

type Module = Readonly<Record<string, unknown>>;

const months = (language: TextLanguage) => ({
  months: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 1, monthName(language, index + 1)])),
});

/** The modules that hold terms, in English, Sinhala and Tamil, and the names of their exports that do. */
const HOLDERS: readonly { name: string; words: readonly [Module, Module, Module]; holds: readonly string[] }[] = [
  {
    name: "tusker",
    words: [tuskers, tuskersInSinhala, tuskersInTamil],
    holds: ["tuskerWords", "STATUS_WORDS", "CATEGORY_LABELS", "ageWords"],
  },
  {
    name: "record",
    words: [record, recordInSinhala, recordInTamil],
    holds: [
      ...["CERTAINTY_LABELS", "CLAIM_LABELS", "DEATH_CAUSE_LABELS", "KEEPER_LABELS", "EVENT_LABELS", "SIDE_LABELS"],
      ...["CHARACTER_WORDS", "MARK_PLACE_LABELS", "RELATION_LABELS"],
    ],
  },
  {
    name: "place",
    words: [places, placesInSinhala, placesInTamil],
    holds: ["PLACE_NAMES", "PLACE_KIND_LABELS", "AREA_NOTES"],
  },
  {
    name: "article",
    words: [articles, articlesInSinhala, articlesInTamil],
    holds: ["articleWords", "ARTICLE_CATEGORY_LABELS"],
  },
  { name: "source", words: [sources, sourcesInSinhala, sourcesInTamil], holds: ["kinds"] },
  { name: "date", words: [months("en"), months("si"), months("ta")], holds: ["months"] },
];

/** The texts of a catalogue by their paths in it; sentences that code completes are left out. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

/** All controlled terms, in the order of the catalogues. */
export function listTerms(): Term[] {
  return HOLDERS.flatMap(({ name, words: [en, si, ta], holds }) =>
    holds.flatMap((held) => {
      const path = `${name}.${held}`;
      const [inSinhala, inTamil] = [si, ta].map((words) => new Map(textsOf(words[held], path)));
      return textsOf(en[held], path).map(([id, text]) => ({
        id,
        en: text,
        si: inSinhala?.get(id) ?? "",
        ta: inTamil?.get(id) ?? "",
      }));
    }),
  );
}

const LANGUAGES: readonly Translation[] = ["si", "ta"];

/** Whether a speaker has checked every term of a language. */
export const isAllChecked = (language: Translation): boolean =>
  listTerms().every(({ id }) => CHECKED[language][id] !== undefined);

const stateOf = (language: Translation, id: string): string => {
  const check = CHECKED[language][id];
  return check === undefined ? "not checked" : `checked by ${check.by}, ${check.on}`;
};

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** The table of docs/translation.md. */
export function termTable(): string {
  const heads = ["id", "English", ...LANGUAGES.flatMap((language) => [LANGUAGE_NAMES[language], "state"])];
  const rows = listTerms().map((term) => [
    `\`${term.id}\``,
    term.en,
    ...LANGUAGES.flatMap((language) => [term[language], stateOf(language, term.id)]),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
