import { type FileHandle, open } from "node:fs/promises";
import type { AppError } from "../errors/app-error.ts";
import { diskFullOr } from "./file-errors.server.ts";

async function append(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  try {
    await handle.appendFile(chunk);
  } catch (error) {
    throw diskFullOr(error);
  }
}

/**
 * Streams the source into a new file. The caller removes `target`, also after a failure.
 * @returns the number of bytes received
 * @throws the error from `tooLarge` as soon as there are more than `maxBytes`, AppError `DiskFull`, or the source's
 *   error
 */
export async function receiveFile(
  source: AsyncIterable<Uint8Array>,
  target: string,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: () => AppError },
): Promise<number> {
  const handle = await open(target, "wx", 0o600).catch((error: unknown) => {
    throw diskFullOr(error);
  });
  try {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge();
      await append(handle, chunk);
    }
    return bytes;
  } finally {
    await handle.close();
  }
}
