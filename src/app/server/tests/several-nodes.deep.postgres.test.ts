import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { type RunningSite, startSite } from "../../../../tests/support/running-site.ts";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { emptyPostgres } from "../../../../tests/support/test-database.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import { loadStarterContent } from "../../../content/transfer/starter/load-starter-content.server.ts";

/** Less than the one-second poll interval: what a node knows by then came by notification. */
const BEFORE_POLL_MS = 800;

test("what is saved on one node is on the pages of another one, which had kept them", async () => {
  const one = await openTestSite({}, { cacheBytes: 10_000_000 });
  const { databaseUrl = "" } = one.services.config;
  const other = await openTestSite({ DATABASE_URL: databaseUrl }, { cacheBytes: 10_000_000, isSecondNode: true });
  for (let round = 0; round < 5; round += 1) {
    const name = `Raja ${round}`;
    for (const path of ["/tuskers", "/api/tuskers"]) expect((await other.get(path)).text).not.toContain(name);
    const saved = await one.call("POST", "/api/tuskers", { token: one.token, json: someTusker({ name }) });
    expect(saved.status).toBe(201);
    // The saving node shows it on the next request.
    expect((await one.get("/tuskers")).text).toContain(name);
    await expect
      .poll(async () => (await other.get("/api/tuskers")).text, { interval: 5, timeout: BEFORE_POLL_MS })
      .toContain(name);
    expect((await other.get("/tuskers")).text).toContain(name);
  }
});

test("a sign-in of one node is good on another one, and ends on both", async () => {
  const one = await openTestSite();
  const { databaseUrl = "" } = one.services.config;
  const other = await openTestSite({ DATABASE_URL: databaseUrl }, { isSecondNode: true });
  const session = () => other.call("GET", "/api/auth/session", { token: one.token });
  expect((await session()).status).toBe(200);
  await one.call("POST", "/api/auth/logout", { token: one.token });
  expect((await session()).status).toBe(401);
});

test("messages that were sent to one node count on the other one", async () => {
  const one = await openTestSite();
  const { databaseUrl = "" } = one.services.config;
  const other = await openTestSite({ DATABASE_URL: databaseUrl }, { isSecondNode: true });
  const statuses = [];
  for (let sent = 0; sent < 7; sent += 1) {
    const node = sent % 2 === 0 ? one : other;
    const json = { name: "Anna", email: "anna@example.org", subject: `Question ${sent}`, message: "Where is Raja?" };
    statuses.push((await node.call("POST", "/api/contact", { json })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test("wrong passwords that were tried on one node count on the other one", async () => {
  const one = await openTestSite();
  const { databaseUrl = "" } = one.services.config;
  const other = await openTestSite({ DATABASE_URL: databaseUrl }, { isSecondNode: true });
  const signIn = (node: typeof one) =>
    node.call("POST", "/api/auth/login", { json: { username: "nobody", password: "not the right one" } });
  const statuses = [];
  for (let tried = 0; tried < 11; tried += 1) statuses.push((await signIn(tried % 2 === 0 ? one : other)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test("two nodes that start together on an empty database load the starter content once", async () => {
  const one = await openTestServices();
  const other = await openTestServices({ DATABASE_URL: one.config.databaseUrl ?? "" });
  const loaded = await Promise.all([one, other].map((node) => loadStarterContent(node, { enabled: true })));
  expect(loaded.filter((each) => each !== undefined)).toHaveLength(1);
  const { rows } = await sql<{ entries: number; names: number }>`
    select count(*) as entries, count(distinct name) as names from tuskers`.execute(one.db.read);
  expect(rows[0]?.entries).toBe(rows[0]?.names);
});

test("two processes of the built site see each other's saves, and one continues without the other", async () => {
  const DATABASE_URL = await emptyPostgres();
  const sites = await Promise.all([1, 2].map(() => startSite({ settings: { DATABASE_URL } })));
  const [one, other] = sites as [RunningSite, RunningSite];
  onTestFinished(async () => {
    await Promise.allSettled(sites.map((site) => site.stop()));
  });
  const pageOf = async ({ url }: RunningSite) => (await fetch(`${url}/tuskers`)).text();
  for (const [round, [from, to]] of [[one, other] as const, [other, one] as const].entries()) {
    const name = `Raja ${round}`;
    expect(await pageOf(to)).not.toContain(name);
    await from.call("POST", "/api/tuskers", someTusker({ name }));
    await expect.poll(() => pageOf(to), { interval: 5, timeout: BEFORE_POLL_MS }).toContain(name);
  }
  await one.stop();
  await other.call("POST", "/api/tuskers", someTusker({ name: "Sama" }));
  expect(await pageOf(other)).toContain("Sama");
});
