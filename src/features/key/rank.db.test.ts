import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { runs } from "../../../tests/support/tier.ts";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { type Answers, readAnswers, UNSEEN, writeAnswers } from "./answers.ts";
import type { KeyData } from "./key-data.ts";
import { nextQuestion } from "./next-question.ts";
import { definiteStates, QUESTIONS, type QuestionId } from "./questions.ts";
import { rank } from "./rank.ts";

const MINE = ["tusk_form", "tusk_reach", "ear_edge.left", "ear_lobe", "pale_skin", "tail_brush"] as const;
const PARKS = ["Yala", "Udawalawe", "Minneriya", "Wilpattu"];

/** The states of the made-up tusker with this number: no two of the twelve are alike in more than a few. */
const statesOf = (number: number): Record<string, string> =>
  Object.fromEntries(
    MINE.map((id, index) => {
      const question = QUESTIONS.find((one) => one.id === id);
      const states = question === undefined ? [] : definiteStates(question);
      return [id, states[(number * (index + 1) + Math.floor(number / 3) + index) % states.length] ?? ""];
    }),
  );

const featuresOf = (number: number) =>
  Object.entries(statesOf(number)).map(([id, state]) => {
    const [character, side] = id.split(".");
    return { character, ...(side === undefined ? {} : { side }), state, recordedOn: "2026" };
  });

async function openWithTwelve() {
  const site = await openTestApi();
  for (let number = 0; number < 12; number += 1) {
    const tusker = {
      name: `Tusker ${String.fromCharCode(65 + number)}`,
      age: null,
      location: `${PARKS[number % 4]} National Park`,
      features: featuresOf(number),
    };
    const answer = await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(tusker) });
    expect(answer.status, await answer.clone().text()).toBe(201);
  }
  const read = async () => (await (await site.call("GET", "/api/key")).json()) as KeyData;
  return { ...site, read, data: await read() };
}

const order = (data: KeyData, answers: Answers) => rank(data, answers).map(({ candidate }) => candidate?.slug ?? null);
const known = (data: KeyData, answers: Answers) => order(data, answers).filter((slug) => slug !== null);
const five = MINE.slice(0, 5);

test("one wrong answer of five keeps the right one among the first three", async () => {
  const { data } = await openWithTwelve();
  for (const [number, { slug, places }] of data.candidates.entries()) {
    for (const wrong of five) {
      const states = Object.fromEntries(five.map((id) => [id, statesOf(number)[id] ?? ""]));
      const question = QUESTIONS.find(({ id }) => id === wrong);
      const other = definiteStates(question as (typeof QUESTIONS)[number]).find((state) => state !== states[wrong]);
      const answers: Answers = { unseen: [], states: { ...states, [wrong]: other }, place: places[0] ?? "yala" };
      expect(known(data, answers).slice(0, 3), `${slug}, ${wrong} wrong`).toContain(slug);
    }
  }
});

test("all of it unseen ranks by the priors: not in this directory, then the living, the missing and the dead", async () => {
  const { read, call, token } = await openWithTwelve();
  for (const status of ["dead", "missing"]) {
    await call("POST", "/api/tuskers", { token, json: someTusker({ name: `A ${status}`, status, age: null }) });
  }
  const data = await read();
  const unseen = QUESTIONS.map(({ id }) => id);
  const ranked = order(data, { unseen, states: {} });
  expect(ranked[0]).toBeNull();
  expect(ranked.slice(-2)).toEqual(["a-missing", "a-dead"]);
  expect(ranked.slice(1, 13)).toEqual(data.candidates.slice(2).map(({ slug }) => slug));
  expect(nextQuestion(data, { unseen, states: {} })).toBeNull();
});

test("a stranger puts not in this directory first", async () => {
  const { data } = await openWithTwelve();
  const states: Answers["states"] = { tusks: "left_only", "ear_edge.left": "holed", tail_brush: "kinked" };
  const [first, second] = rank(data, { place: "kumana", unseen: [], states });
  expect(first).toMatchObject({ candidate: null, fit: "fits_well", speaksFor: [], speaksAgainst: [] });
  expect(second?.fit).toBe("unlikely");
});

test("the right one fits well when all answers agree, and each answer is told as what speaks for him", async () => {
  const { data } = await openWithTwelve();
  const [first] = rank(data, { place: "udawalawe", unseen: [], states: { ...statesOf(5), tusks: "both" } });
  expect(first).toMatchObject({ candidate: { slug: "tusker-f" }, fit: "fits_well", speaksAgainst: [] });
  expect(first?.speaksFor.map(({ question }) => question).toSorted()).toEqual([...MINE, "place"].toSorted());
  expect(first?.speaksFor.find(({ question }) => question === "tusk_form")?.recordedOn).toBe("2026");
  expect(first?.notRecorded).toEqual(["tusks"]);
});

