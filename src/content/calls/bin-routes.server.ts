import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, savedBy } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { adminPage, adminPageQuery, pageHeaders } from "../../platform/api/list-request.server.ts";
import { anyIdParam } from "../../platform/api/route-parts.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { binnedEntrySchema, unbinnedEntrySchema } from "../entries/bin.ts";
import { unbinEntry } from "../entries/saving/bin-entry.server.ts";
import { countBin, listBin } from "./bin-rows.server.ts";
import { purgeEntry } from "./purge-bin.server.ts";

const tags = ["Bin"];
const entryParam = anyIdParam.extend({ kind: z.string().meta({ example: "tusker" }) });

/** @throws AppError `NotFound` for an unknown kind */
function kindOf(text: string): EntryKind {
  const kind = ENTRY_KINDS.find((known) => known === text);
  if (kind === undefined) throw new AppError("NotFound", "The bin contains only tuskers and articles.");
  return kind;
}

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listBin",
  tags,
  summary: "List the bin",
  description: "Last deleted first, in pages. After thirty days, an entry is deleted for ever.",
  ...forAction("read"),
  request: { query: z.object(adminPageQuery) },
  responses: answers(200, "The page.", z.array(binnedEntrySchema), [401, 403, 422]),
});

const restoreRoute = createRoute({
  method: "post",
  path: "/{kind}/{id}/restore",
  operationId: "restoreFromBin",
  tags,
  summary: "Restore an entry from the bin",
  description: "It returns unchanged, at its old address.",
  ...forAction("draft"),
  request: { params: entryParam },
  responses: answers(200, "The entry was restored.", unbinnedEntrySchema, [401, 403, 404, 409, 507]),
});

const purgeRoute = createRoute({
  method: "delete",
  path: "/{kind}/{id}",
  operationId: "deleteForEver",
  tags,
  summary: "Delete an entry for ever",
  description: "Including its history. Its address is never given to another entry.",
  ...forAction("purge"),
  request: { params: entryParam },
  responses: answers(
    200,
    "It is gone.",
    z.object({ _id: entryIdSchema }).meta({ id: "PurgedEntry" }),
    [401, 403, 404, 409, 507],
  ),
});

/** /api/bin. */
export const binRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const { db } = context.var.services;
      const page = adminPage(context.req.valid("query"));
      const total = await countBin(db.read);
      const binned = page.offset >= total ? [] : await listBin(db.read, page);
      return context.json(binned, 200, pageHeaders(context.req.url, page, total));
    })
    .openapi(restoreRoute, async (context) => {
      const { kind, id } = context.req.valid("param");
      return context.json(await unbinEntry(context.var.services, { kind: kindOf(kind), id }, savedBy(context)), 200);
    })
    .openapi(purgeRoute, async (context) => {
      const { kind, id } = context.req.valid("param");
      await purgeEntry(context.var.services, { kind: kindOf(kind), id }, savedBy(context));
      return context.json({ _id: id }, 200);
    });
