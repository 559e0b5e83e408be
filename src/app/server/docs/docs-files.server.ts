import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { type Asset, sendAsset } from "../../../platform/http/assets.server.ts";
import { tagOf } from "../../../platform/http/entity-tag.server.ts";
import { mediaTypeOf } from "../../../platform/http/media-types.server.ts";

/** Below the page that describes the API; both are files of Swagger UI. */
export const DOCS_FILES_PATH = "/api/docs/:name{(?:swagger-ui\\.css|swagger-ui-bundle\\.js)}";

/** Compressed once, while the first request waits: nearly as small as at the highest level, in a tenth of the time. */
const BROTLI_QUALITY = 9;
const A_DAY = "public, max-age=86400";

async function readDocsFile(name: string): Promise<Asset> {
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  const identity = await readFile(join(folder, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const br = await promisify(brotliCompress)(identity, { params });
  return {
    type: mediaTypeOf(name),
    tag: tagOf(identity),
    forms: { identity, br, gzip: await promisify(gzip)(identity) },
  };
}

/** Serves these files from memory after the first request for them. */
export function docsFilesRoute(): MiddlewareHandler {
  const files = new Map<string, Promise<Asset>>();
  return async (context) => {
    const name = context.req.param("name") ?? "";
    const file = files.get(name) ?? readDocsFile(name);
    files.set(name, file);
    // Do not cache a failed read, so that the next request tries again.
    file.catch(() => files.delete(name));
    return sendAsset(context, await file, A_DAY);
  };
}
