import { createHmac, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { openOutside } from "../../../../tests/support/outside.ts";
import { openTestApi, someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import { createGuardedFetch } from "../../../platform/outgoing/guarded-fetch.server.ts";
import { createWebhooks } from "./webhooks.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVENTS = ["tusker.published", "tusker.changed", "tusker.withdrawn", "article.published"];

type Received = { headers: Record<string, string>; body: string };
type Listed = { id: string; active: boolean; pausedWhy: string | null; deliveries: Record<string, unknown>[] };

/** A site whose webhook leads to a server of this test, over HTTP: the guarded fetch is real, the internet is not. */
async function openSite() {
  const site = await openTestApi({ SITE_URL: "https://tuskers.example" });
  const { services, call, token } = site;
  const received: Received[] = [];
  const answers: number[] = [];
  const outside = await openOutside((_, response, request) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      const status = answers.shift() ?? 204;
      response.writeHead(status, status === 302 ? { Location: outside.url("elsewhere.example") } : {}).end();
    });
  });
  const guarded = createGuardedFetch(outside.options);
  const webhooks = createWebhooks({
    ...services,
    fetchGuarded: (address, options) => guarded(new URL(outside.url(address.hostname, address.pathname)), options),
  });
  onTestFinished(() => webhooks.close());
  webhooks.start();
  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, json });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const settle = async () => {
    webhooks.wake();
    await webhooks.settled();
    return received.splice(0).map(({ body }) => JSON.parse(body) as { event: string; entry: object | null });
  };
  const add = async (url = "https://hooks.example/tuskers") =>
    (await send("POST", "/api/webhooks", { url, events: EVENTS })).body as { id: string; secret: string };
  const list = async () => (await send("GET", "/api/webhooks")).body as unknown as Listed[];
  const addTusker = async (fields: object = {}) =>
    (await send("POST", "/api/tuskers", someTusker({ ...fields }))).body as { _id: string; slug: string };
  return { ...site, outside, received, answers, webhooks, send, settle, add, list, addTusker };
}

