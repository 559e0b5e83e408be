import { chmod, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql, type Updateable } from "kysely";
import pino from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { leaveMessage } from "../../../tests/support/contact-messages.ts";
import { freePort } from "../../../tests/support/free-port.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { startMailService } from "../../../tests/support/mail-service.ts";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { startWebhook } from "../../../tests/support/webhook.ts";
import { storeUpload } from "../../content/image-library/uploads/store-upload.server.ts";
import { createSource } from "../../content/source-library/change-source.server.ts";
import type { SourceCheckColumns } from "../../content/sources/rows/source-tables.server.ts";
import { createAccount } from "../../people/accounts/actions/create-account.server.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import { migrationNames } from "../../platform/db/migrate.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { openServices } from "../server/services.server.ts";
import { checkDisk } from "./check-disk.server.ts";
import { checkVersions } from "./check-versions.server.ts";
import { examine } from "./examine.server.ts";
import type { Finding } from "./finding.server.ts";

type Settings = Record<string, string>;

/** A data folder with an account, a message and an image. `work` may do more; the site does not run afterwards. */
async function fill(settings: Settings = {}, work: (services: Services) => Promise<void> = async () => {}) {
  const environment = { DATA_DIR: await temporaryFolder(), STARTER_CONTENT: "off", PORT: "0", ...settings };
  const config = readConfig(environment);
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  try {
    await createAccount(services, { username: "keeper", password: "a good long password" });
    await leaveMessage(services);
    encodeHere(services);
    await storeUpload(services, incoming(imageForm(await drawing(80, 60).jpeg().toBuffer(), "raja.jpg")));
    await work(services);
  } finally {
    await services.close();
  }
  return config;
}

async function findings(config: ReturnType<typeof readConfig>, now = new Date()): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of examine(config, now)) found.push(finding);
  return found;
}

/** The findings that are not ok, except for the hint that no mail is configured. */
const troubles = async (config: ReturnType<typeof readConfig>, now?: Date) =>
  (await findings(config, now))
    .filter(({ level, advice }) => level !== "ok" && !advice?.includes("EmailJS"))
    .map(({ part, level, sentence }) => `${level} ${part}: ${sentence}`);

/** Every file with its bytes and modification time, except for SQLite's scratch file beside an open database. */
async function snapshot(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).sort().filter((name) => !name.endsWith("-shm"));
  return Promise.all(
    names.map(async (name) => {
      const { mtimeMs, mode, size } = await stat(join(folder, name));
      const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
      return `${name} ${mtimeMs} ${mode} ${size} ${bytes.toString("base64")}`;
    }),
  );
}

