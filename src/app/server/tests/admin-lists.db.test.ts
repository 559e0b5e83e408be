import { describe, expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../../tests/support/test-api.ts";

type Named = { name?: string; title?: string };

async function open() {
  const site = await openTestApi();
  const { call, token, services } = site;
  const add = async (kind: "tuskers" | "articles", entries: Record<string, unknown>[]) => {
    for (const entry of entries) {
      const json = kind === "tuskers" ? someTusker(entry) : someArticle(entry);
      expect((await call("POST", `/api/${kind}`, { token, json })).status).toBe(201);
      services.clock.advance(1000);
    }
  };
  const list = async (path: string) => {
    const answer = await call("GET", `/api/${path}`, { token });
    expect(answer.status).toBe(200);
    const entries = (await answer.json()) as Named[];
    return { names: entries.map(({ name, title }) => name ?? title), total: answer.headers.get("x-total-count") };
  };
  const names = async (path: string) => (await list(path)).names;
  return { ...site, add, list, names };
}

const HERD = [
  { name: "Sando", age: 30, status: "missing" },
  { name: "ábaya", age: null, publication: "draft" },
  { name: "Raja", age: 65, status: "dead" },
  { name: "Barana", age: 30, publication: "draft", category: "domesticated" },
];

describe("the admin area's list of tuskers", () => {
  test.each([
    ["name", ["ábaya", "Barana", "Raja", "Sando"]],
    ["-name", ["Sando", "Raja", "Barana", "ábaya"]],
    ["age", ["Barana", "Sando", "Raja", "ábaya"]],
    ["-age", ["Raja", "Barana", "Sando", "ábaya"]],
    ["status", ["ábaya", "Barana", "Raja", "Sando"]],
    ["-status", ["Sando", "Raja", "ábaya", "Barana"]],
    ["updated", ["Sando", "ábaya", "Raja", "Barana"]],
    ["-updated", ["Barana", "Raja", "ábaya", "Sando"]],
  ])("is ordered by %s, whole and by pages", async (sort, expected) => {
    const { add, names } = await open();
    await add("tuskers", HERD);
    expect(await names(`tuskers?drafts=1&sort=${sort}`)).toEqual(expected);
    const pages = [1, 2].map((page) => names(`tuskers?drafts=1&sort=${sort}&limit=3&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(expected);
  });

  test("holds what is published or what is a draft, joined with the other filters", async () => {
    const { add, list } = await open();
    await add("tuskers", HERD);
    const drafts = await list("tuskers?drafts=1&publication=draft&sort=-name&page=1&limit=20");
    expect(drafts).toEqual({ names: ["Barana", "ábaya"], total: "2" });
    expect((await list("tuskers?drafts=1&publication=published")).names).toEqual(["Raja", "Sando"]);
    const some = await list("tuskers?drafts=1&publication=draft&category=domesticated&search=bar&sort=age&page=1");
    expect(some).toEqual({ names: ["Barana"], total: "1" });
  });

  test("is streamed in its order however long it is", async () => {
    const { add, names } = await open();
    const many = Array.from({ length: 230 }, (_, index) => ({ name: `Tusker ${String(index).padStart(3, "0")}` }));
    await add("tuskers", many);
    expect(await names("tuskers?drafts=1&sort=-name")).toEqual(many.map(({ name }) => name).reverse());
  });
});

describe("the admin area's list of articles", () => {
  const ARTICLES = [
    { title: "Musth", publishDate: "2026-02-01" },
    { title: "Àge rings", publishDate: "2026-03-02" },
    { title: "Corridors", publishDate: "2026-01-01", publication: "draft" },
    { title: "Zones", publishDate: "2026-05-01", publication: "draft" },
  ];

  test.each([
    ["title", ["Àge rings", "Corridors", "Musth", "Zones"]],
    ["-title", ["Zones", "Musth", "Corridors", "Àge rings"]],
    ["date", ["Corridors", "Musth", "Àge rings", "Zones"]],
    ["-date", ["Zones", "Àge rings", "Musth", "Corridors"]],
    ["updated", ["Musth", "Àge rings", "Corridors", "Zones"]],
    ["-updated", ["Zones", "Corridors", "Àge rings", "Musth"]],
  ])("is ordered by %s, whole and by pages", async (sort, expected) => {
    const { add, names } = await open();
    await add("articles", ARTICLES);
    expect(await names(`articles?drafts=1&sort=${sort}`)).toEqual(expected);
    const pages = [1, 2].map((page) => names(`articles?drafts=1&sort=${sort}&limit=3&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(expected);
  });

  test("decides by the day in Sri Lanka what is scheduled", async () => {
    const { services, add, list } = await open();
    await add("articles", ARTICLES);
    const states = async () =>
      Promise.all(
        ["published", "scheduled", "draft"].map((state) => list(`articles?drafts=1&publication=${state}&page=1`)),
      );
    services.clock.set("2026-03-01T18:29:59.000Z");
    expect(await states()).toEqual([
      { names: ["Musth"], total: "1" },
      { names: ["Àge rings"], total: "1" },
      { names: ["Zones", "Corridors"], total: "2" },
    ]);
    services.clock.set("2026-03-01T18:30:00.000Z");
    expect((await states()).map(({ names }) => names)).toEqual([["Àge rings", "Musth"], [], ["Zones", "Corridors"]]);
  });
});

describe("what only the admin area may ask", () => {
  test.each([
    "tuskers?sort=name",
    "tuskers?publication=draft",
    "articles?sort=title",
    "articles?publication=scheduled",
  ])("%s is refused to visitors, and to everybody without drafts=1, with a sentence", async (path) => {
    const { call, token } = await openTestApi();
    for (const [address, options] of [
      [`/api/${path}`, {}],
      [`/api/${path}&drafts=1`, {}],
      [`/api/${path}`, { token }],
    ] as const) {
      const answer = await call("GET", address, options);
      expect(answer.status).toBe(422);
      const { message, errors } = (await answer.json()) as { message: string; errors: { path: string }[] };
      expect(message).toMatch(/drafts=1/);
      expect(errors.map((error) => error.path)).toEqual([/[?]([a-z]+)/.exec(path)?.[1]]);
    }
  });

  test("an expired sign-in is refused, so that the admin area asks for a new one", async () => {
    const { call } = await openTestApi();
    const answer = await call("GET", "/api/tuskers?drafts=1&sort=name&page=1", { token: "tusk_expired" });
    expect(answer.status).toBe(401);
  });

  test.each(["tuskers?drafts=1&sort=height", "tuskers?drafts=1&publication=scheduled", "articles?drafts=1&sort=name"])(
    "%s is refused with those that there are",
    async (path) => {
      const { call, token } = await openTestApi();
      const answer = await call("GET", `/api/${path}`, { token });
      expect(answer.status).toBe(422);
      expect(((await answer.json()) as { message: string }).message).toMatch(/ must be one of: /);
    },
  );
});
