import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import { publicImageUrl } from "../../platform/storage/public-urls.server.ts";
import { relinkImages, type WithImages } from "../../rich-text/relink-images.ts";

/**
 * Entries as readers get them: where S3_PUBLIC_URL is set, their images' addresses lead straight to the store. What
 * readers get is public, and so are its images. Who is signed in may get drafts among it, and all images of those
 * through the site, which looks at who asks.
 */
export function withReaderImages<Entry extends WithImages>(context: Context<ApiEnvironment>, entry: Entry): Entry {
  const { services, signedIn } = context.var;
  const publicUrl = services.config.s3?.publicUrl;
  if (publicUrl === undefined || signedIn !== undefined) return entry;
  return relinkImages(entry, (url) => publicImageUrl(publicUrl, url));
}

/** The same for many. */
export const allWithReaderImages = <Entry extends WithImages>(
  context: Context<ApiEnvironment>,
  entries: Entry[],
): Entry[] => entries.map((entry) => withReaderImages(context, entry));
