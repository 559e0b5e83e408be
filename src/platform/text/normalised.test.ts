import { expect, test } from "vitest";
import { normalised } from "./normalised.ts";

test("the letters of the languages keep all their marks", () => {
  for (const text of ["ක්‍ෂේත්‍ර", "யானைக்கு", "Việt Nam", "Ā̤̊", "שָׁלוֹם"]) {
    expect(normalised(text)).toBe(text.normalize("NFC"));
    expect(normalised(text, "NFKD")).toBe(text.normalize("NFKD"));
  }
});

test("a letter keeps thirty marks of any number", () => {
  const marks = "\u0301\u0323".repeat(15);
  expect(normalised(`a${marks}\u0301\u0323\u0301b`)).toBe(`a${marks}b`.normalize("NFC"));
});
