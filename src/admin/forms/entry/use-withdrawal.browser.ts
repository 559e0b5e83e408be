import { useCallback } from "react";
import { failureOf } from "../../kit/api/failure.ts";
import { loadEntry } from "./entry-calls.browser.ts";
import type { SharedValues } from "./entry-definition.ts";
import { findDisagreements, settle } from "./three-way.ts";
import type { EntryForm } from "./use-entry-form.browser.ts";

const without = <Values extends SharedValues>(values: Values, url: string): Values => ({
  ...values,
  pictures: values.pictures.filter((image) => image.url !== url),
});

/**
 * Updates the form after an image was withdrawn: the stored entry has lost it in a new version, and the form continues
 * from there. If somebody else changed the same fields, the next save reports the conflict as usual.
 */
export function useWithdrawal<Values extends SharedValues, Content>(entry: EntryForm<Values, Content>) {
  const { definition, form, begun, standOn, fill } = entry;
  return useCallback(
    async (url: string): Promise<void> => {
      const { base, origin } = begun.current;
      if (origin === undefined) return;
      try {
        const present = await loadEntry<Content>(definition.kind, origin.id);
        const theirs = definition.valuesOf(present.entry);
        const mine = without(form.getValues(), url);
        const disagreements = findDisagreements(definition.compared, { base: without(base, url), mine, theirs });
        if (disagreements.some(({ changedBy }) => changedBy === "both")) return;
        const sides = disagreements.map(
          ({ field, changedBy }) => [field, changedBy === "me" ? "mine" : "theirs"] as const,
        );
        standOn(theirs, { ...origin, version: present.version });
        fill(settle({ mine, theirs }, new Map(sides)));
      } catch (error) {
        // Ignored: the next save finds the new version anyway.
        failureOf(error);
      }
    },
    [definition, form, begun, standOn, fill],
  );
}
