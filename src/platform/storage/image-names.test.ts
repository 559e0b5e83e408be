import { describe, expect, test } from "vitest";
import { imageNameFromUrl, imageUrlFor, isStoredImageName } from "./image-names.ts";

describe("names and addresses of images", () => {
  test("belong together", () => {
    expect(imageNameFromUrl(imageUrlFor("raja-1.jpg"))).toBe("raja-1.jpg");
    expect(imageNameFromUrl("https://cdn.example/public/raja-1.jpg")).toBe("raja-1.jpg");
  });

  test("a name is one safe file name", () => {
    expect(["a", "a.jpg", "article_1_0.webp", "x".repeat(120)].every(isStoredImageName)).toBe(true);
    expect(
      ["", ".", "..", "a..b", ".a", "a.", "-a", "a/b", "a\\b", "A", "ä", "a b", "x".repeat(121), "a\n"].some(
        isStoredImageName,
      ),
    ).toBe(false);
  });
});
