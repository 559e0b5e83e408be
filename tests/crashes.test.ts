import { execFile } from "node:child_process";
import { copyFile, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { createLedger, GONE, type Item } from "../bench/crashes/ledger.ts";
import { readStoredFiles } from "../bench/crashes/stored-files.ts";
import { storeUpload } from "../src/content/image-library/uploads/store-upload.server.ts";
import { ensureBuilt } from "./support/built-site.ts";
import { drawing } from "./support/sample-images.ts";
import { openTestServices } from "./support/test-services.ts";
import { isDeep } from "./support/tier.ts";
import { imageForm, incoming } from "./support/upload-forms.ts";

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, "../bench/crashes/crashes.ts");
/** How often the site is killed. */
const KILLS = isDeep ? 8 : 3;
const done = async () => {};
const brokenOff = async () => {
  throw new Error("The connection broke");
};

async function writtenTusker() {
  const ledger = createLedger();
  const item = ledger.add<Item>({ name: "the tusker Raja" });
  await ledger.write(item, "created", "young", done);
  await ledger.write(item, "changed", "old", done);
  return { ledger, item };
}

describe("a ledger of writes", () => {
  test("is content when what was acknowledged is there", async () => {
    const { ledger, item } = await writtenTusker();
    ledger.settle(item, "old");
    expect(ledger.counts()).toMatchObject({ acknowledged: { created: 1, changed: 1 }, lost: [], torn: [] });
  });

  test("counts an old state and a missing entry as lost", async () => {
    for (const found of ["young", GONE]) {
      const { ledger, item } = await writtenTusker();
      ledger.settle(item, found);
      expect(ledger.counts().lost).toEqual([`the tusker Raja is "${found}" and not "old"`]);
    }
  });

  test("counts a state that was never written as torn", async () => {
    const { ledger, item } = await writtenTusker();
    ledger.settle(item, "half");
    expect(ledger.counts()).toMatchObject({ lost: [], torn: ['the tusker Raja is "half" and not "old"'] });
  });

  test("takes what nobody answered as it finds it, done or not done, and nothing between", async () => {
    for (const [found, counted] of [
      ["dead", { brokenOff: { done: 1, notDone: 0 }, lost: [], torn: [] }],
      ["old", { brokenOff: { done: 0, notDone: 1 }, lost: [], torn: [] }],
      ["young", { brokenOff: { done: 0, notDone: 0 }, torn: [] }],
      ["half", { brokenOff: { done: 0, notDone: 0 }, lost: [] }],
    ] as const) {
      const { ledger, item } = await writtenTusker();
      await expect(ledger.write(item, "changed", "dead", brokenOff)).rejects.toThrow();
      ledger.settle(item, found);
      expect(ledger.counts()).toMatchObject({ acknowledged: { changed: 1 }, ...counted });
      expect(ledger.counts().lost).toHaveLength(found === "young" ? 1 : 0);
      expect(ledger.counts().torn).toHaveLength(found === "half" ? 1 : 0);
      // What it became stays so from then on.
      ledger.settle(item, found);
      expect(ledger.counts().lost.length + ledger.counts().torn.length).toBe(["young", "half"].includes(found) ? 1 : 0);
    }
  });
});

describe("what a kill left", { tags: ["deep"] }, () => {
  async function openWithImage() {
    const services = await openTestServices();
    await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), "Raja.png")));
    const folder = join(services.config.dataDir, "uploads/public");
    const look = () => readStoredFiles(services.config.dataDir, new Set());
    return { dataDir: services.config.dataDir, file: join(folder, "raja.png"), folder, look };
  }

  test("is good when the database is whole and every image that it names", async () => {
    const { look } = await openWithImage();
    expect(await look()).toMatchObject({ wrong: [], stray: [] });
  });

  test("is bad if half an image is stored under its name", async () => {
    const { file, look } = await openWithImage();
    await truncate(file, 300);
    const { wrong } = await look();
    expect(wrong[0]).toMatch(/has 300 bytes, the database says \d+/);
    expect(wrong[1]).toContain("is no whole picture");
  });

  test("is bad if an image of the database is missing", async () => {
    const { file, look } = await openWithImage();
    await rm(file);
    expect((await look()).wrong).toEqual(["The database names public/raja.png, which is not there"]);
  });

  test("is bad when the database is damaged", async () => {
    const { dataDir, look } = await openWithImage();
    const database = new DatabaseSync(join(dataDir, "tuskers.db"));
    database.exec("pragma wal_checkpoint(truncate)");
    database.close();
    await truncate(join(dataDir, "tuskers.db"), 100_000);
    expect((await look()).wrong).not.toEqual([]);
  });

  test("may contain files that the database does not name, and reports them", async () => {
    const { file, folder, look } = await openWithImage();
    await copyFile(file, join(folder, "stray.png"));
    expect(await look()).toMatchObject({ wrong: [], stray: ["/uploads/public/stray.png"] });
  });
});

describe("npm run crashes", () => {
  beforeAll(ensureBuilt, 300_000);

  test("kills the site again and again, and nothing that was acknowledged is lost", async () => {
    const { stdout, stderr } = await run(process.execPath, [PROGRAM, "--kills", String(KILLS)]);
    expect(stderr).toBe("");
    expect(stdout).toContain("Nothing was lost.");
    const line = stdout.split("\n").find((text) => text.startsWith("{")) ?? "";
    const result = JSON.parse(line) as { kills: number; acknowledged: Record<string, number> };
    expect(result).toMatchObject({ lost: 0, torn: 0, wrong: 0 });
    expect(result.kills).toBeGreaterThanOrEqual(KILLS);
    expect(result.acknowledged).toMatchObject({
      "tusker created": expect.any(Number),
      "picture uploaded": expect.any(Number),
      "message sent": expect.any(Number),
    });
  }, 300_000);

  test("refuses an invalid number of kills", { tags: ["deep"] }, async () => {
    await expect(run(process.execPath, [PROGRAM, "--kills", "some"])).rejects.toMatchObject({
      stderr: expect.stringContaining("It must be a whole number."),
    });
  });
});
