import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { adminPage, adminPageQuery, pageHeaders } from "../../platform/api/list-request.server.ts";
import { may } from "../accounts/roles.ts";
import { forAction, getSignedIn } from "../accounts/sign-in-guard.server.ts";
import { activitySchema } from "../activity/activity.ts";
import { countActivities, listActivities } from "../activity/activity-rows.server.ts";

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listActivity",
  tags: ["Activity"],
  summary: "Who did what",
  description:
    "Newest first, in pages, with `X-Total-Count` and `Link`. Lines are kept for two years. Only administrators get those of others.",
  ...forAction("read"),
  request: { query: z.object(adminPageQuery) },
  responses: answers(200, "The page.", z.array(activitySchema), [401, 403, 422]),
});

/** /api/activity. */
export function activityRoutes() {
  return createApiRouter().openapi(listRoute, async (context) => {
    const { db } = context.var.services;
    const page = adminPage(context.req.valid("query"));
    const { username, role } = getSignedIn(context);
    const whose = may(role, "see all activity") ? {} : { username };
    const total = await countActivities(db.read, whose);
    const lines = page.offset >= total ? [] : await listActivities(db.read, page, whose);
    return context.json(lines, 200, pageHeaders(context.req.url, page, total));
  });
}