/** Another server that listens at the address of the site. */
async function listenAs(answer: string): Promise<string> {
  const server = createServer((_request, response) => void response.end(answer)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return String((server.address() as AddressInfo).port);
}

describe("a site in good order", () => {
  test("is reported part by part, and nothing is changed", async () => {
    const config = await fill();
    const before = await snapshot(config.dataDir);
    const found = await findings(config);
    expect(found.filter(({ level }) => level === "problem")).toEqual([]);
    expect(new Set(found.map(({ part }) => part))).toEqual(
      new Set(["settings", "versions", "site", "database", "images", "clock", "sources", "disk", "mail"]),
    );
    expect(await snapshot(config.dataDir)).toEqual(before);
  });

  test("is checked while it runs, and nothing is changed", async () => {
    const config = await fill();
    const services = await openServices(config, { log: pino({ level: "silent" }) });
    onTestFinished(() => services.close());
    await leaveMessage(services);
    const before = await snapshot(config.dataDir);
    expect(before.some((file) => file.startsWith("tuskers.db-wal "))).toBe(true);
    expect(await troubles(config)).toEqual([]);
    expect(await snapshot(config.dataDir)).toEqual(before);
  });

  test("that never started needs no data folder, and none is created", async () => {
    const folder = join(await temporaryFolder(), "data");
    const config = readConfig({ DATA_DIR: folder, PORT: "0" });
    expect(await troubles(config)).toEqual([expect.stringMatching(`^hint database: .*${folder}`)]);
    await expect(stat(folder)).rejects.toThrow("ENOENT");
  });
});

test("every hint and problem says what to do", { tags: ["deep"] }, async () => {
  const config = await fill({ SITE_URL: "https://tuskers.example" });
  await rm(join(config.dataDir, "uploads/public/raja.jpg"));
  const advice = (await findings(config)).filter(({ level }) => level !== "ok").map((finding) => finding.advice);
  expect(advice.length).toBeGreaterThan(2);
  for (const sentence of advice) expect(sentence).toMatch(/^[A-Z].{15,}[.\w/]$/);
});

describe("the database", () => {
  test("that is damaged is reported, and not queried further", async () => {
    const config = await fill();
    const file = await open(join(config.dataDir, "tuskers.db"), "r+");
    await file.write(Buffer.alloc(30_000, 0xff), 0, 30_000, 8_192);
    await file.close();
    const found = await troubles(config);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^problem database: /);
  });

  test("that is not a database is reported", { tags: ["deep"] }, async () => {
    const config = await fill();
    await writeFile(
      join(config.dataDir, "tuskers.db"),
      "something else, long enough to have a head of its own".repeat(50),
    );
    expect((await troubles(config))[0]).toMatch(/^problem database: .*(not a database|malformed)/);
  });

  test("with a row that refers to a missing row is reported", { tags: ["deep"] }, async () => {
    const config = await fill({}, async ({ db }) => {
      await sql`pragma foreign_keys = off`.execute(db.write);
      await sql`insert into deliveries (message_seq, channel, state, attempts, updated_at)
        values (4711, 'smtp', 'sent', 1, '2026-01-01T00:00:00.000Z')`.execute(db.write);
    });
    expect(await troubles(config)).toEqual([
      expect.stringMatching(/^problem database: .*deliveries.*contact_messages/),
    ]);
  });

  test("of a newer release is reported", async () => {
    const config = await fill({}, async ({ db }) => {
      await sql`insert into kysely_migration (name, timestamp) values ('0999-future', '2026')`.execute(db.write);
    });
    expect(await troubles(config)).toEqual([expect.stringMatching(/^problem database: .*0999-future/)]);
  });

  test("of an older release is reported", { tags: ["deep"] }, async () => {
    const config = await fill({}, async ({ db }) => {
      await sql`delete from kysely_migration`.execute(db.write);
    });
    const names = (await migrationNames()).join(", ");
    expect(await troubles(config)).toEqual([expect.stringMatching(`^hint database: .*${names}`)]);
  });

  test("that is too old for this release is reported, with how to migrate it", { tags: ["deep"] }, async () => {
    const config = await fill({}, async ({ db }) => {
      await sql`insert into kysely_migration (name, timestamp) values ('0001-foundation', '2026')`.execute(db.write);
    });
    expect(await troubles(config)).toEqual([
      expect.stringMatching(/^problem database: .*0001-foundation.* commit 050eeea/),
    ]);
  });
});

describe("the images", () => {
  test("that are not as they were stored are named", async () => {
    const config = await fill();
    await writeFile(join(config.dataDir, "uploads/public/raja.jpg"), "other bytes");
    expect(await troubles(config)).toEqual([expect.stringMatching(/^problem images: .*raja\.jpg/)]);
    await rm(join(config.dataDir, "uploads/public/raja.jpg"));
    expect(await troubles(config)).toEqual([expect.stringMatching(/^problem images: .*raja\.jpg.*ENOENT/)]);
  });

  test("whose folder is unusable or missing are reported", { tags: ["deep"] }, async () => {
    const config = await fill();
    const folder = join(config.dataDir, "uploads/variants");
    await rm(folder, { recursive: true });
    expect(await troubles(config)).toEqual([expect.stringMatching(`^hint images: .*${folder}`)]);
    // A file cannot be entered as a folder, not even by root.
    await writeFile(folder, "");
    expect(await troubles(config)).toEqual([expect.stringMatching(`^problem images: .*${folder}`)]);
  });
});

test("files that every account can read are reported, unless their folder is private", async () => {
  const config = await fill();
  const file = join(config.dataDir, "uploads/public/raja.jpg");
  await chmod(file, 0o644);
  expect(await troubles(config)).toEqual([]);
  await chmod(config.dataDir, 0o755);
  // The mode that older releases left.
  await chmod(join(config.dataDir, "tuskers.db"), 0o644);
  expect(await troubles(config)).toEqual([expect.stringMatching(/^problem disk: .*tuskers\.db/)]);
});

