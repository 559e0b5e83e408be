import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { SOME_MESSAGE } from "../../../../tests/support/contact-messages.ts";
import { startMailServer } from "../../../../tests/support/mail-server.ts";
import { readMail } from "../../../../tests/support/read-mail.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { openDatabase } from "../../../platform/db/sqlite/open.server.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/** A site in its own process, without pages, so that nothing has to be built. */
const PROGRAM = `
import { createApi } from "./src/app/server/api.server.ts";
import { runSite } from "./src/app/cli/site/run-site.ts";
await runSite(async (services) => ({ app: createApi(services) }));
`;

async function start(settings: Record<string, string>): Promise<{ process: ChildProcess; url: string; err(): string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, PORT: "0", STARTER_CONTENT: "off", LOG_LEVEL: "error", ...settings },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const address = () => /http:\/\/localhost:\d+/.exec(out)?.[0];
  await vi.waitFor(() => expect(address() ?? err).toMatch(/./), { timeout: 60_000, interval: 20 });
  const url = address();
  if (url === undefined) throw new Error(`The site did not start: ${err}`);
  return { process: child, url, err: () => err };
}

const leaveMessage = (url: string) =>
  fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(SOME_MESSAGE),
  });

test("a message that was being sent when the site stopped is sent after the next start", {
  tags: ["deep"],
}, async () => {
  const server = await startMailServer();
  const settings = {
    DATA_DIR: await temporaryFolder(),
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    CONTACT_TO: "keeper@tuskers.example",
  };
  server.behaviour = "hang";
  const site = await start(settings);
  const arrived = server.nextText();
  expect((await leaveMessage(site.url)).status).toBe(201);
  await arrived;
  const exit = once(site.process, "exit");
  site.process.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  expect(site.err()).toBe("");

  server.behaviour = "accept";
  await start(settings);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 60_000 });
});

test("what was on its way when the site died is sent when that try must have ended, under the same name", {
  tags: ["deep"],
}, async () => {
  const server = await startMailServer();
  const settings = {
    DATA_DIR: await temporaryFolder(),
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    CONTACT_TO: "keeper@tuskers.example",
  };
  const site = await start(settings);
  server.behaviour = "hang";
  const arrived = server.nextText();
  await leaveMessage(site.url);
  await arrived;
  const exit = once(site.process, "exit");
  site.process.kill("SIGKILL");
  await exit;

  const db = openDatabase(settings.DATA_DIR);
  const deliveries = await db.read.selectFrom("deliveries").selectAll().execute();
  expect(deliveries).toMatchObject([{ state: "waiting", attempts: 1 }]);
  // Makes the retry due now instead of waiting five minutes.
  await db.write.updateTable("deliveries").set({ next_attempt_at: new Date().toISOString() }).execute();
  const { id } = await db.read.selectFrom("contact_messages").select("id").executeTakeFirstOrThrow();
  await db.close();

  server.behaviour = "accept";
  await start(settings);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 60_000 });
  const [mail = { source: "" }] = server.received;
  expect(readMail(mail.source).headers["message-id"]).toBe(`<${id}.${deliveries[0]?.seq}@tuskers.example>`);
});

test("a mail server that is half set up stops the start with one sentence, without its password", {
  tags: ["deep"],
}, async () => {
  const settings = { DATA_DIR: await temporaryFolder(), SMTP_URL: "smtps://site:secret@mail.example" };
  await expect(start(settings)).rejects.toThrow(
    "The site did not start: CONTACT_TO and SMTP_URL belong together: set both or neither.\n",
  );
});
