import { useCallback, useEffect, useRef, useState } from "react";
import { type DefaultValues, type Path, useForm } from "react-hook-form";
import type { FieldError } from "../../../platform/errors/app-error.ts";
import { draftBase, draftKey, draftValues, type KeptDraft } from "./draft-store.browser.ts";
import type { StoredEntry } from "./entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "./entry-definition.ts";
import { entryResolver } from "./entry-errors.ts";
import { takeResumeMark } from "./resume-mark.browser.ts";
import { sameValue } from "./same-value.ts";
import { useKeptDraft } from "./use-kept-draft.browser.ts";

/** The base values of the fields whose current values differ. */
export const changedIn = (base: object, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(base).filter(([key, value]) => !sameValue(value, Reflect.get(values, key))));

/** The stored entry and version that the form is based on; undefined for a new entry. */
export type Origin = { id: string; version: string | null } | undefined;

/**
 * The form of one entry with everything around its values: base values, validation and the draft in the browser. For
 * saving see `useEntrySave`.
 * @param orphanOf the id of an entry that is gone, whose unsaved text this new form takes over
 */
export function useEntryForm<Values extends SharedValues, Content>(
  definition: EntryDefinition<Values, Content>,
  stored: StoredEntry<Content> | undefined,
  orphanOf?: string,
) {
  const [first] = useState(() => (stored === undefined ? definition.blank() : definition.valuesOf(stored.entry)));
  const [origin, setOrigin] = useState<Origin>(() => stored && { id: stored.entry._id, version: stored.version });
  const begun = useRef({ base: first, origin });
  const [resolver] = useState(() => entryResolver(definition));
  const form = useForm<Values>({
    // The library's type allows partial values; this form always has all of them.
    defaultValues: first as DefaultValues<Values>,
    mode: "onTouched",
    resolver,
    // The form focuses the first error in its own order; the library would use the order of rendering.
    shouldFocusError: false,
  });

  const snapshot = useCallback(() => {
    const { base, origin: from } = begun.current;
    const values = form.getValues();
    return { values, base: changedIn(base, values), version: from?.version ?? null };
  }, [form]);
  const key = draftKey(definition.kind, origin?.id ?? orphanOf);
  const draft = useKeptDraft(key, snapshot);
  const { noteChange, adopt } = draft;

  useEffect(() => form.subscribe({ formState: { values: true }, callback: noteChange }), [form, noteChange]);

  /** Sets the base of the form, which the next save is compared with. */
  const standOn = useCallback((base: Values, next: Origin) => {
    begun.current = { base, origin: next };
    setOrigin(next);
  }, []);

  /** Puts values into the form. */
  const fill = useCallback(
    (values: Values) => {
      form.reset(values);
      noteChange();
    },
    [form, noteChange],
  );

  const restore = useCallback(
    (kept: KeptDraft) => {
      const { origin: present, base } = begun.current;
      // Continue from the draft's version, so that the next save reports later changes by others as a conflict.
      if (present !== undefined && kept.version !== null)
        standOn(draftBase(definition, kept, base), { ...present, version: kept.version });
      adopt(kept);
      fill(draftValues(definition, kept, base));
    },
    [definition, adopt, standOn, fill],
  );

  const hasUnsaved = useCallback(() => !sameValue(form.getValues(), begun.current.base), [form]);

  const showErrors = useCallback(
    (errors: readonly FieldError[]) => {
      // A path of the form. An error whose path matches no field still appears in the summary.
      for (const { path, message } of errors) form.setError(path as Path<Values>, { type: "server", message });
    },
    [form],
  );

  return { definition, form, key, origin, begun, draft, standOn, fill, restore, hasUnsaved, showErrors };
}

export type EntryForm<Values extends SharedValues, Content> = ReturnType<typeof useEntryForm<Values, Content>>;

/** Restores the draft when the user comes back from signing in. */
export function useResume<Values extends SharedValues, Content>(
  { key, draft, restore }: EntryForm<Values, Content>,
  onResumed: () => void,
): void {
  const [isMarked] = useState(() => takeResumeMark(key));
  const done = useRef(false);
  const [newest] = draft.offered;
  useEffect(() => {
    if (!isMarked || done.current || newest === undefined) return;
    done.current = true;
    restore(newest);
    onResumed();
  }, [isMarked, newest, restore, onResumed]);
}
