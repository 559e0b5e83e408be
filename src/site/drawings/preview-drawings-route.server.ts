import { Hono } from "hono";
import { readDrawnFileName } from "../../artwork/drawn-images.ts";
import { findPreviewDrawing, PREVIEW_DRAWINGS_PATH } from "../../content/drawings/preview-drawings.server.ts";
import { openPreview } from "../../content/previews/open-preview.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { chooseEncoding } from "../../platform/http/content-encoding.server.ts";
import { SANDBOXED_POLICY } from "../../platform/http/security-headers.server.ts";
import type { Services } from "../../platform/services/services.server.ts";

/** If the file is opened directly, it can run and load nothing. No cache keeps it, because it is not public. */
const HEADERS = {
  "Content-Security-Policy": SANDBOXED_POLICY,
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
};

const notFound = (): Response =>
  new Response("There is no such drawing.\n", {
    status: 404,
    headers: { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" },
  });

/**
 * Drawings of entries that are not saved yet, available until the preview expires. All of them are served as SVG,
 * whatever the file name says: encoding other formats is not worth it for an hour.
 */
export function previewDrawingsRoute({ db, clock, drawings }: Pick<Services, "db" | "clock" | "drawings">): Hono {
  const route = new Hono();
  route.get(`${PREVIEW_DRAWINGS_PATH}/:token/:name`, async (context) => {
    const artwork = readDrawnFileName(context.req.param("name"));
    if (artwork === undefined) return notFound();
    const preview = await openPreview({ db, clock }, context.req.param("token")).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    const draw = preview === undefined || preview.kind === "page" ? undefined : findPreviewDrawing(preview, artwork);
    if (preview === undefined || draw === undefined) return notFound();
    const encoding = chooseEncoding(context.req.header("Accept-Encoding"));
    const { slug, aspect, hash } = artwork;
    // The cache key describes the content, so that other previews of the same drawing reuse it.
    const bytes = await drawings.compressed.get(`preview ${preview.kind} ${slug} ${aspect} ${hash}`, encoding, draw);
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...HEADERS,
        "Content-Type": "image/svg+xml; charset=utf-8",
        Vary: "Accept-Encoding",
        ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
      },
    });
  });
  return route;
}
