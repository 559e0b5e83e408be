/** Shared, because `toLocaleString` looks up its format at each call, which slows public pages down. */
const format = new Intl.NumberFormat("en");

/** A whole number as people read it: 12,345. */
export const writtenNumber = (value: number): string => format.format(value);

/** "1 tusker", "12,345 tuskers". */
export const counted = (count: number, one: string, many: string): string =>
  `${writtenNumber(count)} ${count === 1 ? one : many}`;
