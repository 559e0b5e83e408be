import type { Worker } from "node:cluster";
import type { Figures } from "./messages.ts";

/** Longer than any worker that is not stuck takes. */
const LONGEST_MS = 5_000;

/** Asks all workers for what they count. One that dies meanwhile, or says nothing for five seconds, is left out. */
export type FiguresDesk = {
  gather(workers: Worker[], ask: (worker: Worker, number: number) => void): Promise<Figures[]>;
  answered(worker: Worker, number: number, figures: Figures): void;
  forget(worker: Worker): void;
};

type Gathering = { missing: Set<number>; figures: Figures[]; end: () => void };

export function createFiguresDesk(): FiguresDesk {
  const gatherings = new Map<number, Gathering>();
  let last = 0;

  function noLongerMissing(gathering: Gathering | undefined, worker: Worker): void {
    if (gathering?.missing.delete(worker.id) && gathering.missing.size === 0) gathering.end();
  }

  return {
    async gather(workers, ask) {
      last += 1;
      const number = last;
      const ended = Promise.withResolvers<void>();
      if (workers.length === 0) return [];
      const gathering: Gathering = { missing: new Set(workers.map(({ id }) => id)), figures: [], end: ended.resolve };
      gatherings.set(number, gathering);
      const limit = setTimeout(ended.resolve, LONGEST_MS);
      for (const worker of workers) ask(worker, number);
      await ended.promise;
      clearTimeout(limit);
      gatherings.delete(number);
      return gathering.figures;
    },
    answered(worker, number, figures) {
      const gathering = gatherings.get(number);
      if (gathering?.missing.has(worker.id)) gathering.figures.push(figures);
      noLongerMissing(gathering, worker);
    },
    forget(worker) {
      for (const gathering of gatherings.values()) noLongerMissing(gathering, worker);
    },
  };
}
