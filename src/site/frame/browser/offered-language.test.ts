import { expect, test } from "vitest";
import { languageToOffer } from "./offered-language.browser.ts";

test.each([
  [["si-LK", "en"], "en", "si"],
  [["ta"], "en", "ta"],
  [["de-DE", "ta-LK", "si"], "en", "ta"],
  [["en-GB", "si"], "si", "en"],
  [["en-GB", "si"], "en", undefined],
  [["si"], "si", undefined],
  [["de", "fr"], "en", undefined],
  [["sid", "tas"], "en", undefined],
  [[], "en", undefined],
] as const)("a browser that prefers %j is offered, on a page in %s, %s", (wanted, current, offered) => {
  expect(languageToOffer(wanted, current)).toBe(offered);
});
