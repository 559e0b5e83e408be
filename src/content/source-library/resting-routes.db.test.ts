import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";

const PAPER = { key: "S7", title: "The Paper: Raja dies", url: "https://paper.example/1", kind: "news" };
const SOURCES = { sources: [PAPER] };

type Entry = { title: string; statements: string[]; statementCount: number };
type Source = { uses: number; usedBy: Entry[] };

async function openLibrary() {
  const { call, token } = await openTestApi();
  const send = async (path: string, json: unknown) => {
    const answer = await call("POST", path, { token, json });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return (await answer.json()) as { _id: string };
  };
  const source = async (asked?: string) =>
    (await (await call("GET", "/api/sources/S7", asked === undefined ? {} : { token: asked })).json()) as Source;
  return { send, source, token };
}

test("a source tells what of each entry rests on it, and names no tusker whose page readers cannot open", async () => {
  const { send, source, token } = await openLibrary();
  const said = { certainty: "certain", sources: ["S7"] };
  const draft = await send("/api/tuskers", someTusker({ name: "Hidden One", publication: "draft" }));
  const known = await send("/api/tuskers", someTusker({ name: "Sando" }));
  await send(
    "/api/tuskers",
    someTusker({
      ...SOURCES,
      name: "Raja",
      claims: { born: [{ ...said, value: "1953~", certainty: "likely" }] },
      events: [{ ...said, kind: "wounded", date: "1990", place: "yala", text: "Wounded." }],
      relations: [
        { ...said, kind: "rival", to: known._id },
        { ...said, kind: "rival", to: draft._id },
      ],
    }),
  );
  await send(
    "/api/articles",
    someArticle({ ...SOURCES, title: "Cites it", content: '<p>So.<sup data-sources="S7"></sup></p>' }),
  );
  await send("/api/articles", someArticle({ ...SOURCES, title: "Lists it" }));
  await send("/api/articles", someArticle({ ...SOURCES, title: "To come", publishDate: "2030-01-01" }));

  const seen = await source();
  expect(seen.uses).toBe(3);
  expect(seen.usedBy).toMatchObject([
    {
      title: "Raja",
      statements: ["Born: about 1953 (likely)", "Wounded, 1990", "Fought with Sando"],
      statementCount: 3,
    },
    { title: "Cites it", statements: ["The text"] },
    { title: "Lists it", statements: [], statementCount: 0 },
  ]);
  const all = await source(token);
  expect([all.uses, all.usedBy.at(-1)?.title]).toEqual([4, "To come"]);
  expect(JSON.stringify([seen, all])).not.toContain("Hidden One");
});

test("of many entries and statements the first are told, and how many there are", async () => {
  const { send, source } = await openLibrary();
  const events = Array.from({ length: 25 }, (_, index) => ({
    kind: "treated",
    date: String(1980 + index),
    text: "Treated.",
    sources: ["S7"],
  }));
  await send("/api/tuskers", someTusker({ ...SOURCES, name: "Aruna", events }));
  for (let number = 1; number <= 101; number += 1) {
    await send("/api/articles", someArticle({ ...SOURCES, title: `Number ${number}` }));
  }
  const { uses, usedBy } = await source();
  expect([uses, usedBy.length]).toEqual([102, 100]);
  expect(usedBy[0]).toMatchObject({ title: "Aruna", statementCount: 25 });
  expect(usedBy[0]?.statements).toHaveLength(20);
});
