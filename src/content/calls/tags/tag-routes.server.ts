import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { jsonBody } from "../../../platform/api/json-body.server.ts";
import { requestBody } from "../../../platform/api/route-parts.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { entryWarnings } from "../../kinds/checks/entry-warnings.ts";
import { listTagUses } from "../../kinds/tag-rows.server.ts";
import { renamedTagSchema, tagChangeSchema, tagUseSchema } from "../../kinds/tag-use.ts";
import { deleteTag, renameTag } from "./change-tag.server.ts";

const tags = ["Tags"];

const tagParam = z.object({ tag: z.string().meta({ description: "The tag as it is written.", example: "yala" }) });

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listTags",
  tags,
  summary: "All tags with their uses",
  ...forAction("tag"),
  responses: answers(200, "Tags in alphabetical order.", z.array(tagUseSchema), [401, 403]),
});

const renameRoute = createRoute({
  method: "put",
  path: "/{tag}",
  operationId: "renameTag",
  tags,
  summary: "Rename a tag",
  description: "In every entry. If the new name is already in use, the two tags are merged.",
  ...forAction("tag", jsonBody),
  request: { params: tagParam, body: requestBody(tagChangeSchema) },
  responses: answers(200, "The tag under its new name.", renamedTagSchema, [400, 401, 403, 404, 413, 415, 422, 507]),
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{tag}",
  operationId: "deleteTag",
  tags,
  summary: "Remove a tag from every entry",
  ...forAction("tag"),
  request: { params: tagParam },
  responses: answers(
    200,
    "The tag was removed.",
    z.object({ tag: z.string() }).meta({ id: "DeletedTag" }),
    [401, 403, 404, 507],
  ),
});

/** /api/tags: the tags of all entries, for administrators. */
export const tagRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => context.json(await listTagUses(context.var.services.db.read), 200))
    .openapi(renameRoute, async (context) => {
      const { tag } = context.req.valid("param");
      const { name } = context.req.valid("json");
      const renamed = await renameTag(context.var.services, { tag, name, by: getSignedIn(context).username });
      const warnings = entryWarnings({ tags: [name] }, siteDay(context.var.services.clock.now()));
      return context.json({ ...renamed, ...(warnings.length === 0 ? {} : { warnings }) }, 200);
    })
    .openapi(deleteRoute, async (context) => {
      const { tag } = context.req.valid("param");
      await deleteTag(context.var.services, { tag, by: getSignedIn(context).username });
      return context.json({ tag }, 200);
    });
