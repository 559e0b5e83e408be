import { join } from "node:path";
import { expect, test } from "vitest";
import { CORRECTION, leaveLetter, PHOTOGRAPH } from "../../../../tests/support/letters.ts";
import { filesBelow, taggedJpeg } from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { openTestApi, signInAs, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import { sweepImages } from "../../../content/image-library/sweep-images.server.ts";
import type { Letter } from "../letter.ts";
import { deleteOldLetters } from "./delete-letter.server.ts";

async function openWith(open: () => Promise<TestApi> = openTestApi) {
  const site = await open();
  encodeHere(site.services);
  const { call, token } = site;
  const answer = await call("POST", "/api/tuskers", { token, json: someTusker({ category: "wild" }) });
  return { site, tusker: (await answer.json()) as { _id: string } };
}

async function onlyLetter({ call, token }: TestApi, closed = "0"): Promise<Letter> {
  const [letter] = (await (await call("GET", `/api/letters?closed=${closed}`, { token })).json()) as Letter[];
  if (letter === undefined) throw new Error("There is no letter");
  return letter;
}

const own = async ({ call }: TestApi, link: string) => (await call("GET", `/api/letters/sent/${link}`)).json();
const change = ({ call, token }: TestApi, { _id }: Letter, json: unknown) =>
  call("PUT", `/api/letters/${_id}`, { token, json });
const take = ({ call, token }: TestApi, { _id }: Letter) =>
  call("POST", `/api/letters/${_id}/photograph`, { token, json: { alt: "Gemunu walks.", credit: "Nimal Perera" } });
const filesOf = async ({ services }: TestApi) => (await filesBelow(join(services.config.dataDir, "uploads"))).size;

test("its reader follows what becomes of a letter through its link", async () => {
  const { site } = await openWith();
  const link = await leaveLetter(site);
  const letter = await onlyLetter(site);
  await change(site, letter, { state: "reading" });
  expect(await own(site, link)).toMatchObject({ state: "reading", answer: null });
  expect((await change(site, letter, { state: "declined", answer: " " })).status).toBe(422);
  await change(site, letter, { state: "answered", answer: "Both heights stand on his page now." });
  expect(await own(site, link)).toMatchObject({ state: "answered", answer: "Both heights stand on his page now." });
  expect(await onlyLetter(site, "1")).toMatchObject({ state: "answered" });
  await change(site, letter, { state: "taken", version: 1 });
  expect(await own(site, link)).toMatchObject({ state: "taken", answer: "Both heights stand on his page now." });
  expect(await onlyLetter(site, "1")).toMatchObject({ takenVersion: 1 });
  expect((await change(site, letter, { state: "taken", version: 2 })).status).toBe(422);
});

test("the photograph of a letter is seen by those alone who may read letters, and not in the library", async () => {
  const { site } = await openWith(openTestSite);
  await leaveLetter(site, PHOTOGRAPH, await taggedJpeg(1300, 900));
  const { photograph } = await onlyLetter(site);
  const writer = await signInAs(site.services, "writer");
  const editor = await signInAs(site.services, "editor");
  const page = site as Awaited<ReturnType<typeof openTestSite>>;
  for (const address of [photograph?.url ?? "", photograph?.shownUrl ?? ""]) {
    const seen = async (token?: string) =>
      (await page.get(address, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } })).status;
    expect([await seen(), await seen(writer), await seen(editor)], address).toEqual([404, 404, 200]);
  }
  const { token, call } = site;
  const name = photograph?.url.split("/").at(-1) ?? "";
  expect(await (await call("GET", "/api/uploads", { token })).text()).not.toContain(name);
  const outcomes = await Promise.all([
    call("GET", `/api/uploads/${name}`, { token }),
    call("PUT", `/api/uploads/${name}`, { token, json: { alt: "Mine" } }),
    call("DELETE", `/api/uploads/${name}`, { token }),
    call("POST", `/api/uploads/${name}/withdraw`, { token }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const entry = someTusker({ name: "Other", images: [photograph?.url] });
  expect((await call("POST", "/api/tuskers", { token, json: entry })).status).toBe(422);
  const counts = (await (await call("GET", "/api/desk", { token })).json()) as Record<string, unknown>;
  expect(counts).toMatchObject({ letters: { open: 1 }, pictures: { total: 0 } });
});

test("a photograph that a keeper took is public once an entry that shows it is published", async () => {
  const { site, tusker } = await openWith(openTestSite);
  const page = site as Awaited<ReturnType<typeof openTestSite>>;
  const link = await leaveLetter(site, PHOTOGRAPH, await taggedJpeg(1300, 900));
  const letter = await onlyLetter(site);
  site.services.clock.advance(30 * 24 * 60 * 60 * 1000);
  site.token = await signInAs(site.services, "editor");
  expect((await take(site, letter)).status).toBe(200);
  expect((await take(site, letter)).status).toBe(200);
  const { url = "" } = letter.photograph ?? {};
  expect((await page.get(url)).status).toBe(404);
  // The keeper may take as long for the entry as after an upload.
  await sweepImages(site.services);
  const { call, token } = site;
  const library = (await (await call("GET", `/api/uploads/${url.split("/").at(-1)}`, { token })).json()) as object;
  expect(library).toMatchObject({
    alt: "Gemunu walks.",
    credit: "Nimal Perera",
    licence: "CC BY 4.0",
    takenOn: "2024-08",
  });
  const saved = await call("PUT", `/api/tuskers/${tusker._id}`, { token, json: someTusker({ images: [url] }) });
  expect(saved.status).toBe(200);
  expect((await page.get(url)).status).toBe(200);
  await change(site, letter, { state: "taken" });
  expect((await call("DELETE", `/api/letters/sent/${link}`)).status).toBe(200);
  // What was published with a licence stays; the letter does not.
  expect((await page.get(url)).status).toBe(200);
  expect((await call("GET", `/api/letters/${letter._id}`, { token })).status).toBe(404);
});

test("a letter that is taken back, declined or deleted leaves no photograph", async () => {
  const { site } = await openWith();
  const { call, token } = site;
  const photograph = await taggedJpeg(1300, 900);
  const link = await leaveLetter(site, PHOTOGRAPH, photograph);
  expect((await call("DELETE", `/api/letters/sent/${link}`)).status).toBe(200);
  expect((await call("GET", `/api/letters/sent/${link}`)).status).toBe(404);
  expect(await filesOf(site)).toBe(0);
  await leaveLetter(site, PHOTOGRAPH, photograph);
  await change(site, await onlyLetter(site), { state: "declined", answer: "Another tusker." });
  expect(await filesOf(site)).toBe(0);
  await leaveLetter(site, PHOTOGRAPH, photograph);
  expect((await call("DELETE", `/api/letters/${(await onlyLetter(site))._id}`, { token })).status).toBe(200);
  expect(await filesOf(site)).toBe(0);
  expect(await site.services.db.read.selectFrom("images").selectAll().execute()).toEqual([]);
});

test("letters of two years ago go with their photographs, answered ones as well; an old photograph stays until then", async () => {
  const { site } = await openWith();
  const { clock } = site.services;
  await leaveLetter(site, PHOTOGRAPH, await taggedJpeg(1300, 900));
  await change(site, await onlyLetter(site), { state: "answered", answer: "Thank you." });
  clock.set("2028-02-29T06:00:00.000Z");
  await leaveLetter(site, CORRECTION);
  expect(await deleteOldLetters(site.services)).toBe(0);
  expect(await sweepImages(site.services)).toMatchObject({ unused: 0, removed: 0, removedFiles: 0 });
  expect(await filesOf(site)).toBeGreaterThan(0);
  clock.set("2028-03-01T06:01:00.000Z");
  site.token = await signInAs(site.services, "editor");
  expect(await deleteOldLetters(site.services)).toBe(1);
  expect(await filesOf(site)).toBe(0);
  expect(await onlyLetter(site)).toMatchObject({ kind: "correction" });
  const activities = await site.services.db.read.selectFrom("activities").select(["subject_kind", "action"]).execute();
  expect(activities.filter(({ subject_kind }) => subject_kind === "letter")).toEqual([]);
});
