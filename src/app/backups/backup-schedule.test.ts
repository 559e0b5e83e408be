import { execFile } from "node:child_process";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { backupAt } from "../../../tests/support/backup-files.ts";
import { migrateAhead } from "../../../tests/support/migrate-ahead.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { openTestServices, temporaryFolder } from "../../../tests/support/test-services.ts";
import { readArchive } from "./archive/archive-reader.server.ts";
import { newKeyText, readKeyText } from "./archive/encryption.server.ts";
import { createBackupSchedule } from "./backup-schedule.server.ts";
import { findNotedBackups, isScheduledAnywhere, noteBackup, noteSchedule } from "./note-backup.server.ts";

async function open(settings: Record<string, string> = {}) {
  const folder = join(await temporaryFolder(), "backups");
  const services = await openTestServices({ BACKUP_DIR: folder, ...settings });
  const begin = () => {
    const schedule = createBackupSchedule(services);
    onTestFinished(() => schedule.close());
    schedule.start();
    return schedule;
  };
  /** Makes whatever backup is due now, as after a start of the site. */
  const makeDue = async () => {
    const schedule = begin();
    await schedule.settled();
    await schedule.close();
  };
  const noted = () => findNotedBackups(services.db);
  const names = async () => (await readdir(folder)).sort();
  return { services, folder, begin, makeDue, noted, names };
}

const drain = async ({ body }: { body: AsyncIterable<Uint8Array> }) => {
  for await (const _ of body);
};

test("the first backup is made at once, in a process apart, and noted", async () => {
  const { services, folder, makeDue, names, noted } = await open();
  await storeImage(services, "raja.jpg");
  await makeDue();
  expect(await names()).toEqual(["tuskers-2026-03-01T06-00-00Z.tar"]);
  const { digests } = await readArchive(
    backupAt(join(folder, "tuskers-2026-03-01T06-00-00Z.tar")).file,
    undefined,
    drain,
  );
  expect([...digests.keys()]).toContain("pictures/public/raja.jpg");
  expect(await noted()).toEqual({
    good: {
      finishedAt: "2026-03-01T06:00:00.000Z",
      fileBytes: expect.any(Number),
      pictures: 3,
      missing: 0,
      damaged: 0,
    },
    failure: null,
  });
});

test("the next one is made when its time has come, also by another run of the site, and not before", async () => {
  const { services, makeDue, names } = await open({ BACKUP_EVERY: "12h" });
  await makeDue();
  services.clock.advance(12 * 3_600_000 - 1);
  await makeDue();
  expect(await names()).toHaveLength(1);
  services.clock.advance(1);
  await makeDue();
  expect(await names()).toEqual(["tuskers-2026-03-01T06-00-00Z.tar", "tuskers-2026-03-01T18-00-00Z.tar"]);
});

test("none is made, and no failure noted, once a newer release has migrated the database", async () => {
  const { services, folder, makeDue, noted } = await open();
  const error = vi.spyOn(services.log, "error");
  const takeOut = await migrateAhead(services.config);
  await makeDue();
  expect(await readdir(folder).catch(() => "nothing")).toBe("nothing");
  expect(error.mock.calls.flat()).toEqual([{ migration: "9999-newer" }, expect.any(String)]);
  await takeOut();
  expect(await noted()).toEqual({ good: null, failure: null });
});

test("the oldest are removed, and nothing else in the folder", async () => {
  const { services, folder, names } = await open({ BACKUP_KEEP: "2" });
  await mkdir(folder);
  const backups = ["01T06-00-00Z.tar.age", "02T06-00-00Z.tar", "03T06-00-00Z.tar"].map(
    (end) => `tuskers-2026-02-${end}`,
  );
  for (const name of ["my-own.tar", "tuskers-2020.tar", ...backups]) await writeFile(join(folder, name), "");
  const make = async ({ file }: { file: string }) => {
    await writeFile(file, "");
    return { fileBytes: 0, pictures: 0, missing: [], damaged: [] } as never;
  };
  const schedule = createBackupSchedule({ ...services, make });
  onTestFinished(() => schedule.close());
  schedule.start();
  await schedule.settled();
  expect(await names()).toEqual([
    "my-own.tar",
    "tuskers-2020.tar",
    "tuskers-2026-02-03T06-00-00Z.tar",
    "tuskers-2026-03-01T06-00-00Z.tar",
  ]);
});

test("the unfinished file of a dead process is removed after an hour without writes", async () => {
  const { services, folder, makeDue, names } = await open();
  await mkdir(folder);
  const left = ["tuskers-2026-03-01T03-00-00Z.tar.part", "tuskers-2026-03-01T05-30-00Z.tar.part", "mine.part"];
  for (const [index, name] of left.entries()) {
    await writeFile(join(folder, name), "half a backup");
    const written = new Date(services.clock.now().getTime() - (index === 1 ? 59 : 61) * 60_000);
    await utimes(join(folder, name), written, written);
  }
  await makeDue();
  expect(await names()).toEqual([
    "mine.part",
    "tuskers-2026-03-01T05-30-00Z.tar.part",
    "tuskers-2026-03-01T06-00-00Z.tar",
  ]);
});

