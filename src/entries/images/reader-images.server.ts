import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import { publicPictureUrl } from "../../platform/storage/public-urls.server.ts";
import { type Pictured, relinkPictures } from "../../rich-text/relink-images.ts";

/**
 * Entries as readers get them: where S3_PUBLIC_URL is set, their pictures' addresses lead straight to the store. What
 * readers get is public, and so are its pictures. Who is signed in may get drafts among it, and all pictures of those
 * through the site, which looks at who asks.
 */
export function withReaderPictures<Entry extends Pictured>(context: Context<ApiEnvironment>, entry: Entry): Entry {
  const { services, signedIn } = context.var;
  const publicUrl = services.config.s3?.publicUrl;
  if (publicUrl === undefined || signedIn !== undefined) return entry;
  return relinkPictures(entry, (url) => publicPictureUrl(publicUrl, url));
}

/** The same for many. */
export const allWithReaderPictures = <Entry extends Pictured>(
  context: Context<ApiEnvironment>,
  entries: Entry[],
): Entry[] => entries.map((entry) => withReaderPictures(context, entry));
