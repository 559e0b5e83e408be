import { mkdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { createTestClock, temporaryFolder } from "../../../tests/support/test-services.ts";
import { openDrawnFiles } from "./drawn-files.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const FILE = Buffer.alloc(1000, 1);
const MAX_BYTES = 20_000;

/** A folder that holds twenty files of 1,000 bytes; each `open` is another process. */
async function openFolder() {
  const dataDir = await temporaryFolder();
  const clock = createTestClock();
  const open = () => openDrawnFiles({ dataDir, maxBytes: MAX_BYTES, clock, log: pino({ level: "silent" }) });
  const fileOf = (path: string) => join(dataDir, "drawings", path);
  const ageTo = async (path: string, hours: number) => {
    const time = new Date(clock.now().getTime() - hours * HOUR_MS);
    await utimes(fileOf(path), time, time);
  };
  return { open, fileOf, ageTo, clock };
}

const bytesOf = (files: { bytes: number }[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

test("what is put is found, by another process too, until it is removed", async () => {
  const { open } = await openFolder();
  const files = open();
  expect([await files.find("portraits/a.avif"), await files.has("portraits/a.avif")]).toEqual([undefined, false]);
  await files.put("portraits/a.avif", FILE);
  expect([await open().find("portraits/a.avif"), await open().has("portraits/a.avif")]).toEqual([FILE, true]);
  await files.remove("portraits/a.avif");
  await files.remove("portraits/a.avif");
  expect(await files.list()).toEqual([]);
});

test("the files stay within their bound, and those that were read last stay", async () => {
  const { open, ageTo } = await openFolder();
  const files = open();
  await files.put("cards/tuskers/read.png", FILE);
  await files.put("cards/tuskers/unread.png", FILE);
  for (const path of ["cards/tuskers/read.png", "cards/tuskers/unread.png"]) await ageTo(path, 48);
  await files.find("cards/tuskers/read.png");
  for (let index = 0; index < 60; index += 1) {
    const path = `portraits/${index}.avif`;
    await files.put(path, FILE);
    await ageTo(path, 40 - index / 2);
    await files.settled();
    expect(bytesOf(await files.list())).toBeLessThanOrEqual(MAX_BYTES);
  }
  const kept = (await files.list()).map(({ path }) => path);
  expect(kept).toContain("cards/tuskers/read.png");
  expect(kept).not.toContain("cards/tuskers/unread.png");
  expect(kept).toEqual(
    expect.arrayContaining(Array.from({ length: 17 }, (_, index) => `portraits/${43 + index}.avif`)),
  );
});

test("two processes that write into one folder at the same time keep its bound together", async () => {
  const { open } = await openFolder();
  const processes = [open(), open()];
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(processes.map((files, index) => files.put(`portraits/${index}-${round}.avif`, FILE)));
    await Promise.all(processes.map((files) => files.settled()));
    expect(bytesOf(await open().list())).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect((await open().list()).length).toBeGreaterThanOrEqual(17);
});

test("a reading is noted at most once a day", async () => {
  const { open, fileOf, ageTo, clock } = await openFolder();
  const files = open();
  const path = "portraits/a.avif";
  await files.put(path, FILE);
  const usedAt = async () => (await stat(fileOf(path))).mtime;
  await ageTo(path, 25);
  await files.find(path);
  expect(await usedAt()).toEqual(clock.now());
  await ageTo(path, 23);
  const before = await usedAt();
  await files.find(path);
  expect(await usedAt()).toEqual(before);
});

test("files of an earlier release count, and a lower bound holds from the next start", async () => {
  const { open, fileOf, ageTo } = await openFolder();
  await mkdir(fileOf("portraits"), { recursive: true });
  for (let index = 0; index < 50; index += 1) {
    await writeFile(fileOf(`portraits/${index}.avif`), FILE);
    await ageTo(`portraits/${index}.avif`, 100 - index);
  }
  const files = open();
  expect(await files.find("portraits/49.avif")).toEqual(FILE);
  await files.makeRoom();
  const kept = await files.list();
  expect(bytesOf(kept)).toBe(18_000);
  expect(kept.map(({ path }) => path)).toContain("portraits/49.avif");
  expect(kept.map(({ path }) => path)).not.toContain("portraits/31.avif");
});
