import { type FileHandle, open } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import { diskFullOr } from "../../../platform/storage/file-errors.server.ts";
import { receiveFile } from "../../../platform/storage/receive-file.server.ts";
import { MAX_UPLOAD_INDEX } from "../../images/file-name.ts";
import { IMAGE_KINDS, type ImageKind } from "../../images/image-kinds.ts";

/** An incoming request whose body has not been read yet. */
export type IncomingUpload = {
  body: ReadableStream<Uint8Array> | null;
  contentType: string | undefined;
  contentLength: number | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

export type ReceivedUpload = {
  fileName: string;
  kind: ImageKind;
  /** The index of the file among those chosen together, from 0. */
  index: number;
};

/** The size allowed for a form beside its file: boundaries, headers, the other fields. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const tooManyBytes = (maxBytes: number): AppError => {
  const megabytes = (maxBytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 });
  return new AppError("TooLarge", `This file is too large: at most ${megabytes} MB are accepted.`);
};

function openParser(contentType: string | undefined, maxBytes: number): BusboyInstance {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType ?? "")) {
    throw new AppError("UnsupportedType", "Send the image as a form (multipart/form-data) with the field “file”.");
  }
  try {
    return new Busboy({
      headers: { "content-type": contentType ?? "" },
      limits: {
        files: 1,
        fields: 4,
        parts: 6,
        fileSize: maxBytes,
        fieldSize: 100,
        headerPairs: 20,
        headerSize: 16_384,
      },
    });
  } catch (error) {
    throw new AppError("Malformed", "The form cannot be read: its boundary is missing.", { cause: error });
  }
}

/** Passes the stream through until it is far larger than any permitted form. */
function meter(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) done(new AppError("TooLarge", "The form is far too large."));
      else done(null, chunk);
    },
  });
}

/** The contents of a form; the first error found is the one reported. */
type Findings = {
  refusal?: AppError;
  writing?: Promise<unknown>;
  file?: Readable;
  fileName?: string;
  kind?: ImageKind;
  index?: number;
};

async function writeAll(file: Readable, handle: FileHandle): Promise<unknown> {
  let failure: unknown;
  // Keep reading after a failed write: the response reaches the client only if the form is read to its end.
  for await (const chunk of file) {
    if (failure === undefined)
      await handle.appendFile(chunk as Uint8Array).catch((error: unknown) => (failure = error));
  }
  return failure;
}

function watch(parser: BusboyInstance, handle: FileHandle, maxBytes: number): Findings {
  const found: Findings = {};
  const refuse = (refusal: AppError) => {
    found.refusal ??= refusal;
  };
  // The parser may emit another error after it was abandoned. Without a listener, that would crash the process.
  parser.on("error", () => {});
  parser.on("file", (field, file, fileName) => {
    file.on("error", () => {});
    if (field !== "file") {
      refuse(invalidField(field ?? "", "Send the image in the field “file”."));
      file.resume();
      return;
    }
    file.on("limit", () => refuse(tooManyBytes(maxBytes)));
    found.file = file;
    found.fileName = fileName ?? "";
    found.writing = writeAll(file, handle).catch((error: unknown) => error);
  });
  parser.on("field", (field, value, _fieldTruncated, valueTruncated) => {
    if (field === "file") return refuse(invalidField("file", "“file” must be a file."));
    if (field === "index") {
      if (found.index !== undefined) return refuse(invalidField("index", "Give “index” only once."));
      if (!/^\d{1,4}$/.test(value))
        return refuse(invalidField("index", `Index must be a whole number from 0 to ${MAX_UPLOAD_INDEX}.`));
      found.index = Number(value);
      return;
    }
    if (field !== "kind") return refuse(invalidField(field ?? "", `There is no field "${field}" here.`));
    if (found.kind !== undefined) return refuse(invalidField("kind", "Give “kind” only once."));
    const kind = valueTruncated ? undefined : IMAGE_KINDS.find((known) => known === value);
    if (kind === undefined) return refuse(invalidField("kind", `Kind must be one of: ${IMAGE_KINDS.join(", ")}.`));
    found.kind = kind;
  });
  parser.on("filesLimit", () => refuse(invalidField("file", "Send one image at a time.")));
  for (const limit of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(limit, () => refuse(new AppError("Invalid", "The form has too many fields.")));
  }
  return found;
}

/**
 * Reads a form with exactly one `file` and at most one `kind` and `index` (in any order), and streams the file to
 * `target`. The caller removes `target`, also after a failure.
 * @throws AppError `UnsupportedType` when it is no form, `Malformed` when it is malformed or truncated, `TooLarge` for
 * a file of more than `maxBytes`, `Invalid` for wrong fields or an empty file, `DiskFull`.
 */
export async function receiveUpload(upload: IncomingUpload, target: string, maxBytes: number): Promise<ReceivedUpload> {
  const parser = openParser(upload.contentType, maxBytes);
  // A form that is only somewhat too large is read to its end before it is refused, so that the client receives the
  // reason.
  const mostBytes = 2 * maxBytes + FORM_OVERHEAD_BYTES;
  if ((upload.contentLength ?? 0) > mostBytes) throw tooManyBytes(maxBytes);
  const handle = await open(target, "wx", 0o600).catch((error: unknown) => {
    throw diskFullOr(error);
  });
  try {
    const found = watch(parser, handle, maxBytes);
    try {
      const body =
        upload.body === null ? Readable.from([]) : Readable.fromWeb(upload.body as NodeReadableStream<Uint8Array>);
      await pipeline(body, meter(mostBytes), parser, { signal: upload.signal });
    } catch (error) {
      found.file?.destroy();
      await found.writing;
      if (error instanceof AppError) throw found.refusal ?? error;
      throw new AppError("Malformed", "The form is incomplete. Please send the image again.", {
        cause: error,
      });
    }
    const failure = await found.writing;
    if (failure !== undefined) throw diskFullOr(failure);
    if (found.refusal) throw found.refusal;
    if (found.fileName === undefined) throw invalidField("file", "There is no image in the form: send it as “file”.");
    if ((await handle.stat()).size === 0) throw invalidField("file", "The file is empty.");
    return { fileName: found.fileName, kind: found.kind ?? "tusker", index: found.index ?? 0 };
  } finally {
    await handle.close();
  }
}

/** An image as raw bytes from any source. */
export type IncomingImage = {
  bytes: AsyncIterable<Uint8Array>;
  /** Its name at the source; may be anything. */
  fileName: string;
  kind: ImageKind;
  /** Aborted when the image is no longer wanted. */
  signal: AbortSignal;
};

/**
 * Streams an image to `target`. The caller removes `target`, also after a failure.
 * @throws AppError `TooLarge` for more than `maxBytes`, `Invalid` for no bytes, `DiskFull`; otherwise what the source
 * of the bytes throws
 */
export async function receiveImage(
  { bytes, fileName, kind }: IncomingImage,
  target: string,
  maxBytes: number,
): Promise<ReceivedUpload> {
  const received = await receiveFile(bytes, target, { maxBytes, tooLarge: () => tooManyBytes(maxBytes) });
  if (received === 0) throw invalidField("file", "The file is empty.");
  return { fileName, kind, index: 0 };
}
