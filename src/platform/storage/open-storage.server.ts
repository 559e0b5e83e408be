import { mkdir } from "node:fs/promises";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../config/config.server.ts";
import type { S3Settings } from "../config/s3-settings.server.ts";
import { createRareNotice } from "../log/rare-notice.server.ts";
import { openLocalStorage } from "./local.server.ts";
import type { Storage } from "./storage.server.ts";
import { temporaryFolder } from "./temporary-files.server.ts";

/** A wrong setting stops the start. A store that is away for a moment does not: all but images goes on without it. */
const PASSING = ["unreachable", "full"];

/**
 * Opens the store of images that the settings name, and the folder where images lie while they come in.
 * @throws ConfigError where an S3-compatible store answers and cannot be used as it is set up
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
 * Opens the bucket of the settings alone, without a data folder.
 * @throws ConfigError as `openStorage`
 */
export async function openBucket(s3: S3Settings, { log }: { log: Logger }): Promise<Storage> {
  // The library takes its time and memory: it is loaded where it is used.
  const [{ openS3Storage }, { explainFault, StoreError }] = await Promise.all([
    import("./s3.server.ts"),
    import("./s3-errors.server.ts"),
  ]);
  const notice = createRareNotice();
  const onFault = (err: Error) =>
    notice.happened((times) => log.error({ err, times }, "The store of pictures cannot be used"));
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
