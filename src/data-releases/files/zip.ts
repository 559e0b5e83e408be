import { strToU8, type Zippable, zipSync } from "fflate";

/** The earliest time of a ZIP, in local time because the format has no zone: the same bytes on every machine. */
const NO_TIME = new Date(1980, 0, 1);

/** A ZIP of these texts in their order. The same texts give the same bytes. */
export function zipTexts(files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries) as Zippable, { level: 9, mtime: NO_TIME, os: 3 });
}
