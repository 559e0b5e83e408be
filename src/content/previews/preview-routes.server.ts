import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { checkMay } from "../../people/accounts/check-may.ts";
import { forAction, savedBy } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { noStore } from "../../platform/api/no-store.server.ts";
import { requestBody } from "../../platform/api/route-parts.server.ts";
import { PAGE_ACTIONS } from "../texts/page.ts";
import { completePreview } from "./complete-preview.server.ts";
import { makePreview } from "./make-preview.server.ts";
import { openPreview } from "./open-preview.server.ts";
import { madePreviewSchema, newPreviewSchema, previewSchema } from "./preview.ts";

const tags = ["Previews"];
const makeRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "createPreview",
  tags,
  summary: "Make a preview",
  description:
    "Stores for an hour how an entry or a page would look if it were saved now. Nothing of it is changed. Of a page, only those who may save it can make one.",
  ...forAction("draft", jsonBody),
  request: { body: requestBody(newPreviewSchema) },
  responses: answers(
    201,
    "The address of the preview, and when it expires.",
    madePreviewSchema,
    [400, 401, 403, 404, 410, 413, 415, 422, 507],
  ),
});

const readRoute = createRoute({
  method: "get",
  path: "/{token}",
  operationId: "getPreview",
  tags,
  summary: "Read a preview",
  description: "Anyone with the link can read it for an hour, and load its images from the addresses given here.",
  middleware: [noStore] as const,
  request: { params: z.object({ token: z.string() }) },
  responses: answers(200, "The entry or page as its own API call would return it.", previewSchema, [404, 410]),
});

/** /api/previews: entries and pages as they would look before they are saved. */
export const previewRoutes = () =>
  createApiRouter()
    .openapi(makeRoute, async (context) => {
      const sent = context.req.valid("json");
      if (sent.kind === "page") checkMay(savedBy(context).role, PAGE_ACTIONS[sent.id]);
      const made = await makePreview(context.var.services, sent);
      return context.json(made, 201);
    })
    .openapi(readRoute, async (context) => {
      const { token } = context.req.valid("param");
      const opened = await openPreview(context.var.services, token);
      return context.json(await completePreview(context.var.services, token, opened), 200);
    });