describe("the mail server", { tags: ["deep"] }, () => {
  const settingsOf = (port: number, password: string): Settings => ({
    SMTP_URL: `smtp://site:${password}@127.0.0.1:${port}`,
    CONTACT_TO: "keeper@tuskers.example",
  });
  const mailOf = async (settings: Settings) =>
    (await findings(readConfig({ DATA_DIR: "/nowhere", PORT: "0", ...settings }))).filter(
      ({ part }) => part === "mail",
    );

  test("that responds and accepts the password is reported, and gets no message", async () => {
    const server = await startMailServer({ password: "right" });
    expect(await mailOf(settingsOf(server.port, "right"))).toEqual([
      {
        part: "mail",
        level: "ok",
        sentence: expect.stringContaining(`127.0.0.1:${server.port}`),
      },
    ]);
    expect(server.received).toEqual([]);
  });

  test("that refuses the password is reported, without the password", async () => {
    const server = await startMailServer({ password: "right" });
    const [found] = await mailOf(settingsOf(server.port, "quite-wrong"));
    expect(found).toMatchObject({ level: "problem", sentence: expect.stringContaining("password") });
    expect(JSON.stringify(found)).not.toContain("quite-wrong");
  });

  test("that does not respond is reported", async () => {
    const [found] = await mailOf(settingsOf(await freePort(), "any"));
    expect(found).toMatchObject({ level: "problem", sentence: expect.not.stringContaining("password") });
  });

  test("and the service are both reported if both are configured", async () => {
    const service = await startMailService();
    service.answer = { status: 405, body: "" };
    const keys = {
      EMAILJS_SERVICE_ID: "a",
      EMAILJS_TEMPLATE_ID: "b",
      EMAILJS_PUBLIC_KEY: "c",
      EMAILJS_ENDPOINT: service.url,
    };
    const server = await startMailServer();
    const both = { ...keys, SMTP_URL: `smtp://127.0.0.1:${server.port}`, CONTACT_TO: "keeper@tuskers.example" };
    expect((await mailOf(both)).map(({ level }) => level)).toEqual(["ok", "ok"]);
    await service.stop();
    expect((await mailOf(both)).map(({ level }) => level)).toEqual(["ok", "problem"]);
  });
});

test("without a mail server the doctor says what nobody gets", async () => {
  const found = await findings(readConfig({ DATA_DIR: "/nowhere", PORT: "0" }));
  expect(found.find(({ part }) => part === "mail")).toMatchObject({
    level: "hint",
    advice: expect.stringContaining("SMTP_URL"),
  });
});

describe("the check of addresses", { tags: ["deep"] }, () => {
  const sourcesOf = async (settings: Settings, columns?: Partial<Updateable<SourceCheckColumns>>, now?: Date) => {
    const config = await fill(settings, async (services) => {
      for (const path of ["one", "other", "archived"]) {
        const url = `https://paper.example/${path}`;
        const archived = path === "archived" ? { archiveUrl: `https://web.archive.org/web/2020/${url}` } : {};
        await createSource(services, { title: path, kind: "news", url, ...archived }, { by: null });
      }
      const { write } = services.db;
      if (columns) await write.updateTable("sources").set(columns).where("title", "!=", "other").execute();
    });
    return (await findings(config, now)).filter(({ part }) => part === "sources");
  };
  const AT = "2026-11-20T06:00:00.000Z";
  const daysLater = (days: number) => new Date(Date.parse(AT) + days * 24 * 60 * 60 * 1000);

  test("is off unless it is set, and that is in order", async () => {
    expect(await sourcesOf({})).toEqual([
      { part: "sources", level: "ok", sentence: expect.stringContaining("SOURCE_CHECK") },
    ]);
  });

  test("is told with its last run, what is gone and what needs attention", async () => {
    const on = { SOURCE_CHECK: "on" };
    expect(await sourcesOf(on)).toMatchObject([{ level: "ok", sentence: expect.not.stringContaining("SOURCE_CHECK") }]);
    expect(await sourcesOf(on, { check_state: "alive", checked_at: AT }, daysLater(7))).toEqual([
      {
        part: "sources",
        level: "ok",
        sentence: expect.stringMatching(new RegExp(`${AT}.*0 addresses`)),
      },
    ]);
    // Of those that are gone, one has an archived copy.
    const gone = { check_state: "gone", checked_at: AT } as const;
    expect(await sourcesOf(on, gone, daysLater(7))).toMatchObject([
      {
        level: "hint",
        sentence: expect.stringContaining("2 addresses"),
        advice: expect.stringContaining("1 address"),
      },
    ]);
    expect(await sourcesOf(on, { check_state: "alive", checked_at: AT }, daysLater(9))).toMatchObject([
      { level: "hint", sentence: expect.stringContaining(AT) },
    ]);
  });
});

