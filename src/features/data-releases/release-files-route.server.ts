import { Hono } from "hono";
import { OPEN_TO_OTHER_SITES } from "../../platform/api/cross-origin.server.ts";
import { isNamed } from "../../platform/http/entity-tag.server.ts";
import { isCompressible } from "../../platform/http/media-types.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { rangeOf } from "../../platform/storage/byte-range.server.ts";
import { readContent } from "./release-content.server.ts";
import { RELEASE_NUMBER } from "./release-number.ts";
import { findReleaseFile } from "./release-rows.server.ts";

/**
 * Serves the files of releases, chunk by chunk as fast as the reader takes them. Caches ask each time, because a release
 * can be recalled. Parts are served of files that are not compressed on the way: parts of two encodings do not fit.
 */
export const releaseFilesRoute = ({ db }: Pick<Services, "db">) =>
  new Hono<ApiEnvironment>().get("/data/:number/:name", async (context, next) => {
    const { number, name } = context.req.param();
    const file = RELEASE_NUMBER.test(number) ? await findReleaseFile(db.read, { number, name }) : undefined;
    if (file === undefined) return next();
    const { file_id: fileId, bytes } = file;
    if (fileId === null) {
      const message = `Data release ${number} was recalled on ${file.recalled_on}: ${file.recalled_why}\n`;
      return context.text(message, 410, { "Cache-Control": ASK_EACH_TIME });
    }
    const hasParts = !isCompressible(file.type);
    const tag = `"${file.sha256.slice(0, 32)}"`;
    const headers: Record<string, string> = {
      ...{ ETag: hasParts ? tag : `W/${tag}`, "Cache-Control": ASK_EACH_TIME },
      ...(hasParts ? { "Accept-Ranges": "bytes" } : {}),
      ...OPEN_TO_OTHER_SITES,
    };
    if (isNamed(context.req.header("If-None-Match"), headers.ETag ?? "")) return context.body(null, 304, headers);
    const range = hasParts ? rangeOf(context.req, { tag, bytes }) : undefined;
    if (range === "unsatisfiable") {
      return context.body(null, 416, { ...headers, "Content-Range": `bytes */${bytes}` });
    }
    const { start, end } = range ?? { start: 0, end: bytes - 1 };
    if (range) headers["Content-Range"] = `bytes ${start}-${end}/${bytes}`;
    const content = readContent(db.read, { fileId, start, end: end + 1 });
    return context.body(ReadableStream.from(content), range ? 206 : 200, {
      ...headers,
      "Content-Type": file.type,
      "Content-Length": String(end - start + 1),
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  });
