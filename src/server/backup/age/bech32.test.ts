import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeBech32, encodeBech32 } from "./bech32.ts";

test("the texts that BIP 173 gives as right are read", () => {
  for (const text of [
    "A12UEL5L",
    "an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs",
  ]) {
    expect(decodeBech32(text)?.bytes).toEqual(new Uint8Array());
  }
  expect(decodeBech32("abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw")).toEqual({
    prefix: "abcdef",
    bytes: Uint8Array.from(Buffer.from("00443214c74254b635cf84653a56d7c675be77df", "hex")),
  });
});

test.each([
  ["a letter that is not of the alphabet", "x1b4n0q5v"],
  ["a wrong checksum", "A1G7SGD8"],
  ["no prefix", "10a06t8"],
  ["no checksum", "1qzzfhee"],
  ["capital letters among small ones", "A12uEL5L"],
  ["nothing at all", ""],
])("%s is not read", (_, text) => {
  expect(decodeBech32(text)).toBeUndefined();
});

test("whatever is written is read again, and one other letter anywhere is noticed", () => {
  const cases = fc.tuple(fc.uint8Array({ maxLength: 40 }), fc.nat(), fc.nat({ max: 30 }));
  fc.assert(
    fc.property(cases, ([bytes, place, shift]) => {
      const text = encodeBech32("age", bytes);
      expect(decodeBech32(text)).toEqual({ prefix: "age", bytes });
      expect(decodeBech32(text.toUpperCase())).toEqual({ prefix: "age", bytes });
      const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
      const at = "age1".length + (place % (text.length - "age1".length));
      const other = letters[(letters.indexOf(text[at] ?? "") + 1 + shift) % letters.length];
      expect(decodeBech32(text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
    }),
  );
});
