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
