import { setImmediate } from "node:timers/promises";

/** How long the event loop is held at once. */
const SLICE_MS = 10;

/** Does work that stops at its steps, in slices between which others are served. */
export async function inSlices<Result>(work: Iterator<void, Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
