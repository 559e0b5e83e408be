import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { bearerTokenOf } from "../../people/accounts/sign-in-guard.server.ts";
import type { SiteMetrics } from "./site-metrics.server.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * GET /metrics.
 * @param token what clients must send as `Authorization: Bearer …`; if undefined, anyone who can reach the port may
 * read
 */
export function metricsRoute(metrics: SiteMetrics, token: string | undefined): Hono {
  const mayRead = (header: string | undefined): boolean =>
    token === undefined || timingSafeEqual(digest(bearerTokenOf(header) ?? ""), digest(token));
  return new Hono().get("/metrics", async (context) => {
    const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
    if (!mayRead(context.req.header("authorization"))) {
      const sentence = "Send the token of METRICS_TOKEN as Authorization: Bearer …\n";
      return context.text(sentence, 401, { ...headers, "WWW-Authenticate": "Bearer" });
    }
    return context.body(await metrics.text(), 200, { ...headers, "Content-Type": metrics.contentType });
  });
}
