import fc from "fast-check";
import { expect, test } from "vitest";
import { createSlotList, inBoth } from "./slot-list.ts";

const inOrder = (slots: Iterable<number>): number[] => [...slots].sort((a, b) => a - b);

test("holds what was added and not removed, each once and in order", () => {
  const step = fc.record({ add: fc.boolean(), slot: fc.nat(40) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const list = createSlotList();
      const expected = new Set<number>();
      for (const { add, slot } of steps) {
        if (add) list.add(slot);
        else list.remove(slot);
        if (add) expected.add(slot);
        else expected.delete(slot);
        expect([...list.view()]).toEqual(inOrder(expected));
        expect(list.length).toBe(expected.size);
      }
    }),
  );
});

test("finds what two lists have in common, however different they are in length", () => {
  const slots = (maxLength: number) =>
    fc.uniqueArray(fc.nat(300), { maxLength }).map((some) => Uint32Array.from(inOrder(some)));
  fc.assert(
    fc.property(slots(8), slots(300), (one, other) => {
      const expected = [...new Set(one).intersection(new Set(other))];
      expect([...inBoth(one, other)]).toEqual(inOrder(expected));
      expect([...inBoth(other, one)]).toEqual(inOrder(expected));
    }),
  );
});
