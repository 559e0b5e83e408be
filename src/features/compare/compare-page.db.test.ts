import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

const SOURCES = [
  { title: "A paper", kind: "news" },
  { title: "A book", kind: "book" },
];

/** A site with a tusker whose tusks cross, and one whose tusks run side by side; each rests on his own source. */
async function openWithTwo() {
  const site = await openTestSite();
  const add = async (fields: Record<string, unknown>) => {
    const json = someTusker({ age: null, ...fields });
    const answer = await site.call("POST", "/api/tuskers", { token: site.token, json });
    expect(answer.status, await answer.clone().text()).toBe(201);
  };
  const [paper, book] = await Promise.all(
    SOURCES.map(async (json) => {
      const answer = await site.call("POST", "/api/sources", { token: site.token, json });
      return ((await answer.json()) as { key: string }).key;
    }),
  );
  await add({
    name: "Dala",
    status: "dead",
    diedOn: "2017-05",
    claims: { height: [{ value: { min: 3, max: 3.4 }, sources: [paper] }] },
    features: [
      { character: "tusks", state: "both", sources: [paper] },
      { character: "tusk_form", state: "crossed", sources: [paper] },
    ],
  });
  await add({
    name: "Koliya",
    claims: { height: [{ value: { min: 2.5, max: 2.6 }, sources: [book] }] },
    events: [{ kind: "first_recorded", date: "1999", text: "Seen.", place: "yala", sources: [book] }],
    features: [
      { character: "tusks", state: "both", sources: [book] },
      { character: "tusk_form", state: "parallel", sources: [book] },
      { character: "tail_brush", state: "bare", sources: [book] },
    ],
  });
  const read = async (path: string) => {
    const { body, status } = await site.get(path);
    // Text alone: React separates neighbouring texts by comments.
    return { status, html: String(body).replaceAll("<!-- -->", "") };
  };
  return { ...site, read };
}

/** The row of the table whose label begins like this. */
const rowOf = (html: string, label: string): string =>
  [...html.matchAll(/<tr[^>]*>.*?<\/tr>/gs)].map(([row]) => row).find((row) => row.includes(`>${label}`)) ?? "";

test("what is recorded of both stands in rows, and a row that differs says so", async () => {
  const { read } = await openWithTwo();
  const { status, html } = await read("/compare?a=dala&b=koliya");
  expect(status).toBe(200);
  expect(rowOf(html, "Form of the tusks")).toMatch(/data-differs.*Crossed.*#source-1.*Side by side.*#source-2/s);
  expect(rowOf(html, "Tusks")).not.toContain("data-differs");
  expect(rowOf(html, "Height")).toContain("data-differs");
  expect(rowOf(html, "Status")).toContain("data-differs");
  expect(rowOf(html, "Brush of the tail")).toMatch(/not known.*Bare/s);
  expect(rowOf(html, "Brush of the tail")).not.toContain("data-differs");
  expect(rowOf(html, "Lobe of the ear")).toBe("");
});

test("both drawings and both heights are served", async () => {
  const { read } = await openWithTwo();
  const { html } = await read("/compare?a=dala&b=koliya");
  const drawings = new Set(
    [...html.matchAll(/href="(\/illustrations\/features\/[^"#]+)#plate"/g)].map(([, path]) => path),
  );
  expect(drawings.size).toBe(4);
  for (const path of drawings) expect([path, (await read(path ?? "")).status]).toEqual([path, 200]);
});

test("where he was recorded has the sources of those events", async () => {
  const { read } = await openWithTwo();
  const { html } = await read("/compare?a=dala&b=koliya");
  expect(rowOf(html, "Where")).toMatch(/Yala National Park.*#source-2/s);
  expect(rowOf(html, "Where")).not.toContain("data-differs");
});

test("a name that somebody types is found as well as an address", async () => {
  const { read } = await openWithTwo();
  expect((await read("/compare?a=DALA&b=Koliya")).html).toContain("data-differs");
});

test.each([
  ["/compare", 200],
  ["/compare?a=dala", 200],
  ["/compare?a=dala&b=dala", 200],
  ["/compare?a=dala&b=nobody", 404],
])("%s has no table, but both fields to choose from", async (path, expected) => {
  const { read } = await openWithTwo();
  const { status, html } = await read(path);
  expect(status).toBe(expected);
  expect(html).not.toContain("<table");
  expect(html.match(/<option value="koliya"/g)).toHaveLength(2);
});

test("an animal that is not in the directory is named", async () => {
  const { read } = await openWithTwo();
  expect((await read("/compare?a=dala&b=%3Cb%3Enobody")).html).toContain("“&lt;b&gt;nobody”");
});
