import { createRoute } from "@hono/zod-openapi";
import { forAction, getSignedIn } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { anyIdParam, ifMatchHeader } from "../../../platform/api/route-parts.server.ts";
import { ENTRY_NAMES, type EntryKind } from "../../../platform/ids/entry-kind.ts";
import { markWarningsSeen } from "../../entries/saving/mark-warnings.server.ts";
import { notedWarningsSchema } from "../../fields/warnings.ts";

const markRoute = (kind: EntryKind) =>
  createRoute({
    method: "post",
    path: "/{id}/warnings/seen",
    operationId: `mark${ENTRY_NAMES[kind]}WarningsSeen`,
    tags: [kind === "tusker" ? "Tuskers" : "Articles"],
    summary: `Mark the warnings of ${kind === "tusker" ? "a tusker" : "an article"} as looked at`,
    description: "They stay marked until a save brings another warning. The version of the entry stays the same.",
    ...forAction("publish"),
    request: { params: anyIdParam, headers: ifMatchHeader },
    responses: answers(
      200,
      "The warnings, and who looked at them.",
      notedWarningsSchema,
      [401, 403, 404, 410, 412, 422, 507],
    ),
  });

/** /api/tuskers/{id}/warnings and /api/articles/{id}/warnings. */
export const warningRoutes = (kind: EntryKind) =>
  createApiRouter().openapi(markRoute(kind), async (context) => {
    const { id } = context.req.valid("param");
    const ifMatch = context.req.valid("header")["if-match"];
    const { username } = getSignedIn(context);
    return context.json(await markWarningsSeen(context.var.services, { kind, id }, ifMatch, username), 200);
  });
