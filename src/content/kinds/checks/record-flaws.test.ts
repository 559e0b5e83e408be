import { describe, expect, test } from "vitest";
import type { PlaceKey } from "../../places/places.ts";
import type { RecordedEvent } from "../../record/record.ts";
import type { EntryToCheck } from "./entry-texts.ts";
import { recordFlaws } from "./record-flaws.ts";

const TODAY = "2026-03-01";
const WILD = { name: "Drona", status: "alive", category: "wild", publication: "published" };
const CERTAIN = { certainty: "certain", sources: [] as string[] } as const;
const event = (fields: Partial<RecordedEvent> = {}): RecordedEvent => ({
  kind: "wounded",
  date: "2019",
  text: "He was wounded.",
  ...CERTAIN,
  ...fields,
});

const flawsOf = (entry: EntryToCheck): [string, string][] =>
  recordFlaws({ ...WILD, ...entry }, TODAY).map(({ path, message }) => [path, message]);
const pathsOf = (entry: EntryToCheck): string[] => flawsOf(entry).map(([path]) => path);
const pathsOfEvents = (...events: Partial<RecordedEvent>[]): string[] => pathsOf({ events: events.map(event) });

describe("the date of an event", () => {
  test.each(["2026", "2025-11", "2024-03", "2024-02-28", "1953~", "2019/2021", "[2019-08-02,2020]"])(
    "may be %s",
    (date) => {
      expect(pathsOfEvents({ date })).toEqual([]);
    },
  );

  test.each([
    ["2025-12", "nothing is told of the last 90 days. Give only the year (2025)"],
    ["2026-02-20", "nothing is told of the last 90 days. Give only the year (2026)"],
    ["2019/2026-01", "nothing is told of the last 90 days"],
    ["2024-03-01", "an exact day is told only after two years. Give the month (2024-03)"],
    ["2025-10-02~", "Give the month (2025-10)"],
    ["[2019-08-02,2025-08-02]", "Give the month (2025-08)"],
  ])("may not be %s", (date, message) => {
    expect(flawsOf({ events: [event({ date })] })).toEqual([["events.0.date", expect.stringContaining(message)]]);
  });
});

test("dates of accounts, features and relations are checked alike", () => {
  expect(
    pathsOf({
      claims: {
        born: [{ value: "2025-10-02", ...CERTAIN }],
        age: [{ value: { min: 3, max: 3, on: "2026-02" }, ...CERTAIN }],
        height: [{ value: { min: 3, max: 3 }, ...CERTAIN, recordedOn: "2026-02" }],
      },
      features: [{ character: "tusks", state: "both", ...CERTAIN, from: "2020-01-02", recordedOn: "2025-05-02" }],
      relations: [{ kind: "rival", name: "Raja", ...CERTAIN, date: "2026-02" }],
    }),
  ).toEqual([
    ...["claims.born.0.value", "claims.age.0.value.on", "claims.height.0.recordedOn"],
    ...["features.0.recordedOn", "relations.0.date"],
  ]);
});

describe("the place of an event", () => {
  test.each<PlaceKey>(["minneriya", "yala", "kala-wewa", "polonnaruwa"])("may be %s", (place) => {
    expect(pathsOfEvents({ place })).toEqual([]);
  });

  test.each<[PlaceKey, string]>([
    ["bundala", "Bundala National Park is too small a place"],
    ["horowpathana", "Give Anuradhapura District instead"],
    ["pinnawala", "Give Kegalle District instead"],
  ])("may not be %s", (place, message) => {
    expect(flawsOf({ events: [event({ place })] })).toEqual([["events.0.place", expect.stringContaining(message)]]);
  });
});

