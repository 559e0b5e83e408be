import { expect, test } from "vitest";
import { portraitClaims } from "./portrait-claims.ts";
import { recordedTuskWords } from "./words.en.ts";

const claims = (tusks: string | null) => portraitClaims({ tusks, tags: [] });

test("where nothing is recorded of the tusks they are imagined, as ears and setting always are", () => {
  expect(claims(null)).toEqual({ recorded: undefined, imagined: ["tusks", "ears", "setting"] });
});

test("what is recorded of the tusks is not among what is imagined", () => {
  expect(claims("Long and crossed").imagined).toEqual(["ears", "setting"]);
  expect(claims("Crossed").imagined).toEqual(["length", "ears", "setting"]);
  expect(claims("About 4 ft").imagined).toEqual(["shape", "ears", "setting"]);
  expect(claims("Both broken").imagined).toEqual(["length", "ears", "setting"]);
});

test.each([
  ["Long and crossed", "long tusks that cross"],
  ["Curved, about 5 ft", "tusks that curve, and their length"],
  ["About 4 ft", "the length of his tusks"],
  ["Single tusk", "one tusk; on which side is not"],
  ["Left tusk torn out; long right tusk", "one long tusk, the right"],
  ["One tusk broken", "a broken tusk; on which side is not"],
  ["About 3.5 ft (1.1 m), rather short for his size", "short tusks, and their length"],
  ["Short; broken repeatedly", "short tusks, both tusks broken"],
])("'%s' is summarised in a few words", (tusks, words) => {
  const { recorded } = claims(tusks);
  expect(recorded && recordedTuskWords(recorded)).toBe(words);
});
