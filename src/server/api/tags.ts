import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { renamedTagSchema, tagChangeSchema, tagUseSchema } from "../../domain/tags/tag-use.ts";
import { listTagUses } from "../db/entry-tags.ts";
import { deleteTag } from "../operations/delete-tag.ts";
import { renameTag } from "../operations/rename-tag.ts";
import { createApiRouter } from "./api-router.ts";
import { withWarnings } from "./entry-reply.ts";
import { errorResponses } from "./error-response.ts";
import { jsonBody } from "./json-body.ts";
import { noStore } from "./no-store.ts";
import { bearer, json } from "./route-parts.ts";
import { getSignedIn, requireSignIn } from "./sign-in-guard.ts";

const tags = ["Tags"];

const tagParam = z.object({ tag: z.string().meta({ description: "The tag as it is written.", example: "yala" }) });

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags,
  summary: "All tags with their uses",
  security: bearer,
  middleware: [noStore, requireSignIn] as const,
  responses: {
    200: { description: "Tags in alphabetical order.", content: json(z.array(tagUseSchema)) },
    ...errorResponses(401),
  },
});

const renameRoute = createRoute({
  method: "put",
  path: "/{tag}",
  tags,
  summary: "Rename a tag",
  description: "At every entry. Where the new name is in use already, the two become one.",
  security: bearer,
  middleware: [noStore, requireSignIn, jsonBody] as const,
  request: { params: tagParam, body: { required: true, content: json(tagChangeSchema) } },
  responses: {
    200: { description: "The tag under its new name.", content: json(renamedTagSchema) },
    ...errorResponses(400, 401, 404, 413, 415, 422, 507),
  },
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{tag}",
  tags,
  summary: "Take a tag away from every entry",
  security: bearer,
  middleware: [noStore, requireSignIn] as const,
  request: { params: tagParam },
  responses: {
    200: {
      description: "No entry has it any more.",
      content: json(z.object({ tag: z.string() }).meta({ id: "DeletedTag" })),
    },
    ...errorResponses(401, 404, 507),
  },
});

/** /api/tags: the tags of all entries, for those who keep them. */
export const tagRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => context.json(await listTagUses(context.var.services.db.read), 200))
    .openapi(renameRoute, async (context) => {
      const { tag } = context.req.valid("param");
      const { name } = context.req.valid("json");
      const renamed = await renameTag(context.var.services, { tag, name, by: getSignedIn(context).username });
      const { warnings } = withWarnings(context, { tags: [name] });
      return context.json({ ...renamed, ...(warnings === undefined ? {} : { warnings }) }, 200);
    })
    .openapi(deleteRoute, async (context) => {
      const { tag } = context.req.valid("param");
      await deleteTag(context.var.services, { tag, by: getSignedIn(context).username });
      return context.json({ tag }, 200);
    });
