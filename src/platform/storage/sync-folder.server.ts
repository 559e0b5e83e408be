import { open } from "node:fs/promises";

/** Makes a folder's entries durable: without it, a new file name may be lost in a crash. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
