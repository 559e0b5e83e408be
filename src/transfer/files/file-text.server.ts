import { createReadStream } from "node:fs";
import { AppError } from "../../platform/errors/app-error.ts";

/** The text of a file in pieces, without a byte order mark. @throws AppError `Malformed` when it is not UTF-8. */
export async function* fileText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new AppError(
        "Malformed",
        "This file is not written in UTF-8. Save it again: as JSON, or as “CSV UTF-8” from the spreadsheet program.",
        { cause: error },
      );
    }
  };
  for await (const chunk of createReadStream(file)) yield decode(chunk as Uint8Array);
  yield decode();
}

/** The first characters of a file. */
export async function beginningOf(file: string, length: number): Promise<string> {
  let text = "";
  for await (const piece of fileText(file)) {
    text += piece;
    if (text.length >= length) break;
  }
  return text.slice(0, length);
}
