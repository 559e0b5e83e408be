import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { deviceWords } from "./device-words.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome on Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari on an iPhone",
  ],
  ["Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko", "A browser on Windows"],
])("%s is %s", (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

test.each([[undefined], [""], ["curl/8.11.0"], [`Firefox/133.0 Windows ${"x".repeat(1000)}`]])(
  "%s is not known",
  (userAgent) => {
    expect(deviceWords(userAgent)).toBeNull();
  },
);

test("nothing that was sent is repeated", () => {
  const known =
    /^(?:(?:Edge|Opera|Samsung Internet|Vivaldi|Firefox|Chrome|Safari|A browser)(?: on (?:an iPhone|an iPad|Android|Windows|ChromeOS|macOS|Linux))?)$/;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.constantFrom("Firefox/", "Chrome/1", "Windows", "<b>", "Android", " ", "Safari/"), { maxLength: 8 })
          .map((parts) => parts.join("")),
      ),
      (userAgent) => {
        const words = deviceWords(userAgent);
        if (words !== null) expect(words).toMatch(known);
      },
    ),
    { numRuns: runs(100) },
  );
});
