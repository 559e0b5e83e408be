import { expect, test } from "vitest";
import type { Statistics } from "../src/content/lives/statistics.ts";
import { loadStarterContent } from "../src/content/transfer/starter/load-starter-content.server.ts";
import { openTestApi, someTusker } from "./support/test-api.ts";

// Counts the record again from the public lists, by other means than the site: no code of the record is imported but the type of its reply.

type Account = { value: string; certainty: string; recordedOn?: string };
type Entry = {
  _id: string;
  status: string;
  category: "wild" | "domesticated" | "conservation";
  statusAsOf: string | null;
  diedOn: string | null;
  claims: { status?: Account[]; died?: Account[]; deathCause?: Account[] } & Record<string, Omit<Account, "value">[]>;
  events: { kind: string; date: string; certainty: string }[];
  features: { character: string; state: string; until?: string; recordedOn?: string; certainty: string }[];
  sources: { key?: string; title: string; url?: string; kind: string }[];
};

/** The last year named in a date: 2017-05, 1974/1978, [2001,2003]~. */
const lastYearIn = (date: string): number => Math.max(...(date.match(/\b\d{4}(?!\d)/g) ?? []).map(Number));

const firstDayIn = (date: string): string => `${/\d{4}[-\d]*/.exec(date)?.[0]}-01-01`.slice(0, 10);

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const statusOf = ({ claims, status }: Entry): string => claims.status?.[0]?.value ?? status;
const causeOf = ({ claims }: Entry): string => claims.deathCause?.[0]?.value ?? "unknown";

function deathYear({ claims, events, diedOn, statusAsOf }: Entry): number | "none" {
  const date =
    claims.died?.[0]?.value ?? events.find(({ kind }) => kind === "died")?.date ?? diedOn ?? statusAsOf ?? undefined;
  return date === undefined ? "none" : lastYearIn(date);
}

/** The last year of somebody alive: that of his status, unless a record that nobody disputes begins after it. */
function lastYear({ claims, events, features, statusAsOf }: Entry): number | "none" {
  const { died: _, deathCause: __, status = [], ...facts } = claims;
  const told = [
    ...events.filter(({ kind }) => !["born", "feared_lost", "died", "preserved", "honoured"].includes(kind)),
    ...[...features, ...status.filter(({ value }) => value === "alive"), ...Object.values(facts).flat()].map(
      ({ recordedOn, certainty }) => ({ date: recordedOn, certainty }),
    ),
  ].flatMap(({ date, certainty }) => (date === undefined || certainty === "disputed" ? [] : [date]));
  const latest = told.toSorted((one, other) => (firstDayIn(one) < firstDayIn(other) ? -1 : 1)).at(-1);
  if (statusAsOf !== null && (latest === undefined || firstDayIn(latest).slice(0, statusAsOf.length) <= statusAsOf))
    return lastYearIn(statusAsOf);
  const isUndated = statusAsOf === null && status[0] !== undefined && status[0].recordedOn === undefined;
  return isUndated || latest === undefined ? "none" : lastYearIn(latest);
}

function tusksOf({ features }: Entry): string[] {
  const state = (name: string) =>
    features.find(({ character, until }) => character === name && until === undefined)?.state;
  const form = state("tusk_form");
  if (form !== undefined) return [form];
  const tusks = state("tusks") ?? "";
  if (["one", "left_only", "right_only"].includes(tusks)) return ["one_tusk"];
  if (["none", "tushes"].includes(tusks)) return ["no_tusks"];
  return features.some(({ character, state }) => character === "tusk_break" && state !== "whole") ? ["broken"] : [];
}

const byYear = (years: { year: number | null; count: number }[]): Record<string, number> =>
  Object.fromEntries(years.map(({ year, count }) => [year ?? "none", count]));

/** Deaths by year and cause: "2017 shot" to 2. */
const byYearAndCause = (years: { year: number | null; causes: Record<string, number> }[]): Record<string, number> =>
  Object.fromEntries(
    years.flatMap(({ year, causes }) =>
      Object.entries(causes).map(([cause, count]) => [`${year ?? "none"} ${cause}`, count]),
    ),
  );

test("the statistics of the starter content are what its public lists add up to", async () => {
  const site = await openTestApi();
  await loadStarterContent(site.services, { enabled: true });
  const made = someTusker({
    name: "A made-up tusker",
    status: "dead",
    claims: { died: [{ value: "2019/2021" }], deathCause: [{ value: "shot" }] },
    features: [{ character: "tusk_form", state: "crossed" }],
  });
  const added = await site.call("POST", "/api/tuskers", { token: site.token, json: made });
  expect(added.status).toBe(201);
  const read = async (path: string): Promise<unknown> => (await site.call("GET", path)).json();
  const entries = (await read("/api/tuskers")) as Entry[];
  const statistics = (await read("/api/record/statistics")) as Statistics;
  expect(entries.length).toBeGreaterThan(20);
  expect(statistics.published).toBe(entries.length);

  expect(statistics.status).toMatchObject({ of: entries.length, counts: tally(entries.map(statusOf)) });
  for (const category of new Set(entries.map((entry) => entry.category))) {
    const own = entries.filter((entry) => entry.category === category);
    expect(statistics.status.categories[category]).toEqual(tally(own.map(statusOf)));
  }

  const dead = entries.filter((entry) => statusOf(entry) === "dead");
  for (const [name, own] of [
    ["deaths", dead],
    ["wildDeaths", dead.filter(({ category }) => category === "wild")],
  ] as const) {
    const { of, causes, years } = statistics[name];
    expect([of, causes]).toEqual([own.length, tally(own.map(causeOf))]);
    expect(byYearAndCause(years)).toEqual(tally(own.map((entry) => `${deathYear(entry)} ${causeOf(entry)}`)));
  }

  const forms = entries.flatMap(tusksOf);
  expect(statistics.tuskForms).toMatchObject({ of: entries.length, recorded: forms.length, counts: tally(forms) });

  const alive = entries.filter((entry) => statusOf(entry) === "alive");
  expect(statistics.lastRecorded.of).toBe(alive.length);
  expect(byYear(statistics.lastRecorded.years)).toEqual(tally(alive.map(lastYear)));

  const kinds = new Map(
    entries.flatMap(({ sources }) => sources.map(({ key, url, title, kind }) => [key ?? url ?? title, kind] as const)),
  );
  expect(statistics.sources).toMatchObject({ of: kinds.size, kinds: tally([...kinds.values()]) });
  const lives = (await read("/api/record")) as { _id: string }[];
  expect(lives.map(({ _id }) => _id)).toEqual(entries.map(({ _id }) => _id));
});
