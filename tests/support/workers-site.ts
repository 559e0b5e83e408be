import type { ChildProcess } from "node:child_process";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { createInterface } from "node:readline";
import { expect, onTestFinished, vi } from "vitest";
import { freePort } from "./free-port.ts";
import { ADMINISTRATOR, launchSite } from "./launch-site.ts";
import { temporaryFolder } from "./test-services.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** A connection that is kept. All its requests go to one worker. */
export type KeptConnection = {
  call(method: string, path: string, options?: { json?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  close(): void;
};

export function keepConnection(url: string): KeptConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return {
    call: (method, path, { json, headers } = {}) =>
      new Promise((resolve, reject) => {
        const type = json === undefined ? {} : { "Content-Type": "application/json" };
        request(url + path, { agent, method, headers: { ...type, ...headers } }, (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (chunk) => {
            text += chunk;
          });
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
          answer.on("error", reject);
        })
          .on("error", reject)
          .end(json === undefined ? undefined : JSON.stringify(json));
      }),
    close: () => agent.destroy(),
  };
}

export type LogLine = { msg: string; pid: number; worker?: number; [fact: string]: unknown };

export type WorkersSite = {
  url: string;
  process: ChildProcess;
  dataDir: string;
  ended: Promise<void>;
  /** What it has logged. */
  log: LogLine[];
  /** Whatever else it has printed, line by line. */
  told: string[];
  /** Resolves when so many workers have begun to serve since the start. @returns their processes, the newest last */
  served(workers: number): Promise<number[]>;
};

/** Starts the built site with two workers. It ends with the test. */
export async function startWorkers(settings: Record<string, string> = {}): Promise<WorkersSite> {
  const dataDir = settings.DATA_DIR ?? (await temporaryFolder());
  const given = { WORKERS: "2", TRUST_PROXY: "1", LOG_LEVEL: "info", ...settings };
  const { process: site, ...launched } = launchSite({ dataDir, port: await freePort(), settings: given });
  onTestFinished(async () => {
    site.kill("SIGKILL");
    await launched.ended;
  });
  const log: LogLine[] = [];
  const told: string[] = [];
  if (site.stdout === null) throw new Error("Nothing can be read of the site");
  createInterface({ input: site.stdout }).on("line", (line) => {
    if (line.startsWith("{")) log.push(JSON.parse(line));
    else told.push(line);
  });
  await launched.ready;
  const serving = () => log.filter(({ msg }) => msg === "A worker serves").map(({ process: id }) => Number(id));
  const served = async (workers: number) => {
    await vi.waitFor(() => expect(serving().length).toBeGreaterThanOrEqual(workers), { timeout: 40_000, interval: 10 });
    return serving();
  };
  await served(2);
  return { url: launched.url, process: site, dataDir, ended: launched.ended, log, told, served };
}

let networks = 0;

/** Headers of somebody else each time: one network may not write as often as tests do. */
export function fromAnotherNetwork(): Record<string, string> {
  networks += 1;
  return { "X-Forwarded-For": `198.${18 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}` };
}

/** @returns the headers of a signed-in administrator */
export async function signInOver(connection: KeptConnection): Promise<Record<string, string>> {
  const answer = await connection.call("POST", "/api/auth/login", { json: ADMINISTRATOR });
  return { Authorization: `Bearer ${JSON.parse(answer.text).access_token}` };
}
