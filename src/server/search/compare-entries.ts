import type { Compare } from "./entry-columns.ts";

/** The first comparison that tells two entries apart decides. */
export const firstOf =
  (...comparisons: Compare[]): Compare =>
  (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

export const turned =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);
