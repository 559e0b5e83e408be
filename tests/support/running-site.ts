import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureBuilt } from "./built-site.ts";
import { freePort } from "./free-port.ts";

const ROOT = join(import.meta.dirname, "../..");
export const ADMINISTRATOR = { username: "keeper", password: "a good long password" };

export type E2eSite = {
  url: string;
  /** Calls the API as the administrator; `path` begins with `/api/`. */
  call(method: string, path: string, json?: unknown): Promise<Response>;
  /** Takes a picture in as the administrator, and answers its root-relative address. */
  upload(picture: Blob, fileName: string): Promise<string>;
};

export type RunningSite = E2eSite & { stop(): Promise<void> };

type SiteKind = {
  /** `start` serves the built site as `npm start` does, `dev` builds on request as `npm run dev` does. */
  command?: "start" | "dev";
  /** What the directory holds at first. */
  content?: "empty" | "starter";
  /** Fills the data folder before the site starts. */
  fill?: (dataDir: string) => Promise<void>;
  /** Further settings, by their names in docs/configuration.md. */
  settings?: Record<string, string>;
};

/** Calls of a signed-in administrator. */
async function signIn(url: string): Promise<Pick<E2eSite, "call" | "upload">> {
  const headers = { "Content-Type": "application/json" };
  const login = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(ADMINISTRATOR) });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const authorization = { Authorization: `Bearer ${token}` };
  return {
    call: (method, path, json) =>
      fetch(url + path, {
        method,
        headers: { ...headers, ...authorization },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    async upload(picture, fileName) {
      const form = new FormData();
      form.set("file", picture, fileName);
      const answer = await fetch(`${url}/api/uploads`, { method: "POST", headers: authorization, body: form });
      if (answer.status !== 201) throw new Error(`A picture was not taken in: ${await answer.text()}`);
      return ((await answer.json()) as { url: string }).url;
    },
  };
}

/** Starts a site of its own over a temporary data folder, which goes away with it. */
export async function startSite({
  command = "start",
  content = "empty",
  fill,
  settings,
}: SiteKind = {}): Promise<RunningSite> {
  if (command === "start") await ensureBuilt();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "tuskers-e2e-"));
  await fill?.(dataDir);
  const server = spawn(process.execPath, [join(ROOT, `src/cli/${command}.ts`)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      // As `npm start` sets it: without it React takes its slow build.
      ...(command === "start" ? { NODE_ENV: "production" } : {}),
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      STARTER_CONTENT: content === "starter" ? "on" : "off",
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: "warn",
      ...settings,
    },
  });
  const exit = once(server, "exit");
  const lines = createInterface({ input: server.stdout });
  const ready = new Promise<void>((resolve) => lines.on("line", (line) => line.includes(url) && resolve()));
  await Promise.race([
    ready,
    exit.then(([code]) => {
      throw new Error(`The site ended with ${code} instead of starting`);
    }),
  ]);
  return {
    url,
    ...(await signIn(url)),
    async stop() {
      server.kill("SIGTERM");
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
