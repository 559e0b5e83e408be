import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CHROMIUM_ARGUMENTS, wholeChromiumPath } from "../../scripts/steps/chromium.mjs";

/** A tab of a complete browser without Playwright's settings. */
export type PlainTab = {
  /** Evaluates an expression in the current page. */
  evaluate(expression: string): Promise<unknown>;
  /** Opens an address as if typed; resolves when the page is shown. */
  open(url: string): Promise<void>;
};

const ARGUMENTS = [...CHROMIUM_ARGUMENTS, "--headless=new", "--remote-debugging-port=0"];

/** The DevTools address of a starting browser. @throws Error if it exits before printing the address */
async function debuggingAddress(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: browser.stderr as NonNullable<ChildProcess["stderr"]> })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("The browser ended before it could be steered.");
}

type Reply = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

/** Opens a DevTools connection that sends commands and resolves with their results. */
async function openSocket(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener("message", ({ data }) => {
    const { id = 0, result = {}, error } = JSON.parse(String(data)) as Reply;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let last = 0;
  return (method: string, params: object, sessionId?: unknown) => {
    last += 1;
    const reply = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(last, reply);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return reply.promise;
  };
}

/**
 * Runs a complete Chromium besides Playwright's, because Playwright disables the back/forward cache and the headless
 * shell does not support it.
 */
export async function withPlainTab<Result>(work: (tab: PlainTab) => Promise<Result>): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), "tuskers-browser-"));
  const browser = spawn(wholeChromiumPath(), [...ARGUMENTS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    // A process group of its own, so that its child processes are killed with it.
    detached: true,
  });
  const ended = once(browser, "exit");
  try {
    const send = await openSocket(await debuggingAddress(browser));
    const { targetId } = await send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    return await work({
      async evaluate(expression) {
        const { result } = await send("Runtime.evaluate", { expression, returnByValue: true }, sessionId);
        return (result as { value?: unknown }).value;
      },
      async open(url) {
        await send("Page.navigate", { url }, sessionId);
      },
    });
  } finally {
    if (browser.pid !== undefined) process.kill(-browser.pid, "SIGKILL");
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
