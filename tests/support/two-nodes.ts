import pg from "pg";
import { onTestFinished } from "vitest";
import { ensureBuilt } from "./built-site.ts";
import { freePort } from "./free-port.ts";
import { type LaunchedSite, launchSite } from "./launch-site.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { temporaryFolder } from "./test-services.ts";

/** A node of the built site. Its address stays the same across restarts. */
export type Node = {
  url: string;
  port: number;
  start(): Promise<void>;
  /** SIGTERM shuts it down gracefully, SIGKILL at once. Resolves when the process has exited. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
};

export type TwoNodes = { nginx: Nginx; nodes: [Node, Node]; database: PostgresServer };

async function openNode(settings: Record<string, string>): Promise<Node> {
  const [dataDir, port] = [await temporaryFolder(), await freePort()];
  let site: LaunchedSite | undefined;
  const end: Node["end"] = async (signal) => {
    site?.process.kill(signal);
    await site?.ended;
  };
  onTestFinished(() => end("SIGKILL"));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    end,
    async start() {
      site = launchSite({ dataDir, port, settings });
      await site.ready;
    },
  };
}

/** Two processes of the built site with a PostgreSQL server of their own, behind nginx with the shipped example. */
export async function openTwoNodes(settings: Record<string, string> = {}): Promise<TwoNodes> {
  await ensureBuilt();
  const database = await startPostgres();
  onTestFinished(() => database.remove());
  const client = new pg.Client({ connectionString: database.url("postgres") });
  await client.connect();
  await client.query("create database tuskers");
  await client.end();
  const shared = { DATABASE_URL: database.url("tuskers"), TRUST_PROXY: "1", LOG_LEVEL: "silent", ...settings };
  const nodes: [Node, Node] = [await openNode(shared), await openNode(shared)];
  for (const node of nodes) await node.start();
  return { nginx: await startNginx([nodes[0].port, nodes[1].port]), nodes, database };
}
