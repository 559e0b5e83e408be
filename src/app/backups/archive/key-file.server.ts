import { readFile } from "node:fs/promises";
import { ConfigError } from "../../../platform/config/config.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { hasCode } from "../../../platform/storage/file-errors.server.ts";
import { type BackupKey, readKeyText } from "./encryption.server.ts";

/**
 * Reads the key for encrypting or decrypting backups.
 * @throws AppError `Invalid` if the file does not exist, cannot be read, or contains no key
 */
async function readKeyFile(file: string): Promise<BackupKey> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (!hasCode(error, "ENOENT") && !hasCode(error, "EACCES") && !hasCode(error, "EISDIR")) throw error;
    const problem = hasCode(error, "ENOENT") ? "does not exist" : "cannot be read";
    throw new AppError("Invalid", `The key file ${file} ${problem}.`, { cause: error });
  });
  const key = await readKeyText(text);
  if (key !== undefined) return key;
  throw new AppError("Invalid", `${file} does not contain a key: create one with \`npm run backup -- key FILE\`.`);
}

/** The same for an optional file. */
export const readKeyFileIfNamed = async (file: string | undefined): Promise<BackupKey | undefined> =>
  file === undefined ? undefined : readKeyFile(file);

/**
 * Checked at startup; otherwise a missing key would only be noticed when a backup fails.
 * @throws ConfigError if the configured file does not exist, cannot be read, or contains no key
 */
export async function checkKeyFile(file: string | undefined): Promise<void> {
  try {
    await readKeyFileIfNamed(file);
  } catch (error) {
    if (error instanceof AppError)
      throw new ConfigError(`BACKUP_KEY_FILE cannot be used. ${error.message}`, { cause: error });
    throw error;
  }
}
