import type { ReactNode } from "react";
import type { StoredEntry } from "../../entries/form/entry-calls.browser.ts";
import { EntryScreen } from "../../entries/form/screen/entry-screen.tsx";
import { useEntryForm } from "../../entries/form/use-entry-form.browser.ts";
import { TUSKER } from "./tusker-definition.ts";
import { TuskerFields } from "./tusker-fields.tsx";
import type { TuskerContent } from "./tusker-values.ts";

type TuskerFormProps = {
  stored?: StoredEntry<TuskerContent>;
  /** Unsaved text of this entry, which is gone, is offered in the form of a new one. */
  orphanOf?: string;
  lead?: ReactNode;
};

/** The form of a new tusker, or of a stored one. */
export function TuskerForm({ stored, orphanOf, lead }: TuskerFormProps) {
  const entry = useEntryForm(TUSKER, stored, orphanOf);
  return (
    <EntryScreen entry={entry} lead={lead}>
      {(told) => <TuskerFields stored={entry.origin && entry.begun.current.base} told={told} />}
    </EntryScreen>
  );
}
