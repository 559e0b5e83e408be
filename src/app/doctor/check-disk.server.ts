import { statfs } from "node:fs/promises";
import { type Finding, hint, ok, problem } from "./finding.server.ts";

const GIGABYTE = 1_000_000_000;
/** Enough for a few images with all their variants, and for writes of the database. */
const LEAST_BYTES = 0.2 * GIGABYTE;
const FEW_BYTES = GIGABYTE;
/** Each image has about twenty files. */
const LEAST_FILES = 1_000;

const ADVICE = "Free some space on that disk, or move the data folder to a larger one.";

type Room = { bavail: number; bsize: number; files: number; ffree: number };

/** @param folder must exist */
export async function checkDisk(folder: string, roomOf: (folder: string) => Promise<Room> = statfs): Promise<Finding> {
  const { bavail, bsize, files, ffree } = await roomOf(folder);
  const free = bavail * bsize;
  const words = `${(free / GIGABYTE).toFixed(1)} GB are free on the disk of the data folder`;
  // Some file systems have no fixed number of files and report 0 for both.
  if (files > 0 && ffree < LEAST_FILES)
    return problem("disk", `Only ${ffree} more files fit on the disk of the data folder.`, ADVICE);
  if (free < LEAST_BYTES) return problem("disk", `Only ${words}.`, ADVICE);
  if (free < FEW_BYTES) return hint("disk", `Only ${words}.`, ADVICE);
  return ok("disk", `${words}.`);
}
