import type { ReadableStream } from "node:stream/web";
import type { IncomingUpload } from "../../src/content/image-library/uploads/receive-upload.server.ts";

export type FormPart = { name: string; value: string | Uint8Array; fileName?: string; type?: string };

const BOUNDARY = "----a-boundary-of-the-tests";

/** A multipart form with these parts in this order. A part with a `fileName` is a file. */
export function formBody(parts: FormPart[]): Buffer<ArrayBuffer> {
  const chunks = parts.flatMap(({ name, value, fileName, type }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? "" : `; filename="${fileName}"`,
    type === undefined ? "" : `\r\nContent-Type: ${type}`,
    "\r\n\r\n",
    value,
    "\r\n",
  ]);
  return Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk as string)));
}

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart form with one image. */
export const imageForm = (image: Uint8Array, fileName = "Raja.jpg", kind?: string): Buffer<ArrayBuffer> =>
  formBody([
    ...(kind === undefined ? [] : [{ name: "kind", value: kind }]),
    { name: "file", value: image, fileName, type: "image/jpeg" },
  ]);

/** The bytes as a stream of chunks, like a request body. */
function inPieces(bytes: Uint8Array, size = 10_000): ReadableStream<Uint8Array> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return globalThis.ReadableStream.from(pieces);
}

/** An upload as the server receives it. */
export const incoming = (bytes: Uint8Array, changes: Partial<IncomingUpload> = {}): IncomingUpload => ({
  body: inPieces(bytes),
  contentType: FORM_TYPE,
  contentLength: bytes.length,
  signal: new AbortController().signal,
  ...changes,
});
