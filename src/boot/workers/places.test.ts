import { expect, test } from "vitest";
import { createBoundedQueue } from "../../server/bounded-queue.ts";
import { sharePlaces } from "../../server/shared-places.ts";
import { createPlaces } from "./places.ts";

/** Wishes of workers; `granted` says whose came true, in their order. */
function wishes(atOnce: number) {
  const places = createPlaces();
  const granted: string[] = [];
  return {
    places,
    granted,
    take: (worker: number, number: number, name = "pictures") =>
      places.take({ worker, number, name, atOnce, grant: () => granted.push(`${worker}.${number} ${name}`) }),
  };
}

test("places are given to whoever came first, of whatever worker, and no more than there are", () => {
  const { places, granted, take } = wishes(2);
  take(1, 1);
  take(2, 1);
  take(2, 2);
  take(1, 2);
  expect(granted).toEqual(["1.1 pictures", "2.1 pictures"]);
  places.give(2, 1);
  expect(granted.slice(2)).toEqual(["2.2 pictures"]);
  // Given back twice, a place is still one.
  places.give(2, 1);
  expect(granted.slice(3)).toEqual([]);
  places.give(1, 1);
  expect(granted.slice(3)).toEqual(["1.2 pictures"]);
});

test("what has another name does not wait", () => {
  const { granted, take } = wishes(1);
  take(1, 1);
  take(1, 2, "passwords");
  expect(granted).toEqual(["1.1 pictures", "1.2 passwords"]);
});

test("a worker that has ended holds nothing and waits for nothing", () => {
  const { places, granted, take } = wishes(1);
  take(1, 1);
  take(1, 2);
  take(2, 1);
  places.forget(1);
  expect(granted).toEqual(["1.1 pictures", "2.1 pictures"]);
});

test("queues of one name in several workers run no more at once than one of them would", async () => {
  const places = createPlaces();
  let last = 0;
  sharePlaces(
    (name, atOnce) =>
      new Promise((resolve) => {
        last += 1;
        const number = last;
        const grant = () => resolve(() => places.give(1, number));
        places.take({ worker: 1, number, name, atOnce, grant });
      }),
  );
  let [running, most, done] = [0, 0, 0];
  const queues = [1, 2, 3].map(() =>
    createBoundedQueue({ sharedAs: "pictures", atOnce: 2, waiting: 10, refusal: () => new Error("full") }),
  );
  await Promise.all(
    queues.flatMap((queue) =>
      Array.from({ length: 6 }, (_, index) =>
        queue
          .run(async () => {
            running += 1;
            most = Math.max(most, running);
            await new Promise((resolve) => setImmediate(resolve));
            running -= 1;
            done += 1;
            if (index === 3) throw new Error("a task that fails");
          })
          .catch(() => undefined),
      ),
    ),
  );
  expect([most, done]).toEqual([2, 18]);
});
