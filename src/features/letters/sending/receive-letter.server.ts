import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { MIMEType } from "node:util";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { TellStandings } from "../../../platform/limits/throttles.server.ts";
import { diskFullOr } from "../../../platform/storage/file-errors.server.ts";
import { receiveFile } from "../../../platform/storage/receive-file.server.ts";
import { temporaryFile } from "../../../platform/storage/temporary-files.server.ts";
import { MOST_PHOTOGRAPH_BYTES } from "../letter-fields.ts";
import { words } from "../words.ts";
import { flawOfForm } from "./flaw-of-form.server.ts";
import { piecesOfForm, whenThereIsMemory } from "./letters-under-way.server.ts";
import { sendLetter } from "./send-letter.server.ts";

/** The photograph, the texts, and the boundaries between them. */
const MOST_FORM_BYTES = MOST_PHOTOGRAPH_BYTES + 100_000;
const MOST_PARTS = 30;

/** Far more than any field takes, and little enough to be read and checked in no time. */
const MOST_TEXT_BYTES = 100_000;

const tooLarge = () => new AppError("TooLarge", words.tooLarge);

/**
 * Receives a form into a new file, which the caller removes. One that is only somewhat too large is read to its end
 * before it is refused, so that the client receives the reason.
 * @throws AppError `TooLarge`, `Unavailable`, `DiskFull`, `Malformed` if it ends too early
 */
async function receiveForm(request: Request, target: string, clientAddress: string): Promise<void> {
  const maxBytes = 2 * MOST_FORM_BYTES;
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const pieces = piecesOfForm(request.body ?? new Blob().stream(), clientAddress);
  const bytes = await receiveFile(pieces, target, { maxBytes, tooLarge }).catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError("Malformed", words.unreadable, { cause: error });
  });
  if (bytes > MOST_FORM_BYTES) throw tooLarge();
}

/** Reads the form that a browser or a program has sent. @throws AppError */
async function readForm(type: string, body: Buffer<ArrayBuffer>): Promise<FormData> {
  const unreadable = (error?: unknown) => new AppError("Malformed", words.unreadable, { cause: error });
  try {
    const mime = new MIMEType(type);
    const flaw = flawOfForm(body, mime.params.get("boundary") ?? "", {
      mostParts: MOST_PARTS,
      mostTextBytes: MOST_TEXT_BYTES,
    });
    if (flaw !== undefined) throw flaw === "text" ? tooLarge() : unreadable();
    return await new Response(body, { headers: { "Content-Type": String(mime) } }).formData();
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
}

type Parts = Parameters<typeof sendLetter>[0];
type From = {
  clientAddress: string;
  /** The address of the page on which the form is; otherwise the form itself names the tusker. */
  slug?: string;
  /** Called with the form as soon as it could be read. */
  onRead?(form: FormData): void;
  tellLimits?: TellStandings;
};

/**
 * Receives a letter from its first byte to its link. It is a file until it is complete, and few are then read at once.
 * @throws AppError as `sendLetter` does, and `TooManyRequests`, `TooLarge`, `UnsupportedType`, `Malformed`, `DiskFull`
 */
export async function receiveLetter(
  parts: Parts,
  request: Request,
  { clientAddress, slug, onRead, tellLimits }: From,
): Promise<{ token: string }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) throw new AppError("UnsupportedType", words.notAForm);
  const folder = temporaryFile(parts.config.dataDir);
  const file = join(folder, "form");
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw diskFullOr(error);
    });
    await receiveForm(request, file, clientAddress);
    return await whenThereIsMemory(async () => {
      const form = await readForm(type, await readFile(file));
      onRead?.(form);
      const named = slug ?? form.get("tusker");
      return sendLetter(parts, {
        slug: typeof named === "string" ? named : "",
        form,
        signal: request.signal,
        clientAddress,
        tellLimits,
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
