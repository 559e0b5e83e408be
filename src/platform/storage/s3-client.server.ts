import { S3Client } from "@aws-sdk/client-s3";
import type { S3Access } from "../config/s3-settings.server.ts";
import type { AppError } from "../errors/app-error.ts";
import { type StoreError, statusOf, storeFailure, toStoreError } from "./s3-errors.server.ts";

/** Connection timeout, in milliseconds. */
const CONNECT_MS = 3_000;

/** Timeout for sending a request and receiving the first byte of the response. */
const ANSWER_MS = 30_000;

/** The same for requests without a large body. */
const QUICK_ANSWER_MS = 5_000;

/** Socket idle timeout. Long enough for a slow reader of an image to consume what is already buffered. */
const STILL_MS = 60_000;

/** Once the store is unreachable, requests fail at once for as long as the failed one took, within these bounds. */
const [LEAST_PAUSE_MS, MOST_PAUSE_MS] = [2_000, 5_000];

/** The first attempt and two retries if the error is transient; the library backs off between them. */
const TRIES = 3;

/** Each image that is being sent to a visitor uses one connection. */
const CONNECTIONS = 500;

export type StoreClient = {
  client: S3Client;
  /** Options for `client.send` if the response takes little time. */
  quick: { requestTimeout: number };
  /**
   * Runs a request to the store and translates its errors.
   * @throws AppError `Unavailable` or `DiskFull` with a `StoreError` as its cause; other errors unchanged
   */
  ask<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** The same translation, for errors while a response is being read. */
  failureOf(error: unknown): unknown;
  close(): void;
};

/**
 * Some stores do not support the `If-None-Match` condition and refuse requests that use it. After the first refusal,
 * requests are sent without it: see `put` of the store.
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
 * Creates a client of a store. It connects on the first request.
 * @param onFault called for each fault
 * @param toFailure the error that requests throw for a fault; by default the one for images
 */
export function createStoreClient(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Access,
  {
    onFault,
    toFailure = storeFailure,
  }: { onFault?: ((fault: StoreError) => void) | undefined; toFailure?: (fault: StoreError) => AppError } = {},
): StoreClient {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Supported by all stores; virtual-hosted style needs a DNS name for each bucket.
    forcePathStyle: true,
    // Each request already signs a hash of its body. Few stores support the additional checksums of the library.
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
    return toFailure(fault);
  };

  return {
    client,
    quick: { requestTimeout: QUICK_ANSWER_MS },
    failureOf,
    async ask(work) {
      const begun = performance.now();
      if (away !== undefined && begun < away.until) throw toFailure(away.fault);
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
