import type { ComparedField } from "./entry-definition.ts";
import { sameValue } from "./same-value.ts";

/** A part of an entry that differs between two versions. */
export type Disagreement<Values> = {
  field: ComparedField<Values>;
  /** Who changed it since the common base. */
  changedBy: "me" | "them" | "both";
};

export type Side = "mine" | "theirs";

const sameIn = <Values extends object>(field: ComparedField<Values>, a: Values, b: Values): boolean =>
  sameValue(a[field.name], b[field.name]);

/** The parts in which two versions differ, in the order of the form. */
export const findDifferences = <Values extends object>(
  compared: readonly ComparedField<Values>[],
  a: Values,
  b: Values,
): ComparedField<Values>[] => compared.filter((field) => !sameIn(field, a, b));

/** The parts in which my version and somebody else's saved version differ. */
export const findDisagreements = <Values extends object>(
  compared: readonly ComparedField<Values>[],
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): Disagreement<Values>[] =>
  findDifferences(compared, mine, theirs).map((field) => ({
    field,
    changedBy: sameIn(field, base, theirs) ? "me" : sameIn(field, base, mine) ? "them" : "both",
  }));

/** The values to save: theirs, with the chosen parts from mine. */
export function settle<Values extends object>(
  { mine, theirs }: { mine: Values; theirs: Values },
  choices: ReadonlyMap<ComparedField<Values>, Side>,
): Values {
  const settled = { ...theirs };
  for (const [field, side] of choices) {
    if (side === "mine") settled[field.name] = mine[field.name];
  }
  return settled;
}

/** The form after a save that stays on the page: the stored values, plus anything typed while the save was running. */
export function takeStored<Values extends object>(sent: Values, now: Values, stored: Values): Values {
  const typed = Object.entries(now).filter(([key, value]) => !sameValue(value, Reflect.get(sent, key)));
  return { ...stored, ...Object.fromEntries(typed) };
}
