import type { IncomingMessage, ServerResponse } from "node:http";

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** In milliseconds: some cached pages. */
const TURN_MS = 0.3;

export type FairTurns = {
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
export function createFairTurns(
  handle: Handle,
  { turnMs = TURN_MS, now = () => performance.now() }: { turnMs?: number; now?(): number } = {},
): FairTurns {
  const line: { incoming: IncomingMessage; outgoing: ServerResponse }[] = [];
  /** Whether a connection came in this turn, and in this one or the last. */
  let came = false;
  let isComing = false;
  /** When this turn has taken long enough. */
  let turnEnds = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  }

  function nextTurn(): void {
    isScheduled = false;
    isComing = came;
    came = false;
    turnEnds = now() + turnMs;
    if (isComing) schedule();
    let done = 0;
    while (done < line.length && (!isComing || now() < turnEnds)) {
      const { incoming, outgoing } = line[done++] as (typeof line)[number];
      // Whoever has gone meanwhile needs no answer.
      if (!outgoing.destroyed) handle(incoming, outgoing);
    }
    line.splice(0, done);
  }

  return {
    connected() {
      came = true;
      isComing = true;
      schedule();
    },
    handle(incoming, outgoing) {
      if (!isComing || (line.length === 0 && now() < turnEnds)) handle(incoming, outgoing);
      else line.push({ incoming, outgoing });
    },
  };
}
