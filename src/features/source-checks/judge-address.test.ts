import { describe, expect, test } from "vitest";
import { type Known, UNKNOWN } from "../../content/sources/address-check.ts";
import { type CheckEnd, judgeAddress } from "./judge-address.ts";

const URL = "https://paper.example/2013/raja";
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-03-01T06:00:00.000Z");

/** Judges one check after the other, each when it is due, beginning with what is known. */
function judgeAll(ends: CheckEnd[], { known = UNKNOWN, othersAlive = true } = {}): Known {
  return ends.reduce<Known>((before, end) => {
    const now = new Date(before.dueAt ?? START);
    const anyAliveAt = othersAlive ? new Date(now.getTime() - 60_000).toISOString() : null;
    return judgeAddress(before, URL, end, { now, anyAliveAt });
  }, known);
}

const found = (title?: string, more: { movedTo?: string; url?: string } = {}): CheckEnd => ({
  end: "found",
  url: URL,
  ...(title === undefined ? {} : { title }),
  ...more,
});
const MISSING: CheckEnd = { end: "missing" };
const SILENT: CheckEnd = { end: "failed", problem: "time" };
const daysUntilDue = ({ dueAt, checkedAt }: Known) => (Date.parse(dueAt ?? "") - Date.parse(checkedAt ?? "")) / DAY_MS;

describe("an address", () => {
  test("that is found is alive, and asked again after a week", () => {
    const known = judgeAll([found("Raja"), found("Raja")]);
    expect(known).toMatchObject({ state: "alive", firstTitle: "Raja", problem: null });
    expect(known.since).toBe(new Date(START).toISOString());
    expect(daysUntilDue(known)).toBe(7);
  });

  test("that is missing is gone only if it is missing the next day, too", () => {
    const once = judgeAll([found("Raja"), MISSING]);
    expect([once.state, daysUntilDue(once)]).toEqual(["unreachable", 1]);
    const twice = judgeAll([MISSING], { known: once });
    expect([twice.state, daysUntilDue(twice)]).toEqual(["gone", 7]);
    expect(twice.since).toBe(twice.checkedAt);
    expect(judgeAll([found("Raja")], { known: once }).state).toBe("alive");
  });

  test("that does not answer is gone after the third time in a row", () => {
    expect(judgeAll([SILENT, SILENT]).state).toBe("unreachable");
    expect(judgeAll([SILENT, SILENT, SILENT]).state).toBe("gone");
    expect(judgeAll([SILENT, SILENT, found(), SILENT]).state).toBe("unreachable");
    // Silence before a single "missing" is no second "missing".
    expect(judgeAll([SILENT, MISSING]).state).toBe("unreachable");
  });

  test("is not gone as long as nobody at all was reached", () => {
    expect(judgeAll(Array(9).fill(SILENT), { othersAlive: false }).state).toBe("unreachable");
    expect(judgeAll([found("Raja"), { end: "offline" }, { end: "offline" }]).state).toBe("alive");
  });

  test("that was gone stays so until it is found", () => {
    const gone = judgeAll([MISSING, MISSING]);
    expect(judgeAll([SILENT], { known: gone })).toMatchObject({ state: "gone", since: gone.since });
    expect(judgeAll([found("Raja")], { known: gone })).toMatchObject({ state: "alive", failures: 0 });
  });

  test("has moved if it leads elsewhere for good, and not by a change of protocol or slash alone", () => {
    const movedTo = "https://paper.example/archive/raja";
    expect(judgeAll([found("Raja", { movedTo, url: movedTo })])).toMatchObject({ state: "moved", movedTo });
    expect(judgeAll([found("Raja", { movedTo: "http://www.paper.example/2013/raja/" })])).toMatchObject({
      state: "alive",
      movedTo: null,
    });
  });

  test("that leads to the front page is told apart", () => {
    const front = "https://paper.example/";
    expect(judgeAll([found("The Paper", { movedTo: front, url: front })])).toMatchObject({
      state: "moved",
      problem: "front-page",
    });
    expect(judgeAll([found("The Paper", { url: front })])).toMatchObject({
      state: "title-changed",
      problem: "front-page",
    });
  });

  test("shows another page if its title has become a different one", () => {
    const first = "The vanishing trail of Sri Lanka's tuskers";
    expect(judgeAll([found(first), found("Sri Lanka's tuskers: the vanishing trail | Paper")]).state).toBe("alive");
    expect(judgeAll([found("Raja"), found("Raja, by a writer of the paper whose name is long")]).state).toBe("alive");
    expect(judgeAll([found(first), found("Page not found")])).toMatchObject({
      state: "title-changed",
      firstTitle: first,
      pageTitle: "Page not found",
    });
    // Without a title, as of a PDF, there is nothing to compare.
    expect(judgeAll([found(), found("Report")]).state).toBe("alive");
  });

  test("whose site refuses programs was not checked, and is not gone", () => {
    const known = judgeAll([found("Raja"), MISSING, { end: "refused", problem: "robots" }]);
    expect(known).toMatchObject({ state: "not-checked", problem: "robots", failures: 0, firstTitle: "Raja" });
  });
});
