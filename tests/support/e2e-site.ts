import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test as base, expect, type Page } from "@playwright/test";
import { ensureBuilt } from "./built-site.ts";

const ROOT = join(import.meta.dirname, "../..");
const ADMINISTRATOR = { username: "keeper", password: "a good long password" };

export type E2eSite = {
  url: string;
  /** Calls the API as the administrator; `path` begins with `/api/`. */
  call(method: string, path: string, json?: unknown): Promise<Response>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

/** Starts the built site as `npm start` does, or `dev` as `npm run dev`, over an empty data folder. */
async function startSite(command: "start" | "dev" = "start"): Promise<E2eSite & { stop(): Promise<void> }> {
  if (command === "start") await ensureBuilt();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "tuskers-e2e-"));
  const server = spawn(process.execPath, [join(ROOT, `src/cli/${command}.ts`)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      STARTER_CONTENT: "off",
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: "warn",
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
  const headers = { "Content-Type": "application/json" };
  const login = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(ADMINISTRATOR) });
  const { access_token: token } = (await login.json()) as { access_token: string };
  return {
    url,
    call: (method, path, json) =>
      fetch(url + path, {
        method,
        headers: { ...headers, Authorization: `Bearer ${token}` },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    async stop() {
      server.kill("SIGTERM");
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Eleven tuskers, so that the list has two pages; Gemunu has all that a page can show. */
async function addTuskers({ call }: E2eSite): Promise<void> {
  const names = ["Agbo", "Barana", "Bathiya", "Bhanu", "Bullet", "Enigma", "Kandula", "Koliya", "Mahasen", "Neela"];
  const tuskers = [
    ...names.map((name) => ({
      name,
      age: 30,
      location: "Yala National Park",
      description: `${name} is a bull of Yala.`,
    })),
    {
      name: "Gemunu",
      age: null,
      ageNote: "Not found in our sources",
      location: "Yala National Park",
      status: "missing",
      statusAsOf: "2022-11",
      description: "Gemunu walks the plains of Yala.\n\nHe is known to visitors.",
      tags: ["yala"],
      aliases: ["ගැමුණු"],
      sources: [{ title: "A paper", url: "https://paper.example/gemunu", kind: "news" }],
    },
  ];
  for (const tusker of tuskers) {
    const answer = await call("POST", "/api/tuskers", tusker);
    if (answer.status !== 201) throw new Error(`A tusker could not be made: ${await answer.text()}`);
  }
}

/** What a page must never do, gathered while it is open. */
export type PageTrouble = { complaints: string[]; foreign: string[]; documents: string[]; calls: string[] };

function watch(page: Page, siteUrl: string): PageTrouble {
  const trouble: PageTrouble = { complaints: [], foreign: [], documents: [], calls: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) trouble.complaints.push(message.text());
  });
  page.on("pageerror", (error) => trouble.complaints.push(String(error)));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== siteUrl) trouble.foreign.push(request.url());
    if (request.isNavigationRequest()) trouble.documents.push(url.pathname + url.search);
    if (url.pathname.startsWith("/api/")) trouble.calls.push(url.pathname + url.search);
  });
  return trouble;
}

/** Playwright's `test` with a running site and a page whose troubles fail the test at its end. */
export const test = base.extend<
  { trouble: PageTrouble; mayComplain: RegExp[] },
  { site: E2eSite; command: "start" | "dev" }
>({
  command: ["start", { option: true, scope: "worker" }],
  site: [
    async ({ command }, use) => {
      const { stop, ...site } = await startSite(command);
      try {
        await addTuskers(site);
        await use(site);
      } finally {
        await stop();
      }
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  /** Complaints of the browser that the test brings about itself. */
  mayComplain: [[], { option: true }],
  trouble: [
    async ({ page, site, mayComplain }, use) => {
      const trouble = watch(page, site.url);
      await use(trouble);
      const unexpected = trouble.complaints.filter((text) => !mayComplain.some((pattern) => pattern.test(text)));
      expect(unexpected, "errors and warnings in the console, among them the policy's").toEqual([]);
      expect(trouble.foreign, "requests to other origins").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const IS_HYDRATED = "Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__react'))";

/** Resolves when React has taken the page over. (Playwright's own waitForFunction would need eval inside the page.) */
export const hydrated = (page: Page): Promise<void> => expect.poll(() => page.evaluate(IS_HYDRATED)).toBe(true);
