/** Places that are shared out among workers, first come first served. */
export type Places = {
  /** @param grant is called when the worker has the place; the number is the worker's own name for it */
  take(wish: { worker: number; number: number; name: string; atOnce: number; grant: () => void }): void;
  give(worker: number, number: number): void;
  /** Gives back all that a worker had, or waited for, that has ended. */
  forget(worker: number): void;
};

type Held = { worker: number; number: number };
type Line = { atOnce: number; held: Held[]; waiting: (Held & { grant: () => void })[] };

export function createPlaces(): Places {
  const lines = new Map<string, Line>();

  function fill(line: Line): void {
    while (line.held.length < line.atOnce) {
      const next = line.waiting.shift();
      if (next === undefined) return;
      line.held.push(next);
      next.grant();
    }
  }

  function remove(isMeant: (held: Held) => boolean): void {
    for (const line of lines.values()) {
      line.held = line.held.filter((held) => !isMeant(held));
      line.waiting = line.waiting.filter((held) => !isMeant(held));
      fill(line);
    }
  }

  return {
    take({ name, atOnce, ...wish }) {
      const line = lines.get(name) ?? { atOnce, held: [], waiting: [] };
      lines.set(name, line);
      line.waiting.push(wish);
      fill(line);
    },
    give: (worker, number) => remove((held) => held.worker === worker && held.number === number),
    forget: (worker) => remove((held) => held.worker === worker),
  };
}
