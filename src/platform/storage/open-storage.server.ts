import { mkdir } from "node:fs/promises";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../config/config.server.ts";
import type { S3Settings } from "../config/s3-settings.server.ts";
import { createRareNotice } from "../log/rare-notice.server.ts";
import { openLocalStorage } from "./local.server.ts";
import type { Storage } from "./storage.server.ts";
import { temporaryFolder } from "./temporary-files.server.ts";

/** Temporary faults. Wrong settings prevent the start, but an unreachable or full store only affects images. */
const PASSING = ["unreachable", "full"];

/**
 * Opens the configured image store, and creates the folder for files that are being received.
 * @throws ConfigError if an S3-compatible store responds but cannot be used with these settings
 */
export async function openStorage(
  { dataDir, s3 }: Pick<Config, "dataDir" | "s3">,
  { log }: { log: Logger },
): Promise<Storage> {
  if (s3 === undefined) return openLocalStorage(dataDir);
  await mkdir(temporaryFolder(dataDir), { recursive: true, mode: 0o700 });
  return openBucket(s3, { log });
}

/**
 * Opens the configured bucket only, without a data folder.
 * @throws ConfigError as `openStorage`
 */
export async function openBucket(s3: S3Settings, { log }: { log: Logger }): Promise<Storage> {
  // The S3 library is slow to load and takes memory, so it is loaded on demand.
  const [{ openS3Storage }, { explainFault, StoreError }] = await Promise.all([
    import("./s3.server.ts"),
    import("./s3-errors.server.ts"),
  ]);
  const notice = createRareNotice();
  const onFault = (err: Error) =>
    notice.happened((times) => log.error({ err, times }, "The image store cannot be used"));
  const storage = openS3Storage(s3, { onFault });
  try {
    await storage.check();
  } catch (error) {
    const fault = error instanceof Error ? error.cause : undefined;
    if (fault instanceof StoreError && PASSING.includes(fault.fault)) return storage;
    await storage.close();
    if (!(fault instanceof StoreError)) throw error;
    const { sentence, advice } = explainFault(fault, s3);
    throw new ConfigError(`${sentence} ${advice}`, { cause: error });
  }
  return storage;
}
