import { monitorEventLoopDelay } from "node:perf_hooks";

/** In milliseconds. */
export type LoopDelayLimits = {
  /** How long the event loop may be held up, on average over a sample. */
  most: number;
  /** Below this it counts as free again. */
  free: number;
  /** How long a sample takes. */
  sampleMs: number;
};

/**
 * Ordinary use stays below 20 ms, and pages that are made below 100: the limiter sees to that. A machine on which
 * others take nearly all of the processor may reach some hundred for seconds, and there refusing would help nobody.
 */
export const LOOP_DELAY_LIMITS: LoopDelayLimits = { most: 1_000, free: 500, sampleMs: 1_000 };

const RESOLUTION_MS = 20;
const NANOSECONDS_PER_MS = 1e6;

export type LoopDelay = {
  /** True from the second sample in turn that was held up for too long, until one was not. */
  isTooLong(): boolean;
  close(): void;
};

/** Watches for how long things wait before this process comes to them. */
export function watchLoopDelay({ most, free, sampleMs }: LoopDelayLimits = LOOP_DELAY_LIMITS): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let samplesAbove = 0;
  let sampled = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // Without a single measurement since the last sample, the loop was held up all the time.
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
