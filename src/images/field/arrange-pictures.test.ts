import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PictureValue } from "../stored/image-value.ts";
import { addInOrder, changeTexts, movePicture, putBack, replacePicture } from "./arrange-pictures.ts";

const picture = (url: string, alt = ""): PictureValue => ({
  url,
  width: 4,
  height: 3,
  alt,
  credit: "",
  licence: "",
  takenOn: "",
  focus: null,
});
const list = (urls: string): PictureValue[] => [...urls].map((url) => picture(url));
const urls = (pictures: readonly PictureValue[]): string => pictures.map(({ url }) => url).join("");

describe("pictures", () => {
  test.each([
    ["c", 0, "cabd"],
    ["a", 1, "bacd"],
    ["a", 99, "bcda"],
    ["d", -1, "dabc"],
    ["x", 0, "abcd"],
  ])("%s moved to %d are %s", (url, to, expected) => {
    expect(urls(movePicture(list("abcd"), url, to))).toBe(expected);
  });

  test("that arrive in any order stand in the order in which they were chosen, behind those that were there", () => {
    const chosen = [..."abcdef"];
    fc.assert(
      fc.property(fc.shuffledSubarray(chosen, { minLength: chosen.length }), (arriving) => {
        const numberOf = (url: string) => (chosen.includes(url) ? chosen.indexOf(url) : undefined);
        let pictures = list("xy");
        for (const url of arriving) pictures = addInOrder(pictures, picture(url), numberOf);
        expect(urls(pictures)).toBe("xyabcdef");
      }),
    );
  });

  test("that arrive twice stand there once", () => {
    expect(urls(addInOrder(list("ab"), picture("a"), () => 1))).toBe("ab");
  });

  test("take the place of another, which goes where they are there already", () => {
    expect(urls(replacePicture(list("abc"), "b", picture("x")))).toBe("axc");
    expect(urls(replacePicture(list("abc"), "b", picture("c")))).toBe("ac");
    expect(urls(replacePicture(list("abc"), "b", picture("b")))).toBe("abc");
  });

  test("that were taken out come back to their place, once", () => {
    expect(urls(putBack(list("ac"), picture("b"), 1))).toBe("abc");
    expect(urls(putBack(list("abc"), picture("b"), 0))).toBe("abc");
  });

  test("have their own texts", () => {
    expect(changeTexts(list("ab"), "b", { alt: "A bull" }).map(({ alt }) => alt)).toEqual(["", "A bull"]);
  });
});
