import cluster from "node:cluster";
import { ConfigError, readConfig } from "../server/config.ts";
import { keepToOwner } from "./keep-to-owner.ts";

/** One process serves, or this one becomes the primary of several. */
async function start(): Promise<void> {
  const { worker } = cluster;
  const config = readConfig();
  // Each loads what it needs: the primary serves nothing, and holds the memory for nothing of it.
  if (worker === undefined && config.workers > 1) {
    const { runWorkers } = await import("./run-workers.ts");
    return runWorkers(config);
  }
  const { serveBuiltSite } = await import("./serve-built-site.ts");
  if (worker === undefined) return serveBuiltSite();
  const { joinWorkers } = await import("../boot/workers/worker.ts");
  await serveBuiltSite(joinWorkers(worker));
  // The way to the primary would keep it from ending.
  process.exit();
}

/** `npm start`: serves the built site until it is told to stop. */
if (import.meta.main) {
  keepToOwner();
  try {
    await start();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
