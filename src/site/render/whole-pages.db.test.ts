import { expect, test } from "vitest";
import { SHIPPED_WITHOUT_SOURCES } from "../../../tests/support/shipped-pages.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

test("a page that the server renders whole has one script in its policy, the same on each", async () => {
  const site = await openTestSite();
  const policies = await Promise.all(
    ["/privacy-policy", "/si/terms-of-service", "/ta/licences"].map(async (path) => {
      const { status, headers, text } = await site.get(path);
      expect([path, status, text.match(/<title>/g)?.length]).toEqual([path, 200, 1]);
      return String(headers["content-security-policy"]);
    }),
  );
  expect(new Set(policies).size).toBe(1);
  expect(policies[0]?.match(/'sha256-/g)).toHaveLength(1);
});

test("its query changes nothing, in any language", async () => {
  const site = await openTestSite();
  const plain = await site.get("/si/privacy-policy");
  expect((await site.get("/si/privacy-policy?from=elsewhere")).text).toBe(plain.text);
  expect(plain.text).toContain('<html lang="si">');
});

test("what is saved is on it at once, and a page whose text cannot be read fails and shows none of it", async () => {
  const site = await openTestSite();
  await site.get("/terms-of-service");
  const saved = await site.call("PUT", "/api/pages/terms", {
    token: site.token,
    json: { ...SHIPPED_WITHOUT_SOURCES.terms, description: "New terms." },
    headers: { "If-Match": "*" },
  });
  expect(saved.status).toBe(200);
  expect((await site.get("/terms-of-service")).text).toContain("New terms.");
  await site.services.db.close();
  const { status, headers, text } = await site.get("/privacy-policy");
  expect(headers["cache-control"]).toBe("no-store");
  // A server that is away may be back in a moment.
  expect(status).toBe(site.services.db.dialect.isServer ? 503 : 500);
  expect(text).toContain("<main");
  expect(text).not.toContain("What we collect");
});
