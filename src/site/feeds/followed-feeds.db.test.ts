import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { PUBLIC_PAGES } from "../../app/pages/pages.ts";
import { changesInFeed } from "../../features/corrections/changes-in-feed.server.ts";
import { feedsRoute } from "./feeds-route.server.ts";

const SITE_URL = "https://tuskers.example";

async function openFeeds() {
  const { services, call, token } = await openTestApi({ SITE_URL });
  const feeds = feedsRoute({ ...services, pages: PUBLIC_PAGES, tuskerFeeds: [changesInFeed] });
  const get = async (path: string) => {
    const answer = await feeds.request(path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const send = async (method: string, path: string, fields: Record<string, unknown>) => {
    const json = someTusker({ age: null, status: "dead", ...fields });
    const answer = await call(method, path, { token, json });
    return { status: answer.status, body: (await answer.json()) as { _id: string; slug: string } };
  };
  const add = async (fields: Record<string, unknown>) => {
    const { status, body } = await send("POST", "/api/tuskers", fields);
    expect(status).toBe(201);
    return body;
  };
  return { services, clock: services.clock, get, send, add };
}

const titlesIn = (xml: string): string[] =>
  [...xml.matchAll(/<entry>\s*<title[^>]*>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/gs)].map(([, title = ""]) => title);
const idsIn = (xml: string): string[] => [...xml.matchAll(/<entry>.*?<id>(.*?)<\/id>/gs)].map(([, id = ""]) => id);

test("a tusker has a feed of his record and of the days on which it was changed", async () => {
  const { get, add, send, clock } = await openFeeds();
  const { _id } = await add({ name: "Thilak", location: "Yala National Park" });
  const first = await get("/feeds/tuskers/thilak.xml");
  expect([first.status, first.headers.get("Content-Type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  expect(titlesIn(first.text)).toEqual(["Added: Thilak"]);

  clock.set("2026-03-03T06:00:00.000Z");
  await send("PUT", `/api/tuskers/${_id}`, { name: "Thilak", location: "Kumana National Park" });
  const second = await get("/feeds/tuskers/thilak.xml");
  expect(titlesIn(second.text)).toEqual(["Changed: Thilak", "Thilak: changed on 3 March 2026"]);
  expect(second.text).toContain("Location corrected.");
  expect(second.text).not.toContain("Yala");

  clock.set("2026-03-09T06:00:00.000Z");
  await send("PUT", `/api/tuskers/${_id}`, { name: "Thilak", location: "Kumana National Park", tusks: "Long" });
  const ids = idsIn((await get("/feeds/tuskers/thilak.xml")).text);
  expect(ids).toHaveLength(3);
  expect(ids).toEqual(expect.arrayContaining(idsIn(second.text)));
});

test("the feed of a tusker follows his address, and ends with him", async () => {
  const { get, add, send } = await openFeeds();
  const { _id } = await add({ name: "Thilak" });
  const { body } = await send("PUT", `/api/tuskers/${_id}`, { name: "Thilak the Elder", slug: "thilak-the-elder" });
  expect(body.slug).toBe("thilak-the-elder");
  const moved = await get("/feeds/tuskers/thilak.xml");
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/feeds/tuskers/thilak-the-elder.xml"]);
  expect((await get("/si/feeds/tuskers/thilak.xml")).headers.get("Location")).toBe(
    "/si/feeds/tuskers/thilak-the-elder.xml",
  );
  await send("PUT", `/api/tuskers/${_id}`, { name: "Thilak the Elder", publication: "draft" });
  for (const slug of ["thilak", "thilak-the-elder", "nobody"]) {
    expect([slug, (await get(`/feeds/tuskers/${slug}.xml`)).status]).toEqual([slug, 404]);
  }
});

test("a place has a feed of the tuskers told of it, the last changed first", async () => {
  const { get, add, send, clock } = await openFeeds();
  const { _id } = await add({ name: "Thilak", location: "Yala National Park" });
  clock.advance(60_000);
  await add({ name: "Gemunu", location: "Yala National Park" });
  await add({ name: "Raja", location: "Kandy District" });
  expect(titlesIn((await get("/feeds/places/yala.xml")).text)).toEqual(["Added: Gemunu", "Added: Thilak"]);
  clock.advance(60_000);
  await send("PUT", `/api/tuskers/${_id}`, { name: "Thilak", location: "Yala National Park", tusks: "Long" });
  expect(titlesIn((await get("/feeds/places/yala.xml")).text)).toEqual(["Changed: Thilak", "Added: Gemunu"]);
  expect(titlesIn((await get("/feeds/places/hambantota.xml")).text)).toHaveLength(2);
  expect(titlesIn((await get("/feeds/places/minneriya.xml")).text)).toEqual([]);
  for (const key of ["nowhere", "constructor"]) expect((await get(`/feeds/places/${key}.xml`)).status).toBe(404);
});

test("feeds are in the language of their address", async () => {
  const { get, add } = await openFeeds();
  await add({ name: "Thilak", location: "Yala National Park" });
  for (const path of ["/si/feeds/tuskers/thilak.xml", "/ta/feeds/places/yala.xml"]) {
    const { text } = await get(path);
    expect(text).toContain(`xml:lang="${path.slice(1, 3)}"`);
    expect(text).not.toMatch(/Added|recorded|Follow/);
  }
});

test("a feed tells of no small park for a tusker who may live wild, and of no day of the last 90", async () => {
  const { get, add, send, services } = await openFeeds();
  const { _id } = await add({ name: "Living", location: "Bundala National Park" });
  // Saves refuse this; it stands for an entry that was stored when its park still counted as larger.
  await services.db.write.updateTable("tuskers").set({ status: "alive", claims: "{}" }).execute();
  const events = [{ kind: "sighted", date: "2026-02-20", text: "He was seen.", place: "hambantota" }];
  const refused = await send("PUT", `/api/tuskers/${_id}`, {
    ...{ name: "Living", status: "alive", statusAsOf: "2024", category: "wild" },
    ...{ location: "Hambantota District", events },
  });
  expect(refused.status).toBe(422);
  expect(titlesIn((await get("/feeds/places/bundala.xml")).text)).toEqual([]);
  const { text } = await get("/feeds/tuskers/living.xml");
  expect(text).toContain("Hambantota District");
  expect(text).not.toMatch(/Bundala|He was seen/);
});
