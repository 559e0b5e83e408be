import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

const PAPER = { key: "S7", title: "Walking with Thilak", url: "https://paper.example/thilak", kind: "news" };
const THILAK = {
  name: "Thilak",
  age: null,
  status: "dead",
  diedOn: "2017-06-14",
  location: "Kumana National Park",
  sources: [PAPER],
  events: [{ kind: "died", date: "2017-06-14", text: "Wounds of a fight.", place: "yala", sources: ["S7"] }],
};

async function openWithThilak() {
  const site = await openTestSite({}, { cacheBytes: 10_000_000 });
  const add = async (fields: Record<string, unknown>) => {
    const answer = await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(fields) });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { _id: string })._id;
  };
  return { ...site, add, id: await add(THILAK) };
}

test("a place has a page of the tuskers recorded there, with what happened and its sources", async () => {
  const { get } = await openWithThilak();
  const { status, text } = await get("/places/yala");
  expect(status).toBe(200);
  const parts = [
    ...['href="/tuskers/thilak"', "Wounds of a fight.", 'href="#source-1"', "https://paper.example/thilak"],
    ...['href="/record?place=yala"', 'href="/places/hambantota"', 'href="/places/bundala"', "978.8"],
    'href="/places/yala/guide.pdf"',
    ...['"@type":"Place"', '"@type":"AdministrativeArea"', 'rel="canonical" href="http://localhost:3000/places/yala"'],
  ];
  for (const part of parts) expect([part, text.includes(part)]).toEqual([part, true]);
  expect(text).not.toMatch(/GeoCoordinates|latitude/);
  expect((await get("/places/kandy")).text).not.toContain("guide.pdf");
  expect((await get("/places/kumana")).text).toContain('href="/tuskers/thilak"');
  expect((await get("/places/ampara")).text).toContain('href="/tuskers/thilak"');
  expect((await get("/places/kandy")).text).not.toContain('href="/tuskers/thilak"');
});

/** What is in view, and what is closed behind one line. */
function partsOf(html: string): { open: string; closed: string } {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const at = main.indexOf(' id="how"');
  return { open: main.slice(0, at), closed: main.slice(at) };
}

test("a place's page shows its tuskers as cards, how to watch and what is near, and closes what is told of each", async () => {
  const { add, get } = await openWithThilak();
  await add({ name: "Gemunu", location: "Yala National Park", status: "alive" });
  const { open, closed } = partsOf((await get("/places/yala")).text);
  expect(open.match(/<article /g)).toHaveLength(2);
  expect(open.indexOf('href="/tuskers/gemunu"')).toBeLessThan(open.indexOf('href="/tuskers/thilak"'));
  for (const part of ['href="/articles/watching-tuskers-responsibly"', 'href="/places/bundala"', "<svg"])
    expect([part, open.includes(part)]).toEqual([part, true]);
  for (const part of ["Wounds of a fight.", "guide.pdf", 'id="source-1"', "/feeds/"]) {
    expect([part, open.includes(part), closed.includes(part)]).toEqual([part, false, true]);
  }
});

test("a place of many tuskers shows some of them, and leads to all", async () => {
  const { add, get } = await openWithThilak();
  for (let index = 0; index < 12; index += 1) await add({ name: `Tusker ${index}`, location: "Yala National Park" });
  const { open } = partsOf((await get("/places/yala")).text);
  expect(open.match(/<article /g)).toHaveLength(12);
  expect(open.match(/href="\/record\?place=yala"/g)).toHaveLength(2);
});

test("the months of a park are told of its elephants, and not beside a tusker who may live there", async () => {
  const { add, get } = await openWithThilak();
  const tellsMonths = async (path: string) => /id="season"/.test((await get(path)).text);
  expect(await tellsMonths("/places/minneriya")).toBe(true);
  await add({ name: "Koliya", location: "Minneriya National Park", status: "dead", age: null });
  expect(await tellsMonths("/places/minneriya")).toBe(true);
  expect((await get("/places/minneriya")).text).toContain("August");
  await add({ name: "Living", location: "Minneriya National Park", status: "missing" });
  expect(await tellsMonths("/places/minneriya")).toBe(false);
  expect((await get("/places/minneriya")).text).not.toMatch(/August|October/);
  expect(await tellsMonths("/places/yala")).toBe(false);
  expect(await tellsMonths("/places/kandy")).toBe(false);
});

test("a fact that nobody knows has no row", async () => {
  const { get } = await openWithThilak();
  const factsOf = async (path: string) => (await get(path)).text.match(/<dt>/g)?.length ?? 0;
  expect(await factsOf("/places/kala-wewa")).toBeLessThan(await factsOf("/places/yala"));
});

test("the places of his events lead to their pages from his own", async () => {
  const { get } = await openWithThilak();
  expect((await get("/tuskers/thilak")).text).toContain('href="/places/yala"');
  expect((await get("/places")).text).toContain('href="/places/yala"');
});

test("places that the directory does not name are not found", async () => {
  const { get } = await openWithThilak();
  for (const path of ["/places/nowhere", "/places/constructor", "/places/%00"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test("cached pages of places follow every save, also of tuskers that they do not show yet", async () => {
  const { get, add, call, token, id } = await openWithThilak();
  const gemunu = await add({ name: "Gemunu", location: "Sri Lanka" });
  const shows = async (path: string, part: string) => (await get(path)).text.includes(part);
  expect(await shows("/places/yala", "/tuskers/gemunu")).toBe(false);
  expect(await shows("/places", "Yala")).toBe(true);
  // Only events change, which no list shows.
  const events = [{ kind: "wounded", date: "2001", text: "He was wounded.", place: "yala" }];
  expect(
    (
      await call("PUT", `/api/tuskers/${gemunu}`, {
        token,
        json: someTusker({ name: "Gemunu", location: "Sri Lanka", events }),
      })
    ).status,
  ).toBe(200);
  expect(await shows("/places/yala", "/tuskers/gemunu")).toBe(true);
  await call("DELETE", `/api/tuskers/${id}`, { token });
  expect(await shows("/places/yala", "/tuskers/thilak")).toBe(false);
});
