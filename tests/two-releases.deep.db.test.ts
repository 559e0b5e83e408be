import { sql } from "kysely";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../src/platform/config/config.server.ts";
import { openConfiguredDatabase } from "../src/platform/db/open/open-configured.server.ts";
import { signIn } from "./support/administrator-calls.ts";
import { ensureBuilt } from "./support/built-site.ts";
import { freePort } from "./support/free-port.ts";
import { type LaunchedSite, launchSite } from "./support/launch-site.ts";
import { makeNewerBuild } from "./support/newer-build.ts";
import { type Outcome, sendSteadily } from "./support/steady-requests.ts";
import { someTusker } from "./support/test-api.ts";
import { databaseSettings, TEST_DATABASE } from "./support/test-database.ts";
import { temporaryFolder } from "./support/test-services.ts";

type Node = LaunchedSite & { told(): string };

function launch(options: Omit<Parameters<typeof launchSite>[0], "errors">): Node {
  const site = launchSite({ ...options, errors: "pipe" });
  onTestFinished(async () => {
    site.process.kill("SIGKILL");
    await site.ended;
  });
  let told = "";
  for (const stream of [site.process.stdout, site.process.stderr]) {
    stream?.on("data", (chunk) => {
      told += chunk;
    });
  }
  return { ...site, told: () => told };
}

/** Adds tuskers all the time, from several visitors' addresses. */
function addSteadily({ url }: Node, token: string, name: string) {
  const adding = sendSteadily(url, {
    perSecond: 10,
    retries: 0,
    next: (n) => ({
      path: "/api/tuskers",
      method: "POST",
      json: someTusker({ name: `${name} ${n}` }),
      headers: { Authorization: `Bearer ${token}` },
      from: `127.0.0.${2 + (n % 8)}`,
    }),
  });
  onTestFinished(async () => void (await adding.stop()));
  const more = (count: number) => {
    const before = adding.outcomes.length;
    return vi.waitFor(() => expect(adding.outcomes.length).toBeGreaterThanOrEqual(before + count), 60_000);
  };
  return { ...adding, more };
}

const idsOf = (outcomes: Outcome[]): string[] =>
  outcomes.filter(({ status }) => status === 201).map(({ body }) => (JSON.parse(body) as { _id: string })._id);

beforeAll(ensureBuilt, 300_000);

test("while a newer release takes over, the older one refuses writes, and every write that was acknowledged is stored", async () => {
  const newerBuild = await makeNewerBuild();
  const dataDir = await temporaryFolder();
  const settings = await databaseSettings(dataDir);
  const older = launch({ dataDir, port: await freePort(), settings });
  await older.ready;
  const { token } = await signIn(older.url);
  const page = () => fetch(`${older.url}/about`).then(async (answer) => [answer.status, (await answer.text()).length]);
  const [, length] = await page();
  const toOlder = addSteadily(older, token, "Raja");
  await toOlder.more(20);

  // Each node of a server database has a data folder of its own.
  const newer = launch({
    root: newerBuild,
    dataDir: TEST_DATABASE === "sqlite" ? dataDir : await temporaryFolder(),
    port: await freePort(),
    settings,
  });
  await newer.ready;
  const before = toOlder.outcomes.length;
  const toNewer = addSteadily(newer, token, "Rani");
  await Promise.all([toOlder.more(20), toNewer.more(20)]);
  const readyOf = async ({ url }: Node) => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect(await readyOf(older)).toEqual([
    503,
    { status: "not ready", reason: "a newer release has migrated the database (9999-newer)" },
  ]);
  expect(await readyOf(newer)).toMatchObject([200, { status: "ready" }]);
  expect(await page()).toEqual([200, length]);
  const [byOlder, byNewer] = [await toOlder.stop(), await toNewer.stop()];

  expect(byOlder.map(({ status }) => status).filter((status) => status !== 201 && status !== 503)).toEqual([]);
  const refused = byOlder.filter(({ status }) => status === 503);
  expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  // Those that were on their way when the newer release was ready may have been answered before it migrated.
  expect(idsOf(byOlder.slice(before + 10))).toEqual([]);
  expect(older.told().match(/"migration":"9999-newer"/g)).toHaveLength(1);

  const db = await openConfiguredDatabase(readConfig({ DATA_DIR: dataDir, ...settings }));
  onTestFinished(() => db.close());
  const { rows } = await sql<{ id: string; by: string }>`
    select id, case when seq <= (select seq from last_of_older) then 'older' else 'newer' end as by
    from tuskers`.execute(db.read);
  const storedBy = (by: string) => rows.filter((row) => row.by === by).map(({ id }) => id);
  expect(storedBy("older").toSorted()).toEqual(idsOf(byOlder).toSorted());
  expect(storedBy("newer").toSorted()).toEqual(idsOf(byNewer).toSorted());
  console.log(
    `${TEST_DATABASE}: ${idsOf(byOlder).length} writes acknowledged by the older release, then ${refused.length} refused; ${idsOf(byNewer).length} acknowledged by the newer one`,
  );

  older.process.kill("SIGTERM");
  await older.ended;
  const again = launch({ dataDir, port: await freePort(), settings });
  await expect(again.ready).rejects.toThrow();
  expect(again.told()).toMatch(/^The database was made by a newer release of the site \(9999-newer\): [^\n]+\n$/);
});
