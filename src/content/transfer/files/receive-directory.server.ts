import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { AppError } from "../../../platform/errors/app-error.ts";
import { receiveFile } from "../../../platform/storage/receive-file.server.ts";

/** The largest upload, in bytes: thousands of entries with long texts. */
const MAX_IMPORT_BYTES = 50_000_000;

const tooLarge = (): AppError =>
  new AppError(
    "TooLarge",
    `At most ${MAX_IMPORT_BYTES / 1_000_000} MB can be sent at once: split the file into several.`,
  );

/** The body of a request, not yet read. */
export type IncomingFile = {
  body: ReadableStream<Uint8Array> | null;
  contentLength: number | undefined;
};

/**
 * Streams the body of a request to `target`. The caller removes `target`, also after a failure.
 * @throws AppError `TooLarge`, `DiskFull`, `Malformed` when the body is truncated
 */
export async function receiveDirectory({ body, contentLength }: IncomingFile, target: string): Promise<void> {
  if ((contentLength ?? 0) > MAX_IMPORT_BYTES) throw tooLarge();
  const source = body === null ? Readable.from([]) : Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  try {
    await receiveFile(source, target, { maxBytes: MAX_IMPORT_BYTES, tooLarge });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("Malformed", "The file did not arrive completely. Please send it again.", { cause: error });
  }
}
