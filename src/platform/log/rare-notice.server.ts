/** Reports a frequent event only now and then, with the number of times it happened since. */
export type RareNotice = {
  /** @param tell called at once or not at all, with the number of occurrences since the last report */
  happened(tell: (times: number) => void): void;
};

const PAUSE_MS = 10_000;

/** @param now the current time in milliseconds */
export function createRareNotice(pauseMs = PAUSE_MS, now: () => number = () => performance.now()): RareNotice {
  let told = Number.NEGATIVE_INFINITY;
  let times = 0;
  return {
    happened(tell) {
      times += 1;
      if (now() - told < pauseMs) return;
      told = now();
      tell(times);
      times = 0;
    },
  };
}
