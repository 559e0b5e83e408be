import type { IncomingMessage, ServerResponse } from "node:http";

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** In milliseconds: some cached pages. */
const SLICE_MS = 0.3;

export type FairQueue = {
  /** A connection has come in. */
  connected(): void;
  handle: Handle;
};

/**
 * Hands requests on at once, except while connections are coming in: then for so long in each turn of the event loop.
 * The loop takes in one connection in each turn, and a turn takes as long as all that is ready in it. With hundreds of
 * busy connections those who have just come would wait for many seconds behind those who are in.
 * @param now a clock that never goes back, in milliseconds
 */
export function createFairQueue(
  handle: Handle,
  { sliceMs = SLICE_MS, now = () => performance.now() }: { sliceMs?: number; now?(): number } = {},
): FairQueue {
  const queue: { incoming: IncomingMessage; outgoing: ServerResponse }[] = [];
  /** Whether a connection came in this turn, and in this one or the last. */
  let came = false;
  let isComing = false;
  /** When this turn has taken long enough. */
  let sliceEnds = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextSlice);
  }

  function nextSlice(): void {
    isScheduled = false;
    isComing = came;
    came = false;
    sliceEnds = now() + sliceMs;
    if (isComing) schedule();
    let done = 0;
    while (done < queue.length && (!isComing || now() < sliceEnds)) {
      const { incoming, outgoing } = queue[done++] as (typeof queue)[number];
      // Whoever has gone meanwhile needs no answer.
      if (!outgoing.destroyed) handle(incoming, outgoing);
    }
    queue.splice(0, done);
  }

  return {
    connected() {
      came = true;
      isComing = true;
      schedule();
    },
    handle(incoming, outgoing) {
      if (!isComing || (queue.length === 0 && now() < sliceEnds)) handle(incoming, outgoing);
      else queue.push({ incoming, outgoing });
    },
  };
}
