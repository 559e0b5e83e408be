/** Tells of what happens often once in a while, and then how often it has happened since. */
export type RareNotice = {
  /** @param tell is called now or not at all, with how often it happened since the last time that it was told */
  happened(tell: (times: number) => void): void;
};

const PAUSE_MS = 10_000;

/** @param now tells the time in milliseconds */
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
