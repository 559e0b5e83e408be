import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "../../platform/config/config.server.ts";
import { type Finding, hint, ok, problem } from "./finding.server.ts";

const TIME_LIMIT_MS = 5_000;
const EVERYWHERE: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

/** Whether the site can listen there: the system chooses a free port. */
async function isOfThisMachine(host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(0, host), "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Asks the site at the configured address, if it is running, whether it is ready. */
export async function checkSite({ host, port }: Config): Promise<Finding> {
  if (!(await isOfThisMachine(host))) {
    return problem("site", `This machine has no address ${host}.`, "Set HOST to one of its own, or leave it out.");
  }
  if (port === 0) return ok("site", "PORT is 0, so the site's port is unknown: it was not checked.");
  const name = EVERYWHERE[host] ?? (host.includes(":") ? `[${host}]` : host);
  const answer = await fetch(`http://${name}:${port}/readyz`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(
    () => undefined,
  );
  if (answer === undefined) return ok("site", `It is not running on port ${port}.`);
  const reply: unknown = await answer.json().catch(() => undefined);
  const { status, reason } = (typeof reply === "object" && reply !== null ? reply : {}) as Record<string, unknown>;
  if (status === "ready") return ok("site", `It is running on port ${port} and is ready.`);
  if (status === "degraded" || status === "not ready") {
    return problem(
      "site",
      `It is running on port ${port}, but is ${status}: ${reason}.`,
      "See the other findings and the site's log.",
    );
  }
  return hint("site", `Another program is using port ${port}.`, "Stop it, or set PORT to a free one.");
}
