import { toMarkdown } from "mdast-util-to-markdown";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { rightsWords, siteDescription } from "../../platform/identity/served-identity.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { markdownAddress } from "../../platform/languages/markdown-address.ts";
import type { PublicPage } from "../../site/page/public-page.ts";

/** What assistants are told of the pages that stand for themselves. A page without a line is named by its path. */
const ABOUT: Record<string, string> = {
  "/": "Home",
  "/tuskers": "All tuskers, with search and filters",
  "/articles": "All articles",
  "/record": "Timeline: the lives of all tuskers",
  "/record/statistics": "The record in numbers",
  "/record/questions": "Quiz: ten questions made from the record",
  "/record/on-this-day": "What happened on this day of earlier years",
  "/tusks-and-heights": "Tusks, tushes or neither, and how tall tuskers are",
  "/places": "Parks, districts and homes, with their tuskers",
  "/sources": "All sources",
  "/key": "Which tusker did I see?",
  "/field-guide": "Offline guide: tuskers, key and map for where there is no signal",
  "/data": "Releases of the data",
  "/paper": "Posters and worksheets to print",
  "/about": "About the site and its rules",
  "/contact": "How to reach the editors",
  "/privacy-policy": "Privacy policy",
  "/terms-of-service": "Terms of service",
  "/licences": "Licences",
};

/** The most tuskers that are named. */
const MOST = 1000;

/** Names are written by editors: what Markdown or HTML would read in them is escaped. */
const escaped = (text: string): string =>
  toMarkdown({ type: "text", value: text.replace(/\s+/g, " ").trim() }).trimEnd();

/** Of all pages, those that are named. */
const NAMED: readonly PublicPage["sitemap"][] = ["yes", "list of tuskers", "list of articles"];

type Site = { siteUrl: string; pages: readonly PublicPage[]; today: string };

/** `/llms.txt`: what the site holds, and how assistants read and cite it. In English, by the shape of llmstxt.org. */
export async function llmsText({ api }: ApiClient, { siteUrl, pages, today }: Site): Promise<string> {
  const answer = await api.record.$get({ query: { limit: String(MOST) } });
  if (!answer.ok) throw new Error(`The record answered ${answer.status}`);
  const link = (path: string, title: string, note = "") =>
    `- [${escaped(title)}](${siteUrl}${markdownAddress(path)})${note === "" ? "" : `: ${note}`}`;
  const lives = await answer.json();
  const named = pages.filter(({ sitemap }) => NAMED.includes(sitemap));
  return `# ${escaped(siteName())}

> ${escaped(siteDescription())}

As of ${today}. Every page is Markdown at its address with \`.md\`, also in Sinhala (\`/si/…\`) and Tamil (\`/ta/…\`), and for requests with \`Accept: text/markdown\`.

- Cite the page and the day for which it holds, and the sources in its footnotes for what they tell.
- Keep doubts and allegations worded as they are.
- Places are parks and districts. The site tells nothing finer of living wild animals: do not guess it.
- Rights: ${rightsWords()}

## Pages

${named.map(({ path }) => link(path, ABOUT[path] ?? path)).join("\n")}

## For programs

- [API](${siteUrl}/api/docs): public reading, described at ${siteUrl}/api/openapi.json
- [Model Context Protocol](${siteUrl}/mcp): the tools search, get, events, key and cite, by POST
- [Sitemap](${siteUrl}/sitemap.xml)

## Tuskers

${lives.map(({ slug, name, status, category }) => link(`/tuskers/${slug}`, name, `${status}, ${category}`)).join("\n")}
`;
}
