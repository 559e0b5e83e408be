import { expect, test } from "vitest";
import { TUSKER } from "../../tuskers/admin/tusker-definition.ts";
import { fitValues } from "./draft-store.browser.ts";

test("a draft of an earlier release opens with its age, or with an unknown one", () => {
  const blank = TUSKER.blank();
  expect(fitValues(blank, { name: "Raja", age: "45", ageUnknown: false })).toMatchObject({
    name: "Raja",
    age: { text: "45", unknown: false },
  });
  expect(fitValues(blank, { age: "", ageUnknown: true }).age).toEqual({ text: "", unknown: true });
});

test("a draft of today opens as it was kept, and what the form does not know or knows as something else stays out", () => {
  const blank = TUSKER.blank();
  const kept = { ...blank, name: "Raja", age: { text: "45", unknown: false } };
  expect(fitValues(blank, kept)).toEqual(kept);
  expect(fitValues(blank, { ...kept, tags: "old, tame", wings: 2 })).toEqual({ ...kept, tags: blank.tags });
});