/** By the text of Standard Webhooks, not by the code of the site. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const [version, given = ""] = headers["webhook-signature"]?.split(",") ?? [];
  const expected = createHmac("sha256", key).update(text).digest();
  return version === "v1" && timingSafeEqual(Buffer.from(given, "base64"), expected);
}

test("a webhook is told what is published, changed and withdrawn, signed, and never a word of a draft", async () => {
  const { send, settle, add, addTusker, received, webhooks, list, services } = await openSite();
  const before = await addTusker({ name: "Raja" });
  const { secret } = await add();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await settle()).toEqual([]);

  const draft = await addTusker({ name: "Secret name", publication: "draft" });
  await send("PUT", `/api/tuskers/${draft._id}`, someTusker({ name: "Another secret", publication: "draft" }));
  expect(await settle()).toEqual([]);

  const { _id, slug } = await addTusker();
  webhooks.wake();
  await webhooks.settled();
  const [first] = received;
  expect(first && isSigned(first, secret)).toBe(true);
  expect(first && isSigned({ ...first, body: first.body.replace("40", "41").replace("gemunu", "x") }, secret)).toBe(
    false,
  );
  // The example of the documentation, too.
  const example = /```js\n([\s\S]+?)```/.exec(await readFile("docs/webhooks.md", "utf8"))?.[1] ?? "";
  const { isGenuine } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(example)}`);
  const { headers, body } = first ?? { headers: {}, body: "" };
  const at = services.clock.now().getTime();
  expect([
    isGenuine(headers, body, secret, at),
    isGenuine(headers, `${body} `, secret, at),
    isGenuine(headers, body, secret, at + 6 * MINUTE),
  ]).toEqual([true, false, false]);
  expect(Number(first?.headers["webhook-timestamp"])).toBe(services.clock.now().getTime() / 1000);
  const entry = { kind: "tusker", _id, slug, permanentUrl: `https://tuskers.example/id/${_id}` };
  const [published] = await settle();
  expect(published).toEqual({
    id: first?.headers["webhook-id"],
    event: "tusker.published",
    at: "2026-03-01T06:00:00.000Z",
    entry: { ...entry, url: `https://tuskers.example/tuskers/${slug}`, version: 1 },
  });

  await send("PUT", `/api/tuskers/${_id}`, someTusker({ age: 41 }));
  expect(await settle()).toMatchObject([{ event: "tusker.changed", entry: { _id, version: 2 } }]);

  // What is renamed while it is a draft was never public under that name.
  await send("PUT", `/api/tuskers/${_id}`, someTusker({ slug: "a-secret-slug", publication: "draft" }));
  expect(await settle()).toMatchObject([{ event: "tusker.withdrawn", entry: { _id, slug: "gemunu" } }]);
  await send("DELETE", `/api/tuskers/${before._id}`);
  expect(await settle()).toMatchObject([{ event: "tusker.withdrawn", entry: { _id: before._id } }]);
  const [webhook] = await list();
  expect(webhook?.deliveries.map(({ event, state }) => [event, state])).toEqual([
    ["tusker.withdrawn", "sent"],
    ["tusker.withdrawn", "sent"],
    ["tusker.changed", "sent"],
    ["tusker.published", "sent"],
  ]);
  expect(JSON.stringify(await list())).not.toContain(secret);
});

test("what is published at once, or at the start of its day, is told too", async () => {
  const { send, settle, add, addTusker, services } = await openSite();
  await add();
  const ids = [];
  for (const name of ["Raja", "Walawe"]) ids.push((await addTusker({ name, publication: "draft" }))._id);
  await send("POST", "/api/tuskers/bulk", { ids, action: "publish" });
  expect((await settle()).map(({ event }) => event)).toEqual(["tusker.published", "tusker.published"]);
  await send("POST", "/api/articles", someArticle({ publishDate: "2026-03-02" }));
  expect(await settle()).toEqual([]);
  services.clock.advance(DAY);
  expect((await settle()).map(({ event }) => event)).toEqual(["article.published"]);
});

test("an event is found whatever changes an entry, and what happened while the site was stopped", async () => {
  const { send, settle, add, addTusker, services, webhooks, outside } = await openSite();
  const { write } = services.db;
  const [raja, walawe] = [await addTusker({ name: "Raja", tags: ["Yala"] }), await addTusker({ name: "Walawe" })];
  await add();
  expect(await settle()).toEqual([]);
  const events = async () => (await settle()).map(({ event, entry }) => [event, (entry as { slug: string }).slug]);

  await send("PUT", "/api/tags/Yala", { name: "Ruhuna" });
  expect(await events()).toEqual([["tusker.changed", "raja"]]);
  // No code of the site does these, so nothing but the database can notice them.
  const change = async (columns: { version?: number; slug?: string }, id: string) => {
    await write.updateTable("tuskers").set(columns).where("id", "=", id).execute();
    await write.transaction().execute(raiseContentVersion);
  };
  await change({ version: 50 }, raja._id);
  expect(await events()).toEqual([["tusker.changed", "raja"]]);
  await change({ slug: "raja-of-kandy" }, raja._id);
  expect(await events()).toEqual([["tusker.changed", "raja-of-kandy"]]);
  await write.deleteFrom("tuskers").where("id", "=", walawe._id).execute();
  await write.transaction().execute(raiseContentVersion);
  expect(await events()).toEqual([["tusker.withdrawn", "walawe"]]);

  await webhooks.close();
  await addTusker({ name: "Neela" });
  await write.deleteFrom("tuskers").where("id", "=", raja._id).execute();
  await write.deleteFrom("entry_changes").execute();
  const guarded = createGuardedFetch(outside.options);
  const restarted = createWebhooks({
    ...services,
    fetchGuarded: (address, options) => guarded(new URL(outside.url(address.hostname, address.pathname)), options),
  });
  onTestFinished(() => restarted.close());
  restarted.start();
  await restarted.settled();
  expect(new Set(await events())).toEqual(
    new Set([
      ["tusker.published", "neela"],
      ["tusker.withdrawn", "raja-of-kandy"],
    ]),
  );
});

test("a failed delivery is tried again with the same id, is given up after the last, and can be sent again", async () => {
  const { send, settle, add, addTusker, answers, received, webhooks, list, services } = await openSite();
  const { id, secret } = await add();
  await settle();
  answers.push(500, 302);
  await addTusker();
  webhooks.wake();
  await webhooks.settled();
  expect((await list())[0]?.deliveries).toMatchObject([
    { state: "waiting", attempts: 1, lastError: expect.stringContaining("500") },
  ]);
  services.clock.advance(MINUTE);
  webhooks.wake();
  await webhooks.settled();
  expect((await list())[0]?.deliveries).toMatchObject([
    { state: "waiting", attempts: 2, lastError: expect.stringContaining("302") },
  ]);
  for (let tries = 2; tries < 8; tries += 1) {
    answers.push(503);
    services.clock.advance(DAY);
    webhooks.wake();
    await webhooks.settled();
  }
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(received.every((each) => isSigned(each, secret))).toBe(true);
  const [{ deliveries: [dead] = [] } = {} as Listed] = await list();
  expect(dead).toMatchObject({ state: "failed", attempts: 8, nextAttemptAt: null });
  received.splice(0);
  expect((await send("POST", `/api/webhooks/${id}/deliveries/${dead?.id}/again`)).status).toBe(200);
  expect(await settle()).toMatchObject([{ event: "tusker.published" }]);
  expect((await list())[0]?.deliveries).toMatchObject([{ state: "sent", attempts: 1, lastError: null }]);
  const { id: other } = await add("https://other.example/tuskers");
  expect((await send("POST", `/api/webhooks/${other}/deliveries/${dead?.id}/again`)).status).toBe(404);
  expect((await list()).find((webhook) => webhook.id === other)?.deliveries).toEqual([]);
});

test("410 pauses a webhook; a test reaches one that is active, and nothing one that is deleted", async () => {
  const { send, settle, add, addTusker, answers, list } = await openSite();
  const { id } = await add();
  await settle();
  answers.push(410);
  await addTusker();
  await settle();
  expect(await list()).toMatchObject([
    {
      active: false,
      pausedWhy: expect.stringContaining("410"),
      deliveries: [{ state: "failed" }],
    },
  ]);
  expect((await send("POST", `/api/webhooks/${id}/test`)).status).toBe(409);
  await addTusker({ name: "Walawe" });
  expect(await settle()).toEqual([]);
  await send("PUT", `/api/webhooks/${id}`, { active: true });
  await send("POST", `/api/webhooks/${id}/test`);
  expect(await settle()).toMatchObject([{ event: "test", entry: null }]);
  await send("DELETE", `/api/webhooks/${id}`);
  await addTusker({ name: "Raja" });
  expect([await settle(), await list()]).toEqual([[], []]);
});

test("only public addresses with https are added, and only public servers are called", async () => {
  const { send, settle, add, addTusker, list, outside, services, webhooks } = await openSite();
  for (const url of [
    "http://hooks.example/",
    "nonsense",
    "https://a:b@hooks.example/",
    "https://hooks.example:8443/",
    ...["127.0.0.1", "10.0.0.1", "2130706433", "[::1]", "[fd12:3456::1]", "[::ffff:127.0.0.1]", "169.254.169.254"]
      .concat("localhost", "LOCALHOST.", "a.localhost")
      .map((host) => `https://${host}/events`),
  ]) {
    const refused = await send("POST", "/api/webhooks", { url, events: EVENTS });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: "url" }] }]);
  }
  expect(await list()).toEqual([]);
  // A name is looked up when something is sent there.
  outside.names.set("inside.example", ["127.0.0.1"]);
  const { id } = await add("https://inside.example/");
  await settle();
  await addTusker();
  await settle();
  expect((await list())[0]?.deliveries).toMatchObject([
    { state: "waiting", lastError: expect.stringContaining("public") },
  ]);
  expect(outside.inside).toEqual([]);

  // Nor does the site, as it starts, call one that was added before addresses were checked.
  await services.db.write.updateTable("webhooks").set({ url: "https://127.0.0.1/" }).execute();
  await webhooks.close();
  const own = createWebhooks(services);
  onTestFinished(() => own.close());
  services.clock.advance(MINUTE);
  own.start();
  await own.settled();
  expect((await list())[0]?.deliveries).toMatchObject([{ attempts: 2, lastError: expect.stringContaining("public") }]);
  await send("PUT", `/api/webhooks/${id}`, { active: false });
  const again = await send("PUT", `/api/webhooks/${id}`, { active: true });
  expect([again.status, again.body, (await list())[0]?.active]).toMatchObject([
    422,
    { message: expect.any(String) },
    false,
  ]);
});
