import { expect, test } from "vitest";
import { TUSKER } from "../../tuskers/admin/tusker-definition.ts";
import { draftBase, draftValues } from "./draft-store.browser.ts";

test("a draft of an earlier release opens with the age that it kept as an account", () => {
  const values = { name: "Raja", age: "45", ageUnknown: false };
  const { name, claims } = draftValues(TUSKER, { values, base: { name: "", age: "" } });
  expect(name).toBe("Raja");
  expect(claims.age).toEqual([{ value: { min: 45, max: 45 }, certainty: "certain", sources: [] }]);
  const begun = draftBase(TUSKER, { values, base: { name: "", age: "" } }, TUSKER.blank());
  expect([begun.name, begun.claims.age]).toEqual(["", undefined]);
});

test("a draft of today opens as it was kept, and what the form does not know or knows as something else stays out", () => {
  const blank = TUSKER.blank();
  const kept = { ...blank, name: "Raja", tags: ["tame"] };
  expect(draftValues(TUSKER, { values: kept, base: {} })).toEqual(kept);
  const values = { ...kept, tags: "old, tame", wings: 2 };
  expect(draftValues(TUSKER, { values, base: {} })).toEqual({ ...kept, tags: blank.tags });
});
