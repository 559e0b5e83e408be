import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, ok, problem } from "./finding.server.ts";

const READ_BY_OTHERS = 0o004;
const ENTERED_BY_OTHERS = 0o001;
/** The most files that are named. */
const MOST_NAMED = 3;

/**
 * Files below the folder that every account of this machine can read. A folder that others cannot enter protects
 * everything in it.
 */
async function* openFiles(folder: string): AsyncGenerator<string> {
  const { mode } = await lstat(folder);
  if ((mode & ENTERED_BY_OTHERS) === 0) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* openFiles(path);
    else if (entry.isFile() && ((await lstat(path)).mode & READ_BY_OTHERS) !== 0) yield path;
  }
}

/**
 * Whether the data is protected from other accounts of this machine: the database contains visitors' messages and
 * accounts.
 */
export async function checkModes(dataDir: string): Promise<Finding> {
  const found: string[] = [];
  for await (const path of openFiles(dataDir)) {
    found.push(path);
    if (found.length > MOST_NAMED) break;
  }
  if (found.length === 0) return ok("disk", "Other accounts on this machine cannot read the data folder.");
  const more = found.length > MOST_NAMED ? " and more" : "";
  const sentence = `Every account on this machine can read ${found.slice(0, MOST_NAMED).join(", ")}${more}.`;
  return problem("disk", sentence, `Run: chmod 700 ${dataDir}`);
}
