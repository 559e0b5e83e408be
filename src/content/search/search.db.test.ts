import { describe, expect, test } from "vitest";
import { openTestApi, someArticle, someTusker, type TestApi } from "../../../tests/support/test-api.ts";

const HERD = [
  { name: "Millangoda Raja", aliases: ["මිල්ලන්ගොඩ රාජා"] },
  { name: "Kawanthissa", aliases: ["Kavantissa", "Gajaba"] },
  { name: "Gemunu", aliases: ["கெமுனு"] },
  { name: "Rājā the 100 % tusker", aliases: [] },
  { name: "Under_score 'quoted' \"twice\" OR NOT", aliases: [] },
  { name: "Sando", aliases: [], publication: "draft" },
];

async function openHerd(): Promise<TestApi & { found(name: string): Promise<string[]> }> {
  const site = await openTestApi();
  for (const fields of HERD) {
    await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(fields) });
  }
  const found = async (name: string) => {
    const answer = await site.call("GET", `/api/tuskers/search/search-by-name?name=${encodeURIComponent(name)}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { name: string }[]).map((tusker) => tusker.name);
  };
  return { ...site, found };
}

describe("searching by name", () => {
  test.each([
    ["any part of the name", "langod", ["Millangoda Raja"]],
    ["in any case", "GEMU", ["Gemunu"]],
    ["with or without accents", "rājā", ["Millangoda Raja", "Rājā the 100 % tusker"]],
    ["without accents where the name has them", "raja the", ["Rājā the 100 % tusker"]],
    ["another name", "gajab", ["Kawanthissa"]],
    ["a name in Sinhala", "මිල්ලන්ගොඩ", ["Millangoda Raja"]],
    ["a name in Tamil", "கெமு", ["Gemunu"]],
    ["two letters", "un", ["Gemunu", "Under_score 'quoted' \"twice\" OR NOT"]],
    ["one letter", "%", ["Rājā the 100 % tusker"]],
    ["a per cent sign as itself", "100 %", ["Rājā the 100 % tusker"]],
    ["an underscore as itself", "r_s", ["Under_score 'quoted' \"twice\" OR NOT"]],
    ["quotes as themselves", "'quoted' \"twice\"", ["Under_score 'quoted' \"twice\" OR NOT"]],
    ["operators as plain words", "OR NOT", ["Under_score 'quoted' \"twice\" OR NOT"]],
    ["nothing where nothing matches", "zebra", []],
    ["nothing across two names", "kawanthissa kavantissa", []],
    ["no draft", "sando", []],
    ["an asterisk as itself", "gem*", []],
  ])("finds %s", async (_what, query, names) => {
    const { found } = await openHerd();
    expect(await found(query)).toEqual(names);
  });

  test("finds a name as it is now, not as it was", async () => {
    const { call, token, found } = await openHerd();
    const [gemunu] = (await (await call("GET", "/api/tuskers?search=gemunu")).json()) as { _id: string }[];
    await call("PUT", `/api/tuskers/${gemunu?._id}`, { token, json: someTusker({ name: "Vasabha", aliases: [] }) });
    expect(await found("gemunu")).toEqual([]);
    expect(await found("vasabha")).toEqual(["Vasabha"]);
  });

  test("asks for a name", async () => {
    const { call } = await openHerd();
    for (const query of ["", "?name=", "?name=%20%20"]) {
      expect((await call("GET", `/api/tuskers/search/search-by-name${query}`)).status).toBe(422);
    }
  });

  test("joins with the category by AND in lists", async () => {
    const { call } = await openHerd();
    const answer = await call("GET", "/api/tuskers?search=raja&category=domesticated");
    expect(await answer.json()).toEqual([]);
  });
});

describe("a search in lists", () => {
  async function openPlaces() {
    const { call, token } = await openTestApi();
    const added: string[] = [];
    const add = async (fields: Record<string, unknown>) => {
      const answer = await call("POST", "/api/tuskers", { token, json: someTusker(fields) });
      added.push(((await answer.json()) as { _id: string })._id);
    };
    await add({ name: "Gemunu", location: "Yala National Park", tags: ["crossed tusks"] });
    await add({ name: "Yalaraja", location: "Kaudulla National Park" });
    const found = async (search: string, path = "/api/tuskers?search=") => {
      const answer = await call("GET", path + encodeURIComponent(search));
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
    };
    return { call, token, added, found };
  }

  test.each([
    ["place", "yala", ["Gemunu", "Yalaraja"]],
    ["place in Sinhala letters", "යාල", ["Gemunu", "Yalaraja"]],
    ["district", "Hambantota", ["Gemunu"]],
    ["tag", "crossed", ["Gemunu"]],
  ])("finds tuskers by a %s", async (_what, search, names) => {
    const { found } = await openPlaces();
    expect(await found(search)).toEqual(names);
  });

  test("finds a tusker by his present place and tags", async () => {
    const { call, token, added, found } = await openPlaces();
    const json = someTusker({ name: "Gemunu", location: "Minneriya National Park", tags: ["blindness"] });
    expect((await call("PUT", `/api/tuskers/${added[0]}`, { token, json })).status).toBe(200);
    expect([await found("hambantota"), await found("crossed"), await found("blindness")]).toEqual([[], [], ["Gemunu"]]);
  });

  test("by name alone finds no place", async () => {
    const { found } = await openPlaces();
    expect(await found("yala", "/api/tuskers/search/search-by-name?name=")).toEqual(["Yalaraja"]);
  });
});

describe("near spellings", () => {
  test.each([
    ["milangodda", "Millangoda Raja"],
    ["kavantisa", "Kawanthissa"],
    ["gemunoo", "Gemunu"],
    ["gajabba", "Kawanthissa"],
  ])("%s is offered as %s", async (query, name) => {
    const { call } = await openHerd();
    const answer = await call("GET", `/api/tuskers/search/suggest?q=${query}`);
    const suggestions = (await answer.json()) as { name: string; slug: string }[];
    expect(suggestions[0]?.name).toBe(name);
    expect(suggestions.length).toBeLessThanOrEqual(5);
  });

  test.each(["", "xy", "qqqqqq", "hippopotamus", '"', "sando", "\u0000\u0000\u0000", "ab\u0000cd"])(
    "'%s' is near nothing that is public",
    async (query) => {
      const { call } = await openHerd();
      const answer = await call("GET", `/api/tuskers/search/suggest?q=${encodeURIComponent(query)}`);
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    },
  );
});

describe("searching articles", () => {
  test("looks through title and excerpt", async () => {
    const site = await openTestApi();
    for (const fields of [
      { title: "Why tusks are rare" },
      { title: "The Gathering", excerpt: "Grass, not water, brings them." },
      { title: "Counting", content: "Only the content speaks of grass." },
    ]) {
      await site.call("POST", "/api/articles", { token: site.token, json: someArticle(fields) });
    }
    const answer = await site.call("GET", "/api/articles?search=GRASS");
    expect(((await answer.json()) as { title: string }[]).map((article) => article.title)).toEqual(["The Gathering"]);
  });
});
