import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { backupAt } from "../../../../tests/support/backup-files.ts";
import { leaveMessage } from "../../../../tests/support/contact-messages.ts";
import { filesBelow } from "../../../../tests/support/sample-images.ts";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import { openTestApi, someTusker, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { createTestClock, openTestServices, temporaryFolder } from "../../../../tests/support/test-services.ts";
import { withdrawImage } from "../../../content/image-library/withdraw-image.server.ts";
import { SHIPPED_SETTINGS } from "../../../content/settings/site/site-settings.ts";
import { makeRelease } from "../../../features/data-releases/making/make-release.server.ts";
import { recallRelease } from "../../../features/data-releases/making/recall-release.server.ts";
import { releaseFilesRoute } from "../../../features/data-releases/release-files-route.server.ts";
import { listReleases } from "../../../features/data-releases/release-rows.server.ts";
import { setActive } from "../../../features/webhooks/change-webhooks.server.ts";
import { createAccount } from "../../../people/accounts/actions/create-account.server.ts";
import { disableAccount } from "../../../people/accounts/actions/disable-account.server.ts";
import { insertAccountMail } from "../../../people/mail/rows/account-mail-rows.server.ts";
import { deleteMessage } from "../../../people/messages/inbox/delete-message.server.ts";
import { readConfig } from "../../../platform/config/config.server.ts";
import { openDatabaseCopy } from "../../../platform/db/sqlite/database-copy.server.ts";
import { databaseFile } from "../../../platform/db/sqlite/open.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { createApi } from "../../server/api.server.ts";
import { openServices } from "../../server/services.server.ts";
import { type BackupKey, newKeyText, readKeyText } from "../archive/encryption.server.ts";
import { writeBackup } from "../write-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { beginNewData, decideSwitch, finishSwitch, switchSteps } from "./switch-data.server.ts";
import { unpackBackup } from "./unpack-backup.server.ts";

const clock = createTestClock();
const log = pino({ level: "silent" });

async function backUp(services: Services, key?: BackupKey): Promise<string> {
  const file = join(await temporaryFolder(), "a.tar");
  await writeBackup({ ...services, dataDir: services.config.dataDir }, { ...backupAt(file), key });
  return file;
}

type Options = Partial<Omit<Parameters<typeof restoreBackup>[0], "file">> & { file: string; dataDir: string };

const restore = ({ file, ...options }: Options) =>
  restoreBackup({ key: undefined, replace: false, clock, log, ...options, file: backupAt(file).file });

/** A data folder with another site's data, which no process has open. */
async function otherData(): Promise<string> {
  const dataDir = await temporaryFolder();
  const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: "off" });
  const services = await openServices(config, { log, clock });
  await storeImage(services, "other.jpg");
  await services.close();
  await mkdir(join(dataDir, "drawings"));
  await writeFile(join(dataDir, "drawings", "old.avif"), "a drawing");
  await writeFile(join(dataDir, "notes.txt"), "not ours");
  return dataDir;
}

const imagesIn = async (dataDir: string) => {
  const copy = openDatabaseCopy(databaseFile(dataDir));
  try {
    const rows = await copy.read.selectFrom("images").select("name").orderBy("name").execute();
    const files = (await readdir(join(dataDir, "uploads/public"))).sort();
    expect(files).toEqual(rows.map(({ name }) => name));
    return files;
  } finally {
    await copy.close();
  }
};

