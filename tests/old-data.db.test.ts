import pino from "pino";
import { expect, test } from "vitest";
import { restoreBackup } from "../src/app/backups/restore/restore-backup.server.ts";
import { createApi } from "../src/app/server/api.server.ts";
import { createApp } from "../src/app/server/app.server.ts";
import { checkSite } from "../src/app/server/check-site.server.ts";
import { openPages } from "../src/app/server/pages.server.ts";
import { openDirectoryFile } from "../src/content/transfer/files/directory-file.server.ts";
import { importDirectory } from "../src/content/transfer/import-directory.server.ts";
import { backupAt } from "./support/backup-files.ts";
import { BUILD_FOLDER, ensureBuilt } from "./support/built-site.ts";
import { listedPages } from "./support/listed-pages.ts";
import { OLD_DATA_TIME, oldBackup, oldFile, oldSite } from "./support/old-data.ts";
import { storeImage } from "./support/stored-images.ts";
import { someTusker, TEST_PASSWORD } from "./support/test-api.ts";
import { emptyPostgres, TEST_DATABASE } from "./support/test-database.ts";
import { createTestClock, openTestServices, temporaryFolder } from "./support/test-services.ts";

/** What the old site stored, brought up to date and served. */
async function serve(settings: Record<string, string>) {
  const services = await openTestServices(settings);
  services.clock.set(OLD_DATA_TIME);
  const api = createApi(services);
  async function call<Answer>(method: string, path: string, token?: string, json?: unknown): Promise<Answer> {
    const answer = await api.request(path, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBeLessThan(300);
    return (await answer.json()) as Answer;
  }
  const signIn = async () =>
    (await call<{ access_token: string }>("POST", "/api/auth/login", undefined, OLD_ACCOUNT)).access_token;
  return { services, api, call, signIn };
}

const OLD_ACCOUNT = { username: "keeper", password: TEST_PASSWORD };

/** What of the old data is published. */
const TUSKERS = 2;
const ARTICLES = 1;

type Site = Awaited<ReturnType<typeof serve>>;
type Tusker = { _id: string; name: string };

/** Every page, call and image that readers can get, and everything that the old site's administrators left. */
async function expectAllThere({ services, api, call }: Site, token: string): Promise<void> {
  await ensureBuilt();
  const app = createApp(services, { pages: await openPages(BUILD_FOLDER), api });
  const check = await checkSite({ app, services, hashOf: () => undefined });
  const pages = listedPages(TUSKERS + ARTICLES);
  expect(check).toMatchObject({ problems: [], pages, pictures: 4, hiddenPictures: 4 });

  const gemunu = await call<Tusker>("GET", "/api/tuskers/slug/gemunu-of-yala");
  expect(gemunu).toMatchObject({
    name: "Gemunu",
    heightM: 2.75,
    aliases: ["ගැමුණු"],
    tags: ["yala", "crossed"],
    sources: [{ title: "Field notes" }],
    imageDetails: [{ alt: "Rājā at the tank", credit: "A. Perera", focus: { x: 0.25, y: 0.75 } }],
  });
  expect(await call("GET", "/api/tuskers/search/search-by-name?name=gemu")).toMatchObject([{ name: "Gemunu" }]);
  expect(await call("GET", "/api/tuskers/featured")).toMatchObject([{ name: "Raja" }, { name: "Gemunu" }]);
  expect(await call("GET", `/api/tuskers/${gemunu._id}/revisions`, token)).toMatchObject([
    { version: 2, action: "changed", madeBy: "keeper" },
    { version: 1, action: "created", madeBy: "keeper" },
  ]);
  expect(await call("GET", "/api/bin?page=1", token)).toMatchObject([{ name: "In the bin" }, { name: "Wasaba" }]);
  expect(await call("GET", "/api/messages?page=1", token)).toMatchObject([
    { name: "Ann", subject: "Tracks", deliveries: [{ channel: "smtp", state: "waiting" }] },
  ]);
  expect(await call("GET", "/api/uploads?page=1", token)).toMatchObject({ total: 2 });
  expect(await call("GET", "/api/accounts", token)).toMatchObject([
    { username: "keeper", role: "administrator", secondFactor: false },
    { username: "nimal", role: "administrator", secondFactor: true },
  ]);
}

/** What the old site never did: a save, by its revision, its place in lists and the entry that it brings back. */
async function expectEditable({ call }: Site, token: string): Promise<void> {
  const { _id } = await call<Tusker>("POST", "/api/tuskers", token, someTusker({ name: "Kadira" }));
  expect(await call("GET", "/api/tuskers/search/search-by-name?name=kadi")).toMatchObject([{ _id }]);
  const { _id: gemunu } = await call<Tusker>("GET", "/api/tuskers/slug/gemunu-of-yala");
  await call("POST", `/api/tuskers/${gemunu}/revisions/1/restore`, token, {});
  expect(await call("GET", `/api/tuskers/${gemunu}`)).toMatchObject({ slug: "gemunu", aliases: [] });
}

// On PostgreSQL the data of a backup is brought up to date by the same migrations.
const tags = TEST_DATABASE === "postgres" ? ["deep"] : [];
const opens = "a database of the first release opens: what it holds is there, can be edited, and its sign-in is good";
test(opens, { tags }, async () => {
  const { settings, token } = await oldSite();
  const site = await serve(settings);
  await expectAllThere(site, token);
  await expectEditable(site, token);
  expect(await site.call("GET", "/api/accounts/invitations", token)).toMatchObject([
    { username: "sunethra", role: "administrator" },
  ]);
});

test("a backup of the first release is restored with all that was in it", async () => {
  const dataDir = await temporaryFolder();
  const databaseUrl = TEST_DATABASE === "postgres" ? await emptyPostgres() : undefined;
  const [clock, log] = [createTestClock(OLD_DATA_TIME), pino({ level: "silent" })];
  const options = {
    file: backupAt(await oldBackup()).file,
    key: undefined,
    dataDir,
    databaseUrl,
    replace: false,
    clock,
    log,
  };
  expect(await restoreBackup(options)).toMatchObject({ contents: { missing: [], damaged: [] } });
  const site = await serve({ DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) });
  const token = await site.signIn();
  await expectAllThere(site, token);
  expect(await site.call("GET", "/api/data-releases")).toEqual([]);
  await expectEditable(site, token);
});

test.each([
  ["directory.json", { created: 4, changed: 1, failed: 0 }],
  ["tuskers.csv", { created: 3, failed: 0 }],
  ["articles.csv", { created: 1, failed: 0 }],
])("%s, which the first release exported, is imported", async (name, counts) => {
  const services = await openTestServices();
  for (const image of ["raja.jpg", "hidden.jpg"]) await storeImage(services, image);
  const file = await openDirectoryFile(oldFile(name));
  const told: string[] = [];
  const onItem = ({ message }: { message?: string | undefined }) => void (message && told.push(message));
  expect(await importDirectory(services, file, { settings: [], dryRun: false, by: null, onItem })).toMatchObject(
    counts,
  );
  expect(told).toEqual([]);
});
