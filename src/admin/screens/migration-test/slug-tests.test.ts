import { expect, test } from "vitest";
import { type Log, sampleAddresses, testSlugs } from "./slug-tests.ts";

const ORIGIN = "https://tuskers.example";
const tusker = (number: number) => ({
  _id: String(number).padStart(24, "0"),
  slug: `bull-${number}`,
  name: `Bull ${number}`,
  description: "A bull.",
});

/** A site with fixed replies; everything else answers 404. A page can redirect to another path. */
function siteOf(answers: Record<string, unknown>, pages: Record<string, string> = {}): typeof fetch {
  return async (input) => {
    const path = String(input);
    const target = pages[path];
    const response =
      target !== undefined
        ? new Response("<!doctype html>")
        : path in answers
          ? Response.json(answers[path])
          : Response.json({ statusCode: 404, message: "There is no such thing." }, { status: 404 });
    Object.defineProperty(response, "url", { value: ORIGIN + (target ?? path) });
    return response;
  };
}

const bulls = [tusker(1), tusker(2), tusker(3)];
const wholeAnswers = Object.fromEntries([
  ["/api/tuskers?page=1&limit=3", bulls],
  ...bulls.flatMap((bull) => [
    [`/api/tuskers/slug/${bull.slug}`, bull],
    [`/api/tuskers/${bull._id}`, bull],
  ]),
]) as Record<string, unknown>;
const wholePages = Object.fromEntries(bulls.map(({ _id, slug }) => [`/tusker/${_id}`, `/tuskers/${slug}`]));

function gather() {
  const lines: string[] = [];
  const log: Log = (level, text) => lines.push(`${level} ${text}`);
  return { lines, log };
}

test("the first three entries pass where list, slug, id and old address agree", async () => {
  const { lines, log } = gather();
  expect(await testSlugs(siteOf(wholeAnswers, wholePages), "tuskers", log)).toEqual({ passed: 3, failed: 0 });
  expect(lines).toHaveLength(3);
  expect(lines.every((line) => line.startsWith("pass tusker bull-"))).toBe(true);
});

test.each([
  ["another name", { name: "Somebody" }, "by slug and by id differ in name"],
  ["another id", { _id: "f".repeat(24) }, "by slug and by id differ in _id"],
  ["another text", { description: "Other" }, "by slug and by id differ in description"],
  ["another slug", { slug: "bull-two" }, "by slug and by id differ in slug"],
])("an id that answers with %s fails that entry, and says in what", async (_what, change, sentence) => {
  const { lines, log } = gather();
  const answers = { ...wholeAnswers, [`/api/tuskers/${bulls[1]?._id}`]: { ...bulls[1], ...change } };
  expect(await testSlugs(siteOf(answers, wholePages), "tuskers", log)).toEqual({ passed: 2, failed: 1 });
  expect(lines).toContain(`fail tusker bull-2: ${sentence}`);
});

test("each failure is logged with its HTTP status, and the others are still tested", async () => {
  const { lines, log } = gather();
  const { "/api/tuskers/slug/bull-1": _, ...answers } = wholeAnswers;
  expect(await testSlugs(siteOf(answers, wholePages), "tuskers", log)).toEqual({ passed: 2, failed: 1 });
  expect(lines).toContain("fail tusker bull-1: HTTP 404 for /api/tuskers/slug/bull-1");
});

test("an old address that leads elsewhere, or nowhere, fails", async () => {
  const { lines, log } = gather();
  const { [`/tusker/${bulls[2]?._id}`]: _, ...pages } = wholePages;
  const led = { ...pages, [`/tusker/${bulls[0]?._id}`]: "/not-found" };
  expect(await testSlugs(siteOf(wholeAnswers, led), "tuskers", log)).toEqual({ passed: 1, failed: 2 });
  expect(lines).toContain(`fail tusker bull-1: /tusker/${bulls[0]?._id} leads to /not-found`);
  expect(lines).toContain(`fail tusker bull-3: HTTP 404 for /tusker/${bulls[2]?._id}`);
});

test("an article is compared by its title", async () => {
  const { lines, log } = gather();
  const article = { _id: "a".repeat(24), slug: "on-tusks", title: "On tusks", description: "Why." };
  const answers = {
    "/api/articles?page=1&limit=3": [article],
    "/api/articles/slug/on-tusks": article,
    [`/api/articles/${article._id}`]: { ...article, title: "Off tusks" },
  };
  const pages = { [`/article/${article._id}`]: "/articles/on-tusks" };
  expect(await testSlugs(siteOf(answers, pages), "articles", log)).toEqual({ passed: 0, failed: 1 });
  expect(lines).toEqual(["fail article on-tusks: by slug and by id differ in title"]);
});

test("an unreadable list is one failure, an empty one is not a failure", async () => {
  const { lines, log } = gather();
  expect(await testSlugs(siteOf({}), "tuskers", log)).toEqual({ passed: 0, failed: 1 });
  expect(await testSlugs(siteOf({ "/api/articles?page=1&limit=3": [] }), "articles", log)).toEqual({
    passed: 0,
    failed: 0,
  });
  expect(lines).toEqual(["fail HTTP 404 for /api/tuskers?page=1&limit=3", "info There are no articles to test."]);
});

test("without network it says so and does not reject", async () => {
  const { lines, log } = gather();
  const away: typeof fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await testSlugs(away, "tuskers", log)).toEqual({ passed: 0, failed: 1 });
  expect(await sampleAddresses(away, "tuskers", log)).toEqual([]);
  expect(lines[0]).toBe("fail No answer from /api/tuskers: Failed to fetch");
});

test("sample URLs name the new and the old address of each", async () => {
  const { log } = gather();
  const [first, ...others] = await sampleAddresses(siteOf(wholeAnswers), "tuskers", log);
  expect(first).toEqual({
    type: "tuskers",
    name: "Bull 1",
    slugUrl: "/tuskers/bull-1",
    legacyUrl: `/tusker/${bulls[0]?._id}`,
  });
  expect(others).toHaveLength(2);
});
