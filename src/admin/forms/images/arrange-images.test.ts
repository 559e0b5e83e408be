import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import type { ImageValue } from "../../inputs/stored-images/image-value.ts";
import { addInOrder, changeTexts, moveImage, putBack, replaceImage } from "./arrange-images.ts";

const image = (url: string, alt = ""): ImageValue => ({
  url,
  width: 4,
  height: 3,
  alt,
  credit: "",
  licence: "",
  takenOn: "",
  focus: null,
});
const list = (urls: string): ImageValue[] => [...urls].map((url) => image(url));
const urls = (images: readonly ImageValue[]): string => images.map(({ url }) => url).join("");

describe("images", () => {
  test.each([
    ["c", 0, "cabd"],
    ["a", 1, "bacd"],
    ["a", 99, "bcda"],
    ["d", -1, "dabc"],
    ["x", 0, "abcd"],
  ])("%s moved to %d are %s", (url, to, expected) => {
    expect(urls(moveImage(list("abcd"), url, to))).toBe(expected);
  });

  test("that arrive in any order are added in the chosen order, after the existing ones", () => {
    const chosen = [..."abcdef"];
    fc.assert(
      fc.property(fc.shuffledSubarray(chosen, { minLength: chosen.length }), (arriving) => {
        const numberOf = (url: string) => (chosen.includes(url) ? chosen.indexOf(url) : undefined);
        let images = list("xy");
        for (const url of arriving) images = addInOrder(images, image(url), numberOf);
        expect(urls(images)).toBe("xyabcdef");
      }),
      { numRuns: runs(100) },
    );
  });

  test("that arrive twice are added once", () => {
    expect(urls(addInOrder(list("ab"), image("a"), () => 1))).toBe("ab");
  });

  test("take the place of another, which goes where they are there already", () => {
    expect(urls(replaceImage(list("abc"), "b", image("x")))).toBe("axc");
    expect(urls(replaceImage(list("abc"), "b", image("c")))).toBe("ac");
    expect(urls(replaceImage(list("abc"), "b", image("b")))).toBe("abc");
  });

  test("that were taken out come back to their place, once", () => {
    expect(urls(putBack(list("ac"), image("b"), 1))).toBe("abc");
    expect(urls(putBack(list("abc"), image("b"), 0))).toBe("abc");
  });

  test("have their own texts", () => {
    expect(changeTexts(list("ab"), "b", { alt: "A bull" }).map(({ alt }) => alt)).toEqual(["", "A bull"]);
  });
});
