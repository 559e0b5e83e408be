import { firstCharacters } from "../../rich-text/cut-text.ts";

/** How much of a text goes along with a shared link. */
const SHARE_EXCERPT_LENGTH = 140;

export type ShareTarget = { name: string; href: string };

const query = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
    .join("&");

/**
 * The links by which a page is shared, in the order in which they are offered. `url` is the page's whole address,
 * `excerpt` plain text of any length. Nothing is loaded from these services before somebody follows a link.
 */
export function shareTargets({ url, title, excerpt }: { url: string; title: string; excerpt: string }): ShareTarget[] {
  const words = firstCharacters(excerpt.trim(), SHARE_EXCERPT_LENGTH).trimEnd();
  const lines = (...parts: string[]) => parts.filter((part) => part !== "").join("\n\n");
  return [
    {
      name: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: lines(title, words) })}`,
    },
    { name: "X", href: `https://x.com/intent/post?${query({ url, text: title })}` },
    {
      name: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url, title, summary: words })}`,
    },
    { name: "Reddit", href: `https://www.reddit.com/submit?${query({ url, title })}` },
    { name: "WhatsApp", href: `https://api.whatsapp.com/send?${query({ text: lines(title, words, url) })}` },
    { name: "Email", href: `mailto:?${query({ subject: title, body: lines(words, url) })}` },
  ];
}