/** Serves the data of that folder. */
async function serve(dataDir: string) {
  const services = await openTestServices({ DATA_DIR: dataDir });
  const api = createApi(services);
  const call = (path: string, token?: string) =>
    api.request(path, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
  return { services, api, call };
}

test("a backup is restored into an empty folder, into a new one, and from an encrypted file", async () => {
  const { services, call, token } = await openTestApi();
  await storeImage(services, "raja.jpg");
  const made = await call("POST", "/api/tuskers", {
    token,
    json: someTusker({ images: ["/uploads/public/raja.jpg"] }),
  });
  const { slug } = (await made.json()) as { slug: string };
  const key = await readKeyText(await newKeyText(new Date()));
  for (const [used, dataDir] of [
    [undefined, await temporaryFolder()],
    [key, join(await temporaryFolder(), "new", "data")],
  ] as const) {
    const restored = await restore({ file: await backUp(services, used), key: used, dataDir });
    expect(restored).toMatchObject({ keptAs: undefined, contents: { missing: [], damaged: [] } });
    expect((await readdir(dataDir)).sort()).toEqual(["tuskers.db", "uploads"]);
    expect(await imagesIn(dataDir)).toEqual(["raja.jpg"]);
    const site = await serve(dataDir);
    expect(await (await site.call(`/api/tuskers/slug/${slug}`)).json()).toMatchObject({ name: "Gemunu" });
  }
});

test("data that is there stays, unless it may be replaced; then it is put aside whole", async () => {
  const services = await openTestServices();
  await storeImage(services, "raja.jpg");
  const file = await backUp(services);
  const dataDir = await otherData();
  const before = await filesBelow(dataDir);
  await expect(restore({ file, dataDir })).rejects.toMatchObject({ kind: "Conflict" });
  expect(await filesBelow(dataDir)).toEqual(before);
  const { keptAs = "" } = await restore({ file, dataDir, replace: true });
  expect((await readdir(dataDir)).sort()).toEqual([keptAs, "notes.txt", "tuskers.db", "uploads"]);
  expect(await imagesIn(dataDir)).toEqual(["raja.jpg"]);
  expect(await imagesIn(join(dataDir, keptAs))).toEqual(["other.jpg"]);
  expect(await readdir(join(dataDir, keptAs, "drawings"))).toEqual(["old.avif"]);
});

test("nothing is restored under a running site, and the site does not notice", async () => {
  const services = await openTestServices();
  const file = await backUp(services);
  const { dataDir } = services.config;
  await expect(restore({ file, dataDir, replace: true })).rejects.toMatchObject({ kind: "Conflict" });
  expect(await storeImage(services, "raja.jpg")).toBe("raja.jpg");
  expect(await readdir(dataDir)).not.toContain("restore");
});

test("data whose site was killed, and data whose database is beyond reading, can be replaced", {
  tags: ["deep"],
}, async () => {
  const services = await openTestServices();
  await storeImage(services, "raja.jpg");
  const file = await backUp(services);
  const killed = await temporaryFolder();
  await cp(services.config.dataDir, killed, { recursive: true });
  expect(await readdir(killed)).toContain("tuskers.db-wal");
  await restore({ file, dataDir: killed, replace: true });
  expect(await imagesIn(killed)).toEqual(["raja.jpg"]);
  const broken = await otherData();
  await writeFile(databaseFile(broken), "no database at all, and longer than a head of one".repeat(100));
  expect(await restore({ file, dataDir: broken, replace: true })).toMatchObject({ settled: { again: undefined } });
  expect(await imagesIn(broken)).toEqual(["raja.jpg"]);
});

describe("a file that is not right changes nothing", () => {
  const wrongFiles: [string, (file: string) => Promise<void>][] = [
    ["is cut off", async (file) => writeFile(file, (await readFile(file)).subarray(0, -5000))],
    [
      "has another byte in its database",
      async (file) => flip(file, (bytes) => bytes.indexOf("SQLite format 3") + 5000),
    ],
    ["has another byte in a picture", async (file) => flip(file, (bytes) => bytes.indexOf("raja.jpg") + 700)],
    ["is another program's", async (file) => writeFile(file, "PK\u0003\u0004")],
    ["is not there", async (file) => rm(file)],
  ];
  async function flip(file: string, place: (bytes: Buffer) => number): Promise<void> {
    const bytes = await readFile(file);
    bytes[place(bytes)] = (bytes[place(bytes)] ?? 0) ^ 1;
    await writeFile(file, bytes);
  }

  test.each(wrongFiles)("one that %s", { tags: ["deep"] }, async (_, spoil) => {
    const services = await openTestServices();
    await storeImage(services, "raja.jpg");
    const file = await backUp(services);
    await spoil(file);
    const dataDir = await otherData();
    const before = await filesBelow(dataDir);
    await expect(restore({ file, dataDir, replace: true })).rejects.toMatchObject({ name: "AppError" });
    expect(await filesBelow(dataDir)).toEqual(before);
    const missing = join(dataDir, "..", "never-made");
    await expect(restore({ file, dataDir: missing })).rejects.toMatchObject({ name: "AppError" });
    await expect(stat(missing)).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("one that is for another key", { tags: ["deep"] }, async () => {
    const services = await openTestServices();
    const file = await backUp(services, await readKeyText(await newKeyText(new Date())));
    const dataDir = await otherData();
    const before = await filesBelow(dataDir);
    for (const key of [undefined, await readKeyText(await newKeyText(new Date()))]) {
      await expect(restore({ file, dataDir, key, replace: true })).rejects.toMatchObject({ kind: "Invalid" });
    }
    expect(await filesBelow(dataDir)).toEqual(before);
  });
});

describe("a restore that dies", () => {
  async function prepare() {
    const services = await openTestServices();
    await storeImage(services, "raja.jpg");
    const file = await backUp(services);
    const dataDir = await otherData();
    await unpackBackup({ file: backupAt(file).file, key: undefined, folder: await beginNewData(dataDir) });
    return { dataDir, file };
  }

  test("before it is decided leaves the old data, and is cleared away by the next one", async () => {
    const { dataDir, file } = await prepare();
    await (await openServices(readConfig({ DATA_DIR: dataDir }), { log, clock })).close();
    expect(await imagesIn(dataDir)).toEqual(["other.jpg"]);
    await restore({ file, dataDir, replace: true });
    expect(await readdir(dataDir)).not.toContain("restore");
  });

  test("after any step of the switch is completed when the data is next opened", { tags: ["deep"] }, async () => {
    const steps = await prepare().then(async ({ dataDir }) => {
      await decideSwitch(dataDir, "before");
      return (await Array.fromAsync(switchSteps(dataDir))).length;
    });
    expect(steps).toBeGreaterThan(4);
    for (let done = 0; done <= steps; done += 1) {
      const { dataDir } = await prepare();
      await decideSwitch(dataDir, "before");
      const going = switchSteps(dataDir);
      for (let step = 0; step < done; step += 1) await going.next();
      // The interrupted process is dead; the site itself continues the switch when it starts.
      await (await openServices(readConfig({ DATA_DIR: dataDir }), { log, clock })).close();
      expect((await readdir(dataDir)).sort(), `after ${done} steps`).toEqual([
        "before",
        "notes.txt",
        "tuskers.db",
        "uploads",
      ]);
      expect(await imagesIn(dataDir)).toEqual(["raja.jpg"]);
      expect(await imagesIn(join(dataDir, "before"))).toEqual(["other.jpg"]);
      await finishSwitch(dataDir);
      expect(await imagesIn(dataDir)).toEqual(["raja.jpg"]);
    }
  });
});

describe("what a backup holds and must not come back", () => {
  test("sign-ins, recovery codes, passkeys, API keys, mailed links, invitations and previews are void; the password is not", async () => {
    const { services, call, token } = await openTestApi();
    const preview = { kind: "tusker", entry: someTusker() };
    expect((await call("POST", "/api/previews", { token, json: preview })).status).toBe(201);
    await call("POST", "/api/accounts/invitations", {
      token,
      json: { username: "second", currentPassword: TEST_PASSWORD },
    });
    await call("POST", "/api/account/api-keys", {
      token,
      json: { name: "Export", scope: "read", days: 30, currentPassword: TEST_PASSWORD },
    });
    await services.db.write
      .insertInto("recovery_codes")
      .values({ account_seq: 1, code_hash: "a".repeat(64), used_at: null })
      .execute();
    const made = { account_seq: 1, created_at: "2026-03-01T06:00:00.000Z" };
    const email = "keeper@example.com";
    await services.db.write
      .insertInto("account_links")
      .values({
        ...made,
        token_hash: "b".repeat(64),
        purpose: "password",
        email,
        expires_at: "2026-03-01T06:30:00.000Z",
      })
      .execute();
    await services.db.write
      .insertInto("passkeys")
      .values({
        ...made,
        id: "a".repeat(24),
        credential_id: "c",
        public_key: "k",
        counter: 2 ** 32 - 1,
        transports: "[]",
        name: "Phone",
      })
      .execute();
    await services.db.write.transaction().execute((transaction) =>
      insertAccountMail(transaction, {
        ...{ to: email, subject: "A link", text: "secret" },
        ...{ now: new Date(made.created_at), expiresAt: new Date("2026-03-04T06:00:00.000Z") },
      }),
    );
    const file = await backUp(services);
    const dataDir = await temporaryFolder();
    await restore({ file, dataDir });
    const site = await serve(dataDir);
    for (const table of [
      ...(["sessions", "trusted_devices", "recovery_codes", "passkeys", "api_keys"] as const),
      ...(["account_links", "account_mails", "invitations", "previews"] as const),
    ]) {
      expect(await services.db.read.selectFrom(table).selectAll().execute(), table).not.toEqual([]);
      expect(await site.services.db.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect((await site.call("/api/desk", token)).status).toBe(401);
    const body = JSON.stringify({ username: TEST_USERNAME, password: TEST_PASSWORD });
    const headers = { "Content-Type": "application/json" };
    expect((await site.api.request("/api/auth/login", { method: "POST", body, headers })).status).toBe(200);
  });

  test("events of webhooks are void, and the webhooks are paused until somebody resumes them", {
    tags: ["deep"],
  }, async () => {
    const { services, call, token } = await openTestApi();
    const url = "https://hooks.example/tuskers";
    const added = await call("POST", "/api/webhooks", { token, json: { url, events: ["tusker.published"] } });
    const { id } = (await added.json()) as { id: string };
    expect((await call("POST", `/api/webhooks/${id}/test`, { token })).status).toBe(200);
    const file = await backUp(services);
    const dataDir = await temporaryFolder();
    await restore({ file, dataDir });
    const { services: restored } = await serve(dataDir);
    expect(await services.db.read.selectFrom("webhook_deliveries").select("event").execute()).toHaveLength(1);
    expect(await restored.db.read.selectFrom("webhook_deliveries").select("event").execute()).toEqual([]);
    const find = () => restored.db.read.selectFrom("webhooks").selectAll().executeTakeFirstOrThrow();
    expect(await find()).toMatchObject({ id, url, active: 0, paused_why: expect.stringContaining("restored") });
    await setActive(restored, { id, active: true }, TEST_USERNAME);
    expect(await find()).toEqual(await services.db.read.selectFrom("webhooks").selectAll().executeTakeFirst());
  });

  test("messages and activities past two years, and what was in the bin for thirty days, go", {
    tags: ["deep"],
  }, async () => {
    const { services, call, token } = await openTestApi();
    await leaveMessage(services);
    const made = await call("POST", "/api/tuskers", { token, json: someTusker() });
    const { _id: id, slug } = (await made.json()) as { _id: string; slug: string };
    await call("DELETE", `/api/tuskers/${id}`, { token });
    const file = await backUp(services);
    const dataDir = await temporaryFolder();
    const later = createTestClock("2028-03-02T00:00:00.000Z");
    const { settled } = await restore({ file, dataDir, clock: later });
    expect(settled).toMatchObject({ old: { messages: 1, entries: 1 }, again: undefined });
    expect(settled.old.activities).toBeGreaterThan(0);
    const site = await serve(dataDir);
    const { read } = site.services.db;
    expect(await read.selectFrom("contact_messages").selectAll().execute()).toEqual([]);
    expect((await site.call(`/api/tuskers/slug/${slug}`)).status).toBe(410);
    const activities = await read.selectFrom("activities").select(["action", "detail"]).execute();
    expect(activities.map(({ action }) => action)).toEqual(["purged", "restored"]);
    expect(activities.at(-1)?.detail).toContain("2026-03-01 06:00 UTC");
  });

  test("what was withdrawn, deleted or disabled since is removed again, if the replaced data records it", async () => {
    const { services, call, token } = await openTestApi();
    const changing = services.clock;
    for (const name of ["raja.jpg", "rani.jpg"]) await storeImage(services, name);
    const images = ["/uploads/public/raja.jpg", "/uploads/public/rani.jpg"];
    await call("POST", "/api/tuskers", { token, json: someTusker({ images }) });
    const [kept, deleted] = [await leaveMessage(services), await leaveMessage(services, { subject: "Another" })];
    for (const username of ["second", "third"]) await createAccount(services, { username, password: TEST_PASSWORD });
    await disableAccount(services, "third");
    changing.advance(1000);
    const file = await backUp(services);
    changing.advance(1000);
    await withdrawImage(services, "raja.jpg", { by: "keeper" });
    // Uploaded later, so it is not in the backup at all.
    await withdrawImage(services, await storeImage(services, "sama.jpg"), { by: "keeper" });
    await deleteMessage(services, deleted, { username: "keeper" });
    await disableAccount(services, "second");
    const version = services.db.currentContentVersion();
    const dataDir = await temporaryFolder();
    await cp(services.config.dataDir, dataDir, { recursive: true });
    const { settled } = await restore({ file, dataDir, replace: true, clock: changing });
    expect(settled.again).toEqual({
      ...{ pictures: 1, messages: 1, accounts: 1 },
      ofFeatures: ["0 data releases", "0 letters"],
    });
    expect(await imagesIn(dataDir)).toEqual(["rani.jpg"]);
    const { services: site, call: ask } = await serve(dataDir);
    const { read } = site.db;
    expect((await read.selectFrom("contact_messages").select("id").execute()).map(({ id }) => id)).toEqual([kept]);
    const accounts = await read.selectFrom("accounts").select(["username", "disabled_at"]).orderBy("seq").execute();
    expect(accounts.filter((account) => account.disabled_at !== null).map(({ username }) => username)).toEqual([
      "second",
      "third",
    ]);
    expect(await (await ask("/api/tuskers")).json()).toMatchObject([{ images: [images[1]] }]);
    // No cache may mistake a response of an older version for this one.
    expect(site.db.currentContentVersion()).toBeGreaterThan(version + 1000);
  });

  test("files of data releases are as they were, and a release that was recalled since is recalled again", {
    tags: ["deep"],
  }, async () => {
    const { services, call, token } = await openTestApi();
    await call("PUT", "/api/settings/site", { token, json: { ...SHIPPED_SETTINGS, licence: "CC-BY-4.0" } });
    for (const name of ["Gemunu", "Raja"]) {
      await call("POST", "/api/tuskers", { token, json: someTusker({ name }) });
      await makeRelease(services);
    }
    const [kept, recalled] = (await listReleases(services.db.read)).reverse();
    services.clock.advance(1000);
    const file = await backUp(services);
    services.clock.advance(1000);
    const why = "A fact was withdrawn.";
    await recallRelease(services, { number: recalled?.number ?? "", why });
    const dataDir = await temporaryFolder();
    await cp(services.config.dataDir, dataDir, { recursive: true });
    const { settled } = await restore({ file, dataDir, replace: true, clock: services.clock });
    expect(settled.again).toMatchObject({ ofFeatures: ["1 data release", "0 letters"] });
    const { services: site } = await serve(dataDir);
    expect(await listReleases(site.db.read)).toMatchObject([{ number: recalled?.number, recalled: { why } }, kept]);
    const route = releaseFilesRoute(site);
    for (const { name, sha256 } of kept?.files ?? []) {
      const answer = await route.request(`/data/${kept?.number}/${name}`);
      const hash = createHash("sha256").update(Buffer.from(await answer.arrayBuffer()));
      expect(hash.digest("hex"), name).toBe(sha256);
    }
    for (const { name } of recalled?.files ?? []) {
      expect((await route.request(`/data/${recalled?.number}/${name}`)).status, name).toBe(410);
    }
  });
});
