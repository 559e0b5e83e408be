import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import { publicImageUrl } from "../../platform/storage/public-urls.server.ts";
import { relinkImages, type WithImages } from "../../rich-text/relink-images.ts";

/**
 * An entry for readers: if S3_PUBLIC_URL is set, the URLs of its images point straight to the bucket. Readers only get
 * public entries, whose images are public too. Signed-in users may also get drafts, so their image URLs go through the
 * site, which checks access.
 */
export function withReaderImages<Entry extends WithImages>(context: Context<ApiEnvironment>, entry: Entry): Entry {
  const { services, signedIn } = context.var;
  const publicUrl = services.config.s3?.publicUrl;
  if (publicUrl === undefined || signedIn !== undefined) return entry;
  return relinkImages(entry, (url) => publicImageUrl(publicUrl, url));
}

/** The same for several entries. */
export const allWithReaderImages = <Entry extends WithImages>(
  context: Context<ApiEnvironment>,
  entries: Entry[],
): Entry[] => entries.map((entry) => withReaderImages(context, entry));
