import type { Context } from "hono";
import { isNamed, tagOf } from "../../platform/http/entity-tag.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";

/** Sends a PDF. Its address stays the same when its content changes, so clients ask each time whether theirs is current. */
export function sendPaper(context: Context<ApiEnvironment>, pdf: Buffer, fileName: string): Response {
  const headers = {
    ETag: `"${tagOf(pdf)}"`,
    "Cache-Control": ASK_EACH_TIME,
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${fileName}"`,
    "Content-Length": String(pdf.byteLength),
  };
  if (isNamed(context.req.header("If-None-Match"), headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(context.req.method === "HEAD" ? null : new Uint8Array(pdf), { headers });
}
