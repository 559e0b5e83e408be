import { describe, expect, test } from "vitest";
import { Effort, findChanges } from "./word-changes.ts";

const changes = (before: string, after: string) => findChanges([{ text: before }], [{ text: after }], new Effort());

const written = (before: string, after: string): string =>
  changes(before, after)
    .map(({ text, kind }) => (kind === "same" ? text : kind === "added" ? `{+${text}+}` : `{-${text}-}`))
    .join("");

describe("the changes of a text", () => {
  test("are found word by word", () => {
    expect(written("He walks in Yala.", "He walked in Yala.")).toBe("He {-walks-}{+walked+} in Yala.");
    expect(written("", "New.")).toBe("{+New.+}");
    expect(written("The same.", "The same.")).toBe("The same.");
  });

  test("that are side by side, or have one short word between them, are one change", () => {
    expect(written("He walks slowly in Yala.", "He ran fast in Yala.")).toBe(
      "He {-walks slowly-}{+ran fast+} in Yala.",
    );
    expect(written("He walks in Yala.", "He ran in Kandy.")).toBe("He {-walks in Yala-}{+ran in Kandy+}.");
  });

  test("keep the letters of Sinhala words together", () => {
    expect(written("නැදුන්ගමුව රාජා", "නැදුන්ගමුවේ රාජා")).toBe("{-නැදුන්ගමුව-}{+නැදුන්ගමුවේ+} රාජා");
    expect(written("ශ්‍රී ලංකා", "ක්‍ෂේම ලංකා")).toBe("{-ශ්‍රී-}{+ක්‍ෂේම+} ලංකා");
  });

  test("reproduce both texts, however long they are", () => {
    const long = (seed: number) => Array.from({ length: 20_000 }, (_, i) => `w${(i * seed) % 9973}`).join(" ");
    const [before, after] = [long(7), long(13)];
    const stretches = changes(before, after);
    const without = (left: string) => stretches.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join("");
    expect(without("added")).toBe(before);
    expect(without("removed")).toBe(after);
  });
});
