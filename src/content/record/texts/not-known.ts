import type { Claims, Feature } from "../record.ts";
import { words } from "./words.ts";

type Known = {
  claims: Claims;
  features: readonly Feature[];
  isDead: boolean;
  /** What other parts of the page tell although no claim holds it: a birth counted back from ages, tusks in words. */
  told: { birth: boolean; tuskLength: boolean };
};

/** What the record does not hold, as the parts of one line. */
export function notKnown({ claims, features, isDead, told }: Known): string[] {
  const { born, origin, height, tuskLength, died, deathCause } = words.notKnown;
  const missing = (property: keyof Claims, text: string): string[] =>
    (claims[property] ?? []).some(({ value }) => value !== "unknown") ? [] : [text];
  return [
    ...(told.birth ? [] : missing("born", born)),
    ...missing("origin", origin),
    ...missing("height", height),
    ...(told.tuskLength ? [] : missing("tuskLength", tuskLength)),
    ...(isDead ? [...missing("died", died), ...missing("deathCause", deathCause)] : []),
    ...(features.some(({ character }) => !character.startsWith("tusk")) ? [] : [words.notKnown.features]),
  ];
}
