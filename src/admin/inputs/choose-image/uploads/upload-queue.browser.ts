import type { ImageKind } from "../../../../content/images/image-kinds.ts";
import { isRecord } from "../../../../platform/text/is-record.ts";
import { readToken } from "../../../kit/api/token.browser.ts";
import type { UploadReply } from "../../stored-images/image-value.ts";

/** The server refused an image. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Receives the progress of an upload. */
export type Sending = {
  /** The index of the file among those chosen together, from 0. */
  index: number;
  signal: AbortSignal;
  /** Called when the upload starts after waiting in the queue. */
  onStart(): void;
  /**
   * `part` is the fraction that has been sent, from 0 to 1. At 1 the server has the whole file and is processing it.
   */
  onProgress(part: number): void;
  /** No progress for half a minute. The request is not aborted. */
  onStall(): void;
};

/**
 * Uploads an image.
 * @throws UploadRefused, the reason of the signal's abort, or any other error if the connection failed
 */
export type SendImage = (file: File, sending: Sending) => Promise<UploadReply>;

const AT_A_TIME = 2;
const STALLED_AFTER_MS = 30_000;

const isReply = (body: unknown): body is UploadReply =>
  isRecord(body) && typeof body.name === "string" && typeof body.url === "string";

function refusalIn(xhr: XMLHttpRequest): UploadRefused {
  let reply: unknown;
  try {
    reply = JSON.parse(xhr.responseText);
  } catch {
    // An error page of a proxy, without a message for the user.
  }
  const message = isRecord(reply) && typeof reply.message === "string" ? reply.message : "";
  const wait = Number(xhr.getResponseHeader("Retry-After"));
  return new UploadRefused(xhr.status, message, Number.isFinite(wait) && wait > 0 ? wait : undefined);
}

/** @throws SyntaxError if a proxy on the way answered instead of the API */
function replyIn(xhr: XMLHttpRequest): UploadReply {
  if (xhr.status < 200 || xhr.status >= 300) throw refusalIn(xhr);
  const body: unknown = JSON.parse(xhr.responseText);
  if (isReply(body)) return body;
  throw new UploadRefused(xhr.status, "The server sent an unexpected response.");
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
const post = (body: FormData, { signal, onStart, onProgress, onStall }: Sending): Promise<UploadReply> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    const watchForStall = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(onStall, STALLED_AFTER_MS);
    };
    const abort = () => xhr.abort();
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      watchForStall();
      if (lengthComputable) onProgress(loaded / total);
    };
    xhr.onload = () => {
      try {
        resolve(replyIn(xhr));
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = () => reject(new TypeError("The connection failed"));
    xhr.onabort = () => reject(signal.reason);
    xhr.onloadend = () => {
      clearTimeout(stallTimer);
      signal.removeEventListener("abort", abort);
    };
    signal.addEventListener("abort", abort);
    xhr.open("POST", "/api/uploads");
    const token = readToken();
    if (token !== null) xhr.setRequestHeader("Authorization", `Bearer ${token}`);
    onStart();
    watchForStall();
    xhr.send(body);
  });

/** Uploads images of one kind in order, two at a time. The token is read only when an upload starts. */
export function createImageSender(kind: ImageKind): SendImage {
  let running = 0;
  const waiting = new Set<() => void>();

  const waitForSlot = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.add(resolve);
      signal.addEventListener("abort", () => waiting.delete(resolve) && reject(signal.reason));
    });

  const startNext = () => {
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    running += 1;
    next();
  };

  return async (file, sending) => {
    sending.signal.throwIfAborted();
    const slot = waitForSlot(sending.signal);
    if (running < AT_A_TIME) startNext();
    await slot;
    try {
      const body = new FormData();
      body.append("kind", kind);
      body.append("index", String(sending.index));
      body.append("file", file);
      return await post(body, sending);
    } finally {
      running -= 1;
      startNext();
    }
  };
}
