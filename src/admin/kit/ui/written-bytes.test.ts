import { expect, test } from "vitest";
import { writtenBytes } from "./written-bytes.ts";

test("sizes of files are written so that they can be compared", () => {
  const sizes = [480, 33_600, 999_499, 999_500, 2_140_000, 999_949_999, 999_950_000, 48_000_000_000];
  expect(sizes.map(writtenBytes)).toEqual([
    ...["480 bytes", "34 kB", "999 kB", "1.0 MB", "2.1 MB", "999.9 MB", "1.0 GB", "48.0 GB"],
  ]);
});
