import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { escapedHtml } from "../../../platform/text/escaped-html.ts";

/**
 * The page's own script, in a separate file so that the policy needs no exception for inline scripts. The groups begin
 * closed: Swagger UI stops drawing after a few when more than 126 calls are open at once.
 */
const START_SCRIPT = `window.addEventListener("load", () => {
  window.SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, docExpansion: "none", validatorUrl: null });
});
`;

const page = (name: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The calls of ${escapedHtml(name)}</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<footer class="swagger-ui"><div class="wrapper"><p><a class="link" href="/licences">Licences of the code in this page</a></p></div></footer>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
<noscript><p>This page draws <a href="/api/openapi.json">the API document</a> with a script; without one, read the document itself.</p></noscript>
</body>
</html>
`;

/** This page's own policy: Swagger UI shows icons from data URLs and fetches the document. Nothing is inline. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** /api/docs: the API document as a readable page. Swagger UI's own files come from `docs-files.server.ts`. */
export const docsRoutes = () =>
  createApiRouter()
    .get("/", (context) => {
      context.header("Content-Security-Policy", DOCS_POLICY);
      return context.html(page(siteName()));
    })
    .get("/start.js", (context) =>
      context.body(START_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    );
