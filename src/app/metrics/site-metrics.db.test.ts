import { expect, test } from "vitest";
import { leaveMessage } from "../../../tests/support/contact-messages.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { openTestSite, type TestSite } from "../../../tests/support/test-site.ts";
import { insertAccountMail } from "../../people/mail/rows/account-mail-rows.server.ts";
import { noteBackup } from "../backups/note-backup.server.ts";

const TOKEN = "a-token-of-the-tests";
const CACHE_BYTES = 10_000_000;

/** The site's metrics, keyed as `name{label="value"}`. */
async function metricsOf(site: TestSite): Promise<Map<string, number>> {
  const { status, text } = await site.get("/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(status).toBe(200);
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      // The format that Prometheus reads: a name, labels, a number.
      expect(line).toMatch(/^[a-z_][a-z\d_]*(?:\{[a-z_]+="[^"\n]*"(?:,[a-z_]+="[^"\n]*")*\})? (?:[-+.\de]+|NaN)$/i);
      const cut = line.lastIndexOf(" ");
      return [line.slice(0, cut), Number(line.slice(cut + 1))];
    }),
  );
}

const openWatchedSite = (settings: Record<string, string> = {}) =>
  openTestSite({ METRICS_TOKEN: TOKEN, ...settings }, { watched: true, cacheBytes: CACHE_BYTES });

test("requests are counted by the kind of their address and their status, and timed", async () => {
  const site = await openWatchedSite();
  for (const path of ["/api/nothing", "/api/nothing", "/favicon.svg", "/healthz", "/nowhere", "/about"]) {
    await site.get(path);
  }
  await site.get("/api/tuskers", { method: "POST" });
  const metrics = await metricsOf(site);
  const counted = (kind: string, status: number) =>
    metrics.get(`tuskers_requests_total{kind="${kind}",status="${status}"}`);
  expect([counted("api", 404), counted("api", 401), counted("asset", 200), counted("health", 200)]).toEqual([
    2, 1, 1, 1,
  ]);
  expect([counted("page", 404), counted("page", 200)]).toEqual([1, 1]);
  expect(metrics.get('tuskers_request_duration_seconds_count{kind="api"}')).toBe(3);
  expect(metrics.get('tuskers_request_duration_seconds_sum{kind="page"}')).toBeGreaterThan(0);
  expect(metrics.get('tuskers_request_duration_seconds_bucket{le="+Inf",kind="api"}')).toBe(3);
});

test("where metrics have a port of their own, the site itself shows none, with a token or without", async () => {
  const site = await openWatchedSite({ METRICS_PORT: "9464" });
  for (const headers of [{}, { Authorization: `Bearer ${TOKEN}` }] as Record<string, string>[]) {
    expect((await site.get("/metrics", { headers })).status).toBe(404);
  }
});

test("the page cache reports its own counts", async () => {
  const site = await openWatchedSite();
  for (const path of ["/about", "/about", "/tuskers", "/about"]) await site.get(path);
  const metrics = await metricsOf(site);
  const { hits, misses, stale, bytes } = site.cache?.counts() ?? {};
  expect([hits, misses]).toEqual([2, 2]);
  expect([
    metrics.get('tuskers_page_cache_requests_total{result="hit"}'),
    metrics.get('tuskers_page_cache_requests_total{result="miss"}'),
    metrics.get('tuskers_page_cache_requests_total{result="stale"}'),
    metrics.get("tuskers_page_cache_bytes"),
  ]).toEqual([hits, misses, stale, bytes]);
});

test("there are metrics of the process, its queues, its connections and its disk", async () => {
  const metrics = await metricsOf(await openWatchedSite());
  for (const name of [
    "process_resident_memory_bytes",
    "nodejs_heap_size_used_bytes",
    "nodejs_eventloop_lag_p99_seconds",
    "tuskers_disk_free_bytes",
    "tuskers_connections",
  ]) {
    expect(metrics.get(name), name).toBeGreaterThanOrEqual(name.includes("lag") ? 0 : 1);
  }
  for (const queue of ["pages", "uploads", "pictures", "passwords", "drawings", "cards", "papers"]) {
    expect(metrics.get(`tuskers_queue_waiting{queue="${queue}"}`), queue).toBe(0);
    expect(metrics.get(`tuskers_queue_running{queue="${queue}"}`), queue).toBeGreaterThanOrEqual(0);
  }
  for (const name of ["tuskers_work_refused_total", "tuskers_held_up", "tuskers_connections_dropped_total"]) {
    expect(metrics.get(name), name).toBe(0);
  }
  expect(metrics.get('tuskers_connections_cut_total{slow="body"}')).toBe(0);
});

test("there are metrics of waiting and failed deliveries", async () => {
  const site = await openWatchedSite({ SMTP_URL: "smtp://127.0.0.1:9", CONTACT_TO: "keeper@tuskers.example" });
  const outbox = async () => {
    const metrics = await metricsOf(site);
    return ["waiting", "failed"].map((state) => metrics.get(`tuskers_outbox_deliveries{state="${state}"}`));
  };
  expect(await outbox()).toEqual([0, 0]);
  for (const subject of ["one", "two", "three"]) await leaveMessage(site.services, { subject });
  await site.services.db.write.updateTable("deliveries").set({ state: "failed" }).where("seq", "=", 1).execute();
  expect(await outbox()).toEqual([2, 1]);
});

