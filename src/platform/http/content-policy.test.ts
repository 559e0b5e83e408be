import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy, sealDocument } from "./content-policy.server.ts";

const NONCE = "hZ8-kk_2Qw3nT9sLr0aa1bcd";
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("scripts and styles with the nonce are hashed, and the nonce is gone", () => {
  const html = `<head><link rel="modulepreload" href="/a.js" nonce="${NONCE}"/><style nonce="${NONCE}">b{}</style></head><script type="module" async="" nonce="${NONCE}">one()</script><script nonce="${NONCE}">two("é")</script>`;
  const sealed = sealDocument(html, NONCE);
  expect(sealed.scripts).toEqual([hashOf("one()"), hashOf('two("é")')]);
  expect(sealed.styles).toEqual([hashOf("b{}")]);
  expect(sealed.html).toBe(
    '<head><link rel="modulepreload" href="/a.js"/><style>b{}</style></head><script type="module" async="">one()</script><script>two("é")</script>',
  );
});

test("a script that came with the content gets no hash, whichever nonce it claims", () => {
  const html = `<p><script>evil()</script><script nonce="">evil()</script><script nonce="guess">evil()</script></p><script nonce="${NONCE}">ours()</script>`;
  expect(sealDocument(html, NONCE).scripts).toEqual([hashOf("ours()")]);
});

test("a document that repeats its nonce elsewhere is refused rather than sent", () => {
  expect(() => sealDocument(`<p>${NONCE}</p>`, NONCE)).toThrow("repeats its nonce");
});

test("the policy of a page names this site and the hashes, and nothing unsafe", () => {
  const policy = contentPolicy({ scripts: ["AAA="], styles: [] });
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-AAA='; style-src 'self';");
  expect(policy).not.toMatch(/unsafe/);
});

test("the servers of the analytics service are named only where it is used", () => {
  expect(contentPolicy()).not.toContain("google");
  const policy = contentPolicy({ analytics: true });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
  expect(policy).toContain("img-src 'self' data: https://*.google-analytics.com");
  expect(policy).not.toMatch(/unsafe/);
});

test("images come from this site alone, unless a page names what else it shows", () => {
  expect(contentPolicy()).toContain("img-src 'self' data:;");
  expect(contentPolicy({ imageSources: ["blob:"] })).toContain("img-src 'self' data: blob:;");
});
