/** What a process that serves the site is among those that do. */
export type Standing = {
  /** The worker's number; undefined where this process is the only one. */
  worker: number | undefined;
  /** Whether it does what is done once before the site serves: the first administrator, the starter content. */
  preparesSite: boolean;
  /** Is called when it serves. */
  serves(url: string): void;
  /** Calls `begin` once it is this process that looks after what only one may at a time, such as backups. */
  whenInCharge(begin: () => void): void;
  /** Resolves when it is asked to stop. Where others go on it has all the time to do so without refusing anything. */
  stopAsked(): Promise<{ othersGoOn: boolean }>;
};
