import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hasProgram, writeNginxConfiguration } from "./support/example-files.ts";
import { freePort } from "./support/free-port.ts";
import { someTusker } from "./support/test-api.ts";
import { type Answer, callOver, openTestSite, type TestSite } from "./support/test-site.ts";
import { startWebhook } from "./support/webhook.ts";

const KEPT = "/var/cache/nginx/tuskers";

type Edge = { get(path: string, options?: Parameters<TestSite["get"]>[1]): Promise<Answer>; forget(): Promise<void> };

/** nginx as docs/caching.md has it, in front of a site, running until the test is over. */
async function startNginx(sitePort: number): Promise<Edge> {
  const guide = await readFile(join(import.meta.dirname, "../docs/caching.md"), "utf8");
  const example = /```nginx\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
  const port = await freePort();
  const { folder: kept } = await writeNginxConfiguration("");
  const { path } = await writeNginxConfiguration(
    example
      .replaceAll(KEPT, join(kept, "pages"))
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
      .replace("server {", `access_log off;\nserver {\n    listen 127.0.0.1:${port};`),
  );
  await mkdir(join(kept, "pages"), { recursive: true });
  const nginx = spawn("nginx", ["-c", path], { stdio: "ignore" });
  onTestFinished(async () => {
    if (nginx.exitCode !== null) return;
    const ended = once(nginx, "exit");
    nginx.kill("SIGTERM");
    await ended;
  });
  const get: Edge["get"] = (asked, options) => callOver(port, asked, options);
  await expect.poll(async () => (await get("/healthz").catch(() => undefined))?.status, { timeout: 20_000 }).toBe(200);
  return {
    get,
    async forget() {
      for (const name of await readdir(join(kept, "pages"))) await rm(join(kept, "pages", name), { force: true });
    },
  };
}

const WITHOUT_NGINX = hasProgram("nginx") ? undefined : "It needs nginx (on Debian: apt-get install nginx-light).";

async function furnish(settings: Record<string, string>) {
  const site = await openTestSite(settings, { cacheBytes: 10_000_000 });
  const edge = await startNginx(site.port);
  const { token } = site;
  const made = await site.call("POST", "/api/tuskers", { token, json: someTusker({ name: "Gemunu" }) });
  const { _id } = (await made.json()) as { _id: string };
  const rename = (name: string) =>
    site.call("PUT", `/api/tuskers/${_id}`, { token, json: someTusker({ name, slug: "gemunu" }) });
  const remove = () => site.call("DELETE", `/api/tuskers/${_id}`, { token });
  const title = async (from: Pick<Edge, "get">) =>
    /<h1[^>]*>([^<]*)/.exec((await from.get("/tuskers/gemunu")).text)?.[1];
  return { site, edge, rename, remove, title, call: `/api/tuskers/${_id}` };
}

test("a save shows at the site at once, and in the cache after its purge", async ({ skip }) => {
  if (WITHOUT_NGINX !== undefined) skip(WITHOUT_NGINX);
  let forget = async () => {};
  const webhook = await startWebhook(() => forget());
  const { site, edge, rename, remove, title } = await furnish({ CDN_SECONDS: "86400", CDN_PURGE_URL: webhook.url });
  forget = edge.forget;
  const { cachePurges, clock } = site.services;
  cachePurges.start();
  await cachePurges.settled();
  const tell = async () => {
    cachePurges.wake();
    await cachePurges.settled();
    clock.advance(1000);
    cachePurges.wake();
    await cachePurges.settled();
  };
  expect(await title(edge)).toBe("Gemunu");
  expect((await rename("Kandula")).status).toBe(200);
  expect([await title(site), await title(edge)]).toEqual(["Kandula", "Gemunu"]);
  await tell();
  expect(await title(edge)).toBe("Kandula");
  await remove();
  expect((await edge.get("/tuskers/gemunu")).status).toBe(200);
  await tell();
  expect((await edge.get("/tuskers/gemunu")).status).toBe(410);
  expect(webhook.received.map(({ body }) => body.reason)).toEqual(["started", "content-changed", "content-changed"]);
});

test("a cache that is not purged shows old content for the set time, and no longer", async ({ skip }) => {
  if (WITHOUT_NGINX !== undefined) skip(WITHOUT_NGINX);
  const { edge, rename, remove, title } = await furnish({ CDN_SECONDS: "2" });
  expect(await title(edge)).toBe("Gemunu");
  await rename("Kandula");
  await expect.poll(() => title(edge), { timeout: 20_000, interval: 20 }).toBe("Kandula");
  await remove();
  const status = async () => (await edge.get("/tuskers/gemunu")).status;
  await expect.poll(status, { timeout: 20_000, interval: 20 }).toBe(410);
});

test("calls pass through the cache: the admin area sees its own saves, and nobody what is for somebody else", async ({
  skip,
}) => {
  if (WITHOUT_NGINX !== undefined) skip(WITHOUT_NGINX);
  const { site, edge, rename, call } = await furnish({ CDN_SECONDS: "86400" });
  const signedIn = { headers: { Authorization: `Bearer ${site.token}` } };
  for (const name of ["Kandula", "Raja"]) {
    await rename(name);
    for (const options of [undefined, signedIn]) {
      expect(JSON.parse((await edge.get(call, options)).text)).toMatchObject({ name });
    }
  }
  expect((await edge.get("/api/account", signedIn)).status).toBe(200);
  expect((await edge.get("/api/account")).status).toBe(401);
});
