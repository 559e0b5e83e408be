import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { sharedS3Server, WHY_NO_S3 } from "../../../../tests/support/s3-server.ts";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import { openTestServices, temporaryFolder } from "../../../../tests/support/test-services.ts";
import { readArchive } from "../archive/archive-reader.server.ts";
import { newKeyText, readKeyText } from "../archive/encryption.server.ts";
import { createBackupSchedule } from "../backup-schedule.server.ts";
import { findNotedBackups } from "../note-backup.server.ts";
import { restoreBackup } from "../restore/restore-backup.server.ts";
import { openPlace } from "./open-place.server.ts";

const FIRST = "tuskers-2026-03-01T06-00-00Z.tar";

if (WHY_NO_S3 !== undefined) {
  test("backups in a bucket", ({ skip }) => skip(WHY_NO_S3));
} else {
  const server = sharedS3Server();

  /** A site with backups in a bucket. */
  async function open(settings: Record<string, string> = {}) {
    const { S3_BUCKET: Bucket, ...store } = await server().makeBucket();
    const own = Object.fromEntries(Object.entries(store).map(([name, value]) => [`BACKUP_${name}`, value]));
    const services = await openTestServices({ ...own, BACKUP_DIR: `s3://${Bucket}/site`, ...settings });
    const begin = () => {
      const schedule = createBackupSchedule(services);
      onTestFinished(() => schedule.close());
      schedule.start();
      return schedule;
    };
    const makeDue = async () => {
      const schedule = begin();
      await schedule.settled();
      await schedule.close();
    };
    const { backups } = services.config;
    const place = await openPlace(backups.dir ?? "", backups.store);
    onTestFinished(() => place.close());
    const client = server().client();
    onTestFinished(() => client.destroy());
    const keys = async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key }) => Key).sort();
    };
    const unfinished = async () => {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
      return Uploads.map(({ Key }) => Key);
    };
    const put = (Key: string) => client.send(new PutObjectCommand({ Bucket, Key, Body: "not ours" }));
    const noted = () => findNotedBackups(services.db);
    return { services, Bucket, client, place, begin, makeDue, keys, unfinished, put, noted };
  }

  /** Large enough for several parts; the store of images holds it in the place of a smaller one. */
  const enlarge = (dataDir: string, name: string) =>
    writeFile(join(dataDir, "uploads/public", name), randomBytes(20_000_000));

  test("a backup goes up in parts, counts once it was read again, and is restored from its address", async () => {
    const { services, place, makeDue, keys, unfinished, noted } = await open();
    await storeImage(services, "raja.jpg");
    await enlarge(services.config.dataDir, "raja.jpg");
    await makeDue();
    expect([await keys(), await unfinished()]).toEqual([[`site/${FIRST}`], []]);
    const [listed] = await Array.fromAsync(place.list());
    expect(await noted()).toMatchObject({ good: { fileBytes: listed?.bytes, damaged: 1 }, failure: null });
    const dataDir = join(await temporaryFolder(), "data");
    const { contents } = await restoreBackup({
      ...{ file: place.file(FIRST), key: undefined, dataDir, replace: false },
      ...{ clock: services.clock, log: pino({ level: "silent" }) },
    });
    expect(contents.damaged).toEqual(["public/raja.jpg"]);
  });

  test("with a key only it opens the backup", { tags: ["deep"] }, async () => {
    const keyFile = join(await temporaryFolder(), "key.txt");
    const text = await newKeyText(new Date());
    await writeFile(keyFile, text);
    const { place, makeDue, keys } = await open({ BACKUP_KEY_FILE: keyFile });
    await makeDue();
    expect(await keys()).toEqual([`site/${FIRST}.age`]);
    const file = place.file(`${FIRST}.age`);
    const drain = async ({ body }: { body: AsyncIterable<Uint8Array> }) => {
      for await (const _ of body);
    };
    await expect(readArchive(file, undefined, drain)).rejects.toThrow("BACKUP_KEY_FILE");
    expect((await readArchive(file, await readKeyText(text), drain)).digests.size).toBe(3);
  });

  test("the oldest are removed, and nothing else in the bucket", { tags: ["deep"] }, async () => {
    const { services, makeDue, keys, put } = await open({ BACKUP_KEEP: "2" });
    const others = ["site/my-own.tar", "site/old/tuskers-2020-01-01T00-00-00Z.tar", "tuskers-2020-01-01T00-00-00Z.tar"];
    for (const key of [...others, "site/tuskers-2026-02-01T06-00-00Z.tar.age"]) await put(key);
    for (let day = 0; day < 3; day += 1) {
      await makeDue();
      services.clock.advance(24 * 3_600_000);
    }
    expect(await keys()).toEqual(
      [...others, "site/tuskers-2026-03-02T06-00-00Z.tar", "site/tuskers-2026-03-03T06-00-00Z.tar"].sort(),
    );
  });

  test("a backup is never written over", { tags: ["deep"] }, async () => {
    const { services, makeDue, put, noted, place } = await open();
    await put(`site/${FIRST}`);
    await makeDue();
    expect((await noted()).failure?.message).toContain(`${place.address}/${FIRST}`);
    services.clock.advance(3_600_000);
    await makeDue();
    expect(await noted()).toMatchObject({ good: {}, failure: null });
  });

  test("when the site stops in the middle, nothing is left, and it counts as no failure", async () => {
    const { services, begin, keys, unfinished, noted } = await open();
    for (const name of ["raja.jpg", "rani.jpg"]) await storeImage(services, name);
    await enlarge(services.config.dataDir, "raja.jpg");
    // A pipe without a writer, so reading this image never ends.
    const image = join(services.config.dataDir, "uploads/public/rani.jpg");
    await rm(image);
    await promisify(execFile)("mkfifo", [image]);
    const schedule = begin();
    await vi.waitFor(async () => expect(await unfinished()).toEqual([`site/${FIRST}`]), { timeout: 60_000 });
    expect(await keys()).toEqual([]);
    await schedule.close();
    expect([await keys(), await unfinished()]).toEqual([[], []]);
    expect(await noted()).toEqual({ good: null, failure: null });
  });

  test("parts of a process that died with its machine are removed after two days, and no others", async () => {
    const { services, Bucket, client, makeDue, unfinished } = await open();
    const others = ["elsewhere/tuskers-2020-01-01T00-00-00Z.tar", "site/mine.tar"];
    for (const Key of [...others, "site/tuskers-2020-01-01T00-00-00Z.tar"]) {
      await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    }
    services.clock.set(new Date(Date.now() + 47 * 3_600_000));
    await makeDue();
    expect(await unfinished()).toHaveLength(3);
    services.clock.advance(24 * 3_600_000);
    await makeDue();
    expect((await unfinished()).sort()).toEqual(others);
  });

  test("a store that is away is told in a sentence, and the backup is made once it is back", {
    tags: ["deep"],
  }, async () => {
    const { services, makeDue, keys, noted } = await open();
    await server().stop();
    await makeDue();
    const { failure } = await noted();
    expect(failure?.message).toMatch(/http:\S+ .*BACKUP_S3_ENDPOINT/);
    expect(failure?.message).not.toContain("secret");
    await server().start();
    services.clock.advance(3_600_000);
    await makeDue();
    expect(await noted()).toMatchObject({ good: {}, failure: null });
    expect(await keys()).toHaveLength(1);
  });

  test.each([
    ["a bucket that is not there", { BACKUP_DIR: "s3://nobodys-bucket/site" }, "nobodys-bucket"],
    ["a wrong secret", { BACKUP_S3_SECRET_ACCESS_KEY: "another-secret" }, "BACKUP_S3_SECRET_ACCESS_KEY"],
  ])("%s is told by the name of the setting", async (_, settings, told) => {
    const { makeDue, noted } = await open(settings);
    await makeDue();
    const { failure } = await noted();
    expect(failure?.message).toContain(told);
    expect(failure?.message).not.toContain("another-secret");
  });
}