describe("the location", () => {
  test.each(["Yala National Park", "Kala Wewa National Park, Anuradhapura District"])("may be %s", (location) => {
    expect(pathsOf({ location })).toEqual([]);
  });

  test("may be an orphanage for a rescued tusker, not for a wild one", () => {
    const location = "Pinnawala Elephant Orphanage";
    expect(pathsOf({ location, category: "conservation" })).toEqual([]);
    expect(pathsOf({ location })).toEqual(["location"]);
  });

  test.each(["Bundala National Park", "Yala and Bundala", "horowpathana"])("may not be %s", (location) => {
    expect(flawsOf({ location })).toEqual([["location", expect.stringContaining("is too small a place")]]);
    expect(pathsOf({ location, status: "dead" })).toEqual([]);
  });
});

describe("the text of an event", () => {
  test.each([
    "He came into the village every August.",
    "Each dry season he crosses the road.",
    "He was seen during the Minneriya gathering.",
    "He usually comes at the end of July.",
    "In August he returns.",
    "In musth in July 2019.",
    "සෑම අගෝස්තු මාසයකම ඔහු එයි.",
    "ஒவ்வொரு ஆண்டும் வருகிறது.",
  ])("may not tell a season: %s", (text) => {
    expect(pathsOfEvents({ text, place: "minneriya" })).toEqual(["events.0.text"]);
    expect(pathsOfEvents({ text })).toEqual(["events.0.text"]);
  });

  test("may tell a season of a district", () => {
    const text = "Each dry season he crosses the road.";
    expect(pathsOfEvents({ text, place: "polonnaruwa" })).toEqual([]);
    expect(pathsOfEvents({ text: `${text} It leads to Minneriya.`, place: "polonnaruwa" })).toEqual(["events.0.text"]);
  });

  test.each([
    "He was wounded in August 2019, in the dry season of 2019.",
    "He may have lost it in a fight, as tuskers often do.",
    "He walked with the herd for many years.",
  ])("may be: %s", (text) => {
    expect(pathsOfEvents({ text, place: "minneriya" })).toEqual([]);
  });

  test.each(["Treated on 12 February 2026.", "Treated on 12 May 2025.", "He was there yesterday."])(
    "names no day that is too recent: %s",
    (text) => {
      expect(pathsOfEvents({ text })).toEqual(["events.0.text"]);
    },
  );
});

test("musth keeps the year only", () => {
  expect(flawsOf({ events: [event({ kind: "musth", date: "2019-07", text: "In musth." })] })).toEqual([
    ["events.0.date", expect.stringContaining("Give 2019.")],
  ]);
  expect(pathsOfEvents({ kind: "musth", date: "2019", text: "In musth." })).toEqual([]);
});

describe("events together", () => {
  test("may not give the same park in the same season of two years; both are named", () => {
    const [flaw] = flawsOf({
      events: [
        event({ date: "2015", place: "minneriya" }),
        event({ date: "2017-08", place: "minneriya" }),
        event({ date: "2019-08-02", place: "minneriya" }),
      ],
    });
    expect(flaw?.[0]).toBe("events.2.date");
    expect(flaw?.[1]).toBe(
      "Events 2 and 3 together tell that about August he can be found in Minneriya National Park. Give one of the two by its year only, or name no place but Polonnaruwa District for it.",
    );
  });

  test.each<[string, Partial<RecordedEvent>, Partial<RecordedEvent>]>([
    ["another season", { date: "2017-08" }, { date: "2019-10" }],
    ["neighbouring months of one stay", { date: "2018-12" }, { date: "2019-01" }],
    ["the same year", { date: "2019-08" }, { date: "2019-08" }],
    ["another park", { date: "2017-08" }, { date: "2019-08", place: "kaudulla" }],
    ["a district", { date: "2017-08" }, { date: "2019-08", place: "polonnaruwa" }],
    ["the year only", { date: "2017-08" }, { date: "2019" }],
    ["between two years", { date: "2017-08" }, { date: "2018-01/2019-12" }],
  ])("may give %s", (_what, one, other) => {
    expect(pathsOfEvents({ place: "minneriya", ...one }, { place: "minneriya", ...other })).toEqual([]);
  });

  test.each<[string, Partial<RecordedEvent>]>([
    ["between two months", { date: "2019-07/2019-09" }],
    ["one of two months", { date: "[2018-01,2019-08]" }],
    ["about a month", { date: "2019-08~" }],
    ["the month before", { date: "2019-07" }],
    ["the month after", { date: "2018-09" }],
    ["its month in the text", { date: "2019", text: "He was wounded in August 2019." }],
    ["its park in the text", { date: "2019-08", place: "polonnaruwa", text: "He was wounded in Minneriya." }],
  ])("may not give it by %s", (_what, other) => {
    expect(pathsOfEvents({ date: "2017-08", place: "minneriya" }, { place: "minneriya", ...other })).toEqual([
      "events.1.date",
    ]);
  });
});

