import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "../../tests/support/built-site.ts";
import { emptyPostgres } from "../../tests/support/test-database.ts";
import { keepConnection, signInOver, startWorkers } from "../../tests/support/workers-site.ts";

/** What is promised of nodes; a worker hears of a save as they do. */
const PROMISED_MS = 100;

beforeAll(ensureBuilt, 300_000);

test("workers share a database of PostgreSQL, and know of each other's saves", async () => {
  const site = await startWorkers({ DATABASE_URL: await emptyPostgres() });
  const connections = [keepConnection(site.url), keepConnection(site.url)];
  for (const connection of connections) await connection.call("GET", "/tuskers");
  const [one, other] = connections as [(typeof connections)[0], (typeof connections)[0]];
  const headers = await signInOver(one);
  for (const [name, writer, reader] of [
    ["Raja", one, other],
    ["Sama", other, one],
  ] as const) {
    const json = { name, age: 60, location: "Kandy District", description: "He walks before the casket." };
    expect((await writer.call("POST", "/api/tuskers", { json, headers })).status).toBe(201);
    expect((await writer.call("GET", "/tuskers")).text.includes(`${name}<`)).toBe(true);
    await expect
      .poll(async () => (await reader.call("GET", "/tuskers")).text.includes(`${name}<`), {
        interval: 5,
        timeout: PROMISED_MS,
      })
      .toBe(true);
  }
  expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
