import { expect, test, vi } from "vitest";
import { openTestSite } from "../../../../tests/support/test-site.ts";

/** What visitors tell about an animal stands in the query of these addresses when a page works without script. */
const ADDRESSES = ["/key", "/compare", "/api/key"];
const TOLD = "place=kaudulla&year=1987&tusks=left_only&ear_edge.left=holed";
/** Not its year: a request id and a number of bytes may contain 1987. */
const OF_QUERY = /kaudulla|year=|left_only|holed|ear_edge/;
const TOKEN = "a-token-of-the-tests";

test("nothing of a query is logged or kept in metrics, whatever becomes of the request", async () => {
  const site = await openTestSite({ METRICS_TOKEN: TOKEN }, { watched: true, cacheBytes: 10_000_000 });
  const lines: unknown[] = [];
  for (const level of ["debug", "info", "warn", "error"] as const) {
    vi.spyOn(site.services.log, level).mockImplementation((...parts: unknown[]) => void lines.push(parts));
  }
  // A second visit may come from the cache; an upper-case or doubled path is redirected or unknown.
  for (const path of [...ADDRESSES, ...ADDRESSES, "/KEY", "/key/", "/key/none", "//key"]) {
    for (const method of ["GET", "HEAD", "POST", "PUT"]) await site.get(`${path}?${TOLD}`, { method });
  }
  await site.services.db.read.destroy();
  for (const path of ADDRESSES) await site.get(`${path}?${TOLD}&again=1`);
  const logged = JSON.stringify(lines, (_, value: unknown) =>
    value instanceof Error ? `${value.message} ${value.stack}` : value,
  );
  expect(lines.length).toBeGreaterThan(ADDRESSES.length);
  expect(logged).toContain("/api/key");
  expect(logged).not.toMatch(OF_QUERY);
  const { text } = await site.get("/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(text).toContain("tuskers_requests_total");
  expect(text).not.toMatch(OF_QUERY);
});
