import { Feed } from "feed";
import { escapeXml, withoutForbidden } from "./xml-text.server.ts";

/** How many entries a feed holds: readers that come once a week miss nothing. */
export const FEED_ENTRIES = 30;

export type AtomEntry = {
  /** An address that stays when the entry gets another name; what readers know it by. */
  id: string;
  url: string;
  /** Plain text. */
  title: string;
  /** Plain text. */
  summary: string;
  /** HTML with whole addresses, cleaned by the server before it was stored. */
  html: string;
  published: Date;
  updated: Date;
  author: string;
  categories: readonly string[];
};

export type AtomHead = {
  siteUrl: string;
  /** Root-relative address of the feed itself. */
  path: string;
  title: string;
  subtitle: string;
  /** Root-relative address of the page that shows the same. */
  page: string;
  author: string;
};

/** An Atom document (RFC 4287). An empty feed was never updated: its time is that of the epoch, so it never changes. */
export function atomFeed(head: AtomHead, entries: readonly AtomEntry[]): string {
  const { siteUrl, path, title, subtitle, page, author } = head;
  const latest = Math.max(0, ...entries.map(({ updated }) => updated.getTime()));
  const feed = new Feed({
    id: `${siteUrl}${path}`,
    title,
    description: subtitle,
    link: `${siteUrl}${page}`,
    feedLinks: { atom: `${siteUrl}${path}` },
    author: { name: author, link: `${siteUrl}/` },
    favicon: `${siteUrl}/favicon.svg`,
    updated: new Date(latest),
    generator: false,
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.id,
      link: entry.url,
      // The library declares titles and summaries to be HTML, and writes a category's attribute without escaping "<".
      title: escapeXml(entry.title),
      description: escapeXml(entry.summary),
      content: withoutForbidden(entry.html),
      author: [{ name: withoutForbidden(entry.author) }],
      category: entry.categories.map((category) => ({ term: withoutForbidden(category).replaceAll("<", "") })),
      published: entry.published,
      date: entry.updated,
    });
  }
  return feed.atom1();
}
