/**
 * Takes one of the `atOnce` places of that name, waiting for it where all are taken.
 * @returns gives it back
 */
export type TakePlace = (name: string, atOnce: number) => Promise<() => void>;

const alone: TakePlace = async () => () => {};
let take = alone;

/**
 * Takes a place among all processes that serve this site on this machine, so that several do no more of what is heavy at
 * the same time than one would. A process that serves alone has its places at once: its own queues are bound enough.
 */
export const takePlace: TakePlace = (name, atOnce) => take(name, atOnce);

/** From now on places are taken by `by`, which knows the other processes. */
export function sharePlaces(by: TakePlace): void {
  take = by;
}
