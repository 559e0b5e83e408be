import { createPrimary, WorkerStartError } from "../boot/workers/primary.ts";
import { keepCountsForWorkers } from "../server/auth/primary-counts.ts";
import type { Config } from "../server/config.ts";
import { createLog } from "../server/logs/log.ts";
import { stopSignal, tellAddress } from "./standing-alone.ts";

/** What ended before it served has said why by itself, unless a signal ended it. */
function tellWhy({ signal, message }: WorkerStartError, isFirst: boolean): void {
  if (!isFirst) console.error("The workers keep ending before they can serve: see what they said before they did.");
  else if (signal !== null) console.error(message);
}

/** Serves the site by several processes until this one is told to stop. SIGUSR2 replaces them one after the other. */
export async function runWorkers(config: Config): Promise<void> {
  keepCountsForWorkers();
  const primary = createPrimary({ workers: config.workers, log: createLog(config) });
  let isFirst = true;
  let isStopping = false;
  void stopSignal().then(() => {
    isStopping = true;
    primary.stop();
  });
  process.on("SIGUSR2", () => void primary.replaceAll());
  try {
    const url = await primary.start();
    isFirst = false;
    tellAddress(url);
    await primary.ended();
  } catch (error) {
    if (!(error instanceof WorkerStartError)) throw error;
    if (isStopping) return;
    tellWhy(error, isFirst);
    process.exitCode = 1;
  }
}
