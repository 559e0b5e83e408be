import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { checkEntrySafety } from "../../entries/saving/check-safety.server.ts";
import { noteTranslationWarnings } from "../../entries/saving/note-warnings.server.ts";
import type { Parts, TranslationName } from "../../fields/pieces/piece.ts";
import type { Warning } from "../../fields/warnings.ts";
import { findPositionIn } from "../../kinds/checks/entry-positions.ts";
import type { EntryToCheck } from "../../kinds/checks/entry-texts.ts";
import { readWarnings } from "../../kinds/checks/read-warnings.server.ts";
import type { PageContents, PageKey } from "../../texts/page.ts";
import { richTextsOfPage, textsOfPage } from "../../texts/page-texts.ts";
import { placeTexts } from "../../translations/place-texts.ts";
import { align } from "../../translations/prose/align.ts";
import type { Original } from "./original.server.ts";

/** The entry or page as readers would see it if all pieces were shown. */
function wholeOf({ source, fields }: Original, parts: Parts): Record<string, unknown> {
  const texts = new Map<string, string>();
  const richTexts: Record<string, string> = {};
  for (const { name, kind, blocks } of fields) {
    const aligned = align(parts[name] ?? [], blocks).blocks;
    if (kind === "richText") {
      richTexts[name] = blocks.map(({ html }, index) => aligned[index]?.piece.text ?? html).join("");
      continue;
    }
    for (const [index, { path }] of blocks.entries()) {
      const text = aligned[index]?.piece.text;
      if (text !== undefined) texts.set(path, text);
    }
  }
  return { ...placeTexts(source, texts), ...richTexts, publication: "published" };
}

/** Keeps the warnings of a translation with its entry, which carries them until somebody has looked at them. */
export async function noteWholeWarnings(
  transaction: WriteTransaction,
  { kind, id, language }: TranslationName,
  warnings: readonly Warning[],
): Promise<void> {
  if (kind !== "page") await noteTranslationWarnings(transaction, { kind, id, language }, warnings);
}

/**
 * Checks a translation together with the English of the rest, as a save of the English would be checked.
 * @returns warnings about places
 * @throws AppError `Invalid` for a position, or for what may not be told of a living wild animal
 */
export async function checkWhole(original: Original, parts: Parts, now: Date): Promise<Warning[]> {
  const whole = wholeOf(original, parts);
  if (original.kind !== "page") {
    await checkEntrySafety(whole as EntryToCheck, now);
    return readWarnings(whole as EntryToCheck, siteDay(now));
  }
  const key = original.id as PageKey;
  const content = whole as unknown as PageContents[PageKey];
  const found = findPositionIn(richTextsOfPage(key, content), textsOfPage(key, content));
  if (found !== undefined) throw new AppError("Invalid", found.message, { errors: [found] });
  return [];
}
