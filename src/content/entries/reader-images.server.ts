import type { Context } from "hono";
import type { Config } from "../../platform/config/config.server.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import { publicImageUrl } from "../../platform/storage/public-urls.server.ts";
import { relinkImages, type WithImages } from "../rich-text/relink-images.ts";

/**
 * A public entry, whose images are public too: if S3_PUBLIC_URL is set, the URLs of its images point straight to the
 * bucket.
 */
export function withPublicImages<Entry extends WithImages>({ s3 }: Pick<Config, "s3">, entry: Entry): Entry {
  const publicUrl = s3?.publicUrl;
  return publicUrl === undefined ? entry : relinkImages(entry, (url) => publicImageUrl(publicUrl, url));
}

/**
 * An entry for the caller. Those who are signed in may also get drafts, so the URLs of their images go through the
 * site, which checks access.
 */
export function withReaderImages<Entry extends WithImages>(context: Context<ApiEnvironment>, entry: Entry): Entry {
  const { services, signedIn } = context.var;
  return signedIn === undefined ? withPublicImages(services.config, entry) : entry;
}

/** The same for several entries. */
export const allWithReaderImages = <Entry extends WithImages>(
  context: Context<ApiEnvironment>,
  entries: Entry[],
): Entry[] => entries.map((entry) => withReaderImages(context, entry));
