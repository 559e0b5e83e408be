import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { foreignWords } from "../../../../tests/support/foreign-words.ts";
import { startPostgres } from "../../../../tests/support/postgres-server.ts";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import { addressIn } from "../../../platform/languages/language.ts";

/** Longer than a node waits between two attempts to connect. */
const BACK = { timeout: 20_000 };

async function openSiteOnItsOwnServer() {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await client.query("create database tuskers");
  await client.end();
  return { server, site: await openTestSite({ DATABASE_URL: server.url("tuskers") }, { cacheBytes: 10_000_000 }) };
}

test("while the database is away kept pages go on and writes are put off; when it is back, so is everything", async () => {
  const { server, site } = await openSiteOnItsOwnServer();
  const { token, call } = site;
  const save = (name: string) => call("POST", "/api/tuskers", { token, json: someTusker({ name }) });
  expect((await save("Raja")).status).toBe(201);
  const paths = ["/tuskers", "/api/tuskers?page=1", "/about"];
  const kept = await Promise.all(paths.map((path) => site.get(path)));

  // Readers keep sending requests while it stops.
  const stopping = server.stop();
  const during = await Promise.all(Array.from({ length: 30 }, () => site.get("/tuskers")));
  await stopping;
  expect(during.map(({ status, text }) => [status, text === kept[0]?.text])).toEqual(during.map(() => [200, true]));

  await expect.poll(async () => (await save("Sama")).status).toBe(503);
  const refused = await save("Sama");
  expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([503, expect.any(Number)]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("cannot use its database") });
  for (const [index, path] of paths.entries()) {
    const now = await site.get(path);
    expect([path, now.status, now.text]).toEqual([path, 200, kept[index]?.text]);
  }
  // What was never cached cannot be made, and gets a 503.
  const fresh = await site.get("/api/tuskers?page=1&search=raja");
  expect([fresh.status, fresh.headers["retry-after"]]).toEqual([503, expect.any(String)]);
  for (const language of ["si", "ta"] as const) {
    for (const address of ["/", "/about", "/tuskers?search=raja", "/tuskers/raja", "/places/yala", "/key"]) {
      const page = addressIn(language, address);
      const { status, text } = await site.get(page);
      expect([page, status, text.includes(`<html lang="${language}">`)]).toEqual([page, 503, true]);
      expect([page, foreignWords(text, [])]).toEqual([page, []]);
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
      expect([page, /<p[^>]*>\s*<span lang="en"/.test(main)]).toEqual([page, false]);
    }
  }
  expect(JSON.parse((await site.get("/readyz")).text)).toMatchObject({ status: "degraded" });

  await server.start();
  await expect.poll(async () => (await save("Sama")).status, BACK).toBe(201);
  await expect.poll(async () => (await site.get("/tuskers")).text.includes("Sama"), BACK).toBe(true);
  expect((await site.get("/readyz")).text).toBe('{"status":"ready"}');
});

test("connections that the server breaks off one by one are replaced", async () => {
  const { server, site } = await openSiteOnItsOwnServer();
  const { token, call } = site;
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  for (let round = 0; round < 3; round += 1) {
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'tuskers'");
    const save = () => call("POST", "/api/tuskers", { token, json: someTusker({ name: `Raja ${round}` }) });
    await expect.poll(async () => (await save()).status, BACK).toBe(201);
    await expect.poll(async () => (await site.get("/tuskers")).text.includes(`Raja ${round}`), BACK).toBe(true);
  }
  await client.end();
});
