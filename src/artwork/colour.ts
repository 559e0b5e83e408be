const channels = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Mixes two colours (`#rrggbb`): `share` 0 gives the first, 1 the second. */
export const mix = (a: string, b: string, share: number): string => {
  const from = channels(a);
  const to = channels(b);
  const part = (k: 0 | 1 | 2) =>
    Math.round(from[k] + (to[k] - from[k]) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(1)}${part(2)}`;
};