test("messages that could not be delivered are reported", { tags: ["deep"] }, async () => {
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${(await startMailServer()).port}`,
    CONTACT_TO: "keeper@tuskers.example",
  };
  const config = await fill(settings, async ({ db }) => {
    await db.write.updateTable("deliveries").set({ state: "failed" }).execute();
  });
  expect(await troubles(config)).toEqual([expect.stringMatching(/^hint mail: 1 message/)]);
});

test("a clock that is behind the newest record is reported", { tags: ["deep"] }, async () => {
  const config = await fill();
  expect(await troubles(config, new Date(Date.now() - 10 * 60_000))).toEqual([
    expect.stringMatching(/^problem clock: .*\dZ.*\dZ/),
  ]);
  expect(await troubles(config, new Date("2000-01-01"))).toEqual([
    expect.stringMatching(/^problem clock: .*2000-01-01T/),
  ]);
});

test("a disk with little free space is reported", async () => {
  const room =
    (free: number, ffree = 1_000_000) =>
    async () => ({ bavail: free / 4096, bsize: 4096, files: 2_000_000, ffree });
  const levels = [];
  for (const read of [room(5e9), room(0.8e9), room(0.1e9), room(5e9, 10)]) {
    levels.push((await checkDisk("/", read)).level);
  }
  expect(levels).toEqual(["ok", "hint", "problem", "problem"]);
});

test("a version of Node or the image library that differs from this release is reported", async () => {
  const [found] = await checkVersions({ node: "20.1.0", sharp: "0.1.0" });
  expect(found).toMatchObject({
    level: "problem",
    sentence: expect.stringMatching(/node .*20\.1\.0 .*\d+\..*sharp .*0\.1\.0/),
  });
});

test("the program that uses the site's port is reported", { tags: ["deep"] }, async () => {
  const siteOf = async (port: string) =>
    (await findings(readConfig({ DATA_DIR: "/nowhere", PORT: port }))).filter(({ part }) => part === "site");
  expect(await siteOf(await listenAs('{"status":"ready"}'))).toMatchObject([{ level: "ok" }]);
  expect(await siteOf(await listenAs('{"status":"not ready","reason":"stopping"}'))).toMatchObject([
    { level: "problem", sentence: expect.stringContaining("stopping") },
  ]);
  expect(await siteOf(await listenAs("something else"))).toMatchObject([{ level: "hint" }]);
  expect(await siteOf(String(await freePort()))).toMatchObject([
    { level: "ok", sentence: expect.stringContaining("not running") },
  ]);
});

test("an address that is none of this machine is a problem", async () => {
  const found = await findings(readConfig({ DATA_DIR: "/nowhere", HOST: "192.0.2.1" }));
  expect(found.filter(({ part }) => part === "site")).toMatchObject([
    { level: "problem", sentence: expect.stringContaining("192.0.2.1") },
  ]);
});

test("settings that are valid but rarely intended are reported", async () => {
  const hints = async (settings: Settings) =>
    (await findings(readConfig({ DATA_DIR: "/nowhere", PORT: "0", ...settings })))
      .filter(({ part, level }) => part === "settings" && level === "hint")
      .map(({ sentence }) => sentence);
  expect(await hints({ SITE_URL: "https://tuskers.example" })).toEqual([expect.stringContaining("TRUST_PROXY")]);
  expect(await hints({ HOST: "0.0.0.0" })).toEqual([expect.stringContaining("0.0.0.0")]);
  expect(await hints({ SITE_URL: "https://tuskers.example", TRUST_PROXY: "1" })).toEqual([]);
});

describe("a cache in front of the site", { tags: ["deep"] }, () => {
  const cdnOf = async (settings: Settings) =>
    (await findings(readConfig({ DATA_DIR: "/nowhere", PORT: "0", ...settings }))).filter(({ part }) => part === "cdn");

  test("that may keep pages without being purged is reported, and no cache is no finding", async () => {
    expect(await cdnOf({})).toEqual([]);
    expect(await cdnOf({ CDN_SECONDS: "60" })).toMatchObject([
      { level: "hint", sentence: expect.stringContaining("60 s") },
    ]);
  });

  test("whose purge address can be reached is ok and gets no purge; an unreachable one is a problem", async () => {
    const webhook = await startWebhook();
    const { host } = new URL(webhook.url);
    const settings = { CDN_SECONDS: "60", CDN_PURGE_URL: webhook.url };
    expect(await cdnOf(settings)).toMatchObject([{ level: "ok", sentence: expect.stringContaining(host) }]);
    expect(webhook.received).toEqual([]);
    await webhook.stop();
    const [found] = await cdnOf(settings);
    expect(found).toMatchObject({ level: "problem", sentence: expect.stringContaining(host) });
    expect(JSON.stringify(found)).not.toContain("a-secret-in-the-address");
  });
});
