import { expect, test } from "vitest";
import type { ArticleDetail } from "../src/content/articles/article.ts";
import { MAX_CONTENT_LENGTH } from "../src/content/articles/fields.ts";
import type { MadePreview } from "../src/content/previews/preview.ts";
import { restoreTranslation } from "../src/content/translation-work/saving/restore-translation.server.ts";
import { richBlocks } from "../src/content/translations/prose/blocks.server.ts";
import { bodyOf } from "./support/body-of.ts";
import { longestTurn } from "./support/longest-turn.ts";
import { openTestApi, someArticle } from "./support/test-api.ts";
import { openTestSite } from "./support/test-site.ts";

/** While this many milliseconds of work are done at once, nobody else is served. */
const LONGEST_MS = 100;

const AT = "2026-02-01T00:00:00.000Z";
const WORDS_IN_SINHALA = "බොහෝ දෙනෙක් ඔහුව දුටු අතර නිලධාරීන් ඔහුගේ පියවර ගණන් කර ලියා තබති.";
const WORDS = "and walked on by the tank in the wet season with many others ";

/** The longest article that is made of a unit, with words after each so that it has no more elements than it may. */
function longestOf(unit: string): string {
  const marks = unit.match(/[<\n]|:\/\//g)?.length ?? 0;
  const most = MAX_CONTENT_LENGTH / unit.length;
  const times = Math.floor(marks === 0 ? most : Math.min(9900 / marks, most));
  const words = WORDS.repeat(20).slice(0, MAX_CONTENT_LENGTH / times - unit.length);
  return `${unit}${words}`.repeat(times);
}

test.each([
  "<h2>Tusks</h2>",
  "<p>https://youtu.be/abcdefghijk</p>",
  "https://youtu.be/abcdefghijk ",
  "<iframe src=https://www.youtube.com/embed/abcdefghijk></iframe>",
  "<p title=a class=b>x</p>",
  "<table><tr><td>x</table>",
  "<b><i></b></i>",
  "<br>",
  "x\n",
  "&",
  "බොහෝ දෙනෙක් ඔහුව දුටු අතර ",
])("the longest article of %j holds nobody up", async (unit) => {
  const site = await openTestSite();
  const { call, token } = site;
  const json = someArticle({ content: longestOf(unit) });
  const tries = async (work: () => Promise<unknown>): Promise<number> => {
    // The first is slower: its code is new to the engine.
    await work();
    return Math.min(await longestTurn(work), await longestTurn(work));
  };
  const preview = () => call("POST", "/api/previews", { token, json: { kind: "article", entry: json } });
  const save = () => call("POST", "/api/articles", { token, json });
  expect(await tries(preview)).toBeLessThan(LONGEST_MS);
  expect(await tries(save)).toBeLessThan(LONGEST_MS);
  const [made, saved] = [await preview(), await save()];
  // A preview refuses what a save would refuse.
  expect(made.status).toBe(saved.status);
  if (!made.ok) return;
  const { url } = await bodyOf<MadePreview>(made);
  const { slug } = await bodyOf<ArticleDetail>(saved);
  for (const path of [url, `/articles/${slug}`, `/si${url}`, `/si/articles/${slug}`])
    expect(await tries(() => site.get(path)), path).toBeLessThan(LONGEST_MS);
});

test("a long translation that is restored holds nobody up", async () => {
  const { services, call, token } = await openTestApi();
  const paragraphs = Array.from({ length: 2000 }, (_, index) => `<p>Paragraph ${index} of a long article.</p>`);
  const json = someArticle({ content: paragraphs.join("") });
  const { _id: id } = await bodyOf<ArticleDetail>(call("POST", "/api/articles", { token, json }));
  const restore = (word: string) =>
    restoreTranslation(
      services,
      { kind: "article", id, language: "si" },
      {
        content: richBlocks("content", paragraphs.join("")).map(({ fingerprint, text }) => ({
          ...{ fingerprint, english: text, state: "translated" as const, translator: "keeper", checker: null },
          ...{ text: `<p>${word} ${WORDS_IN_SINHALA}</p>`, translatedAt: AT, checkedAt: null },
        })),
      },
      { by: "keeper" },
    );
  await restore("එක");
  const first = await longestTurn(() => restore("දෙක"));
  const second = await longestTurn(() => restore("තුන"));
  expect(Math.min(first, second)).toBeLessThan(LONGEST_MS);
});
