import { expect, test } from "vitest";
import { readPage } from "../../../../tests/support/read-page.ts";
import { openSpecifiedSite } from "../../../../tests/support/specified-site.ts";

const openDirectory = async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ name: "Agbo" });
  await site.addTusker({ name: "Barana", status: "dead" });
  await site.addTusker({ name: "Indi Raja", category: "domesticated" });
  await site.addTusker({ name: "Sando", status: "missing", publication: "draft" });
  const shortcuts = async (path: string) => (await site.open(path)).part("main").part("nav", "Shortcuts");
  return { ...site, shortcuts };
};

test("chips lead to parts of the list with what they count; a part without tuskers has none", async () => {
  const { shortcuts } = await openDirectory();
  const whole = {
    "All 3": "/tuskers",
    "Alive 2": "/tuskers?status=alive",
    "Wild 2": "/tuskers?category=wild",
    "Domesticated 1": "/tuskers?category=domesticated",
    "Dead 1": "/tuskers?status=dead",
  };
  expect((await shortcuts("/tuskers")).links).toEqual(whole);
  expect((await shortcuts("/tuskers?search=raja&status=alive")).links).toEqual(whole);
});

test("chips follow the next save", async () => {
  const { addTusker, shortcuts } = await openDirectory();
  await shortcuts("/tuskers");
  await addTusker({ name: "Walagamba", status: "missing" });
  expect(Object.keys((await shortcuts("/tuskers")).links)).toEqual([
    "All 4",
    "Alive 2",
    "Wild 3",
    "Domesticated 1",
    "Dead 1",
    "Missing 1",
  ]);
});

test("the chip of the list that is shown is the current one, on all its pages; with a search none is", async () => {
  const { get } = await openDirectory();
  const current = async (path: string) =>
    [...(await get(path)).text.matchAll(/aria-current="true" href="([^"]*)"/g)].map(([, address]) => address);
  expect(await current("/tuskers")).toEqual(["/tuskers"]);
  expect(await current("/tuskers?status=dead")).toEqual(["/tuskers?status=dead"]);
  expect(await current("/tuskers?status=dead&category=wild")).toEqual([]);
  expect(await current("/tuskers?search=raja")).toEqual([]);
});

test("the choices are open where one is set that no chip shows", async () => {
  const { get } = await openDirectory();
  const isOpen = async (path: string) =>
    /<main[\s\S]*?<details[^>]*>/.exec((await get(path)).text)?.[0].endsWith(' open="">');
  expect(await isOpen("/tuskers?search=raja")).toBe(false);
  expect(await isOpen("/tuskers?status=dead")).toBe(false);
  expect(await isOpen("/tuskers?status=dead&category=wild")).toBe(true);
  expect(await isOpen("/tuskers?search=raja&status=dead")).toBe(true);
});

test("where none matches, the whole list, near spellings and featured tuskers are offered", async () => {
  const site = await openDirectory();
  const tuskers = (await (await site.call("GET", "/api/tuskers")).json()) as { _id: string }[];
  const ids = tuskers.map(({ _id }) => _id);
  await site.call("PUT", "/api/tuskers/featured", { token: site.token, json: { ids } });
  const main = readPage((await site.get("/tuskers?search=baranna&status=dead")).text).part("main");
  expect(main.links).toMatchObject({ "Show all 3 tuskers": "/tuskers", Barana: "/tuskers/barana" });
  expect(main.part("section", "You might be interested in:").count("article")).toBe(3);
});

test("names in other letters stand on all cards of a page or on none", async () => {
  const { addTusker, open } = await openDirectory();
  await addTusker({ name: "Gemunu", aliases: ["ගැමුණු"] });
  expect((await open("/tuskers")).text).not.toContain("ගැමුණු");
  expect((await open("/tuskers?search=gemunu")).text).toContain("ගැමුණු");
});
