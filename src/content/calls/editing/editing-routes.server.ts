import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { anyIdParam } from "../../../platform/api/route-parts.server.ts";
import { ENTRY_NAMES, type EntryKind } from "../../../platform/ids/entry-kind.ts";
import { otherEditorsSchema } from "./editing.ts";
import { noteEditing, noteLeaving } from "./note-editing.server.ts";

const formParam = anyIdParam.extend({
  form: z.uuid().meta({ example: "5b1c0ffe-0000-4000-8000-000000000000", description: "Chosen by the form." }),
});

const WORDS = {
  tusker: { tags: ["Tuskers"], one: "a tusker" },
  article: { tags: ["Articles"], one: "an article" },
} as const;

const noteRoute = (kind: EntryKind) =>
  createRoute({
    method: "put",
    path: "/{id}/editing/{form}",
    operationId: `note${ENTRY_NAMES[kind]}FormOpen`,
    tags: [...WORDS[kind].tags],
    summary: `Say that the form of ${WORDS[kind].one} is open`,
    description:
      "Call it every 15 seconds while the form is in view: after 45 seconds without, the form does not count any more. The answer names the other accounts that have it open.",
    ...forAction("draft"),
    request: { params: formParam },
    responses: answers(200, "Who else has it open, the longest first.", otherEditorsSchema, [401, 403, 404, 422, 507]),
  });

const leaveRoute = (kind: EntryKind) =>
  createRoute({
    method: "delete",
    path: "/{id}/editing/{form}",
    operationId: `note${ENTRY_NAMES[kind]}FormClosed`,
    tags: [...WORDS[kind].tags],
    summary: `Say that the form of ${WORDS[kind].one} was closed`,
    ...forAction("draft"),
    request: { params: formParam },
    responses: answers(200, "It is forgotten.", z.object({ form: z.uuid() }), [401, 403, 404, 422, 507]),
  });

/** /api/tuskers/{id}/editing and /api/articles/{id}/editing. */
export const editingRoutes = (kind: EntryKind) =>
  createApiRouter()
    .openapi(noteRoute(kind), async (context) => {
      const { accountSeq } = getSignedIn(context);
      const others = await noteEditing(context.var.services, { kind, accountSeq, ...context.req.valid("param") });
      return context.json({ others }, 200);
    })
    .openapi(leaveRoute(kind), async (context) => {
      const { accountSeq } = getSignedIn(context);
      const { id, form } = context.req.valid("param");
      await noteLeaving(context.var.services, { kind, accountSeq, id, form });
      return context.json({ form }, 200);
    });
