import { AppError } from "../../platform/errors/app-error.ts";
import { createBoundedQueue } from "../../platform/limits/bounded-queue.server.ts";
import { clientNetwork } from "../../platform/limits/client-network.server.ts";
import { words } from "../words.en.ts";

const tooBusy = () => new AppError("Unavailable", words.tooBusy, { retryAfterSeconds: 10 });

/** The letters that this process receives at once: each form is in memory until its photograph is a file. */
const underWay = createBoundedQueue({ atOnce: 4, waiting: 8, refusal: tooBusy });

/** A sender may take minutes for a form. With more of one network, it could keep everybody else out. */
const MOST_OF_ONE_NETWORK = 2;
const ofNetworks = new Map<string, number>();

/**
 * Receives a letter when there is room for it.
 * @throws AppError `Unavailable` if there is none, or if two letters of the same network are under way
 */
export async function whenThereIsRoom<Result>(clientAddress: string, receive: () => Promise<Result>): Promise<Result> {
  const network = clientNetwork(clientAddress);
  const others = ofNetworks.get(network) ?? 0;
  if (others >= MOST_OF_ONE_NETWORK) throw tooBusy();
  ofNetworks.set(network, others + 1);
  try {
    return await underWay.run(receive);
  } finally {
    const left = (ofNetworks.get(network) ?? 1) - 1;
    if (left === 0) ofNetworks.delete(network);
    else ofNetworks.set(network, left);
  }
}
