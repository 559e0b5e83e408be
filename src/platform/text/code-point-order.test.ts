import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { byCodePoint } from "./code-point-order.ts";

test("orders texts as the bytes of their UTF-8 do", () => {
  const encoder = new TextEncoder();
  const byBytes = (a: string, b: string): number => {
    const [left, right] = [encoder.encode(a), encoder.encode(b)];
    const at = left.findIndex((byte, place) => byte !== right[place]);
    return at === -1 ? left.length - right.length : (left[at] as number) - (right[at] ?? -1);
  };
  const text = fc.string({ unit: fc.constantFrom("a", "b", "ශ", "\uffee", "\ue000", "🐘", "𐀀"), maxLength: 5 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(byCodePoint(a, b))).toBe(Math.sign(byBytes(a, b)));
    }),
    { numRuns: runs(2000) },
  );
});
