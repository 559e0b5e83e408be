import { monitorEventLoopDelay } from "node:perf_hooks";

/** In milliseconds. */
export type LoopDelayLimits = {
  /** The highest acceptable delay of the event loop, averaged over a sample. */
  most: number;
  /** Below this, the loop counts as free again. */
  free: number;
  /** How long a sample takes. */
  sampleMs: number;
};

/**
 * Normal use stays below 20 ms, and page rendering below 100 ms, because the limiter bounds it. On a machine where
 * other programs use most of the processor, the delay may reach several hundred for seconds; refusing requests would
 * not help there.
 */
const LOOP_DELAY_LIMITS: LoopDelayLimits = { most: 1_000, free: 500, sampleMs: 1_000 };

const RESOLUTION_MS = 20;
const NANOSECONDS_PER_MS = 1e6;

export type LoopDelay = {
  /** True from the second consecutive sample above the limit, until a sample falls below `free`. */
  isTooLong(): boolean;
  close(): void;
};

/** Measures how long events wait for the event loop. */
export function watchLoopDelay({ most, free, sampleMs }: LoopDelayLimits = LOOP_DELAY_LIMITS): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let samplesAbove = 0;
  let sampled = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // If nothing was measured since the last sample, the loop was blocked the whole time.
    const delay = delays.count === 0 ? now - sampled : delays.mean / NANOSECONDS_PER_MS - RESOLUTION_MS;
    sampled = now;
    delays.reset();
    if (delay > most) samplesAbove += 1;
    else if (delay < free || samplesAbove < 2) samplesAbove = 0;
  }, sampleMs);
  timer.unref();
  return {
    isTooLong: () => samplesAbove >= 2,
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
