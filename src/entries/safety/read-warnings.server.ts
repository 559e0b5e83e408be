import { setImmediate } from "node:timers/promises";
import type { Warning } from "../definition/warnings.ts";
import type { WildNames } from "./dated-mentions.ts";
import type { EntryToCheck } from "./entry-texts.ts";
import { findEntryWarnings } from "./entry-warnings.ts";

/** How long the event loop is held at once. */
const SLICE_MS = 10;

/** The warnings for all texts of an entry, read in slices between which others are served. */
export async function readWarnings(
  entry: EntryToCheck,
  today: string,
  wild: readonly WildNames[] = [],
): Promise<Warning[]> {
  const work = findEntryWarnings(entry, today, wild);
  for (let since = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
