import { copyFile, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../src/platform/db/sqlite/open.server.ts";
import { findDatabaseDamage } from "../../src/platform/db/sqlite/whole-file.server.ts";
import { damageOf } from "./images.ts";
import type { SiteCalls } from "./site-calls.ts";

const FOLDERS = [
  { folder: "public", rows: "select name, bytes from images" },
  { folder: "variants", rows: "select name, bytes from image_variants" },
] as const;

export type StoredFiles = {
  /** Problems of the database or of an image in it, one sentence each. */
  wrong: string[];
  /** Addresses of files that the database does not contain. */
  stray: string[];
  /** The number of temporary files left by interrupted writes. */
  temporary: number;
};

/** Files already found intact, by path, size and modification time, so that unchanged files are not decoded again. */
export type KnownFiles = Set<string>;

/**
 * Inspects a data folder that no process has open, as a kill left it. It opens a copy of the database, so that
 * recovering the write-ahead log is left to the site itself.
 */
export async function readStoredFiles(dataDir: string, known: KnownFiles): Promise<StoredFiles> {
  const copies = await mkdtemp(join(tmpdir(), "tuskers-crash-"));
  try {
    const copy = join(copies, "copy.db");
    await copyFile(databaseFile(dataDir), copy);
    await copyFile(`${databaseFile(dataDir)}-wal`, `${copy}-wal`).catch(() => {});
    const found: StoredFiles = { wrong: findDatabaseDamage(copy), stray: [], temporary: 0 };
    if (found.wrong.length > 0) return found;
    const database = new DatabaseSync(copy);
    try {
      for (const { folder, rows } of FOLDERS) {
        const named = new Map(
          database
            .prepare(rows)
            .all()
            .map(({ name, bytes }) => [String(name), Number(bytes)]),
        );
        const place = join(dataDir, "uploads", folder);
        for (const name of await readdir(place).catch(() => [])) {
          const bytes = named.get(name);
          if (bytes === undefined) found.stray.push(`/uploads/${folder}/${name}`);
          else await checkFile(join(place, name), { bytes, known, wrong: found.wrong });
          named.delete(name);
        }
        for (const name of named.keys()) found.wrong.push(`The database names ${folder}/${name}, which is not there`);
      }
    } finally {
      database.close();
    }
    found.temporary = (await readdir(join(dataDir, "uploads/.tmp")).catch(() => [])).length;
    return found;
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
}

async function checkFile(
  file: string,
  { bytes, known, wrong }: { bytes: number; known: KnownFiles; wrong: string[] },
): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  const mark = `${file} ${size} ${mtimeMs}`;
  if (known.has(mark)) return;
  if (size !== bytes) wrong.push(`${file} has ${size} bytes, the database says ${bytes}`);
  const damage = await damageOf(await readFile(file));
  if (damage !== undefined) wrong.push(`${file} is no whole picture: ${damage}`);
  known.add(mark);
}

/** Requests files that the database does not contain. @returns those that are served nevertheless, one sentence each */
export async function findServedStrays(site: SiteCalls, stray: string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of stray) {
    const answers = [await site.call("GET", path), await fetch(site.url + path)];
    for (const answer of answers) await answer.arrayBuffer();
    if (answers.some(({ status }) => status !== 404)) wrong.push(`${path} is served and stands in no row`);
  }
  return wrong;
}
