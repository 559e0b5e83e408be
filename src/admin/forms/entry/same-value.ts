/** Whether two JSON values are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  // A key whose value is undefined equals a missing key, because JSON drops it.
  const [left, right] = [Object.entries(a).filter(isSet), Object.entries(b).filter(isSet)];
  const other = new Map<string, unknown>(right);
  return (
    left.length === right.length && left.every(([key, value]) => other.has(key) && sameValue(value, other.get(key)))
  );
}

const isSet = ([, value]: [string, unknown]): boolean => value !== undefined;
