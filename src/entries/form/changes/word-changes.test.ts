import { describe, expect, test } from "vitest";
import { findChanges, shortenSame } from "./word-changes.ts";

const written = (before: string, after: string): string =>
  findChanges(before, after)
    .map(({ text, kind }) => (kind === "same" ? text : kind === "added" ? `{+${text}+}` : `{-${text}-}`))
    .join("");

describe("the changes of a text", () => {
  test("are found word by word", () => {
    expect(written("He walks in Yala.", "He walked in Yala.")).toBe("He {-walks-}{+walked+} in Yala.");
    expect(written("", "New.")).toBe("{+New.+}");
    expect(written("The same.", "The same.")).toBe("The same.");
  });

  test("that are side by side are one change", () => {
    expect(written("He walks slowly in Yala.", "He ran fast in Yala.")).toBe(
      "He {-walks slowly-}{+ran fast+} in Yala.",
    );
  });

  test("keep the letters of Sinhala words together", () => {
    expect(written("නැදුන්ගමුව රාජා", "නැදුන්ගමුවේ රාජා")).toBe("{-නැදුන්ගමුව-}{+නැදුන්ගමුවේ+} රාජා");
    expect(written("ශ්‍රී ලංකා", "ක්‍ෂේම ලංකා")).toBe("{-ශ්‍රී-}{+ක්‍ෂේම+} ලංකා");
  });

  test("reproduce both texts", () => {
    const long = (seed: number) => Array.from({ length: 20_000 }, (_, i) => `w${(i * seed) % 9973}`).join(" ");
    const [before, after] = [long(7), long(13)];
    const stretches = findChanges(before, after);
    expect(
      stretches
        .filter(({ kind }) => kind !== "added")
        .map(({ text }) => text)
        .join(""),
    ).toBe(before);
    expect(
      stretches
        .filter(({ kind }) => kind !== "removed")
        .map(({ text }) => text)
        .join(""),
    ).toBe(after);
  });
});

test("long unchanged stretches are left out, except beside a change", () => {
  const same = "x ".repeat(500);
  const shown = shortenSame([
    { kind: "same", text: same },
    { kind: "added", text: "NEW" },
    { kind: "same", text: same },
  ]);
  expect(shown[1]).toEqual({ kind: "added", text: "NEW" });
  expect(shown[0]?.text.length).toBeLessThan(200);
  expect(shown[0]?.text.endsWith("x x ")).toBe(true);
  expect(shown[2]?.text.startsWith("x x ")).toBe(true);
});

test("what is left out of Sinhala text ends between syllables", () => {
  for (const length of [0, 1, 2, 3, 4]) {
    const same = `${"a".repeat(length)}${"ශ්‍රී".repeat(100)}${"b".repeat(length)}`;
    const shown = shortenSame([
      { kind: "added", text: "NEW" },
      { kind: "same", text: same },
      { kind: "added", text: "" },
    ]);
    const parts = (shown[1]?.text ?? "").split(" … ");
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part.replace(/^a+|b+$/g, "").replaceAll("ශ්‍රී", "")).toBe("");
  }
});
