import { join } from "node:path";
import { buildWhenStale } from "../../scripts/setup/set-up.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** The output folder of the build. */
export const BUILD_FOLDER = join(ROOT, "build");

let built: Promise<void> | undefined;

/**
 * Builds the pages if they are missing or stale; a lock keeps parallel test files from building at the same time. Once a
 * process is enough: nobody edits the sources while tests run, and comparing them takes half a second.
 */
export function ensureBuilt(): Promise<void> {
  built ??= buildWhenStale();
  return built;
}
