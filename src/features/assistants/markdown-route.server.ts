import type { Context } from "hono";
import { isNamed, tagOf } from "../../platform/http/entity-tag.server.ts";
import { rightsWords } from "../../platform/identity/served-identity.ts";
import { languageOf } from "../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import type { PublicPage } from "../../site/page/public-page.ts";
import { markdownAddresses, wantsMarkdown } from "./markdown/asked-for.ts";
import { pageAsMarkdown } from "./markdown/page-as-markdown.server.ts";

const TYPE = "text/markdown; charset=utf-8";

type Needs = Pick<Services, "config" | "clock"> & {
  pages: readonly PublicPage[];
  /** The page at an address of the site, for the visitor who sent this request. */
  pageAt(
    context: Context<ApiEnvironment>,
    address: Pick<URL, "pathname" | "search">,
  ): Promise<{ status: number; headers: Record<string, string>; body: string }>;
};

type Next = () => Promise<unknown>;

/** The answer to a client that wants the Markdown at an address. */
const seeMarkdown = (address: string): Response =>
  // Caches that ignore Vary would lead browsers there too.
  new Response(null, { status: 303, headers: { Location: address, Vary: "Accept", "Cache-Control": "no-store" } });

/** Every public page as Markdown, at its address with `.md`, and for clients that ask for this type. */
export function markdownRoute({ config, clock, pages, pageAt }: Needs) {
  const { pageOf, markdownOf } = markdownAddresses(pages);
  return async (context: Context<ApiEnvironment>, next: Next): Promise<Response | undefined> => {
    if (!["GET", "HEAD"].includes(context.req.method)) return next().then(() => undefined);
    const asked = new URL(context.req.url);
    const markdownAt = wantsMarkdown(context.req.header("Accept")) ? markdownOf(asked.pathname) : undefined;
    if (markdownAt !== undefined) return seeMarkdown(markdownAt + asked.search);
    const pathname = pageOf(asked.pathname);
    if (pathname === undefined) return next().then(() => undefined);
    const { status, headers: sent, body } = await pageAt(context, { pathname, search: asked.search });
    const headers: Record<string, string> = { "Cache-Control": sent["Cache-Control"] ?? "no-store" };
    if (sent.Location !== undefined) {
      const to = new URL(sent.Location, asked);
      headers.Location = (markdownOf(to.pathname) ?? to.pathname) + to.search;
      return new Response(null, { status, headers });
    }
    const url = new URL(pathname + asked.search, config.siteUrl).href;
    const { language } = languageOf(pathname);
    const asOf = siteDay(clock.now());
    const markdown = pageAsMarkdown(body, { url, language, asOf, rights: rightsWords() });
    headers["Content-Type"] = TYPE;
    // Search engines lead to the page.
    headers["X-Robots-Tag"] = "noindex";
    if (status !== 200 || sent.ETag === undefined) return new Response(markdown, { status, headers });
    headers.ETag = `W/"${tagOf(markdown)}"`;
    if (isNamed(context.req.header("If-None-Match"), headers.ETag)) return new Response(null, { status: 304, headers });
    return new Response(markdown, { status, headers });
  };
}
