/** How a thing stands on the site, in words that are alike for what is alike. */
export type State = string;

/** Before it was made, and after it was taken away for good. */
export const GONE: State = "gone";

/** Something that was written, with all that the site has ever acknowledged of it. */
export type Item = {
  /** What it is called in sentences, such as `the tusker "Bandula 3"`. */
  name: string;
  /** The acknowledged states, the newest last. */
  acknowledged: State[];
  /** The state that was asked for when nobody answered any more. */
  underWay: State | undefined;
};

export type Ledger = {
  add<Kind extends Item>(item: Omit<Kind, keyof Item> & { name: string }): Kind;
  /**
   * Makes a write, and counts it once it is answered.
   * @param make fails where no answer came or the site refused; then the write is under way
   */
  write(item: Item, verb: string, next: State, make: () => Promise<void>): Promise<void>;
  /** Compares what the site holds after a restart with what it acknowledged. What was under way may be done or not. */
  settle(item: Item, found: State): void;
  items(): readonly Item[];
  counts(): LedgerCounts;
};

export type LedgerCounts = {
  /** Acknowledged writes by their verbs. */
  acknowledged: Record<string, number>;
  /** Writes that a kill broke off, and that turned out to be done, or not. */
  brokenOff: { done: number; notDone: number };
  /** Things that stand as they stood before an acknowledged write, a sentence each. */
  lost: string[];
  /** Things that stand as nobody ever asked for, a sentence each. */
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
