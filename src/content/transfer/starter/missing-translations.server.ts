import { z } from "zod";
import { RELEASE } from "../../../platform/config/release.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import type { Parts } from "../../fields/pieces/piece.ts";
import { findSetting, saveSetting } from "../../settings/setting-rows.server.ts";
import { type Original, readOriginal } from "../../translation-work/saving/original.server.ts";
import { findTranslation } from "../../translations/translation-rows.server.ts";
import {
  FOLDERS,
  findTranslatedId,
  readTranslationFiles,
  STARTER_TRANSLATIONS,
  starterParts,
} from "./starter-translations.server.ts";

const SETTING = "starter_translations";
const countedSchema = z.object({ version: z.string() });

/** What brings the missing translations in. */
export const LOAD_TRANSLATIONS = "npm run import -- --starter-translations";

/**
 * How many translations that come with this release would bring in something here: an update leaves the content of a site
 * as it is. English that was edited here has no translation, and is not counted.
 */
export async function countMissingTranslations(db: Queryable, folder = STARTER_TRANSLATIONS): Promise<number> {
  let missing = 0;
  for (const file of await readTranslationFiles(folder)) {
    const id = await findTranslatedId(db, file);
    if (id === undefined) continue;
    const kind = FOLDERS[file.folder];
    const stored = await findTranslation(db, { kind, id, language: file.language });
    const isNew = ([name, pieces]: [string, unknown[]]) => pieces.length > 0 && (stored.parts[name] ?? []).length === 0;
    if (Object.entries(partsFor(file, await readOriginal(db, kind, id))).some(isNew)) missing += 1;
  }
  return missing;
}

/** The parts of a file that fit the English; none if that is so different that they have no place in it. */
function partsFor(file: Parameters<typeof starterParts>[0], original: Original): Parts {
  try {
    return starterParts(file, original, "").parts;
  } catch {
    return {};
  }
}

/** The number of missing translations at the first start of each release; undefined at all others. */
export async function countMissingOnce({ db, clock }: { db: OpenDatabase; clock: Clock }): Promise<number | undefined> {
  const { version } = RELEASE;
  const last = countedSchema.safeParse((await findSetting(db.read, SETTING))?.value);
  if (last.data?.version === version) return undefined;
  const missing = await countMissingTranslations(db.read);
  await db.write
    .transaction()
    .execute((transaction) => saveSetting(transaction, SETTING, { value: { version }, by: null, now: clock.now() }));
  return missing;
}
