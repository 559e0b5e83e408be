import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  LETTERS,
  numbersIn,
  type TranslatedLanguage,
  wrongLetters,
} from "../../../../tests/support/translated-texts.ts";
import { PROJECT_FOLDER } from "../../../platform/config/project-folder.server.ts";
import { type EntryToCheck, recordTexts } from "../../kinds/checks/entry-texts.ts";
import { readStarterDocument, type StarterDocument } from "./starter-markdown.server.ts";

type Kind = "tuskers" | "articles";

const STARTER = join(PROJECT_FOLDER, "starter");
/** Translated to their last paragraph; of the other articles that are translated, the first one. */
const WHOLE = ["how-tuskers-are-told-apart", "watching-tuskers-responsibly"];

const slugsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).map((name) => name.replace(/\.md$/, "")).sort();

const withoutLinks = (text: string): string => text.replace(/\]\([^)]*\)/g, "]");
const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to ?? "").sort();
/** The kind of a block, with the items of a list or the cells of a table. */
const shapeOf = (block: string): string[] =>
  block
    .split("\n")
    .map((line) => `${/^(?:#+ |- |\d+\. |> |!\[|\|)/.exec(line)?.[0] ?? "text"}${line.split("|").length}`);
const citationsIn = ({ html }: StarterDocument): string[] =>
  [...html.matchAll(/data-sources="([^"]*)"/g)].map(([, keys]) => keys ?? "");

/** What the record tells in words, by its place in the entry; names of accounts are not shown, roles have words. */
const toldIn = (holder: unknown): { path: string; text: string }[] =>
  recordTexts(holder as EntryToCheck).filter(({ path }) => !/\.(?:account|role)$/.test(path));

/** What is wrong in a translation, compared with the English text: if it is not whole, it has the first paragraph only. */
function problemsOf(
  text: string,
  englishText: string,
  { kind, language, isWhole }: { kind: Kind; language: TranslatedLanguage; isWhole: boolean },
): string[] {
  const translation = readStarterDocument(text);
  const english = readStarterDocument(englishText);
  // A site takes the origin from the preferred account of it, if there is one.
  const { claims } = english.frontMatter as EntryToCheck;
  if (claims?.origin?.[0] !== undefined) english.frontMatter.origin = claims.origin[0].value;
  const { state, translator, record, ...words } = translation.frontMatter;
  const fields = kind === "tuskers" ? ["name", "statusNote", "ageNote", "tusks", "origin"] : ["title", "excerpt"];
  const expected = fields.filter((field) => typeof english.frontMatter[field] === "string");
  const length = isWhole ? english.blocks.length : 1;
  const citations = citationsIn(translation);

  const problems = [
    ...(state === "translated" && translator === "The editors" ? [] : ["state or translator"]),
    ...(Object.keys(words).sort().join() === expected.sort().join() ? [] : [`fields: ${Object.keys(words)}`]),
    ...(translation.blocks.length === length ? [] : [`${translation.blocks.length} blocks instead of ${length}`]),
    ...(citations.join() === citationsIn(english).slice(0, citations.length).join() ? [] : ["order of citations"]),
  ];
  const compare = (field: string, value: string, original: unknown) => {
    if (!LETTERS[language].test(value)) problems.push(`${field}: no letters of the language`);
    problems.push(...wrongLetters(value, language).map((problem) => `${field}: ${problem}`));
    const numbers = numbersIn(String(original));
    if (numbersIn(value).join() !== numbers.join())
      problems.push(`${field}: numbers ${numbersIn(value)} for ${numbers}`);
  };
  for (const [field, told] of Object.entries(words)) compare(field, String(told), english.frontMatter[field]);
  const told = new Map(toldIn(record ?? {}).map(({ path, text }) => [path, text]));
  for (const { path, text } of toldIn(english.frontMatter)) {
    const translated = told.get(path);
    if (translated === undefined) problems.push(`${path}: not translated`);
    else compare(path, translated, text);
  }
  for (const [index, { markdown, sourceIds }] of translation.blocks.entries()) {
    const original = english.blocks[index];
    if (original === undefined) break;
    const same = (what: string, of: (block: string) => string[]) => {
      const [have, want] = [of(markdown).join(" "), of(original.markdown).join(" ")];
      if (have !== want) problems.push(`block ${index}: ${what} ${have} for ${want}`);
    };
    same("shape", shapeOf);
    same("numbers", (block) => numbersIn(withoutLinks(block)));
    same("links", linksIn);
    if (sourceIds.join() !== original.sourceIds.join()) problems.push(`block ${index}: sources ${sourceIds}`);
    if (!LETTERS[language].test(markdown)) problems.push(`block ${index}: no letters of the language`);
    problems.push(...wrongLetters(withoutLinks(markdown), language).map((problem) => `block ${index}: ${problem}`));
  }
  return problems;
}

