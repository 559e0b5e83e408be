import type { Worker } from "node:cluster";
import { expect, test } from "vitest";
import { createFiguresDesk } from "./gather-figures.ts";
import type { Figures } from "./messages.ts";

const workerOf = (id: number) => ({ id }) as Worker;
const [one, other] = [workerOf(1), workerOf(2)];
const figuresOf = (name: string) => [{ name, help: "", aggregator: "sum", values: [] }] as unknown as Figures;

test("the figures of all workers come together, each once", async () => {
  const desk = createFiguresDesk();
  const gathered = desk.gather([one, other], (worker, number) => {
    desk.answered(worker, number, figuresOf(`of ${worker.id}`));
    desk.answered(worker, number, figuresOf("again"));
  });
  expect((await gathered).map(([figure]) => figure?.name)).toEqual(["of 1", "of 2"]);
});

test("nobody waits for a worker that dies meanwhile", async () => {
  const desk = createFiguresDesk();
  const gathered = desk.gather([one, other], (worker, number) => {
    if (worker === one) desk.answered(worker, number, figuresOf("of 1"));
  });
  desk.forget(other);
  expect(await gathered).toHaveLength(1);
});

test("without any worker there are no figures", async () => {
  expect(await createFiguresDesk().gather([], () => {})).toEqual([]);
});