const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    place: fc.option(fc.constantFrom(...PLACE_KEYS), { nil: undefined }),
    year: fc.option(fc.integer({ min: 1950, max: 2030 }), { nil: undefined }),
    given: fc.tuple(
      ...QUESTIONS.map(({ states }) => fc.option(fc.constantFrom(UNSEEN, ...states), { nil: undefined })),
    ),
  })
  .map(({ place, year, given }) => ({
    ...(place === undefined ? {} : { place }),
    ...(year === undefined ? {} : { year }),
    unseen: QUESTIONS.flatMap(({ id }, index) => (given[index] === UNSEEN ? id : [])),
    states: Object.fromEntries(
      QUESTIONS.flatMap(({ id }, index): [QuestionId, string][] => {
        const state = given[index];
        return state === undefined || state === UNSEEN ? [] : [[id, state]];
      }),
    ),
  }));

test("any answers rank alike from the query of the form and from the text after #", async () => {
  const { data } = await openWithTwelve();
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const text = writeAnswers(answers).toString();
      const fromQuery = readAnswers(new URL(`https://tuskers.example/key?${text}`).searchParams);
      const hash = new URL(`https://tuskers.example/key#${text}`).hash;
      const fromHash = readAnswers(new URLSearchParams(hash.slice(1)));
      // The form sends what was not chosen as empty values.
      const form = new URLSearchParams(QUESTIONS.map(({ id }) => [id, new URLSearchParams(text).get(id) ?? ""]));
      for (const name of ["place", "year"]) form.set(name, new URLSearchParams(text).get(name) ?? "");
      expect(fromQuery).toEqual(answers);
      expect(fromHash).toEqual(answers);
      expect(readAnswers(form)).toEqual(answers);
      expect(rank(data, fromHash)).toEqual(rank(data, fromQuery));
      expect(nextQuestion(data, fromHash)).toBe(nextQuestion(data, fromQuery));
    }),
    { numRuns: runs(60) },
  );
});

/** A made-up directory in which half of the cells are recorded, as the API would answer it. */
function madeUp(data: KeyData, count: number): KeyData {
  const candidates = Array.from({ length: count }, (_, number) => {
    const known = QUESTIONS.filter((_, index) => (number * 7 + index * 3) % 2 === 0);
    const states = Object.fromEntries(
      known.map((question, index) => {
        const all = definiteStates(question);
        return [question.id, all[(number * 31 + index * 17 + (number % 11) * index) % all.length] ?? ""];
      }),
    );
    const name = `${["Gal", "Nandi", "Kande", "Wew", "Sume"][number % 5]}${(number * 7919).toString(36)}`;
    const [one, other] = [number % 300, (number * 13) % 300];
    return {
      slug: name.toLowerCase(),
      name,
      status: "alive" as const,
      category: "wild" as const,
      places: [PLACE_KEYS[number % 18] ?? "yala"],
      prior: 0,
      features: [{ states, on: String(2015 + (number % 11)), sources: [`S${one}`, `S${other}`] }],
    };
  });
  return { ...data, candidates };
}

test.each([
  [50, 8_000],
  [500, 40_000],
])("the data of %i tuskers takes at most %i bytes compressed", async (count, most) => {
  const { data } = await openWithTwelve();
  expect(brotliCompressSync(JSON.stringify(madeUp(data, count))).length).toBeLessThanOrEqual(most);
});

test("ranking reads each record of 500 candidates a bounded number of times", async () => {
  const { data } = await openWithTwelve();
  const reads = (count: number): number => {
    let read = 0;
    const { candidates, ...rest } = madeUp(data, count);
    const counted = candidates.map((candidate) => ({
      ...candidate,
      get features() {
        read += 1;
        return candidate.features;
      },
    }));
    const states = Object.fromEntries(QUESTIONS.map((question) => [question.id, definiteStates(question)[0] ?? ""]));
    const whole = { ...rest, candidates: counted };
    rank(whole, { place: "yala", unseen: [], states });
    nextQuestion(whole, { place: "yala", unseen: [], states: { tusks: "both" } });
    return read;
  };
  expect(reads(500)).toBeLessThanOrEqual(10 * reads(50));
  expect(reads(500) / 500).toBeLessThanOrEqual(4 * QUESTIONS.length);
});
