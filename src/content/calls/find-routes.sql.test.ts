import { beforeEach, expect, test } from "vitest";
import { bodyOf } from "../../../tests/support/body-of.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { openTestApi, signInAs, someArticle, someTusker, type TestApi } from "../../../tests/support/test-api.ts";
import type { FoundHits } from "../find/found-hit.ts";
import type { EditedTranslation } from "../translation-work/edited-translation.ts";

let site: TestApi;

beforeEach(async () => {
  site = await openTestApi();
});

const add = async (path: string, json: unknown): Promise<string> => {
  const answer = await site.call("POST", `/api/${path}`, { token: site.token, json });
  expect([answer.status, answer.status === 201 ? "" : await answer.text()]).toEqual([201, ""]);
  const { _id, key } = (await answer.json()) as { _id?: string; key?: string };
  return _id ?? key ?? "";
};

async function find(search: string, { after = "", limit = "", token = site.token } = {}): Promise<FoundHits> {
  const query = new URLSearchParams({ search, ...(after && { after }), ...(limit && { limit }) });
  const answer = await site.call("GET", `/api/desk/find?${query}`, { token });
  expect(answer.status).toBe(200);
  return bodyOf(answer);
}

/** Every hit as its place, and its words in their sentence. */
const told = ({ hits }: FoundHits) =>
  hits.map(({ name, place, text, marks }) => [
    name,
    place,
    marks.reduceRight(
      (all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
      text,
    ),
  ]);

test("words are found in every text of an entry, drafts included, and each hit names its field", async () => {
  await add(
    "tuskers",
    someTusker({
      name: "Gemunu",
      description: "<h2>What he does</h2><p>He takes food from safari <b>jeeps</b>.</p><p>He rests.</p>",
      publication: "draft",
      claims: {
        height: [{ value: { min: 3, max: 3 }, certainty: "likely", note: "By a driver of jeeps.", sources: [] }],
      },
      events: [{ date: "2013", kind: "first_recorded", text: "Seen beside jeeps.", certainty: "certain", sources: [] }],
      statusNote: "Followed by Jeeps",
    }),
  );
  await add("articles", someArticle({ title: "Quiet", content: "<p>Keep the engines of jeeps off.</p>" }));
  const found = await find("JEEPS");
  expect(found.next).toBeNull();
  expect(told(found)).toEqual([
    ["Gemunu", "Note on the status", "Followed by [Jeeps]"],
    ["Gemunu", "Description", "He takes food from safari [jeeps]."],
    ["Gemunu", "Facts, Height at the shoulder, note", "By a driver of [jeeps]."],
    ["Gemunu", "Events, 2013", "Seen beside [jeeps]."],
    ["Quiet", "Content", "Keep the engines of [jeeps] off."],
  ]);
  expect(found.hits.map(({ path, group, isDraft }) => [path, group, isDraft])).toEqual([
    ["statusNote", "texts", true],
    ["description", "texts", true],
    ["claims.height.0.note", "facts", true],
    ["events.0.text", "events", true],
    ["content", "texts", false],
  ]);
  expect(found.hits[0]?.drawingUrl).toMatch(/^\/portraits\//);
});

test("tags, sources, images and pages are found at their own places, each once", async () => {
  for (const name of ["One", "Two"]) await add("tuskers", someTusker({ name, tags: ["zebra stripes"] }));
  const key = await add("sources", { title: "The zebra of Yala", kind: "book", note: "In the zebra room" });
  const image = await storeImage(site.services, "tank.jpg");
  await site.call("PUT", `/api/uploads/${image}`, { token: site.token, json: { alt: "A zebra at the tank" } });
  expect((await find("zebra")).hits.map(({ group, kind, path }) => [group, kind, path])).toEqual([
    ["tags", "tag", "tag"],
    ["sources", "source", "title"],
    ["sources", "source", "note"],
    ["images", "image", "alt"],
  ]);
  expect((await find("zebra room")).hits).toMatchObject([{ _id: key, text: "In the zebra room" }]);
  const about = (await find("about elephants")).hits.filter(({ kind }) => kind === "page");
  expect(new Set(about.map(({ name }) => name))).toContain("Home");
});

test("translations are found in their own letters, and lead to the paragraph of their language", async () => {
  const id = await add("tuskers", someTusker({ name: "Raja", description: "<p>He lives in the north.</p>" }));
  const path = `/api/translations/si/tusker/${id}`;
  const edited = await bodyOf<EditedTranslation>(await site.call("GET", path, { token: site.token }));
  const block = edited.fields.find(({ name }) => name === "description")?.blocks[0];
  const piece = { field: "description", fingerprint: block?.fingerprint, nth: block?.nth, state: "translated" };
  const text = "ඔහු ශ්‍රී ලංකාවේ උතුරේ ජීවත් වේ.";
  await site.call("PUT", path, { token: site.token, json: { pieces: [{ ...piece, text }] } });
  expect((await find("ශ්රී උතුරේ")).hits).toMatchObject([
    { group: "translations", kind: "tusker", _id: id, name: "Raja", language: "si", path: "description" },
  ]);
  await site.call("DELETE", `/api/tuskers/${id}`, { token: site.token });
  expect((await find("ශ්රී උතුරේ")).hits).toEqual([]);
});

test("what is in the bin is not found, nor anything by nothing", async () => {
  const id = await add("tuskers", someTusker({ name: "Quagga" }));
  expect((await find("quagga")).hits).toHaveLength(1);
  await site.call("DELETE", `/api/tuskers/${id}`, { token: site.token });
  expect((await find("quagga")).hits).toEqual([]);
  expect(await find(' "" ')).toEqual({ hits: [], next: null });
});

test("a search that has enough hits goes on where it stopped, and finds every text once", async () => {
  for (let number = 1; number <= 5; number += 1) {
    await add("tuskers", someTusker({ name: `Quagga ${number}` }));
    await add("articles", someArticle({ title: `On quagga ${number}` }));
  }
  const names: string[] = [];
  let calls = 0;
  for (let after: string | null = ""; after !== null; calls += 1) {
    const found = await find("quagga", { after, limit: "2" });
    names.push(...found.hits.map(({ name }) => name));
    after = found.next;
  }
  expect(names).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => `Quagga ${number}`),
    ...[1, 2, 3, 4, 5].map((number) => `On quagga ${number}`),
  ]);
  expect(calls).toBeGreaterThan(4);
});

test("nobody is led to what their role may not change, and strangers find nothing", async () => {
  await add("tuskers", someTusker({ name: "Quagga", tags: ["quagga"] }));
  await add("sources", { title: "The quagga", kind: "book" });
  const writer = await signInAs(site.services, "writer");
  expect((await find("quagga", { token: writer })).hits.map(({ kind }) => kind)).toEqual(["tusker"]);
  expect((await site.call("GET", "/api/desk/find?search=quagga")).status).toBe(401);
});

test("what no search can be is refused, and an invalid place to go on from begins anew", async () => {
  const status = async (query: string) =>
    (await site.call("GET", `/api/desk/find?${query}`, { token: site.token })).status;
  expect(await status("")).toBe(422);
  expect(await status(`search=${"a".repeat(201)}`)).toBe(422);
  for (const after of ["nowhere:1", "tuskers:none", "translations:%00", "tuskers:99999999999999999999"])
    expect([after, await status(`search=a&after=${after}`)]).toEqual([after, 200]);
});
