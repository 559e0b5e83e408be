import { seededRandom } from "../../artwork/random.ts";

/** Enough for many sets of ten questions, and few enough to hold in memory with all that is recorded of them. */
const MOST = 150;

/**
 * Collects the tuskers that questions may be about. Each has a fixed number made from his id, and those with the
 * smallest count: a new tusker displaces at most one of the others.
 */
export function poolForQuestions(most = MOST) {
  let pool: { seq: number; rank: number }[] = [];
  const cut = () => {
    pool = pool.sort((one, other) => one.rank - other.rank).slice(0, most);
  };
  return {
    add(seq: number, id: string): void {
      pool.push({ seq, rank: seededRandom(id)() });
      if (pool.length > most * 4) cut();
    },
    result(): readonly number[] {
      cut();
      return pool.map(({ seq }) => seq);
    },
  };
}
