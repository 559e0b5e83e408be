import { beforeEach, describe, expect, test } from "vitest";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import { openTestApi, signInAs, someArticle, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { countOrphans } from "../../image-library/orphaned-images.server.ts";
import { withdrawImage } from "../../image-library/withdraw-image.server.ts";
import { MOST_COMMENTS, MOST_OPEN, type Submission } from "../../review/submission.ts";
import { purgeEntry } from "../purge-bin.server.ts";

let site: TestApi;
let writer: string;
let editor: string;

beforeEach(async () => {
  site = await openTestApi();
  writer = await signInAs(site.services, "writer");
  editor = await signInAs(site.services, "editor");
});

type Answer<Body> = { status: number; body: Body };

async function ask<Body = Submission>(
  token: string,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer<Body>> {
  const answer = await site.call(method, path, { token, json });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const addTusker = async (fields: Record<string, unknown> = {}, token = editor): Promise<{ _id: string }> =>
  (await ask<{ _id: string }>(token, "POST", "/api/tuskers", someTusker(fields))).body;

const submit = (id: string, fields: object, token = writer) =>
  ask(token, "POST", "/api/submissions", { id, ...fields });
const submitChange = (id: string, entry: Record<string, unknown>, version = 1) =>
  submit(id, { kind: "tusker", version, entry: someTusker(entry) });
const decide = (token: string, { _id }: Submission, what: string, json: object) =>
  ask(token, "POST", `/api/submissions/${_id}/${what}`, json);

describe("a draft that a writer submits", () => {
  test("stays hidden until an editor approves it, and is public then, saved by the editor", async () => {
    const { _id } = await addTusker({ name: "Neela", publication: "draft" }, writer);
    const made = await submit(_id, { kind: "tusker", version: 1, note: "From the Daily News." });
    expect(made).toMatchObject({
      status: 201,
      body: {
        state: "waiting",
        author: "the writer",
        note: "From the Daily News.",
        before: { publication: "draft" },
        name: "Neela",
      },
    });
    expect((await site.call("GET", `/api/tuskers/${_id}`)).status).toBe(404);
    expect(await decide(editor, made.body, "approve", { round: 1 })).toMatchObject({
      status: 200,
      body: { state: "approved", reviewer: "the editor", entryState: "published" },
    });
    expect((await site.call("GET", `/api/tuskers/${_id}`)).status).toBe(200);
    const { body: history } = await ask<object[]>(editor, "GET", `/api/tuskers/${_id}/revisions`);
    expect(history[0]).toMatchObject({ version: 2, action: "published", madeBy: "the editor" });
    // Decided once, not twice.
    expect((await decide(editor, made.body, "approve", { round: 1 })).status).toBe(409);
  });
});

describe("a change that a writer proposes to a published entry", () => {
  test("changes nothing before it is approved, and then exactly what was submitted", async () => {
    const { _id } = await addTusker({ name: "Raja", tags: ["ivory"] });
    const sources = [{ title: "A paper", kind: "news" }];
    const made = await submitChange(_id, { name: "Raja the Elder", sources });
    expect(made).toMatchObject({
      status: 201,
      body: { before: { name: "Raja" }, content: { name: "Raja the Elder" } },
    });
    expect((await ask<object>(editor, "GET", `/api/tuskers/${_id}`)).body).toMatchObject({ name: "Raja" });
    await decide(editor, made.body, "approve", { round: 1 });
    expect((await ask<object>(editor, "GET", `/api/tuskers/${_id}`)).body).toMatchObject({
      name: "Raja the Elder",
      tags: ["ivory"],
      sources: [{ key: "S1", title: "A paper" }],
    });
  });

  test("keeps the keys of its new sources, whatever is added to the library meanwhile", async () => {
    const { _id } = await addTusker();
    const made = await submitChange(_id, { sources: [{ title: "The paper of the writer", kind: "news" }] });
    await addTusker({ name: "Other", sources: [{ title: "Something else", kind: "book" }] });
    await decide(editor, made.body, "approve", { round: 1 });
    expect((await ask<object>(editor, "GET", `/api/tuskers/${_id}`)).body).toMatchObject({
      sources: [{ key: "S1", title: "The paper of the writer" }],
    });
  });

  test("cannot be approved after somebody else changed the entry, unless the editor merged it in the form", async () => {
    const { _id } = await addTusker({ name: "Raja" });
    const { body: made } = await submitChange(_id, { name: "Raja the Elder" });
    await ask(editor, "PUT", `/api/tuskers/${_id}`, someTusker({ name: "Raja", age: 41 }));
    expect((await decide(editor, made, "approve", { round: 1 })).status).toBe(412);
    expect((await ask(editor, "GET", `/api/submissions/${made._id}`)).body).toMatchObject({
      state: "waiting",
      baseVersion: 1,
      entryVersion: 2,
    });
    await ask(editor, "PUT", `/api/tuskers/${_id}`, someTusker({ name: "Raja the Elder", age: 41 }));
    expect((await decide(editor, made, "approve", { round: 1, version: 2 })).status).toBe(412);
    expect((await decide(editor, made, "approve", { round: 1, version: 3 })).body).toMatchObject({ state: "approved" });
  });

  test("is refused with its field if it holds a position, or is based on an older version", async () => {
    const { _id } = await addTusker();
    expect(await submitChange(_id, { description: "<p>He stands at 6.3725, 81.5185.</p>" })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "entry.description" }] },
    });
    expect((await submitChange(_id, { name: "Raja" }, 2)).status).toBe(412);
    expect((await submitChange(_id, {})).status).toBe(409);
  });

  test("works for articles too", async () => {
    const { body } = await ask<{ _id: string }>(editor, "POST", "/api/articles", someArticle());
    const entry = someArticle({ title: "Why tusks are so rare" });
    const made = await submit(body._id, { kind: "article", version: 1, entry });
    expect(made.status).toBe(201);
    expect((await decide(editor, made.body, "approve", { round: 1 })).status).toBe(200);
    expect((await ask<object>(writer, "GET", `/api/articles/${body._id}`)).body).toMatchObject({ title: entry.title });
  });
});

