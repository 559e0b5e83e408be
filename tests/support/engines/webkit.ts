import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { SCREEN, WEBKIT_DRIVER } from "../../../scripts/steps/engines.mjs";
import { expect } from "../e2e-site.ts";
import { freePort } from "../free-port.ts";
import { asJson, type Engine, HEIGHT, pressing, typing } from "./engine.ts";
import { startProbingProxy } from "./probing-proxy.ts";

type Reference = Record<string, string>;

/** A screen in memory, as this browser has no mode without windows. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ["-displayfd", "1", "-screen", "0", `1600x${HEIGHT * 2}x24`, "-nolisten", "tcp"];
  const screen = spawn(SCREEN.path, args, { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(createInterface({ input: screen.stdout }), "line");
  return { screen, display: `:${line}` };
}

/**
 * Starts WebKitGTK's test browser. Its driver tells nothing of the console or the network, so a proxy puts a script that
 * listens into each page. What no script can hear stays unknown: notes that the browser itself writes to its console, such
 * as of deprecated features.
 */
export async function startWebKit(siteUrl: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "tuskers-webkit-"));
  const proxy = await startProbingProxy(siteUrl);
  const { screen, display } = await startScreen();
  const port = await freePort();
  // Without a graphics card, frames take six times as long by way of its buffers.
  const env = { PATH: process.env.PATH, HOME: home, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: "1" };
  const driver = spawn(WEBKIT_DRIVER.path, [`--port=${port}`], { stdio: "ignore", env });

  /** A command of WebDriver (https://www.w3.org/TR/webdriver2/). */
  async function send<T>(method: "POST" | "DELETE", path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { intervals: [50] }).toBe(true);
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: { unhandledPromptBehavior: "accept", proxy: { proxyType: "manual", httpProxy: proxy.address } },
    },
  });
  const session = <T>(path: string, body: object) => send<T>("POST", `/session/${sessionId}${path}`, body);

  /** The value of an expression: of an element a reference, which commands about elements take. */
  async function resultOf<T>(expression: string): Promise<T> {
    const script = `const end = arguments[0];
      Promise.resolve(${expression}).then((value) => end({ value }), (error) => end({ error: String(error) }));`;
    const { value, error } = await session<{ value: T; error?: string }>("/execute/async", { script, args: [] });
    if (error !== undefined) throw new Error(error);
    return value;
  }
  const evaluate = async <T>(expression: string) => JSON.parse(await resultOf<string>(asJson(expression))) as T;

  let left: string[] = [];
  const heard = () => evaluate<string[]>("window.heard?.splice(0) ?? []");
  return {
    async open(url) {
      left.push(...(await heard()));
      await session("/url", { url });
      return proxy.lastStatus();
    },
    evaluate,
    press: async (element) => session("/actions", { actions: pressing(await resultOf<Reference>(element)) }),
    type: (text) => session("/actions", { actions: typing(text) }),
    async choose(element, files) {
      const [id] = Object.values(await resultOf<Reference>(element));
      await session(`/element/${id}/value`, { text: files.join("\n") });
    },
    resize: (width) => session("/window/rect", { x: 0, y: 0, width, height: HEIGHT }),
    async complaints() {
      const complaints = [...left, ...(await heard()), ...proxy.complaints()];
      left = [];
      return complaints;
    },
    async close() {
      await send("DELETE", `/session/${sessionId}`);
      for (const program of [driver, screen]) {
        program.kill();
        await once(program, "exit");
      }
      await proxy.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
