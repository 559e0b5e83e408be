import { readEdited } from "../../content/translation-work/saving/edited-translation.server.ts";
import { listWork } from "../../content/translation-work/saving/list-work.server.ts";
import { toTyped } from "../../content/translations/prose/typed.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { Translation } from "../../platform/languages/language.ts";
import type { EXPORT_CHOICES, Unit } from "./unit.ts";

/**
 * All that is public as units of one language.
 * @param choice `open`: only what is not translated, or not from the English of today
 */
export async function exportUnits(
  db: Queryable,
  language: Translation,
  choice: (typeof EXPORT_CHOICES)[number],
): Promise<Unit[]> {
  const units: Unit[] = [];
  for (const { kind, _id: id, blocks, translated, behind } of await listWork(db, language)) {
    if (choice === "open" && translated - behind === blocks) continue;
    const { fields } = await readEdited(db, { kind, id, language });
    for (const field of fields) {
      for (const { fingerprint, nth, english, tag, piece, match } of field.blocks) {
        if (choice === "open" && match === "current") continue;
        const translation = piece === null ? "" : toTyped(piece.text, tag);
        units.push({
          kind,
          id,
          language,
          field: field.name,
          fingerprint,
          nth,
          english: toTyped(english, tag),
          translation,
        });
      }
    }
  }
  return units;
}
