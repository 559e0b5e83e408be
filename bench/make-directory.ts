import pino from "pino";
import { openServices } from "../src/app/server/services.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { makeTuskers } from "./make-tuskers.ts";

/** Fills a data folder with generated tuskers, for a site to be started with it. */
export async function makeDirectory(dataDir: string, tuskers: number): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: "off" });
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  try {
    await makeTuskers(services.db, tuskers);
  } finally {
    await services.close();
  }
}
