import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

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
