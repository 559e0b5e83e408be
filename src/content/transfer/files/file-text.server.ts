import { createReadStream } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { AppError } from "../../../platform/errors/app-error.ts";

/** What parsers get at once, in bytes. The worst rows of a table that fit into this hold the event loop for some 20 ms. */
const PIECE_BYTES = 4096;

/**
 * The text of a file in small pieces, without a byte order mark. The event loop is let go between two of them.
 * @throws AppError `Malformed` when it is not UTF-8.
 */
export async function* textOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new AppError(
        "Malformed",
        "This file is not written in UTF-8. Save it again in UTF-8: from a spreadsheet program as “CSV UTF-8”.",
        { cause: error },
      );
    }
  };
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      yield decode(chunk.subarray(at, at + PIECE_BYTES));
      await setImmediate();
    }
  }
  yield decode();
}

export const fileText = (file: string): AsyncGenerator<string> => textOf(createReadStream(file));

/** The first characters of a file. */
export async function beginningOf(file: string, length: number): Promise<string> {
  let text = "";
  for await (const piece of fileText(file)) {
    text += piece;
    if (text.length >= length) break;
  }
  return text.slice(0, length);
}
