/**
 * Shared, because `toLocaleString` looks up its format at each call, which slows public pages down. Sri Lanka writes
 * numbers alike in all three languages. The platform would group Tamil ones by lakhs, as India does: 74,51,234.
 */
const format = new Intl.NumberFormat("en");

/** A number in Western digits, grouped by thousands: 12,345. */
export const writtenNumber = (value: number): string => format.format(value);

/** "1 tusker", "12,345 tuskers". */
export const counted = (count: number, one: string, many: string): string =>
  `${writtenNumber(count)} ${count === 1 ? one : many}`;
