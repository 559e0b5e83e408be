import { Hono } from "hono";
import { createApiClient } from "../../platform/api-client/api-client.ts";
import { sendTagged } from "../../platform/http/entity-tag.server.ts";
import type { ApiEnvironment, InProcessFetch } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { createCachedDocuments } from "../../site/feeds/cached-documents.server.ts";
import type { PublicPage } from "../../site/page/public-page.ts";
import { llmsText } from "./llms-text.server.ts";

const PATH = "/llms.txt";

type Needs = Pick<Services, "config" | "db" | "clock"> & {
  pages: readonly PublicPage[];
  fetchFor(visitor: { clientAddress: string }): InProcessFetch;
};

export function llmsRoute(needs: Needs): Hono<ApiEnvironment> {
  const { config, clock, pages, fetchFor } = needs;
  const keep = createCachedDocuments(needs);
  return new Hono<ApiEnvironment>().get(PATH, async (context, next) => {
    const fetchApi = fetchFor({ clientAddress: context.var.clientAddress }) as typeof fetch;
    const site = { siteUrl: config.siteUrl, pages, today: siteDay(clock.now()) };
    const document = await keep(PATH, () => llmsText(createApiClient(fetchApi), site));
    return document === undefined
      ? next()
      : sendTagged(context, document, { "Content-Type": "text/plain; charset=utf-8" });
  });
}
