import type { Standing } from "../boot/workers/standing.ts";

/** Resolves when the process is asked to stop. From then on the system's own way is back: a second request ends it. */
export function stopSignal(): Promise<void> {
  const signals = ["SIGTERM", "SIGINT"] as const;
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}

export const tellAddress = (url: string): void => console.log(`Sri Lankan Tuskers: ${url}`);

/** Of a process that serves the site by itself. */
export const STANDING_ALONE: Standing = {
  worker: undefined,
  preparesSite: true,
  serves: tellAddress,
  whenInCharge: (begin) => begin(),
  stopAsked: async () => {
    await stopSignal();
    return { othersGoOn: false };
  },
};
