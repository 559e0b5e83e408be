import { join } from "node:path";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { LANGUAGE_NAMES, type Language, type Translation } from "../../platform/languages/language.ts";
import { monthName } from "../../platform/text/by-language/months.ts";
import { CHECKED } from "../translations/checked.ts";

/** A controlled term: a word that stands for the same thing on every page. */
export type Term = { id: string; en: string; si: string; ta: string };

/**
 * Where terms stand: a catalogue, by its path, and the paths of its exports, or of parts of them,
 * that hold terms. Their ids begin with the name.
 */
type Holder = { name: string; catalogue: string; holds: readonly string[] };

/** The parts of a catalogue by one path: `parts("words.filter", "search", "all")`. */
const parts = (path: string, ...names: string[]): string[] => names.map((name) => `${path}.${name}`);

/** The terms of each part of the site, in the order of the table. */
const GROUPS: readonly { heading: string; holders: readonly Holder[] }[] = [
  {
    heading: "Tuskers",
    holders: [
      {
        name: "tusker",
        catalogue: "content/tuskers/words",
        holds: ["tuskerWords", "STATUS_WORDS", "CATEGORY_LABELS", "ageWords"],
      },
    ],
  },
  {
    heading: "Facts, events and relations",
    holders: [
      {
        name: "record",
        catalogue: "content/record/words",
        holds: [
          ...["CERTAINTY_LABELS", "CLAIM_LABELS", "DEATH_CAUSE_LABELS", "KEEPER_LABELS", "EVENT_LABELS", "SIDE_LABELS"],
          "RELATION_LABELS",
        ],
      },
      { name: "record", catalogue: "content/record/role-words", holds: ["ROLE_WORDS"] },
    ],
  },
  {
    heading: "Features",
    holders: [{ name: "record", catalogue: "content/record/words", holds: ["CHARACTER_WORDS", "MARK_PLACE_LABELS"] }],
  },
  {
    heading: "The key and the comparison",
    holders: [
      {
        name: "key",
        catalogue: "features/key/pages/key/live-words",
        holds: parts("words", ...["standing", "kinds", "looksLike", "speaksFor", "against", "notKnown"]),
      },
      {
        name: "key",
        catalogue: "features/key/pages/key/words",
        holds: parts("words", "mostLikely", "always", "unseen", "places"),
      },
      {
        name: "compare",
        catalogue: "features/compare/words",
        holds: [
          ...parts("words.table", "feature", "differs", "notKnown"),
          "words.neither",
          ...parts("words.heights", "person", "jeep"),
        ],
      },
    ],
  },
  {
    heading: "The page of a tusker",
    holders: [
      {
        name: "tuskerPage",
        catalogue: "site/pages/tuskers/[slug]/words",
        holds: parts("words", "compare", "tell", "related"),
      },
      {
        name: "recordShown",
        catalogue: "content/record/texts/words",
        holds: [
          ...parts("words", "differ", "life.title", "features.title", "relations.title"),
          ...parts(
            "words.notKnown",
            "title",
            "born",
            "origin",
            "height",
            "tuskLength",
            "died",
            "deathCause",
            "features",
          ),
        ],
      },
      { name: "corrections", catalogue: "features/corrections/words", holds: ["words.title"] },
    ],
  },
  {
    heading: "Lists: filters and orders",
    holders: [
      {
        name: "tuskerList",
        catalogue: "site/pages/tuskers/words",
        holds: [
          ...parts("words.filter", "search", "category", "status", "all", "submit"),
          ...parts("words.found", "heading", "order"),
        ],
      },
      {
        name: "articleList",
        catalogue: "site/pages/articles/words",
        holds: [...parts("words.filter", "search", "category", "all"), ...parts("words.found", "all", "order")],
      },
      {
        name: "sourceList",
        catalogue: "site/pages/sources/words",
        holds: [
          ...parts("words.filter", "search", "kind", "all"),
          ...parts("words", "found.heading", "found.order", "noAddress"),
        ],
      },
      {
        name: "lives",
        catalogue: "site/pages/record/words",
        holds: parts("words.filters", "status", "category", "cause", "place", "all"),
      },
    ],
  },
  {
    heading: "Lives and statistics",
    holders: [
      {
        name: "lives",
        catalogue: "site/pages/record/words",
        holds: parts("words", "signs", "begins", "today", "ends.undated", "table.end", "table.notKnown"),
      },
      {
        name: "statistics",
        catalogue: "site/pages/record/statistics/words",
        holds: [
          ...parts("words", "causes", "kinds", "undated", "year", "number"),
          ...parts("words.shapes", "one_tusk", "no_tusks", "broken"),
        ],
      },
      {
        name: "questions",
        catalogue: "features/quiz/words",
        holds: parts("words.result", "agrees", "differs", "open", "yours", "recorded", "earliest"),
      },
    ],
  },
  {
    heading: "Places",
    holders: [
      { name: "place", catalogue: "content/places/words", holds: ["PLACE_NAMES", "PLACE_KIND_LABELS", "AREA_NOTES"] },
      {
        name: "placePage",
        catalogue: "site/pages/places/[place]/words",
        holds: [
          ...parts("words.facts", "kind", "area"),
          ...parts(
            "words",
            "tuskers",
            "season.title",
            "ofDistrict.title",
            "inside.title",
            "neighbours.title",
            "deaths.title",
          ),
        ],
      },
      {
        name: "placesPage",
        catalogue: "site/pages/places/words",
        holds: parts("words", "protected.title", "homes.title", "districts.title"),
      },
    ],
  },
  {
    heading: "Articles and sources",
    holders: [
      { name: "article", catalogue: "content/articles/words", holds: ["articleWords", "ARTICLE_CATEGORY_LABELS"] },
      { name: "source", catalogue: "content/sources/kind-words", holds: ["kinds"] },
      { name: "sourcePage", catalogue: "site/pages/sources/[key]/words", holds: parts("words", "facts", "usedBy") },
      { name: "sources", catalogue: "content/sources/words", holds: parts("words", "further", "archived") },
    ],
  },
  {
    heading: "Letters",
    holders: [{ name: "letter", catalogue: "features/letters/pages/letters/[token]/state-words", holds: ["states"] }],
  },
  {
    heading: "Pages of the site, translations",
    holders: [
      { name: "layout", catalogue: "site/frame/words", holds: parts("words", "navigation", "footer") },
      { name: "legal", catalogue: "content/texts/page-words", holds: ["legalHeadings"] },
      { name: "translation", catalogue: "content/fields/pieces/words", holds: ["words"] },
    ],
  },
];

