import { tagOf } from "../../platform/http/entity-tag.server.ts";
import { isCompressible } from "../../platform/http/media-types.server.ts";
import { COMPRESSION_THRESHOLD } from "../../platform/http/precompress.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";

/** What pages of one kind have in common besides their bodies. */
export type SharedHead = {
  /** Alternating names and values, without the ETag and what depends on the encoding. */
  headers: readonly string[];
  cacheControl: string | undefined;
};

/** A complete response of the site: uncompressed, and valid for everybody who requests its address. */
export type FinishedAnswer = {
  status: number;
  shared: SharedHead;
  /** Empty if it has none. */
  etag: string;
  body: Buffer;
  isPublic: boolean;
  isHtml: boolean;
  isWorthCompressing: boolean;
};

/** Headers that belong to the one request that made the response, or that are set when it is sent. */
const LEFT_OUT = new Set([
  ...["x-request-id", "content-length", "content-encoding", "transfer-encoding", "date"],
  ...["etag", "cache-control"],
]);

/** Reads a response to its end. A public one without an ETag gets one, so that browsers can revalidate it. */
export async function finishAnswer(response: Response): Promise<FinishedAnswer> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const cacheControl = headers.get("Cache-Control") ?? undefined;
  const isPublic =
    status === 200 && !headers.has("Set-Cookie") && (cacheControl === undefined || /^public\b/.test(cacheControl));
  const type = headers.get("Content-Type") ?? "";
  return {
    status,
    shared: {
      headers: [...headers].filter(([name]) => !LEFT_OUT.has(name)).flat(),
      cacheControl: isPublic ? (cacheControl ?? ASK_EACH_TIME) : cacheControl,
    },
    etag: headers.get("ETag") ?? (isPublic ? `W/"${tagOf(body)}"` : ""),
    body,
    isPublic,
    isHtml: type.startsWith("text/html"),
    isWorthCompressing: body.byteLength > COMPRESSION_THRESHOLD && isCompressible(type),
  };
}
