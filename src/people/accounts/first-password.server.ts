import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { accountKey } from "./username.ts";

/** The first account of a site without settings. */
export const FIRST_USERNAME = "admin";

export const firstPasswordFile = (dataDir: string): string => join(dataDir, "first-password");

/** A file that is completely written under a temporary name. */
export type PreparedFile = {
  /** Renames it to its final name. Returns once the rename is durable. */
  publish(): void;
  discard(): Promise<void>;
};

/**
 * Writes the password, readable only by its owner (mode 0600), to a temporary file next to the final one. Two processes
 * that start together must not overwrite each other's password with one that was never used.
 */
export async function prepareFirstPassword(dataDir: string, password: string): Promise<PreparedFile> {
  const file = firstPasswordFile(dataDir);
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(`${password}\n`);
    await handle.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return {
    publish() {
      renameSync(draft, file);
      const folder = openSync(dataDir, "r");
      try {
        fsyncSync(folder);
      } finally {
        closeSync(folder);
      }
    },
    discard: () => rm(draft, { force: true }),
  };
}

/** Removes the file if it holds the password of `username`: the password has been read or is outdated. */
export async function removeFirstPassword(dataDir: string, username: string): Promise<void> {
  if (accountKey(username) === accountKey(FIRST_USERNAME)) await rm(firstPasswordFile(dataDir), { force: true });
}

/** The same for callers who must not see errors of the data folder: a failure is logged for the operator instead. */
export async function forgetFirstPassword(
  { config, log }: { config: { dataDir: string }; log: Logger },
  username: string,
): Promise<void> {
  try {
    await removeFirstPassword(config.dataDir, username);
  } catch (error) {
    log.warn({ err: error }, "The file first-password could not be removed from the data folder: remove it by hand");
  }
}
