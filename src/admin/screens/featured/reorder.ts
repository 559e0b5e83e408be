/** A copy of the list with one item moved. Positions beyond the ends are clamped. */
export function moved<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, ...list.slice(from, from + 1));
}
