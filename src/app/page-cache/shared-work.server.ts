/** Work that is done once for all who ask for it while it runs. */
export type SharedWork<Result> = {
  /**
   * The result of the work of that name that was begun for the same `snapshot` and still runs; else of a new one.
   * Work that was begun for another snapshot is left to those who asked then.
   */
  share(name: string, snapshot: unknown, work: () => Promise<Result>): Promise<Result>;
};

export function createSharedWork<Result>(): SharedWork<Result> {
  const running = new Map<string, { snapshot: unknown; result: Promise<Result> }>();
  return {
    share(name, snapshot, work) {
      const found = running.get(name);
      if (found !== undefined && found.snapshot === snapshot) return found.result;
      const mine = { snapshot, result: work() };
      running.set(name, mine);
      const done = () => {
        if (running.get(name) === mine) running.delete(name);
      };
      mine.result.then(done, done);
      return mine.result;
    },
  };
}
