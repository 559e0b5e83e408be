/** How long an answer that was fetched ahead may stand for a new one, in milliseconds. */
const KEPT_MS = 15_000;

const kept = new Map<string, { answer: Promise<Response>; until: number }>();

/** Nobody may ever ask for what was fetched ahead. */
function keep(url: string, answer: Promise<Response>): void {
  const now = Date.now();
  for (const [other, { until }] of kept) if (until <= now) kept.delete(other);
  kept.set(url, { answer, until: now + KEPT_MS });
}

/** The signals of requests that only look ahead. */
const aheadSignals = new WeakSet<AbortSignal>();

/** Marks a page's request as one that looks ahead: what is read for it is kept for the visitor who then opens the page. */
export const markAsAhead = ({ signal }: Request): void => void aheadSignals.add(signal);

/**
 * `fetch`, but that a read which was made ahead, no longer ago than fifteen seconds, is answered by what came then, and
 * once only. Whatever else is asked for goes to the server.
 */
export const fetchOrTake: typeof fetch = (input, init) => {
  if (typeof input !== "string" || init?.method !== "GET") return fetch(input, init);
  const found = kept.get(input);
  const fresh = found !== undefined && Date.now() < found.until ? found : undefined;
  if (init.signal && aheadSignals.has(init.signal)) {
    const answer = fresh?.answer ?? fetch(input, init);
    if (!fresh) keep(input, answer);
    return answer.then((response) => response.clone());
  }
  kept.delete(input);
  // What could not be had ahead is asked for again.
  return fresh
    ? fresh.answer.then(
        (answer) => (answer.ok ? answer : fetch(input, init)),
        () => fetch(input, init),
      )
    : fetch(input, init);
};
