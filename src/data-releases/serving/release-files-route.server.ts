import { Hono } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import type { Services } from "../../app/services.server.ts";
import { OPEN_TO_OTHER_SITES } from "../../platform/api/cross-origin.server.ts";
import { isNamed } from "../../platform/http/entity-tag.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";
import { RELEASE_NUMBER } from "../release-number.ts";
import { findReleaseFile } from "../rows/release-rows.server.ts";

/** Serves the files of releases. Caches ask each time, because a release can be recalled. */
export const releaseFilesRoute = ({ db }: Pick<Services, "db">) =>
  new Hono<ApiEnvironment>().get("/data/:number/:name", async (context, next) => {
    const { number, name } = context.req.param();
    const file = RELEASE_NUMBER.test(number) ? await findReleaseFile(db.read, { number, name }) : undefined;
    if (file === undefined) return next();
    if (file.content === null) {
      const message = `Data release ${number} was recalled on ${file.recalled_on}: ${file.recalled_why}\n`;
      return context.text(message, 410, { "Cache-Control": ASK_EACH_TIME });
    }
    const headers = {
      ...{ ETag: `W/"${file.sha256.slice(0, 32)}"`, "Cache-Control": ASK_EACH_TIME },
      ...OPEN_TO_OTHER_SITES,
    };
    if (isNamed(context.req.header("If-None-Match"), headers.ETag)) return context.body(null, 304, headers);
    return context.body(Uint8Array.from(Buffer.from(file.content, "base64")), 200, {
      ...headers,
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  });
