import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AdministratorCalls, administratorCalls, signIn } from "./administrator-calls.ts";
import { ensureBuilt } from "./built-site.ts";
import { freePort } from "./free-port.ts";
import { type Launch, launchSite } from "./launch-site.ts";

export type E2eSite = { url: string; dataDir: string } & Pick<AdministratorCalls, "call" | "upload">;

export type RunningSite = E2eSite & Pick<AdministratorCalls, "token"> & { stop(): Promise<void> };

type SiteKind = Pick<Launch, "command" | "settings"> & {
  /** The initial content of the directory. */
  content?: "empty" | "starter";
  /** Fills the data folder before the site starts. */
  fill?: (dataDir: string) => Promise<void>;
  /** A data folder that stays when the site has stopped. A temporary one by default. */
  dataDir?: string;
  /** That of a session in the filled folder. Signs in by default. */
  token?: string;
  /** A free port by default. */
  port?: number;
};

/** Starts a site with a temporary data folder, which is removed with it. */
export async function startSite({
  command = "start",
  content = "empty",
  fill,
  dataDir: kept,
  token,
  port,
  settings,
}: SiteKind = {}): Promise<RunningSite> {
  if (command === "start") await ensureBuilt();
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), "tuskers-e2e-")));
  await fill?.(dataDir);
  const starter = { STARTER_CONTENT: content === "starter" ? "on" : "off" };
  // Node compiles the program once for all sites.
  const { NODE_COMPILE_CACHE } = process.env;
  const site = launchSite({
    command,
    dataDir,
    port: port ?? (await freePort()),
    settings: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...starter, ...settings },
  });
  await site.ready;
  return {
    url: site.url,
    dataDir,
    ...(token === undefined ? await signIn(site.url) : administratorCalls(site.url, token)),
    async stop() {
      site.process.kill("SIGTERM");
      await site.ended;
      if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