test("a failure is noted in a sentence beside the last good one, tried again an hour later, and then forgotten", async () => {
  const { services, folder, makeDue, noted, names } = await open();
  await makeDue();
  const { good } = await noted();
  services.clock.advance(24 * 3_600_000);
  const key = join(folder, "..", "key.txt");
  const broken = createBackupSchedule({
    ...services,
    config: { ...services.config, backups: { ...services.config.backups, keyFile: key } },
  });
  broken.start();
  await broken.settled();
  await broken.close();
  const failure = { failedAt: services.clock.now().toISOString(), message: expect.stringContaining(key) };
  expect(await noted()).toEqual({ good, failure });
  expect(await names()).toHaveLength(1);
  services.clock.advance(59 * 60_000);
  await makeDue();
  expect(await noted()).toEqual({ good, failure });
  services.clock.advance(60_000);
  await makeDue();
  expect(await noted()).toMatchObject({ failure: null });
  expect(await names()).toHaveLength(2);
});

test("with a key backups are encrypted", { tags: ["deep"] }, async () => {
  const keyFile = join(await temporaryFolder(), "key.txt");
  const text = await newKeyText(new Date());
  await writeFile(keyFile, text);
  const { folder, makeDue, names } = await open({ BACKUP_KEY_FILE: keyFile });
  await makeDue();
  expect(await names()).toEqual(["tuskers-2026-03-01T06-00-00Z.tar.age"]);
  const file = join(folder, "tuskers-2026-03-01T06-00-00Z.tar.age");
  await expect(readArchive(backupAt(file).file, undefined, drain)).rejects.toThrow("BACKUP_KEY_FILE");
  expect((await readArchive(backupAt(file).file, await readKeyText(text), drain)).digests.size).toBe(3);
});

test("the public half of a key is enough for making backups", { tags: ["deep"] }, async () => {
  const keyFile = join(await temporaryFolder(), "key.txt");
  const text = await newKeyText(new Date());
  await writeFile(keyFile, /age1\w+/.exec(text)?.[0] ?? "");
  const { folder, makeDue, noted } = await open({ BACKUP_KEY_FILE: keyFile });
  await makeDue();
  expect(await noted()).toMatchObject({ good: {}, failure: null });
  const file = join(folder, "tuskers-2026-03-01T06-00-00Z.tar.age");
  expect((await readArchive(backupAt(file).file, await readKeyText(text), drain)).digests.size).toBe(3);
});

test("of several processes one makes the backup, and the others know of it", async () => {
  const { services, noted, names } = await open();
  const make = vi.fn(async () => ({ fileBytes: 1, pictures: 0, missing: [], damaged: [] }) as never);
  const schedules = [1, 2, 3].map(() => createBackupSchedule({ ...services, make }));
  for (const schedule of schedules) {
    onTestFinished(() => schedule.close());
    schedule.start();
  }
  await Promise.all(schedules.map((schedule) => schedule.settled()));
  expect(make).toHaveBeenCalledTimes(1);
  expect((await noted()).good?.finishedAt).toBe(services.clock.now().toISOString());
  expect(await names()).toEqual([]);
});

test("the admin area of a node that makes none knows whether another one does", async () => {
  const { services } = await open();
  const { db, clock } = services;
  expect(await isScheduledAnywhere(db, clock.now())).toBe(false);
  await noteSchedule(services);
  clock.advance(119 * 60_000);
  expect(await isScheduledAnywhere(db, clock.now())).toBe(true);
  clock.advance(60_000);
  expect(await isScheduledAnywhere(db, clock.now())).toBe(false);
});

test("when the site stops, a backup is broken off, nothing is left of it, and it counts as no failure", {
  tags: ["deep"],
}, async () => {
  const { services, folder, begin, noted, names } = await open();
  await mkdir(folder);
  await storeImage(services, "raja.jpg");
  // A pipe without a writer, so reading this image never ends.
  const image = join(services.config.dataDir, "uploads/public/raja.jpg");
  await rm(image);
  await promisify(execFile)("mkfifo", [image]);
  const schedule = begin();
  const part = ["tuskers-2026-03-01T06-00-00Z.tar.part"];
  await vi.waitFor(async () => expect(await names()).toEqual(part), { timeout: 60_000 });
  await schedule.close();
  expect(await names()).toEqual([]);
  expect(await noted()).toEqual({ good: null, failure: null });
});

test("without a folder nothing is made", async () => {
  const services = await openTestServices();
  const schedule = createBackupSchedule(services);
  schedule.start();
  await schedule.settled();
  await schedule.close();
  expect(await findNotedBackups(services.db)).toEqual({ good: null, failure: null });
});

test("a good backup makes earlier failures forgotten, a failure keeps the last good one", async () => {
  const { db } = await openTestServices();
  const good = { finishedAt: "2026-03-01T06:00:00.000Z", fileBytes: 1, pictures: 2, missing: 0, damaged: 0 };
  const failure = { failedAt: "2026-03-02T06:00:00.000Z", message: "There is no room." };
  await noteBackup(db, { failure });
  expect(await findNotedBackups(db)).toEqual({ good: null, failure });
  await noteBackup(db, { good });
  expect(await findNotedBackups(db)).toEqual({ good, failure: null });
  await noteBackup(db, { failure });
  expect(await findNotedBackups(db)).toEqual({ good, failure });
});
