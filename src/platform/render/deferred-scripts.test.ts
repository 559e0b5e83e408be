import { expect, test } from "vitest";
import { deferScripts } from "./deferred-scripts.server.ts";

const PAGE =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="font" href="/assets/b.woff2"/></head>' +
  '<body><script nonce="n">data()</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body>';

test("no script file is named in a way that a browser acts on, and fonts stay first", () => {
  const html = deferScripts(PAGE, "n");
  expect(html).toContain(
    '<link rel="later" href="/assets/a.js"/><link rel="preload" as="font" href="/assets/b.woff2"/>',
  );
  expect(html).toContain('<script nonce="n" type="later">import "/assets/a.js";</script>');
  expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
});

test("scripts that a page needs at once stay as they are, and the one that starts the others comes last", () => {
  const html = deferScripts(PAGE, "n");
  expect(html).toContain('<script nonce="n">data()</script>');
  expect(html).toMatch(/<script nonce="n">[^<]*largest-contentful-paint[^<]*<\/script><\/body>$/);
});
