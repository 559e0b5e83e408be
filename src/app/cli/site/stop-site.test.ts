import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/**
 * A site in its own process that answers once a request's body has ended, which the test controls. A GET request is
 * answered with the state of the shutdown.
 */
const PROGRAM = `
import { runSite } from "./src/app/cli/site/run-site.ts";
await runSite(async (services, { isLeaving, isStopping }) => ({
  app: {
    fetch: async (request) =>
      new Response(
        request.method === "GET" ? JSON.stringify([isLeaving(), isStopping()]) : "read " + (await request.text()),
      ),
  },
}));
`;

type Started = { process: ChildProcess; port: number; exit: Promise<[number | null, string | null]>; err(): string };

async function start(settings: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: await temporaryFolder(),
      PORT: "0",
      STARTER_CONTENT: "off",
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const port = () => /http:\/\/localhost:(\d+)/.exec(out)?.[1];
  await vi.waitFor(() => expect(port() ?? err).toMatch(/./), { timeout: 60_000, interval: 20 });
  if (port() === undefined) throw new Error(`The site did not start: ${err}`);
  return { process: child, port: Number(port()), exit, err: () => err };
}

/** A request whose body has started but not ended, on a keep-alive connection. */
async function beginRequest(port: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    received += chunk;
  });
  socket.on("error", () => {});
  const answer = new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
  // The server confirms the headers before the body is sent.
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nExpect: 100-continue\r\n\r\n");
  await vi.waitFor(() => expect(received).toContain("100 Continue"), { timeout: 60_000, interval: 10 });
  socket.write("abc");
  return { socket, answer };
}

const isRefused = async (port: number): Promise<boolean> => {
  const socket = connect(port, "127.0.0.1");
  const refused = await Promise.race([
    once(socket, "connect").then(() => false),
    once(socket, "error").then(() => true),
  ]).catch(() => true);
  socket.destroy();
  return refused;
};

const refused = (port: number) =>
  vi.waitFor(async () => expect(await isRefused(port)).toBe(true), { timeout: 60_000, interval: 10 });

test("a running request is still answered when the site stops, and new ones are refused", async () => {
  const site = await start();
  const request = await beginRequest(site.port);
  site.process.kill("SIGTERM");
  await refused(site.port);
  request.socket.write("def");
  const answer = await request.answer;
  expect(answer).toContain("read abcdef");
  expect(answer).toMatch(/^Connection: close\r$/m);
  expect(await site.exit).toEqual([0, null]);
  expect(site.err()).toBe("");
});

test("a client that does not come to its end keeps the site from stopping for five seconds at most", {
  tags: ["deep"],
}, async () => {
  const site = await start();
  const request = await beginRequest(site.port);
  site.process.kill("SIGTERM");
  expect(await site.exit).toEqual([0, null]);
  expect(await request.answer).not.toContain("200 OK");
});

test("a second signal ends the site at once", { tags: ["deep"] }, async () => {
  const site = await start();
  await beginRequest(site.port);
  site.process.kill("SIGTERM");
  await refused(site.port);
  site.process.kill("SIGTERM");
  // Without the second signal the site would end with success.
  expect(await site.exit).toEqual([null, "SIGTERM"]);
});

const stateOf = async ({ port }: Started): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: "close" } })).json();

test("with a delay the site first says that it leaves, and serves on new connections for so long", {
  tags: ["deep"],
}, async () => {
  const site = await start({ STOP_DELAY_SECONDS: "1" });
  expect(await stateOf(site)).toEqual([false, false]);
  site.process.kill("SIGTERM");
  await expect.poll(() => stateOf(site), { interval: 5 }).toEqual([true, false]);
  expect(await site.exit).toEqual([0, null]);
  expect(site.err()).toBe("");
});

test("a second signal ends the delay, and the site with it", { tags: ["deep"] }, async () => {
  const site = await start({ STOP_DELAY_SECONDS: "300" });
  site.process.kill("SIGTERM");
  await expect.poll(() => stateOf(site), { interval: 5 }).toEqual([true, false]);
  site.process.kill("SIGTERM");
  expect(await site.exit).toEqual([null, "SIGTERM"]);
});
