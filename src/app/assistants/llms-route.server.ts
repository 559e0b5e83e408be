import { Hono } from "hono";
import { llmsText } from "../../assistants/llms-text.server.ts";
import { createApiClient } from "../../platform/api-client/api-client.ts";
import { isNamed } from "../../platform/http/entity-tag.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { createCachedDocuments } from "../../site/feeds/cached-documents.server.ts";
import type { ApiEnvironment, InProcessFetch } from "../api-environment.server.ts";
import type { Services } from "../services.server.ts";

const PATH = "/llms.txt";

type Needs = Pick<Services, "config" | "db" | "clock"> & {
  fetchFor(visitor: { clientAddress: string }): InProcessFetch;
};

export function llmsRoute(needs: Needs): Hono<ApiEnvironment> {
  const { config, clock, fetchFor } = needs;
  const keep = createCachedDocuments(needs);
  return new Hono<ApiEnvironment>().get(PATH, async (context, next) => {
    const fetchApi = fetchFor({ clientAddress: context.var.clientAddress }) as typeof fetch;
    const document = await keep(PATH, () => llmsText(createApiClient(fetchApi), config.siteUrl, siteDay(clock.now())));
    if (document === undefined) return next();
    // Weak, because the same document is sent in several encodings.
    const headers = { ETag: `W/"${document.tag}"`, "Cache-Control": ASK_EACH_TIME };
    if (isNamed(context.req.header("If-None-Match"), headers.ETag)) return context.body(null, 304, headers);
    return context.body(document.body, 200, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
  });
}
