import { expect, test } from "vitest";
import { SHIPPED } from "../../../content/texts/shipped/shipped.ts";
import { PAGES } from "../../screens/pages/page-definition.ts";
import { TUSKER } from "../../screens/tuskers/tusker-definition.ts";
import { draftBase, draftValues } from "./draft-store.browser.ts";

test("a draft of an earlier release opens with the age that it kept as an account", () => {
  const values = { name: "Raja", age: "45", ageUnknown: false };
  const { name, claims } = draftValues(TUSKER, { values, base: { name: "", age: "" } }, TUSKER.blank());
  expect(name).toBe("Raja");
  expect(claims.age).toEqual([{ value: { min: 45, max: 45 }, certainty: "certain", sources: [] }]);
  const begun = draftBase(TUSKER, { values, base: { name: "", age: "" } }, TUSKER.blank());
  expect([begun.name, begun.claims.age]).toEqual(["", undefined]);
});

test("a draft of today opens as it was kept, and what the form does not know or knows as something else stays out", () => {
  const blank = TUSKER.blank();
  const kept = { ...blank, name: "Raja", tags: ["tame"] };
  expect(draftValues(TUSKER, { values: kept, base: {} }, blank)).toEqual(kept);
  const values = { ...kept, tags: "old, tame", wings: 2 };
  expect(draftValues(TUSKER, { values, base: {} }, blank)).toEqual({ ...kept, tags: blank.tags });
});

test("a draft from before a field was editable leaves that field as it is stored", () => {
  const now = PAGES.home.valuesOf({ ...SHIPPED.home, _id: "home" } as never);
  const {
    walkPlaces: _places,
    tollYears: _years,
    tollSources: _sources,
    ...kept
  } = now as unknown as Record<string, unknown>;
  const opened = draftValues(PAGES.home, { values: { ...kept, heroTitle: "Soon" }, base: {} }, now);
  expect(opened).toEqual({ ...now, heroTitle: "Soon" });
});
