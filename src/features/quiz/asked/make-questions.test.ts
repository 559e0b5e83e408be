import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import { STATEMENTS } from "../../../content/lives/statements.ts";
import { PLACE_KEYS } from "../../../content/places/places.ts";
import { CERTAINTIES } from "../../../content/record/vocabulary.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../../content/tuskers/status.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { candidatesOf, questionsOfSet } from "./make-questions.ts";
import type { Question, QuestionOf } from "./question.ts";
import type { Recorded } from "./recorded.ts";
import { QUESTIONS_IN_SET, SETS } from "./sets.ts";

// A small choice of everything, so that records agree, contradict each other and leave things open.
const SOURCES = ["S1", "S2"].map((key) => ({ key, title: `Paper ${key}`, kind: "news" as const }));
const mostly = fc.constantFrom(
  ..."certain "
    .repeat(12)
    .trim()
    .split(" ")
    .map(() => "certain" as const),
  ...CERTAINTIES,
);
const cited = fc.constantFrom(["S1"], ["S1", "S2"], ["S2"], ["S1"], ["S2"], ["S2"], [], ["S9"]);
const date = fc.constantFrom(
  "1950",
  "1960",
  "1960-07",
  "1970~",
  "1980",
  "1990-01-02",
  "1990/1995",
  "2001",
  "2010?",
  "2015",
);
const stated = { certainty: mostly, sources: cited };

const random = fc.record({
  category: fc.constantFrom(...TUSKER_CATEGORIES),
  status: fc.constantFrom("dead", "dead", ...TUSKER_STATUSES),
  born: fc.array(fc.record({ value: date, ...stated }), { maxLength: 2 }),
  height: fc.array(
    fc.record({
      value: fc.constantFrom({ min: 2.4, max: 2.4 }, { min: 2.9, max: 3.1 }, { min: 3, max: 3 }),
      ...stated,
    }),
    { maxLength: 2 },
  ),
  age: fc.array(
    fc.record({
      value: fc.constantFrom({ min: 30, max: 35, on: "1999" }, { min: 10, max: 10, on: "2015" }),
      ...stated,
    }),
    { maxLength: 1 },
  ),
  events: fc.array(
    fc.record({
      kind: fc.constantFrom(
        "born",
        "captured",
        "given",
        "moved",
        "honoured",
        "died",
        "offence",
        "harmed_person",
        "other",
      ),
      date,
      text: fc.constantFrom("In 1960 and 2010.", "It happened.", "With Raja x3."),
      place: fc.option(fc.constantFrom(...PLACE_KEYS.slice(0, 12), "sri-dalada-maligawa"), { nil: undefined }),
      account: fc.constantFrom(undefined, undefined, undefined, "one"),
      ...stated,
    }),
    { maxLength: 5 },
  ),
  features: fc.array(
    fc.record({
      character: fc.constantFrom("tusks", "tusk_form"),
      state: fc.nat(4),
      until: fc.constantFrom(undefined, undefined, undefined, "1999"),
      ...stated,
    }),
    { maxLength: 3 },
  ),
  relations: fc.array(
    fc.record({ kind: fc.constantFrom("companion", "successor_of", "rival"), to: fc.nat(9), ...stated }),
    {
      maxLength: 2,
    },
  ),
});

const TUSKS = ["both", "left_only", "one", "right_only", "none"];
const FORMS = ["parallel", "crossed", "upswept", "diverging", "straight_down"];
const idOf = (index: number): string => index.toString(16).padStart(24, "0");

function toRecorded(
  fields: typeof random extends fc.Arbitrary<infer Fields> ? Fields : never,
  index: number,
): Recorded {
  const { born, age, height, features, relations, ...plain } = fields;
  const told = {
    claims: { born, age, height },
    events: plain.events,
    features: features.map((one) => ({ ...one, state: (one.character === "tusks" ? TUSKS : FORMS)[one.state] ?? "" })),
    relations: relations.map((one) => ({ ...one, to: idOf(one.to) })),
  };
  const name = `Raja ${index.toString(36).padStart(2, "x")}.`;
  return {
    ...{ _id: idOf(index), slug: `tusker-${index}`, name, nativeNames: [], location: "", sources: SOURCES },
    ...{ category: plain.category, status: plain.status },
    ...(told as unknown as Pick<Recorded, "claims" | "events" | "features" | "relations">),
    text: foldForSearch(JSON.stringify({ name, ...told })),
  };
}

const directory = fc
  .array(random, { minLength: 0, maxLength: 30 })
  .map((all) => all.map((fields, index) => toRecorded(fields, index)));

// An independent reading: each says whether an answer can be true by the record, certain or not.
const yearsOf = (tusker: Recorded, kind: string): number[] =>
  [
    ...tusker.events.filter((event) => event.kind === kind),
    ...(kind === "born" ? (tusker.claims.born ?? []).map(({ value }) => ({ date: value })) : []),
  ].flatMap((event) => event.date.match(/\d{4}/g)?.map(Number) ?? []);

