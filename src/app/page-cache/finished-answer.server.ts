import { tagOf } from "../../platform/http/entity-tag.server.ts";
import { isCompressible } from "../../platform/http/media-types.server.ts";
import { COMPRESSION_THRESHOLD } from "../../platform/http/precompress.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";

/** A complete response of the site: uncompressed, and valid for everybody who requests its address. */
export type FinishedAnswer = {
  status: number;
  headers: [string, string][];
  body: Buffer;
  isPublic: boolean;
};

/** Headers that belong to the one request that made the response, or that are set again for each variant of it. */
const LEFT_OUT = new Set(["x-request-id", "content-length", "content-encoding", "transfer-encoding", "date"]);

/** Reads a response to its end. A public one without an ETag gets one, so that browsers can revalidate it. */
export async function finishAnswer(response: Response): Promise<FinishedAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !LEFT_OUT.has(name));
  const cacheControl = response.headers.get("Cache-Control");
  const isPublic =
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    (cacheControl === null || /^public\b/.test(cacheControl));
  if (isPublic) {
    if (cacheControl === null) headers.push(["cache-control", ASK_EACH_TIME]);
    if (!response.headers.has("ETag")) {
      headers.push(["etag", `W/"${tagOf(body)}"`]);
    }
  }
  return { status: response.status, headers, body, isPublic };
}

/** Whether to compress a response: it must be text, and not too small. */
export function isWorthCompressing({ headers, body }: FinishedAnswer): boolean {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  return body.byteLength > COMPRESSION_THRESHOLD && isCompressible(type);
}
