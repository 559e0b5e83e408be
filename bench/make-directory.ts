import pino from "pino";
import { readConfig } from "../src/server/config.ts";
import { openServices } from "../src/server/services.ts";
import { makeTuskers } from "./make-tuskers.ts";

/** Fills a data folder with made tuskers: the directory of a site that is started over it. */
export async function makeDirectory(dataDir: string, tuskers: number): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: "off" });
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  try {
    await makeTuskers(services.db, tuskers);
  } finally {
    await services.close();
  }
}
