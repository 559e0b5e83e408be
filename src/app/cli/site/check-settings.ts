import { readConfig } from "../../../platform/config/config.server.ts";

/** Says which setting is wrong, before a build that takes minutes. */
if (import.meta.main) {
  try {
    readConfig();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
