import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { Parts } from "../fields/pieces/piece.ts";
import { replaceCited } from "../rich-text/citations/citations.ts";

/** Puts one source in place of another in all translations, when the two have become one. */
export async function replaceCitedInTranslations(
  transaction: WriteTransaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const rows = await transaction
    .selectFrom("translations")
    .select(["kind", "entry_id", "language", "parts"])
    .where("parts", "like", `%${from}%`)
    .execute();
  for (const { kind, entry_id, language, parts } of rows) {
    const replaced = Object.entries(JSON.parse(parts) as Parts).map(([field, pieces]) => [
      field,
      pieces.map((piece) => ({ ...piece, text: replaceCited(piece.text, (key) => (key === from ? to : key)) })),
    ]);
    await transaction
      .updateTable("translations")
      .set({ parts: JSON.stringify(Object.fromEntries(replaced)) })
      .where("kind", "=", kind)
      .where("entry_id", "=", entry_id)
      .where("language", "=", language)
      .execute();
  }
}
