import { expect, test } from "vitest";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import { isOpenCall } from "../../../platform/api/cross-origin.server.ts";

type Described = Record<string, { security?: unknown; responses: Record<string, unknown> }>;

test("the API document describes every answer that nothing has changed", async () => {
  const { get } = await openTestSite({}, { cacheBytes: 10_000_000 });
  const { paths } = JSON.parse((await get("/api/openapi.json")).text) as { paths: Record<string, Described> };
  const unchanged: string[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    const call = operations.get;
    if (call === undefined || !isOpenCall({ ...call, method: "get", path })) continue;
    const address = `${path}?page=1`.replaceAll(/\{[^}]+\}/g, "home");
    const { headers } = await get(address);
    const { status } = await get(address, { headers: { "If-None-Match": headers.etag ?? "none" } });
    if (status === 304) unchanged.push(path);
    expect([path, Object.keys(call.responses)]).toEqual([path, expect.arrayContaining([String(status)])]);
  }
  expect(unchanged).toContain("/api/record/heights");
});
