import { randomBytes } from "node:crypto";
import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { findSiteState, saveSiteState } from "../../platform/db/site-state.server.ts";
import type { PUBLICATIONS } from "../../platform/ids/publication.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";

type DrawnEntry = {
  publication: (typeof PUBLICATIONS)[number];
  binned_at: string | null;
  updated_at: string;
  /** Of articles only. */
  publish_date?: string;
};

/**
 * Whether the entry was public when it was saved. A scheduled article keeps the address from its last save when its day
 * comes.
 */
const wasPublicWhenSaved = ({ publication, binned_at, updated_at, publish_date }: DrawnEntry): boolean =>
  publication === "published" &&
  binned_at === null &&
  (publish_date === undefined || publish_date <= siteDay(new Date(updated_at)));

/**
 * The secret for the address of an entry's drawing: the site's own secret while the entry is not public, otherwise
 * undefined. The secret is generated on first use.
 */
export async function drawingSecret(transaction: WriteTransaction, entry: DrawnEntry): Promise<string | undefined> {
  if (wasPublicWhenSaved(entry)) return undefined;
  const known = await findSiteState(transaction, "drawing_secret");
  if (known !== undefined) return known;
  const secret = randomBytes(32).toString("base64url");
  await saveSiteState(transaction, "drawing_secret", secret);
  return secret;
}
