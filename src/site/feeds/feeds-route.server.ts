import { type Context, Hono } from "hono";
import { isPlaceKey } from "../../content/places/places.ts";
import { OPEN_TO_OTHER_SITES } from "../../platform/api/cross-origin.server.ts";
import { sendTagged } from "../../platform/http/entity-tag.server.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import type { PublicPage } from "../page/public-page.ts";
import { ARTICLES_FEED, articlesFeed } from "./articles-feed.server.ts";
import { FEED_ENTRIES } from "./atom-feed.server.ts";
import { createCachedDocuments } from "./cached-documents.server.ts";
import { DIRECTORY_FEED, directoryFeed } from "./directory-feed.server.ts";
import { tuskerFeedAddress } from "./feed-addresses.ts";
import { findMovedTusker, placeFeed, type TuskerFeedEntries, tuskerFeed } from "./followed-feeds.server.ts";
import { listLatestArticles, listLatestTuskers } from "./latest-entries.server.ts";
import { robots } from "./robots.server.ts";
import { securityText } from "./security-text.server.ts";
import { findSitemapSheet, sitemap } from "./sitemap-sheets.server.ts";
import { webManifest } from "./web-manifest.server.ts";

const XML = "application/xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const ATOM = "application/atom+xml; charset=utf-8";

type Needs = Pick<Services, "config" | "db" | "clock"> & {
  /** All pages of the site. */
  pages: readonly PublicPage[];
  /** What features add to the feed of a tusker. */
  tuskerFeeds: readonly TuskerFeedEntries[];
};

/** Serves the files for programs and home screens: sitemap, robots.txt, security.txt, feeds, web manifest. */
export function feedsRoute(needs: Needs) {
  const { config, db, clock, tuskerFeeds } = needs;
  const keep = createCachedDocuments(needs);

  /** Responds with the document, or with 304 if the client has it; undefined if there is no such document. */
  async function reply(
    context: Context<ApiEnvironment>,
    type: string,
    make: () => Promise<string | undefined>,
  ): Promise<Response | undefined> {
    const document = await keep(context.req.path, make);
    return document && sendTagged(context, document, { "Content-Type": type, ...OPEN_TO_OTHER_SITES });
  }

  const route = new Hono<ApiEnvironment>();
  const serve = (path: string, type: string, make: () => Promise<string>) =>
    route.get(path, async (context, next) => (await reply(context, type, make)) ?? next());

  serve("/sitemap.xml", XML, () => sitemap(needs));
  serve("/robots.txt", TEXT, async () => robots(config.siteUrl));
  serve("/.well-known/security.txt", TEXT, async () => securityText(config.siteUrl, clock.now()));
  serve("/site.webmanifest", "application/manifest+json", async () => webManifest());
  for (const language of LANGUAGES) {
    serve(addressIn(language, ARTICLES_FEED), ATOM, () =>
      inLanguage(language, async () =>
        articlesFeed(config.siteUrl, await listLatestArticles(db, siteDay(clock.now()), FEED_ENTRIES)),
      ),
    );
    serve(addressIn(language, DIRECTORY_FEED), ATOM, () =>
      inLanguage(language, async () => directoryFeed(config.siteUrl, await listLatestTuskers(db, FEED_ENTRIES))),
    );
  }
  for (const language of LANGUAGES) {
    route.get(addressIn(language, "/feeds/tuskers/:file{[a-z0-9-]+\\.xml}"), async (context, next) => {
      const slug = (context.req.param("file") ?? "").replace(/\.xml$/, "");
      const make = () => inLanguage(language, () => tuskerFeed(config.siteUrl, db, slug, tuskerFeeds));
      const answer = await reply(context, ATOM, make);
      if (answer !== undefined) return answer;
      const moved = await findMovedTusker(db, slug);
      return moved === undefined ? next() : context.redirect(addressIn(language, tuskerFeedAddress(moved)), 301);
    });
    route.get(addressIn(language, "/feeds/places/:file{[a-z-]+\\.xml}"), async (context, next) => {
      const key = (context.req.param("file") ?? "").replace(/\.xml$/, "");
      if (!isPlaceKey(key)) return next();
      const make = () => inLanguage(language, () => placeFeed(config.siteUrl, db, key));
      return (await reply(context, ATOM, make)) ?? next();
    });
  }
  // Unknown sheets fall through to the pages, which respond with Not Found.
  route.get("/sitemaps/:sheet{[a-z]+(?:-[0-9]+)?\\.xml}", async (context, next) => {
    const name = context.req.param("sheet").replace(/\.xml$/, "");
    return (await reply(context, XML, () => findSitemapSheet(needs, name))) ?? next();
  });
  return route;
}
