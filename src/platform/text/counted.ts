/** Shared, because `toLocaleString` looks its format up again at each call, which public pages would notice. */
const format = new Intl.NumberFormat("en");

/** A whole number as people read it: 12,345. */
export const writtenNumber = (value: number): string => format.format(value);

/** "1 tusker", "12,345 tuskers". */
export const counted = (count: number, one: string, many: string): string =>
  `${writtenNumber(count)} ${count === 1 ? one : many}`;
