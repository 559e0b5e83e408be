/** How long an answer that was prefetched may stand for a new one, in milliseconds. */
const CACHED_MS = 15_000;

const cached = new Map<string, { answer: Promise<Response>; until: number }>();

/** Nobody may ever ask for what was prefetched. */
function keep(url: string, answer: Promise<Response>): void {
  const now = Date.now();
  for (const [other, { until }] of cached) if (until <= now) cached.delete(other);
  cached.set(url, { answer, until: now + CACHED_MS });
}

/** The signals of requests that only prefetch. */
const prefetchSignals = new WeakSet<AbortSignal>();

/** Marks a page's request as a prefetch: what is read for it is kept for the visitor who then opens the page. */
export const markAsPrefetch = ({ signal }: Request): void => void prefetchSignals.add(signal);

/**
 * `fetch`, but that a read which was prefetched, no longer ago than fifteen seconds, is answered by what came then, and
 * once only. Whatever else is asked for goes to the server.
 */
export const fetchOrTake: typeof fetch = (input, init) => {
  if (typeof input !== "string" || init?.method !== "GET") return fetch(input, init);
  const found = cached.get(input);
  const fresh = found !== undefined && Date.now() < found.until ? found : undefined;
  if (init.signal && prefetchSignals.has(init.signal)) {
    const answer = fresh?.answer ?? fetch(input, init);
    if (!fresh) keep(input, answer);
    return answer.then((response) => response.clone());
  }
  cached.delete(input);
  // What could not be prefetched is asked for again.
  return fresh
    ? fresh.answer.then(
        (answer) => (answer.ok ? answer : fetch(input, init)),
        () => fetch(input, init),
      )
    : fetch(input, init);
};
