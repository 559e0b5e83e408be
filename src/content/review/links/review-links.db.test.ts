import { beforeEach, describe, expect, test } from "vitest";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import {
  openTestApi,
  signInAs,
  someArticle,
  someTusker,
  TEST_PASSWORD,
  type TestApi,
} from "../../../../tests/support/test-api.ts";
import { disableAccount } from "../../../people/accounts/actions/disable-account.server.ts";
import { revokeAllSessions } from "../../../people/accounts/actions/revoke-session.server.ts";
import { setPassword } from "../../../people/accounts/actions/set-password.server.ts";
import { hashToken } from "../../../platform/ids/tokens.server.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { purgeEntry } from "../../calls/purge-bin.server.ts";
import { withdrawImage } from "../../image-library/withdraw-image.server.ts";
import { type MadeReviewLink, MOST_BY_LINK, MOST_LINKS, type Review, type ReviewLink } from "../review-link.ts";
import type { Submission } from "../submission.ts";
import { deleteOldLinks } from "./delete-old-links.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TEXT = "<p>He is tall.</p><p>He is old.</p>";

let site: TestApi;
let writer: string;
let editor: string;

beforeEach(async () => {
  site = await openTestApi();
  writer = await signInAs(site.services, "writer");
  editor = await signInAs(site.services, "editor");
});

async function ask<Body>(token: string | undefined, method: string, path: string, json?: unknown) {
  const answer = await site.call(method, path, { token, json });
  return { status: answer.status, body: (await answer.json()) as Body, headers: answer.headers };
}

/** A draft of a writer, submitted, and a link to it. */
async function submitted(fields: Record<string, unknown> = {}) {
  const entry = someTusker({ name: "Neela", publication: "draft", description: TEXT, ...fields });
  const { _id: entryId } = (await ask<{ _id: string }>(writer, "POST", "/api/tuskers", entry)).body;
  const { body } = await submitAgain(entryId, 1);
  return { entryId, submission: body, at: `/api/submissions/${body._id}` };
}

const submitAgain = (id: string, version: number) =>
  ask<Submission>(writer, "POST", "/api/submissions", { kind: "tusker", id, version });

const makeLink = async (at: string, label = "Dr Silva", token = editor) => {
  const { status, body } = await ask<MadeReviewLink>(token, "POST", `${at}/links`, { label });
  return { status, body, review: `/api/reviews/${body.url?.split("/").at(-1)}` };
};

const read = (review: string) => ask<Review & { message: string }>(undefined, "GET", review);
const say = (review: string, fields: object) =>
  ask<{ message: string; errors?: { path: string }[] }>(undefined, "POST", review, {
    name: "Dr Silva",
    round: 1,
    ...fields,
  });

/** Days pass, and with them the sign-in of the editor. */
async function later(days: number): Promise<void> {
  site.services.clock.advance(days * DAY_MS);
  const json = { username: "the editor", password: TEST_PASSWORD };
  editor = (await ask<{ access_token: string }>(undefined, "POST", "/api/auth/login", json)).body.access_token;
}

