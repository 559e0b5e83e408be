const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The backoff after each failed attempt: seven delays, so eight attempts in all, over two days. */
const DELAYS_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR];

export const MOST_ATTEMPTS = DELAYS_MS.length + 1;

/** The time of the next attempt after the given number of attempts; undefined when there is none. */
export function nextAttemptAfter(attempts: number, now: Date): Date | undefined {
  const delay = DELAYS_MS[attempts - 1];
  return delay === undefined ? undefined : new Date(now.getTime() + delay);
}