const read = (...path: string[]): Promise<string> => readFile(join(STARTER, ...path), "utf8");

describe.each(["si", "ta"] as const)("the starter translations in %s", (language) => {
  test("are there for every tusker, and whole for the articles on watching and on telling apart", async () => {
    const folder = join(STARTER, "translations", language);
    expect(await slugsIn(join(folder, "tuskers"))).toEqual(await slugsIn(join(STARTER, "tuskers")));
    expect(await slugsIn(join(folder, "articles"))).toEqual(expect.arrayContaining(WHOLE));
  });

  test.each(["tuskers", "articles"] as const)("%s say what the English text says, block by block", async (kind) => {
    for (const slug of await slugsIn(join(STARTER, "translations", language, kind))) {
      const text = await read("translations", language, kind, `${slug}.md`);
      const isWhole = kind === "articles" && WHOLE.includes(slug);
      expect(problemsOf(text, await read(kind, `${slug}.md`), { kind, language, isWhole }), slug).toEqual([]);
    }
  });

  test("repeat a name that a source gives in their letters", async () => {
    for (const slug of await slugsIn(join(STARTER, "tuskers"))) {
      const { aliases } = readStarterDocument(await read("tuskers", `${slug}.md`)).frontMatter;
      const recorded = ((aliases as string[] | undefined) ?? []).filter((alias) => LETTERS[language].test(alias));
      const { name } = readStarterDocument(await read("translations", language, "tuskers", `${slug}.md`)).frontMatter;
      if (recorded.length > 0) expect(recorded, slug).toContain(name);
    }
  });
});

const ENGLISH = `---
name: Gemunu
statusNote: "Treated in 2022."
events: [{ text: "He fell in 2020.", account: fall }]
---
On 9 March 2021 [Gemunu](/tuskers/gemunu) of Yala was seen. {S1, S2}

The rest is not translated. {S3}
`;

const SINHALA = `---
state: translated
translator: "The editors"
name: "ගැමුණු"
statusNote: "2022 දී ප්‍රතිකාර ලැබීය."
record: { events: [{ text: "ඔහු 2020 දී වැටුණි." }] }
---
2021 මාර්තු 9 දින යාල [ගැමුණු](/tuskers/gemunu) ශ්‍රී විභූතියෙන් දක්නට ලැබුණි. {S1, S2}
`;

describe("the comparison with the English text", () => {
  const problemsIn = (sinhala: string) =>
    problemsOf(sinhala, ENGLISH, { kind: "tuskers", language: "si", isWhole: false });

  test("finds nothing in a text that agrees", () => {
    expect(problemsIn(SINHALA)).toEqual([]);
  });

  test.each([
    ["another year", "2021 මාර්තු", "2012 මාර්තු", "block 0: numbers 2012 9 for 2021 9"],
    ["another source", "{S1, S2}", "{S2}", "block 0: sources S2"],
    ["no source", " {S1, S2}", "", "block 0: sources "],
    ["another link", "/tuskers/gemunu", "/tuskers/thilak", "block 0: links /tuskers/thilak for /tuskers/gemunu"],
    ["a heading for a paragraph", "2021 මාර්තු 9 දින", "## 2021 මාර්තු 9 දින", "block 0: shape ## 1 for text1"],
    ["a paragraph more", "{S1, S2}\n", "{S1, S2}\n\nවැඩිපුර. {S3}\n", "2 blocks instead of 1"],
    ["English left in", "දක්නට ලැබුණි", "was seen", "block 0: Latin: was"],
    ["a letter of Tamil", "විභූතියෙන්", "இங்கே", "block 0: letters of another language"],
    ["a vowel sign typed in parts", "දක්නට", "දො".normalize("NFD"), "block 0: vowel signs typed in parts"],
    ["no joiner where one belongs", "ශ්\u200Dරී", "ශ්රී", "block 0: a missing joiner"],
    ["a joiner after a vowel", "විභූ", "වි\u200Dභූ", "block 0: a joiner that joins nothing"],
    ["a vowel sign after a space", "දක්නට", "ි", "block 0: a vowel sign out of place"],
    ["a name in Latin letters", 'ගැමුණු"', 'Gemunu"', "name: no letters of the language"],
    ["an event left out", "text: ", "other: ", "events.0.text: not translated"],
    ["another year in an event", "2020", "2002", "events.0.text: numbers 2002 for 2020"],
    ["a field left out", 'statusNote: "2022 දී ප්‍රතිකාර ලැබීය."\n', "", "fields: name"],
    ["another state", "state: translated", "state: checked", "state or translator"],
  ])("finds %s", (_, from, to, problem) => {
    expect(SINHALA).toContain(from);
    expect(problemsIn(SINHALA.replace(from, to))).toContain(problem);
  });
});
