import { describe, expect, test } from "vitest";
import { AppError } from "../../platform/errors/app-error.ts";
import { chooseImages } from "./choose-images.ts";

const [A, B, C] = [["/uploads/public/a.jpg"], ["/uploads/public/b.jpg"], ["/uploads/public/c.jpg"]];

describe("the images of an entry, sent under two names", () => {
  test("stay when neither is sent", () => {
    expect(chooseImages(A, {})).toBeUndefined();
  });

  test("are those of the one that is sent", () => {
    expect(chooseImages(A, { images: B })).toEqual(B);
    expect(chooseImages(A, { imageUrl: B })).toEqual(B);
    expect(chooseImages(A, { images: B, imageUrl: B })).toEqual(B);
  });

  test("are cleared by null and by an empty list", () => {
    expect(chooseImages(A, { images: null })).toEqual([]);
    expect(chooseImages(A, { imageUrl: [] })).toEqual([]);
    expect(chooseImages(A, { images: null, imageUrl: null })).toEqual([]);
  });

  test("are those of the one that differs from what is stored", () => {
    expect(chooseImages(A, { images: A, imageUrl: B })).toEqual(B);
    expect(chooseImages(A, { images: B, imageUrl: A })).toEqual(B);
    expect(chooseImages(A, { images: A, imageUrl: null })).toEqual([]);
    expect(chooseImages([...A, ...B], { images: [...B, ...A], imageUrl: [...A, ...B] })).toEqual([...B, ...A]);
  });

  test("are refused when both differ from what is stored and from each other", () => {
    expect(() => chooseImages(A, { images: B, imageUrl: C })).toThrow(AppError);
  });
});
