/** The state of an item on the site. Equal states are equal strings. */
export type State = string;

/** The state before creation and after permanent deletion. */
export const GONE: State = "gone";

/** Something that was written, with every state that the site has acknowledged. */
export type Item = {
  /** Its name in messages, such as `the tusker "Bandula 3"`. */
  name: string;
  /** The acknowledged states, newest last. */
  acknowledged: State[];
  /** The requested state of an unconfirmed write. */
  underWay: State | undefined;
};

export type Ledger = {
  add<Kind extends Item>(item: Omit<Kind, keyof Item> & { name: string }): Kind;
  /**
   * Performs a write, and counts it once it is acknowledged.
   * @param make rejects if no response came or the site refused; the write then remains unconfirmed
   */
  write(item: Item, verb: string, next: State, make: () => Promise<void>): Promise<void>;
  /**
   * Compares the state after a restart with the acknowledged one. An unconfirmed write may have been applied or not.
   */
  settle(item: Item, found: State): void;
  items(): readonly Item[];
  counts(): LedgerCounts;
};

export type LedgerCounts = {
  /** The number of acknowledged writes by verb. */
  acknowledged: Record<string, number>;
  /** Writes interrupted by a kill, by whether they turned out to be applied. */
  brokenOff: { done: number; notDone: number };
  /** Items that lost an acknowledged write, one sentence each. */
  lost: string[];
  /** Items in a state that was never requested, one sentence each. */
  torn: string[];
};

export const stateOf = (item: Item): State => item.acknowledged.at(-1) ?? GONE;

export function createLedger(): Ledger {
  const items: Item[] = [];
  const counts: LedgerCounts = { acknowledged: {}, brokenOff: { done: 0, notDone: 0 }, lost: [], torn: [] };
  return {
    add<Kind extends Item>(item: Omit<Kind, keyof Item> & { name: string }): Kind {
      const added = { ...item, acknowledged: [GONE], underWay: undefined } as unknown as Kind;
      items.push(added);
      return added;
    },
    async write(item, verb, next, make) {
      item.underWay = next;
      await make();
      item.acknowledged.push(next);
      item.underWay = undefined;
      counts.acknowledged[verb] = (counts.acknowledged[verb] ?? 0) + 1;
    },
    settle(item, found) {
      const [expected, wanted] = [stateOf(item), item.underWay];
      item.underWay = undefined;
      if (wanted !== undefined && found === wanted) counts.brokenOff.done += 1;
      else if (wanted !== undefined && found === expected) counts.brokenOff.notDone += 1;
      else if (found !== expected) {
        const isOld = item.acknowledged.includes(found);
        (isOld ? counts.lost : counts.torn).push(`${item.name} is "${found}" and not "${expected}"`);
      }
      if (found !== expected) item.acknowledged.push(found);
    },
    items: () => items,
    counts: () => counts,
  };
}
