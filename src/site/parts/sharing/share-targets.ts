import { firstCharacters } from "../../../content/rich-text/cut-text.ts";

/** The maximum length of the excerpt in a shared link. */
const SHARE_EXCERPT_LENGTH = 140;

export type ShareTarget = { name: "Facebook" | "X" | "LinkedIn" | "Reddit" | "WhatsApp" | "Email"; href: string };

const query = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
    .join("&");

/**
 * The sharing links of a page, in the order in which they are shown. `url` is the absolute URL of the page, and
 * `excerpt` is plain text of any length. Nothing is loaded from these services until a visitor follows a link.
 */
export function shareTargets({ url, title, excerpt }: { url: string; title: string; excerpt: string }): ShareTarget[] {
  const words = firstCharacters(excerpt.trim(), SHARE_EXCERPT_LENGTH).trimEnd();
  const lines = (...parts: string[]) => parts.filter((part) => part !== "").join("\n\n");
  return [
    // Facebook and LinkedIn take title and text from the page itself and ignore any in the address.
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { name: "X", href: `https://x.com/intent/post?${query({ url, text: title })}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { name: "Reddit", href: `https://www.reddit.com/submit?${query({ url, title })}` },
    { name: "WhatsApp", href: `https://api.whatsapp.com/send?${query({ text: lines(title, words, url) })}` },
    { name: "Email", href: `mailto:?${query({ subject: title, body: lines(words, url) })}` },
  ];
}
