import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import { PLACE_KEYS } from "../../../places/places.ts";
import { findPosition } from "../../../safety/position-text.ts";

async function open(...tuskers: Record<string, unknown>[]) {
  const site = await openTestSite();
  for (const tusker of tuskers) {
    const json = someTusker({ age: null, status: "dead", ...tusker });
    expect((await site.call("POST", "/api/tuskers", { token: site.token, json })).status).toBe(201);
  }
  const page = (await site.get("/places")).text;
  const [map = ""] = /<figure.*?<\/figure>/s.exec(page) ?? [];
  return { ...site, page, map };
}

const addressesIn = (html: string) => [...html.matchAll(/href="(\/places\/[a-z-]+)"/g)].map(([, address]) => address);

test("every place is a link on the map, in the order of the list", async () => {
  const { page, map } = await open();
  const list = page.slice(page.indexOf("</figure>"));
  expect(addressesIn(map)).toHaveLength(PLACE_KEYS.length);
  expect(addressesIn(map)).toEqual(addressesIn(list));
});

test("each shape is named with the count of the list, and districts are shaded by it", async () => {
  const { map } = await open(
    { name: "Thilak", location: "Yala National Park" },
    { name: "Gemunu", location: "Hambantota District" },
    { name: "Kotaraja", location: "Hambantota District" },
  );
  expect(map).toContain("<title>Yala National Park: 1 tusker</title>");
  expect(map).toContain("<title>Hambantota District: 3 tuskers</title>");
  expect(map).toContain("<title>Kandy District: no tusker recorded</title>");
  const shadeOf = (key: string) => new RegExp(`<a class="([^"]*)" href="/places/${key}"`).exec(map)?.[1];
  const shades = ["hambantota", "monaragala", "kandy"].map(shadeOf);
  expect(new Set(shades).size).toBe(3);
});

test("the map takes 4 kB at most and nothing from elsewhere", async () => {
  const { map } = await open();
  expect(brotliCompressSync(map).length).toBeLessThanOrEqual(4096);
  expect(map).not.toMatch(/<script|https?:|<image|url\(/);
});

test("shapes stand where they stand, whichever tuskers are recorded", async () => {
  const shapes = ({ map }: { map: string }) => map.match(/ (?:d|cx|cy|r|x|y)="[^"]*"/g);
  const empty = await open();
  const filled = await open(
    { name: "Thilak", location: "Yala National Park", status: "alive" },
    { name: "Walawe", location: "Udawalawe National Park", status: "missing" },
  );
  expect(shapes(filled)).toEqual(shapes(empty));
  expect(findPosition(filled.map.replace(/<[^>]*>/g, " "))).toBeUndefined();
});

test("a tusker's page has a small map with his places", async () => {
  const { get } = await open(
    { name: "Thilak", location: "Yala National Park" },
    { name: "Raja", location: "Sri Lanka" },
  );
  const { text } = await get("/tuskers/thilak");
  expect(text).toContain('aria-label="Map of Sri Lanka. Marked: Yala National Park."');
  expect((await get("/tuskers/raja")).text).not.toContain("Map of Sri Lanka");
  expect((await get("/si/tuskers/thilak")).text).toMatch(/role="img" aria-label="[^"A-Za-z]+"/);
});

test("the small map of a tusker who may live wild shows the district of a small park", async () => {
  const site = await open({ name: "Living", location: "Bundala National Park" });
  // Saves refuse this; it stands for an entry that was stored when its park still counted as larger.
  const { write } = site.services.db;
  await write.updateTable("tuskers").set({ status: "alive", claims: "{}" }).execute();
  const { text } = await site.get("/tuskers/living");
  expect(text).toContain('aria-label="Map of Sri Lanka. Marked: Hambantota District."');
  expect(text).not.toContain("Bundala");
});
