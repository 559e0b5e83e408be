import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction } from "../../../people/accounts/sign-in-guard.server.ts";
import { answers, errorResponses } from "../../../platform/api/error-response.server.ts";
import { jsonBody } from "../../../platform/api/json-body.server.ts";
import {
  anyIdParam,
  binnedResponse,
  ifMatchHeader,
  json,
  requestBody,
  slugParam,
} from "../../../platform/api/route-parts.server.ts";
import { ENTRY_NAMES, type EntryKind } from "../../../platform/ids/entry-kind.ts";

type Schemas<Detail, Saved, Add, Change> = { detail: Detail; saved: Saved; add: Add; change: Change };

const ONE = { tusker: "a tusker", article: "an article" } as const;

/** The routes of one entry, which both kinds have. Each kind mounts them with its own schemas. */
export function entryRoutes<
  Detail extends z.ZodType,
  Saved extends z.ZodType,
  Add extends z.ZodType,
  Change extends z.ZodType,
>(kind: EntryKind, { detail, saved, add, change }: Schemas<Detail, Saved, Add, Change>) {
  const tags = [kind === "tusker" ? "Tuskers" : "Articles"];
  const one = ONE[kind];
  const name = ENTRY_NAMES[kind];
  const found = {
    200: { description: `The ${kind}.`, content: json(detail) },
    304: { description: "Unchanged since the ETag in If-None-Match." },
  };
  return {
    tags: createRoute({
      method: "get",
      path: "/tags/all",
      operationId: `list${name}Tags`,
      tags,
      summary: `All tags of public ${kind}s`,
      responses: { 200: { description: "Tags in alphabetical order.", content: json(z.array(z.string())) } },
    }),
    bySlug: createRoute({
      method: "get",
      path: "/slug/{slug}",
      operationId: `get${name}BySlug`,
      tags,
      summary: `Read ${one} by slug`,
      request: { params: slugParam },
      responses: {
        ...found,
        301: { description: `The ${kind} has a new slug, given in Location.` },
        ...errorResponses(404, 410),
      },
    }),
    read: createRoute({
      method: "get",
      path: "/{id}",
      operationId: `get${name}`,
      tags,
      summary: `Read ${one} by id`,
      request: { params: anyIdParam },
      responses: { ...found, ...errorResponses(404, 410) },
    }),
    create: createRoute({
      method: "post",
      path: "/",
      operationId: `create${name}`,
      tags,
      summary: `Add ${one}`,
      ...forAction("draft", jsonBody),
      request: { body: requestBody(add) },
      responses: answers(201, `The ${kind} as it was stored.`, saved, [400, 401, 403, 413, 415, 422, 507]),
    }),
    change: createRoute({
      method: "put",
      path: "/{id}",
      operationId: `change${name}`,
      tags,
      summary: `Change ${one}`,
      description: "Changes only the fields that are sent; null clears one. Unknown fields are refused.",
      ...forAction("draft", jsonBody),
      request: { params: anyIdParam, headers: ifMatchHeader, body: requestBody(change) },
      responses: answers(
        200,
        `The ${kind} as it is stored now.`,
        saved,
        [400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 507],
      ),
    }),
    remove: createRoute({
      method: "delete",
      path: "/{id}",
      operationId: `bin${name}`,
      tags,
      summary: `Move ${one} to the bin`,
      ...forAction("draft"),
      request: { params: anyIdParam, headers: ifMatchHeader },
      responses: { 200: binnedResponse, ...errorResponses(401, 403, 404, 410, 412, 422, 507) },
    }),
  };
}