describe("sending back", () => {
  test("says why; the writer submits again, and the comments stay", async () => {
    const { _id } = await addTusker({ publication: "draft" }, writer);
    const { body: first } = await submit(_id, { kind: "tusker", version: 1 });
    const at = `/api/submissions/${first._id}`;
    const remark = { field: "name", text: "Is he not called Gamunu?" };
    const commented = await ask<{ _id: string }>(editor, "POST", `${at}/comments`, remark);
    expect(commented.status).toBe(201);
    const back = await decide(editor, first, "send-back", { round: 1, reason: "Which paper says so?" });
    expect(back.body).toMatchObject({ state: "sent_back", reason: "Which paper says so?", openComments: 1 });
    expect((await decide(editor, first, "approve", { round: 1 })).status).toBe(409);
    await ask(writer, "PUT", `/api/tuskers/${_id}`, someTusker({ name: "Gamunu", publication: "draft" }));
    const { body: again } = await submit(_id, { kind: "tusker", version: 2 });
    expect(again).toMatchObject({
      _id: first._id,
      round: 2,
      state: "waiting",
      reason: null,
      comments: [{ ...remark, round: 1, author: "the editor", resolvedAt: null }],
    });
    const mark = `${at}/comments/${commented.body._id}`;
    expect(await ask<object>(writer, "PUT", mark, { resolved: true })).toMatchObject({
      status: 200,
      body: { resolvedBy: "the writer" },
    });
    expect((await ask(writer, "PUT", mark, { resolved: false })).status).toBe(403);
    // What was read is not what would be published.
    expect((await decide(editor, first, "approve", { round: 1 })).status).toBe(409);
    expect((await decide(editor, again, "approve", { round: 2 })).status).toBe(200);
  });

  test("needs a reason", async () => {
    const { _id } = await addTusker({ publication: "draft" }, writer);
    const { body } = await submit(_id, { kind: "tusker", version: 1 });
    expect((await decide(editor, body, "send-back", { round: 1, reason: "  " })).status).toBe(422);
  });
});

describe("who may see and decide", () => {
  test("a writer sees only the own submissions, and approves none", async () => {
    const { _id } = await addTusker({ publication: "draft" });
    const { body } = await submit(_id, { kind: "tusker", version: 1 }, editor);
    const at = `/api/submissions/${body._id}`;
    expect((await ask<unknown[]>(writer, "GET", "/api/submissions")).body).toEqual([]);
    expect((await ask<unknown[]>(editor, "GET", "/api/submissions")).body).toHaveLength(1);
    expect((await ask(writer, "GET", at)).status).toBe(403);
    expect((await ask(writer, "POST", `${at}/comments`, { text: "Hello" })).status).toBe(403);
    expect((await ask(writer, "POST", `${at}/take-back`, { round: 1 })).status).toBe(403);
    const { body: own } = await submit((await addTusker({ publication: "draft" }, writer))._id, {
      kind: "tusker",
      version: 1,
    });
    expect((await decide(writer, own, "approve", { round: 1 })).status).toBe(403);
    expect((await decide(editor, own, "take-back", { round: 1 })).status).toBe(403);
    expect((await decide(writer, own, "take-back", { round: 1 })).body).toMatchObject({ state: "taken_back" });
    expect((await ask(editor, "POST", `/api/submissions/${own._id}/comments`, { text: "Late" })).status).toBe(409);
  });

  test("an entry waits for one review at a time", async () => {
    const { _id } = await addTusker();
    await submitChange(_id, { name: "Raja" });
    const other = await submit(_id, { kind: "tusker", version: 1, entry: someTusker({ name: "Kota" }) }, editor);
    expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining("the writer") } });
  });
});

