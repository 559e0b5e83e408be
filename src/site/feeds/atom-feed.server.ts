import { Feed } from "feed";
import { contentLicence, rightsWords } from "../../platform/identity/served-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
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
  /** Root-relative address of the feed itself, in English. */
  path: string;
  title: string;
  subtitle: string;
  /** Root-relative address of the equivalent page, in English. */
  page: string;
  author: string;
};

/** Feed readers show it as plain text. */
const rights = (): string => [rightsWords(), contentLicence()?.url].filter(Boolean).join(" ");

/** An Atom document (RFC 4287). For an empty feed the update time is the epoch, so that it never changes. */
export function atomFeed(head: AtomHead, entries: readonly AtomEntry[]): string {
  const { siteUrl, title, subtitle, author } = head;
  const language = currentLanguage();
  const [path, page] = [addressIn(language, head.path), addressIn(language, head.page)];
  const latest = Math.max(0, ...entries.map(({ updated }) => updated.getTime()));
  const feed = new Feed({
    id: `${siteUrl}${path}`,
    title,
    description: subtitle,
    link: `${siteUrl}${page}`,
    feedLinks: { atom: `${siteUrl}${path}` },
    author: { name: author, link: `${siteUrl}${addressIn(language, "/")}` },
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
      // The library escapes only the first end of a CDATA section. What follows the second would be markup of the feed.
      content: withoutForbidden(entry.html).replaceAll("]]>", "]]&gt;"),
      author: [{ name: withoutForbidden(entry.author) }],
      category: entry.categories.map((category) => ({ term: withoutForbidden(category).replaceAll("<", "") })),
      published: entry.published,
      date: entry.updated,
    });
  }
  const xml = feed.atom1();
  // The library has no field for it.
  return language === "en" ? xml : xml.replace("<feed ", `<feed xml:lang="${language}" `);
}
