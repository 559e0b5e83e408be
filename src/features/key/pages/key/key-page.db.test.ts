import fc from "fast-check";
import { expect, test } from "vitest";
import { someTusker } from "../../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../../tests/support/test-site.ts";
import { runs } from "../../../../../tests/support/tier.ts";
import { PLACE_KEYS } from "../../../../content/places/places.ts";
import { type Answers, readAnswers, UNSEEN, writeAnswers } from "../../answers.ts";
import type { KeyData } from "../../key-data.ts";
import { nextQuestion } from "../../next-question.ts";
import { findQuestion, QUESTIONS } from "../../questions.ts";
import { rank } from "../../rank.ts";
import { boardOf, countAnswers } from "../../standing.ts";

const FORMS = ["parallel", "converging", "crossed", "diverging", "upswept", "straight_down"];

/** A site with twelve tuskers, whose features differ. */
async function openWithTwelve() {
  const site = await openTestSite();
  for (let index = 0; index < 12; index += 1) {
    const features = [
      { character: "tusks", state: index % 4 === 3 ? "right_only" : "both" },
      { character: "tusk_form", state: FORMS[index % FORMS.length] },
      ...(index % 3 === 0 ? [{ character: "ear_edge", side: "left", state: "torn" }] : []),
      ...(index % 5 === 0 ? [{ character: "tail_brush", state: "bare" }] : []),
    ];
    const location = index % 2 === 0 ? "Yala National Park" : "Minneriya National Park";
    const dead = index === 11 ? { status: "dead", diedOn: "2017-05" } : {};
    const json = someTusker({ name: `Tusker ${"ABCDEFGHIJKL"[index]}`, age: null, location, features, ...dead });
    const answer = await site.call("POST", "/api/tuskers", { token: site.token, json });
    expect(answer.status, await answer.clone().text()).toBe(201);
  }
  const data = (await (await site.call("GET", "/api/key")).json()) as KeyData;
  const read = async (answers: Answers) => {
    const { body, headers } = await site.get(`/key?${writeAnswers(answers)}`);
    return { html: String(body).replaceAll("<!-- -->", ""), headers };
  };
  return { ...site, data, read };
}

/** Each tusker of the board with his standing, in the order of the page. */
const boardIn = (html: string) =>
  [...html.matchAll(/<li[^>]*?(?: data-standing="(\w+)")?><a href="\/tuskers\/([\w-]+)"/g)].map(
    ([, standing, slug]) => ({
      slug,
      standing,
    }),
  );

const candidatesIn = (html: string) => [...html.matchAll(/data-candidate="([^"]*)"/g)].map(([, slug]) => slug);

const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    place: fc.option(fc.constantFrom(...PLACE_KEYS), { nil: undefined }),
    year: fc.option(fc.integer({ min: 1960, max: 2026 }), { nil: undefined }),
    states: fc.tuple(...QUESTIONS.map(({ states }) => fc.option(fc.constantFrom(...states, UNSEEN), { freq: 1 }))),
  })
  .map(({ place, year, states }) => {
    const given = QUESTIONS.flatMap(({ id }, index) => (states[index] ? [[id, states[index]] as const] : []));
    const text = new URLSearchParams(given.map(([id, state]) => [id, state]));
    if (place !== undefined) text.set("place", place);
    if (year !== undefined) text.set("year", String(year));
    return readAnswers(text);
  });

test("whichever answers are sent without script, the ranks are those of the browser, and so is the next question", async () => {
  const { data, read } = await openWithTwelve();
  await fc.assert(
    fc.asyncProperty(anyAnswers, async (answers) => {
      const { html } = await read(answers);
      const next = nextQuestion(data, answers);
      const shown = candidatesIn(html);
      const { shown: board } = boardOf(data, answers);
      expect(boardIn(html)).toEqual(board.map(({ candidate, standing }) => ({ slug: candidate.slug, standing })));
      if (countAnswers(answers) === 0) {
        expect(shown).toEqual([]);
        return;
      }
      const ranked = rank(data, answers);
      // "None of ours" always stands open; all others are in the order of the ranking.
      const order = ranked.map(({ candidate }) => candidate?.slug ?? "").filter((slug) => shown.includes(slug));
      const strangers = (slugs: readonly (string | undefined)[]) => slugs.filter((slug) => slug !== "");
      expect(strangers(shown)).toEqual(strangers(order));
      expect(shown).toContain("");
      expect(shown[0]).toBe(ranked[0]?.candidate?.slug ?? "");
      const isPlaceAsked = answers.place === undefined && !answers.isPlaceUnseen;
      if (next !== null && !isPlaceAsked) expect(html).toContain(`name="${findQuestion(next)?.id}"`);
    }),
    { numRuns: runs(40) },
  );
}, 120_000);

test("the page without answers is cached, and one with answers is nobody's but the visitor's", async () => {
  const { get, read } = await openWithTwelve();
  expect((await get("/key")).headers["cache-control"]).not.toContain("no-store");
  const { headers } = await read({ unseen: [], states: { tusks: "both" } });
  expect(headers["cache-control"]).toBe("no-store");
});

test("a photograph may be shown on the page of the key, and on no other public page", async () => {
  const { get } = await openWithTwelve();
  expect(String((await get("/key")).headers["content-security-policy"])).toContain("img-src 'self' data: blob:");
  expect(String((await get("/tuskers")).headers["content-security-policy"])).not.toContain("blob:");
});

test("a dead tusker looks like the one that was seen", async () => {
  const { read } = await openWithTwelve();
  const { html } = await read({
    place: "minneriya",
    unseen: [],
    states: { tusks: "right_only", tusk_form: "straight_down" },
  });
  const card = html.split("<article").find((part) => part.includes('data-candidate="tusker-l"')) ?? "";
  expect(card).toMatch(/Looks like.*Tusker L.*who died in 2017/s);
});

test("the data and the texts of the page stay small", async () => {
  const { get } = await openWithTwelve();
  const { gzipSync } = await import("node:zlib");
  const [, json = ""] =
    /<script type="application\/json">(.*?)<\/script>/s.exec(String((await get("/key")).body)) ?? [];
  expect(json).toContain("tusker-l");
  expect(gzipSync(json, { level: 9 }).byteLength).toBeLessThan(8_000);
});
