import { Feed } from "feed";
import { contentLicence, rightsWords } from "../../platform/identity/site-identity.ts";
import { escapeXml, withoutForbidden } from "../../platform/text/xml-text.ts";

/** Entries per feed: enough for readers that poll once a week. */
export const FEED_ENTRIES = 30;

export type AtomEntry = {
  /** A permanent id that survives a change of slug. Feed readers use it to recognise an entry. */
  id: string;
  url: string;
  /** Plain text. */
  title: string;
  /** Plain text. */
  summary: string;
  /** HTML with absolute URLs, sanitised before it was stored. */
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
  /** Root-relative address of the equivalent page. */
  page: string;
  author: string;
};

/** Feed readers show it as plain text. */
const rights = (): string => [rightsWords(), contentLicence()?.url].filter(Boolean).join(" ");

/** An Atom document (RFC 4287). For an empty feed the update time is the epoch, so that it never changes. */
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
    copyright: rights(),
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.id,
      link: entry.url,
      // The library declares titles and summaries as HTML, and does not escape "<" in the attribute of a category.
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
