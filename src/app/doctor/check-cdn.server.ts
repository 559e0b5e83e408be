import type { Config } from "../../platform/config/config.server.ts";
import { type Finding, hint, ok, problem } from "./finding.server.ts";

const TIME_LIMIT_MS = 10_000;

/** Whether the cache in front of the site can be reached for purges. No purge is sent. */
export async function checkCdn({ cdn }: Pick<Config, "cdn">): Promise<Finding[]> {
  const { seconds, purge } = cdn;
  if (purge === undefined) {
    if (seconds === 0) return [];
    const sentence = `A cache in front of the site may show changed or withdrawn content for ${seconds} s, and images for a year: it is not purged.`;
    return [hint("cdn", sentence, "Set CDN_PURGE_URL, or purge the cache by hand after a withdrawal.")];
  }
  const { host } = new URL(purge.url);
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    await fetch(purge.url, { method: "HEAD", redirect: "manual", signal });
    return [
      ok("cdn", `The purge address of the cache in front of the site can be reached at ${host}. Nothing was sent.`),
    ];
  } catch {
    const advice = "Check CDN_PURGE_URL and that this machine can reach it. The running site keeps trying.";
    return [
      problem("cdn", `The purge address of the cache in front of the site cannot be reached at ${host}.`, advice),
    ];
  }
}
