import { expect, test } from "vitest";
import type { Answers } from "./answers.ts";
import { DEFAULT_ESTIMATE } from "./estimate.ts";
import type { KeyCandidate, KeyData } from "./key-data.ts";
import { makeKeyData } from "./make-key-data.ts";
import { boardOf, MOST_ON_BOARD } from "./standing.ts";

const candidate = (slug: string, more: Partial<KeyCandidate> = {}): KeyCandidate => ({
  slug,
  name: slug,
  status: "alive",
  category: "wild",
  places: [],
  prior: 0,
  features: [],
  ...more,
});

const dataOf = (...candidates: KeyCandidate[]): KeyData => ({
  version: "1",
  ...makeKeyData(candidates, { asOf: "2026-11-24", estimate: { ...DEFAULT_ESTIMATE, source: null } }),
});

const tusks = (state: string) => ({ features: [{ states: { tusks: state }, on: "2026", sources: ["S1"] }] });
const answered = (answers: Partial<Answers>): Answers => ({ unseen: [], states: {}, ...answers });

const standings = (data: KeyData, answers: Partial<Answers>) =>
  Object.fromEntries(
    boardOf(data, answered(answers)).shown.map(({ candidate: { slug }, standing }) => [slug, standing]),
  );

test("before any answer nobody stands behind another, and the dead are not among them", () => {
  const data = dataOf(candidate("two", tusks("both")), candidate("dead", { isDead: true }), candidate("unknown"));
  expect(boardOf(data, answered({ unseen: ["tusks"], isPlaceUnseen: true }))).toMatchObject({
    total: 2,
    shown: [
      { candidate: { slug: "two" }, standing: undefined },
      { candidate: { slug: "unknown" }, standing: undefined },
    ],
  });
});

test("who is known to be as he was seen fits, who is known to be otherwise is unlikely, of all others nothing is known", () => {
  const data = dataOf(
    candidate("two", tusks("both")),
    candidate("right", tusks("right_only")),
    candidate("unknown", { places: [] }),
  );
  expect(standings(data, { states: { tusks: "right_only" } })).toEqual({
    two: "unlikely",
    right: "fits",
    unknown: "possible",
  });
});

test("where he was seen brings those of the place forward, its neighbours stay possible, and the rest of the island fades", () => {
  const data = dataOf(
    candidate("here", { places: ["minneriya"] }),
    candidate("beside", { places: ["kaudulla"] }),
    candidate("far", { places: ["yala"] }),
  );
  expect(standings(data, { place: "minneriya" })).toEqual({ here: "fits", beside: "possible", far: "unlikely" });
});

test("nobody fits if all that is known speaks against each", () => {
  const data = dataOf(candidate("one", tusks("both")), candidate("other", tusks("both")));
  const { fits, possible, total } = boardOf(data, answered({ states: { tusks: "none" } }));
  expect([fits, possible, total]).toEqual([[], [], 2]);
});

test("a large directory shows its likeliest, each where he stands in the data", () => {
  const many = Array.from({ length: MOST_ON_BOARD + 40 }, (_, index) =>
    candidate(`tusker-${index}`, { places: [index % 2 === 0 ? "yala" : "minneriya"] }),
  );
  const { shown, total, fits } = boardOf(dataOf(...many), answered({ place: "minneriya" }));
  expect(shown).toHaveLength(MOST_ON_BOARD);
  expect(total).toBe(many.length);
  expect(shown.filter(({ standing }) => standing === "fits")).toHaveLength(fits.length);
  const places = shown.map(({ candidate: { slug } }) => many.findIndex((one) => one.slug === slug));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
