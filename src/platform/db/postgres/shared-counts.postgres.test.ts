import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { describeLimiter } from "../../../../tests/support/limiter-contract.ts";
import { startPostgres } from "../../../../tests/support/postgres-server.ts";
import { temporaryDatabase } from "../../../../tests/support/test-services.ts";
import { createLimiter } from "../../limits/limiter.server.ts";
import { createThrottles } from "../../limits/throttles.server.ts";
import { migrate } from "../migrate.server.ts";
import type { OpenDatabase } from "../open-database.server.ts";
import { openPostgres } from "./open.server.ts";

async function openNodes(): Promise<[OpenDatabase, OpenDatabase]> {
  const open = await temporaryDatabase();
  const nodes: [OpenDatabase, OpenDatabase] = [await open(), await open()];
  await migrate(nodes[0]);
  return nodes;
}

describeLimiter("limiters of two nodes", async (limit, options) => {
  const [one, other] = (await openNodes()).map(({ openCounts }) => createLimiter(limit, { ...options, openCounts }));
  if (one === undefined || other === undefined) throw new Error("There are two nodes.");
  return [one, other];
});

const countedKeys = async ({ read }: OpenDatabase): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`select key from throttle_counts`.execute(read);
  return rows.map(({ key }) => key);
};

test("no address, no name and no token is written down", async () => {
  const [{ openCounts }, other] = await openNodes();
  const throttles = createThrottles(openCounts);
  const clientAddress = "203.0.113.7";
  await throttles.contact.consume(clientAddress);
  await throttles.writes.consume(clientAddress);
  await throttles.beginLogin({ accountKey: "somebody", clientAddress, trustedDevice: undefined });
  await throttles.beginLogin({ accountKey: "somebody", clientAddress, trustedDevice: "hash of its token" });
  const keys = await countedKeys(other);
  expect(keys.length).toBeGreaterThan(6);
  expect(keys.join()).not.toMatch(/203|somebody|token/);
});

test("counts that have ended are removed, an hour later", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const [{ openCounts }, other] = await openNodes();
  const limiter = createLimiter({ name: "tries", points: 3, seconds: 60 }, { openCounts });
  await limiter.take("a");
  vi.setSystemTime(Date.now() + 50 * 60_000);
  vi.advanceTimersByTime(5 * 60_000);
  expect((await countedKeys(other)).sort()).toEqual(["tries new keys:all", "tries:a"]);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(5 * 60_000);
    expect(await countedKeys(other)).toEqual([]);
  }, 30_000);
});

test("while the database is unreachable, each node counts in memory", { tags: ["deep"] }, async () => {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await client.query("create database tuskers");
  await client.end();
  const db = await openPostgres(server.url("tuskers"));
  onTestFinished(() => db.close());
  await migrate(db);
  const limiter = createLimiter({ name: "tries", points: 3, seconds: 600 }, { openCounts: db.openCounts });
  expect(await limiter.take("a")).toBe(0);
  await server.stop();
  const waits = [];
  for (let tries = 0; tries < 5; tries += 1) waits.push(await limiter.take("a"));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true, true]);
  await limiter.giveBack("a");
  await limiter.reset("a");
  expect(await limiter.take("a")).toBe(0);
  await server.start();
  // The database kept the earlier counts while it was stopped.
  expect([await limiter.take("a"), await limiter.take("a")]).toEqual([0, 0]);
  expect(await limiter.take("a")).toBeGreaterThan(0);
});
