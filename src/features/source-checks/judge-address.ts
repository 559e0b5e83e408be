import type { AddressCheck, AddressProblem, Known } from "../../content/sources/address-check.ts";
import { addressKey, titleMatcher } from "../../content/sources/same-source.ts";
import { foldForSearch } from "../../platform/text/fold.ts";

/** How one check of an address ended. */
export type CheckEnd =
  /** A page was found, here or at `movedTo`, where permanent redirects lead. */
  | { end: "found"; url: string; movedTo?: string; title?: string }
  /** The site answers that there is no such page. */
  | { end: "missing" }
  /** Nothing was answered that tells whether the page is there. */
  | { end: "failed"; problem: AddressProblem }
  /** The site, or our own guard, refuses programs: readers may well find the page. */
  | { end: "refused"; problem: AddressProblem }
  /** It is this machine that reaches nobody. */
  | { end: "offline" };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/**
 * An address is gone if two checks in a row were answered that it is missing, or if so many failed in any way. A newspaper
 * may be down for an hour.
 */
const FAILED_RUNS = 3;
/** Two titles that share less than this are of different pages. */
const STILL_THE_SAME = 0.3;

const isOtherTitle = (one: string, other: string): boolean =>
  !titleMatcher(one, STILL_THE_SAME)(foldForSearch(other)) && !foldForSearch(other).includes(foldForSearch(one));

const isFrontPage = (url: string): boolean => URL.parse(url)?.pathname === "/" && URL.parse(url)?.search === "";

type Circumstances = {
  now: Date;
  /** When any address was last seen alive. Before that, nothing is known of this machine's own connection. */
  anyAliveAt: string | null;
};

/** What is known of an address after a check. */
export function judgeAddress(before: Known, url: string, check: CheckEnd, { now, anyAliveAt }: Circumstances): Known {
  const at = now.toISOString();
  const dueIn = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  if (check.end === "offline") return { ...before, dueAt: dueIn(DAY_MS) };
  const be = (state: AddressCheck["state"], change: Partial<Known>): Known => ({
    ...before,
    ...{ checkedAt: at, movedTo: null, problem: null, failures: 0, dueAt: dueIn(WEEK_MS) },
    ...change,
    state,
    since: state === before.state ? before.since : at,
  });
  if (check.end === "refused") return be("not-checked", { problem: check.problem });
  if (check.end === "found") {
    const { title = null, movedTo } = check;
    const firstTitle = before.firstTitle ?? title;
    const problem = !isFrontPage(url) && isFrontPage(check.url) ? "front-page" : null;
    const found = { aliveAt: at, firstTitle, pageTitle: title, problem } as const;
    if (movedTo !== undefined && addressKey(movedTo) !== addressKey(url)) return be("moved", { ...found, movedTo });
    const isChanged = problem !== null || (firstTitle !== null && title !== null && isOtherTitle(firstTitle, title));
    return be(isChanged ? "title-changed" : "alive", found);
  }
  const problem = check.end === "missing" ? "missing" : check.problem;
  const failures = before.failures + 1;
  const isMissing = problem === "missing" && before.problem === "missing";
  // If nobody was reached since the first failure, it may be this machine whose connection is broken.
  const isSilent = failures >= FAILED_RUNS && anyAliveAt !== null && anyAliveAt > (before.since ?? at);
  const isGone = before.state === "gone" || isMissing || isSilent;
  return be(isGone ? "gone" : "unreachable", { problem, failures, ...(isGone ? {} : { dueAt: dueIn(DAY_MS) }) });
}
