import { statfs } from "node:fs/promises";

/** With less than this, uploads and soon all other writes fail. */
export const FULL_BYTES = 5_000_000;

/** Whether next to nothing fits on the disk of a folder. False where the system cannot tell. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const room = await statfs(folder).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize < FULL_BYTES;
}
