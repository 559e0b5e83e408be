import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { requestBody } from "../../platform/api/route-parts.server.ts";
import { commonsFileSchema } from "../commons/commons-file.ts";
import { takeOver } from "../commons/take-over.server.ts";
import { libraryImageSchema } from "../image-library/image-library.ts";
import { imageWordsSchema } from "../images/entry-images.ts";
import { IMAGE_KINDS } from "../images/image-kinds.ts";

const tags = ["Uploads"];

const address = z
  .string("The address must be text.")
  .max(2000, "The address can have at most 2,000 characters.")
  .meta({ example: "https://commons.wikimedia.org/wiki/File:Elephant.jpg" });

const lookUpRoute = createRoute({
  method: "post",
  path: "/commons/look-up",
  operationId: "lookUpCommonsFile",
  tags,
  summary: "Look up a file of Wikimedia Commons",
  description: "Asks Wikimedia Commons for what the page of a file says. Nothing is stored.",
  ...forAction("upload", jsonBody),
  request: { body: requestBody(z.strictObject({ address }).meta({ id: "CommonsAddress" })) },
  responses: answers(200, "What the page says.", commonsFileSchema, [400, 401, 403, 413, 415, 422, 503]),
});

const takeOverRoute = createRoute({
  method: "post",
  path: "/commons",
  operationId: "takeOverCommonsFile",
  tags,
  summary: "Take over a file of Wikimedia Commons",
  description:
    "Fetches the file of such a page and stores it like an upload, with these texts. Refused where its licence does not allow use on the site.",
  ...forAction("upload", jsonBody),
  request: {
    body: requestBody(
      imageWordsSchema
        .omit({ focus: true })
        .extend({ address, kind: z.enum(IMAGE_KINDS).default("tusker") })
        .meta({ id: "CommonsImage" }),
    ),
  },
  responses: answers(
    201,
    "The image as it is stored.",
    libraryImageSchema,
    [400, 401, 403, 409, 413, 415, 422, 503, 507],
  ),
});

/** The routes of /api/uploads for photographs that are taken over from Wikimedia Commons. */
export const commonsRoutes = () =>
  createApiRouter()
    .openapi(lookUpRoute, async (context) => {
      const { commons } = context.var.services;
      const { signal } = context.req.raw;
      const found = await commons.find(context.req.valid("json").address, signal);
      return context.json({ ...found.file, preview: await commons.preview(found, signal) }, 200);
    })
    .openapi(takeOverRoute, async (context) => {
      const { address, kind, ...words } = context.req.valid("json");
      const by = { by: getSignedIn(context).username, signal: context.req.raw.signal };
      return context.json(await takeOver(context.var.services, { address, kind, words }, by), 201);
    });
