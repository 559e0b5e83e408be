import {
  countMissingTranslations,
  LOAD_TRANSLATIONS,
} from "../../content/transfer/starter/missing-translations.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { counted } from "../../platform/text/counted.ts";
import { type Finding, hint, ok } from "./finding.server.ts";

/** Whether the site has the translations that come with this release, as far as its English is theirs. */
export async function checkTranslations(db: Queryable): Promise<Finding> {
  const missing = await countMissingTranslations(db);
  if (missing === 0) return ok("translations", "Those that come with this release are here.");
  return hint(
    "translations",
    `${counted(missing, "translation that comes", "translations that come")} with this release would add something here.`,
    `Load them with ${LOAD_TRANSLATIONS}; what is translated here stays.`,
  );
}
