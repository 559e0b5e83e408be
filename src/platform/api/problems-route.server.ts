import { hash } from "node:crypto";
import { siteName } from "../identity/site-identity.ts";
import { escapedHtml } from "../text/escaped-html.ts";
import { createApiRouter } from "./api-router.server.ts";
import { PROBLEMS } from "./problems.ts";

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 400 1rem/1.55 Georgia, serif; color: #1d2b2a; background: #fbf5e9; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.15rem; }
p { margin: 0.25rem 0; }
a { color: #9c3416; }
:target { outline: 3px solid #b98a2f; outline-offset: 0.3rem; }
@media (prefers-color-scheme: dark) { body { color: #f1e9d8; background: #10201f; } a { color: #f0a184; } }
`;

const POLICY = `default-src 'none'; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const section = ([status, { name, title, meaning }]: [string, (typeof PROBLEMS)[keyof typeof PROBLEMS]]): string =>
  `<section id="${name}">\n<h2>${status} ${title}</h2>\n<p>${meaning}</p>\n<p><code>/api/problems#${name}</code></p>\n</section>`;

const page = (name: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Problems of the calls of ${escapedHtml(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Problems of the calls of ${escapedHtml(name)}</h1>
<p>A call that fails answers <code>application/problem+json</code> (RFC 9457). Its <code>type</code> is one of the addresses below, <code>detail</code> says in a sentence what is wrong, and <code>instance</code> has the id of the request, which the site's log has too. The calls themselves are in <a href="/api/docs">the reference</a>.</p>
${Object.entries(PROBLEMS).map(section).join("\n")}
</main>
</body>
</html>
`;

/** /api/problems: what the types of failed calls mean. */
export const problemsRoute = () =>
  createApiRouter().get("/", (context) => {
    context.header("Content-Security-Policy", POLICY);
    return context.html(page(siteName()));
  });
