import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openTestApi, signInAs, someArticle, someTusker, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { disableAccount } from "../../../people/accounts/actions/disable-account.server.ts";
import { getContentVersion } from "../../../platform/db/content-version.server.ts";
import { HEARTBEAT_MS, SILENT_MS } from "./heartbeat.ts";

/** A tusker that the keeper and a writer may have open at the same time. */
async function open() {
  const { services, call, token } = await openTestApi();
  const writer = await signInAs(services, "writer");
  const made = await call("POST", "/api/tuskers", { token, json: someTusker() });
  const { _id: id } = (await made.json()) as { _id: string };
  const beat = async (by: string, form: string, path = `/api/tuskers/${id}`) => {
    const answer = await call("PUT", `${path}/editing/${form}`, { token: by });
    if (answer.status !== 200) return answer.status;
    return ((await answer.json()) as { others: unknown[] }).others;
  };
  const leave = async (by: string, form: string) =>
    (await call("DELETE", `/api/tuskers/${id}/editing/${form}`, { token: by })).status;
  const rows = () => services.db.read.selectFrom("editing").selectAll().execute();
  const { clock } = services;
  return { services, clock, call, id, keeper: token, writer, beat, leave, rows };
}

const [mine, theirs] = [randomUUID(), randomUUID()];

describe("who has an entry open", () => {
  test("is told to the others, with the time since when", async () => {
    const { clock, keeper, writer, beat } = await open();
    const since = clock.now().toISOString();
    expect(await beat(keeper, mine)).toEqual([]);
    clock.advance(HEARTBEAT_MS);
    expect(await beat(writer, theirs)).toEqual([{ username: TEST_USERNAME, since }]);
    clock.advance(HEARTBEAT_MS);
    expect(await beat(keeper, mine)).toEqual([
      { username: "the writer", since: new Date(Date.parse(since) + HEARTBEAT_MS).toISOString() },
    ]);
    expect(await beat(writer, theirs)).toEqual([{ username: TEST_USERNAME, since }]);
  });

  test("names a person with several forms once, and nobody to themselves", async () => {
    const { clock, keeper, writer, beat, leave } = await open();
    const since = clock.now().toISOString();
    await beat(keeper, mine);
    clock.advance(1_000);
    expect(await beat(keeper, randomUUID())).toEqual([]);
    expect(await beat(writer, theirs)).toEqual([{ username: TEST_USERNAME, since }]);
    await leave(keeper, mine);
    expect(await beat(writer, theirs)).toMatchObject([{ username: TEST_USERNAME }]);
  });

  test("concerns that entry alone", async () => {
    const { call, keeper, writer, beat } = await open();
    const made = await call("POST", "/api/articles", { token: keeper, json: someArticle() });
    const { _id } = (await made.json()) as { _id: string };
    await beat(keeper, mine);
    expect(await beat(writer, theirs, `/api/articles/${_id}`)).toEqual([]);
  });

  test("ends when the form is closed, but only by its own account", async () => {
    const { keeper, writer, beat, leave } = await open();
    await beat(keeper, mine);
    expect(await leave(writer, mine)).toBe(200);
    expect(await beat(writer, theirs)).toHaveLength(1);
    expect(await leave(keeper, mine)).toBe(200);
    expect(await beat(writer, theirs)).toEqual([]);
  });

  test("ends when the form is silent, and then begins anew", async () => {
    const { clock, keeper, writer, beat, rows } = await open();
    await beat(keeper, mine);
    clock.advance(SILENT_MS - 1);
    expect(await beat(writer, theirs)).toHaveLength(1);
    clock.advance(1);
    expect(await beat(writer, theirs)).toEqual([]);
    expect(await rows()).toMatchObject([{ form: theirs }]);
    await beat(keeper, mine);
    expect(await beat(writer, theirs)).toEqual([{ username: TEST_USERNAME, since: clock.now().toISOString() }]);
  });

  test("does not outlast a process whose clock was ahead", async () => {
    const { clock, keeper, writer, beat } = await open();
    const right = clock.now();
    clock.advance(24 * 60 * 60_000);
    await beat(keeper, mine);
    clock.set(right);
    expect(await beat(writer, theirs)).toEqual([]);
  });

  test("leaves out disabled accounts", async () => {
    const { services, keeper, writer, beat } = await open();
    await beat(writer, theirs);
    await disableAccount(services, "the writer");
    expect(await beat(keeper, mine)).toEqual([]);
    expect(await beat(writer, theirs)).toBe(401);
  });

  test("is forgotten with an account that is deleted", async () => {
    const { services, keeper, writer, beat, rows } = await open();
    await beat(writer, theirs);
    await beat(keeper, mine);
    await services.db.write.deleteFrom("accounts").where("username", "=", "the writer").execute();
    expect(await rows()).toMatchObject([{ form: mine }]);
  });

  test("is forgotten with an entry that is deleted for ever, not with one in the bin", async () => {
    const { call, id, keeper, writer, beat, rows } = await open();
    await beat(writer, theirs);
    await call("DELETE", `/api/tuskers/${id}`, { token: keeper });
    expect(await beat(keeper, mine)).toHaveLength(1);
    await call("DELETE", `/api/bin/tusker/${id}`, { token: keeper });
    expect(await rows()).toEqual([]);
    expect(await beat(keeper, mine)).toBe(404);
    expect(await rows()).toEqual([]);
  });
});

describe("a heartbeat", () => {
  test("changes nothing else", async () => {
    const { services, keeper, call, id, beat } = await open();
    const state = async () => [
      await getContentVersion(services.db.read),
      await (await call("GET", "/api/activity", { token: keeper })).json(),
      (await call("GET", `/api/tuskers/${id}`, { token: keeper })).headers.get("ETag"),
      await services.db.read.selectFrom("entry_changes").selectAll().execute(),
    ];
    const before = await state();
    await beat(keeper, mine);
    expect(await state()).toEqual(before);
  });

  test("is not remembered beyond fifty forms of one account, and others are", async () => {
    const { keeper, writer, beat, rows } = await open();
    for (let count = 0; count < 51; count += 1) expect(await beat(keeper, randomUUID())).toEqual([]);
    expect(await rows()).toHaveLength(50);
    expect(await beat(writer, theirs)).toHaveLength(1);
    expect(await rows()).toHaveLength(51);
  });

  test("needs an id of the form that is one", async () => {
    const { keeper, beat, rows } = await open();
    expect(await beat(keeper, "x".repeat(200))).toBe(422);
    expect(await rows()).toEqual([]);
  });
});