describe("a link to what was submitted", () => {
  test("shows the text as it would be, and is found nowhere in the database", async () => {
    const { at } = await submitted();
    const { body, review } = await makeLink(at);
    expect(body).toMatchObject({ label: "Dr Silva", madeBy: "the editor", state: "works", openedAt: null });
    const shown = await read(review);
    expect(shown.headers.get("Cache-Control")).toBe("no-store");
    expect(shown.body).toMatchObject({
      preview: { kind: "tusker", tusker: { name: "Neela", publication: "published" } },
      ...{ round: 1, isChange: false, agreedAt: null, expertName: null, comments: [] },
    });
    expect(shown.body.passages).toContainEqual({ field: "description", paragraph: 1, text: "He is old." });
    const token = body.url.split("/").at(-1) ?? "";
    const rows = await site.services.db.read.selectFrom("review_links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toMatchObject([{ token_hash: hashToken(token) }]);
  });

  test("says which fields of a published entry would change", async () => {
    const { body } = await ask<{ _id: string }>(editor, "POST", "/api/articles", someArticle());
    const entry = someArticle({ title: "Another title" });
    const sent = { kind: "article", id: body._id, version: 1, entry };
    const made = await ask<Submission>(writer, "POST", "/api/submissions", sent);
    const { review } = await makeLink(`/api/submissions/${made.body._id}`);
    expect((await read(review)).body).toMatchObject({
      preview: { kind: "article", article: { title: "Another title" } },
      ...{ isChange: true, changed: ["title"] },
    });
  });

  test("shows what is submitted next, and an image no more that was withdrawn", async () => {
    const name = await storeImage(site.services, "drawn.jpg", 2);
    const { at, entryId } = await submitted({ images: [imageUrlFor(name)] });
    const { review } = await makeLink(at);
    const image = ((await read(review)).body.preview as { tusker: { images: string[] } }).tusker.images[0] ?? "";
    expect(image).toContain("?preview=");
    await ask(writer, "PUT", `/api/tuskers/${entryId}`, someTusker({ name: "Neela the Elder" }));
    await submitAgain(entryId, 2);
    expect((await read(review)).body).toMatchObject({ round: 2, preview: { tusker: { name: "Neela the Elder" } } });
    await withdrawImage(site.services, name, { by: "keeper" });
    expect((await read(review)).body).toMatchObject({ preview: { tusker: { images: [] } } });
  });
});

describe("what an expert says", () => {
  test("stands among the other comments, marked as come by the link, and publishes nothing", async () => {
    const { at, entryId } = await submitted();
    const { review } = await makeLink(at);
    const remark = { field: "description", paragraph: 1, text: "He was <b>30</b> then." };
    expect((await say(review, { ...remark, agrees: true })).status).toBe(201);
    const { body } = await ask<Submission>(editor, "GET", at);
    expect(body.state).toBe("waiting");
    expect(body.openComments).toBe(1);
    expect(body.comments).toMatchObject([
      { ...remark, author: "Dr Silva", byLink: true, agrees: false, round: 1 },
      { field: null, text: "", author: "Dr Silva", byLink: true, agrees: true, round: 1 },
    ]);
    expect((await site.call("GET", `/api/tuskers/${entryId}`)).status).toBe(404);
    expect((await read(review)).body).toMatchObject({
      expertName: "Dr Silva",
      agreedAt: expect.any(String),
      comments: [remark],
    });
    expect((await ask<ReviewLink[]>(writer, "GET", `${at}/links`)).body).toMatchObject([
      { expertName: "Dr Silva", openedAt: expect.any(String) },
    ]);
  });

  test("is seen by no other link, and agreement is with one round", async () => {
    const { at, entryId } = await submitted();
    const [first, second] = [(await makeLink(at)).review, (await makeLink(at, "Prof. Perera")).review];
    await say(first, { text: "A word.", agrees: true });
    expect((await read(second)).body).toMatchObject({ comments: [], agreedAt: null, expertName: null });
    await ask(writer, "PUT", `/api/tuskers/${entryId}`, someTusker({ name: "Neela the Elder" }));
    await submitAgain(entryId, 2);
    expect(await say(first, { agrees: true })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("changed") },
    });
    expect((await read(first)).body).toMatchObject({
      agreedAt: null,
      comments: [{ text: "A word.", isOnEarlier: true }],
    });
  });

  test("needs a name and something said, of bounded length, at a field that exists, and without a position", async () => {
    const { at } = await submitted();
    const { review } = await makeLink(at);
    const wrong = async (fields: object) => {
      const { status, body } = await say(review, fields);
      return [status, body.errors?.map(({ path }) => path)];
    };
    expect(await wrong({ name: "  ", text: "A" })).toEqual([422, ["name"]]);
    expect(await wrong({ text: " " })).toEqual([422, ["text"]]);
    expect(await wrong({ text: "a".repeat(2001) })).toEqual([422, ["text"]]);
    expect(await wrong({ text: "A", paragraph: 1 })).toEqual([422, ["paragraph"]]);
    expect(await wrong({ text: "A", field: "constructor" })).toEqual([422, ["field"]]);
    expect(await wrong({ text: "He stands at 6.3725, 81.5185." })).toEqual([422, ["text"]]);
    expect((await ask<Submission>(editor, "GET", at)).body.comments).toEqual([]);
  });

  test("is bounded for each link, so that one cannot use up the comments of all", async () => {
    const { at, submission } = await submitted();
    const { body, review } = await makeLink(at);
    const filler = { submission_id: submission._id, round: 1, text: "a", author: "x", link_id: body._id };
    await site.services.db.write
      .insertInto("submission_comments")
      .values(
        Array.from({ length: MOST_BY_LINK }, (_, index) => ({
          ...{ id: String(index), created_at: "2026-01-01T00:00:00.000Z" },
          ...filler,
        })),
      )
      .execute();
    expect((await say(review, { text: "One more." })).status).toBe(409);
    expect((await ask(editor, "POST", `${at}/comments`, { text: "Of an editor." })).status).toBe(201);
  });
});

