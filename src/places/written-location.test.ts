import { expect, test } from "vitest";
import { inLanguage } from "../platform/languages/in-language.server.ts";
import "../translations/for-api.server.ts";
import { writtenLocation } from "./written-location.ts";

test.each([
  ["Yala National Park", "යාල ජාතික වනෝද්‍යානය"],
  ["Yala National Park, Hambantota District", "යාල ජාතික වනෝද්‍යානය, හම්බන්තොට දිස්ත්‍රික්කය"],
  [
    "Sri Dalada Maligawa, Kandy; preserved in his own museum",
    "Sri Dalada Maligawa, Kandy; preserved in his own museum",
  ],
])("the location %s is in Sinhala %s", (location, written) => {
  expect(inLanguage("si", () => writtenLocation(location))).toBe(written);
  expect(writtenLocation(location)).toBe(location);
});
