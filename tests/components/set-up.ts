import { afterEach, beforeEach, expect, vi } from "vitest";

/** Warnings and errors of React and the browser. They fail the test that caused them. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const kind of ["error", "warn"] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void complaints.push(words.join(" ")));
});

afterEach(() => {
  expect(complaints, "errors and warnings in the console").toEqual([]);
});
