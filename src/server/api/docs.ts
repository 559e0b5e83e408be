import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { AppError } from "../../domain/errors/app-error.ts";
import { createApiRouter } from "./api-router.ts";

const ASSETS: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

/** The page's own script, kept in a file of its own so that the policy needs no inline exception. */
const START_SCRIPT = `window.addEventListener("load", () => {
  window.SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });
});
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The calls of Sri Lankan Tuskers</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
<noscript><p>This page draws <a href="/api/openapi.json">the API document</a> with a script; without one, read the document itself.</p></noscript>
</body>
</html>
`;

/** This page's own policy: Swagger UI shows icons from data addresses and asks for the document. Nothing is inline. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** /api/docs: the API document as a page for people; every part of it is served from here. */
export const docsRoutes = () => {
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  return createApiRouter()
    .get("/", (context) => {
      context.header("Content-Security-Policy", DOCS_POLICY);
      return context.html(PAGE);
    })
    .get("/start.js", (context) =>
      context.body(START_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    )
    .get("/:asset", (context) => {
      const name = context.req.param("asset");
      const type = ASSETS[name];
      if (type === undefined) throw new AppError("NotFound", "There is no such file.");
      const stream = Readable.toWeb(createReadStream(join(folder, name))) as ReadableStream;
      return context.body(stream, 200, { "Content-Type": type, "Cache-Control": "public, max-age=3600" });
    });
};
