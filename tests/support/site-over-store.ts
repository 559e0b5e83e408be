import { createHash } from "node:crypto";
import pino from "pino";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { openStorage } from "../../src/platform/storage/open-storage.server.ts";
import { storeImage } from "./stored-images.ts";
import { openTestApi, someTusker } from "./test-api.ts";

/** The content of the store: each key with the hash of its bytes. */
export async function contentsOf(settings: Record<string, string>): Promise<Record<string, string>> {
  const storage = await openStorage(readConfig(settings), { log: pino({ level: "silent" }) });
  const contents: Record<string, string> = {};
  for await (const { key } of storage.list("")) {
    const hash = createHash("sha256");
    for await (const piece of (await storage.open(key))?.stream ?? []) hash.update(piece as Buffer);
    contents[key] = hash.digest("hex");
  }
  await storage.close();
  return contents;
}

/** A running site with the store and database of these settings, and a tusker that has an image. */
export async function openSiteOver(store: Record<string, string>) {
  const { services, call, token } = await openTestApi(store);
  services.clock.set(new Date());
  await storeImage(services, "raja.jpg");
  await call("POST", "/api/tuskers", { token, json: someTusker({ images: ["/uploads/public/raja.jpg"] }) });
  const settings = { DATA_DIR: services.config.dataDir, ...store };
  return { services, settings, contents: await contentsOf(settings) };
}
