import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestClock, openTestServices, temporaryFolder } from "../../../tests/support/test-services.ts";
import { startWebhook, type Webhook } from "../../../tests/support/webhook.ts";
import { readConfig } from "../config/config.server.ts";
import { raiseContentVersion } from "../db/content-version.server.ts";
import { createLog } from "../log/log.server.ts";
import type { Services } from "../services/services.server.ts";
import { createCachePurges } from "./cache-purges.server.ts";

const TOKEN = "t0ken-of-the-cache";
const LONG = { timeout: 30_000, interval: 10 };

const save = ({ db }: Pick<Services, "db">) => db.write.transaction().execute(raiseContentVersion);

/** Runs the purges by the real clock over a real database, and collects what they log. */
async function watch(webhook: Webhook, { services, clock }: { services?: Services; clock?: Services["clock"] } = {}) {
  const settings = { CDN_PURGE_URL: webhook.url, CDN_PURGE_TOKEN: TOKEN, SITE_URL: "https://tuskers.example" };
  const config = readConfig(settings);
  const { db } = services ?? (await openTestServices({ DATABASE_URL: "" }));
  const lines: Record<string, unknown>[] = [];
  const log = createLog(config, { level: "info", destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  const now = clock ?? { now: () => new Date() };
  const purges = createCachePurges({ config, db, clock: now, log, graceMs: 50 });
  onTestFinished(() => purges.close());
  purges.start();
  return { db, purges, lines };
}

const told = ({ received }: Webhook) => received.map(({ body }) => [body.reason, body.version]);
const toldLast = (webhook: Webhook) => expect.poll(() => told(webhook).at(-1), LONG);

test("the cache is purged at the start, with the token", async () => {
  const webhook = await startWebhook();
  await watch(webhook);
  await toldLast(webhook).toEqual(["started", 1]);
  expect(webhook.received).toMatchObject([
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${TOKEN}` },
      body: { reason: "started", version: 1, site: "https://tuskers.example", everything: true },
    },
  ]);
});

test("a save causes a purge, and several saves within a second cause one", async () => {
  const webhook = await startWebhook();
  const clock = createTestClock();
  const { db, purges } = await watch(webhook, { clock });
  await toldLast(webhook).toEqual(["started", 1]);
  const look = async (milliseconds: number) => {
    clock.advance(milliseconds);
    purges.wake();
    await purges.settled();
    return told(webhook).slice(1);
  };
  for (let count = 0; count < 3; count += 1) await save({ db });
  expect(await look(0)).toEqual([]);
  // By the end of the second, responses that were in progress before the save have reached the cache.
  expect(await look(999)).toEqual([]);
  expect(await look(1)).toEqual([["content-changed", 4]]);
  await save({ db });
  await look(0);
  expect(await look(1000)).toEqual([
    ["content-changed", 4],
    ["content-changed", 5],
  ]);
});

test("endless saves cause a purge every three seconds, and one after the last save", async () => {
  const webhook = await startWebhook();
  const clock = createTestClock();
  const { db, purges } = await watch(webhook, { clock });
  await toldLast(webhook).toEqual(["started", 1]);
  await purges.settled();
  for (let count = 0; count < 8; count += 1) {
    await save({ db });
    clock.advance(500);
    purges.wake();
    await purges.settled();
  }
  // First noticed after half a second, and purged three seconds later although the saves continued.
  expect(told(webhook).slice(1)).toEqual([["content-changed", 8]]);
  for (let count = 0; count < 2; count += 1) {
    clock.advance(1000);
    purges.wake();
    await purges.settled();
  }
  expect(told(webhook).at(-1)).toEqual(["content-changed", 9]);
});

test("a day on which scheduled articles appear causes a purge", async () => {
  const webhook = await startWebhook();
  const clock = createTestClock("2026-03-01T18:29:59.000Z");
  const { purges } = await watch(webhook, { clock });
  await toldLast(webhook).toEqual(["started", 1]);
  clock.advance(1000);
  purges.wake();
  await purges.settled();
  clock.advance(1000);
  await toldLast(webhook).toEqual(["day-changed", 1]);
});

test("a receiver that is down, or fails, is called again after growing pauses until it agrees", async () => {
  const webhook = await startWebhook();
  await webhook.stop();
  const clock = createTestClock();
  const { purges, lines } = await watch(webhook, { clock });
  const look = async (milliseconds: number) => {
    clock.advance(milliseconds);
    purges.wake();
    await purges.settled();
    return lines.length;
  };
  expect(await look(0)).toBe(1);
  webhook.answer = 500;
  await webhook.start();
  expect(await look(999)).toBe(1);
  expect(await look(1)).toBe(2);
  webhook.answer = 302;
  expect(await look(1999)).toBe(2);
  expect(await look(1)).toBe(3);
  webhook.answer = 204;
  await look(4000);
  expect(told(webhook).at(-1)).toEqual(["started", 1]);
  expect(lines.slice(0, 3)).toMatchObject([
    { failure: "ECONNREFUSED", nextTryInMs: 1000 },
    { failure: "status 500", nextTryInMs: 2000 },
    { failure: "status 302", nextTryInMs: 4000 },
  ]);
  // The target of the redirect was never called.
  expect(webhook.asked).toBe(3);
  // The credentials for purging the cache never appear in a log.
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${TOKEN}|a-secret-in-the-address`));
});

test("a save does not wait for as long as a receiver that fails is left alone", async () => {
  const webhook = await startWebhook();
  webhook.answer = 503;
  const clock = createTestClock();
  const { db, purges, lines } = await watch(webhook, { clock });
  const look = async (milliseconds: number) => {
    clock.advance(milliseconds);
    purges.wake();
    await purges.settled();
  };
  for (let failures = 0; failures < 8; failures += 1) await look(60_000);
  expect(lines.map(({ nextTryInMs }) => nextTryInMs).slice(-2)).toEqual([60_000, 60_000]);
  webhook.answer = 200;
  await save({ db });
  await look(0);
  await look(1000);
  expect(told(webhook)).toEqual([["content-changed", 2]]);
});

test("there is only one call to a slow receiver, and saves in the meantime cause another one after it", async () => {
  const webhook = await startWebhook();
  webhook.answer = "hold";
  const site = await watch(webhook);
  await toldLast(webhook).toEqual(["started", 1]);
  await save(site);
  await expect.poll(() => site.db.currentContentVersion(), LONG).toBe(2);
  expect(webhook.asked).toBe(1);
  webhook.answer = 200;
  webhook.letGo();
  await toldLast(webhook).toEqual(["content-changed", 2]);
  expect(webhook.mostAtOnce).toBe(1);
});

test("a receiver that never answers keeps the site neither from stopping nor from telling at the next start", async () => {
  const webhook = await startWebhook();
  webhook.answer = "hold";
  const dataDir = await temporaryFolder();
  const services = await openTestServices({ DATA_DIR: dataDir, DATABASE_URL: "" });
  const first = await watch(webhook, { services });
  await toldLast(webhook).toEqual(["started", 1]);
  await save(services);
  await first.purges.close();
  webhook.answer = 200;
  await watch(webhook, { services });
  await toldLast(webhook).toEqual(["started", 2]);
});

test("without a receiver there are no calls", async () => {
  const { db } = await openTestServices({ DATABASE_URL: "" });
  const asked = () => {
    throw new Error("It has no reason to look.");
  };
  const purges = createCachePurges({
    config: readConfig({}),
    db: { ...db, currentContentVersion: asked },
    clock: { now: () => new Date() },
    log: pino({ level: "silent" }),
  });
  purges.start();
  await purges.settled();
  await purges.close();
});
