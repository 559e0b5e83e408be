import { expect, test } from "vitest";
import type { Feature } from "../record.ts";
import { doFeaturesDiffer } from "./differing-features.ts";

type Recorded = Pick<Feature, "character" | "side" | "state" | "where" | "until">;

const form = (state: string, rest: Partial<Recorded> = {}): Recorded => ({ character: "tusk_form", state, ...rest });
const broken = (state: string, side?: "left" | "right"): Recorded => ({
  character: "tusk_break",
  state,
  ...(side && { side }),
});

const differ = (one: Recorded[], other: Recorded[]) => {
  const there = doFeaturesDiffer(one, other);
  expect(doFeaturesDiffer(other, one)).toBe(there);
  return there;
};

test("only what is recorded of both differs", () => {
  expect(differ([form("crossed")], [form("parallel")])).toBe(true);
  expect(differ([form("crossed")], [form("crossed")])).toBe(false);
  expect(differ([form("crossed")], [])).toBe(false);
  expect(differ([], [])).toBe(false);
});

test("sides are compared with the same side, and a side that is not told with none", () => {
  expect(differ([broken("tip", "left")], [broken("whole", "left")])).toBe(true);
  expect(differ([broken("tip", "left")], [broken("whole", "right")])).toBe(false);
  expect(differ([broken("tip")], [broken("whole", "right")])).toBe(false);
});

test("a state that leaves something open differs from none that it may mean", () => {
  const tusks = (state: string): Recorded[] => [{ character: "tusks", state }];
  expect(differ(tusks("one"), tusks("left_only"))).toBe(false);
  expect(differ(tusks("one"), tusks("both"))).toBe(true);
  expect(differ([broken("broken", "left")], [broken("stump", "left")])).toBe(false);
  expect(differ([broken("broken", "left")], [broken("whole", "left")])).toBe(true);
});

test("where accounts of one animal differ, one that agrees is enough", () => {
  expect(differ([form("crossed"), form("converging")], [form("converging")])).toBe(false);
});

test("what is over counts only if nothing holds now", () => {
  const both: Recorded = { character: "tusks", state: "both", until: "2025-03" };
  const right: Recorded = { character: "tusks", state: "right_only" };
  expect(differ([both, right], [{ character: "tusks", state: "both" }])).toBe(true);
  expect(differ([both], [{ character: "tusks", state: "both" }])).toBe(false);
});

test("the same mark on another part of the body differs", () => {
  const scar = (where?: Recorded["where"]): Recorded => ({ character: "mark", state: "scar", ...(where && { where }) });
  expect(differ([scar("flank")], [scar("trunk")])).toBe(true);
  expect(differ([scar("flank")], [scar()])).toBe(false);
});
