import pino from "pino";
import { readConfig } from "../../platform/config/config.server.ts";
import { createLog } from "../../platform/log/log.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { visible } from "../../platform/text/visible.ts";
import { openServices } from "../server/services.server.ts";

/** Runs some work on the site's data, even while the site is running. Warnings go to stderr. */
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

/** The error as one sentence, with control characters made visible, because it may quote the contents of a file. */
export const sentence = (error: unknown): string => visible(error instanceof Error ? error.message : String(error));
