import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_FOLDER } from "../../platform/config/project-folder.server.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { storedWord } from "../../platform/languages/stored-word.ts";
import { readStarterDocument } from "../transfer/starter/starter-markdown.server.ts";
import { tagWords } from "./tag-words.ts";

const STARTER = join(PROJECT_FOLDER, "starter");

async function starterTags(kind: "tuskers" | "articles"): Promise<string[]> {
  const names = await readdir(join(STARTER, kind));
  const texts = await Promise.all(names.map((name) => readFile(join(STARTER, kind, name), "utf8")));
  return texts.flatMap((text) => readStarterDocument(text).frontMatter.tags as string[]);
}

test.each(["si", "ta"] as const)("every tag of the starter content has a word in %s", async (language) => {
  const tags = [...(await starterTags("tuskers")), ...(await starterTags("articles"))];
  const written = inLanguage(language, () => tags.map((tag) => storedWord(tagWords, tag)));
  expect(tags.filter((_, index) => /[a-z]/i.test(written[index] ?? ""))).toEqual([]);
});

test.each(["a new tag", "constructor", "Yala"])("the tag “%s” stays as it is stored", (tag) => {
  expect(inLanguage("si", () => storedWord(tagWords, tag))).toBe(tag);
});
