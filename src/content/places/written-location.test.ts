import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_FOLDER } from "../../platform/config/project-folder.server.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { writtenLocation } from "./written-location.ts";

test.each([
  ["Yala National Park", "යාල ජාතික වනෝද්‍යානය"],
  ["Yala National Park, Hambantota District", "යාල ජාතික වනෝද්‍යානය, හම්බන්තොට දිස්ත්‍රික්කය"],
  ["Kurunegala and Anuradhapura districts", "කුරුණෑගල සහ අනුරාධපුර දිස්ත්‍රික්ක"],
  ["Yala, Kaudulla and Kumana national parks", "යාල, කවුඩුල්ල සහ කුමන ජාතික වනෝද්‍යාන"],
  ["Ruhunu Kataragama Devalaya, Kataragama", "රුහුණු කතරගම දේවාලය, කතරගම"],
  ["Kumana and Panama, Ampara District", "කුමන සහ පානම, අම්පාර දිස්ත්‍රික්කය"],
  ["Yala National Park, by the big rock", "Yala National Park, by the big rock"],
])("the location %s is in Sinhala %s", (location, written) => {
  expect(inLanguage("si", () => writtenLocation(location))).toBe(written);
  expect(writtenLocation(location)).toBe(location);
});

test.each(["si", "ta"] as const)(
  "every location of the starter content is written in the letters of %s",
  async (language) => {
    const folder = join(PROJECT_FOLDER, "starter/tuskers");
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
    const locations = texts.map((text) => /^location: "(.+)"$/m.exec(text)?.[1] ?? "");
    const inLatin = inLanguage(language, () => locations.map(writtenLocation).filter((text) => /[a-z]/i.test(text)));
    expect(inLatin).toEqual([]);
  },
);
