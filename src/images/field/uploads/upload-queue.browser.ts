import { readToken } from "../../../admin/api/token.browser.ts";
import { isRecord } from "../../../platform/json/is-record.ts";
import type { ImageKind } from "../../image-kinds.ts";
import type { UploadReply } from "../../stored/image-value.ts";

/** The server's no to an image. */
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

/** How an image fares on its way. */
export type Sending = {
  /** The place of the file among those that were chosen together, from 0. */
  index: number;
  signal: AbortSignal;
  /** Its turn has come. */
  onStart(): void;
  /** `part` of it is on its way, from 0 to 1; with 1 the server has it all and works on it. */
  onProgress(part: number): void;
  /** Nothing has moved for half a minute. The request goes on. */
  onStall(): void;
};

/**
 * Sends an image to the server.
 * @throws UploadRefused, the reason of the signal's abort, or any other error where the connection failed
 */
export type SendImage = (file: File, sending: Sending) => Promise<UploadReply>;

const AT_A_TIME = 2;
const STALLED_AFTER_MS = 30_000;

const isReply = (body: unknown): body is UploadReply =>
  isRecord(body) && typeof body.name === "string" && typeof body.url === "string";

function refusalIn(xhr: XMLHttpRequest): UploadRefused {
  let said: unknown;
  try {
    said = JSON.parse(xhr.responseText);
  } catch {
    // A proxy's page: it has no words for people.
  }
  const message = isRecord(said) && typeof said.message === "string" ? said.message : "";
  const wait = Number(xhr.getResponseHeader("Retry-After"));
  return new UploadRefused(xhr.status, message, Number.isFinite(wait) && wait > 0 ? wait : undefined);
}

/** @throws SyntaxError where it is not the API that answered, but a proxy on the way */
function replyIn(xhr: XMLHttpRequest): UploadReply {
  if (xhr.status < 200 || xhr.status >= 300) throw refusalIn(xhr);
  const body: unknown = JSON.parse(xhr.responseText);
  if (isReply(body)) return body;
  throw new UploadRefused(xhr.status, "The server answered in a way that this page does not understand.");
}

/** XMLHttpRequest, as `fetch` does not tell how much of a body has been sent. */
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

/** Sends images of one kind, two at a time, in their order. The token is read when an image's turn comes. */
export function createImageSender(kind: ImageKind): SendImage {
  let running = 0;
  const waiting = new Set<() => void>();

  const waitForTurn = (signal: AbortSignal): Promise<void> =>
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
    const turn = waitForTurn(sending.signal);
    if (running < AT_A_TIME) startNext();
    await turn;
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
