import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "./api-environment.server.ts";

const DESCRIPTION = `The calls of the site and of its administrators.

Reading is open to all; every write but a contact message needs a token from \`POST /api/auth/login\`,
sent as \`Authorization: Bearer …\`.
The bounds of each field stand in the schemas and are the ones that are enforced. Errors always have the shape \`Error\`.
Any call may be put off for a moment, with 429 or 503 and \`Retry-After\` in seconds: too much came from one network, or at once.
Lists answer a bare array: the whole list without \`page\` and \`limit\`, one page with them.
Texts never hold positions: coordinates, plus codes and map links are refused, for the animals' safety.`;

/** The OpenAPI 3.1 document, generated from the same schemas that validate requests. */
export const apiDocument = (api: Pick<OpenAPIHono<ApiEnvironment>, "getOpenAPI31Document">) =>
  api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Sri Lankan Tuskers", version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: "/" }],
  });
