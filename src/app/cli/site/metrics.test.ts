import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "../../../../tests/support/built-site.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { startSite } from "../../../../tests/support/running-site.ts";
import { readConfig } from "../../../platform/config/config.server.ts";

beforeAll(ensureBuilt, 300_000);

test("with a port of its own, metrics are there and not on the site's", {
  tags: ["deep"],
  timeout: 60_000,
}, async () => {
  const port = await freePort();
  const site = await startSite({ settings: { METRICS_PORT: String(port) } });
  try {
    const own = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([own.status, own.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    expect(await own.text()).toContain("tuskers_requests_total");
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  } finally {
    await site.stop();
  }
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test("a port and a token together ask for the token at the port", { tags: ["deep"], timeout: 60_000 }, async () => {
  const port = await freePort();
  const token = "0123456789abcdef";
  const site = await startSite({ settings: { METRICS_PORT: String(port), METRICS_TOKEN: token } });
  try {
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status).toBe(200);
    expect((await fetch(`${site.url}/metrics`, { headers })).status).toBe(404);
  } finally {
    await site.stop();
  }
});

test.each([
  [{ METRICS_PORT: "3000" }, /^METRICS_PORT .*PORT/],
  [{ METRICS_PORT: "99999" }, /^METRICS_PORT .*65535/],
  [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN /],
])("%j stops the start", (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});
