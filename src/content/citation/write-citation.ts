import type { Language } from "../../platform/languages/language.ts";
import type { Citation } from "./citation.ts";
import type { CitationFormat } from "./formats.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

const BIBTEX_LANGUAGES: Record<Language, string> = { en: "english", si: "sinhala", ta: "tamil" };

/** BibTeX counts braces even behind a backslash, so that none may be left in a text. */
const BIBTEX_CHARACTERS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** A value is one line in every format. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

const bibtexText = (text: string): string =>
  oneLine(text).replaceAll(/[\\{}~^$&%#_]/g, (character) => BIBTEX_CHARACTERS[character] ?? `\\${character}`);

/** The site stands for an author that nobody else is. */
const authorOf = ({ author, site }: Citation): string => author ?? site;

const partsOf = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return [year, month, date];
};

/** Double braces keep a text as it is written: a name is not cut, and a title keeps its capitals. */
function bibtex(citation: Citation): string {
  const { key, title, site, version, url, language } = citation;
  const [year, month, day] = partsOf(citation.day);
  const fields = [
    ["author", `{{${bibtexText(authorOf(citation))}}}`],
    ["title", `{{${bibtexText(title)}}}`],
    ["howpublished", `{${bibtexText(site)}, version ${version}}`],
    ["version", `{${version}}`],
    ["year", `{${year}}`],
    ["month", MONTHS[month - 1]],
    ["day", `{${day}}`],
    ["url", `{${url}}`],
    ["language", `{${BIBTEX_LANGUAGES[language]}}`],
  ];
  return `@misc{${key},\n${fields.map(([name, value]) => `  ${name} = ${value},\n`).join("")}}\n`;
}

function ris(citation: Citation): string {
  const { key, title, site, version, url, language } = citation;
  const lines = [
    ["TY", "ELEC"],
    ["ID", key],
    ["AU", authorOf(citation)],
    ["TI", title],
    ["T2", site],
    ["ET", String(version)],
    ["PY", citation.day.slice(0, 4)],
    ["DA", citation.day.replaceAll("-", "/")],
    ["LA", language],
    ["UR", url],
    ["ER", ""],
  ] as const;
  return lines.map(([tag, value]) => `${tag}  - ${oneLine(value)}\r\n`).join("");
}

function cslJson(citation: Citation): string {
  const { key, title, site, version, day, url, language } = citation;
  const item = {
    id: key,
    type: "webpage",
    title: oneLine(title),
    author: [{ literal: oneLine(authorOf(citation)) }],
    "container-title": oneLine(site),
    version: String(version),
    issued: { "date-parts": [partsOf(day)] },
    URL: url,
    language,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}

/** A citation as a file for reference managers. The day on which it was read is theirs to add. */
export const CITATION_WRITERS: Readonly<Record<CitationFormat, (citation: Citation) => string>> = {
  bib: bibtex,
  ris,
  json: cslJson,
};
