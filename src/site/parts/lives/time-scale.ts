/** Years on a drawing, from a decade before the first life to a little after today. */
export type TimeScale = { at(year: number): number; decades: number[]; begin: number; end: number };

export function timeScale(since: number | null, today: number, from: number, to: number): TimeScale {
  const begin = Math.floor(((since ?? Math.floor(today)) - 2) / 10) * 10;
  const end = Math.ceil(today);
  const at = (year: number): number => from + ((year - begin) / (end - begin)) * (to - from);
  const step = end - begin > 160 ? 50 : 10;
  const decades = Array.from({ length: Math.floor((end - begin) / step) + 1 }, (_, index) => begin + index * step);
  return { at, decades, begin, end };
}
