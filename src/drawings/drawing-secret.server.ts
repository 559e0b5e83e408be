import { randomBytes } from "node:crypto";
import type { WriteTransaction } from "../platform/db/queryable.server.ts";
import { findSiteState, saveSiteState } from "../platform/db/site-state.server.ts";
import type { PUBLICATIONS } from "../platform/identifiers/publication.ts";
import { siteDay } from "../platform/text/publication-day.ts";

type DrawnEntry = {
  publication: (typeof PUBLICATIONS)[number];
  binned_at: string | null;
  updated_at: string;
  /** Of articles only. */
  publish_date?: string;
};

/** An article of a later day keeps the address that it was saved with when its day comes. */
const wasPublicWhenSaved = ({ publication, binned_at, updated_at, publish_date }: DrawnEntry): boolean =>
  publication === "published" &&
  binned_at === null &&
  (publish_date === undefined || publish_date <= siteDay(new Date(updated_at)));

/**
 * What the address of an entry's drawing is made with: the site's own secret where readers do not see the entry, and
 * nothing where they do. The secret is made when it is first needed.
 */
export async function drawingSecret(transaction: WriteTransaction, entry: DrawnEntry): Promise<string | undefined> {
  if (wasPublicWhenSaved(entry)) return undefined;
  const known = await findSiteState(transaction, "drawing_secret");
  if (known !== undefined) return known;
  const secret = randomBytes(32).toString("base64url");
  await saveSiteState(transaction, "drawing_secret", secret);
  return secret;
}
