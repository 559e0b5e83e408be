import { expect, test } from "vitest";
import { addVary, chooseEncoding } from "./content-encoding.server.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("of Accept-Encoding %o the answer takes %o", (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test("a name is added to Vary once, beside what is there", () => {
  const headers = new Headers({ Vary: "Authorization" });
  addVary(headers, "Accept-Encoding");
  addVary(headers, "accept-encoding");
  expect(headers.get("Vary")).toBe("Authorization, Accept-Encoding");
});
