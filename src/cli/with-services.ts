import pino from "pino";
import { openServices, type Services } from "../app/services.server.ts";
import { readConfig } from "../platform/config/config.server.ts";
import { createLog } from "../platform/log/log.server.ts";
import { visible } from "../platform/text/visible.ts";

/** Does some work on the site's data; the site may be running meanwhile. What is worth a warning goes to the error output. */
export async function withServices<Result>(work: (services: Services) => Promise<Result>): Promise<Result> {
  const config = readConfig();
  const log = createLog(config, { level: "warn", destination: pino.destination({ dest: 2, sync: true }) });
  const services = await openServices(config, { log });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** What went wrong, in one sentence; only what nobody foresaw speaks in its own words. It may name what a file holds. */
export const sentence = (error: unknown): string => visible(error instanceof Error ? error.message : String(error));