const earliestOf = (tusker: Recorded): number =>
  Math.min(
    ...(tusker.text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number),
    ...(tusker.claims.age ?? []).map(({ value: { max, on = "" } }) => Number(on.slice(0, 4)) - max),
  );

const isSame = (one: string, other: string): boolean =>
  one === other ||
  [one, other].toSorted().join() === "left_only,one" ||
  [one, other].toSorted().join() === "one,right_only";

function answersThatMayBeTrue(question: Question, all: readonly Recorded[]): string[] {
  const by = ({ slug }: { slug: string }): Recorded => all.find((tusker) => tusker.slug === slug) as Recorded;
  const codes = <Option extends { code: string }>(options: Option[], mayBe: (option: Option) => boolean) =>
    options.filter(mayBe).map(({ code }) => code);
  switch (question.kind) {
    case "year":
      return codes(question.options, ({ year }) => yearsOf(by(question.about), question.event).includes(year));
    case "height":
      return codes(question.options, ({ height }) =>
        (by(question.about).claims.height ?? []).some(
          ({ value }) => value.min <= height.max && height.min <= value.max,
        ),
      );
    case "feature":
      return codes(question.options, ({ tusker }) => {
        const own = by(tusker).features.filter(({ character }) => character === question.character);
        return own.length === 0 || own.some(({ state }) => isSame(state, question.state));
      });
    case "relation": {
      const about = by(question.about);
      return codes(
        question.options,
        ({ tusker }) =>
          about.relations.some(({ to }) => to === by(tusker)._id) ||
          by(tusker).relations.some(({ to }) => to === about._id),
      );
    }
    case "place":
      return codes(question.options, ({ tusker }) => by(tusker).events.some(({ place }) => place === question.place));
    case "earliest": {
      const first = Math.min(...question.options.map(({ tusker }) => earliestOf(by(tusker))));
      // A reader who follows the record to a year before the date of the answer would be told that he is wrong.
      if (first < Number(question.date.slice(0, 4))) return [];
      return codes(question.options, ({ tusker }) => earliestOf(by(tusker)) === first);
    }
    case "statement":
      return codes(
        question.options,
        ({ isFact }) => STATEMENTS.find(({ name }) => name === question.statement)?.isFact === isFact,
      );
  }
}

test("every question has exactly one answer that the record allows, and a source of it", () => {
  fc.assert(
    fc.property(directory, fc.integer({ min: 1, max: SETS }), (all, set) => {
      const questions = questionsOfSet(candidatesOf(all), set);
      expect(questions.length).toBeLessThanOrEqual(QUESTIONS_IN_SET);
      const codes = questions.flatMap(({ options }) => options.map(({ code }) => code));
      expect(new Set(codes).size).toBe(codes.length);
      for (const question of questions) {
        expect(answersThatMayBeTrue(question, all), JSON.stringify(question)).toEqual([question.answer]);
        expect(question.sources.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: runs(60) },
  );
});

test("a large record gives questions of every kind", () => {
  const all = fc.sample(random, { seed: 7, numRuns: 200 }).map(toRecorded);
  const counts = Object.entries(candidatesOf(all)).map(([kind, candidates]) => [kind, candidates.length > 0]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ earliest: true, feature: true, height: true, place: true, relation: true, statement: true, year: true },
  });
});

test("a set is the same each time, differs from others, and keeps its questions when a tusker of whom nothing is known comes", () => {
  const all = fc.sample(random, { seed: 7, numRuns: 60 }).map(toRecorded);
  const ids = (tuskers: readonly Recorded[], set: number) =>
    questionsOfSet(candidatesOf(tuskers), set).map(({ id }) => id);
  expect(ids(all, 1)).toHaveLength(QUESTIONS_IN_SET);
  expect(questionsOfSet(candidatesOf(all), 1)).toEqual(questionsOfSet(candidatesOf(all.toReversed()), 1));
  expect(new Set(Array.from({ length: SETS }, (_, set) => ids(all, set + 1).join())).size).toBeGreaterThan(SETS / 2);
  const unknown = toRecorded(
    { category: "wild", status: "dead", born: [], age: [], height: [], events: [], features: [], relations: [] },
    99,
  );
  expect(ids([...all, unknown], 1)).toEqual(ids(all, 1));
});

test("nothing asks how a tusker was hurt or when he died, nor for a place of one that may live wild", () => {
  const all = fc.sample(random, { seed: 3, numRuns: 60 }).map(toRecorded);
  const { year, place } = candidatesOf(all);
  expect(year.length).toBeGreaterThan(0);
  expect(year.filter(({ id }) => /died|offence|harmed|wounded/.test(id))).toEqual([]);
  const wild = new Set(
    all.filter(({ category, status }) => category !== "domesticated" && status !== "dead").map(({ _id }) => _id),
  );
  expect(place.length).toBeGreaterThan(0);
  expect(place.filter(({ about }) => about.some((id) => wild.has(id)))).toEqual([]);
});

test("without a record only statements are left", () => {
  const questions = questionsOfSet(candidatesOf([]), 1) as QuestionOf<"statement">[];
  expect(questions.map(({ kind }) => kind)).toEqual(["statement"]);
});
