import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { coarseNetwork } from "../limits/client-network.server.ts";
import { loggedPath } from "../log/logged-path.server.ts";
import { createRareNotice } from "../log/rare-notice.server.ts";
import type { ApiEnvironment } from "../services/api-environment.server.ts";

const SLOW_MS = 2_000;
const SIGN_IN = "/api/auth/login";
const READS = ["GET", "HEAD", "OPTIONS"];
/** Every open form sends it four times a minute, and it changes nothing that anybody would look for in the log. */
const HEARTBEAT = /^\/api\/(?:tuskers|articles)\/[^/]+\/editing\/[^/]+$/;

/**
 * Logs requests: writes and slow ones as `info`, other reads and the heartbeats of forms as `debug`. Refusals are logged only now and then, because
 * there may be thousands per second. The sender's network is included, shortened, only where an administrator may need
 * to act on it: for failed sign-ins and rate limits.
 */
export function requestLog(log: Logger): MiddlewareHandler<ApiEnvironment> {
  const tooMany = createRareNotice();
  const tooBusy = createRareNotice();
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const milliseconds = Math.round(performance.now() - begun);
    const facts = { requestId: context.var.requestId, method, path: loggedPath(path), status, milliseconds };
    const network = () => coarseNetwork(context.var.clientAddress);
    if (status === 429) {
      tooMany.happened((times) =>
        log.warn({ ...facts, network: network(), times }, "Too many requests came from one network"),
      );
    } else if (status === 503) {
      tooBusy.happened((times) => log.warn({ ...facts, times }, "Requests were refused"));
    } else if (status === 401 && path === SIGN_IN) {
      log.warn({ ...facts, network: network() }, "A sign-in failed");
    } else if (milliseconds >= SLOW_MS || !(READS.includes(method) || HEARTBEAT.test(path))) {
      log.info(facts, "A request was answered");
    } else {
      log.debug(facts, "A request was answered");
    }
  };
}
