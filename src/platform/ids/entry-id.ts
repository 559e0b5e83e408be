import { z } from "zod";

const ENTRY_ID = /^[0-9a-f]{24}$/;

/** An entry's `_id`: 24 lower-case hexadecimal characters. */
export const isEntryId = (text: string): boolean => ENTRY_ID.test(text);

export const entryIdSchema = z
  .string()
  .regex(ENTRY_ID, "An id has 24 lower-case hexadecimal characters.")
  .meta({ description: "24 lower-case hexadecimal characters.", example: "65f1c0ffee65f1c0ffee65f1" });

/** A new random id. With 96 random bits, collisions will not occur in practice. */
export function newEntryId(): string {
  return crypto.getRandomValues(new Uint8Array(12)).toHex();
}
