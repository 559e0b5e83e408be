import type { Claims } from "./record.ts";
import type { Certainty } from "./vocabulary.ts";

export type Range = { min: number; max: number };
/** Everything that the accounts of a measure span, and the keys of their sources. */
export type Span = Range & { sources: readonly string[] };

/** Undefined if there are no accounts. */
export function spanOf(
  accounts: readonly { value: Range; sources: readonly string[] }[] | undefined,
): Span | undefined {
  if (accounts === undefined || accounts.length === 0) return undefined;
  return {
    min: Math.min(...accounts.map(({ value }) => value.min)),
    max: Math.max(...accounts.map(({ value }) => value.max)),
    sources: [...new Set(accounts.flatMap(({ sources }) => sources))],
  };
}

/** Whether every account of a measure is disputed. */
export const isDisputed = (accounts: readonly { certainty: Certainty }[] | undefined): boolean =>
  accounts?.every(({ certainty }) => certainty === "disputed") ?? false;

/** The height by all accounts, where a source gives one. */
export function sourcedHeight({ claims }: { claims: Pick<Claims, "height"> }): Span | undefined {
  const span = spanOf(claims.height);
  return span === undefined || span.sources.length === 0 ? undefined : span;
}
