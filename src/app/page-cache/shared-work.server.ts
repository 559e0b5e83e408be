/** Work that is done once for all who ask for it while it runs. */
export type SharedWork<Result> = {
  /**
   * The result of the work of that name that was begun at the same `moment` and still runs; else of a new one.
   * Work that was begun at another moment is left to those who asked then.
   */
  share(name: string, moment: unknown, work: () => Promise<Result>): Promise<Result>;
};

export function createSharedWork<Result>(): SharedWork<Result> {
  const running = new Map<string, { moment: unknown; result: Promise<Result> }>();
  return {
    share(name, moment, work) {
      const found = running.get(name);
      if (found !== undefined && found.moment === moment) return found.result;
      const mine = { moment, result: work() };
      running.set(name, mine);
      const done = () => {
        if (running.get(name) === mine) running.delete(name);
      };
      mine.result.then(done, done);
      return mine.result;
    },
  };
}
