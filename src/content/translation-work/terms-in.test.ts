import { describe, expect, test } from "vitest";
import { termsIn } from "./terms-in.server.ts";

const found = (english: string) => termsIn(english, "si").map(({ en }) => en);

describe("the terms of an English text", () => {
  test.each([
    ["He has lost the tip of both tusks.", ["Tusks"]],
    ["He lives in Yala National Park and in Udawalawe.", ["Yala National Park", "Udawalawe National Park"]],
    ["It was in May; he may return.", ["May"]],
    ["Mayor Yalas", []],
    ["He was last recorded with a wound on the left foreleg.", ["Last recorded", "Wound", "Foreleg"]],
    ["", []],
  ])("%s", (english, terms) => {
    expect(found(english)).toEqual(terms);
  });

  test("have their words in the language, and say that no speaker has checked them", () => {
    expect(termsIn("Kandy, in May", "si")).toEqual([
      { en: "Kandy District", words: "මහනුවර දිස්ත්‍රික්කය", isChecked: false },
      { en: "May", words: "මැයි", isChecked: false },
    ]);
    expect(termsIn("in May", "ta")[0]?.words).toBe("மே");
  });

  test("are told once each, and at most twelve", () => {
    expect(found("May, May and May")).toEqual(["May"]);
    const places = ["Bundala", "Kaudulla", "Kumana", "Minneriya", "Wilpattu", "Yala", "Ampara", "Badulla", "Colombo"];
    expect(found([...places, "Galle", "Jaffna", "Kandy", "Matale", "Matara"].join(", "))).toHaveLength(12);
  });
});
