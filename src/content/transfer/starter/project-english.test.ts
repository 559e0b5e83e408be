import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { PROSE_LANGUAGES } from "../../fields/pieces/piece.ts";
import { hasWords } from "../../translations/prose/blocks.server.ts";
import type { EnglishField } from "../../translations/prose/english.server.ts";
import { madeFromToday, readProjectEnglish } from "./project-english.server.ts";
import { MADE_FROM, readTranslationFiles, STARTER_TRANSLATIONS, starterParts } from "./starter-translations.server.ts";

type English = Awaited<ReturnType<typeof readProjectEnglish>>;
type Files = Awaited<ReturnType<typeof readTranslationFiles>>;

const ARTICLES = ["articles/how-tuskers-are-told-apart", "articles/watching-tuskers-responsibly"];

/** What comes with the site in each language: pages and two articles whole, of tuskers all but what follows the first paragraph. */
function fieldsToTranslate(place: string, fields: readonly EnglishField[]): EnglishField[] {
  if (place.startsWith("pages/") || ARTICLES.includes(place)) return [...fields];
  if (!place.startsWith("tuskers/")) return [];
  return fields.map((field) => (field.name === "description" ? { ...field, blocks: field.blocks.slice(0, 1) } : field));
}

/** The English that has to be translated and has no translation that was made from it. */
function untranslated(english: English, files: Files): string[] {
  return [...english].flatMap(([place, fields]) => {
    const file = files.find(({ folder, slug }) => `${folder}/${slug}` === place);
    const parts = file === undefined ? {} : starterParts(file, { fields }, "").parts;
    return fieldsToTranslate(place, fields).flatMap(({ name, blocks }) => {
      const known = new Set((parts[name] ?? []).map(({ fingerprint }) => fingerprint));
      return blocks
        .filter((block) => hasWords(block) && !known.has(block.fingerprint))
        .map(({ path, text }) => `${place}: ${path}: ${text.slice(0, 60)}`);
    });
  });
}

let english: English;
let files: Files;

beforeAll(async () => {
  english = await readProjectEnglish();
  files = await readTranslationFiles();
});

describe.each(PROSE_LANGUAGES)("the translations that come with the site in %s", (language) => {
  const own = () => files.filter((file) => file.language === language);

  test("are whole, and none is behind its English", () => {
    expect(untranslated(english, own())).toEqual([]);
  });

  test("name the English that they were made from: `npm run made-from` records it", async () => {
    const recorded = JSON.parse(await readFile(join(STARTER_TRANSLATIONS, language, MADE_FROM), "utf8"));
    expect(recorded).toEqual(await madeFromToday(language));
  });
});

describe("what is still to translate", () => {
  const inSinhala = () => files.filter(({ language }) => language === "si");

  test("is everything if there are no files", () => {
    const all = untranslated(english, []);
    expect(all.filter((text) => text.includes(": name: ")).length).toBe(51);
    expect(all.filter((text) => text.startsWith("pages/privacy: collect: ")).length).toBeGreaterThan(1);
  });

  test("is a paragraph that was changed, and no other", () => {
    const changed = new Map(english);
    const fields = english.get("pages/privacy") ?? [];
    changed.set(
      "pages/privacy",
      fields.map((field) => ({
        ...field,
        blocks: field.blocks.map((block, index) =>
          field.name === "use" && index === 1 ? { ...block, fingerprint: "changed", text: "We sell it." } : block,
        ),
      })),
    );
    expect(untranslated(changed, inSinhala())).toEqual(["pages/privacy: use: We sell it."]);
  });

  test("is only the new one where a paragraph was put before others", () => {
    const changed = new Map(english);
    const fields = english.get("pages/terms") ?? [];
    const added = { ...(fields[0]?.blocks[0] as EnglishField["blocks"][number]), fingerprint: "new", text: "New." };
    changed.set(
      "pages/terms",
      fields.map((field) => (field.name === "use" ? { ...field, blocks: [added, ...field.blocks] } : field)),
    );
    expect(untranslated(changed, inSinhala())).toEqual([expect.stringMatching(/^pages\/terms: .*: New\.$/)]);
  });
});
