import type { OpenAPIHono } from "@hono/zod-openapi";
import { isOpenCall } from "../../platform/api/cross-origin.server.ts";
import { ANY_PROBLEM } from "../../platform/api/error-response.server.ts";
import { RELEASE } from "../../platform/config/release.server.ts";
import { contentLicence } from "../../platform/identity/served-identity.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";

const DESCRIPTION = `The API of the site and its admin area.

Reading is public. Every write except a contact message needs a token from \`POST /api/auth/login\`,
sent as \`Authorization: Bearer …\`. Programs use a personal API key in its place, which is made in the admin area.
The schemas state the limits of each field, as they are enforced. A call that fails answers \`application/problem+json\` (RFC 9457) in the shape \`Error\`; \`type\` leads to what it means, at [/api/problems](/api/problems).
Any call may be refused for a while with 429 or 503 and \`Retry-After\` in seconds, if too much comes from one network or at once.
Lists are returned as a bare array: one page with \`page\` or \`limit\`, otherwise the whole list.
Reading in Sinhala or Tamil: with \`lang=si\` or \`lang=ta\` any call words its labels, dates, drawn captions and errors in that language. Values of fields, and what people wrote, stay as they are stored.
Texts never contain positions: coordinates, plus codes and map links are refused, for the animals' safety.`;

/** The licence of what the calls answer. */
const license = () => {
  const licence = contentLicence();
  return licence === undefined ? {} : { license: { name: licence.label, url: licence.url } };
};

type Operation = { responses?: Record<string, object>; security?: unknown };

/** Responses that are the same for everybody have an ETag, so any public call may answer 304. */
const UNCHANGED = { description: "Unchanged since the ETag in If-None-Match." };

/** The OpenAPI 3.1 document, generated from the same schemas that validate requests. */
export function apiDocument(api: Pick<OpenAPIHono<ApiEnvironment>, "getOpenAPI31Document">) {
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: siteName(), version: RELEASE.version, description: DESCRIPTION, ...license() },
    servers: [{ url: "/" }],
  });
  for (const [path, operations] of Object.entries(document.paths ?? {}) as [string, Record<string, Operation>][]) {
    for (const [method, operation] of Object.entries(operations)) {
      operation.responses = { ...operation.responses, default: ANY_PROBLEM };
      if (isOpenCall({ ...operation, method, path })) operation.responses[304] = UNCHANGED;
    }
  }
  return document;
}
