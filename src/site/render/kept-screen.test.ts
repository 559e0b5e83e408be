import { expect, test } from "vitest";
import type { SiteFacts } from "../../ui/kit/site-facts.ts";
import { objectFor } from "./kept-screen.server.ts";

const FACTS = {} as SiteFacts;
const tusker = () => ({
  name: "Gemunu",
  images: [{ alt: "He stands" }],
  age: undefined,
  names: new Map([["si", "ගැමුණු"]]),
});

test("equal data has one object, and any other has its own", () => {
  const object = objectFor(FACTS, tusker());
  expect(objectFor(FACTS, tusker())).toBe(object);
  const others = [
    { ...tusker(), name: "Gemunu " },
    { ...tusker(), age: null },
    { ...tusker(), images: [{ alt: "He stood" }] },
    { ...tusker(), names: new Map([["si", "ගැමුණ"]]) },
    ["2026-11-28", tusker()],
  ];
  for (const other of others) expect(objectFor(FACTS, other)).not.toBe(object);
  expect(objectFor({} as SiteFacts, tusker())).not.toBe(object);
});

test("what was not asked for in a while is let go", () => {
  const object = objectFor(FACTS, tusker());
  for (let number = 0; number < 100; number += 1) objectFor(FACTS, number);
  expect(objectFor(FACTS, tusker())).not.toBe(object);
});

test("what cannot be compared is refused", () => {
  expect(() => objectFor(FACTS, { draw: () => undefined })).toThrow("could not be cloned");
});
