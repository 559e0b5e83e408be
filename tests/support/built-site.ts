import { join } from "node:path";
import { buildWhenStale } from "../../scripts/setup/set-up.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** Where the built site is. */
export const BUILD_FOLDER = join(ROOT, "build");

/** Builds the pages where they are missing or older than their sources; test files that run side by side take turns. */
export const ensureBuilt = (): Promise<void> => buildWhenStale();