const SOURCE = join(import.meta.dirname, "../..");

/** What a module holds at a path such as `words.filter.search`. */
function valueAt(module: unknown, path: string): unknown {
  let found = module;
  for (const name of path.split(".")) found = (found as Record<string, unknown> | null | undefined)?.[name];
  return found;
}

/** The texts of a catalogue by their paths in it; sentences that code completes are left out. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

async function termsOf({ name, catalogue, holds }: Holder): Promise<Term[]> {
  const module: unknown = await import(join(SOURCE, `${catalogue}.ts`));
  return holds.flatMap((path) => {
    const textsIn = (language: Language) => inLanguage(language, () => textsOf(valueAt(module, path), path));
    const english = textsIn("en");
    if (english.length === 0) throw new Error(`${catalogue} holds no terms at ${path}`);
    const [inSinhala, inTamil] = [new Map(textsIn("si")), new Map(textsIn("ta"))];
    return english.map(([at, text]) => ({
      id: `${name}.${at}`,
      en: text,
      si: inSinhala.get(at) ?? "",
      ta: inTamil.get(at) ?? "",
    }));
  });
}

const months: Term[] = Array.from({ length: 12 }, (_, index) => index + 1).map((month) => ({
  id: `date.months.${month}`,
  en: monthName("en", month),
  si: monthName("si", month),
  ta: monthName("ta", month),
}));

/** All controlled terms by part of the site, in the order of the catalogues. */
async function groupedTerms(): Promise<{ heading: string; terms: Term[] }[]> {
  const groups = GROUPS.map(async ({ heading, holders }) => ({
    heading,
    terms: (await Promise.all(holders.map(termsOf))).flat(),
  }));
  return [...(await Promise.all(groups)), { heading: "Months", terms: months }];
}

export const listTerms = async (): Promise<Term[]> => (await groupedTerms()).flatMap(({ terms }) => terms);

const LANGUAGES: readonly Translation[] = ["si", "ta"];

const stateOf = (language: Translation, id: string): string => {
  const check = CHECKED[language][id];
  return check === undefined ? "not checked" : `checked by ${check.by}, ${check.on}`;
};

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** The tables of docs/translation.md, each under its heading. */
export async function termTables(): Promise<string> {
  const heads = ["id", "English", ...LANGUAGES.flatMap((language) => [LANGUAGE_NAMES[language], "state"])];
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  const tables = (await groupedTerms()).map(({ heading, terms }) => {
    const rows = terms.map((term) => [
      `\`${term.id}\``,
      term.en,
      ...LANGUAGES.flatMap((language) => [term[language], stateOf(language, term.id)]),
    ]);
    return [`### ${heading}`, "", line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
  });
  return tables.join("\n\n");
}

/** The terms of one language, which the admin area shows beside a translation: by id, with their English words. */
export async function termFile(language: Translation): Promise<string> {
  const terms = (await listTerms()).map(({ id, en, [language]: term }) => [id, { en, term }]);
  return `${JSON.stringify(Object.fromEntries(terms), null, 2)}\n`;
}

/** Where it stands. */
export const termFileOf = (language: Translation): string => join(import.meta.dirname, `${language}.json`);
