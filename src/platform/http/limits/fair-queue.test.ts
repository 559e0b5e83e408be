import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as loopTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.server.ts";

/** Numbered requests that each take the given milliseconds, on a fake clock on which nothing else takes time. */
function openTurns(eachMs: number) {
  let time = 0;
  const handled: number[] = [];
  const numbers = new Map<IncomingMessage, number>();
  const handle = (incoming: IncomingMessage) => {
    handled.push(numbers.get(incoming) ?? -1);
    time += eachMs;
  };
  const queue = createFairQueue(handle, { sliceMs: 1, now: () => time });
  const ask = (number: number, { gone = false } = {}) => {
    const incoming = {} as IncomingMessage;
    numbers.set(incoming, number);
    queue.handle(incoming, { destroyed: gone } as ServerResponse);
  };
  return { queue, handled, ask };
}

test("requests are passed on at once while no client is connecting", () => {
  const { handled, ask } = openTurns(2);
  for (const number of [1, 2, 3]) ask(number);
  expect(handled).toEqual([1, 2, 3]);
});

test("while connections come in, each turn of the loop handles little, in the order in which it was asked", async () => {
  const { queue, handled, ask } = openTurns(2);
  queue.connected();
  await loopTurn();
  queue.connected();
  for (const number of [1, 2, 3, 4]) ask(number);
  const afterEach: number[] = [];
  for (let turnNumber = 0; turnNumber < 3; turnNumber += 1) {
    queue.connected();
    await loopTurn();
    afterEach.push(handled.length);
  }
  expect(afterEach).toEqual([2, 3, 4]);
  expect(handled).toEqual([1, 2, 3, 4]);
});

test("waiting requests run once no client is connecting, except aborted ones", async () => {
  const { queue, handled, ask } = openTurns(2);
  queue.connected();
  for (const number of [1, 2, 3]) ask(number, { gone: number === 2 });
  await loopTurn();
  await loopTurn();
  expect(handled).toEqual([1, 3]);
  ask(4);
  expect(handled).toEqual([1, 3, 4]);
});
