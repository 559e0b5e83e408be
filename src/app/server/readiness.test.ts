import { sql } from "kysely";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { damageDatabase } from "../../../tests/support/damaged-database.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { createApi } from "./api.server.ts";
import { readiness } from "./readiness.server.ts";
import { openServices } from "./services.server.ts";

const readinessOf = (services: Services) =>
  readiness(services, { isStopping: () => false, hasCachedPages: () => false });

const degraded = (reason: string) => ({ status: 200, body: { status: "degraded", reason } });

/** A site whose database has only damaged pages for that table or index, and what it logs. */
async function openDamagedSite(part: string) {
  const { config, close } = await openTestServices();
  await close();
  damageDatabase(config.dataDir, part);
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line) => logged.push(line) });
  const services = await openServices(readConfig({ DATA_DIR: config.dataDir }), { log });
  onTestFinished(() => services.close());
  return { services, timesLogged: (words: string) => logged.filter((line) => line.includes(words)).length };
}

test("once a request meets damage, the site is degraded for good, and says once what to do", async () => {
  const { services, timesLogged } = await openDamagedSite("tuskers_narrow");
  expect(await readinessOf(services)).toMatchObject({ body: { status: "ready" } });
  const api = createApi(services);
  for (let time = 0; time < 2; time += 1) {
    const answer = await api.request("/api/tuskers");
    const { message } = (await answer.json()) as { message: string };
    expect([answer.status, message]).toEqual([500, expect.stringMatching(/^[A-Z][^\n]+\.$/)]);
    expect(message).not.toMatch(/malformed|sqlite/i);
    expect(await readinessOf(services)).toEqual(degraded("the database is damaged"));
  }
  expect(timesLogged("npm run doctor")).toBe(1);
});

test("a site with nothing to serve says so when damage is the cause", async () => {
  const { services } = await openDamagedSite("site_state");
  expect(await readinessOf(services)).toEqual({
    status: 503,
    body: { status: "not ready", reason: "the database is damaged" },
  });
});

test("for some minutes after a write found no room, the site is degraded", async () => {
  const services = await openTestServices();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await sql`pragma max_page_count = 1`.execute(services.db.write);
  await expect(sql`create table more (number integer)`.execute(services.db.write)).rejects.toSatisfy(
    services.db.dialect.isDiskFull,
  );
  expect(await readinessOf(services)).toEqual(degraded("the disk is full"));
  vi.setSystemTime(Date.now() + 10 * 60_000);
  expect(await readinessOf(services)).toMatchObject({ body: { status: "ready" } });
});
