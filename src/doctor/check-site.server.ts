import type { Config } from "../platform/config/config.server.ts";
import { type Finding, hint, ok, problem } from "./finding.server.ts";

const TIME_LIMIT_MS = 5_000;
const EVERYWHERE: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

/** Asks the site at the configured address, if it is running, whether it is ready. */
export async function checkSite({ host, port }: Config): Promise<Finding> {
  if (port === 0) return ok("site", "PORT is 0, so nobody knows where the site runs: it was not asked.");
  const name = EVERYWHERE[host] ?? (host.includes(":") ? `[${host}]` : host);
  const answer = await fetch(`http://${name}:${port}/readyz`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(
    () => undefined,
  );
  if (answer === undefined) return ok("site", `It does not run at port ${port}.`);
  const said: unknown = await answer.json().catch(() => undefined);
  const { status, reason } = (typeof said === "object" && said !== null ? said : {}) as Record<string, unknown>;
  if (status === "ready") return ok("site", `It runs at port ${port}, and is ready.`);
  if (status === "degraded" || status === "not ready") {
    return problem(
      "site",
      `It runs at port ${port}, but is ${status}: ${reason}.`,
      "See what else stands here, and its log.",
    );
  }
  return hint("site", `Another program answers at port ${port}.`, "Stop it, or set PORT to a free one.");
}
