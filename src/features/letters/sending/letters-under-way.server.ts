import { AppError } from "../../../platform/errors/app-error.ts";
import { createBoundedQueue } from "../../../platform/limits/bounded-queue.server.ts";
import { clientNetwork, coarseNetwork } from "../../../platform/limits/client-network.server.ts";
import { words } from "../words.ts";

const tooBusy = () => new AppError("Unavailable", words.tooBusy, { retryAfterSeconds: 10 });

/** The forms that this process receives at once. Each is a file until it is complete. */
const MOST_ARRIVING = 40;

/** A sender may take minutes for a form. With more of one network, it could keep everybody else out. */
const MOST_OF_ONE_NETWORK = 2;
/** The same for the wider network, because a household may have a /48 of IPv6. */
const MOST_OF_A_WIDER_NETWORK = 6;

/** Senders that were slower than this, after a time in which any connection may begin slowly, make room for others. */
const SLOW_BYTES_PER_SECOND = 20_000;
const BEGIN_MS = 10_000;

/** A form on its way. */
type Arriving = { network: string; widerNetwork: string; begun: number; bytes: number; giveUp(): void };

const arriving = new Set<Arriving>();

/** In bytes a second. */
const paceOf = ({ bytes, begun }: Arriving, now: number): number => (bytes * 1000) / Math.max(1, now - begun);

const slowestOf = (forms: readonly Arriving[], now: number): Arriving | undefined =>
  forms.toSorted((a, b) => paceOf(a, now) - paceOf(b, now))[0];

const ofWiderNetwork = (network: string): Arriving[] =>
  [...arriving].filter(({ widerNetwork }) => widerNetwork === network);

/** The forms of the wider network that has the most, if it would still have more than another after giving one up. */
function ofFullestNetwork(other: string): Arriving[] {
  const networks = [...new Set([...arriving].map(({ widerNetwork }) => widerNetwork))].map(ofWiderNetwork);
  const [fullest = []] = networks.toSorted((a, b) => b.length - a.length);
  return fullest.length >= ofWiderNetwork(other).length + 2 ? fullest : [];
}

/**
 * Gives up the slowest form, if it is slow; otherwise one of the network that has the most. So senders of a few networks
 * cannot keep all others out, even if each begins anew before it counts as slow.
 */
function makeRoom(widerNetwork: string, now: number): boolean {
  const slow = [...arriving].filter((form) => now - form.begun > BEGIN_MS && paceOf(form, now) < SLOW_BYTES_PER_SECOND);
  const slowest = slowestOf(slow, now) ?? slowestOf(ofFullestNetwork(widerNetwork), now);
  if (slowest === undefined) return false;
  arriving.delete(slowest);
  slowest.giveUp();
  return true;
}

/**
 * Reads a form piece by piece while there is room for it.
 * @param now in milliseconds
 * @throws AppError `Unavailable` if there is none, if too many forms of its network are on their way, or if it was slow
 *   and others needed its place
 */
export async function* piecesOfForm(
  body: ReadableStream<Uint8Array>,
  clientAddress: string,
  now: () => number = () => performance.now(),
): AsyncGenerator<Uint8Array> {
  const [network, widerNetwork] = [clientNetwork(clientAddress), coarseNetwork(clientAddress)];
  const ofNetwork = [...arriving].filter((form) => form.network === network).length;
  const isFull = ofNetwork >= MOST_OF_ONE_NETWORK || ofWiderNetwork(widerNetwork).length >= MOST_OF_A_WIDER_NETWORK;
  if (isFull) throw tooBusy();
  if (arriving.size >= MOST_ARRIVING && !makeRoom(widerNetwork, now())) throw tooBusy();
  const reader = body.getReader();
  const givenUp = Promise.withResolvers<never>();
  // Nobody may be waiting for a piece when it is given up.
  givenUp.promise.catch(() => {});
  const form = { network, widerNetwork, begun: now(), bytes: 0, giveUp: () => givenUp.reject(tooBusy()) };
  arriving.add(form);
  try {
    while (true) {
      const { done, value } = await Promise.race([reader.read(), givenUp.promise]);
      if (done) return;
      form.bytes += value.byteLength;
      yield value;
    }
  } finally {
    arriving.delete(form);
    await reader.cancel().catch(() => {});
  }
}

const complete = createBoundedQueue({ atOnce: 4, waiting: MOST_ARRIVING, refusal: tooBusy });

/** Handles a complete form. Few at once are in memory. @throws AppError `Unavailable` if too many wait */
export const whenThereIsMemory = <Result>(handle: () => Promise<Result>): Promise<Result> => complete.run(handle);
