import type { IncomingMessage, ServerResponse } from "node:http";

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** In milliseconds: enough for a few cached pages. */
const SLICE_MS = 0.3;

export type FairQueue = {
  /** To be called for each new connection. */
  connected(): void;
  handle: Handle;
};

/**
 * Handles requests at once, unless connections are arriving: then only for a short time slice per turn of the event
 * loop. The loop accepts one connection per turn, and a turn lasts as long as all the work that is ready. With hundreds
 * of busy connections, new ones would otherwise wait many seconds to be accepted.
 * @param now a monotonic clock, in milliseconds
 */
export function createFairQueue(
  handle: Handle,
  { sliceMs = SLICE_MS, now = () => performance.now() }: { sliceMs?: number; now?(): number } = {},
): FairQueue {
  const queue: { incoming: IncomingMessage; outgoing: ServerResponse }[] = [];
  /** `came`: a connection arrived in this turn. `isComing`: one arrived in this turn or the previous one. */
  let came = false;
  let isComing = false;
  /** When the time slice of this turn ends. */
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
      // Clients that have disconnected need no response.
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
