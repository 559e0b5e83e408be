import { type Context, Hono } from "hono";
import { z } from "zod";
import { completeEntry, findRowBySlug } from "../../content/entries/records/complete-entries.server.ts";
import { relinkImages } from "../../content/rich-text/relink-images.ts";
import { OPEN_TO_OTHER_SITES } from "../../platform/api/cross-origin.server.ts";
import { sendTagged, tagOf } from "../../platform/http/entity-tag.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { publicImageUrl } from "../../platform/storage/public-urls.server.ts";
import { isPublicTusker } from "../../site/drawings/find-drawing.server.ts";
import { findMovedTusker } from "../../site/feeds/followed-feeds.server.ts";
import { embedAddress, embeddable } from "./embed-address.ts";
import { embedHeaders, embedPage, missingEmbed } from "./embed-page.server.ts";
import { oembedOf, oembedXml } from "./oembed.server.ts";

const pixels = z.coerce.number("Give a number of pixels.").int().min(1).max(10_000).optional();
const askedSchema = z.object({
  url: z.string("Name the page in “url”.").min(1, "Name the page in “url”.").max(2000, "The address is too long."),
  format: z.string().default("json"),
  maxwidth: pixels,
  maxheight: pixels,
});

const refuse = (context: Context, status: 400 | 404 | 501, message: string): Response =>
  context.json({ statusCode: status, message }, status, { ...OPEN_TO_OTHER_SITES, "Cache-Control": "no-store" });

/** Tuskers in frames on other sites, and the answers by which services find the frame: https://oembed.com */
export function embedsRoute({ config, db }: Pick<Services, "config" | "db">) {
  const { siteUrl } = config;
  const publicUrl = config.s3?.publicUrl;
  const imageSources = publicUrl === undefined ? [] : [new URL(publicUrl).origin];
  const route = new Hono<ApiEnvironment>();

  const findTusker = async (slug: string) => {
    const row = await findRowBySlug(db.read, "tusker", slug);
    if (row === undefined || !isPublicTusker(row)) return { isRemoved: row !== undefined && row.binned_at !== null };
    const tusker = await completeEntry(db.read, "tusker", row);
    // As for any reader: images come from the public store, if there is one.
    return { tusker: publicUrl === undefined ? tusker : relinkImages(tusker, (url) => publicImageUrl(publicUrl, url)) };
  };

  for (const language of LANGUAGES) {
    route.get(addressIn(language, embedAddress(":slug{[a-z0-9-]+}")), async (context) => {
      const slug = context.req.param("slug") ?? "";
      const { tusker, isRemoved = false } = await findTusker(slug);
      if (tusker === undefined) {
        const moved = await findMovedTusker(db, slug);
        if (moved !== undefined) return context.redirect(addressIn(language, embedAddress(moved)), 301);
        const headers = { ...embedHeaders(), "Cache-Control": ASK_EACH_TIME };
        return context.body(missingEmbed(siteUrl, isRemoved), isRemoved ? 410 : 404, headers);
      }
      const body = embedPage(siteUrl, tusker);
      return sendTagged(context, { body, tag: tagOf(body) }, embedHeaders(imageSources));
    });
  }

  route.get("/oembed", async (context) => {
    const asked = askedSchema.safeParse(context.req.query());
    if (!asked.success) return refuse(context, 400, asked.error.issues[0]?.message ?? "This cannot be read.");
    const { url, format, ...room } = asked.data;
    if (format !== "json" && format !== "xml") return refuse(context, 501, "The formats are json and xml.");
    const page = embeddable(siteUrl, url);
    const unknown = () => refuse(context, 404, "This is no page of a tusker on this site.");
    if (page === undefined) return unknown();
    return inLanguage(page.language, async () => {
      const { slug } = page;
      const { tusker } = await findTusker((await findMovedTusker(db, slug)) ?? slug);
      if (tusker === undefined) return unknown();
      const answer = oembedOf(siteUrl, page.language, tusker, room);
      const headers = { ...OPEN_TO_OTHER_SITES, "Cache-Control": "public, max-age=3600" };
      if (format === "json") return context.json(answer, 200, headers);
      return context.body(oembedXml(answer), 200, { ...headers, "Content-Type": "text/xml; charset=utf-8" });
    });
  });
  return route;
}