describe("an entry that goes away", () => {
  test("leaves its submission waiting while it is in the bin, and ends it when it is deleted for ever", async () => {
    const { _id } = await addTusker({ publication: "draft" }, writer);
    const { body } = await submit(_id, { kind: "tusker", version: 1 });
    await ask(writer, "DELETE", `/api/tuskers/${_id}`);
    expect((await decide(editor, body, "approve", { round: 1 })).status).toBe(410);
    await purgeEntry(site.services, { kind: "tusker", id: _id }, { by: "keeper" });
    expect((await ask(writer, "GET", `/api/submissions/${body._id}`)).body).toMatchObject({
      state: "ended",
      reason: expect.stringContaining("tusker"),
      entryState: "gone",
      before: null,
    });
  });

  test("a disabled account's submission can still be decided", async () => {
    const { _id } = await addTusker({ publication: "draft" }, writer);
    const { body } = await submit(_id, { kind: "tusker", version: 1 });
    const now = new Date().toISOString();
    await site.services.db.write
      .updateTable("accounts")
      .set({ disabled_at: now })
      .where("username", "=", "the writer")
      .execute();
    expect((await decide(editor, body, "approve", { round: 1 })).status).toBe(200);
  });
});

test("images of an open submission are not swept, and a withdrawn one leaves it", async () => {
  const name = await storeImage(site.services, "drawn.jpg", 2);
  const { _id } = await addTusker();
  const { body } = await submitChange(_id, { images: [imageUrlFor(name)] });
  expect(await countOrphans(site.services.db.read, site.services.clock.now())).toBe(0);
  await withdrawImage(site.services, name, { by: "keeper" });
  const { body: after } = await ask(editor, "GET", `/api/submissions/${body._id}`);
  expect(after.content).toMatchObject({ images: [], imageDetails: [] });
});

describe("limits", () => {
  const fill = { round: 1, author: "x", kind: "tusker", entry_name: "X", base_version: 1, content: "{}" } as const;

  test("an account has so many open submissions at most", async () => {
    const { _id } = await addTusker({ publication: "draft" });
    await site.services.db.write
      .insertInto("submissions")
      .values(
        Array.from({ length: MOST_OPEN }, (_, index) => ({
          ...fill,
          id: index.toString(16).padStart(24, "0"),
          entry_id: index.toString(16).padStart(24, "0"),
          author: "the writer",
          note: "",
          state: "waiting" as const,
          submitted_at: "2026-01-01T00:00:00.000Z",
        })),
      )
      .execute();
    expect((await submit(_id, { kind: "tusker", version: 1 })).status).toBe(409);
  });

  test("a submission has so many comments at most, each of a bounded length and at a field that exists", async () => {
    const { _id } = await addTusker({ publication: "draft" }, writer);
    const { body } = await submit(_id, { kind: "tusker", version: 1 });
    const at = `/api/submissions/${body._id}/comments`;
    expect((await ask(writer, "POST", at, { text: "a".repeat(2001) })).status).toBe(422);
    expect((await ask(writer, "POST", at, { field: "constructor", text: "a" })).status).toBe(422);
    expect((await ask(writer, "POST", at, { paragraph: 1, text: "a" })).status).toBe(422);
    await site.services.db.write
      .insertInto("submission_comments")
      .values(
        Array.from({ length: MOST_COMMENTS }, (_, index) => ({
          id: String(index),
          submission_id: body._id,
          round: 1,
          text: "a",
          author: "x",
          created_at: "2026-01-01T00:00:00.000Z",
        })),
      )
      .execute();
    expect((await ask(writer, "POST", at, { text: "a" })).status).toBe(409);
    const { body: other } = await submit((await addTusker({ publication: "draft" }, writer))._id, {
      kind: "tusker",
      version: 1,
    });
    expect((await ask(writer, "POST", `/api/submissions/${other._id}/comments`, { text: "a" })).status).toBe(201);
  });
});
