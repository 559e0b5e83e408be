import { expect, test } from "vitest";
import { drawing } from "../../../../tests/support/sample-images.ts";
import { openTestApi, signInAs, someArticle, someTusker, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { FORM_TYPE, imageForm } from "../../../../tests/support/upload-forms.ts";

type Warned = {
  _id: string;
  version: number;
  warnings?: { path: string; message: string }[];
  warningsSeenAt?: string;
  warningsSeenBy?: string;
  unseenWarnings?: true;
};

const SEASON = "In August he comes to Minneriya.";
const OTHER_SEASON = "In the dry season he moves to Kaudulla.";

async function open() {
  const test = await openTestApi();
  const { call, token } = test;
  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, ...(json === undefined ? {} : { json }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const add = async (fields: object) =>
    (await (await send("POST", "/api/tuskers", someTusker({ ...fields }))).json()) as Warned;
  const save = (id: string, fields: object) => send("PUT", `/api/tuskers/${id}`, someTusker({ ...fields }));
  const read = async (id: string, kind = "tusker") =>
    (await (await call("GET", `/api/${kind}s/${id}`, { token })).json()) as Warned;
  const look = (id: string, kind = "tusker") => send("POST", `/api/${kind}s/${id}/warnings/seen`);
  const isSeen = async (id: string, kind = "tusker") => {
    const { warnings, warningsSeenAt } = await read(id, kind);
    return warnings === undefined ? "no warnings" : warningsSeenAt !== undefined;
  };
  const listUnseen = async (kind = "tusker") => {
    const list = await send("GET", `/api/${kind}s?drafts=1&warnings=unseen&page=1`);
    return ((await list.json()) as Warned[]).map(({ _id }) => _id);
  };
  return { ...test, send, add, save, read, look, isSeen, listUnseen };
}

test("an entry carries its warnings until somebody marks them as looked at, and stays public meanwhile", async () => {
  const { add, read, look, listUnseen, services } = await open();
  const { _id, warnings, warningsSeenAt } = await add({ statusNote: SEASON });
  expect([warnings?.map(({ path }) => path), warningsSeenAt]).toEqual([["statusNote"], undefined]);
  await add({ name: "Without" });
  expect(await read(_id)).toMatchObject({ warnings });
  expect(await listUnseen()).toEqual([_id]);
  expect(await (await look(_id)).json()).toEqual({
    warnings,
    warningsSeenAt: services.clock.now().toISOString(),
    warningsSeenBy: TEST_USERNAME,
  });
  expect(await read(_id)).toMatchObject({ warnings, warningsSeenBy: TEST_USERNAME, version: 1 });
  expect(await listUnseen()).toEqual([]);
});

test("readers are told nothing of warnings, in lists neither", async () => {
  const { add, call } = await open();
  const { _id } = await add({ statusNote: SEASON });
  const entry = await call("GET", `/api/tuskers/${_id}`);
  expect(await entry.json()).not.toHaveProperty("warnings");
  expect(await (await call("GET", "/api/tuskers?page=1")).json()).toEqual([
    expect.not.objectContaining({ unseenWarnings: true }),
  ]);
  expect((await call("GET", "/api/tuskers?page=1&warnings=unseen")).status).toBe(422);
});

test("only a save that brings another warning asks again", async () => {
  const { add, save, look, isSeen } = await open();
  const { _id } = await add({ statusNote: SEASON });
  await look(_id);
  await save(_id, { age: 41 });
  expect(await isSeen(_id)).toBe(true);
  await save(_id, { description: OTHER_SEASON });
  expect(await isSeen(_id)).toBe(false);
  await look(_id);
  await save(_id, { description: "" });
  expect(await isSeen(_id)).toBe(true);
  await save(_id, { statusNote: null });
  expect(await isSeen(_id)).toBe("no warnings");
  await save(_id, { statusNote: SEASON });
  expect(await isSeen(_id)).toBe(false);
});

test("a warning that only moves in a list, because something was put before it, stays marked", async () => {
  const { add, save, look, isSeen } = await open();
  const { _id } = await add({ tags: ["nelumwewa"] });
  await look(_id);
  await save(_id, { tags: ["single tusk", "nelumwewa"] });
  expect(await isSeen(_id)).toBe(true);
});

test("an old version that is restored brings its warnings back", async () => {
  const { add, save, look, isSeen, send } = await open();
  const { _id } = await add({ statusNote: SEASON });
  await look(_id);
  await save(_id, { statusNote: null });
  await send("POST", `/api/tuskers/${_id}/revisions/1/restore`);
  expect(await isSeen(_id)).toBe(false);
});

test("imported entries, renamed tags and the words of images bring warnings too", async () => {
  const { send, call, token, add, isSeen, listUnseen } = await open();
  const file = { format: "sri-lankan-tuskers", version: 1, tuskers: [someTusker({ name: "Drona", origin: SEASON })] };
  await send("POST", "/api/import", file);
  expect(await listUnseen()).toHaveLength(1);
  const tagged = await add({ tags: ["calm"] });
  await send("PUT", "/api/tags/calm", { name: "nelumwewa" });
  expect(await isSeen(tagged._id)).toBe(false);
  const body = imageForm(await drawing(20, 20).png().toBuffer());
  const upload = await call("POST", "/api/uploads", { token, headers: { "Content-Type": FORM_TYPE }, body });
  const { url } = (await upload.json()) as { url: string };
  const pictured = await add({ name: "Pictured", images: [url] });
  await send("PUT", `/api/uploads/${url.split("/").at(-1)}`, { alt: "At Nelumwewa", credit: "" });
  expect(await isSeen(pictured._id)).toBe(false);
});

test("an article carries its warnings as well, those about days beside a tusker's name included", async () => {
  const { add, send, look, isSeen, listUnseen } = await open();
  await add({ name: "Nandimithra" });
  const content = "<p>On 9 February 2022 Nandimithra crushed a jeep.</p>";
  const { _id } = (await (await send("POST", "/api/articles", someArticle({ content }))).json()) as Warned;
  expect(await listUnseen("article")).toEqual([_id]);
  await look(_id, "article");
  expect(await isSeen(_id, "article")).toBe(true);
});

test("lists and counts tell which entries wait, without those in the bin", async () => {
  const { add, send, look, read } = await open();
  const { _id } = await add({ name: "Waiting", statusNote: SEASON });
  const seen = await add({ name: "Seen", statusNote: SEASON });
  const binned = await add({ name: "Binned", statusNote: SEASON });
  await look(seen._id);
  await send("DELETE", `/api/tuskers/${binned._id}`);
  const list = (await (await send("GET", "/api/tuskers?drafts=1&page=1")).json()) as Warned[];
  expect(list.filter(({ unseenWarnings }) => unseenWarnings).map((entry) => entry._id)).toEqual([_id]);
  const counts = (await (await send("GET", "/api/desk")).json()) as Record<string, { warned: number }>;
  expect([counts.tuskers?.warned, counts.articles?.warned]).toEqual([1, 0]);
  await send("DELETE", `/api/bin/tusker/${binned._id}`);
  expect(await read(binned._id)).not.toHaveProperty("warnings");
});

test("a mark is in the activity list once, and is no change of the entry", async () => {
  const { add, look, send, read } = await open();
  const { _id } = await add({ statusNote: SEASON });
  await look(_id);
  await look(_id);
  const activities = (await (await send("GET", "/api/activity")).json()) as object[];
  expect(activities.filter((activity) => "action" in activity && activity.action === "looked at warnings")).toEqual([
    expect.objectContaining({ username: TEST_USERNAME, subject: { kind: "tusker", id: _id, name: "Gemunu" } }),
  ]);
  expect(await read(_id)).toMatchObject({ version: 1 });
});

test("a mark is refused to writers, for a version that has changed since, and without warnings", async () => {
  const { add, save, call, token, services } = await open();
  const { _id } = await add({ statusNote: SEASON });
  const mark = (id: string, options: object) => call("POST", `/api/tuskers/${id}/warnings/seen`, options);
  expect((await mark(_id, { token: await signInAs(services, "writer") })).status).toBe(403);
  await save(_id, { description: OTHER_SEASON });
  expect((await mark(_id, { token, headers: { "If-Match": '"1"' } })).status).toBe(412);
  expect((await mark(_id, { token, headers: { "If-Match": '"2"' } })).status).toBe(200);
  const { _id: without } = await add({ name: "Without" });
  expect((await mark(without, { token })).status).toBe(404);
});

test("a client that keeps its copy hears of a mark, though the version stays the same", async () => {
  const { add, look, call, token } = await open();
  const { _id } = await add({ statusNote: SEASON });
  const first = await call("GET", `/api/tuskers/${_id}`, { token });
  await look(_id);
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
  expect((await call("GET", `/api/tuskers/${_id}`, { token, headers })).status).toBe(200);
  expect((await call("GET", `/api/tuskers/${_id}`, { headers })).status).toBe(304);
});

test("an entry of an older release, for which none is noted, has them with its next save", async () => {
  const { add, save, isSeen, services } = await open();
  const { _id } = await add({ statusNote: SEASON });
  await services.db.write.deleteFrom("entry_warnings").execute();
  expect(await isSeen(_id)).toBe("no warnings");
  await save(_id, {});
  expect(await isSeen(_id)).toBe(false);
});
