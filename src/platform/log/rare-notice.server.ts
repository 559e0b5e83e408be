/** Reports a frequent event only now and then, with the number of times it happened since. */
export type RareNotice = {
  /** @param report called at once or not at all, with the number of occurrences since the last report */
  happened(report: (times: number) => void): void;
};

const PAUSE_MS = 10_000;

/** @param now the current time in milliseconds */
export function createRareNotice(pauseMs = PAUSE_MS, now: () => number = () => performance.now()): RareNotice {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let times = 0;
  return {
    happened(report) {
      times += 1;
      if (now() - reportedAt < pauseMs) return;
      reportedAt = now();
      report(times);
      times = 0;
    },
  };
}
