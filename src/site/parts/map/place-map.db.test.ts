import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import { PLACE_KEYS } from "../../../content/places/places.ts";
import { findPosition } from "../../../content/safety/position-text.ts";

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

/** Its name, the number in it and the name beside it. */
const signOf = (map: string, key: string) =>
  [...(new RegExp(`href="/places/${key}".*?</a>`).exec(map)?.[0] ?? "").matchAll(/>([^<]+)</g)].map(([, text]) => text);

test("places of tuskers are links on the map, in the order of the list, with their names from two tuskers up", async () => {
  const { page, map } = await open(
    { name: "Thilak", location: "Yala National Park" },
    { name: "Gemunu", location: "Yala National Park" },
    { name: "Kublai", location: "Kumana National Park" },
    { name: "Raja", location: "Sri Dalada Maligawa, Kandy", category: "domesticated" },
  );
  expect(addressesIn(map)).toEqual(["/places/yala", "/places/kumana", "/places/sri-dalada-maligawa"]);
  const list = page.slice(page.indexOf("</figure>"));
  expect(addressesIn(list).filter((address) => addressesIn(map).includes(address))).toEqual(addressesIn(map));
  expect(signOf(map, "yala")).toEqual(["Yala National Park: 2 tuskers", "2", "Yala"]);
  expect(signOf(map, "kumana")).toEqual(["Kumana National Park: 1 tusker"]);
});

test("signs that a finger could not tell apart are no links, unless they have a name", async () => {
  const owned = (name: string, location: string) => ({ name, location, category: "domesticated" });
  const { page, map } = await open(
    owned("Kandula", "Kelaniya Raja Maha Vihara"),
    owned("Biyagama Raja", "Biyagama"),
    owned("Raja", "Nadungamuwa, Weliweriya"),
    owned("Kanda", "Nadungamuwa, Weliweriya"),
  );
  expect(addressesIn(map)).toEqual(["/places/nadungamuwa"]);
  expect(map).toContain("<title>Biyagama: 1 tusker</title>");
  expect(addressesIn(page.slice(page.indexOf("</figure>")))).toContain("/places/biyagama");
});

test("the list has every place, and closes those without a known tusker", async () => {
  const { page } = await open({ name: "Thilak", location: "Yala National Park" });
  const list = page.slice(page.indexOf("</figure>"), page.indexOf("</main>"));
  expect(new Set(addressesIn(list)).size).toBe(PLACE_KEYS.length);
  const inView = list.replace(/<details(?! open).*?<\/details>/gs, "");
  expect(addressesIn(inView).filter((address) => address === "/places/yala")).toHaveLength(1);
  expect(inView).not.toContain("/places/kandy");
});

test("the map takes 4 kB at most and nothing from elsewhere", async () => {
  const { map } = await open();
  expect(brotliCompressSync(map).length).toBeLessThanOrEqual(4096);
  expect(map).not.toMatch(/<script|https?:|<image|url\(/);
});

test("signs stand where they stand, whichever tuskers are known there", async () => {
  const centreOf = ({ map }: { map: string }) => / cx="([^"]*)" cy="([^"]*)"/.exec(map)?.slice(1);
  const one = await open({ name: "Thilak", location: "Yala National Park", status: "alive" });
  const two = await open(
    { name: "Thilak", location: "Yala National Park" },
    { name: "Gemunu", location: "Yala National Park", status: "missing" },
  );
  expect(centreOf(two)).toEqual(centreOf(one));
  expect(findPosition(two.map.replace(/<[^>]*>/g, " "))).toBeUndefined();
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
