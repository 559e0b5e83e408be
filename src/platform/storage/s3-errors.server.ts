import type { S3Settings } from "../config/s3-settings.server.ts";
import { AppError } from "../errors/app-error.ts";

/** The fault of a store, as far as a single response shows it. */
export type StoreFault =
  | "unreachable"
  | "no bucket"
  | "wrong key"
  | "wrong secret"
  | "not allowed"
  | "wrong region"
  | "wrong clock"
  | "full"
  | "refused";

/** A store that does not work as required. The message comes from the store; it contains no secret. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const FAULTS: Record<string, StoreFault> = {
  NoSuchBucket: "no bucket",
  InvalidBucketName: "no bucket",
  InvalidAccessKeyId: "wrong key",
  SignatureDoesNotMatch: "wrong secret",
  AccessDenied: "not allowed",
  AllAccessDisabled: "not allowed",
  AuthorizationHeaderMalformed: "wrong region",
  PermanentRedirect: "wrong region",
  RequestTimeTooSkewed: "wrong clock",
  QuotaExceeded: "full",
  XMinioStorageFull: "full",
};

/** The relevant fields of the library's errors. */
type LibraryError = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } };

/** The HTTP status of an error; undefined if there was no response. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error ? (error as LibraryError).$metadata?.httpStatusCode : undefined;

/** Error codes for connections that fail or break. File system errors have other codes. */
const NETWORK_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "EPROTO", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
  ...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN", "EADDRNOTAVAIL", "ERR_TLS_CERT_ALTNAME_INVALID"],
  ...["CERT_HAS_EXPIRED", "CERT_NOT_YET_VALID", "DEPTH_ZERO_SELF_SIGNED_CERT", "SELF_SIGNED_CERT_IN_CHAIN"],
  ...["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
]);

function faultOf(error: LibraryError): StoreFault | undefined {
  const known = FAULTS[error.name];
  if (known !== undefined) return known;
  const status = statusOf(error);
  if (status === undefined) {
    return error.name === "TimeoutError" || NETWORK_CODES.has(String(error.code)) ? "unreachable" : undefined;
  }
  if (status === 507) return "full";
  if (status === 301 || status === 307) return "wrong region";
  if (status === 401 || status === 403) return "not allowed";
  return status === 429 || status >= 500 ? "unreachable" : "refused";
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name);

/** The responses to a conditional write when the object exists, or is just being written by another client. */
export const isTaken = (error: unknown): boolean =>
  statusOf(error) === 412 || (error instanceof Error && error.name === "ConditionalRequestConflict");

/** The library's error as a `StoreError`; undefined if the store is not at fault, as when the source cannot be read. */
export function toStoreError(error: unknown): StoreError | undefined {
  if (!(error instanceof Error)) return undefined;
  const fault = faultOf(error);
  return fault && new StoreError(fault, `${error.name}: ${error.message}`);
}

const RETRY_AFTER_SECONDS = 60;

/** The error shown to the user whose request needed the store. */
export function storeFailure(cause: StoreError): AppError {
  if (cause.fault === "full") {
    const sentence = "There is no space left in the image store, so nothing was saved. Reading still works.";
    return new AppError("DiskFull", sentence, { cause });
  }
  const sentence =
    "The image store cannot be reached at the moment, so nothing was changed. Please try again in a minute.";
  return new AppError("Unavailable", sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

/** How a store and its settings are called when a fault is explained. */
type StoreWords = { store: string; bucketSetting: string; settings: string };

const IMAGE_STORE: StoreWords = { store: "image store", bucketSetting: "S3_BUCKET", settings: "S3" };

/** Explains the fault and its remedy to the operator, in terms of the settings. */
export function explainFault(
  { fault, message }: StoreError,
  { bucket, endpoint, region }: Pick<S3Settings, "bucket" | "endpoint" | "region">,
  { store, bucketSetting, settings }: StoreWords = IMAGE_STORE,
): { sentence: string; advice: string } {
  switch (fault) {
    case "unreachable":
      return {
        sentence: `The ${store} at ${endpoint} cannot be reached (${message}).`,
        advice: `Check ${settings}_ENDPOINT, that the store is running and that this machine can reach it.`,
      };
    case "no bucket":
      return {
        sentence: `The ${store} has no bucket ${bucket}.`,
        advice: `Correct ${bucketSetting}, or create the bucket: the site does not create buckets.`,
      };
    case "wrong key":
      return { sentence: `The ${store} does not know the access key.`, advice: `Correct ${settings}_ACCESS_KEY_ID.` };
    case "wrong secret":
      return {
        sentence: `The ${store} does not accept the access key with its secret.`,
        advice: `Correct ${settings}_SECRET_ACCESS_KEY and ${settings}_ACCESS_KEY_ID.`,
      };
    case "not allowed":
      return {
        sentence: `The access key is not allowed to use the bucket ${bucket}.`,
        advice: `Check ${bucketSetting}, and allow the key ${settings}_ACCESS_KEY_ID to list the bucket and to read, write and delete its objects.`,
      };
    case "wrong region":
      return {
        sentence: `The bucket ${bucket} is not in the region ${region} (${message}).`,
        advice: `Put ${settings}_REGION and ${settings}_ENDPOINT right.`,
      };
    case "wrong clock":
      return {
        sentence: `The clocks of this machine and of the ${store} differ by minutes.`,
        advice: "Set this machine's clock, preferably from a time server: signatures are valid for minutes only.",
      };
    case "full":
      return { sentence: `The ${store} has no space left.`, advice: "Free some space there, or raise its quota." };
    case "refused":
      return {
        sentence: `The server at ${endpoint} does not behave like an S3-compatible store (${message}).`,
        advice: `Put ${settings}_ENDPOINT right.`,
      };
  }
}
