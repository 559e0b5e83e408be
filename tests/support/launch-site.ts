import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { heapArguments, SITE_ENVIRONMENT } from "../../scripts/setup/site-program.mjs";

const ROOT = join(import.meta.dirname, "../..");
export const ADMINISTRATOR = { username: "keeper", password: "a good long password" };

const programOf = (command: "start" | "dev", settings: Launch["settings"]): string[] =>
  command === "dev" ? ["src/app/cli/dev.ts"] : [...heapArguments(settings?.NODE_OPTIONS), "build/programs/start.js"];

export type Launch = {
  dataDir: string;
  port: number;
  /** The folder of another build than that of the sources. */
  root?: string;
  /** `start` serves the built site as `npm start` does, `dev` builds on request as `npm run dev` does. */
  command?: "start" | "dev";
  /** Further settings, named as in docs/configuration.md. */
  settings?: Record<string, string>;
  /** A wrapper command with its arguments that starts the site. */
  under?: string[];
  /** Whether stderr is passed on to that of the tests, or piped to the caller. */
  errors?: "inherit" | "pipe";
};

export type LaunchedSite = {
  url: string;
  process: ChildProcess;
  /** Resolves when it prints its address; rejects if it exits first. */
  ready: Promise<void>;
  /** Resolves when it has exited, for whatever reason. */
  ended: Promise<void>;
};

/** Starts the site as a child process with a data folder, without starter content. The build must exist. */
export function launchSite({
  dataDir,
  port,
  root = ROOT,
  command = "start",
  settings,
  under = [],
  errors = "inherit",
}: Launch): LaunchedSite {
  const url = `http://localhost:${port}`;
  const [program = "", ...args] = [...under, process.execPath, ...programOf(command, settings)];
  const site = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "pipe", errors],
    env: {
      PATH: process.env.PATH,
      ...(command === "start" ? SITE_ENVIRONMENT : {}),
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      STARTER_CONTENT: "off",
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: "warn",
      ...settings,
    },
  });
  const exit = once(site, "exit");
  if (site.stdout === null) throw new Error("Nothing can be read of the site");
  const lines = createInterface({ input: site.stdout });
  const told = new Promise<void>((resolve) => lines.on("line", (line) => line.includes(url) && resolve()));
  const ready = Promise.race([
    told,
    exit.then(([code, signal]) => {
      throw new Error(`The site ended with ${code ?? signal} instead of starting`);
    }),
  ]);
  // A caller that kills it during the start waits only for `ended`.
  ready.catch(() => {});
  return { url, process: site, ready, ended: exit.then(() => {}) };
}