describe("a link that works no more", () => {
  /** The status and the message of reading, and whether anything can still be said or seen by the link. */
  async function ended(review: string, image = "") {
    const { status, body } = await read(review);
    const said = (await say(review, { text: "Late." })).status;
    const preview = review.replace("reviews", "previews");
    const others = [(await site.call("GET", preview)).status, image && (await site.call("GET", image)).status];
    return { status, message: body.message, said, others: others.filter(Boolean) };
  }

  test("was revoked, by the author or an editor", async () => {
    const { at } = await submitted();
    const { body, review } = await makeLink(at);
    expect((await ask<ReviewLink>(writer, "DELETE", `${at}/links/${body._id}`)).body).toMatchObject({
      ...{ state: "revoked", revokedBy: "the writer" },
    });
    expect(await ended(review)).toMatchObject({
      status: 410,
      message: expect.stringContaining("withdrawn"),
      said: 410,
      others: [410],
    });
  });

  test.each<[string, () => Promise<unknown>]>([
    ["were ended by its owner", () => ask(editor, "DELETE", "/api/account/sessions")],
    [
      "ended with its password",
      () =>
        ask(editor, "PUT", "/api/account/password", {
          ...{ currentPassword: TEST_PASSWORD, newPassword: "another good password" },
        }),
    ],
    [
      "ended with its password, on the command line",
      () => setPassword(site.services, { username: "the editor", password: "another good password" }),
    ],
    ["were ended on the command line", () => revokeAllSessions(site.services, "the editor")],
    ["ended because it was disabled", () => disableAccount(site.services, "the editor")],
  ])("was made by an account whose sessions %s; those of others work on", async (_, end) => {
    const { at } = await submitted();
    const { review } = await makeLink(at);
    const { review: other } = await makeLink(at, "Dr Perera", writer);
    await end();
    expect(await ended(review)).toMatchObject({ status: 410, said: 410, others: [410] });
    expect((await read(other)).status).toBe(200);
    expect((await ask<ReviewLink[]>(writer, "GET", `${at}/links`)).body.map(({ state }) => state).sort()).toEqual([
      "revoked",
      "works",
    ]);
  });

  test("is 14 days old; a month later it is deleted, and what came by it stays", async () => {
    const { at } = await submitted();
    const { review } = await makeLink(at);
    await say(review, { text: "A word." });
    await later(14);
    expect(await ended(review)).toMatchObject({ status: 410, message: expect.stringContaining("14 days"), said: 410 });
    expect((await ask<ReviewLink[]>(editor, "GET", `${at}/links`)).body).toMatchObject([{ state: "expired" }]);
    expect(await deleteOldLinks(site.services)).toBe(0);
    await later(31);
    expect(await deleteOldLinks(site.services)).toBe(1);
    expect(await ended(review)).toMatchObject({ status: 410, said: 410 });
    const { body } = await ask<Submission>(editor, "GET", at);
    expect(body.comments).toMatchObject([{ text: "A word.", byLink: true }]);
  });

  test("is to a submission that was approved", async () => {
    const { at } = await submitted();
    const { review } = await makeLink(at);
    await ask(editor, "POST", `${at}/approve`, { round: 1 });
    expect(await ended(review)).toMatchObject({
      status: 410,
      message: expect.stringContaining("decided"),
      said: 410,
      others: [410],
    });
    expect((await makeLink(at)).status).toBe(409);
  });

  test("is to an entry in the bin, until it is taken out, and to one that was deleted for ever", async () => {
    const { at, entryId } = await submitted();
    const { review } = await makeLink(at);
    await ask(writer, "DELETE", `/api/tuskers/${entryId}`);
    expect(await ended(review)).toMatchObject({ status: 410, message: expect.stringContaining("deleted"), said: 410 });
    await ask(editor, "POST", `/api/bin/tusker/${entryId}/restore`);
    await ask(writer, "DELETE", `/api/tuskers/${entryId}`);
    await purgeEntry(site.services, { kind: "tusker", id: entryId }, { by: "keeper" });
    expect(await ended(review)).toMatchObject({ status: 410, said: 410, others: [410] });
  });

  test("was never one", async () => {
    expect((await read(`/api/reviews/${"a".repeat(43)}`)).status).toBe(410);
    expect((await read("/api/reviews/nothing")).status).toBe(404);
  });
});

