import { ConfigError, readConfig } from "../../src/platform/config/config.server.ts";

/** What is said of settings that are wrong; "nothing is wrong" of others. */
export function settingsProblem(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "nothing is wrong";
}
