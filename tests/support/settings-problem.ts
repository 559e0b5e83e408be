import { ConfigError, readConfig } from "../../src/platform/config/config.server.ts";

/** The error message for invalid settings; "nothing is wrong" for valid ones. */
export function settingsProblem(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "nothing is wrong";
}
