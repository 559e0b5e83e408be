import { byCodePoint } from "../../platform/text/code-point-order.ts";
import type { Compare, LightRow } from "./entry-index.server.ts";

/** Compares by the first comparison that does not return 0. */
export const firstOf =
  <Row>(...comparisons: Compare<Row>[]): Compare<Row> =>
  (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

export const turned =
  <Row>(compare: Compare<Row>): Compare<Row> =>
  (a, b) =>
    compare(b, a);

export const bySortKey: Compare<LightRow> = (a, b) => byCodePoint(a.sort_key, b.sort_key);

/** For ASCII text only, such as ids, enum values, dates and times. */
export const byText =
  <Row>(textOf: (row: Row) => string): Compare<Row> =>
  (a, b) => {
    const [left, right] = [textOf(a), textOf(b)];
    return left < right ? -1 : Number(left > right);
  };

export const byId = byText<LightRow>(({ id }) => id);
export const byTime = byText<LightRow>(({ updated_at }) => updated_at);
