import Uppy from "@uppy/core";
import XHRUpload from "@uppy/xhr-upload";
import type { ImageKind } from "../../../domain/images/image-kinds.ts";
import { readToken } from "../desk/token.ts";
import type { UploadReply } from "./picture-value.ts";

/** The server's no to a picture. */
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

/** How a picture fares on its way. */
export type Sending = {
  /** The place of the file among those that were chosen together, from 0. */
  index: number;
  signal: AbortSignal;
  /** Its turn has come. */
  onStart(): void;
  /** `part` of it is on its way, from 0 to 1; with 1 the server has it all and works on it. */
  onProgress(part: number): void;
  /** Nothing has moved for a while. */
  onStall(): void;
};

/** The way of pictures to the server, a few at a time. */
export type PictureLine = {
  /** @throws UploadRefused, an AbortError, or any other error where the connection failed */
  send(file: File, sending: Sending): Promise<UploadReply>;
  close(): void;
};

const AT_A_TIME = 2;
const STALLED_AFTER_MS = 30_000;

type Meta = { kind: ImageKind; index: number };
type Answer = Record<string, unknown>;
type OnItsWay = Omit<Sending, "signal" | "index"> & { resolve(reply: UploadReply): void; reject(error: unknown): void };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

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

const silent = { debug() {}, warn() {}, error() {} };

/** Opens the way for pictures of one kind. The connection is made, and the token read, when a picture's turn comes. */
export function openPictureLine(kind: ImageKind): PictureLine {
  const onTheirWay = new Map<string, OnItsWay>();
  let last = 0;
  // What happens to a picture is told by its own promise; Uppy's own words and retries are not used.
  const uppy = new Uppy<Meta, Answer>({
    logger: silent,
    onBeforeFileAdded: (file) => ({ ...file, id: `picture-${last}` }),
  }).use(XHRUpload, {
    endpoint: "/api/uploads",
    fieldName: "file",
    allowedMetaFields: ["kind", "index"],
    limit: AT_A_TIME,
    timeout: STALLED_AFTER_MS,
    shouldRetry: () => false,
    headers: () => {
      const token = readToken();
      return token === null ? {} : ({ Authorization: `Bearer ${token}` } as Record<string, string>);
    },
    onBeforeRequest: (_xhr, _count, files) => files.forEach(({ id }) => void onTheirWay.get(id)?.onStart()),
    onAfterResponse: (xhr) => {
      if (xhr.status < 200 || xhr.status >= 300) throw refusalIn(xhr);
    },
  });
  uppy.on("upload-progress", (file, { bytesUploaded, bytesTotal }) => {
    if (file !== undefined && bytesTotal) onTheirWay.get(file.id)?.onProgress(Number(bytesUploaded) / bytesTotal);
  });
  uppy.on("upload-stalled", (_error, files) => files.forEach(({ id }) => void onTheirWay.get(id)?.onStall()));
  uppy.on("upload-error", (file, error) => onTheirWay.get(file?.id ?? "")?.reject(error));
  uppy.on("upload-success", (file, { body }) => {
    const sent = onTheirWay.get(file?.id ?? "");
    if (isReply(body)) sent?.resolve(body);
    else sent?.reject(new UploadRefused(200, "The server answered in a way that this page does not understand."));
  });

  return {
    async send(file, { signal, index, ...callbacks }) {
      signal.throwIfAborted();
      last += 1;
      const id = uppy.addFile({ name: file.name, type: file.type, data: file, meta: { kind, index } });
      const giveUp = () => onTheirWay.get(id)?.reject(signal.reason);
      signal.addEventListener("abort", giveUp);
      try {
        return await new Promise<UploadReply>((resolve, reject) => {
          onTheirWay.set(id, { ...callbacks, resolve, reject });
          // The one call of Uppy's that sends this file and no other.
          uppy.retryUpload(id)?.catch(reject);
        });
      } finally {
        signal.removeEventListener("abort", giveUp);
        onTheirWay.delete(id);
        // Ends the request where it is not over, and lets go of the file's bytes.
        if (uppy.getFile(id) !== undefined) uppy.removeFile(id);
      }
    },
    close: () => uppy.destroy(),
  };
}
