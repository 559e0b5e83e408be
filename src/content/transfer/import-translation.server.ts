import { z } from "zod";
import { AppError } from "../../platform/errors/app-error.ts";
import { isRecord } from "../../platform/text/is-record.ts";
import { MAX_PIECE, PROSE_LANGUAGES, pieceSchema, TRANSLATED_KINDS } from "../fields/pieces/piece.ts";
import { replaceCited } from "../rich-text/citations/citations.ts";
import { entryOriginal } from "../translation-work/saving/original.server.ts";
import { restoreTranslation } from "../translation-work/saving/restore-translation.server.ts";
import type { FileSource } from "./files/directory-file.server.ts";
import type { Importer } from "./import-kinds.server.ts";
import type { ImportedItem } from "./import-report.ts";
import type { KeysHere } from "./import-sources.server.ts";
import type { ComingEntries } from "./save-imported-entry.server.ts";

/** As an export writes it: what is stored of one entry or page in one language. */
const exportedTranslationSchema = z.strictObject({
  kind: z.enum(TRANSLATED_KINDS),
  id: z.string().min(1).max(80),
  language: z.enum(PROSE_LANGUAGES),
  parts: z.record(
    z.string().max(80),
    z.array(pieceSchema.extend({ text: z.string().max(MAX_PIECE), english: z.string().max(4 * MAX_PIECE) })).max(5000),
  ),
});

export function nameOfTranslation({ raw, place }: FileSource): string {
  const { kind, id, language } = isRecord(raw) ? raw : {};
  return typeof id === "string" ? `${kind} ${id} (${language})`.slice(0, 120) : place;
}

/**
 * Takes over a translation of the file: all its pieces, as they were exported.
 * @param keys the keys that the sources of the file have here
 * @param coming entries that a dry run has not written
 * @throws AppError `Invalid`, `NotFound` if the site does not have the entry
 */
export async function importTranslation(
  importer: Importer,
  { raw }: FileSource,
  { dryRun, by, keys, coming }: { dryRun: boolean; by: string | null; keys: KeysHere; coming: ComingEntries },
): Promise<Pick<ImportedItem, "result" | "changes">> {
  const checked = exportedTranslationSchema.safeParse(raw);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new AppError("Invalid", `This is no translation: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { parts, ...name } = checked.data;
  const here = Object.fromEntries(
    Object.entries(parts).map(([field, pieces]) => [
      field,
      pieces.map((piece) => ({ ...piece, text: replaceCited(piece.text, (key) => keys.get(key) ?? key) })),
    ]),
  );
  const source = name.kind === "page" ? undefined : coming.get(`${name.kind} ${name.id}`);
  const original = source && name.kind !== "page" ? await entryOriginal(name.kind, name.id, source) : undefined;
  const { result, changed } = await restoreTranslation(importer, name, here, { by, dryRun, coming: original });
  return changed.length === 0 ? { result } : { result, changes: changed };
}
