import { expect, test } from "vitest";
import type { PlaceKey } from "../../content/places/places.ts";
import type { Answers } from "./answers.ts";
import { DEFAULT_ESTIMATE } from "./estimate.ts";
import type { KeyCandidate, KeyData } from "./key-data.ts";
import { makeKeyData } from "./make-key-data.ts";
import { nextQuestion, tellingQuestions } from "./next-question.ts";
import { QUESTIONS, type QuestionId } from "./questions.ts";
import { rank } from "./rank.ts";
import { isKept, weigh } from "./weigh.ts";

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

const NONE: Answers = { unseen: [], states: {} };
const scoreOf = (data: KeyData, answers: Partial<Answers>, slug: string) =>
  weigh(data, { ...NONE, ...answers }).scores[data.candidates.findIndex((one) => one.slug === slug)] ?? Number.NaN;
const torn = (more: Partial<KeyCandidate["features"][number]> = {}) => ({
  features: [{ states: { "ear_edge.left": "torn" }, on: "2026", sources: ["S1"], ...more }],
});
const SAW_TORN: Partial<Answers> = { states: { "ear_edge.left": "torn" } };

test("what is not recorded says nothing, for or against", () => {
  const data = dataOf(candidate("bare"), candidate("torn", torn()));
  expect(scoreOf(data, SAW_TORN, "bare")).toBe(scoreOf(data, {}, "bare"));
  expect(scoreOf(data, SAW_TORN, "torn")).toBeGreaterThan(scoreOf(data, {}, "torn"));
  expect(rank(data, { ...NONE, ...SAW_TORN }).find((one) => one.candidate?.slug === "bare")?.notRecorded).toEqual([
    "ear_edge.left",
  ]);
});

test("evidence fades with the years, in both directions, and with the certainty and number of accounts", () => {
  const data = dataOf(
    candidate("new", torn()),
    candidate("old", torn({ on: "2001" })),
    candidate("undated", torn({ on: undefined })),
    candidate("likely", torn({ certainty: "likely" })),
    candidate("disputed", torn({ certainty: "disputed" })),
    candidate("either", torn({ sideUnknown: true })),
    candidate("two accounts", {
      features: [...torn().features, { states: { "ear_edge.left": "whole" }, on: "2026", sources: ["S2"] }],
    }),
  );
  const score = (slug: string, year?: number) => scoreOf(data, { ...SAW_TORN, ...(year && { year }) }, slug);
  for (const weaker of ["old", "undated", "likely", "disputed", "either", "two accounts"]) {
    expect(score(weaker), weaker).toBeLessThan(score("new"));
    expect(score(weaker), weaker).toBeGreaterThan(0);
  }
  expect(score("disputed")).toBeLessThan(score("likely"));
  expect(score("new", 2001)).toBe(score("old", 2026));
  expect(score("old", 2001)).toBe(score("new", 2026));
});

test("when it was chooses which feature counts", () => {
  const features = [
    { states: { tusks: "both" }, on: "2025", until: "2025", sources: [] },
    { states: { tusks: "right_only" }, on: "2025", from: "2025", sources: [] },
  ];
  const data = dataOf(candidate("sumedha", { features }));
  const says = (state: string, year: number) => scoreOf(data, { year, states: { tusks: state } }, "sumedha");
  expect(says("both", 2024)).toBeGreaterThan(0);
  expect(says("right_only", 2024)).toBeLessThan(0);
  expect(says("both", 2026)).toBeLessThan(0);
  expect(says("right_only", 2026)).toBeGreaterThan(0);
  const [told] = rank(data, { ...NONE, year: 2025, states: { tusks: "both" } }).filter((one) => one.candidate !== null);
  expect([told?.speaksFor.length, told?.speaksAgainst.length]).toEqual([1, 1]);
});

test("a dead one is as likely as a living one until the year of his death, and hardly afterwards", () => {
  const data = dataOf(candidate("alive"), candidate("thilak", { status: "dead", isDead: true, diedOn: "2017" }));
  expect(scoreOf(data, { year: 2017 }, "thilak")).toBe(scoreOf(data, { year: 2017 }, "alive"));
  expect(scoreOf(data, { year: 2018 }, "thilak")).toBe(data.priors.dead);
  expect(scoreOf(data, {}, "thilak")).toBe(data.priors.dead);
});

test("he who was not born then is as unlikely as the dead", () => {
  const data = dataOf(candidate("young", { born: 1990 }));
  expect(scoreOf(data, { year: 1980 }, "young")).toBe(data.priors.unborn);
  expect(scoreOf(data, { year: 1991 }, "young")).toBe(0);
});

