import pino, { type DestinationStream, type Logger } from "pino";
import { type Config, secretsOf } from "../config/config.server.ts";
import { createMask } from "./mask.server.ts";

/**
 * The site's log: lines of JSON. Secrets, tokens and e-mail addresses are masked in the final output, because error
 * messages may contain anything.
 */
export function createLog(
  config: Config,
  { level = config.logLevel, destination }: { level?: Config["logLevel"]; destination?: DestinationStream } = {},
): Logger {
  const options = { level, hooks: { streamWrite: createMask(secretsOf(config)) } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
