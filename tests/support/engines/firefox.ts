import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { FIREFOX } from "../../../scripts/steps/engines.mjs";
import { asJson, type Engine, HEIGHT, pressing, typing } from "./engine.ts";

/** A proxy that is not there, for everything but this machine: the browser asks its maker for news by itself. */
const PREFERENCES = { type: 1, http: "127.0.0.1", http_port: 9, ssl: "127.0.0.1", ssl_port: 9 };

type Message = { id?: number; method?: string; params?: never; result?: never; message?: string };
type Request = { url: string; destination: string };

/** A connection that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
async function connect(address: string, onEvent: (method: string, params: never) => void) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, message } = JSON.parse(data) as Message;
    if (id === undefined) onEvent(method as string, params as never);
    else if (result === undefined) waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  });
  return function send<T>(method: string, params: object = {}): Promise<T> {
    const answer = Promise.withResolvers<never>();
    const id = waiting.size + 1;
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
}

/** Starts Firefox without a window. It sees everything of the console, of the policy and of the network. */
export async function startFirefox(siteUrl: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), "tuskers-firefox-"));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("network.proxy.${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), preferences.join("\n"));
  const program = spawn(
    FIREFOX.path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: process.env.PATH, HOME: profile },
    },
  );
  const ended = once(program, "exit");
  const lines = createInterface({ input: program.stderr });
  const address = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      const [, found] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    ended.then(() => reject(new Error("Firefox ended instead of starting")));
  });

  let found: string[] = [];
  const onEvent: Record<string, (params: never) => void> = {
    "log.entryAdded": ({ level, text }: { level: string; text: string }) => {
      if (["error", "warn"].includes(level)) found.push(text);
    },
    "network.beforeRequestSent": ({ request }: { request: Request }) => {
      const { origin, protocol } = new URL(request.url);
      if (protocol.startsWith("http") && origin !== siteUrl) found.push(`Left the site: ${request.url}`);
    },
    "network.responseCompleted": ({ request, response }: { request: Request; response: { status: number } }) => {
      const { status } = response;
      if (status >= 400 && request.destination !== "document") found.push(`${status} ${request.url}`);
    },
    "network.fetchError": ({ request, errorText }: { request: Request; errorText: string }) => {
      // The browser gives up requests of a page that is being left.
      if (errorText !== "NS_BINDING_ABORTED") found.push(`${errorText} ${request.url}`);
    },
  };
  const send = await connect(address, (method, params) => onEvent[method]?.(params));
  await send("session.new", { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: "accept" } } } });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const { context } = contexts[0] as { context: string };
  await send("session.subscribe", { events: Object.keys(onEvent), contexts: [context] });

  /** The value of an expression as BiDi returns it: of an element a reference, which commands about elements take. */
  async function resultOf<T>(expression: string): Promise<T> {
    const target = { context };
    const answer = await send<{ type: string; result: T; exceptionDetails?: { text: string } }>("script.evaluate", {
      expression,
      target,
      awaitPromise: true,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  }
  const referenceTo = async (element: string) => {
    const { sharedId } = await resultOf<{ sharedId: string }>(element);
    return { sharedId };
  };

  return {
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
      return Number(
        (await resultOf<{ value: number }>("performance.getEntriesByType('navigation')[0].responseStatus")).value,
      );
    },
    evaluate: async <T>(expression: string) =>
      JSON.parse((await resultOf<{ value: string }>(asJson(expression))).value) as T,
    async press(element) {
      const origin = { type: "element", element: await referenceTo(element) };
      await send("input.performActions", { context, actions: pressing(origin) });
    },
    type: (text) => send("input.performActions", { context, actions: typing(text) }),
    choose: async (element, files) => send("input.setFiles", { context, element: await referenceTo(element), files }),
    resize: (width) => send("browsingContext.setViewport", { context, viewport: { width, height: HEIGHT } }),
    async complaints() {
      const complaints = found;
      found = [];
      return complaints;
    },
    async close() {
      await send("browser.close");
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
