import { expect, test } from "vitest";
import { isEasyTarget } from "./easy-target.ts";

const bull = { category: "wild", status: "alive", location: "Yala National Park" } as const;
const plain = { ...bull, tusks: null, tags: [], features: [], claims: {} };
const measured = (max: number) => ({
  tuskLength: [{ value: { min: 0.5, max }, certainty: "certain" as const, sources: [] }],
});

test.each([
  [plain, false],
  [{ ...plain, tusks: "Both broken in fights" }, false],
  [{ ...plain, tusks: "About 3.5 ft" }, false],
  [{ ...plain, tusks: "About 4 ft (1.2 m)" }, true],
  [{ ...plain, claims: measured(1.1) }, false],
  [{ ...plain, claims: measured(1.2) }, true],
  [{ ...plain, tusks: "Long, spread outward" }, true],
  [{ ...plain, tags: ["largest tusks of the park"] }, true],
  [{ ...plain, tags: ["crossed tusks"], status: "missing" as const }, true],
  [{ ...plain, tusks: "Long and crossed", status: "dead" as const }, false],
  [{ ...plain, tusks: "Long and crossed", category: "domesticated" as const }, false],
])("whether poachers could look for %j: %j", (tusker, isTarget) => {
  expect(isEasyTarget(tusker)).toBe(isTarget);
});
