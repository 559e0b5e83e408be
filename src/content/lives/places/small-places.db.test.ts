import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

// Bundala has 37 km²: a tusker who may live wild is told of its district alone, on every page and in every reply.

const PLACED = {
  age: null,
  status: "dead",
  location: "Bundala National Park",
  events: [{ kind: "wounded", date: "2001", text: "He was wounded.", place: "bundala" }],
};

type Fields = { status: "alive" | "missing"; category?: "wild" | "conservation" };

/** Tuskers of Bundala, of whom one is known to live since he was saved. */
async function openWith(names: readonly string[], fields: Fields) {
  const site = await openTestSite();
  for (const name of names) {
    const json = someTusker({ ...PLACED, name, category: fields.category ?? "wild" });
    expect((await site.call("POST", "/api/tuskers", { token: site.token, json })).status).toBe(201);
  }
  // Saves refuse this; it stands for an entry that was stored when its park still counted as larger.
  const { write } = site.services.db;
  await write
    .updateTable("tuskers")
    .set({ status: fields.status, claims: "{}" })
    .where("slug", "=", "living")
    .execute();
  return site;
}

/** Every address that tells of a tusker. */
const ADDRESSES = [
  ...["/tuskers/living", "/tuskers", "/search-results?search=living", "/record", "/feeds/directory.xml"],
  ...["/api/tuskers/slug/living", "/api/tuskers", "/api/tuskers?page=1&limit=9", "/api/record"],
  ...["/api/tuskers/search/search-by-name?name=living", "/api/tuskers/random/tusker"],
];

test.each([{ status: "alive" }, { status: "missing" }, { status: "alive", category: "conservation" }] as const)(
  "a tusker of a small park is told of its district if he is %j",
  async (fields) => {
    const site = await openWith(["Gone", "Living"], fields);
    const read = async <Body>(path: string) => JSON.parse((await site.get(path)).text) as Body;
    type Place = {
      tuskers: number;
      statuses: object;
      recorded: { slug: string; location: string; events: object[] }[];
    };

    const small = await read<Place>("/api/places/bundala");
    expect([small.tuskers, small.statuses]).toEqual([1, { dead: 1 }]);
    expect(small.recorded.map(({ slug }) => slug)).toEqual(["gone"]);
    const district = await read<Place>("/api/places/hambantota");
    expect([district.tuskers, district.statuses]).toEqual([1, { [fields.status]: 1 }]);
    const living = district.recorded.find(({ slug }) => slug === "living");
    expect(living).toMatchObject({ location: "Hambantota District", events: [{ place: "hambantota" }] });
    const lives = await read<{ slug: string; places: string[] }[]>("/api/record");
    expect(lives.map(({ slug, places }) => [slug, places])).toEqual([
      ["gone", ["bundala"]],
      ["living", ["hambantota"]],
    ]);
    expect((await site.get("/places/bundala")).text).toMatch(/Gone/);
    expect((await site.get("/places/bundala")).text).not.toMatch(/Living|\/tuskers\/living/);
    expect((await site.get("/places/hambantota")).text).toMatch(/\/tuskers\/living/);
    expect((await site.get("/record?place=bundala")).text).not.toMatch(/\/tuskers\/living/);
    expect((await site.get("/tuskers/gone")).text).toContain("Bundala");
  },
);

test.each<Fields>([{ status: "alive" }, { status: "missing" }])(
  "no page and no reply names the small park of a tusker who is %j",
  async (fields) => {
    const site = await openWith(["Living"], fields);
    for (const address of ADDRESSES) {
      const { status, text } = await site.get(address);
      expect([address, status, /Living/.test(text), /bundala/i.test(text)]).toEqual([address, 200, true, false]);
    }
  },
);

test("a save that would put a living tusker into a small park is refused", async () => {
  const { call, token } = await openTestSite();
  const json = someTusker({ ...PLACED, status: "alive" });
  const answer = await call("POST", "/api/tuskers", { token, json });
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: { path: string }[] };
  expect(errors.map(({ path }) => path)).toEqual(["location", "events.0.place"]);
});
