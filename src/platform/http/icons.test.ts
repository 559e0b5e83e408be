import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

test("a page's icons are in one file of the site, which contains all of them and is cached for ever", async () => {
  const { get, call, token } = await openTestSite();
  await call("POST", "/api/tuskers", { token, json: someTusker() });
  const page = await get("/tuskers");
  const uses = [...page.text.matchAll(/<use href="([^"#]*)#([^"]*)"/g)];
  const names = new Set(uses.map(([, , name]) => name));
  expect(names.size).toBeGreaterThan(3);
  const [file = "", ...others] = new Set(uses.map(([, address]) => address));
  expect(others).toEqual([]);
  // Root-relative, because browsers only accept such a file from the page's own origin.
  expect(file).toMatch(/^\/assets\/icons-/);
  const sprite = await get(file);
  expect([sprite.status, sprite.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect(sprite.headers["cache-control"]).toContain("immutable");
  for (const name of names) expect(sprite.text).toContain(`<symbol id="${name}"`);
  expect(page.headers["content-security-policy"]).toMatch(/img-src 'self'/);
});
