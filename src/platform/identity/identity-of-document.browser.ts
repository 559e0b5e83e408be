import { readIdentityWith, SHIPPED_IDENTITY } from "./site-identity.ts";

/** The `<meta>` in which a document carries the site's name. */
export const NAME_TAG = "application-name";

/**
 * Browsers read the name from the document, before React runs: so they render the one that the server rendered. All else
 * of the identity is data of the root route.
 */
export function readIdentityFromDocument(): void {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${NAME_TAG}"]`)?.content;
  if (!content) return;
  const identity = { ...SHIPPED_IDENTITY, name: { ...SHIPPED_IDENTITY.name, en: content } };
  readIdentityWith(() => identity);
}
