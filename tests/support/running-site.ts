import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AdministratorCalls, signIn } from "./administrator-calls.ts";
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
  /** A free port by default. */
  port?: number;
};

/** Starts a site with a temporary data folder, which is removed with it. */
export async function startSite({
  command = "start",
  content = "empty",
  fill,
  port,
  settings,
}: SiteKind = {}): Promise<RunningSite> {
  if (command === "start") await ensureBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), "tuskers-e2e-"));
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
    ...(await signIn(site.url)),
    async stop() {
      site.process.kill("SIGTERM");
      await site.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
