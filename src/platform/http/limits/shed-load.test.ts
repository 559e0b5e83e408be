import { expect, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import { createWorkLimiter } from "./work-limiter.server.ts";

/** A limiter that a test can fill and release. */
function openLimiter() {
  const limiter = createWorkLimiter({ atOnce: 1, waiting: 0, mostMs: 60_000, refusalMs: 0 });
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    limiter,
    fill: () => void limiter.run(() => promise),
    async free() {
      resolve();
      await expect.poll(() => limiter.counts().running).toBe(0);
    },
  };
}

test("with no room left pages and calls are put off, and what is ready goes out as ever", async () => {
  const { limiter, fill, free } = openLimiter();
  const site = await openTestSite({}, { limiter, cacheBytes: 10_000_000 });
  expect((await site.get("/about")).status).toBe(200);
  fill();

  const page = await site.get("/tuskers");
  expect([page.status, page.headers["retry-after"], page.headers["cache-control"]]).toEqual([503, "5", "no-store"]);
  const call = await site.get("/api/tuskers");
  expect([call.status, call.headers["retry-after"], call.headers["cache-control"]]).toEqual([503, "5", "no-store"]);
  expect(JSON.parse(call.text)).toEqual(
    problem({
      statusCode: 503,
    }),
  );

  expect((await site.get("/about")).status).toBe(200);
  expect((await site.get("/favicon.svg")).status).toBe(200);
  expect((await site.get("/healthz")).status).toBe(200);
  expect((await site.get("/readyz")).status).toBe(200);

  await free();
  expect((await site.get("/tuskers")).status).toBe(200);
  expect((await site.get("/api/tuskers")).status).toBe(200);
});

test("with no room left a page that a save has made old goes out as it was", async () => {
  const { limiter, fill, free } = openLimiter();
  const site = await openTestSite({}, { limiter, cacheBytes: 10_000_000 });
  expect((await site.get("/tuskers")).text).toContain("No Tuskers Found");
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() });
  fill();
  const stale = await site.get("/tuskers");
  expect([stale.status, stale.text.includes("No Tuskers Found")]).toEqual([200, true]);
  await free();
  expect((await site.get("/tuskers")).text).toContain("Gemunu");
});

test("a contact form that is sent without script is put off too, and nothing of it is kept", async () => {
  const { limiter, fill, free } = openLimiter();
  const site = await openTestSite({}, { limiter });
  const send = () =>
    fetch(`http://127.0.0.1:${site.port}/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ name: "Nimal", email: "nimal@example.com", subject: "Hello", message: "A word" }),
      redirect: "manual",
    });
  const stored = () => site.services.db.read.selectFrom("contact_messages").selectAll().execute();
  fill();
  const refused = await send();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await stored()).toEqual([]);
  await free();
  expect((await send()).status).toBeLessThan(400);
  expect(await stored()).toHaveLength(1);
});

test("a process that is held up serves what is ready and puts off the rest, writes and images too", async () => {
  let heldUp = false;
  const site = await openTestSite({}, { isHeldUp: () => heldUp, cacheBytes: 10_000_000 });
  await site.get("/about");
  heldUp = true;
  for (const path of ["/tuskers", "/api/tuskers", "/uploads/public/raja.jpg"]) {
    const { status, headers } = await site.get(path);
    expect([path, status, headers["retry-after"]]).toEqual([path, 503, "5"]);
  }
  expect((await site.get("/api/auth/login", { method: "POST" })).status).toBe(503);
  for (const path of ["/about", "/favicon.svg", "/healthz", "/readyz"]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  }
  heldUp = false;
  expect((await site.get("/tuskers")).status).toBe(200);
});

test("a site that is stopping is not ready, and answers what came on a connection that was open", async () => {
  const site = await openTestSite({}, { isStopping: () => true });
  expect((await site.get("/healthz")).status).toBe(200);
  const ready = await site.get("/readyz");
  expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: "not ready", reason: "stopping" }]);
  expect((await site.get("/tuskers")).status).toBe(200);
  expect((await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() })).status).toBe(201);
});

test("one network may write 600 times a minute, and others may still write", async () => {
  const site = await openTestSite({ TRUST_PROXY: "1" });
  const send = (address: string, path: string, method = "POST") =>
    site.get(path, { method, headers: { "X-Forwarded-For": address } });
  for (let sent = 0; sent < 600; sent += 1) {
    const path = sent % 2 === 0 ? "/api/tuskers" : "/contact";
    expect([401, 415]).toContain((await send("203.0.113.9", path)).status);
  }
  const call = await send("203.0.113.9", "/api/tuskers", "DELETE");
  expect([call.status, Number(call.headers["retry-after"])]).toEqual([429, expect.closeTo(30, -2)]);
  expect(JSON.parse(call.text)).toMatchObject({ statusCode: 429 });
  const form = await send("203.0.113.9", "/contact");
  expect([form.status, form.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
  expect((await send("203.0.113.9", "/api/tuskers", "GET")).status).toBe(200);
  expect((await send("203.0.113.10", "/api/tuskers")).status).toBe(401);
});
