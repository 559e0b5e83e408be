import { expect, test } from "vitest";
import { seededRandom, textHash } from "./random.ts";

test("a seed always gives the same numbers", () => {
  const numbers = (seed: string) => {
    const random = seededRandom(seed);
    return [random(), random.between(5, 6), random.integer(1, 3), random.pick(["a", "b", "c"])];
  };
  expect(numbers("gemunu")).toEqual(numbers("gemunu"));
  expect(numbers("gemunu")).not.toEqual(numbers("sando"));
});

test("numbers stay in their bounds", () => {
  const random = seededRandom(1);
  for (let i = 0; i < 1000; i++) {
    expect(random()).toBeLessThan(1);
    expect([1, 2, 3]).toContain(random.integer(1, 3));
    const between = random.between(-2, 4);
    expect(between).toBeGreaterThanOrEqual(-2);
    expect(between).toBeLessThan(4);
  }
});

test("the hash is that of FNV-1a", () => {
  expect(textHash("")).toBe(2166136261);
  expect(textHash("a")).toBe(0xe40c292c);
});
