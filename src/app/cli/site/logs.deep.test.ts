import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { ensureBuilt } from "../../../../tests/support/built-site.ts";
import { startMailServer } from "../../../../tests/support/mail-server.ts";
import { startMailService } from "../../../../tests/support/mail-service.ts";
import { secretsIn, taggedJpeg } from "../../../../tests/support/sample-images.ts";
import { codeAt } from "../../../../tests/support/second-factor.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { FORM_TYPE, imageForm } from "../../../../tests/support/upload-forms.ts";
import { openDatabase } from "../../../platform/db/sqlite/open.server.ts";

beforeAll(ensureBuilt, 300_000);

const SETTINGS_SECRETS = {
  ADMIN_PASSWORD: 'the "quiet lagoon" of keepers',
  SMTP_PASSWORD: "smtp/pass word",
  EMAILJS_PUBLIC_KEY: "public-key-4711",
  EMAILJS_PRIVATE_KEY: "private-key-4712",
  METRICS_TOKEN: "metrics-token-4713",
};

const VISITOR = {
  name: "Sunethra Wijeratne",
  email: "sunethra@home.example",
  subject: "About my neighbour Kamal",
  message: "He was seen with Podi Haminé on the fourth.",
};

/** Visitors' IP addresses, as the test's proxy forwards them. */
const ADDRESSES = { first: "203.0.113.77", second: "2001:db8:aa:bb:1:2:3:4" };

type Site = { port: number; dataDir: string; log(): string; lines(): Record<string, unknown>[]; stop(): Promise<void> };

