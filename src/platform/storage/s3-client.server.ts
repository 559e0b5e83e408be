import { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "../config/s3-settings.server.ts";
import { type StoreError, statusOf, storeFailure, toStoreError } from "./s3-errors.server.ts";

/** How long a store may take, in milliseconds: until a connection stands. */
const CONNECT_MS = 3_000;

/** Until it has what is sent and begins to answer. */
const ANSWER_MS = 30_000;

/** The same where nothing is sent that takes time. */
const QUICK_ANSWER_MS = 5_000;

/** How long nothing at all may move. Longer than what a slow reader of an image takes for what is on its way to him. */
const STILL_MS = 60_000;

/** After it did not answer, nobody waits for it for as long as somebody waited in vain, within these bounds. */
const [LEAST_PAUSE_MS, MOST_PAUSE_MS] = [2_000, 5_000];

/** A try, and two more where another one may help: the library waits longer before each. */
const TRIES = 3;

/** Every image that is on its way to a reader takes one. */
const CONNECTIONS = 500;

export type StoreClient = {
  client: S3Client;
  /** For `client.send`, where the answer comes quickly or not at all. */
  quick: { requestTimeout: number };
  /**
   * Does something with the store, and says in the site's words what is wrong with it.
   * @throws AppError `Unavailable` or `DiskFull` with a `StoreError` as its cause; what is no fault of the store as it is
   */
  ask<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** The same, for what fails while it is read. */
  failureOf(error: unknown): unknown;
  close(): void;
};

/**
 * Some stores know no "only where there is nothing yet", and refuse what asks for it. They are asked without from then
 * on: see `put` of the store.
 */
function dropUnknownCondition(client: S3Client): void {
  let isKnown = true;
  client.middlewareStack.add(
    (next) => async (args) => {
      if (!("IfNoneMatch" in args.input)) return next(args);
      const without = () => next({ ...args, input: { ...args.input, IfNoneMatch: undefined } });
      if (!isKnown) return without();
      try {
        return await next(args);
      } catch (error) {
        if (statusOf(error) !== 501) throw error;
        isKnown = false;
        return without();
      }
    },
    { step: "initialize", name: "dropUnknownCondition" },
  );
}

/**
 * Makes a client of a store. It connects when it is first asked.
 * @param onFault told of each fault
 */
export function createStoreClient(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  { onFault }: { onFault?: ((fault: StoreError) => void) | undefined } = {},
): StoreClient {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Understood by all; the other way needs a name for each bucket.
    forcePathStyle: true,
    // The body's own hash is signed with each request. The sums of the library's own come in a form that few stores read.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    retryMode: "standard",
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: STILL_MS,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  });
  dropUnknownCondition(client);
  let away: { fault: StoreError; until: number } | undefined;

  const failureOf = (error: unknown): unknown => {
    const fault = toStoreError(error);
    if (fault === undefined) return error;
    onFault?.(fault);
    return storeFailure(fault);
  };

  return {
    client,
    quick: { requestTimeout: QUICK_ANSWER_MS },
    failureOf,
    async ask(work) {
      const begun = performance.now();
      if (away !== undefined && begun < away.until) throw storeFailure(away.fault);
      try {
        const answer = await work();
        away = undefined;
        return answer;
      } catch (error) {
        const fault = toStoreError(error);
        const now = performance.now();
        const pause = Math.min(Math.max(now - begun, LEAST_PAUSE_MS), MOST_PAUSE_MS);
        if (fault?.fault === "unreachable") away = { fault, until: now + pause };
        throw failureOf(error);
      }
    },
    close: () => client.destroy(),
  };
}
