import { MIMEType } from "node:util";
import { AppError } from "../../platform/errors/app-error.ts";
import type { TellStandings } from "../../platform/limits/throttles.server.ts";
import { MOST_PHOTOGRAPH_BYTES } from "../letter-fields.ts";
import { words } from "../words.en.ts";
import { whenThereIsRoom } from "./letters-under-way.server.ts";
import { isModestForm } from "./modest-form.server.ts";
import { sendLetter } from "./send-letter.server.ts";

/** The photograph, the texts, and the boundaries between them. */
const MOST_FORM_BYTES = MOST_PHOTOGRAPH_BYTES + 100_000;
const MOST_PARTS = 30;

/**
 * A form that is only somewhat too large is read to its end before it is refused, so that the client receives the reason.
 * @throws AppError `TooLarge`, `Malformed` if it ends too early
 */
async function readBounded(request: Request): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new AppError("TooLarge", words.tooLarge);
  if (Number(request.headers.get("content-length") ?? 0) > 2 * MOST_FORM_BYTES) throw tooLarge();
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > 2 * MOST_FORM_BYTES) throw tooLarge();
      if (bytes > MOST_FORM_BYTES) chunks = [];
      else chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("Malformed", words.unreadable, { cause: error });
  }
  if (bytes > MOST_FORM_BYTES) throw tooLarge();
  return Buffer.concat(chunks, bytes);
}

/** Reads the form that a browser or a program sends. @throws AppError */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) throw new AppError("UnsupportedType", words.notAForm);
  const body = await readBounded(request);
  const unreadable = (error?: unknown) => new AppError("Malformed", words.unreadable, { cause: error });
  try {
    const mime = new MIMEType(type);
    if (!isModestForm(body, mime.params.get("boundary") ?? "", MOST_PARTS)) throw unreadable();
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
 * Receives a letter from its first byte to its link. Few arrive at once, because each is held in memory.
 * @throws AppError as `sendLetter` does, and `TooManyRequests`, `TooLarge`, `UnsupportedType`, `Malformed`
 */
export const receiveLetter = (
  parts: Parts,
  request: Request,
  { clientAddress, slug, onRead, tellLimits }: From,
): Promise<{ token: string }> =>
  whenThereIsRoom(clientAddress, async () => {
    const form = await readForm(request);
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
