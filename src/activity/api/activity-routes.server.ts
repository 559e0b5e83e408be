import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { requireSignIn } from "../../accounts/guard/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { errorResponses } from "../../platform/api/error-response.server.ts";
import { adminPage, adminPageQuery, pageHeaders } from "../../platform/api/list-request.server.ts";
import { noStore } from "../../platform/api/no-store.server.ts";
import { bearer, json } from "../../platform/api/route-parts.server.ts";
import { activitySchema } from "../activity.ts";
import { countActivities, listActivities } from "../activity-rows.server.ts";

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Activity"],
  summary: "Who did what",
  description: "Newest first, in pages, with `X-Total-Count` and `Link`. Lines are kept for two years.",
  security: bearer,
  middleware: [requireSignIn] as const,
  request: { query: z.object(adminPageQuery) },
  responses: {
    200: { description: "The page.", content: json(z.array(activitySchema)) },
    ...errorResponses(401, 422),
  },
});

/** /api/activity. */
export function activityRoutes() {
  const router = createApiRouter();
  router.use(noStore);
  return router.openapi(listRoute, async (context) => {
    const { db } = context.var.services;
    const page = adminPage(context.req.valid("query"));
    const total = await countActivities(db.read);
    const lines = page.offset >= total ? [] : await listActivities(db.read, page);
    return context.json(lines, 200, pageHeaders(context.req.url, page, total));
  });
}
