import { open } from "node:fs/promises";

/** Makes the entries of a folder durable: a new name is on the disk only after this. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
