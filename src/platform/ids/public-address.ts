import type { FormKind } from "./entry-kind.ts";
import { PAGE_ADDRESSES, PAGE_KEYS } from "./page-key.ts";

/** What decides whether everyone can open an entry, and where. */
export type Addressed = { _id: string; slug?: string; publication?: string; publishDate?: string };

/**
 * The address of the public page of an entry; undefined unless everyone can open it.
 * @param today YYYY-MM-DD, in Sri Lankan time
 */
export function publicAddress(kind: FormKind, entry: Addressed, today: string): string | undefined {
  // What is published, or what was shipped, is always there.
  if (kind === "page") return PAGE_KEYS.filter((key) => key === entry._id).map((key) => PAGE_ADDRESSES[key])[0];
  const { slug, publication, publishDate = today } = entry;
  const isPublic = slug !== undefined && publication === "published" && publishDate <= today;
  return isPublic ? `/${kind}s/${slug}` : undefined;
}
