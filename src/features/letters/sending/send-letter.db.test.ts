import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CORRECTION, leaveLetter, letterForm, PHOTOGRAPH } from "../../../../tests/support/letters.ts";
import {
  drawing,
  filesBelow,
  heicHead,
  pngBomb,
  secretsIn,
  taggedJpeg,
} from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { openTestApi, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";

async function openWith(fields: Record<string, unknown> = {}): Promise<TestApi> {
  const site = await openTestApi();
  encodeHere(site.services);
  const { call, token } = site;
  await call("POST", "/api/tuskers", { token, json: someTusker({ category: "wild", ...fields }) });
  return site;
}

const send = (site: TestApi, fields: Record<string, string>, photograph?: Uint8Array<ArrayBuffer>) =>
  site.call("POST", "/api/letters", { body: letterForm({ tusker: "gemunu", ...fields }, photograph) });

/** The fields that a letter is refused for, with the sentence at each. */
async function refused(site: TestApi, fields: Record<string, string>, photograph?: Uint8Array<ArrayBuffer>) {
  const answer = await send(site, fields, photograph);
  const { errors } = (await answer.json()) as { errors: { path: string; message: string }[] };
  expect(answer.status).toBe(422);
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

const letters = ({ services }: TestApi) => services.db.read.selectFrom("letters").selectAll().execute();
const images = ({ services }: TestApi) => services.db.read.selectFrom("images").selectAll().execute();
const filesOf = ({ services }: TestApi) => filesBelow(join(services.config.dataDir, "uploads"));

test("a correction is kept, and its reader alone gets the link", async () => {
  const site = await openWith();
  const token = await leaveLetter(site);
  expect(token).toMatch(/^[\w-]{43}$/);
  const [row] = await letters(site);
  expect(row).toMatchObject({ state: "received", correction: "10.5 feet", tusker_name: "Gemunu", sender: null });
  expect(JSON.stringify(row)).not.toContain(token);
  const own = await (await site.call("GET", `/api/letters/sent/${token}`)).json();
  expect(own).toMatchObject({ state: "received", about: "height", answer: null, tusker: { slug: "gemunu" } });
  expect((await site.call("GET", `/api/letters/sent/${"A".repeat(43)}`)).status).toBe(404);
});

test("what is missing is said at each field", async () => {
  const site = await openWith();
  expect(Object.keys(await refused(site, { kind: "correction" })).toSorted()).toEqual(["about", "right"]);
  expect(Object.keys(await refused(site, { ...CORRECTION, source: "" }))).toEqual(["source"]);
  expect((await send(site, { ...CORRECTION, source: "", seen: "on" })).status).toBe(201);
  const missing = await refused(site, { kind: "photograph" });
  expect(Object.keys(missing).toSorted()).toEqual(
    ["file", "licence", "maker", "month", "permission", "place", "year"].toSorted(),
  );
  expect(await refused(site, {})).toHaveProperty("kind");
});

test("no place below a park or a district is taken for a tusker who may live wild, in any field", async () => {
  const site = await openWith();
  const near = "He stands at Kudawila tank every evening.";
  for (const [fields, name] of [
    [CORRECTION, "wrong"],
    [CORRECTION, "right"],
    [CORRECTION, "source"],
    [CORRECTION, "name"],
    [PHOTOGRAPH, "note"],
    [PHOTOGRAPH, "maker"],
  ] as const) {
    const photograph = fields.kind === "photograph" ? await taggedJpeg() : undefined;
    expect(await refused(site, { ...fields, [name]: near }, photograph)).toEqual({
      [name]: expect.stringContaining("Kudawila tank"),
    });
    expect(await refused(site, { ...fields, [name]: "6.3755, 81.5170" }, photograph)).toHaveProperty(name);
    expect(await refused(site, { ...fields, [name]: "https://maps.app.goo.gl/aB3dE" }, photograph)).toHaveProperty(
      name,
    );
  }
  expect(await letters(site)).toEqual([]);
  expect(await images(site)).toEqual([]);
});

test("a photograph names a park or a district, and none that is so small that he could be found in it", async () => {
  const site = await openWith();
  const photograph = await taggedJpeg();
  for (const place of ["bundala", "sri-dalada-maligawa", "kudawila", ""]) {
    expect(Object.keys(await refused(site, { ...PHOTOGRAPH, place }, photograph)), place).toEqual(["place"]);
  }
  expect(Object.keys(await refused(site, { ...PHOTOGRAPH, year: "2027" }, photograph))).toEqual(["month"]);
});

test("of a tame tusker the temple may be told, but no position", async () => {
  const site = await openWith({ category: "domesticated" });
  expect((await send(site, { ...PHOTOGRAPH, place: "sri-dalada-maligawa" }, await taggedJpeg())).status).toBe(201);
  expect((await send(site, { ...CORRECTION, right: "He lived at Kudawila tank." })).status).toBe(201);
  expect(await refused(site, { ...CORRECTION, right: "6.3755, 81.5170" })).toHaveProperty("right");
});

test("neither the stored photograph nor any variant carries position, camera or date, and its name tells nothing", async () => {
  const site = await openWith();
  const sent = await taggedJpeg(1300, 900);
  expect(secretsIn(sent)).not.toEqual([]);
  const token = await leaveLetter(site, PHOTOGRAPH, sent);
  const files = await filesOf(site);
  expect(files.size).toBeGreaterThan(2);
  for (const [name, bytes] of files) {
    expect(secretsIn(bytes), name).toEqual([]);
    expect(name).toMatch(/gemunu-[0-9a-f]{20}/);
  }
  const own = await (await site.call("GET", `/api/letters/sent/${token}`)).text();
  expect(own).toContain('"takenOn":"2024-08"');
  expect(own).not.toContain("/uploads/");
});

test("files that are no photograph are refused at their field, and leave nothing", async () => {
  const site = await openWith();
  const markup = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  const cut = (await drawing(640, 480).jpeg().toBuffer()).subarray(0, 900);
  for (const bytes of [markup, pngBomb(), heicHead(), cut, new Uint8Array()]) {
    expect(Object.keys(await refused(site, PHOTOGRAPH, new Uint8Array(bytes)))).toEqual(["file"]);
  }
  expect([(await letters(site)).length, (await images(site)).length, (await filesOf(site)).size]).toEqual([0, 0, 0]);
});

test("a form that is too large, or none at all, is refused before anything is read of it", async () => {
  const site = await openWith();
  const large = await send(site, PHOTOGRAPH, new Uint8Array(15_200_000));
  expect(large.status).toBe(413);
  expect((await send(site, PHOTOGRAPH, new Uint8Array(15_050_000))).status).toBe(422);
  expect((await site.call("POST", "/api/letters", { json: CORRECTION })).status).toBe(415);
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  expect((await site.call("POST", "/api/letters", { body: "--x\r\nnonsense", headers })).status).toBe(400);
});

test("a text that is far too long is refused before it is parsed, and leaves no file", async () => {
  const site = await openWith();
  expect((await send(site, { ...CORRECTION, wrong: "\r\n".repeat(60_000) })).status).toBe(413);
  expect(await refused(site, { ...CORRECTION, wrong: "a".repeat(60_000) })).toHaveProperty("wrong");
  expect(await readdir(join(site.services.config.dataDir, "uploads", ".tmp"))).toEqual([]);
});

test("the hidden field, unknown tuskers and drafts are refused", async () => {
  const site = await openWith({ publication: "draft" });
  expect((await send(site, CORRECTION)).status).toBe(404);
  expect((await send(site, { ...CORRECTION, tusker: "nobody" })).status).toBe(404);
  const open = await openWith();
  expect(await refused(open, { ...CORRECTION, website: "https://spam.example" })).toHaveProperty("website");
});

test("a sixth letter within ten minutes waits, and strangers cannot fill the store", async () => {
  const site = await openWith();
  for (let count = 0; count < 5; count += 1) await leaveLetter(site);
  const answer = await send(site, CORRECTION);
  expect([answer.status, answer.headers.has("Retry-After")]).toEqual([429, true]);
  const full = await openWith();
  await leaveLetter(full);
  const [row] = await letters(full);
  const many = Array.from({ length: 499 }, (_, index) => ({ ...row, id: `id${index}`, token_hash: `hash${index}` }));
  await full.services.db.write
    .insertInto("letters")
    .values(many as never)
    .execute();
  expect((await send(full, CORRECTION)).status).toBe(503);
});

test("a form of very many parts is refused before it is parsed, which would hold everybody up", async () => {
  const site = await openWith();
  const part = '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n';
  const body = `${part.repeat(200_000)}--x--\r\n`;
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  // Parsed, it would be the letter about a tusker who is not named: 404.
  expect((await site.call("POST", "/api/letters", { headers, body })).status).toBe(400);
});
