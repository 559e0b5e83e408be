/** Work that is done once for all callers who request it while it runs. */
export type SharedWork<Result> = {
  /**
   * The result of running work with this name and the same `snapshot`, or of new work if there is none. Work begun for
   * another snapshot continues for its own callers only.
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