test("there are metrics of mails to accounts and of the image that waits longest", async () => {
  const site = await openWatchedSite();
  const { db, clock } = site.services;
  expect((await metricsOf(site)).get("tuskers_images_due_oldest_seconds")).toBe(0);
  const [now, expiresAt] = [clock.now(), new Date(clock.now().getTime() + 3_600_000)];
  for (const subject of ["one", "two"]) {
    await db.write
      .transaction()
      .execute((transaction) =>
        insertAccountMail(transaction, { to: "keeper@example.com", subject, text: "x", now, expiresAt }),
      );
  }
  await db.write.updateTable("account_mails").set({ state: "failed" }).where("seq", "=", 1).execute();
  await storeImage(site.services, "raja.jpg");
  await db.write.updateTable("images").set({ variants_due: now.toISOString() }).execute();
  clock.advance(90_000);
  const metrics = await metricsOf(site);
  expect(["waiting", "failed"].map((state) => metrics.get(`tuskers_account_mails{state="${state}"}`))).toEqual([1, 1]);
  expect(metrics.get("tuskers_images_due_oldest_seconds")).toBe(90);
});

test("there are metrics of the last backup, which every process reads from the database", async () => {
  const site = await openWatchedSite();
  const { db } = site.services;
  const of = async (name: string) => (await metricsOf(site)).get(`tuskers_backup_${name}`);
  expect([await of("failed"), await of("last_attempt_timestamp_seconds")]).toEqual([0, undefined]);
  const good = { finishedAt: "2026-03-01T06:00:00.000Z", fileBytes: 1234, pictures: 2, missing: 0, damaged: 0 };
  await noteBackup(db, { good });
  await noteBackup(db, { failure: { failedAt: "2026-03-02T06:00:00.000Z", message: "There is no room." } });
  const seconds = (time: string) => Date.parse(time) / 1000;
  expect(await of("last_success_timestamp_seconds")).toBe(seconds(good.finishedAt));
  expect(await of("last_success_bytes")).toBe(1234);
  expect(await of("last_attempt_timestamp_seconds")).toBe(seconds("2026-03-02T06:00:00.000Z"));
  expect(await of("failed")).toBe(1);
  expect([await of("interval_seconds"), await of("disk_free_bytes")]).toEqual([undefined, undefined]);
  const making = await openWatchedSite({ BACKUP_DIR: await temporaryFolder(), BACKUP_EVERY: "12h" });
  const metrics = await metricsOf(making);
  expect(metrics.get("tuskers_backup_interval_seconds")).toBe(43_200);
  expect(metrics.get("tuskers_backup_disk_free_bytes")).toBeGreaterThan(0);
});

test("visitors can neither be found in the metrics nor make them grow", async () => {
  const site = await openWatchedSite({ TRUST_PROXY: "1" });
  const visit = (index: number) =>
    site.get(`/nowhere-${index}/sunethra?search=sunethra${index}`, {
      method: index % 2 === 0 ? "GET" : "PUT",
      headers: { "X-Forwarded-For": `203.0.113.${index}`, "User-Agent": `sunethra/${index}` },
    });
  for (let index = 0; index < 10; index += 1) await visit(index);
  // Reading the metrics is counted too.
  await metricsOf(site);
  const before = await metricsOf(site);
  for (let index = 10; index < 200; index += 1) await visit(index);
  const after = await metricsOf(site);
  const own = (metrics: Map<string, number>) => [...metrics.keys()].filter((name) => name.startsWith("tuskers_"));
  expect(own(after)).toEqual(own(before));
  expect([...after.keys()].join("\n")).not.toMatch(/203\.0\.113|sunethra|nowhere|PUT/);
});

test("metrics are there while the database is away, and tell so", async () => {
  const site = await openWatchedSite();
  expect((await metricsOf(site)).get("tuskers_database_readable")).toBe(1);
  await site.services.db.read.destroy();
  const metrics = await metricsOf(site);
  expect(metrics.get("tuskers_database_readable")).toBe(0);
  expect(metrics.get('tuskers_outbox_deliveries{state="waiting"}')).toBeUndefined();
  expect(metrics.get("process_resident_memory_bytes")).toBeGreaterThan(0);
});

test("who has not the token learns nothing, and without a setting there are no metrics", async () => {
  const site = await openWatchedSite();
  for (const headers of [{}, { Authorization: "Bearer wrong" }, { Authorization: TOKEN }] as Record<string, string>[]) {
    const answer = await site.get("/metrics", { headers });
    expect([answer.status, answer.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    expect(answer.text).not.toContain("tuskers_");
  }
  const allowed = await site.get("/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(allowed.headers).toMatchObject({
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
    "cache-control": "no-store",
  });
  const unwatched = await openTestSite();
  expect((await unwatched.get("/metrics")).status).toBe(404);
});