test.each([
  ["a draft", { publication: "draft" }],
  ["a dead tusker", { status: "dead" }],
  ["a domesticated tusker", { category: "domesticated" }],
])("%s may tell everything", (_what, fields) => {
  expect(pathsOf({ ...fields, events: [event({ date: TODAY, place: "bundala", text: "Every August." })] })).toEqual([]);
});

test("a missing and a released tusker are protected alike", () => {
  const events = [event({ date: TODAY })];
  expect(pathsOf({ status: "missing", events })).toEqual(["events.0.date"]);
  expect(pathsOf({ category: "conservation", events })).toEqual(["events.0.date"]);
});

/** Repeatable random numbers below a limit. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SOME_PLACES = ["minneriya", "kaudulla", "yala", "polonnaruwa", undefined] as const;

function someEvents(seed: number, count: number): RecordedEvent[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const month = `${1960 + random(60)}-${String(1 + random(12)).padStart(2, "0")}`;
    const date = [month.slice(0, 4), month, `${month}-1${random(9)}`][random(3)] ?? month;
    const place = SOME_PLACES[random(SOME_PLACES.length)];
    return event({ date, ...(place === undefined ? {} : { place }) });
  });
}

/** The months of a year in a circle, each with its neighbours. */
const AROUND = ["12", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "01"];
const areNeighbours = (one: string, other: string): boolean =>
  AROUND.some((month, index) => month === one && AROUND.slice(Math.max(0, index - 1), index + 2).includes(other));

/** Whether two months follow each other, or are one. */
const areOneStay = (one: string, other: string): boolean => {
  const days = Math.abs(Date.parse(`${one}-15`) - Date.parse(`${other}-15`)) / 86_400_000;
  return days < 40;
};

/** Whether two events tell the same park in the same season of different years: compared pair by pair. */
const pinsHim = (events: RecordedEvent[]): boolean =>
  events.some((one) =>
    events.some(
      (other) =>
        one.place !== undefined &&
        one.place !== "polonnaruwa" &&
        one.place === other.place &&
        one.date.length > 4 &&
        other.date.length > 4 &&
        areNeighbours(one.date.slice(5, 7), other.date.slice(5, 7)) &&
        !areOneStay(one.date.slice(0, 7), other.date.slice(0, 7)),
    ),
  );

describe("any set of events", () => {
  test("is refused if two of them pin him to a park in a season, and only then", () => {
    const told = { refused: 0, accepted: 0 };
    for (let seed = 1; seed <= 300; seed += 1) {
      const events = someEvents(seed, 2 + (seed % 20));
      const refused = pathsOf({ events }).length > 0;
      expect(refused, JSON.stringify(events)).toBe(pinsHim(events));
      told[refused ? "refused" : "accepted"] += 1;
    }
    expect(Math.min(told.refused, told.accepted)).toBeGreaterThan(50);
  });

  test("is accepted once what the messages ask for is done", () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const events = someEvents(seed, 40);
      const paths = new Set(pathsOf({ events }));
      const mended = events.map((one, index) =>
        paths.has(`events.${index}.date`) ? { ...one, date: one.date.slice(0, 4) } : one,
      );
      expect(pathsOf({ events: mended })).toEqual([]);
    }
  });
});
