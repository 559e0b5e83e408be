import { expect, test } from "vitest";
import { createBoundedQueue } from "./bounded-queue.server.ts";

const queueOf = (atOnce: number, waiting: number) =>
  createBoundedQueue({ atOnce, waiting, refusal: () => new Error("full") });

/** Tasks that end when the test says so. */
function heldTasks() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const task = (number: number) => async () => {
    started.push(number);
    await new Promise<void>((resolve) => ends.set(number, resolve));
    return number;
  };
  return { started, task, end: (number: number) => ends.get(number)?.() };
}

test("no more tasks run at once than allowed, and waiting ones follow in order", async () => {
  const queue = queueOf(2, 10);
  const { started, task, end } = heldTasks();
  const results = [1, 2, 3, 4].map((number) => queue.run(task(number)));
  expect(started).toEqual([1, 2]);
  end(2);
  await results[1];
  expect(started).toEqual([1, 2, 3]);
  end(1);
  await results[0];
  expect(started).toEqual([1, 2, 3, 4]);
  end(3);
  end(4);
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test("a task is refused while the queue is full, and accepted later", async () => {
  const queue = queueOf(1, 1);
  const { task, end } = heldTasks();
  const [first, second] = [queue.run(task(1)), queue.run(task(2))];
  await expect(queue.run(task(3))).rejects.toThrow("full");
  end(1);
  await first;
  end(2);
  await second;
  expect(await queue.run(async () => "room")).toBe("room");
});

test("a task that fails gives its place free", async () => {
  const queue = queueOf(1, 1);
  const failing = () => Promise.reject(new Error("broken"));
  const results = [queue.run(failing), queue.run(failing)];
  for (const result of results) await expect(result).rejects.toThrow("broken");
  expect(await queue.run(async () => "next")).toBe("next");
});
