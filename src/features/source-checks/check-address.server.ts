import { LRUCache } from "lru-cache";
import type { AddressProblem } from "../../content/sources/address-check.ts";
import { webAddress } from "../../content/sources/web-address.ts";
import { FailedFetch, ForbiddenAddress, type GuardedFetch } from "../../platform/outgoing/guarded-fetch.server.ts";
import type { CheckEnd } from "./judge-address.ts";
import { isHtml, pageTitle } from "./page-title.ts";
import { ALLOWS_ALL, type Robots, readRobots } from "./robots.ts";

/** The name by which robots.txt files may speak to us. */
export const AGENT = "sri-lankan-tuskers";

/** RFC 9309 asks programs to read as much of a robots.txt. */
const MOST_ROBOTS_BYTES = 500_000;
const MOST_SITES = 200;
const ROBOTS_KNOWN_MS = 60 * 60 * 1000;
/** A crawl delay of hours would keep all other sources waiting. */
const LONGEST_PAUSE_MS = 60_000;

/** Codes of an own connection that is broken: nobody is reached, whoever is asked. */
const OFFLINE = ["EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EADDRNOTAVAIL"];

class RefusedByRobots extends Error {
  override readonly name = "RefusedByRobots";
}

export type AddressChecker = {
  /** @throws the reason of the signal; every other end is returned */
  check(url: string, signal: AbortSignal): Promise<CheckEnd>;
};

type Parts = {
  fetchGuarded: GuardedFetch;
  /** Waits before the next request of any kind. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  pauseMs: number;
};

function problemOf(code: string): AddressProblem {
  if (code === "time" || code === "ETIMEDOUT") return "time";
  if (code === "redirects") return "redirects";
  if (code === "ENOTFOUND") return "name";
  return "line";
}

const isCertificateError = (code: string): boolean => /CERT|SSL|TLS|ALTNAME/.test(code);

function endOfFailure(error: unknown): CheckEnd {
  if (error instanceof RefusedByRobots) return { end: "refused", problem: "robots" };
  if (error instanceof ForbiddenAddress) return { end: "refused", problem: "address" };
  if (!(error instanceof FailedFetch)) throw error;
  if (OFFLINE.includes(error.code)) return { end: "offline" };
  if (isCertificateError(error.code)) return { end: "refused", problem: "certificate" };
  return { end: "failed", problem: problemOf(error.code) };
}

/** Asks for addresses one after the other, with a pause after each request, and as their sites' robots.txt allow. */
export function createAddressChecker({ fetchGuarded, pause, pauseMs }: Parts): AddressChecker {
  const known = new LRUCache<string, Robots>({ max: MOST_SITES, ttl: ROBOTS_KNOWN_MS });

  const pauseFor = ({ delayMs }: Robots, signal: AbortSignal) =>
    pause(Math.min(Math.max(pauseMs, delayMs), LONGEST_PAUSE_MS), signal);

  async function robotsOf({ origin }: URL, signal: AbortSignal): Promise<Robots> {
    const there = known.get(origin);
    if (there !== undefined) return there;
    const { status, body } = await fetchGuarded(new URL("/robots.txt", origin), { signal });
    // A site in trouble may forbid anything; one that has no such file, or does not give it out, forbids nothing.
    if (status >= 500) throw new FailedFetch("server");
    const isThere = status >= 200 && status < 300;
    const robots = isThere ? readRobots(body.subarray(0, MOST_ROBOTS_BYTES).toString("utf8"), AGENT) : ALLOWS_ALL;
    known.set(origin, robots);
    await pauseFor(robots, signal);
    return robots;
  }

  async function look(url: string, signal: AbortSignal): Promise<CheckEnd> {
    let robots = ALLOWS_ALL;
    try {
      const page = await fetchGuarded(new URL(url), {
        signal,
        reads: ({ "content-type": type = "" }) => isHtml(type),
        async beforeEach(address) {
          robots = await robotsOf(address, signal);
          if (!robots.allows(address.pathname + address.search)) throw new RefusedByRobots();
        },
      });
      const { status } = page;
      if (status === 404 || status === 410) return { end: "missing" };
      if (status >= 500) return { end: "failed", problem: "server" };
      if (status < 200 || status >= 300) return { end: "refused", problem: "status" };
      const title = pageTitle(page.body, page.headers["content-type"] ?? "");
      const movedTo = page.permanentUrl.href === new URL(url).href ? undefined : webAddress(page.permanentUrl.href);
      return {
        ...{ end: "found", url: page.url.href },
        ...(title === undefined ? {} : { title }),
        // The library takes no longer ones.
        ...(movedTo === undefined || movedTo.length > 2000 ? {} : { movedTo }),
      };
    } finally {
      await pauseFor(robots, signal);
    }
  }

  return {
    async check(url, signal) {
      try {
        return await look(url, signal);
      } catch (error) {
        signal.throwIfAborted();
        return endOfFailure(error);
      }
    },
  };
}
