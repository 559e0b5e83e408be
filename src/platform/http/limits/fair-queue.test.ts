import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createFairTurns } from "./fair-queue.server.ts";

/** Requests by their numbers, whose answers take so many milliseconds each, by a clock on which all else takes none. */
function openTurns(eachMs: number) {
  let time = 0;
  const handled: number[] = [];
  const numbers = new Map<IncomingMessage, number>();
  const handle = (incoming: IncomingMessage) => {
    handled.push(numbers.get(incoming) ?? -1);
    time += eachMs;
  };
  const turns = createFairTurns(handle, { turnMs: 1, now: () => time });
  const ask = (number: number, { gone = false } = {}) => {
    const incoming = {} as IncomingMessage;
    numbers.set(incoming, number);
    turns.handle(incoming, { destroyed: gone } as ServerResponse);
  };
  return { turns, handled, ask };
}

test("requests are handed on at once while nobody is connecting", () => {
  const { handled, ask } = openTurns(2);
  for (const number of [1, 2, 3]) ask(number);
  expect(handled).toEqual([1, 2, 3]);
});

test("while connections come in, each turn of the loop handles little, in the order in which it was asked", async () => {
  const { turns, handled, ask } = openTurns(2);
  turns.connected();
  await turn();
  turns.connected();
  for (const number of [1, 2, 3, 4]) ask(number);
  const afterEach: number[] = [];
  for (let turnNumber = 0; turnNumber < 3; turnNumber += 1) {
    turns.connected();
    await turn();
    afterEach.push(handled.length);
  }
  expect(afterEach).toEqual([2, 3, 4]);
  expect(handled).toEqual([1, 2, 3, 4]);
});

test("what waits is handled at once when nobody connects any more, but for who has gone", async () => {
  const { turns, handled, ask } = openTurns(2);
  turns.connected();
  for (const number of [1, 2, 3]) ask(number, { gone: number === 2 });
  await turn();
  await turn();
  expect(handled).toEqual([1, 3]);
  ask(4);
  expect(handled).toEqual([1, 3, 4]);
});