describe("two submissions", () => {
  test("share neither links nor comments", async () => {
    const [one, other] = [await submitted(), await submitted({ name: "Raja" })];
    const { body: link } = await makeLink(one.at);
    const { body: comment } = await ask<{ _id: string }>(editor, "POST", `${one.at}/comments`, { text: "A word." });
    expect((await ask<Submission>(editor, "GET", other.at)).body).toMatchObject({ comments: [], openComments: 0 });
    expect((await ask<ReviewLink[]>(editor, "GET", `${other.at}/links`)).body).toEqual([]);
    expect((await ask(editor, "DELETE", `${other.at}/links/${link._id}`)).status).toBe(404);
    const settled = { resolved: true };
    expect((await ask(editor, "PUT", `${other.at}/comments/${comment._id}`, settled)).status).toBe(404);
    expect((await ask(editor, "PUT", `${one.at}/comments/${comment._id}`, settled)).status).toBe(200);
    const listed = await ask<Submission[]>(editor, "GET", `/api/submissions?entry=${one.entryId}`);
    expect(listed.body).toMatchObject([{ _id: one.submission._id }]);
  });

  test("change and end without the links to each other", async () => {
    const [one, other] = [await submitted(), await submitted({ name: "Raja" })];
    const { review } = await makeLink(one.at);
    await ask(writer, "PUT", `/api/tuskers/${other.entryId}`, someTusker({ name: "Raja the Elder" }));
    await submitAgain(other.entryId, 2);
    expect((await read(review)).body).toMatchObject({ round: 1, preview: { tusker: { name: "Neela" } } });
    expect((await ask(editor, "POST", `${other.at}/approve`, { round: 2 })).status).toBe(200);
    expect((await read(review)).status).toBe(200);
  });
});

describe("who makes links", () => {
  test("the author and editors, so many of one submission at once", async () => {
    const { at, submission } = await submitted();
    const other = (await ask<{ _id: string }>(editor, "POST", "/api/tuskers", someTusker())).body._id;
    const sent = { kind: "tusker", id: other, version: 1, entry: someTusker({ name: "Raja" }) };
    const { body } = await ask<Submission>(editor, "POST", "/api/submissions", sent);
    for (const [method, path] of [
      ["GET", ""],
      ["POST", ""],
      ["DELETE", "/x"],
    ] as const) {
      const answer = await site.call(method, `/api/submissions/${body._id}/links${path}`, {
        ...{ token: writer, json: method === "POST" ? { label: "A" } : undefined },
      });
      expect([method, answer.status]).toEqual([method, 403]);
    }
    expect((await makeLink(at, "By the author", writer)).status).toBe(201);
    for (let made = 1; made < MOST_LINKS; made += 1) await makeLink(at);
    expect((await makeLink(at)).status).toBe(409);
    expect((await makeLink(`/api/submissions/${body._id}`)).status).toBe(201);
    const { body: links } = await ask<ReviewLink[]>(editor, "GET", `${at}/links`);
    expect(links).toHaveLength(MOST_LINKS);
    await ask(editor, "DELETE", `${at}/links/${links[0]?._id}`);
    expect((await makeLink(at)).status).toBe(201);
    expect((await makeLink(at, "a".repeat(81))).status).toBe(422);
    expect(submission.state).toBe("waiting");
  });
});
