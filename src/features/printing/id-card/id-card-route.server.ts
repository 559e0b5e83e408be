import { Hono } from "hono";
import { completeEntry, findRowBySlug } from "../../../content/entries/records/complete-entries.server.ts";
import { addressIn, LANGUAGES } from "../../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { isPublicTusker } from "../../../site/drawings/find-drawing.server.ts";
import { findMovedTusker } from "../../../site/feeds/followed-feeds.server.ts";
import { sendPaper } from "../send-paper.server.ts";
import { cardContent } from "./card-content.ts";
import { cardPaper } from "./card-paper.server.ts";

const pathOf = (slug: string): string => `/tuskers/${slug}/card.pdf`;

/** The ID cards as PDF: one in A6, with `sheet=a4` four on A4. What has no card falls through to the pages. */
export function idCardRoute({ config, db, papers }: Pick<Services, "config" | "db" | "papers">) {
  const route = new Hono<ApiEnvironment>();
  for (const language of LANGUAGES) {
    route.get(addressIn(language, pathOf(":slug{[a-z0-9-]+}")), async (context, next) => {
      const slug = context.req.param("slug") ?? "";
      const isSheet = context.req.query("sheet") === "a4";
      const pdf = await papers.get(`${context.req.path} ${isSheet}`, async () => {
        const row = await findRowBySlug(db.read, "tusker", slug);
        if (row === undefined || !isPublicTusker(row)) return undefined;
        return cardPaper(cardContent(await completeEntry(db.read, "tusker", row), config.siteUrl), isSheet);
      });
      if (pdf !== undefined) return sendPaper(context, pdf, `${slug}${isSheet ? "-four" : ""}-${language}.pdf`);
      const moved = await findMovedTusker(db, slug);
      if (moved === undefined) return next();
      return context.redirect(addressIn(language, `${pathOf(moved)}${isSheet ? "?sheet=a4" : ""}`), 301);
    });
  }
  return route;
}
