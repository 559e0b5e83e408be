import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { type AddressCheck, type Known, UNKNOWN } from "../../content/sources/address-check.ts";
import { AT_ONCE, saveKnown } from "../../content/sources/rows/check-rows.server.ts";

const PAPER = { title: "Raja dies", url: "https://paper.example/1", kind: "news" };
const AT = "2026-02-20T20:00:00.000Z";

type Source = { key: string; goneSince: string | null; addressCheck?: AddressCheck };

async function openLibrary(settings: Record<string, string> = {}) {
  const { call, token, services } = await openTestApi(settings);
  async function send<Reply>(method: string, path: string, json?: unknown, status = 200): Promise<Reply> {
    const answer = await call(method, path, { token, json });
    expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(status);
    return (await answer.json()) as Reply;
  }
  const find = (key: string, known: Partial<Known>) =>
    services.db.write
      .transaction()
      .execute((transaction) => saveKnown(transaction, key, { ...UNKNOWN, since: AT, checkedAt: AT, ...known }));
  return { call, send, find, clock: services.clock };
}

test("readers learn only that an address is gone, and administrators all that was found", async () => {
  const { call, send, find } = await openLibrary();
  const { _id } = await send<{ _id: string }>("POST", "/api/tuskers", someTusker({ sources: [PAPER] }), 201);
  const visit = async <Reply>(path: string) => (await (await call("GET", path)).json()) as Reply;
  await find("S1", { state: "title-changed", firstTitle: "Raja dies", pageTitle: "Not found" });
  const [listed] = await visit<Source[]>("/api/sources");
  expect([listed?.goneSince, listed?.addressCheck]).toEqual([null, undefined]);
  expect((await visit<{ sourceDetails?: object }>(`/api/tuskers/${_id}`)).sourceDetails).toBeUndefined();
  expect((await send<Source>("GET", "/api/sources/S1")).addressCheck).toMatchObject({
    state: "title-changed",
    pageTitle: "Not found",
    checkedAt: AT,
  });
  await find("S1", { state: "gone", problem: "missing" });
  // The day in Sri Lanka.
  const one = await visit<Source>("/api/sources/S1");
  expect([one.goneSince, one.addressCheck]).toEqual(["2026-02-21", undefined]);
  expect(await visit(`/api/tuskers/${_id}`)).toMatchObject({ sourceDetails: [{ key: "S1", goneSince: "2026-02-21" }] });
});

test("the list of administrators is narrowed by state, what needs attention first, and states are counted", async () => {
  const { call, send, find } = await openLibrary();
  for (const number of [1, 2, 3, 4]) {
    await send("POST", "/api/sources", { ...PAPER, url: `https://paper.example/${number}` }, 201);
  }
  await send("POST", "/api/sources", { title: "A book", kind: "book" }, 201);
  await find("S1", { state: "alive" });
  await find("S3", { state: "gone" });
  await find("S4", { state: "moved", movedTo: "https://paper.example/new" });
  const keys = async (query: string) => (await send<Source[]>("GET", `/api/sources?${query}`)).map(({ key }) => key);
  expect(await keys("sort=attention")).toEqual(["S3", "S4", "S1", "S2", "S5"]);
  expect(await keys("show=attention")).toEqual(["S3", "S4"]);
  expect(await keys("show=moved")).toEqual(["S4"]);
  expect(await keys("show=alive")).toEqual(["S1"]);
  for (const query of ["sort=attention", "show=gone"]) {
    expect((await call("GET", `/api/sources?${query}`)).status).toBe(401);
  }
  await send("PUT", "/api/sources/S3", { archiveUrl: "https://archive.example/3" });
  expect(await keys("show=attention")).toEqual(["S4"]);
  await send("PUT", "/api/sources/S3", { archiveUrl: null });
  expect(await send("GET", "/api/sources/checks")).toEqual({
    isOn: false,
    attention: 2,
    counts: { gone: 1, moved: 1, "title-changed": 0, unreachable: 0, "not-checked": 0, alive: 1 },
  });
});

test("a keeper can have one address checked before all others, but not again within a minute", async () => {
  const { call, send, find, clock } = await openLibrary({ SOURCE_CHECK: "on" });
  await send("POST", "/api/sources", PAPER, 201);
  await send("POST", "/api/sources", { title: "A book", kind: "book" }, 201);
  expect(await send("POST", "/api/sources/S1/check")).toMatchObject({ state: null, dueAt: AT_ONCE });
  expect(await send("GET", "/api/sources/checks")).toMatchObject({ isOn: true });
  await send("POST", "/api/sources/S2/check", undefined, 409);
  await find("S1", { state: "alive", checkedAt: clock.now().toISOString() });
  clock.advance(59_000);
  await send("POST", "/api/sources/S1/check", undefined, 429);
  clock.advance(1000);
  await send("POST", "/api/sources/S1/check");
  expect((await call("POST", "/api/sources/S1/check")).status).toBe(401);
});

test("where addresses are not checked, none can be, and what was found can be forgotten", async () => {
  const { send, find } = await openLibrary();
  await send("POST", "/api/tuskers", someTusker({ sources: [PAPER] }), 201);
  expect(await send("POST", "/api/sources/S1/check", undefined, 409)).toMatchObject({ code: "source_check_off" });
  await find("S1", { state: "gone" });
  expect(await send("DELETE", "/api/sources/S1/check")).toMatchObject({ state: null, dueAt: null });
  expect(await send("GET", "/api/sources/S1")).toMatchObject({ goneSince: null, addressCheck: { state: null } });
  expect((await send<object[]>("GET", "/api/activity"))[0]).toMatchObject({ detail: "check of its address" });
});
