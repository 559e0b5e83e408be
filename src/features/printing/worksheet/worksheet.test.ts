import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textOfPdf, withoutSpaces } from "../../../../tests/support/pdf-text.ts";
import { madeUpDrawing } from "../../../artwork/features/evidence-drawing.ts";
import { STATEMENTS } from "../../../content/lives/statements.ts";
import { words } from "../../../content/lives/words.ts";
import { eventSchema, featureSchema } from "../../../content/record/record.ts";
import { mayAllege } from "../../../content/translations/prose/allegations.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import { LANGUAGES } from "../../../platform/languages/language.ts";
import { typeset } from "../typeset.server.ts";
import type { Chosen } from "./choose-tuskers.server.ts";
import { DIFFERENCES, differenceAnswers, madeUpTusker } from "./exercises.ts";
import { lifeLine } from "./life-line.ts";
import { questionsOf } from "./questions.ts";
import { eventsForClass, tellEvents } from "./told-life.ts";
import { setWorksheet } from "./worksheet-paper.server.ts";

const MARKUP = '#read("/etc/passwd") $x$ *bold*';

const event = (kind: string, date: string, more: Record<string, unknown> = {}) =>
  eventSchema.parse({ kind, date, text: `He ${kind} in ${date}.`, sources: ["S1"], ...more });

const EVENTS = [
  event("captured", "1925-11"),
  event("procession", "1937", { until: "1986", sources: ["S1", "S2", "S3"] }),
  event("honoured", "1950", { text: MARKUP }),
  event("offence", "1960"),
  event("harmed_person", "1960"),
  event("other", "1961", { text: "A keeper was accused of cruelty." }),
  event("other", "1962", { certainty: "disputed" }),
  event("other", "1963", { sources: [] }),
  event("given", "1937-08", { account: "gift" }),
  event("given", "1937-09", { account: "gift" }),
  event("preserved", "1988"),
  event("died", "1988-07-16"),
  event("honoured", "1989-12-12"),
];

const told = () => tellEvents(EVENTS, eventsForClass(EVENTS, mayAllege));

const chosen = (): Chosen => ({
  life: {
    name: "Maligawa Raja",
    slug: "maligawa-raja",
    events: told(),
    sources: [{ key: "S1", title: `A paper ${MARKUP}` }],
  },
  body: {
    name: "Thilak",
    slug: "thilak",
    features: [featureSchema.parse({ character: "tusks", state: "both", sources: ["S9"] })],
  },
});

test("a class reads what is certain and has a source, each happening once, and no allegation", () => {
  expect(told().map(({ kind, when }) => [kind, when])).toEqual([
    ["captured", "November 1925"],
    ["procession", "1937 to 1986"],
    ["given", "August 1937"],
    ["honoured", "1950"],
    ["died", "16 July 1988"],
    ["preserved", "1988"],
    ["honoured", "12 December 1989"],
  ]);
  const many = Array.from({ length: 30 }, (_, index) =>
    event("other", String(1900 + index), { sources: ["S1", "S2"] }),
  );
  const kept = eventsForClass([...many, event("died", "1990")], mayAllege);
  expect([kept.length, kept.at(-1)]).toEqual([9, 30]);
  const long = [1, 2, 3].map((index) => event("other", String(1900 + index), { text: "a".repeat(500) }));
  expect(eventsForClass([...long, event("died", "1990")], mayAllege)).toEqual([0, 3]);
});

test("the answers to the questions are in the events", () => {
  expect(questionsOf(told()).map(({ answer }) => answer)).toEqual([
    "16 July 1988",
    "64, from 1925 to 1989",
    "7",
    "2. It lasted longer, or the sources do not tell the year for certain.",
    "3: S1, S2, S3",
    "6, 7",
  ]);
  expect(questionsOf([])).toEqual([]);
});

test("the line is to scale, and no two numbers on one level touch", () => {
  const { ticks, places } = lifeLine(told());
  expect(ticks.map(({ year }) => year)).toEqual([1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990]);
  expect(places.find(({ number }) => number === 4)?.from).toBeCloseTo(30 / 70, 2);
  for (const one of places)
    for (const other of places)
      if (one.number < other.number && one.level === other.level) expect(other.from - one.from).toBeGreaterThan(0.036);
  expect(lifeLine(tellEvents([event("died", "2020")], [0])).places).toMatchObject([{ number: 1, level: 0 }]);
});

test("each difference can be seen in the drawing, and is an answer", () => {
  const draw = (features: Parameters<typeof madeUpDrawing>[0]) =>
    madeUpDrawing(features, { view: "front", theme: "print" });
  const [a, b] = [madeUpTusker("a"), madeUpTusker("b")];
  for (const { character, side } of DIFFERENCES) {
    const oneChanged = a.map((each, index) => (each.character === character && each.side === side ? b[index] : each));
    expect(draw(oneChanged.flatMap((each) => each ?? [])), character).not.toBe(draw(a));
  }
  expect(differenceAnswers()[0]).toBe("Break of a tusk (His left). Tusker A: Whole. Tusker B: Half gone.");
  expect(new Set(differenceAnswers()).size).toBe(DIFFERENCES.length);
});

test("every statement names sources of the starter content, as these are", () => {
  const library = Object.values<{ title: string; url?: string }>(
    JSON.parse(readFileSync(new URL("../../../../starter/sources.json", import.meta.url), "utf8")),
  );
  expect(STATEMENTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(words.statements).toSorted());
  for (const { sources } of STATEMENTS) {
    expect(sources.length).toBeGreaterThan(0);
    for (const { title, url } of sources) expect(library.find((each) => each.title === title)?.url).toBe(url);
  }
});

test("the worksheet is PDF/UA-1 in each language, one page for each exercise, and the answers apart", () => {
  for (const language of LANGUAGES)
    inLanguage(language, () => {
      const pdf = typeset(setWorksheet(chosen(), "https://site.example"));
      expect(pdf.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
      const pages = textOfPdf(pdf).map(withoutSpaces);
      expect([language, pages.length]).toEqual([language, 5]);
      const [differences = "", life = "", colour = "", myths = "", answers = ""] = pages;
      const has = (page: string, ...texts: string[]) => {
        for (const text of texts) expect(page).toContain(withoutSpaces(text));
      };
      has(differences, words.differences.title, words.differences.madeUp, words.tusks.task);
      has(life, words.life.title("Maligawa Raja"), MARKUP, `S1: A paper ${MARKUP}`, "/tuskers/maligawa-raja");
      has(life, ...told().flatMap(({ when, text }) => [when, text]), ...questionsOf(told()).map(({ asked }) => asked));
      has(colour, words.colour.hint("Thilak"), "S9", "/tuskers/thilak");
      has(myths, ...Object.values(words.statements).map(({ said }) => said));
      has(answers, ...differenceAnswers(), ...questionsOf(told()).map(({ answer }) => answer));
      has(answers, ...Object.values(words.statements).map((each) => each.told));
      has(answers, ...STATEMENTS.flatMap(({ sources }) => sources.map(({ title }) => title)));
      for (const { told } of Object.values(words.statements)) expect(myths).not.toContain(withoutSpaces(told));
    });
});

test("without a tusker to read of, the page is left out, and the one to colour in is made up", () => {
  const [, colour = "", ...others] = textOfPdf(
    typeset(setWorksheet({ life: undefined, body: undefined }, "https://site.example")),
  );
  expect([colour.includes(words.colour.madeUp), others.length]).toEqual([true, 2]);
});
