import { useCallback } from "react";
import { failureOf } from "../../admin/api/failure.ts";
import { loadEntry } from "./entry-calls.browser.ts";
import type { SharedValues } from "./entry-definition.ts";
import { findDisagreements, settle } from "./three-way.ts";
import type { EntryForm } from "./use-entry-form.browser.ts";

const without = <Values extends SharedValues>(values: Values, url: string): Values => ({
  ...values,
  pictures: values.pictures.filter((image) => image.url !== url),
});

/**
 * What follows for the form when an image was withdrawn: the stored entry is without it, in a new version. The form
 * goes on from that one. Where somebody else has changed what is also changed here, the next save asks, as always.
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
        // The next save meets the new version all the same.
        failureOf(error);
      }
    },
    [definition, form, begun, standOn, fill],
  );
}
