import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import type { Life } from "./life.ts";
import type { Statistics } from "./statistics.ts";

const claim = (value: unknown) => [{ value }];

async function openWithTuskers(...tuskers: Record<string, unknown>[]) {
  const site = await openTestApi();
  const add = async (fields: Record<string, unknown>) => {
    const answer = await site.call("POST", "/api/tuskers", {
      token: site.token,
      json: someTusker({ age: null, ...fields }),
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { _id: string };
  };
  const added: { _id: string }[] = [];
  for (const tusker of tuskers) added.push(await add(tusker));
  const read = async <Body>(path: string) => (await (await site.call("GET", path)).json()) as Body;
  return { ...site, add, added, read };
}

const SHOT = {
  name: "Dala",
  status: "dead",
  claims: { born: claim("1961/1976"), died: claim("2017-05"), deathCause: claim("shot") },
  events: [{ kind: "first_recorded", date: "1999", text: "Seen.", place: "kala-wewa" }],
  features: [{ character: "tusk_form", state: "crossed" }],
  sources: [{ title: "A paper", kind: "news" }],
};

test("a life has the spans, cause, places, tusks and sources that are recorded", async () => {
  const { read } = await openWithTuskers(SHOT);
  const [life] = await read<Life[]>("/api/record");
  expect(life).toMatchObject({
    slug: "dala",
    status: "dead",
    born: { date: "1961/1976", earliest: "1961-01-01", latest: "1976-12-31", exact: false },
    died: { date: "2017-05", earliest: "2017-05-01", latest: "2017-05-31", exact: true },
    deathCause: "shot",
    first: { date: "1999" },
    last: { date: "1999" },
    places: ["kala-wewa", "yala"],
    tuskForm: "crossed",
    sources: { total: 1, kinds: { news: 1 } },
  });
});

test("of a tusk that was lost, the state since then is told", async () => {
  const features = [
    { character: "tusks", state: "both", until: "2025-03" },
    { character: "tusks", state: "right_only", from: "2025-03" },
  ];
  const { read } = await openWithTuskers({ name: "Lost one", features });
  expect((await read<Life[]>("/api/record"))[0]?.tusks).toBe("right_only");
  expect((await read<Statistics>("/api/record/statistics")).tuskForms.counts).toEqual({ one_tusk: 1 });
});

test("what claims do not tell comes from the older fields, and the reply says so", async () => {
  const { read } = await openWithTuskers({
    name: "Old",
    bornYear: 1970,
    statusAsOf: "2020-03",
    location: "Yala National Park",
  });
  const [life] = await read<Life[]>("/api/record");
  expect(life).toMatchObject({ born: { earliest: "1970-01-01" }, last: { date: "2020-03" }, places: ["yala"] });
  expect(life?.fromFields).toEqual(expect.arrayContaining(["last", "places"]));
});

test("an age with its date tells about when he was born", async () => {
  const { read } = await openWithTuskers({ claims: { age: [{ value: { min: 30, max: 40, on: "2010" } }] } });
  expect((await read<Life[]>("/api/record"))[0]?.born).toMatchObject({ date: "1970/1980", exact: false });
});

test("the places of a life are those of its events and those that the location names", async () => {
  const location = "Minneriya and Kaudulla national parks, Polonnaruwa District";
  const events = [{ kind: "wounded", date: "1999", text: "Shot at.", place: "kaudulla" }];
  const { read } = await openWithTuskers({ location, events });
  const [life] = await read<Life[]>("/api/record");
  expect(life?.places).toEqual(["kaudulla", "minneriya", "polonnaruwa"]);
  expect(life?.fromFields).toContain("places");
});

test("lists are filtered and cut, and a wrong filter is refused", async () => {
  const { read, call } = await openWithTuskers(SHOT, { name: "Alive" }, { name: "Raja", category: "domesticated" });
  const names = async (query: string) => (await read<Life[]>(`/api/record?${query}`)).map(({ name }) => name);
  expect(await names("status=alive")).toEqual(["Alive", "Raja"]);
  expect(await names("cause=shot")).toEqual(["Dala"]);
  expect(await names("place=kala-wewa&category=wild")).toEqual(["Dala"]);
  // Kala Wewa lies in the district, as on the page of the place.
  expect(await names("place=anuradhapura")).toEqual(["Dala"]);
  expect(await names("limit=2")).toEqual(["Alive", "Dala"]);
  expect((await call("GET", "/api/record?cause=bad")).status).toBe(422);
  expect((await call("GET", "/api/record?limit=0")).status).toBe(422);
});

test("drafts and the bin are neither listed nor counted", async () => {
  const { read, call, token, added } = await openWithTuskers(SHOT, { name: "Draft", publication: "draft" });
  expect((await read<Statistics>("/api/record/statistics")).published).toBe(1);
  await call("DELETE", `/api/tuskers/${added[0]?._id}`, { token });
  expect(await read<Life[]>("/api/record")).toEqual([]);
  expect((await read<Statistics>("/api/record/statistics")).published).toBe(0);
});

test("the statistics say what each count is out of", async () => {
  const { read, add } = await openWithTuskers(SHOT, { name: "Alive", statusAsOf: "2024" });
  await add({ name: "Kept", category: "domesticated", status: "dead", diedOn: "2011" });
  const statistics = await read<Statistics & { asOf: string }>("/api/record/statistics");
  expect(statistics).toMatchObject({
    published: 3,
    since: 1961,
    status: { of: 3, what: "published tuskers", counts: { alive: 1, dead: 2 } },
    deaths: { of: 2, causes: { shot: 1, unknown: 1 } },
    wildDeaths: {
      of: 1,
      what: "published wild tuskers whose death is recorded",
      years: [{ year: 2017, causes: { shot: 1 } }],
    },
    tuskForms: { of: 3, recorded: 1, counts: { crossed: 1 } },
    lastRecorded: { of: 1, years: [{ year: 2024, count: 1 }] },
    sources: { of: 1, kinds: { news: 1 } },
  });
});

test.each([
  ["en", "Gemunu"],
  ["si", "ගැමුණු"],
])("in %s, the record, a place, the heights, a relation, the key and a source name him %s", async (language, name) => {
  const { add, read } = await openWithTuskers();
  const source = { key: "S1", title: "A paper", kind: "news" };
  const gemunu = await add({
    name: "Gemunu",
    aliases: ["ගැමුණු"],
    category: "domesticated",
    location: "Gangaramaya, Colombo",
    claims: { height: [{ value: { min: 3, max: 3 }, sources: ["S1"] }] },
    events: [{ kind: "given", date: "1999-05-04", text: "Given.", place: "gangaramaya", sources: ["S1"] }],
    sources: [source],
  });
  const other = await add({ name: "Sando", relations: [{ kind: "rival", to: gemunu._id }] });
  const asked = (path: string) => read<unknown>(`${path}?lang=${language}`);
  const here = { slug: "gemunu", name };
  expect(await asked("/api/record")).toContainEqual(expect.objectContaining(here));
  expect(await asked("/api/places/gangaramaya")).toMatchObject({ recorded: [here] });
  expect(await asked("/api/record/heights")).toMatchObject({ tuskers: [here] });
  expect(await asked(`/api/tuskers/${other._id}/relations`)).toMatchObject([{ name, to: here }]);
  // The data of the key are kept: those of another language must not be told.
  await read("/api/key?lang=ta");
  expect(await asked("/api/key")).toMatchObject({
    candidates: expect.arrayContaining([expect.objectContaining(here)]),
  });
  const [{ key }] = await read<[{ key: string }]>("/api/sources");
  expect(await asked(`/api/sources/${key}`)).toMatchObject({ usedBy: [{ slug: "gemunu", title: name }] });
});