async function start(settings: Record<string, string>): Promise<Site> {
  const dataDir = await temporaryFolder();
  const child = spawn(process.execPath, [join(import.meta.dirname, "../start.ts")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0", STARTER_CONTENT: "off" },
      ...{ LOG_LEVEL: "debug", TRUST_PROXY: "1", ...settings },
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "exit");
  let log = "";
  const collect = (chunk: Buffer) => {
    log += chunk;
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const port = () => /http:\/\/localhost:(\d+)/.exec(log)?.[1];
  await vi.waitFor(() => expect(port()).toBeDefined(), { timeout: 60_000, interval: 50 });
  return {
    port: Number(port()),
    dataDir,
    log: () => log,
    lines: () =>
      log
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line)),
    async stop() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

type Sent = { token?: string; json?: unknown; body?: string | Buffer; type?: string; from?: string };

/** Sends a request with all the headers that browsers send. */
function send(site: Site, method: string, path: string, sent: Sent = {}): Promise<{ status: number; text: string }> {
  const body = sent.json === undefined ? sent.body : JSON.stringify(sent.json);
  const headers = {
    "X-Forwarded-For": sent.from ?? ADDRESSES.first,
    "User-Agent": "a browser of Sunethra's own",
    Cookie: "trusted_device=planted-cookie-value",
    Referer: "http://localhost/preview/referred-token",
    ...(sent.token === undefined ? {} : { Authorization: `Bearer ${sent.token}` }),
    ...(body === undefined ? {} : { "Content-Type": sent.type ?? "application/json" }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ port: site.port, path, method, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on("error", reject);
    call.end(body);
  });
}

const jsonOf = async (answer: Promise<{ text: string }>): Promise<Record<string, string>> =>
  JSON.parse((await answer).text);

/** Which of these values occur in the text: plain, or encoded for URLs or headers. */
const foundIn = (text: string, values: Record<string, string>): string[] =>
  Object.entries(values)
    .filter(([, value]) =>
      [
        value,
        JSON.stringify(value).slice(1, -1),
        encodeURIComponent(value),
        Buffer.from(value).toString("base64"),
      ].some((form) => text.includes(form)),
    )
    .map(([name]) => name);

/** Signs in with right and wrong credentials, changes the password, adds a second factor and invites an account. */
async function useAccounts(site: Site): Promise<{ token: string; entered: Record<string, string> }> {
  const login = (json: Record<string, string>, from?: string) => send(site, "POST", "/api/auth/login", { json, from });
  const username = "head-keeper";
  const password = SETTINGS_SECRETS.ADMIN_PASSWORD;
  const entered: Record<string, string> = {
    username,
    "a mistyped password": "almost the password",
    "a password in place of the name": "oops my password",
    "a new password": "quite another long password",
    "the password of the invited": "password of the invited",
  };
  const typed = (name: string) => entered[name] ?? "";
  expect((await login({ username, password: typed("a mistyped password") })).status).toBe(401);
  const second = login({ username: typed("a password in place of the name"), password }, ADDRESSES.second);
  expect((await second).status).toBe(401);
  const { access_token: token = "" } = await jsonOf(login({ username, password }));
  const as = (json: unknown) => ({ token, json });
  const changed = { currentPassword: password, newPassword: typed("a new password") };
  await send(site, "PUT", "/api/account/password", as({ ...changed, currentPassword: "not the current one" }));
  expect((await send(site, "PUT", "/api/account/password", as(changed))).status).toBe(200);
  const own = { currentPassword: typed("a new password") };
  const { secret = "" } = await jsonOf(send(site, "POST", "/api/account/second-factor", as(own)));
  await send(site, "PUT", "/api/account/second-factor", as({ code: "000000" }));
  const on = await jsonOf(send(site, "PUT", "/api/account/second-factor", as({ code: codeAt(secret, new Date()) })));
  const recoveryCode = String(on.recoveryCodes?.[0]);
  expect((await login({ username, password: typed("a new password"), otp: recoveryCode })).status).toBe(200);
  // A code works only once; the second recovery code proves that the owner is asking.
  const invite = { username: "second-keeper", ...own, code: String(on.recoveryCodes?.[1]) };
  const { url = "" } = await jsonOf(send(site, "POST", "/api/accounts/invitations", as(invite)));
  const invitation = url.split("/").at(-1) ?? "";
  await send(site, "GET", `/admin/invitation/${invitation}`);
  await send(site, "GET", `/api/invitations/${invitation}`);
  const accepted = { json: { password: typed("the password of the invited") } };
  expect((await send(site, "POST", `/api/invitations/${invitation}`, accepted)).status).toBe(201);
  return {
    token,
    entered: {
      ...entered,
      "an access token": token,
      "an authenticator's secret": secret,
      "a recovery code": recoveryCode,
      "an invitation": invitation,
    },
  };
}

/** Sends the contact form in every way, validly and invalidly, and aborts one request. */
async function useContactForm(site: Site): Promise<void> {
  expect((await send(site, "POST", "/api/contact", { json: VISITOR })).status).toBe(201);
  await send(site, "POST", "/api/contact", { json: { ...VISITOR, email: `${VISITOR.email} at home` } });
  await send(site, "POST", "/api/contact", { body: `{"message": "${VISITOR.message}` });
  const form = { body: new URLSearchParams(VISITOR).toString(), type: "application/x-www-form-urlencoded" };
  expect((await send(site, "POST", "/contact", form)).status).toBeLessThan(400);
  await send(site, "GET", `/contact?${new URLSearchParams({ subject: VISITOR.subject, about: VISITOR.name })}`);
  const socket = connect(site.port, "localhost");
  await once(socket, "connect");
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n${JSON.stringify(VISITOR).slice(0, 100)}`,
  );
  socket.destroy();
}

async function useAdminArea(site: Site, token: string): Promise<Record<string, string>> {
  const body = imageForm(await taggedJpeg(), "raja.jpg");
  expect((await send(site, "POST", "/api/uploads", { token, body, type: FORM_TYPE })).status).toBe(201);
  await send(site, "POST", "/api/uploads", { token, body: body.subarray(0, 300), type: FORM_TYPE });
  await send(site, "POST", "/api/uploads", { body, type: FORM_TYPE });
  const tusker = { kind: "tusker", entry: { name: "Gemunu", age: 40, location: "Yala National Park" } };
  const { url = "" } = await jsonOf(send(site, "POST", "/api/previews", { token, json: tusker }));
  const preview = url.split("/").at(-1) ?? "";
  expect((await send(site, "GET", `/preview/${preview}`)).status).toBe(200);
  expect((await send(site, "GET", `/api/previews/${preview}`)).status).toBe(200);
  return { "a preview": preview };
}

/** Drops tables, so that pages, API calls and the outbox fail unexpectedly. */
async function breakDatabase(site: Site): Promise<void> {
  const db = openDatabase(site.dataDir);
  await db.write.schema.dropTable("deliveries").execute();
  await db.write.schema.alterTable("contact_messages").renameTo("messages_elsewhere").execute();
  await db.write.schema.alterTable("tuskers").renameTo("tuskers_elsewhere").execute();
  await db.write.schema.alterTable("accounts").renameTo("accounts_elsewhere").execute();
  await db.close();
}

test("the log never contains secrets or personal data that were entered, whatever happens", async () => {
  // This server expects another password and echoes what it received.
  const mailServer = await startMailServer({ password: "what it knows" });
  const mailService = await startMailService();
  mailService.answer = {
    status: 400,
    body: `No: ${JSON.stringify(VISITOR)} ${SETTINGS_SECRETS.EMAILJS_PRIVATE_KEY} ${SETTINGS_SECRETS.EMAILJS_PUBLIC_KEY}`,
  };
  const site = await start({
    ADMIN_USERNAME: "head-keeper",
    ADMIN_PASSWORD: SETTINGS_SECRETS.ADMIN_PASSWORD,
    SMTP_URL: `smtp://site:${encodeURIComponent(SETTINGS_SECRETS.SMTP_PASSWORD)}@127.0.0.1:${mailServer.port}`,
    CONTACT_TO: "keeper@tuskers.example",
    EMAILJS_SERVICE_ID: "service_a",
    EMAILJS_TEMPLATE_ID: "template_b",
    EMAILJS_PUBLIC_KEY: SETTINGS_SECRETS.EMAILJS_PUBLIC_KEY,
    EMAILJS_PRIVATE_KEY: SETTINGS_SECRETS.EMAILJS_PRIVATE_KEY,
    EMAILJS_ENDPOINT: mailService.url,
    METRICS_TOKEN: SETTINGS_SECRETS.METRICS_TOKEN,
  });
  expect((await send(site, "GET", "/metrics", { token: SETTINGS_SECRETS.METRICS_TOKEN })).status).toBe(200);
  const { token, entered } = await useAccounts(site);
  await useContactForm(site);
  Object.assign(entered, await useAdminArea(site, token));
  // One page cache hit in a thousand is logged.
  for (let round = 0; round < 1001; round += 1) await send(site, "GET", `/tuskers?search=${VISITOR.name.slice(0, 8)}`);
  await vi.waitFor(() => expect(site.log()).toContain("could not be delivered"), { timeout: 30_000 });
  await breakDatabase(site);
  await useContactForm(site).catch(() => undefined);
  await send(site, "POST", "/api/auth/login", { json: { username: "head-keeper", password: "almost the password" } });
  await send(site, "GET", "/search-results?search=Sunethra");
  await site.stop();

  const told = site.lines().map(({ msg }) => msg);
  for (const message of [
    "A sign-in failed",
    "A request was answered",
    "A page was sent from the cache",
    "A contact message could not be delivered",
    "A request failed unexpectedly",
  ]) {
    expect(told, message).toContain(message);
  }
  const all = {
    ...SETTINGS_SECRETS,
    ...VISITOR,
    ...ADDRESSES,
    ...entered,
    "a receiver": "keeper@tuskers.example",
    "a word searched for": VISITOR.name.slice(0, 8),
    "a browser": "a browser of Sunethra's own",
    "a cookie": "planted-cookie-value",
    "where somebody came from": "referred-token",
  };
  expect(foundIn(site.log(), all)).toEqual([]);
  expect(secretsIn(Buffer.from(site.log()))).toEqual([]);
  // Proves that the check would have found a leak.
  for (const [name, value] of Object.entries(all)) {
    expect(foundIn(`${site.log()} ${encodeURIComponent(value)}`, all)).toContain(name);
  }
}, 240_000);

test("every line about a request has the id that the visitor got, and a network only if needed", async () => {
  const site = await start({});
  const answered = await fetch(`http://localhost:${site.port}/api/nothing`);
  const id = answered.headers.get("x-request-id");
  for (const from of Object.values(ADDRESSES)) {
    await send(site, "POST", "/api/auth/login", { json: { username: "a", password: "b" }, from });
  }
  await site.stop();
  const requests = site.lines().filter(({ path }) => path !== undefined);
  expect(requests.find(({ requestId }) => requestId === id)).toMatchObject({
    method: "GET",
    path: "/api/nothing",
    status: 404,
  });
  for (const line of requests) expect(line.requestId, JSON.stringify(line)).toMatch(/^[0-9a-f-]{36}$/);
  expect(requests.map(({ network }) => network).filter((network) => network !== undefined)).toEqual([
    "203.0.113.0/24",
    "2001:db8:aa::/48",
  ]);
}, 120_000);
