import { describe, expect, test } from "vitest";
import { openTestApi, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";
import { loadStarterContent } from "../../transfer/starter/load-starter-content.server.ts";
import { TUSKER_STATUSES, type TuskerStatus } from "../../tuskers/status.ts";
import type { PlaceDetail, PlaceSummary } from "./place-schemas.ts";

const readerOf =
  ({ call }: TestApi) =>
  async <Body>(path: string): Promise<Body> => {
    const answer = await call("GET", path);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Body;
  };

type Entry = {
  _id: string;
  status: string;
  category: string;
  location: string;
  events: { place?: string; kind: string }[];
};

/** The places of an entry, by other means than the site's: by the keys of its events and the names in its location. */
function placesOf({ location, events }: Entry, places: readonly PlaceSummary[]): Set<string> {
  const found = new Set(events.flatMap(({ place }) => place ?? []));
  const listed = /([\p{L} ,]+) (national parks|districts)\b/u.exec(location);
  const short = new Set(listed?.[1]?.split(/, | and /).map((name) => name.trim()));
  for (const { key, name, kind } of places) {
    const [town] = name.split(",");
    if (location.includes(kind === "home" ? (town as string) : name)) found.add(key);
    if (short.has(name.replace(/ (National Park|District)$/, "")) && listed?.[2] === `${PLURALS[kind]}`) found.add(key);
  }
  return found;
}

const PLURALS: Partial<Record<PlaceSummary["kind"], string>> = { park: "national parks", district: "districts" };

const mayLive = ({ status, category }: Entry): boolean => category !== "domesticated" && status !== "dead";

/** Compares all counts with those that the public lists add up to. */
async function expectTrueCounts(site: TestApi): Promise<PlaceSummary[]> {
  const read = readerOf(site);
  const places = await read<PlaceSummary[]>("/api/places");
  const entries = await read<Entry[]>("/api/tuskers");
  const told = entries.map((entry) => {
    const own = placesOf(entry, places);
    // What the public list tells of him names no small park; a home of his own may stand in his location.
    if (mayLive(entry)) expect([...own].filter((key) => SMALL.includes(key))).toEqual([]);
    return { entry, own };
  });
  for (const place of places) {
    const here = told.filter(({ own }) => own.has(place.key)).map(({ entry }) => entry._id);
    const lies = places.filter(({ districts }) => districts.includes(place.key)).map(({ key }) => key);
    const within = told.filter(({ own }) => [place.key, ...lies].some((key) => own.has(key)));
    expect([place.key, place.tuskers]).toEqual([place.key, here.length]);
    expect([place.key, place.tuskersWithin]).toEqual([place.key, within.length]);
    const lives = await read<{ _id: string }[]>(`/api/record?place=${place.key}`);
    expect(lives.map(({ _id }) => _id)).toEqual(within.map(({ entry }) => entry._id));
    expect(Object.values(place.statuses).reduce((sum, count) => sum + count, 0)).toBe(here.length);
    const { recorded } = await read<PlaceDetail>(`/api/places/${place.key}`);
    expect(recorded.map(({ _id }) => _id)).toEqual(within.slice(0, 100).map(({ entry }) => entry._id));
  }
  return places;
}

const SMALL = ["bundala", "horowpathana", "lahugala-kitulana"];

test("the counts of the starter content are what its public lists add up to", { tags: ["deep"] }, async () => {
  const site = await openTestApi();
  await loadStarterContent(site.services, { enabled: true });
  const places = await expectTrueCounts(site);
  const counts = Object.fromEntries(places.map(({ key, tuskersWithin }) => [key, tuskersWithin]));
  expect(counts.yala).toBeGreaterThan(3);
  expect(counts["sri-dalada-maligawa"]).toBeGreaterThan(5);
  expect(places.map(({ kind }) => kind)).toEqual(places.map(({ kind }) => kind).toSorted(byKind));
});

const KINDS = ["park", "sanctuary", "reserve", "home", "district"];
const byKind = (one: string, other: string): number => KINDS.indexOf(one) - KINDS.indexOf(other);

test.each([1, 2, 3])("the counts of made-up sets keep to the rule: set %i", async (set) => {
  const site = await openTestApi();
  const places = await readerOf(site)<PlaceSummary[]>("/api/places");
  let seed = set * 7919;
  const pick = <Value>(values: readonly Value[]): Value => {
    seed = (seed * 48_271) % 2_147_483_647;
    return values[seed % values.length] as Value;
  };
  const states: Record<string, { status: TuskerStatus; claims: string }> = {};
  for (let index = 0; index < 24; index += 1) {
    const name = `Tusker ${String(index).padStart(2, "0")}`;
    const events = Array.from({ length: pick([0, 1, 3]) }, (_, at) => ({
      ...{ kind: "wounded", date: String(1990 + at), text: "He was wounded." },
      place: pick(places).key,
    }));
    const fields = { name, age: null, status: "dead", category: pick(["wild", "wild", "domesticated"]), events };
    const json = someTusker({ ...fields, location: pick([pick(places).name, "Sri Lanka"]) });
    const answer = await site.call("POST", "/api/tuskers", { token: site.token, json });
    expect(answer.status).toBe(201);
    states[name] = { status: pick(TUSKER_STATUSES), claims: "{}" };
  }
  // As if they had been stored when the rule did not hold.
  const { write } = site.services.db;
  for (const [name, state] of Object.entries(states)) {
    await write.updateTable("tuskers").set(state).where("name", "=", name).execute();
  }
  await expectTrueCounts(site);
});

describe("one place", () => {
  test("has the tuskers with what connects them with it, their deaths, and its neighbours", async () => {
    const site = await openTestApi();
    const json = someTusker({
      name: "Thilak",
      age: null,
      status: "dead",
      location: "Sri Lanka",
      sources: [
        { key: "S7", title: "A paper", kind: "news" },
        { title: "Another", kind: "blog" },
      ],
      events: [
        { kind: "died", date: "2017-06-14", text: "He died.", place: "yala", sources: ["S7"] },
        { kind: "first_recorded", date: "1980", text: "Seen.", place: "yala" },
        { kind: "wounded", date: "1990", text: "Wounded.", place: "kumana" },
      ],
    });
    expect((await site.call("POST", "/api/tuskers", { token: site.token, json })).status).toBe(201);
    const place = await readerOf(site)<PlaceDetail>("/api/places/yala");
    expect(place).toMatchObject({ kind: "park", areaKm2: 978.8, districts: ["hambantota", "monaragala"], tuskers: 1 });
    expect(place.recorded).toMatchObject([
      { slug: "thilak", location: null, eventCount: 2, events: [{ date: "1980" }, { date: "2017-06-14" }] },
    ]);
    expect(place.sources.map(({ key }) => key)).toEqual(["S7"]);
    expect(place.neighbours.map(({ key }) => key)).toContain("bundala");
    const { inside } = await readerOf(site)<PlaceDetail>("/api/places/hambantota");
    expect(inside.map(({ key }) => key)).toEqual(["bundala", "lunugamvehera", "yala", "hambantota-reserve"]);
  });

  test("that the directory does not name is not found", async () => {
    const { call } = await openTestApi();
    for (const key of ["nowhere", "constructor", "Yala", "%00"]) {
      expect((await call("GET", `/api/places/${key}`)).status).toBe(404);
    }
  });

  test("of a draft or of the bin is not told", async () => {
    const site = await openTestApi();
    const draft = someTusker({ name: "Draft", publication: "draft" });
    await site.call("POST", "/api/tuskers", { token: site.token, json: draft });
    const added = await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker({ name: "Binned" }) });
    expect((await readerOf(site)<PlaceDetail>("/api/places/yala")).tuskers).toBe(1);
    const { _id } = (await added.json()) as { _id: string };
    await site.call("DELETE", `/api/tuskers/${_id}`, { token: site.token });
    const place = await readerOf(site)<PlaceDetail>("/api/places/yala");
    expect([place.tuskers, place.recorded]).toEqual([0, []]);
  });
});
