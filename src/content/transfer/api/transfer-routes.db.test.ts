import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { openTestApi, someArticle, someTusker, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { listActivities } from "../../../people/activity/activity-rows.server.ts";
import { temporaryFolder } from "../../../platform/storage/temporary-files.server.ts";
import type { ImportReport } from "../import-report.ts";

const HEAD = { format: "sri-lankan-tuskers", version: 1 };
const CSV = { "Content-Type": "text/csv; charset=utf-8" };

async function openDirectory() {
  const test = await openTestApi();
  const { call, token } = test;
  await call("POST", "/api/tuskers", { token, json: someTusker({ publication: "draft" }) });
  await call("POST", "/api/articles", { token, json: someArticle() });
  const report = async (path: string, options: object): Promise<ImportReport> => {
    const answer = await call("POST", path, { token, ...options });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as ImportReport;
  };
  return { ...test, report };
}

describe("GET /api/export", () => {
  test("answers a file of everything, to be saved under the name of the day", async () => {
    const { call, token } = await openDirectory();
    const answer = await call("GET", "/api/export", { token });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="sri-lankan-tuskers-2026-03-01.json"',
      "cache-control": "no-store",
    });
    expect(await answer.json()).toMatchObject({
      ...HEAD,
      tuskers: [{ name: "Gemunu", publication: "draft" }],
      articles: [{ title: "Why tusks are rare" }],
    });
  });

  test("answers a table of one kind", async () => {
    const { call, token } = await openDirectory();
    const answer = await call("GET", "/api/export?format=csv&kind=article", { token });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="sri-lankan-tuskers-articles-2026-03-01.csv"',
    });
    expect((await answer.text()).split("\r\n")[1]).toContain("Why tusks are rare");
  });

  test("asks which kind a table is to hold", async () => {
    const { call, token } = await openDirectory();
    const answer = await call("GET", "/api/export?format=csv", { token });
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: "kind" }] }]);
  });

  test("that nobody reads to its end holds nothing", async () => {
    const { call, token } = await openDirectory();
    const answer = await call("GET", "/api/export", { token });
    await answer.body?.cancel();
    expect((await call("GET", "/api/export", { token })).status).toBe(200);
  });
});

describe("POST /api/import", () => {
  test("with dryRun=1 reports what would happen and changes nothing", async () => {
    const { call, token, report } = await openDirectory();
    const document = (await (await call("GET", "/api/export", { token })).json()) as { tuskers: object[] };
    const json = { ...document, tuskers: [{ ...document.tuskers[0], age: 3 }, someTusker({ name: "New" })] };
    expect(await report("/api/import?dryRun=1", { json })).toMatchObject({
      dryRun: true,
      created: 1,
      changed: 1,
      unchanged: 2,
      failed: 0,
      items: [
        { kind: "tusker", name: "Gemunu", result: "changed", changes: ["age"] },
        { kind: "tusker", name: "New", result: "created" },
        { kind: "article", result: "unchanged" },
        { kind: "featured tuskers", result: "unchanged" },
      ],
    });
    expect(await (await call("GET", "/api/export", { token })).json()).toEqual(document);
  });

  test("imports a document in the sender's name, and leaves no file behind", async () => {
    const { services, report } = await openDirectory();
    const json = { ...HEAD, tuskers: [someTusker({ name: "New" })] };
    expect(await report("/api/import", { json })).toMatchObject({ dryRun: false, created: 1 });
    expect(await report("/api/import", { json })).toMatchObject({ created: 0, unchanged: 1 });
    const [activity] = await listActivities(services.db.read, { limit: 1, offset: 0 });
    expect(activity).toMatchObject({ username: TEST_USERNAME, action: "imported" });
    expect(await readdir(temporaryFolder(services.config.dataDir))).toEqual([]);
  });

  test("brings a table in, and finds out by its columns what it holds", async () => {
    const { report } = await openDirectory();
    const body = "name,age,location\nRaja,200,Yala\nSando,3,Yala\n";
    for (const path of ["/api/import?dryRun=1", "/api/import?kind=tusker"]) {
      expect(await report(path, { body, headers: CSV })).toMatchObject({
        created: 1,
        failed: 1,
        items: [{ message: expect.stringMatching(/^Row 2.* “age”/) }, { name: "Sando" }],
      });
    }
  });

  test.each([
    [415, "{}", { "Content-Type": "text/plain" }],
    [415, "{}", {}],
    [400, '{"tuskers":[', { "Content-Type": "application/json" }],
    [400, "", { "Content-Type": "application/json" }],
    [422, "{}", { "Content-Type": "application/json" }],
    [422, "a,b\n1,2\n", CSV],
    [422, "", CSV],
    [413, "{}", { "Content-Type": "application/json", "Content-Length": "50000001" }],
  ])("answers %d to %j with %j, and keeps nothing of it", async (status, body, headers) => {
    const { services, call, token } = await openDirectory();
    const answer = await call("POST", "/api/import", { token, body: new TextEncoder().encode(body), headers });
    expect(answer.status).toBe(status);
    expect(await readdir(temporaryFolder(services.config.dataDir))).toEqual([]);
  });

  test("lists the first thousand that failed, each in some words, and tells how many more there are", async () => {
    const { report } = await openDirectory();
    const json = { ...HEAD, tuskers: Array.from({ length: 1500 }, () => 1), settings: { ["a".repeat(100_000)]: 1 } };
    const { items, ...told } = await report("/api/import?dryRun=1", { json });
    expect(told).toEqual({ dryRun: true, created: 0, changed: 0, unchanged: 0, failed: 1501, unlisted: 501 });
    expect(items).toHaveLength(1000);
    const settings = await report("/api/import?dryRun=1", { json: { ...HEAD, settings: json.settings } });
    expect(settings.items[0]?.message?.length).toBeLessThanOrEqual(1000);
  });

  test("refuses a file that turns out too large, whatever it said of its length", async () => {
    const { api, services, token } = await openDirectory();
    const piece = new Uint8Array(1_000_000).fill(32);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(piece);
      },
    });
    const request = new Request("http://localhost/api/import", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body,
      duplex: "half",
    });
    expect((await api.request(request)).status).toBe(413);
    expect(sent).toBeLessThan(60);
    expect(await readdir(temporaryFolder(services.config.dataDir))).toEqual([]);
  });

  test("takes one file at a time, and the next one when that is done", async () => {
    const { call, token } = await openDirectory();
    const tuskers = Array.from({ length: 300 }, (_, index) => someTusker({ name: `Tusker ${index}` }));
    const send = () => call("POST", "/api/import?dryRun=1", { token, json: { ...HEAD, tuskers } });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers.get("Retry-After")).toBe("30");
    expect((await send()).status).toBe(200);
  });
});
