import { join } from "node:path";
import { buildWhenStale } from "../../scripts/setup/set-up.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** The output folder of the build. */
export const BUILD_FOLDER = join(ROOT, "build");

/** Builds the pages if they are missing or stale; a lock keeps parallel test files from building at the same time. */
export const ensureBuilt = (): Promise<void> => buildWhenStale();