test("the place ranks: the same park, then its district, then neighbours, then the rest of the island", () => {
  const data = dataOf(
    candidate("here", { places: ["minneriya"] }),
    candidate("district", { places: ["polonnaruwa"] }),
    candidate("near", { places: ["kaudulla"] }),
    candidate("far", { places: ["yala"] }),
    candidate("kept", { places: ["gangaramaya"], category: "domesticated" }),
  );
  const scores = ["here", "district", "near", "far", "kept"].map((slug) => scoreOf(data, { place: "minneriya" }, slug));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(scores[0]).toBeGreaterThan(0);
  expect(scores[3]).toBeLessThan(0);
  // Nothing excludes: a finite number of other answers can outweigh the place.
  expect(scores.every(Number.isFinite)).toBe(true);
});

test("a chain, or a temple, speaks for a kept tusker, in the directory or not", () => {
  const data = dataOf(
    candidate("wild", { places: ["yala"] }),
    candidate("kept", { places: ["gangaramaya"], category: "domesticated" }),
  );
  const answers: Answers = { place: "gangaramaya", unseen: [], states: { tame_sign: "chain" } };
  const ranked = rank(data, answers);
  const wild = ranked.find((one) => one.candidate?.slug === "wild");
  expect(ranked[0]?.candidate?.slug).toBe("kept");
  expect(wild?.fit).toBe("unlikely");
  expect(wild?.speaksAgainst.map(({ question, recorded }) => [question, recorded])).toEqual(
    expect.arrayContaining([
      ["tame_sign", "wild"],
      ["place", "yala"],
    ]),
  );
});

test("a vague record or answer fits each of its meanings", () => {
  const data = dataOf(
    candidate("one", { features: [{ states: { tusks: "one" }, on: "2026", sources: [] }] }),
    candidate("left", { features: [{ states: { tusks: "left_only" }, on: "2026", sources: [] }] }),
  );
  const score = (state: string, slug: string) => scoreOf(data, { states: { tusks: state } }, slug);
  expect(score("left_only", "one")).toBe(score("right_only", "one"));
  expect(score("left_only", "one")).toBeGreaterThan(0);
  expect(score("one", "left")).toBeGreaterThan(0);
  expect(score("both", "left")).toBeLessThan(0);
});

test("not in this directory weighs as many as the island has beyond those recorded", () => {
  const many = dataOf(candidate("raja"));
  const few = { ...many, estimate: { ...many.estimate, total: 2 }, priors: { ...many.priors, kept: 0 } };
  const [first] = rank(many, NONE);
  expect(first?.candidate).toBeNull();
  expect(weigh(many, NONE).probabilities[0]).toBeCloseTo(1 / (142 + 18), 3);
  expect(weigh(few, NONE).probabilities[0]).toBeCloseTo(1 / 3, 2);
});

test("the offered question tells most, is neither answered nor unseen, and makes sense", () => {
  const data = dataOf(
    candidate("torn", torn()),
    candidate("whole", { features: [{ states: { "ear_edge.left": "whole" }, on: "2026", sources: [] }] }),
  );
  const few = { ...data, estimate: { ...data.estimate, total: 2 } };
  expect(nextQuestion(few, { ...NONE, place: "yala", states: { tame_sign: "none" } })).toBe("ear_edge.left");
  const answered = { place: "yala", states: { tame_sign: "none" }, unseen: ["ear_edge.left"] } as const;
  expect(nextQuestion(few, answered)).not.toBe("ear_edge.left");
  for (let asked: Answers = { ...NONE, states: { tusks: "none" } }; ; ) {
    const id = nextQuestion(data, asked);
    if (id === null) break;
    expect(id).not.toMatch(/^tusk_/);
    asked = { ...asked, unseen: [...asked.unseen, id] };
  }
});

test("a question is offered if the record answers it for three living tuskers", () => {
  const recorded = (slug: string, state: QuestionId, dead = false) =>
    candidate(slug, {
      features: [{ states: { [state]: "whole" }, on: "2026", sources: [] }],
      ...(dead && { isDead: true }),
    });
  const data = dataOf(
    ...["a", "b", "c"].map((slug) => recorded(slug, "ear_edge.left")),
    ...["d", "e"].map((slug) => recorded(slug, "ear_edge.right")),
    recorded("f", "ear_edge.right", true),
  );
  expect(tellingQuestions(data).map(({ id }) => id)).toEqual(["ear_edge.left"]);
  expect(nextQuestion(data, { ...NONE, unseen: ["ear_edge.left"] })).toBeNull();
  expect(tellingQuestions(dataOf())).toHaveLength(QUESTIONS.length);
});

test("a rescued tusker is kept where he is told of a home alone, with the district in which it lies", () => {
  const isKeptAt = (...places: PlaceKey[]) => isKept(dataOf(), { category: "conservation", places });
  expect(isKeptAt("pinnawala")).toBe(true);
  expect(isKeptAt("kegalle", "pinnawala")).toBe(true);
  expect(isKeptAt("pinnawala", "udawalawe")).toBe(false);
  expect(isKeptAt("kegalle")).toBe(false);
  expect(isKeptAt()).toBe(false);
});
